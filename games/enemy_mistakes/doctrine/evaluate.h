// The value of a position: the chance that blue wins, as a logistic function of features in the terms of the game.
#pragma once

#include "ai/evaluation.h"
#include "games/enemy_mistakes/rules/position.h"

namespace papelotte::enemy_mistakes {

// The features. Red and black count together as the Coalition. Points are divided by 20.
// clang-format off
enum class Feature : std::uint8_t {
    even, even_medium, even_short,           // constant 1 in the game that the name tells; even: historical
    lead, lead_late,                         // blue points less those of the Coalition, but in the short game; the second grows with the turns
    garrisons, garrisons_late,               // there: what the Garrisons can still suffer, 0 to 1 each, weighed by their points
    short_lead, short_lead_late,             // in the short game: the points, where they decide, since a Garrison has fallen
    farms, farms_late,                       // there: both Garrisons stand -1, both Towns are blue's 1
    weakest, weakest_late,                   // there: what the weaker of both Garrisons can still suffer, 0 to 1
    blue_strength, red_strength, black_strength,   // what units on the board and to come are worth, less their Losses
    blue_shaken, coalition_shaken,           // the same of Shaken units
    blue_tired, coalition_tired,             // units in Recovery, by ten
    blue_danger, coalition_danger,           // points to be lost in the enemy's next Charges
    blue_at_farms, blue_at_farms_late,       // blue tiles near the garrisons that stand, by ten
    late, late_squared,                      // turns gone, 0 to 1
    markers,                                 // blue's on the board less the Coalition's, by ten
    count_
};
// clang-format on
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count_);
using Features = ai::Features<Feature>;

// Their weights, in a table as tools/fit writes it. docs/doctrine/enemy_mistakes.md tells how the present numbers were made.
inline constexpr Features kEvaluation = ai::weights_of<Feature>({
#define WEIGHT(feature, number) {Feature::feature, number},
#include "games/enemy_mistakes/doctrine/evaluation.inc"
#undef WEIGHT
});

Features features_of(const Position&);
float blue_chance(const Position&);

}   // namespace papelotte::enemy_mistakes
