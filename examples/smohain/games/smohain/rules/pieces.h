// Questions about where units stand, and the only code that moves them or takes their steps.
#pragma once

#include "games/smohain/rules/position.h"

namespace papelotte::smohain {

UnitSet units_at(const Position&, Area);
UnitSet units_at(const Position&, Area, Seat side);
UnitSet units_on_map(const Position&, Seat side);
bool has_room(const Position&, Area, int units);       // SM-1.3
int built_up_held(const Position&, Seat side);

void enter(Position&, Unit, Area, Effects&);
void lose_step(Position&, Unit, Effects&);             // SM-4.5

}  // namespace papelotte::smohain
