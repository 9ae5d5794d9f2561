// WL-15  Victory.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-15.1  Phase 6: sets the result of the position if a player has won.
void check_victory(Position&, Effects&);

}  // namespace papelotte::waterloo
