// What a position is worth: the chance that a side wins, a logistic of features in the game's terms.
#pragma once

#include <algorithm>
#include <array>

#include "ai/weights.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

// The features; those of both sides come in pairs, French first.
// clang-format off
enum class Feature : std::uint8_t {
    even,                                             // always one
    french_losses, british_losses,                    // against what the army may lose, 0 to 1 (W2-18.1.2)
    french_losses_squared, british_losses_squared,
    french_strength, british_strength, prussian_strength,   // of troops on the map, in tens
    french_stars, british_stars, prussian_stars,      // of tactical leaders, in tens
    french_value, british_value,                      // strategic value, in fours
    french_pool, british_pool,                        // units, in tens
    victory_areas, victory_areas_late,                // French less Allied; the second grows with the turns
    to_act,                                           // French 1, Allied -1
    french_blow, allied_blow,                         // units that the best attack would destroy less those it costs, in fives: the side to act
    french_blow_next, allied_blow_next,               // the same for the other side, whose impulse comes next
    french_breaks, allied_breaks,                     // that attack of the side to act ends the game
    french_breaks_next, allied_breaks_next,           // that of the other side would
    french_commander_risk, british_commander_risk,    // how much more fire the enemy could bring on Napoleon or Wellington, in tens
    count_
};
// clang-format on
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count_);
using Features = std::array<float, kFeatures>;

// Their weights: a table that tools/fit writes. How the present numbers were made: docs/doctrine/waterloo200.md.
inline constexpr Features kEvaluation = [] {
    Features weights;
    weights.fill(ai::kNoWeight);
#define WEIGHT(feature, number) weights[static_cast<std::size_t>(Feature::feature)] = static_cast<float>(number);
#include "games/waterloo200/doctrine/evaluation.inc"
#undef WEIGHT
    return weights;
}();
static_assert(std::ranges::find(kEvaluation, ai::kNoWeight) == kEvaluation.end());

Features features_of(const Position&);
float french_chance(const Position&);

}  // namespace papelotte::waterloo200
