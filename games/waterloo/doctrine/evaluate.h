// What a position is worth: the chance that a side wins, a logistic of features in the game's terms.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "ai/weights.h"
#include "games/waterloo/doctrine/situation.h"

namespace papelotte::waterloo {

// The features, each counted for the French; those of both sides come in pairs, French first.
// clang-format off
enum class Feature : std::uint8_t {
    even,                                       // always one
    turns_left,
    french_toll, allied_toll,                   // casualties against what the side may lose, 0 to 1
    french_toll_squared, allied_toll_squared,
    pace_needed,                                // Anglo-Allied casualties still wanted a turn
    french_infantry, anglo_allied_infantry, prussian_infantry, prussians_to_come,
    french_cubes, allied_cubes,                 // on infantry
    french_worn, allied_worn,                   // infantry near its end, by the cubes above three a unit
    french_fresh, allied_fresh, french_tired, allied_tired,
    french_guns, allied_guns, french_unmanned, allied_unmanned,
    french_near, allied_near,                   // infantry within two areas of the objective
    french_strong_points, allied_strong_points,
    french_exposed, allied_exposed,             // mobile infantry that enemy cavalry could charge, before the enemy's round
    french_to_act,                              // whose round it is, weighed by what is left of it
    french_green, allied_green, french_red, allied_red,
    french_on_objective, allied_on_objective,   // infantry on the objective now
    french_settled, allied_settled,             // what wins at the end of the turn is reached, and no round of the enemy will follow
    count_
};
// clang-format on
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count_);
using Features = std::array<float, kFeatures>;

// Their weights: a table that tools/fit writes. How the present numbers were made: docs/doctrine/waterloo.md.
inline constexpr Features kEvaluation = [] {
    Features weights;
    weights.fill(ai::kNoWeight);
#define WEIGHT(feature, number) weights[static_cast<std::size_t>(Feature::feature)] = static_cast<float>(number);
#include "games/waterloo/doctrine/evaluation.inc"
#undef WEIGHT
    return weights;
}();
static_assert(std::ranges::find(kEvaluation, ai::kNoWeight) == kEvaluation.end());

Features features_of(const Position&, const Camps&);
float french_chance(const Position&);

}  // namespace papelotte::waterloo
