// Whether the steps of a hand-made agenda fit the position.
#pragma once

#include "engine/input_fault.h"
#include "games/enemy_mistakes/rules/position.h"

namespace papelotte::enemy_mistakes {

InputFault broken_agenda(const Position&);

}   // namespace papelotte::enemy_mistakes
