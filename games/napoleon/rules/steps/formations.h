// NP-6.5, NP-6.2.3  Squares and shelter, farms and hills. Each of these is a block's whole action, except leaving a farm or hill, which is a battle
// move.
#pragma once

#include "engine/rule.h"
#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

struct Battle;

Refusal why_not_form(const Position&, const Battle&, Unit);
Refusal why_not_unform(const Position&, Unit);
Refusal why_not_shelter(const Position&, Unit, Unit square);
Refusal why_not_unshelter(const Position&, Unit);
Refusal why_not_occupy(const Position&, const Battle&, Unit);
Refusal why_not_swap(const Position&, const Battle&, Unit, Actor);
Refusal why_not_leave(const Position&, Unit);

// NP-6.2.15, NP-6.2.18, NP-6.2.34  Empty when a block of this type may go on the farm or hill of the position; also in deployment.
Refusal why_not_marker(const Position&, const Battle&, Unit, Space);

void form(Position&, Unit, Effects&);
void unform(Position&, Unit, Effects&);
void shelter(Position&, Unit, Unit square, Effects&);
void unshelter(Position&, Unit, Effects&);
void occupy(Position&, const Battle&, Unit, Effects&);
void swap_occupants(Position&, const Battle&, Unit, Effects&);
void leave_marker(Position&, const Battle&, Unit, Effects&);

}   // namespace papelotte::napoleon
