// The weights of doctrine, in points; a difference of one point decides between two sound choices. This file says what each weight
// means. The numbers are in weights.inc, a table written by tools/tune; docs/doctrine/napoleon.md tells how they were made.
#pragma once

#include "ai/weights.h"
#include "games/napoleon/rules/ids.h"

namespace papelotte::napoleon {

struct Weights {
    // An attack: a block that the enemy is expected to lose, the factor for our own, the ground
    float kill, own_loss, ground;
    // Losses to be expected from the enemy's next attack; how much less losses count as time runs out
    float danger, urgency;
    // A block to be lost by the supply of a city; a city in the end
    float supply, final;
    // For the French: cities that they do not march on now, as a factor
    float other_cities;
    // A block in a city that the enemy may reach; an army together; nearness to an enemy who is weaker
    float garrison, mass, close_in;
    // The least gain of a group move; the cost of a block's forced march
    float group_cost, force_cost;
    // Battle: an expected hit, one at long range, an enemy position that may be cleared
    float fire, bombard, rout;
    // An assault: its worth, and the superiority that it needs
    float assault, assault_edge;
    // Blocks from the reserve: into a position under attack, into one that is weak
    float relieve, second_line;
    // Leaving: a lost assault, a block at its last point, the whole battle; the chance of victory under which it is given up
    float pull_back, save_block, break_off, despair;
    // Squares, farms and hills
    float square, marker;
    // Deployment: a block in the line, its corps together, too many in a position; cavalry and weak blocks in the reserve
    float line, corps, crowd, hold_back;
    // Reinforcements: a block brought to a battle, a town that it leaves to the enemy
    float reinforce, strip;
    // Free set-up: near one's own cities, near the allies (the French: where the enemy is weak), away from the border, close together
    float place_cities, place_allies, place_depth, place_company;
};

inline constexpr auto kWeightTable = std::to_array<ai::WeightLine<Weights, 2>>({
#define WEIGHT(name, french, allied) {#name, &Weights::name, {french, allied}},
#include "games/napoleon/doctrine/weights.inc"
#undef WEIGHT
});
static_assert(ai::lists_every_weight(kWeightTable));

using WeightSets = std::array<Weights, 2>;
inline constexpr WeightSets kWeights = ai::weights_in(kWeightTable);   // by side

}  // namespace papelotte::napoleon
