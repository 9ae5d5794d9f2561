// The facts that decisions share: where units stand, what they threaten, how far the objectives are. It is built for each list of
// actions, in about a microsecond.
#pragma once

#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

constexpr std::size_t at(Area area) { return static_cast<std::size_t>(area); }
constexpr std::size_t at(Seat side) { return static_cast<std::size_t>(side); }

constexpr Area objective_of(Seat side) { return side == kFrench ? kMontStJean : kRossomme; }   // WL-15.1.3, WL-15.1.4

// The units of one side in an area.
struct Camp {
    std::uint8_t infantry = 0, mobile = 0, fresh = 0, tired = 0, guns = 0, unmanned = 0;
    std::uint8_t cubes = 0;   // of all its colours

    int cavalry() const { return fresh + tired; }
    int combat_units() const { return infantry + cavalry() + guns + unmanned; }
};

using Camps = std::array<std::array<Camp, kBoardPlaces>, 2>;
using Ways = std::array<std::uint8_t, kBoardPlaces>;   // steps to an objective, by area
using Pressure = std::array<float, kBoardPlaces>;

Camps camps_of(const Position&);

// The steps that infantry of the side needs from each area to its objective. An enemy-occupied area counts as several.
Ways ways_to_objective(const Camps&, Seat side);

// The value of an area to the side that holds it, by its position alone: near the objective, on a ridge, a strong point.
float holding(Seat side, Area area);

AreaSet two_away(Area area);

// The average number of cubes that one gun in an area could inflict on infantry in another, by terrain alone.
float gun_reach(Area from, Area to);

struct Situation {
    Situation(const Position&, Seat seat);

    Seat me, enemy;
    Camps camps;
    std::array<Ways, 2> ways;           // by side
    Pressure pressure{};                // of enemy infantry and cavalry that can soon enter an area
    Pressure horses{}, foot{}, fire{};  // enemy cavalry that could charge into it, infantry next to it, expected cubes of enemy guns
    int open_way = 99;                  // the fewest steps from enemy infantry to its objective
    bool last_round = false;            // the enemy has no green disc left, so he has no further round this turn (WL-4.6.2)
    bool no_answer = false;             // we have none left, so we cannot retake what the enemy takes in his next round

    const Camp& camp(Seat side, Area area) const { return camps[at(side)][at(area)]; }
    const Camp& mine(Area area) const { return camp(me, area); }
    const Camp& theirs(Area area) const { return camp(enemy, area); }
    float threat(Area area) const { return pressure[at(area)]; }
    int way(Area area) const { return ways[at(me)][at(area)]; }
    int their_way(Area area) const { return ways[at(enemy)][at(area)]; }
};

}  // namespace papelotte::waterloo
