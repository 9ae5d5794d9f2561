// The only functions that change the place, step and face of blocks, and the control of areas. They apply the immediate consequences
// (control, hidden faces, Morale, the end of the game).
#pragma once

#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {

// Moves a unit and keeps `present` up to date; applies no rule.
void relocate(Position&, Unit unit, Area to);

// W2-2.4.4, W2-2.4.9, W2-12.5.1  A unit enters an area: updates control of both areas, new engagements and hidden faces.
void enter(Position&, Unit unit, Area to, Effects&);

// W2-16.1.3  Places a block from off the map.
void place(Position&, Unit unit, Area to, Effects&);

void take_control(Position&, Area, Faction, Effects&);   // W2-2.4; may end the game (W2-18.1.3)

// W2-2.4.9, W2-13.8.4  After a unit has left or died: a faction that is alone controls the area, and its attackers are hidden.
void settle_area(Position&, Area, Effects&);

void reduce(Position&, Unit unit, Effects&);      // W2-3.2.10, W2-3.2.7
void eliminate(Position&, Unit unit, Effects&);   // W2-3.2.12, W2-13.9, W2-18.1

void tire(Position&, Unit leader, Effects&);      // W2-4.3.1, W2-4.3.3: no effect on his last step

void show(Position&, Unit unit, Effects&);        // turns it face up for all seats
void show(Position&, Unit unit, Area stood, Effects&);   // the same at the end of a march that began in `stood`

}  // namespace papelotte::waterloo200
