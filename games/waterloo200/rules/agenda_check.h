// Whether an agenda is one that play can bring about: steps lie on steps that start them, with data that exist.
#pragma once

#include "engine/input_fault.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

InputFault broken_agenda(const Position&);

const March* march_under_way(const Position&);   // null when no unit is on its way

}  // namespace papelotte::waterloo200
