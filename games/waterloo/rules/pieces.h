// The only functions that move pieces and cubes. They keep the derived data of the position up to date, and report events.
#pragma once

#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

// Moves a unit, without any of the consequences of its arrival.
void relocate(Position&, Unit unit, Area to);

// Removes a lost unit. The caller handles its cubes.
void eliminate(Position&, Unit unit, Cause, Effects&);

void tire(Position&, Unit cavalry, Effects&);
void set_formation(Position&, Unit unit, Posture, Effects&);
void unman(Position&, Unit gun, Effects&);   // takes the gun's cube from the stock, which must not be empty

void add_cubes(Position&, Area, Colour, int number, Effects&);      // from the stock
void remove_cubes(Position&, Area, Colour, int number, Effects&);   // back to the stock

// A unit enters an area with the cubes that it carries from the area it left. It catches lone enemy leaders (WL-5.1.12); infantry mans
// guns and takes over their cubes (WL-9.3.3, WL-9.3.5); then too many cubes eliminate units (WL-9.2.2).
void arrive(Position&, Unit unit, Area to, int cubes, Effects&);

// WL-7.6.2  Every gun of the side in the area loses its crew.
void unman_all(Position&, Area, Seat side);

// WL-7.6.5  Guns of either side among enemy cavalry lose their crews where their own side has neither infantry nor cavalry.
void unman_helpless_guns(Position&, Area);

// Clears the mark `acted` of all units.
void clear_acted(Position&);

}  // namespace papelotte::waterloo
