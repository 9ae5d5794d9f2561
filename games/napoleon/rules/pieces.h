// The only functions that change the place, strength and face of blocks. They keep what the enemy knows up to date (knowledge.h).
#pragma once

#include "games/napoleon/rules/events.h"
#include "games/napoleon/rules/knowledge.h"

namespace papelotte::napoleon {

// NP-3.2  Turns the block's face up for everybody.
void show(Position&, Unit, Effects&);
// NP-3.2.2, NP-6.2.51  The face is hidden again; the enemy remembers it.
inline void hide(Position& p, Unit unit) { p.block(unit).shown = false; }

// NP-3.1.4  The block loses points, and is eliminated below 1. A hidden block's loss is known to be that of one of `among`, which may be
// of both Allied armies.
void lose_strength(Position&, Unit, int points, UnitSet among, Effects&);
inline void lose_strength(Position& p, Unit unit, int points, Effects& effects) { lose_strength(p, unit, points, alike(p, unit), effects); }

void eliminate(Position&, Unit, Effects&);   // its face is shown to everybody (NP-3.1.9)

// Takes the block off the battle board and clears all marks of the fight; it stays in its town, hidden.
void leave_board(Position&, Unit);

}  // namespace papelotte::napoleon
