// The weights of doctrine, in points; a difference of one point decides between two sound choices. This file says what each weight
// means. The numbers are in weights.inc, a table written by tools/tune; docs/doctrine/waterloo.md tells how they were made.
#pragma once

#include "ai/weights.h"
#include "games/waterloo/rules/ids.h"

namespace papelotte::waterloo {

struct Weights {
    // Assault: our losses, relative to one point of enemy losses; the growth of both as a side approaches its limit
    float own_losses, urgency;
    float cube_on_them, cube_on_us, horses_of_theirs, horses_of_ours;
    float ground, drive_off, leave_ground, take_objective, exposed_after, unit_sent;
    // Fire: a cube; the cube that eliminates; units that could follow up; cavalry and guns as targets; cubes that the Grand Battery must add
    float bombard, finish_off, mass_guns, hit_cavalry, hit_guns, battery_threshold;
    // Infantry: a step towards the objective (Prussians have a weight of their own), the last steps, the last steps if the enemy cannot answer
    float step, prussian_step, open_road, last_chance;
    // Ground: a held area, by its threat, by its second and third unit; our own objective
    float hold, hold_threatened, second_holds, third_holds;
    float guard_objective, guard_objective_early, guard_always, no_answer;
    float support, charged, under_fire, outnumbered, spoils_near;
    // Cavalry: steps, with infantry, next to the enemy without infantry, two areas behind the line, infantry to charge, rough ground
    float horse_step, horse_with_infantry, horse_exposed, horse_in_reserve, horse_prey, horse_rough;
    // Guns and leaders
    float gun_targets, gun_step, gun_alone, leader_troops, leader_alone, crowding;
    // Discs: the minimum gain of an order, red and purple before green, a leader's second order, moves relative to fights, a repeated order
    float disc, red_or_purple, second_order, move_factor, repeat_fire, repeat_move;
    // Formation: enemy cavalry near, strong points, less in our own round; readiness to move
    float form_up, form_at_strong_point, form_in_own_round, ready_margin, ready_move, paid_form;
    // Cubes sent to other areas
    float send_cube;
};

inline constexpr auto kWeightTable = std::to_array<ai::WeightLine<Weights, 2>>({
#define WEIGHT(name, french, allied) {#name, &Weights::name, {french, allied}},
#include "games/waterloo/doctrine/weights.inc"
#undef WEIGHT
});
static_assert(ai::lists_every_weight(kWeightTable));

using WeightSets = std::array<Weights, 2>;
inline constexpr WeightSets kWeights = ai::weights_in(kWeightTable);   // by side: the French must attack, the Allied player need not

// Those of rules version 2, for the former marshal (marshal@1).
inline constexpr auto kFormerWeightTable = std::to_array<ai::WeightLine<Weights, 2>>({
#define WEIGHT(name, french, allied) {#name, &Weights::name, {french, allied}},
#include "games/waterloo/doctrine/weights_1.inc"
#undef WEIGHT
});
static_assert(ai::lists_every_weight(kFormerWeightTable));
inline constexpr WeightSets kFormerWeights = ai::weights_in(kFormerWeightTable);

}   // namespace papelotte::waterloo
