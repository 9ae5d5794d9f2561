// Points and rectangles in millimetres. All of it is plain arithmetic of doubles on whole numbers: no library function, no fused operation
// (-ffp-contract=off), so the same bits come out everywhere.
#pragma once

#include <array>
#include <cmath>
#include <limits>

#include "engine/plane/pose.h"
#include "engine/plane/sines.h"

namespace papelotte::plane {

// Two pieces overlap if they would have to be moved by more than this to part; they touch if they do not overlap and no more than this is
// between them. A piece is off the board if more than kOverlap of it is.
inline constexpr double kFar = std::numeric_limits<double>::infinity();
inline constexpr double kOverlap = 0.1, kContact = 0.5;

constexpr double absolute(double value) { return value < 0 ? -value : value; }

struct Vec {
    double x = 0, y = 0;
    friend constexpr bool operator==(const Vec&, const Vec&) = default;
    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec operator*(Vec a, double by) { return {a.x * by, a.y * by}; }
    friend constexpr Vec operator-(Vec a) { return {-a.x, -a.y}; }
};
constexpr double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
constexpr double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
inline double length(Vec a) { return std::sqrt(dot(a, a)); }   // a square root is exact on every machine

// The square of the distance of a point from a segment.
constexpr double squared_to_segment(Vec p, Vec a, Vec b) {
    const Vec along = b - a, from = p - a;
    const double whole = dot(along, along), passed = whole > 0 ? dot(from, along) / whole : 0;
    const Vec off = from - along * (passed < 0 ? 0 : passed > 1 ? 1 : passed);
    return dot(off, off);
}

// The direction of a facing, and the direction to the right of one.
constexpr Vec direction(int facing) { return {sine(facing), -cosine(facing)}; }
// The facing of a direction, to the next tenth of a degree below: its quarter, then by halves.
constexpr int bearing(Vec way) {
    int from = way.x >= 0 && way.y < 0 ? 0 : way.x > 0 ? 900 : way.y > 0 ? 1800 : 2700, to = from + 900;
    while (to - from > 1) {
        const int middle = (from + to) / 2;
        const Vec look{sine(middle), -cosine(middle)};
        (look.x * way.y - look.y * way.x >= 0 ? from : to) = middle;
    }
    return from;
}
constexpr Vec right_of(Vec front) { return {-front.y, front.x}; }
constexpr Vec point(Pose pose) { return {pose.x / 100.0, pose.y / 100.0}; }

// A rectangle with a facing: its middle, the direction of its front (a unit vector), half its width along the front, half its depth.
struct Box {
    Vec centre, front;
    double half_width = 0, half_depth = 0;
    constexpr Vec right() const { return right_of(front); }
    // From the middle so far to the right and to the front.
    constexpr Vec at(double to_right, double to_front) const { return centre + right() * to_right + front * to_front; }
    constexpr Vec front_left() const { return at(-half_width, half_depth); }
    constexpr Vec front_right() const { return at(half_width, half_depth); }
    constexpr Vec rear_right() const { return at(half_width, -half_depth); }
    constexpr Vec rear_left() const { return at(-half_width, -half_depth); }
    // In the order of Convex (polygon.h): front left, front right, rear right, rear left.
    constexpr std::array<Vec, 4> corners() const { return {front_left(), front_right(), rear_right(), rear_left()}; }
    constexpr Box moved(Vec by) const { return {centre + by, front, half_width, half_depth}; }
    // Half its extent along an axis (a unit vector).
    constexpr double reach(Vec axis) const {
        const double along = dot(front, axis), across = dot(right(), axis);
        return half_depth * (along < 0 ? -along : along) + half_width * (across < 0 ? -across : across);
    }
    constexpr double radius() const { return half_width + half_depth; }   // no corner is farther from the middle
};

// A rigid turn about a point, clockwise.
constexpr Vec turned(Vec what, Vec about, int tenths) {
    const double s = sine(tenths), c = cosine(tenths);
    const Vec from = what - about;
    return about + Vec{from.x * c - from.y * s, from.x * s + from.y * c};
}
constexpr Box turned(const Box& box, Vec about, int tenths, Vec new_front) {
    return {turned(box.centre, about, tenths), new_front, box.half_width, box.half_depth};
}

// The rectangle that contains a box, with upright sides.
struct Bounds {
    double west, north, east, south;
    constexpr bool meets(const Bounds& other, double margin = 0) const {
        return west <= other.east + margin && other.west <= east + margin && north <= other.south + margin && other.north <= south + margin;
    }
    constexpr bool holds(const Bounds& other, double margin) const {
        return other.west >= west - margin && other.east <= east + margin && other.north >= north - margin && other.south <= south + margin;
    }
    constexpr void add(const Bounds& other) {
        west = other.west < west ? other.west : west;
        north = other.north < north ? other.north : north;
        east = other.east > east ? other.east : east;
        south = other.south > south ? other.south : south;
    }
};
constexpr Bounds bounds_of(const Box& box) {
    const double x = box.reach({1, 0}), y = box.reach({0, 1});
    return {box.centre.x - x, box.centre.y - y, box.centre.x + x, box.centre.y + y};
}

}   // namespace papelotte::plane
