// The only functions that put pieces and cubes from one place to another. They keep what the position derives in step, and report.
#pragma once

#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

// Puts a unit somewhere; nothing else follows from it.
void relocate(Position&, Unit unit, Area to);

// A unit is lost. Cubes are the caller's business.
void eliminate(Position&, Unit unit, Cause, Effects&);

void tire(Position&, Unit cavalry, Effects&);
void set_formation(Position&, Unit unit, Posture, Effects&);
void unman(Position&, Unit gun, Effects&);   // with its cube, from a stock that is not empty

void add_cubes(Position&, Area, Colour, int number, Effects&);      // from the stock
void remove_cubes(Position&, Area, Colour, int number, Effects&);   // back to the stock

// A unit comes to an area with the cubes that it carries from the one it left: it catches lone enemy leaders (WL-5.1.12), infantry mans
// guns and takes over their cubes (WL-9.3.3, WL-9.3.5), and too many cubes are seen to (WL-9.2.2).
void arrive(Position&, Unit unit, Area to, int cubes, Effects&);

// WL-7.6.2  Every gun of the side in the area loses its crew.
void unman_all(Position&, Area, Seat side);

// WL-7.6.5  Guns that stand among enemy cavalry without infantry or cavalry of their own side lose their crews, whichever side they are of.
void unman_helpless_guns(Position&, Area);

// The marks of a procedure.
void clear_acted(Position&);

}  // namespace papelotte::waterloo
