#include "games/waterloo/doctrine/situation.h"

#include <algorithm>

#include "games/waterloo/doctrine/odds_tables.h"

namespace papelotte::waterloo {
namespace {

const auto kTwoAway = [] {
    std::array<AreaSet, kBoardPlaces> rings{};
    for (int i = 0; i < kAreas; ++i)
        for (int j = 0; j < kAreas; ++j)
            if (distance(Area(i), Area(j)) == 2) rings[static_cast<std::size_t>(i)].insert(Area(j));
    return rings;
}();

const auto kHolding = [] {
    std::array<std::array<float, kBoardPlaces>, 2> worth{};
    AreaSet heights;   // both sides of a ridge line, except valleys
    for (const BorderData& border : kBorderData)
        if (border.ridge != Ridge::none)
            for (const Area area : {border.a, border.b})
                if (!area_data(area).low) heights.insert(area);
    for (const Seat side : {kFrench, kAllied})
        for (int i = 0; i < kAreas; ++i) {
            const Area area{static_cast<std::uint8_t>(i)}, home = objective_of(other(side));
            float value = std::max(1.3f - 0.25f * static_cast<float>(distance(area, home)), 0.1f);
            if (heights.has(area) && distance(area, home) < distance(area, objective_of(side))) value += 0.25f;
            if (kStrongPoints.has(area)) value += 0.4f;
            if (area == home) value += 0.5f;
            worth[at(side)][at(area)] = value;
        }
    return worth;
}();

// The cost for infantry to pass through an area: one step, and the fight if the enemy stands there.
int cost_to_enter(const Camp& enemy) {
    if (enemy.combat_units() == 0) return 1;
    return std::min(3 + 2 * enemy.infantry + enemy.guns, 10);
}

using GunReach = std::array<Pressure, kBoardPlaces>;   // by the gun's area and its target; 0 out of range and off the map

GunReach all_gun_reach() {
    GunReach reach{};
    for (int i = 0; i < kAreas; ++i) {
        const Area from{static_cast<std::uint8_t>(i)};
        if (kRiver.has(from)) continue;   // WL-6.1.2
        for (const Area to : in_range(from)) {
            float best = 0;
            const int terrain =
                (kRiver.has(to) ? kTables.artillery.target_river : 0) + (kWoodsOrTown.has(to) ? kTables.artillery.target_woods_or_town : 0);
            for (const Sightline& line : sightlines(from, to))
                best = std::max(best, gun_cubes(terrain + line.ridge + line.sunken_road, distance(from, to)));
            reach[at(from)][at(to)] = best;
        }
    }
    return reach;
}

const Pressure& reach_of_gun(Area from) {
    static const GunReach kReach = all_gun_reach();
    return kReach[at(from)];
}

}  // namespace

float gun_reach(Area from, Area to) { return on_board(from) && on_board(to) ? reach_of_gun(from)[at(to)] : 0; }

AreaSet two_away(Area area) { return kTwoAway[at(area)]; }

float holding(Seat side, Area area) { return kHolding[at(side)][at(area)]; }

Camps camps_of(const Position& p) {
    Camps camps{};
    for (int i = 0; i < kUnits; ++i) {
        const Unit unit{static_cast<std::uint8_t>(i)};
        const Area area = p.place(unit);
        if (!on_board(area)) continue;
        const UnitState& state = p.unit(unit);
        Camp& camp = camps[at(side_of(unit))][at(area)];
        switch (arm_of(unit)) {
            case Arm::infantry:
                ++camp.infantry;
                if (state.posture == Posture::upright) ++camp.mobile;
                break;
            case Arm::cavalry: ++(state.posture == Posture::upright ? camp.fresh : camp.tired); break;
            case Arm::artillery: ++(state.unmanned ? camp.unmanned : camp.guns); break;
            case Arm::leader: break;
        }
    }
    for (std::size_t i = 0; i < kBoardPlaces; ++i) {
        const auto& cubes = p.areas[i].cubes;
        camps[at(kFrench)][i].cubes = cubes[0];
        camps[at(kAllied)][i].cubes = static_cast<std::uint8_t>(cubes[1] + cubes[2]);
    }
    return camps;
}

Ways ways_to_objective(const Camps& camps, Seat side) {
    constexpr int kRing = 16;   // more than the most expensive step
    Ways ways;
    ways.fill(99);
    std::array<AreaSet, kRing> due{};   // areas by the cost at which they are reached
    due[0].insert(objective_of(side));
    AreaSet open = kMap;
    for (int cost = 0, idle = 0; idle < kRing && open; ++cost) {
        const AreaSet now = due[static_cast<std::size_t>(cost % kRing)] & open;
        due[static_cast<std::size_t>(cost % kRing)] = AreaSet();
        idle = now ? 0 : idle + 1;
        open -= now;
        for (const Area area : now) {
            ways[at(area)] = static_cast<std::uint8_t>(cost);
            const int step = cost_to_enter(camps[at(other(side))][at(area)]);
            due[static_cast<std::size_t>((cost + step) % kRing)] |= map_neighbours(area) & open;
        }
    }
    if (side == kAllied)   // WL-1.3.6
        for (const Area entry : kEntries) ways[at(kDelayed)] = std::min(ways[at(kDelayed)], static_cast<std::uint8_t>(ways[at(entry)] + 1));
    return ways;
}

Situation::Situation(const Position& p, Seat seat) : me(seat), enemy(other(seat)), camps(camps_of(p)) {
    for (const Seat side : {kFrench, kAllied}) ways[at(side)] = ways_to_objective(camps, side);
    last_round = p.phase == Phase::actions && p.active == seat && p.available(enemy, Disc::green) == 0;
    no_answer = p.phase == Phase::actions && p.active == seat && p.available(seat, Disc::green) == 0 && !last_round;
    for (const Area from : (areas_with(p, enemy, Arm::infantry) | areas_with(p, enemy, Arm::cavalry)) & kMap) {
        const auto infantry = static_cast<float>(theirs(from).infantry), cavalry = static_cast<float>(theirs(from).cavalry());
        for (const Area area : map_neighbours(from)) {
            pressure[at(area)] += infantry + 0.6f * cavalry;
            foot[at(area)] += infantry;
        }
        for (const Area area : kTwoAway[at(from)]) pressure[at(area)] += 0.35f * infantry + 0.3f * cavalry;
    }
    const AreaSet held = areas_with_combat_units(p, seat);
    for (const Area from : areas_with(p, enemy, Arm::cavalry) & kMap) {
        const auto cavalry = static_cast<float>(theirs(from).cavalry());
        AreaSet reach = map_neighbours(from);
        for (const Area step : reach - held - kRough) reach |= map_neighbours(step);   // WL-7.1.2
        for (const Area area : reach - kRough) horses[at(area)] += cavalry;            // WL-7.1.4
    }
    for (const Area from : areas_with(p, enemy, Arm::artillery) & kMap)
        if (const auto guns = static_cast<float>(theirs(from).guns); guns > 0) {
            const Pressure& reach = reach_of_gun(from);
            for (std::size_t i = 0; i < kBoardPlaces; ++i) fire[i] += guns * reach[i];   // faster than only the areas in range: one row
        }
    for (const Area area : areas_with(p, enemy, Arm::infantry)) open_way = std::min(open_way, their_way(area));
}

}  // namespace papelotte::waterloo
