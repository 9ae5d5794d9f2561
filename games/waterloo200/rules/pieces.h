// The one place where blocks change place, step and face, and areas their master. Whatever follows at once by the rules (control, hidden
// faces, Morale, the end of the game) follows here.
#pragma once

#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {

// Puts a unit somewhere and keeps the record of presence; no rule applies.
void relocate(Position&, Unit unit, Area to);

// W2-2.4.4, W2-2.4.9, W2-12.5.1  A unit enters an area: control of it and of the one left, new engagements, hidden faces.
void enter(Position&, Unit unit, Area to, Effects&);

// W2-16.1.3  A block is placed from off the map.
void place(Position&, Unit unit, Area to, Effects&);

void take_control(Position&, Area, Faction, Effects&);   // W2-2.4; may end the game (W2-18.1.3)

// W2-2.4.9, W2-13.8.4  After somebody left or died: if one faction stands alone it controls the area and its attackers are hidden.
void settle_area(Position&, Area, Effects&);

void reduce(Position&, Unit unit, Effects&);      // W2-3.2.10, W2-3.2.7
void eliminate(Position&, Unit unit, Effects&);   // W2-3.2.12, W2-13.9, W2-18.1

void tire(Position&, Unit leader, Effects&);      // W2-4.3.1, W2-4.3.3: on his last step he stays as he is

void show(Position&, Unit unit, Effects&);        // its face is seen by all from now on, for a while at least
void show(Position&, Unit unit, Area stood, Effects&);   // the same at the end of a march from there

}  // namespace papelotte::waterloo200
