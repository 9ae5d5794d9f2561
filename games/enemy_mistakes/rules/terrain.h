// EM-4  What pieces stand on, and the shapes of the terrain.
#pragma once

#include <span>

#include "engine/plane/polygon.h"
#include "games/enemy_mistakes/rules/pieces.h"

namespace papelotte::enemy_mistakes {

using AreaSet = IdSet<Area, 1>;
using LineSet = IdSet<Line, 1>;

plane::Polygon shape_of(Area);
plane::Polygon shape_of(Line);                            // its centre line
const plane::Bounds& bounds_of(Area);
const plane::Bounds& bounds_of(Line);                     // of its strip
std::span<const plane::Box> bridge_zones(Line torrent);   // EM-4.18

bool touches(const plane::Box&, Area);                    // EM-4.1: on it
bool touches(const plane::Box&, Line);
bool entirely_inside(const plane::Box&, Area);
bool entirely_inside(const plane::Box&, Terrain);         // one area of this kind
LineSet roads_touched(const plane::Box&);
inline bool entirely_inside(const Position& p, Unit unit, Terrain terrain) { return entirely_inside(box_of(p, unit), terrain); }
inline bool touches(const Position& p, Unit unit, Area area) { return touches(box_of(p, unit), area); }

// EM-4.3 to EM-4.7  The melee modifier of terrain; `moving`: IN MOVEMENT when the combat began (EM-14.22).
int melee_terrain(const Position&, Unit, bool defending, bool moving);
// EM-4.8
int bombardment_terrain(const Position&, Unit target);

}   // namespace papelotte::enemy_mistakes
