// What a view has about the battles under way in addition to their fields.
#pragma once

#include "engine/view_fields.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

using ShownPosition = Shown<Position>;

void put_battle_turn(ShownPosition&);   // NP-6.1.5
void put_fight_kinds(ShownPosition&);   // NP-6.1.2
void put_escapes(ShownPosition&);       // NP-7.1.3 … NP-7.2.1

}  // namespace papelotte::napoleon
