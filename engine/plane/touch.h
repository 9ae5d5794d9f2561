// What two rectangles are to each other: apart, touching or overlapping; and what happens when one of them slides.
#pragma once

#include "engine/plane/box.h"

namespace papelotte::plane {

// How far one of two boxes would have to be moved to part them, at least; negative: they are apart.
double penetration(const Box&, const Box&);
inline bool overlap(const Box& a, const Box& b) {
    const Vec between = b.centre - a.centre;
    const double reach = a.radius() + b.radius();
    return dot(between, between) < reach * reach && penetration(a, b) > kOverlap;
}
double gap(const Box&, const Box&);       // 0: they meet
bool near(const Box&, const Box&, double distance);   // the gap is at most so much; a quick answer for boxes far apart
inline bool touch(const Box& a, const Box& b) { return near(a, b, kContact) && !overlap(a, b); }

// A slide along a direction (a unit vector), at most so far.
struct Slide {
    Vec along;
    double distance = 0;
};
// The part of a way without end, forward and backward, on which the box overlaps the other one; empty if enter >= leave.
struct WaySpan {
    double enter, leave;
    bool empty() const { return enter >= leave; }
};
WaySpan overlapping(const Box&, Vec along, const Box& obstacle, double depth = kOverlap);
// Whether the box overlaps the other one on its way, ends included.
bool slides_over(const Box&, Slide, const Box& obstacle);
// How far it gets before it meets the other one: the distance of first contact, or `distance` if it does not. Boxes that overlap or touch
// already and come no closer do not stop it.
double free_way(const Box&, Slide, const Box& obstacle);
// The distance of first contact where brushing past within kContact counts as well; more than `distance`: no contact.
double first_contact(const Box&, Slide, const Box& obstacle);

}   // namespace papelotte::plane
