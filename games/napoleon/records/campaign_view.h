// What a view tells of the campaign besides the fields of the position: what the rules count.
#pragma once

#include "engine/view_fields.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

// NP-10.1.2 "lost": blocks of each army. NP-5.1.1 "moves_left": group moves of the armies that move now. NP-9.1, NP-10.3.1 "cities": in whose
// hands those that supply the Allies are, and "cities_held", those that would win the game for the French.
void put_campaign(Shown<Position>&);

}  // namespace papelotte::napoleon
