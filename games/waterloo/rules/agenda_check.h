// Whether an agenda is one that play can bring about: steps lie on steps that start them, with data that exist.
#pragma once

#include <string>

#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

std::string broken_agenda(const Position&);   // empty, or what is wrong

}  // namespace papelotte::waterloo
