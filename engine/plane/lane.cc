#include "engine/plane/lane.h"

#include <algorithm>

namespace papelotte::plane {
namespace {

// Where a ray at `across` first meets a polygon ahead of the lane's beginning, and by which edge. A ray that begins inside meets it at once.
struct Hit {
    double distance = kFar;
    std::size_t edge = 0;
};
Hit hit_at(double across, std::span<const Vec> polygon) {
    Hit hit;
    int behind = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        if ((a.x > across) == (b.x > across)) continue;
        const double ahead = a.y + (b.y - a.y) * ((across - a.x) / (b.x - a.x));
        if (ahead < 0) ++behind;
        else if (ahead < hit.distance) hit = {ahead, i};
    }
    if (behind % 2 != 0) hit.distance = 0;
    return hit;
}

// The places across the lane between which nothing changes: corners, and where edges pass one of the levels.
using Cuts = FixedVector<double, 288>;
void add_cuts(Cuts& cuts, std::span<const Vec> polygon, std::initializer_list<double> levels, double width) {
    const auto add = [&](double across) {
        if (across > 0 && across < width && !cuts.full()) cuts.push_back(across);
    };
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        add(a.x);
        for (const double level : levels)
            if ((a.y > level) != (b.y > level)) add(a.x + (b.x - a.x) * ((level - a.y) / (b.y - a.y)));
    }
}
// Calls visit(from, to) for the stretches between them.
template <class Visit>
void for_stretches(Cuts& cuts, double width, Visit visit) {
    cuts.push_back(0);
    cuts.push_back(width);
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
        if (cuts[i + 1] > cuts[i]) visit(cuts[i], cuts[i + 1]);
}

}   // namespace

std::array<Vec, 4> Lane::into(const Box& box) const {
    std::array<Vec, 4> corners = box.corners();
    for (Vec& corner : corners) corner = into(corner);
    return corners;
}

std::array<double, 4> Lane::edges_met(const Box& target) const {
    std::array<double, 4> met{};
    const auto shape = into(target);
    Cuts cuts;
    add_cuts(cuts, shape, {0.0, length_}, width_);
    for_stretches(cuts, width_, [&](double from, double to) {
        const Hit hit = hit_at((from + to) / 2, shape);
        if (hit.distance <= length_) met[hit.edge] += to - from;
    });
    return met;
}

double Lane::width_met(const Box& target) const {
    double width = 0;
    for (const double edge : edges_met(target)) width += edge;
    return width;
}

Sight::Sight(const Lane& lane, const Box& target) : lane_(lane), target_(lane.into(target)), least_(kFar) {
    Cuts cuts;
    add_cuts(cuts, target_, {0.0, lane_.length_}, lane_.width_);
    for_stretches(cuts, lane_.width_, [&](double from, double to) {
        const double inset = (to - from) * 1e-6;   // the ends of a stretch belong to its neighbours, too
        for (const double across : {from + inset, to - inset})
            if (const Hit hit = hit_at(across, target_); hit.distance <= lane_.length_) least_ = std::min(least_, hit.distance);
    });
}

void Sight::block(Polygon blocker) {
    FixedVector<Vec, 48> shape;
    for (const Vec corner : blocker.first(std::min<std::size_t>(blocker.size(), 48))) shape.push_back(lane_.into(corner));
    const std::span<const Vec> corners(shape.begin(), shape.size());
    Cuts cuts;
    add_cuts(cuts, corners, {0.0, least_}, lane_.width_);
    add_cuts(cuts, target_, {0.0, lane_.length_}, lane_.width_);
    for_stretches(cuts, lane_.width_, [&](double from, double to) {
        const double across = (from + to) / 2;
        const Hit target = hit_at(across, target_);
        const double before = target.distance <= lane_.length_ ? target.distance : least_;
        if (hit_at(across, corners).distance < before && !closed_.full()) closed_.push_back({from, to});
    });
}

double Sight::open_width() const {
    FixedVector<Closed, 96> closed = closed_;
    std::sort(closed.begin(), closed.end(), [](const Closed& a, const Closed& b) { return a.from < b.from; });
    double open = 0, at = 0;
    for (const Closed& stretch : closed) {
        if (stretch.from > at) open += stretch.from - at;
        at = std::max(at, stretch.to);
    }
    return open + std::max(0.0, lane_.width_ - at);
}

}   // namespace papelotte::plane
