// W2-18  Victory.
#pragma once

#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// W2-18.1.1, W2-18.1.2  Ends the game if the loss of the unit, which stood in `area`, decides it. Returns whether the game is over.
bool lost_by(Position&, Unit unit, Area area, Effects&);

// W2-18.1.3  Ends the game if the faction's side now holds all victory areas, of which `area` may be the last.
void check_victory_areas(Position&, Area area, Faction, Effects&);

// W2-18.2  Night falls after the last turn.
void end_by_night(Position&, Effects&);

}  // namespace papelotte::waterloo200
