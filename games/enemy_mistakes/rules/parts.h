// Choosing a part of a formation (EM-2.20): by a row or column, or unit by unit.
#pragma once

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/formations.h"

namespace papelotte::enemy_mistakes {

Refusal why_not_own(const Position&, Army, Unit);                 // a unit of the army on the board
Refusal why_not_part(const Position&, UnitSet part, Action);      // `part` or `take`, after what has been chosen
UnitSet part_after(const Position&, UnitSet part, Action);
Refusal why_not_group(const Position&, UnitSet part, Unit);       // the chosen part can be split off; the whole formation needs no split
void add_takes(const Position&, UnitSet part, ActionList&);

}   // namespace papelotte::enemy_mistakes
