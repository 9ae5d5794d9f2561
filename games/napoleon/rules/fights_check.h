// What holds of fights and of the steps that fight them, for tests and for positions that are made by hand.
#pragma once

#include "engine/input_fault.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

// Every fight has both sides and is resolved by one step of the agenda; the steps of a battle or skirmish belong together.
InputFault broken_fights(const Position&);

}   // namespace papelotte::napoleon
