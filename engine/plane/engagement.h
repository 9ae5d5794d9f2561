// The area of engagement of a piece: all points within some distance of it that are not behind the line of its rear edge.
#pragma once

#include "engine/plane/polygon.h"
#include "engine/plane/touch.h"

namespace papelotte::plane {

struct Engaging {
    Box box;
    bool all_round = false;   // no rear: the area lies on every side
};

// How far the part of a piece that is not behind the owner's rear line is from the owner; infinite if all of it is behind.
double engaged_distance(const Convex& piece, const Engaging& owner);
inline double engaged_distance(const Box& piece, const Engaging& owner) { return engaged_distance(outline(piece), owner); }
// The least of these distances during a slide, since all places of the slide together are one convex polygon.
double engaged_distance(const Box& piece, Slide, const Engaging& owner);
bool is_engaged(const Box& piece, Slide, const Engaging& owner, double limit);   // that is less than the limit
// How far it slides before that distance falls below `limit`, to a hundredth of a millimetre; more than the slide if it never does.
double first_entry(const Box& piece, Slide, const Engaging& owner, double limit);

}   // namespace papelotte::plane
