#include "games/enemy_mistakes/rules/terrain.h"

#include <algorithm>

namespace papelotte::enemy_mistakes {
namespace {

// The shapes of the data in millimetres, polygons clockwise.
template <std::size_t N>
struct Shape {
    std::array<plane::Vec, N> points{};
    std::size_t count = 0;
    plane::Bounds bounds{1e9, 1e9, -1e9, -1e9};
    constexpr void add(BoardPoint point) {
        const plane::Vec at{point.x / 10.0, point.y / 10.0};
        points[count++] = at;
        bounds.add({at.x, at.y, at.x, at.y});
    }
    plane::Polygon polygon() const { return {points.data(), count}; }
};

constexpr auto kAreaShapes = [] {
    IdArray<Area, Shape<40>, kAreas> shapes{};
    for (std::size_t i = 0; i < kAreas; ++i) {
        Shape<40>& shape = shapes[i];
        double twice = 0;
        for (std::size_t n = 0; n < kAreaData[i].corners; ++n) shape.add(kAreaData[i].polygon[n]);
        for (std::size_t n = 0; n < shape.count; ++n) twice += plane::cross(shape.points[n], shape.points[(n + 1) % shape.count]);
        if (twice < 0) std::reverse(shape.points.begin(), shape.points.begin() + static_cast<std::ptrdiff_t>(shape.count));
    }
    return shapes;
}();

constexpr auto kLineShapes = [] {
    IdArray<Line, Shape<48>, kLines> shapes{};
    for (std::size_t i = 0; i < kLines; ++i) {
        for (std::size_t n = 0; n < kLineData[i].count; ++n) shapes[i].add(kLineData[i].points[n]);
        const double half = kLineData[i].width / 2.0;
        plane::Bounds& bounds = shapes[i].bounds;
        bounds = {bounds.west - half, bounds.north - half, bounds.east + half, bounds.south + half};
    }
    return shapes;
}();

// The zones of the bridges, in order of the torrents that they cross.
struct Zones {
    std::array<plane::Box, kBridges> boxes{};
    IdArray<Line, std::uint8_t, kLines> first{}, count{};
};
constexpr Zones kZones = [] {
    Zones zones;
    std::size_t used = 0;
    for (std::size_t line = 0; line < kLines; ++line) {
        zones.first[line] = static_cast<std::uint8_t>(used);
        for (const BridgeData& bridge : kBridgeData) {
            if (static_cast<std::size_t>(bridge.over) != line) continue;
            zones.boxes[used++] = {{bridge.x / 10.0, bridge.y / 10.0}, plane::direction(bridge.axis), bridge.across / 2.0, bridge.along / 2.0};
            ++zones.count[line];
        }
    }
    return zones;
}();

}   // namespace

plane::Polygon shape_of(Area area) { return kAreaShapes[area].polygon(); }
plane::Polygon shape_of(Line line) { return kLineShapes[line].polygon(); }
const plane::Bounds& bounds_of(Area area) { return kAreaShapes[area].bounds; }
const plane::Bounds& bounds_of(Line line) { return kLineShapes[line].bounds; }
std::span<const plane::Box> bridge_zones(Line torrent) { return std::span(kZones.boxes).subspan(kZones.first[torrent], kZones.count[torrent]); }

bool touches(const plane::Box& box, Area area) {
    return plane::bounds_of(box).meets(bounds_of(area), plane::kContact) && plane::within(box, shape_of(area), plane::kContact);
}
bool touches(const plane::Box& box, Line line) {
    return plane::bounds_of(box).meets(bounds_of(line), plane::kContact) &&
           plane::within(box, shape_of(line), data_of(line).width / 2.0, plane::kContact);
}
bool entirely_inside(const plane::Box& box, Area area) {
    return bounds_of(area).holds(plane::bounds_of(box), plane::kOverlap) && plane::holds(shape_of(area), box, plane::kOverlap);
}
bool entirely_inside(const plane::Box& box, Terrain terrain) {
    for (std::size_t i = 0; i < kAreas; ++i)
        if (kAreaData[i].type == terrain && entirely_inside(box, Area(i))) return true;
    return false;
}

LineSet roads_touched(const plane::Box& box) {
    LineSet found;
    for (std::size_t i = 0; i < kLines; ++i)
        if (kLineData[i].type == Terrain::road && touches(box, Line(i))) found.insert(Line(i));
    return found;
}

int melee_terrain(const Position& p, Unit unit, bool defending, bool moving) {
    const plane::Box box = box_of(p, unit);
    int best = 0, cavalry = 0;
    for (std::size_t i = 0; i < kAreas; ++i) {
        const TerrainData& terrain = data_of(kAreaData[i].type);
        if (!entirely_inside(box, Area(i))) continue;
        if (!moving) best = std::max<int>(best, terrain.still);
        if (!moving && defending && type_of(unit) == Type::infantry) best = std::max<int>(best, terrain.defending_infantry);
        if (type_of(unit) == Type::cavalry) cavalry = std::min<int>(cavalry, terrain.cavalry);
    }
    return best + cavalry;
}

int bombardment_terrain(const Position& p, Unit target) {
    const plane::Box box = box_of(p, target);
    int most = 0;
    for (std::size_t i = 0; i < kAreas; ++i) {
        const TerrainData& terrain = data_of(kAreaData[i].type);
        const bool still = !p.moving(target);
        const bool sheltered = terrain.shelters == Shelters::all || (terrain.shelters == Shelters::still && still) ||
                               (terrain.shelters == Shelters::still_infantry && still && type_of(target) == Type::infantry);
        if (sheltered && entirely_inside(box, Area(i))) most = std::min<int>(most, terrain.bombardment);
    }
    return most;
}

}   // namespace papelotte::enemy_mistakes
