// The value of a position by a small network trained on many games (tools/learn_value). evaluate() sums up the armies; the network
// also sees where the units stand. The marshal's rollouts end with it. It was trained on positions at the start of rounds and phases,
// where rollouts end; in the middle of a round it is no better than evaluate(), which people are shown (docs/doctrine/waterloo.md).
#pragma once

#include "ai/network.h"
#include "games/waterloo/doctrine/evaluate.h"
#include "games/waterloo/doctrine/situation.h"

namespace papelotte::waterloo {

// The inputs per side and area, with one row of weights each. Prussian infantry has a row more, since its loss is no casualty (WL-15.1.2).
enum class Seen : std::uint8_t { any_infantry, infantry, mobile, cubes, worn, fresh, tired, guns, unmanned, leader, count_ };
inline constexpr std::size_t kSeen = static_cast<std::size_t>(Seen::count_), kRowsPerArea = 2 * kSeen + 1;
inline constexpr std::size_t kInputRows = kRowsPerArea * kBoardPlaces;

// Calls put(row, amount) for every input that is not zero.
template <class Put>
void inputs(const Position& p, const Camps& camps, Put put) {
    for (const Seat side : {kFrench, kAllied}) {
        const auto see = [&](Area area, Seen what, int amount) {
            if (amount > 0) put(at(area) * kRowsPerArea + at(side) * kSeen + static_cast<std::size_t>(what), amount);
        };
        for (const Area area : areas_with_combat_units(p, side)) {
            const Camp& camp = camps[at(side)][at(area)];
            see(area, Seen::any_infantry, camp.infantry > 0);
            see(area, Seen::infantry, camp.infantry);
            see(area, Seen::mobile, camp.mobile);
            if (camp.infantry > 0) see(area, Seen::cubes, camp.cubes), see(area, Seen::worn, camp.cubes - 3 * camp.infantry);
            see(area, Seen::fresh, camp.fresh);
            see(area, Seen::tired, camp.tired);
            see(area, Seen::guns, camp.guns);
            see(area, Seen::unmanned, camp.unmanned);
        }
        for (const Area area : areas_with(p, side, Arm::leader))
            if (on_board(area)) see(area, Seen::leader, 1);
    }
    for (const Unit unit : kInfantry& units_of(Army::prussian))
        if (on_board(p.place(unit))) put(at(p.place(unit)) * kRowsPerArea + 2 * kSeen, 1);
}

using Network = ai::Network<kInputRows, kFeatures, 32>;

float learned_chance(const Position&);   // for the French

}  // namespace papelotte::waterloo
