// The weights of doctrine, in points; a difference of one point decides between two sound choices. This file says what each weight
// means. The numbers are in weights.inc, a table written by tools/tune; docs/doctrine/waterloo200.md tells how they were made.
#pragma once

#include "ai/weights.h"
#include "games/waterloo200/rules/ids.h"

namespace papelotte::waterloo200 {

struct Weights {
    // A destroyed unit, the increase with every unit lost before, the last unit or a commander-in-chief, a Prussian unit
    float kill, urgency, decisive, prussian;
    // A lost step of a combat unit, of a gun, of a leader; the factor for our own losses
    float step, ball, star, own_losses;
    // A captured area: any, a victory area early and at the end; a unit that must be sent; units that stay in an undecided fight
    float ground, victory, victory_late, unit_sent, stuck;
    // The cost of spending a star, and the minimum gain of an attack
    float spend_star, attack_threshold;
    // Leaders and troops in areas that the enemy could attack
    float exposed, exposed_leader;
    // Places: a step towards the enemy, for leaders, for Prussians; the first unit in a victory area, further ones; friends in the
    // area; headquarters
    float step_forward, leader_forward, prussian_step, hold, hold_more, company, headquarters;
    // Guns beside a battle
    float gun_near, employ;
    // The Disc and the turn: the cost of giving it away, a unit called up, ending the turn if it helps, time that passes, a manoeuvre
    float disc, reserve, end_turn, clock, manoeuvre;
    // Lines of communication: per point of strength or star, the enemy's cut off and our own protected
    float cut, keep_line;
};

inline constexpr auto kWeightTable = std::to_array<ai::WeightLine<Weights, 2>>({
#define WEIGHT(name, french, allied) {#name, &Weights::name, {french, allied}},
#include "games/waterloo200/doctrine/weights.inc"
#undef WEIGHT
});
static_assert(ai::lists_every_weight(kWeightTable));

using WeightSets = std::array<Weights, 2>;
inline constexpr WeightSets kWeights = ai::weights_in(kWeightTable);   // by side

// Those of rules version 2, for the former marshal (marshal@1).
inline constexpr auto kFormerWeightTable = std::to_array<ai::WeightLine<Weights, 2>>({
#define WEIGHT(name, french, allied) {#name, &Weights::name, {french, allied}},
#include "games/waterloo200/doctrine/weights_1.inc"
#undef WEIGHT
});
static_assert(ai::lists_every_weight(kFormerWeightTable));
inline constexpr WeightSets kFormerWeights = ai::weights_in(kFormerWeightTable);

}  // namespace papelotte::waterloo200
