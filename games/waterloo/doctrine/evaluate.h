// The value of a position: the chance that a side wins, as a logistic function of features in the terms of the game.
#pragma once

#include "ai/evaluation.h"
#include "games/waterloo/doctrine/situation.h"

namespace papelotte::waterloo {

// The features of the French chance to win. Those that exist for both sides come in pairs, French first.
// clang-format off
enum class Feature : std::uint8_t {
    even,                                       // constant 1
    turns_left,
    french_toll, allied_toll,                   // casualties as a fraction of what the side may lose
    french_toll_squared, allied_toll_squared,
    pace_needed,                                // Anglo-Allied casualties that the French still need per turn
    french_infantry, anglo_allied_infantry, prussian_infantry, prussians_to_come,
    french_cubes, allied_cubes,                 // on infantry
    french_worn, allied_worn,                   // infantry near elimination, by the cubes above three per unit
    french_fresh, allied_fresh, french_tired, allied_tired,
    french_guns, allied_guns, french_unmanned, allied_unmanned,
    french_near, allied_near,                   // infantry within two areas of the objective
    french_strong_points, allied_strong_points,
    french_exposed, allied_exposed,             // mobile infantry that enemy cavalry could charge in the enemy's next round
    french_to_act,                              // the side whose round it is, weighted by the rest of the round
    french_green, allied_green, french_red, allied_red,
    french_on_objective, allied_on_objective,   // infantry on the objective now
    french_settled, allied_settled,             // a winning condition is met, and the enemy has no round left this turn
    count_
};
// clang-format on
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count_);
using Features = ai::Features<Feature>;

// Their weights, in a table written by tools/fit. docs/doctrine/waterloo.md tells how the present numbers were made.
inline constexpr Features kEvaluation = ai::weights_of<Feature>({
#define WEIGHT(feature, number) {Feature::feature, number},
#include "games/waterloo/doctrine/evaluation.inc"
#undef WEIGHT
});

Features features_of(const Position&, const Camps&);
float french_chance(const Position&);

}  // namespace papelotte::waterloo
