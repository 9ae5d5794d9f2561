// The value of a position: the chance that the French win, as a logistic function of features in the terms of the game.
#pragma once

#include "ai/evaluation.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

// The features. Those of armies come in the order of Army.
// clang-format off
enum class Feature : std::uint8_t {
    even,                                                                        // constant 1
    french_losses, anglo_dutch_losses, prussian_losses,                          // as a fraction of what defeats the army (NP-10.1.2)
    french_losses_squared, anglo_dutch_losses_squared, prussian_losses_squared,
    anglo_dutch_defeated, prussian_defeated,
    french_power, anglo_dutch_power, prussian_power,                             // of blocks on the map, in tens of usual blocks
    late,                                                                        // turns gone, 0 to 1
    late_squared,
    anglo_dutch_supply, prussian_supply,                                         // its losses with those that cities are likely to cost yet
    cities, cities_late,                                                         // that the French are likely to hold; the second grows with time
    cities_held_late,                                                            // that they hold alone, in the last days
    french_danger, allied_danger,                                                // blocks to be lost in the enemy's next attacks, by ten
    french_together, allied_together,                                            // how close an army stands, 0 to 1
    to_act,                                                                      // French 1, Allied -1
    count_
};
// clang-format on
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count_);
using Features = ai::Features<Feature>;

// Their weights, in a table written by tools/fit. docs/doctrine/napoleon.md tells how the present numbers were made.
inline constexpr Features kEvaluation = ai::weights_of<Feature>({
#define WEIGHT(feature, number) {Feature::feature, number},
#include "games/napoleon/doctrine/evaluation.inc"
#undef WEIGHT
});

Features features_of(const Position&);
float french_chance(const Position&);

}  // namespace papelotte::napoleon
