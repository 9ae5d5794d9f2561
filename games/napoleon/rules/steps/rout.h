// NP-7.4, NP-6.3.3  Rout, and how a battle ends.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-7.4.10  The points that the block loses in a rout, or when it retreats while it is engaged (NP-7.1.2).
int attrition(const Position&, Unit);

// NP-7.4.1  Whether enemies stand alone in one of the side's own positions.
bool is_routed(const Position&, Town, Side);

// NP-7.4.1  Whether the side is routed once the block leaves its position: it stands there alone against enemies.
bool routs_by_leaving(const Position&, Unit);

// NP-7.4.1, NP-6.3.3  To be asked after everything that moves or eliminates a block in a battle: if a side is routed or has no block left, the
// battle ends, all steps that lie on Battles leave the agenda, and true is returned: the caller then does and pushes nothing more.
bool battle_decided(Position&, std::uint8_t battle, Effects&);

// NP-7.4.4, NP-6.7.6  Ends the battle with this loser, whose blocks are eliminated or retreat. See steps/step.h.
void end_battle(Position&, std::uint8_t battle, Side loser, Cause, Effects&);

}  // namespace papelotte::napoleon
