// EM-2.43 to EM-2.49  Lines of fire and of sight.
#pragma once

#include "games/enemy_mistakes/rules/pieces.h"

namespace papelotte::enemy_mistakes {

bool in_line_of_fire(const Position&, Unit gun, Unit target);   // EM-2.44: rays meet it, whatever stands before it
bool can_see_to_fire(const Position&, Unit gun, Unit target);   // EM-2.44 to EM-2.47: a possible target
// EM-2.48  The edge fired upon; `choice`: two are met equally, and the target's player chooses.
TouchedEdges fired_edges(const Position&, Unit gun, Unit target);
// EM-2.49  A General sees a unit; the formation that he is attached to always (EM-11.5).
bool sees(const Position&, General, Unit);
bool sees_one_of(const Position&, General, UnitSet);

}   // namespace papelotte::enemy_mistakes
