// Whether an agenda is one that play can bring about: steps lie on steps that start them, with data that exist.
#pragma once

#include <string>

#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

std::string broken_agenda(const Position&);   // empty, or what is wrong

const March* march_under_way(const Position&);   // null when no unit is on its way

}  // namespace papelotte::waterloo200
