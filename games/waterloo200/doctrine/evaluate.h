// The value of a position: the chance that a side wins, as a logistic function of features in the terms of the game.
#pragma once

#include "ai/evaluation.h"
#include "games/waterloo200/doctrine/weights.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

// The features. Those that exist for both sides come in pairs, French first.
// clang-format off
enum class Feature : std::uint8_t {
    even,                                             // constant 1
    french_losses, british_losses,                    // as a fraction of what the army may lose (W2-18.1.2)
    french_losses_squared, british_losses_squared,
    french_strength, british_strength, prussian_strength,   // of troops on the map, divided by 10
    french_stars, british_stars, prussian_stars,      // of tactical leaders, divided by 10
    french_value, british_value,                      // strategic value, divided by 4
    french_pool, british_pool,                        // units, divided by 10
    victory_areas, victory_areas_late,                // French less Allied; the weight of the second grows with the turns
    to_act,                                           // French 1, Allied -1
    french_blow, allied_blow,                         // net units that the best attack would destroy, divided by 5: for the side to act
    french_blow_next, allied_blow_next,               // the same for the other side, whose impulse comes next
    french_breaks, allied_breaks,                     // the best attack of the side to act would end the game
    french_breaks_next, allied_breaks_next,           // the same for the other side
    french_commander_risk, british_commander_risk,    // the enemy's surplus of fire against Napoleon or Wellington, divided by 10
    count_
};
// clang-format on
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count_);
using Features = ai::Features<Feature>;

// Their weights, in a table written by tools/fit. docs/doctrine/waterloo200.md tells how the present numbers were made.
inline constexpr Features kEvaluation = ai::weights_of<Feature>({
#define WEIGHT(feature, number) {Feature::feature, number},
#include "games/waterloo200/doctrine/evaluation.inc"
#undef WEIGHT
});

// Those of rules version 2, for the former marshal (marshal@1).
inline constexpr Features kFormerEvaluation = ai::weights_of<Feature>({
#define WEIGHT(feature, number) {Feature::feature, number},
#include "games/waterloo200/doctrine/evaluation_1.inc"
#undef WEIGHT
});

Features features_of(const Position&, const WeightSets& = kWeights);   // the attacks are planned by these weights of doctrine
float french_chance(const Position&);

}  // namespace papelotte::waterloo200
