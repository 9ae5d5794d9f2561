#include "games/enemy_mistakes/rules/fire_lines.h"

#include <algorithm>

#include "engine/plane/lane.h"
#include "games/enemy_mistakes/rules/terrain.h"

namespace papelotte::enemy_mistakes {
namespace {

using plane::Box;
using plane::Lane;

constexpr AreaSet kBlocking = members_where(AreaSet::first(kAreas), [](Area area) { return data_of(area).blocks; });   // EM-2.45
constexpr double kLength = 180;   // EM-2.43
constexpr double kLeast = 0.5;    // EM-2.44, EM-2.49: what is narrower or shorter does not count
constexpr double kEqual = 0.01;   // EM-2.48: widths that differ by less are equal

// Not so far ahead or to a side that no part of it can be in the strip.
bool is_ahead(const Position& p, Unit gun, Unit target) {
    constexpr double kReach = 24;   // no piece reaches farther from its pose
    const plane::Vec way = plane::point(p.stands[target].pose()) - plane::point(p.stands[gun].pose()), front = front_of(p, gun);
    const double ahead = plane::dot(way, front), aside = plane::absolute(plane::dot(way, plane::right_of(front)));
    return ahead > -kReach && ahead < kHalfCounter + kLength + kReach && aside < kHalfCounter + kReach;
}

void block_by_units(const Position& p, const Lane& lane, Unit gun, Unit target, plane::Sight& sight) {
    for (const Side side : {Side::french, Side::coalition})
        for (const Unit unit : units_on_board(p, side)) {
            if (unit == gun || unit == target || !is_ahead(p, gun, unit)) continue;
            const Box box = box_of(p, unit);
            if (lane.may_meet(bounds_of(box))) sight.block(box);
        }
}

// The strip of a line, stretch by stretch.
void block_by_line(const Lane& lane, Line line, plane::Sight& sight) {
    const plane::Polygon points = shape_of(line);
    const double half = data_of(line).width / 2.0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const plane::Vec way = points[i + 1] - points[i];
        const double length = plane::length(way);
        const Box strip{points[i] + way * 0.5, way * (1 / length), half, length / 2};
        if (lane.may_meet(bounds_of(strip))) sight.block(strip);
    }
}

// EM-2.45, EM-2.46
void block_by_terrain(const Lane& lane, const Box& gun, const Box& target, plane::Sight& sight) {
    for (const Area area : kBlocking)
        if (lane.may_meet(bounds_of(area)) && !touches(gun, area) && !touches(target, area)) sight.block(shape_of(area));
    for (int i = 0; i < kLines; ++i) {
        const Line line{static_cast<std::uint8_t>(i)};
        if (!data_of(data_of(line).type).blocks_fire || !lane.may_meet(bounds_of(line))) continue;
        if (!touches(gun, line) && !touches(target, line)) block_by_line(lane, line, sight);
    }
}

}   // namespace

bool in_line_of_fire(const Position& p, Unit gun, Unit target) {
    if (!is_ahead(p, gun, target)) return false;
    const Lane lane(box_of(p, gun), kLength);
    const Box box = box_of(p, target);
    return lane.may_meet(bounds_of(box)) && lane.width_met(box) >= kLeast;
}

bool can_see_to_fire(const Position& p, Unit gun, Unit target) {
    if (!in_line_of_fire(p, gun, target)) return false;
    const Box from = box_of(p, gun), at = box_of(p, target);
    const Lane lane(from, kLength);
    plane::Sight sight(lane, at);
    if (!entirely_inside(from, Terrain::hill)) block_by_units(p, lane, gun, target, sight);   // EM-2.47
    block_by_terrain(lane, from, at, sight);
    return sight.open_width() >= kLeast;
}

TouchedEdges fired_edges(const Position& p, Unit gun, Unit target) {
    constexpr std::array kEdges{Edge::front, Edge::right, Edge::rear, Edge::left};
    const auto met = Lane(box_of(p, gun), kLength).edges_met(box_of(p, target));
    std::size_t most = 0;
    for (std::size_t i = 1; i < met.size(); ++i)
        if (met[i] > met[most] + kEqual) most = i;
    for (std::size_t i = most + 1; i < met.size(); ++i)
        if (met[i] > met[most] - kEqual) return {kEdges[most], kEdges[i], true};
    return {kEdges[most], kEdges[most], false};
}

bool sees(const Position& p, General general, Unit unit) {
    const Unit host = p.generals[general].host;
    if (host != kNoUnit && p.leader(host) == p.leader(unit)) return true;   // EM-11.5
    const plane::Vec eye = centre_of(p, general);
    const Box box = box_of(p, unit);
    const Box counter{eye, plane::direction(0), kHalfCounter, kHalfCounter};
    plane::Bounds between = bounds_of(box);
    between.add({eye.x, eye.y, eye.x, eye.y});
    AreaSet in_the_way;
    for (const Area area : kBlocking)
        if (between.meets(bounds_of(area)) && !touches(box, area) && !touches(counter, area)) in_the_way.insert(area);
    const auto is_clear = [&](plane::Vec to) {
        for (const Area area : in_the_way)
            if (plane::length_inside(eye, to, shape_of(area)) > kLeast) return false;
        return true;
    };
    return is_clear(box.centre) || std::ranges::any_of(box.corners(), is_clear);
}

bool sees_one_of(const Position& p, General general, UnitSet units) {
    for (const Unit unit : units)
        if (sees(p, general, unit)) return true;
    return false;
}

}   // namespace papelotte::enemy_mistakes
