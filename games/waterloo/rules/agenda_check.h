// Checks whether play can produce an agenda: each step lies on a step that starts it, and its data are valid.
#pragma once

#include "engine/input_fault.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

InputFault broken_agenda(const Position&);

}  // namespace papelotte::waterloo
