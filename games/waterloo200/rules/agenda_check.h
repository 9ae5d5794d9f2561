// Checks whether play can produce an agenda: each step lies on a step that starts it, and its data are valid.
#pragma once

#include "engine/input_fault.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

InputFault broken_agenda(const Position&);

const March* march_under_way(const Position&);   // null when no unit is on the march

}  // namespace papelotte::waterloo200
