// NP-6.3.30 … NP-6.3.40, NP-6.2.51  Moves on the battle board.
#pragma once

#include "engine/rule.h"
#include "games/napoleon/rules/events.h"
#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

struct BlockState;

// NP-6.3.30, NP-6.3.39  Empty when the block of this battle may still do something else than what belongs to its square: it has not acted, or
// acted last. `whole`: something that is its whole action.
Refusal why_not_act(const BlockState&, bool whole);

// NP-6.3.34, NP-6.3.50, NP-6.3.63  Empty when a block of this type has a battle move left.
Refusal why_no_move_left(const BlockState&, Type);

// Empty when the block may make this battle move. The type is given apart, so that what the enemy can infer about a hidden block follows from
// the same rules.
Refusal why_not_move(const Position&, std::uint8_t battle, Unit block, Type, Space to);

// A move that the player has chosen. The caller then asks battle_decided.
void make_move(Position&, std::uint8_t battle, Unit, Space to, Effects&);

// NP-6.3.14, NP-6.3.16  A block with low morale falls back, or is eliminated where it cannot. The caller then asks battle_decided.
void fall_back(Position&, std::uint8_t battle, Unit, Effects&);

// Eliminates a block of the battle, and the block that it shelters (NP-6.5.24).
void destroy(Position&, std::uint8_t battle, Unit, Effects&);

// NP-6.3.55, NP-6.3.62, NP-6.2.51  To be called when a block has left the position: if nobody is engaged there any more, shock and the bonus of
// short range lapse, and woods hide again.
void note_departure(Position&, std::uint8_t battle, Space from);

// NP-6.3.30  The block acts now: the action of the one before is over.
void begin_action(Position&, Town, Unit);
void end_action(Position&, Town, Side);

// NP-7.1.1, NP-7.1.2, NP-7.1.7  A block leaves the battle for the map, by its player's choice or in a withdrawal. The caller then asks
// battle_decided.
void leave_battle(Position&, std::uint8_t battle, Unit, Town to, Effects&);

// Tells its own side which block did something on the board, and the others too if its face is up.
void tell_deed(const Position&, Unit, Happening, int with, Effects&);

}  // namespace papelotte::napoleon
