// What holds of the steps of an agenda, for tests and for positions that are made by hand.
#pragma once

#include "engine/input_fault.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

InputFault broken_agenda(const Position&);

// NP-2.2.2  The Movement Phase is under way: blocks have a start.
bool in_movement(const Position&);

}  // namespace papelotte::napoleon
