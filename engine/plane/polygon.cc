#include "engine/plane/polygon.h"

#include <algorithm>

namespace papelotte::plane {
namespace {

constexpr double kHair = 0.005;   // of a millimetre: less is only touching

constexpr Vec outward(Vec from, Vec to) { return {to.y - from.y, from.x - to.x}; }   // of an edge of a clockwise polygon; not a unit vector

// The part of a segment that lies in a convex polygon, as shares of it; empty if first >= last.
struct Share {
    double first = 0, last = 1;
};
template <class Corners>
Share inside_of(Vec from, Vec to, const Corners& convex) {
    Share share;
    const Vec along = to - from;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Vec a = convex[i], out = outward(a, convex[(i + 1) % convex.size()]);
        const double start = dot(out, from - a), speed = dot(out, along);
        if (speed == 0) {
            if (start >= 0) return {1, 0};
        } else if (speed > 0) {
            share.last = std::min(share.last, -start / speed);
        } else {
            share.first = std::max(share.first, -start / speed);
        }
    }
    return share;
}

// Two segments meet.
bool meet(Vec a, Vec b, Vec c, Vec d) {
    const double c_side = cross(b - a, c - a), d_side = cross(b - a, d - a), a_side = cross(d - c, a - c), b_side = cross(d - c, b - c);
    return (c_side <= 0) != (d_side <= 0) && (a_side <= 0) != (b_side <= 0);
}

}   // namespace

Convex outline(const Box& box) {
    Convex corners;
    for (const Vec corner : box.corners()) corners.push_back(corner);
    return corners;
}

// Edges that look the way of the move are taken along, the others stay; where the two kinds meet, a corner is there twice.
Convex swept(const Box& box, Vec by) {
    const auto corners = box.corners();
    std::array<bool, 4> goes{};
    for (std::size_t i = 0; i < 4; ++i) goes[i] = dot(outward(corners[i], corners[(i + 1) % 4]), by) > 0;
    Convex hull;
    for (std::size_t i = 0; i < 4; ++i) {
        const bool before = goes[(i + 3) % 4], after = goes[i];
        if (before) hull.push_back(corners[i] + by);
        if (!before || !after) hull.push_back(corners[i]);
        if (!before && after) hull.push_back(corners[i] + by);
    }
    return hull;
}

Convex in_front_of(const Convex& whole, Vec point, Vec front) {
    Convex part;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const Vec here = whole[i], next = whole[(i + 1) % whole.size()];
        const double ahead = dot(here - point, front), next_ahead = dot(next - point, front);
        if (ahead >= 0) part.push_back(here);
        if ((ahead < 0) != (next_ahead < 0)) part.push_back(here + (next - here) * (ahead / (ahead - next_ahead)));
    }
    return part;
}

double gap(const Convex& a, const Convex& b) {
    if (a.empty() || b.empty()) return kFar;
    // Apart, if some edge of either has all of the other beyond it.
    const auto parts = [](const Convex& edges, const Convex& other) {
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const Vec from = edges[i], out = outward(from, edges[(i + 1) % edges.size()]);
            if (std::all_of(other.begin(), other.end(), [&](Vec corner) { return dot(out, corner - from) > 0; })) return true;
        }
        return false;
    };
    if (!parts(a, b) && !parts(b, a)) return 0;
    double least = kFar;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j) {
            least = std::min(least, squared_to_segment(a[i], b[j], b[(j + 1) % b.size()]));
            least = std::min(least, squared_to_segment(b[j], a[i], a[(i + 1) % a.size()]));
        }
    return std::sqrt(least);
}

bool nearer(const Convex& a, const Convex& b, double limit) {
    if (a.empty() || b.empty()) return false;
    constexpr double kSlack = 1e-6;   // far more than what rounding does: near the limit the gap itself decides
    bool apart = false;
    for (const auto& [edges, other] : {std::pair<const Convex&, const Convex&>{a, b}, {b, a}})
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const Vec from = edges[i], out = outward(from, edges[(i + 1) % edges.size()]);
            double least = kFar;
            for (const Vec corner : other) least = std::min(least, dot(out, corner - from));
            if (least <= 0) continue;
            apart = true;
            const double most = limit + kSlack;
            if (least * least > most * most * dot(out, out)) return false;
        }
    return !apart ? 0 < limit : gap(a, b) < limit;
}

Bounds bounds_of(Polygon polygon) {
    Bounds bounds{kFar, kFar, -kFar, -kFar};
    for (const Vec corner : polygon) bounds.add({corner.x, corner.y, corner.x, corner.y});
    return bounds;
}
Bounds bounds_of(const Convex& convex) { return bounds_of(Polygon(convex.begin(), convex.size())); }

double area(Polygon polygon) {
    double twice = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) twice += cross(polygon[i], polygon[(i + 1) % polygon.size()]);
    return twice / 2;
}

// The polygon is cut along every edge of the convex one (Sutherland and Hodgman). Where it is not convex some edges come to lie on each other,
// which does not change its area.
double shared_area(const Convex& convex, Polygon polygon) {
    FixedVector<Vec, 96> rest, cut;
    for (const Vec corner : polygon) rest.push_back(corner);
    for (std::size_t e = 0; e < convex.size() && !rest.empty(); ++e) {
        const Vec from = convex[e], out = outward(from, convex[(e + 1) % convex.size()]);
        cut.clear();
        for (std::size_t i = 0; i < rest.size(); ++i) {
            const Vec here = rest[i], next = rest[(i + 1) % rest.size()];
            const double beyond = dot(out, here - from), next_beyond = dot(out, next - from);
            if (beyond <= 0) cut.push_back(here);
            if ((beyond <= 0) != (next_beyond <= 0)) cut.push_back(here + (next - here) * (beyond / (beyond - next_beyond)));
        }
        rest = cut;
    }
    return rest.size() < 3 ? 0 : area(Polygon(rest.begin(), rest.size()));
}

