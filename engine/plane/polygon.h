// Polygons: convex ones that rectangles become when they slide or are cut, and plain ones, of terrain.
#pragma once

#include <span>

#include "engine/fixed_vector.h"
#include "engine/plane/box.h"

namespace papelotte::plane {

// The corners of a convex polygon, clockwise as seen on the table (x east, y south).
using Convex = FixedVector<Vec, 12>;
// Any simple polygon, clockwise as well.
using Polygon = std::span<const Vec>;

Convex outline(const Box&);
Convex swept(const Box&, Vec by);                   // the hull of a box and the box moved by so much
Convex in_front_of(const Convex&, Vec point, Vec front);   // the part that is not behind the line through the point
double gap(const Convex&, const Convex&);            // 0: they meet
bool nearer(const Convex&, const Convex&, double limit);   // the gap is smaller; quicker than the gap itself
Bounds bounds_of(const Convex&);
Bounds bounds_of(Polygon);

double area(Polygon);                                // of a clockwise one positive
double shared_area(const Convex&, Polygon);
bool holds(Polygon, Vec);
// The box lies in the polygon, or sticks out by at most so much.
bool holds(Polygon, const Box&, double tolerance);
bool within(const Box&, Polygon, double distance);   // they meet, or no more than that is between them
double length_inside(Vec from, Vec to, Polygon);     // of a segment
// A line of segments crosses the inside of a convex polygon; to touch its edge is not enough.
bool crosses(Polygon line, const Convex&);
// The same, but not where it does so inside a zone. `inside`: it crosses in the zone.
struct Crossing {
    bool outside = false, inside = false;
};
Crossing crossing(Polygon line, const Convex&, std::span<const Box> zones);
// Over how much of it a segment is within some distance of a box, and how far from its beginning that begins.
struct Stretch {
    double from = 0, to = 0;
    double length() const { return to > from ? to - from : 0; }
};
Stretch along(Vec from, Vec to, const Box& box, double distance);
bool within(const Box&, Polygon line, double half_width, double distance);   // a strip about a line of segments

}   // namespace papelotte::plane
