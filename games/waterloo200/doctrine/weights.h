// The weights of doctrine, in points: one point tips the scales between two sound choices. What each means is here; the numbers are in
// weights.inc, a table that tools/tune writes. How the present numbers were made: docs/doctrine/waterloo200.md.
#pragma once

#include "ai/weights.h"
#include "games/waterloo200/rules/ids.h"

namespace papelotte::waterloo200 {

struct Weights {
    // A unit destroyed, and how much more it is worth with every unit lost before; the last one, and a commander-in-chief
    float kill, urgency, decisive, prussian;
    // A step lost: of a combat unit, of a gun, of a leader; all of it on our side weighs so much more or less
    float step, ball, star, own_losses;
    // An area taken: any, a victory area early and at the end; a unit that must be sent, and what stays in a fight undecided
    float ground, victory, victory_late, unit_sent, stuck;
    // What a star is worth when it is spent, and what an attack must bring at least
    float spend_star, attack_threshold;
    // Leaders and troops where the enemy could strike
    float exposed, exposed_leader;
    // Places: a step towards the enemy, for leaders, for Prussians; the first unit in a victory area, the next; friends in the area
    float step_forward, leader_forward, prussian_step, hold, hold_more, company, headquarters;
    // Guns beside a battle
    float gun_near, employ;
    // The Disc and the turn: what it costs to give it away, a unit called up, ending the turn when it helps
    float disc, reserve, end_turn, manoeuvre;
    // Lines of communication: a point of strength or a star of theirs cut off, of ours kept from it
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

}  // namespace papelotte::waterloo200
