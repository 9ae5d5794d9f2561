// W2-18  Victory.
#pragma once

#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// W2-18.1.1, W2-18.1.2  Ends the game if the loss of this unit, which stood in `area`, decides it. Returns whether the game is over.
bool lost_by(Position&, Unit unit, Area area, Effects&);

// W2-18.1.3  Ends the game if the faction's side now controls all victory areas. `area` is the one that changed.
void check_victory_areas(Position&, Area area, Faction, Effects&);

// W2-18.2  Night falls after the last turn.
void end_by_night(Position&, Effects&);

}  // namespace papelotte::waterloo200
