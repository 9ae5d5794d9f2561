#include "games/enemy_mistakes/rules/steps/deployment.h"

#include <algorithm>

#include "engine/plane/engagement.h"
#include "games/enemy_mistakes/rules/moves.h"

namespace papelotte::enemy_mistakes {

const EntranceData& entry_section(Corps corps) { return *std::ranges::find(kEntranceData, corps, &EntranceData::corps); }
UnitSet waiting_units(const Position& p, Corps corps) {
    return members_where(units_of(corps), [&](Unit unit) { return p.marks[unit].fate == Fate::waiting; });
}
GeneralSet waiting_counters(const Position& p, Corps corps) {
    GeneralSet found;
    const auto add = [&](General general) {
        if (p.generals[general].fate == Fate::waiting) found.insert(general);
    };
    add(data_of(corps).general);
    if (corps == kEntryOrder[0]) add(kBluecher);
    return found;
}

Pieces near_deployment(const Position& p) {
    Pieces near;
    for (const Unit unit : UnitSet::first(kUnits))
        if (static_cast<int>(p.stands[unit].x) > kBoardData.deployment_west * 100 - 2 * kUmHundredths && p.on_board(unit))
            near.push_back({box_of(p, unit), are_enemies(army_of(unit), Army::black)});
    return near;
}

Refusal why_not_place(const Pieces& pieces, const plane::Box& box) {
    if (!kDeployment.holds(bounds_of(box), plane::kOverlap)) return kWhy.outside_the_area;
    for (const Standing& piece : pieces)
        if (plane::overlap(box, piece.box)) return kWhy.overlaps;
    for (const Standing& piece : pieces)
        if (piece.enemy && plane::near(box, piece.box, kUm) && plane::engaged_distance(box, plane::Engaging{piece.box}) < kStrictlyInside)
            return kWhy.strictly_inside;
    return {};
}

bool touches_section(const plane::Box& box, Corps corps) {
    const EntranceData& section = entry_section(corps);
    const double east = kBoardData.width;
    const plane::Vec line[] = {{east, section.north * 1.0}, {east, section.south * 1.0}};
    return plane::within(box, line, 0, plane::kContact);
}

plane::Box box_there(Unit unit, int x, int y, int facing) { return box_at(unit, {x * 10, y * 10, static_cast<std::int16_t>(facing)}, true); }

Refusal why_not_deploy(const Position& p, Unit unit, Unit leader, int x, int y, int facing) {
    const plane::Box box = box_there(unit, x, y, facing);
    if (const Refusal why = why_not_place(near_deployment(p), box)) return why;
    if (leader == kNoUnit) return touches_section(box, corps_of(unit)) ? Refusal() : kWhy.not_at_the_entrance;
    for (const Unit other : members(p, leader))
        if (plane::touch(box, box_of(p, other))) return {};
    return kWhy.not_with_the_formation;
}

// All tiles are alike to the search, and all guns.
Unit find_placeable(const Position& p, Corps corps, UnitSet units) {
    for (const UnitSet alike : {units - kArtillery, units & kArtillery})
        if (!alike.empty() && find_place(p, corps, alike.front(), 0, [](int) {})) return alike.front();
    return kNoUnit;
}

UnitSet entering_formations(const Position& p, Corps corps) {
    return members_where(leaders(p, Army::black), [&](Unit leader) { return corps_of(leader) == corps && p.formations[leader].moved; });
}

std::optional<Action> place_beside(const Position& p, Corps corps, Unit formation) {
    const UnitSet units = waiting_units(p, corps);
    const Unit leader = p.leader(formation);
    const int facing = facing_of(p, leader);
    std::optional<Action> found;
    for (const UnitSet alike : {units - kArtillery, units & kArtillery}) {
        if (alike.empty()) continue;
        for_each_place_beside(p, leader, facing, alike.front(), [&](int x, int y) {
            if (!found && !why_not_deploy(p, alike.front(), leader, x, y, facing)) found = act(Verb::deploy, alike.front(), x, y);
        });
    }
    return found;
}

bool more_can_enter(const Position& p, Corps corps) {
    const UnitSet units = waiting_units(p, corps);
    if (units.empty()) return false;
    if (find_placeable(p, corps, units) != kNoUnit) return true;
    for (const Unit formation : entering_formations(p, corps))
        if (place_beside(p, corps, formation)) return true;
    return false;
}

std::optional<Spot> entry_spot(const Position& p, General general) {
    for (const PlacedGeneral& placed : kEntryGenerals)
        if (placed.general == general && !why_not_spot(p, general, placed.x / 10, placed.y / 10)) return Spot{placed.x / 10, placed.y / 10};
    for (int x = kBoardData.deployment_east * 10 - 80; x > kBoardData.deployment_west * 10 + 80; x -= 80)
        for (int y = kBoardData.deployment_north * 10 + 80; y < kBoardData.deployment_south * 10 - 80; y += 80)
            if (!why_not_spot(p, general, x, y)) return Spot{x, y};
    return std::nullopt;
}

}   // namespace papelotte::enemy_mistakes
