// What all decisions of one kind look at: who stands where, who threatens what, how far it is to the objectives. Made anew for each list of
// actions, in about a microsecond.
#pragma once

#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

constexpr std::size_t at(Area area) { return static_cast<std::size_t>(area); }
constexpr std::size_t at(Seat side) { return static_cast<std::size_t>(side); }

constexpr Area objective_of(Seat side) { return side == kFrench ? kMontStJean : kRossomme; }   // WL-15.1.3, WL-15.1.4

// What one side has in an area.
struct Camp {
    std::uint8_t infantry = 0, mobile = 0, fresh = 0, tired = 0, guns = 0, unmanned = 0;
    std::uint8_t cubes = 0;   // of all its colours

    int cavalry() const { return fresh + tired; }
    int combat_units() const { return infantry + cavalry() + guns + unmanned; }
};

using Camps = std::array<std::array<Camp, kBoardPlaces>, 2>;
using Ways = std::array<std::uint8_t, kBoardPlaces>;   // steps to an objective
using Pressure = std::array<float, kBoardPlaces>;

Camps camps_of(const Position&);

// How many steps infantry of the side needs from each area to its objective, an enemy-occupied area counting for several.
Ways ways_to_objective(const Camps&, Seat side);

// What an area is worth to the side that holds it, by its place alone: near its own objective, on a ridge, a strong point.
float holding(Seat side, Area area);

AreaSet two_away(Area area);

// What one gun in an area could do to infantry in another, by terrain alone: cubes on average.
float gun_reach(Area from, Area to);

struct Situation {
    Situation(const Position&, Seat seat);

    Seat me, enemy;
    Camps camps;
    std::array<Ways, 2> ways;           // by side
    Pressure pressure{};                // of enemy infantry and cavalry that can come to an area soon
    Pressure horses{}, foot{}, fire{};  // enemy cavalry that could charge into it, infantry next to it, cubes that his guns could place
    int open_way = 99;                  // the fewest steps of enemy infantry to his objective
    bool last_round = false;            // the enemy has no green disc left: no round of his will follow in this turn (WL-4.6.2)
    bool no_answer = false;             // one has none left oneself: what the enemy takes in his next round stays taken

    const Camp& camp(Seat side, Area area) const { return camps[at(side)][at(area)]; }
    const Camp& mine(Area area) const { return camp(me, area); }
    const Camp& theirs(Area area) const { return camp(enemy, area); }
    float threat(Area area) const { return pressure[at(area)]; }
    int way(Area area) const { return ways[at(me)][at(area)]; }
    int their_way(Area area) const { return ways[at(enemy)][at(area)]; }
};

}  // namespace papelotte::waterloo