bool holds(Polygon polygon, Vec point) {
    bool inside = false;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        if ((a.y > point.y) != (b.y > point.y) && point.x < a.x + (b.x - a.x) * ((point.y - a.y) / (b.y - a.y))) inside = !inside;
    }
    return inside;
}

bool holds(Polygon polygon, const Box& box, double tolerance) {
    for (const Vec corner : box.corners()) {
        if (holds(polygon, corner)) continue;
        double nearest = kFar;
        for (std::size_t i = 0; i < polygon.size(); ++i)
            nearest = std::min(nearest, squared_to_segment(corner, polygon[i], polygon[(i + 1) % polygon.size()]));
        if (nearest > tolerance * tolerance) return false;
    }
    // No edge of the polygon reaches into the box.
    const Box inner{box.centre, box.front, box.half_width - tolerance, box.half_depth - tolerance};
    const auto corners = inner.corners();
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Share share = inside_of(polygon[i], polygon[(i + 1) % polygon.size()], corners);
        if (share.first < share.last) return false;
    }
    return true;
}

bool within(const Box& box, Polygon polygon, double distance) {
    if (holds(polygon, box.centre)) return true;
    const Box grown{box.centre, box.front, box.half_width + distance + kHair, box.half_depth + distance + kHair};
    const auto corners = box.corners(), outer = grown.corners();
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        const Share share = inside_of(a, b, outer);
        if (share.first >= share.last) continue;
        const Share closer = inside_of(a, b, corners);
        if (closer.first < closer.last) return true;
        for (std::size_t j = 0; j < 4; ++j) {   // only near a corner is the grown box too large
            if (squared_to_segment(corners[j], a, b) <= distance * distance) return true;
            if (squared_to_segment(a, corners[j], corners[(j + 1) % 4]) <= distance * distance) return true;
            if (squared_to_segment(b, corners[j], corners[(j + 1) % 4]) <= distance * distance) return true;
        }
    }
    return false;
}

double length_inside(Vec from, Vec to, Polygon polygon) {
    FixedVector<double, 64> cuts;
    cuts.push_back(0);
    const Vec along = to - from;
    for (std::size_t i = 0; i < polygon.size() && cuts.size() + 1 < cuts.capacity(); ++i) {
        const Vec a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        if (!meet(from, to, a, b)) continue;
        cuts.push_back(cross(a - from, b - a) / cross(along, b - a));
    }
    cuts.push_back(1);
    std::sort(cuts.begin(), cuts.end());
    double inside = 0;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
        if (cuts[i + 1] > cuts[i] && holds(polygon, from + along * ((cuts[i] + cuts[i + 1]) / 2))) inside += cuts[i + 1] - cuts[i];
    return inside * length(along);
}

Crossing crossing(Polygon line, const Convex& convex, std::span<const Box> zones) {
    Crossing found;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Vec whole = line[i + 1] - line[i];
        const Share share = inside_of(line[i], line[i + 1], convex);
        if (share.first >= share.last) continue;
        // Inside, not along an edge: the middle of the part is off every edge by more than a hair.
        const Vec first = line[i] + whole * share.first, last = line[i] + whole * share.last, middle = (first + last) * 0.5;
        bool deep = true;
        for (std::size_t e = 0; e < convex.size() && deep; ++e)
            deep = squared_to_segment(middle, convex[e], convex[(e + 1) % convex.size()]) > kHair * kHair;
        if (!deep) continue;
        const auto in_zone = [&](const Box& zone) {
            const auto holds_point = [&](Vec point) {
                const Vec off = point - zone.centre;
                return absolute(dot(off, zone.front)) <= zone.half_depth && absolute(dot(off, zone.right())) <= zone.half_width;
            };
            return holds_point(first) && holds_point(last);
        };
        (std::any_of(zones.begin(), zones.end(), in_zone) ? found.inside : found.outside) = true;
    }
    return found;
}

bool crosses(Polygon line, const Convex& convex) { return crossing(line, convex, {}).outside; }

Stretch along(Vec from, Vec to, const Box& box, double distance) {
    const Box grown{box.centre, box.front, box.half_width + distance, box.half_depth + distance};
    const Share share = inside_of(from, to, grown.corners());
    const double whole = length(to - from);
    return share.first < share.last ? Stretch{share.first * whole, share.last * whole} : Stretch{};
}

bool within(const Box& box, Polygon line, double half_width, double distance) {
    const double reach = half_width + distance;
    const auto corners = box.corners();
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Vec a = line[i], b = line[i + 1];
        const double far = box.radius() + reach;
        if (squared_to_segment(box.centre, a, b) > far * far) continue;
        const Share share = inside_of(a, b, corners);
        if (share.first < share.last) return true;
        for (std::size_t j = 0; j < 4; ++j) {
            if (squared_to_segment(corners[j], a, b) <= reach * reach) return true;
            if (squared_to_segment(a, corners[j], corners[(j + 1) % 4]) <= reach * reach) return true;
            if (squared_to_segment(b, corners[j], corners[(j + 1) % 4]) <= reach * reach) return true;
        }
    }
    return false;
}

}   // namespace papelotte::plane
