// What a position is worth by a small network that many games have taught (tools/learn_value). evaluate() adds up the armies; this one
// also sees who stands where. The marshal's rollouts end with it. It was taught at the start of rounds and phases, where they end; in the
// middle of a round it knows no more than the glance (docs/doctrine.md), which is what people are shown.
//
//   inputs (who stands in each area) and features  ->  kHidden sums, those below zero left out  ->  one sum, as a chance
#pragma once

#include "games/waterloo/doctrine/evaluate.h"
#include "games/waterloo/doctrine/situation.h"

namespace papelotte::waterloo {

// What is seen of a side in an area, a row of weights each. Prussian infantry has one more: its loss is no casualty (WL-15.1.2).
enum class Seen : std::uint8_t { any_infantry, infantry, mobile, cubes, worn, fresh, tired, guns, unmanned, leader, count_ };
inline constexpr std::size_t kSeen = static_cast<std::size_t>(Seen::count_), kRowsAnArea = 2 * kSeen + 1;
inline constexpr std::size_t kPictureRows = kRowsAnArea * kBoardPlaces, kRows = kPictureRows + kFeatures;
inline constexpr std::size_t kHidden = 32;

// Calls put(row, amount) for everything that stands on the board.
template <class Put>
void inputs(const Position& p, const Camps& camps, Put put) {
    for (const Seat side : {kFrench, kAllied}) {
        const auto see = [&](Area area, Seen what, int amount) {
            if (amount > 0) put(at(area) * kRowsAnArea + at(side) * kSeen + static_cast<std::size_t>(what), amount);
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
        if (on_board(p.place(unit))) put(at(p.place(unit)) * kRowsAnArea + 2 * kSeen, 1);
}

struct Network {
    using Row = std::array<float, kHidden>;
    alignas(64) std::array<Row, kRows> rows{};   // of the inputs, then of the features
    Row first{};                                 // where the hidden sums begin
    Row voices{};                                // how much each of them says
    Features direct{};                           // what the features say by themselves

    // The chance as a logit, for the French; `see` calls put(row, amount) for the inputs. The hidden sums are left in `hidden`.
    template <class See>
    float logit(const Features& features, const See& see, Row& hidden) const {
        hidden = first;
        const auto add = [&](std::size_t row, float amount) {
            for (std::size_t i = 0; i < kHidden; ++i) hidden[i] += amount * rows[row][i];
        };
        see([&](std::size_t row, auto amount) { add(row, static_cast<float>(amount)); });
        float sum = 0;
        for (std::size_t i = 0; i < kFeatures; ++i) add(kPictureRows + i, features[i]), sum += direct[i] * features[i];
        for (std::size_t i = 0; i < kHidden; ++i) {
            hidden[i] = hidden[i] > 0 ? hidden[i] : 0;
            sum += voices[i] * hidden[i];
        }
        return sum;
    }
};

float learned_chance(const Position&);   // of the French

}  // namespace papelotte::waterloo
