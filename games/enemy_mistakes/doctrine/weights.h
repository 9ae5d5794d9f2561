// The weights of doctrine, in points; a difference of one point decides between two sound choices. This file says what each weight means. The
// numbers are in weights.inc, a table in the form that tools/tune writes; docs/doctrine/enemy_mistakes.md tells how they were made.
#pragma once

#include "ai/weights.h"
#include "games/enemy_mistakes/rules/ids.h"

namespace papelotte::enemy_mistakes {

struct Weights {
    // A Victory point to be won by a Charge, to be lost by standing where the enemy can charge, to be won by a Charge from there in the next turn
    float strike, danger, prospect;
    // A Victory point of an objective come nearer; how much more that counts for a side that is behind, and less for one that is ahead
    float advance, urgency;
    // How much an enemy unit draws, as a share of its value; how much a crowd before an objective takes from its worth
    float hunt, crowd;
    // Standing on an objective; looking at the enemy
    float hold, face;
    // A command marker spent; the least worth of a manoeuvre that is ordered; a marker for a General who needs it; a Shaken unit that recovers
    float marker, restless, supply, recover;
    // Two tiles of Infantry in line that form a column, where one supports the other
    float column;
    // A Victory point of a General in danger; a Charge over an enemy's counter
    float protect, ride_down;
    // Bombardment: a Victory point to be won
    float fire;
    // In a combat: a Victory point to be won by one more melee; what a combat costs by the Recovery that follows it
    float fight, recovery;
    // How many markers are bid
    float bid;
};

inline constexpr auto kWeightTable = std::to_array<ai::WeightLine<Weights, 3>>({
#define WEIGHT(name, blue, red, black) {#name, &Weights::name, {blue, red, black}},
#include "games/enemy_mistakes/doctrine/weights.inc"
#undef WEIGHT
});
static_assert(ai::lists_every_weight(kWeightTable));

using WeightSets = std::array<Weights, 3>;
inline constexpr WeightSets kWeights = ai::weights_in(kWeightTable);   // by army

}   // namespace papelotte::enemy_mistakes
