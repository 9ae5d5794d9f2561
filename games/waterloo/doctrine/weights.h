// The weights of doctrine, in points: one point tips the scales between two sound choices. What each means is here; the numbers are in
// weights.inc, a table that tools/tune writes. How the present numbers were made: docs/doctrine/waterloo.md.
#pragma once

#include "ai/weights.h"
#include "games/waterloo/rules/ids.h"

namespace papelotte::waterloo {

struct Weights {
    // An assault: a point of the enemy's losses weighs one; own losses, and how both grow as a side comes near to what it may lose
    float own_losses, urgency;
    float cube_on_them, cube_on_us, horses_of_theirs, horses_of_ours;
    float ground, drive_off, leave_ground, take_objective, exposed_after, unit_sent;
    // Fire: a cube; the cube that kills; friends who could follow up; cavalry and guns as targets; cubes that the Grand Battery must add
    float bombard, finish_off, mass_guns, hit_cavalry, hit_guns, battery_threshold;
    // Infantry: a step towards the objective (the Prussians have their own), the last steps, the last steps when no answer can follow
    float step, prussian_step, open_road, last_chance;
    // Ground held, by what threatens it, and by the second and third unit that holds it; the own objective
    float hold, hold_threatened, second_holds, third_holds;
    float guard_objective, guard_objective_early, guard_always, no_answer;
    float support, charged, under_fire, outnumbered, spoils_near;
    // Cavalry: steps, beside infantry, next to the enemy without it, two areas behind, infantry to charge, rough ground
    float horse_step, horse_with_infantry, horse_exposed, horse_in_reserve, horse_prey, horse_rough;
    // Guns and leaders
    float gun_targets, gun_step, gun_alone, leader_troops, leader_alone, crowding;
    // Discs: what an order must bring, red and purple before green, a leader's second order, moves against deeds, the same order again
    float disc, red_or_purple, second_order, move_factor, repeat_fire, repeat_move;
    // Formation: enemy cavalry near, strong points, less in one's own round; readiness to go
    float form_up, form_at_strong_point, form_in_own_round, ready_margin, ready_move, paid_form;
    // Cubes sent away
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

}  // namespace papelotte::waterloo
