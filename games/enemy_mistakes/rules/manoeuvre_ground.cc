// EM-4.9 to EM-4.18  What a manoeuvre sweeps: terrain that slows it, bridges, roads.
#include <algorithm>

#include "games/enemy_mistakes/rules/manoeuvres.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr double kMeets = 1;   // EM-4.15: square millimetres

bool slows(Terrain type) { return data_of(type).cap != 99 || data_of(type).reduces != 0; }

}   // namespace

int Ground::allowance(int basic) const {
    const auto reduces = [](bool met, Terrain type) { return met ? data_of(type).reduces : 0; };
    int left = basic - reduces(town, Terrain::town) - reduces(sunken_road, Terrain::sunken_road) - reduces(torrent, Terrain::torrent);
    left = std::max(left, 0);
    if (wood) left = std::min<int>(left, data_of(Terrain::wood).cap);
    if (farm_field) left = std::min<int>(left, data_of(Terrain::farm_field).cap);
    return left;
}

// Whether the line is crossed by one piece, inside and outside the zones of its bridges.
plane::Crossing Mover::crosses(const Sweep& sweep, Line line, std::size_t piece) const {
    plane::Crossing found;
    const auto add = [&](const plane::Convex& shape) {
        if (!plane::bounds_of(shape).meets(bounds_of(line))) return;
        const plane::Crossing here = plane::crossing(shape_of(line), shape, bridge_zones(line));
        found.inside = found.inside || here.inside;
        found.outside = found.outside || here.outside;
    };
    add(plane::swept(sweep.boxes[piece], sweep.by()));
    if (sweep.angle != 0) {
        const int steps = (std::abs(sweep.angle) + 9) / 10, facing = static_cast<int>(p_.stands[units_[piece]].facing);
        for (int step = 0; step <= steps && !found.outside; ++step) {
            const int angle = sweep.angle * step / steps;
            add(plane::outline(plane::turned(boxes_[piece], sweep.about, angle, plane::direction(facing + angle))));
        }
    }
    return found;
}

bool Mover::meets(const Sweep& sweep, Element element) const {
    if (!element.is_area) {
        for (std::size_t i = 0; i < units_.size(); ++i)
            if (crosses(sweep, Line(element.index), i).outside) return true;
        return false;
    }
    const Area area{element.index};
    const auto shares = [&](const plane::Convex& shape) {
        return plane::bounds_of(shape).meets(bounds_of(area)) && plane::shared_area(shape, shape_of(area)) > kMeets;
    };
    for (const plane::Box& box : sweep.boxes)
        if (shares(plane::swept(box, sweep.by()))) return true;
    if (sweep.angle == 0) return false;
    const int steps = (std::abs(sweep.angle) + 9) / 10;
    for (int step = 0; step < steps; ++step) {
        const int angle = sweep.angle * step / steps;
        for (std::size_t i = 0; i < units_.size(); ++i) {
            const int facing = static_cast<int>(p_.stands[units_[i]].facing) + angle;
            if (shares(plane::outline(plane::turned(boxes_[i], sweep.about, angle, plane::direction(facing))))) return true;
        }
    }
    return false;
}

// EM-4.17  Terrain newly met where the leading unit touches the road is forgotten.
void Mover::forget_on_road(const Sweep& sweep, Line road, Elements& elements) const {
    std::size_t leading = 0;
    for (std::size_t i = 1; i < units_.size(); ++i)
        if (plane::dot(sweep.boxes[i].centre - sweep.boxes[leading].centre, sweep.slide.along) > 0) leading = i;
    Elements rest;
    for (const Element element : elements) {
        // The first whole millimetre of the slide at which it is met; 0: by the turn, or at the start.
        const auto met_by = [&](int millimetres) {
            Sweep part = sweep;
            part.slide.distance = std::min<double>(millimetres, sweep.slide.distance);
            return meets(part, element);
        };
        int before = -1, met = static_cast<int>(sweep.slide.distance) + 1;
        while (met - before > 1) {
            const int middle = (before + met) / 2;
            (met_by(middle) ? met : before) = middle;
        }
        const plane::Vec by = sweep.slide.along * std::min<double>(met, sweep.slide.distance);
        if (!touches(sweep.boxes[leading].moved(by), road)) rest.push_back(element);
    }
    elements = rest;
}

int Mover::judge_ground(const Sweep& sweep, int basic, Ground& ground) const {
    plane::Bounds all = bounds_of(sweep.boxes[0]);
    for (const plane::Box& box : sweep.boxes) {
        all.add(bounds_of(box));
        all.add(bounds_of(box.moved(sweep.by())));
    }
    if (sweep.angle != 0) {
        double reach = 0;
        for (const plane::Box& box : boxes_) reach = std::max(reach, plane::length(box.centre - sweep.about) + box.radius());
        all.add({sweep.about.x - reach, sweep.about.y - reach, sweep.about.x + reach, sweep.about.y + reach});
    }
    Elements elements;
    for (std::size_t i = 0; i < kAreas; ++i) {
        const Element element{true, static_cast<std::uint8_t>(i)};
        if (slows(element.type()) && all.meets(bounds_of(Area(i))) && meets(sweep, element) && !elements.full()) elements.push_back(element);
    }
    for (std::size_t i = 0; i < kLines; ++i) {
        const Element element{false, static_cast<std::uint8_t>(i)};
        if (!slows(element.type()) || !all.meets(bounds_of(Line(i)))) continue;
        plane::Crossing whole;
        for (std::size_t piece = 0; piece < units_.size(); ++piece) {
            const plane::Crossing here = crosses(sweep, Line(i), piece);
            whole.inside = whole.inside || here.inside;
            whole.outside = whole.outside || here.outside;
            if (here.outside && element.type() == Terrain::torrent && is_artillery(units_[piece])) ground.guns_in_torrent.insert(units_[piece]);
        }
        if (whole.outside && !elements.full()) elements.push_back(element);
        else if (whole.inside) ground.bridge = true;   // EM-4.18
    }
    const auto note = [&](const Elements& met) {
        Ground noted = ground;
        for (const Element element : met) {
            const Terrain type = element.type();
            noted.wood = noted.wood || type == Terrain::wood;
            noted.farm_field = noted.farm_field || type == Terrain::farm_field;
            noted.town = noted.town || type == Terrain::town;
            noted.sunken_road = noted.sunken_road || type == Terrain::sunken_road;
            noted.torrent = noted.torrent || type == Terrain::torrent;
        }
        return noted;
    };
    Ground best = note(elements);
    const int distance = plane::tenths(sweep.slide.distance);
    if (width_ == 1 && !elements.empty() && distance > best.allowance(basic) * kUmTenths) {
        LineSet roads;
        for (const plane::Box& box : boxes_) roads |= roads_touched(box);
        for (const Line road : roads) {
            Elements left = elements;
            forget_on_road(sweep, road, left);
            if (const Ground less = note(left); less.allowance(basic) > best.allowance(basic)) best = less;
        }
    }
    ground = best;
    return best.allowance(basic);
}

}   // namespace papelotte::enemy_mistakes
