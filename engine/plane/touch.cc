#include "engine/plane/touch.h"

#include <algorithm>

namespace papelotte::plane {
namespace {

// The four directions in which two boxes can be apart.
std::array<Vec, 4> axes_of(const Box& a, const Box& b) { return {a.front, a.right(), b.front, b.right()}; }

double squared_gap(const Box& a, const Box& b) {
    const auto p = a.corners(), q = b.corners();
    double least = kFar;
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t j = 0; j < 4; ++j) {
            least = std::min(least, squared_to_segment(p[i], q[j], q[(j + 1) % 4]));
            least = std::min(least, squared_to_segment(q[i], p[j], p[(j + 1) % 4]));
        }
    return least;
}

}   // namespace

// The boxes overlap by more than `depth` along every axis; negative: they come within so much of each other.
WaySpan overlapping(const Box& box, Vec along, const Box& obstacle, double depth) {
    WaySpan span{-kFar, kFar};
    const Vec between = obstacle.centre - box.centre;
    for (const Vec axis : axes_of(box, obstacle)) {
        const double apart = dot(between, axis), speed = dot(along, axis), room = box.reach(axis) + obstacle.reach(axis) - depth;
        // |apart - t * speed| < room
        if (absolute(speed) < 1e-9) {
            if (absolute(apart) >= room) return {kFar, -kFar};
            continue;
        }
        const double one = (apart - room) / speed, other = (apart + room) / speed;
        span.enter = std::max(span.enter, std::min(one, other));
        span.leave = std::min(span.leave, std::max(one, other));
    }
    return span;
}

double penetration(const Box& a, const Box& b) {
    const Vec between = b.centre - a.centre;
    double least = kFar;
    for (const Vec axis : axes_of(a, b)) least = std::min(least, a.reach(axis) + b.reach(axis) - absolute(dot(between, axis)));
    return least;
}

double gap(const Box& a, const Box& b) { return penetration(a, b) >= 0 ? 0 : std::sqrt(squared_gap(a, b)); }

bool near(const Box& a, const Box& b, double distance) {
    const Vec between = b.centre - a.centre;
    const double reach = a.radius() + b.radius() + distance;
    if (dot(between, between) > reach * reach) return false;
    const double depth = penetration(a, b);
    return depth >= 0 || (-depth <= distance && squared_gap(a, b) <= distance * distance);
}

bool slides_over(const Box& box, Slide slide, const Box& obstacle) {
    const WaySpan span = overlapping(box, slide.along, obstacle, kOverlap);
    return !span.empty() && span.enter < slide.distance && span.leave > 0;
}

double free_way(const Box& box, Slide slide, const Box& obstacle) {
    // It stops where the boxes would begin to overlap, and then where they meet exactly: a tenth of a millimetre earlier at most.
    if (!slides_over(box, slide, obstacle)) return slide.distance;
    const WaySpan meeting = overlapping(box, slide.along, obstacle, 0);
    return std::clamp(meeting.enter, 0.0, slide.distance);
}

double first_contact(const Box& box, Slide slide, const Box& obstacle) {
    const WaySpan meeting = overlapping(box, slide.along, obstacle, 0);
    if (!meeting.empty() && meeting.leave > 0) return std::max(meeting.enter, 0.0);
    const WaySpan brushing = overlapping(box, slide.along, obstacle, -kContact);
    const double begins = std::max(brushing.enter, 0.0);
    if (brushing.empty() || brushing.leave <= begins) return kFar;
    const auto touches_at = [&](double way) { return gap(box.moved(slide.along * way), obstacle) <= kContact; };
    // Corners are farther apart than the axes tell: they touch a little later, or not at all.
    double apart = begins, touching = (begins + brushing.leave) / 2;
    if (touches_at(apart)) return apart;
    if (!touches_at(touching)) return kFar;
    while (touching - apart > 0.01) {
        const double middle = (apart + touching) / 2;
        (touches_at(middle) ? touching : apart) = middle;
    }
    return touching;
}

}   // namespace papelotte::plane
