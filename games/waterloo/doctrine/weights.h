// The weights of doctrine, in points: one point tips the scales between two sound choices. First guesses were made by hand. Then all were
// tuned together over 164,000 games of doctrine against itself: all weights changed a little at random, the change and its
// opposite played each other with sides swapped, and every weight moved towards the side that won. Only crowding was raised afterwards:
// it makes no difference to strength, but no sound commander overfills an area. See docs/doctrine.md.
#pragma once

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

// By side: the French must attack, the Allied player need not.
inline constexpr Weights kWeights[2]{    // French
                                     {.own_losses = 1.14f,
                                      .urgency = 0.2f,
                                      .cube_on_them = 0.683f,
                                      .cube_on_us = 0.293f,
                                      .horses_of_theirs = 1.37f,
                                      .horses_of_ours = 0.463f,
                                      .ground = 1.74f,
                                      .drive_off = 0.219f,
                                      .leave_ground = 0.624f,
                                      .take_objective = 10.2f,
                                      .exposed_after = 0.053f,
                                      .unit_sent = 0.0399f,
                                      .bombard = 2.54f,
                                      .finish_off = 1.12f,
                                      .mass_guns = 0.0468f,
                                      .hit_cavalry = 0.253f,
                                      .hit_guns = 0.62f,
                                      .battery_threshold = 0.524f,
                                      .step = 0.472f,
                                      .prussian_step = 1.49f,
                                      .open_road = 0.793f,
                                      .last_chance = 6.27f,
                                      .hold = 0.108f,
                                      .hold_threatened = 0.982f,
                                      .second_holds = 0.13f,
                                      .third_holds = 0.0777f,
                                      .guard_objective = 2.04f,
                                      .guard_objective_early = 0.86f,
                                      .guard_always = 0.331f,
                                      .no_answer = 1.11f,
                                      .support = 0.182f,
                                      .charged = 0.243f,
                                      .under_fire = 0.0773f,
                                      .outnumbered = 0.0417f,
                                      .spoils_near = 0.456f,
                                      .horse_step = 0.134f,
                                      .horse_with_infantry = 2.08f,
                                      .horse_exposed = 0.0497f,
                                      .horse_in_reserve = 0.0558f,
                                      .horse_prey = 0.102f,
                                      .horse_rough = 0.181f,
                                      .gun_targets = 3.66f,
                                      .gun_step = 0.0785f,
                                      .gun_alone = 0.65f,
                                      .leader_troops = 0.154f,
                                      .leader_alone = 0.237f,
                                      .crowding = 4,
                                      .disc = 0.4f,
                                      .red_or_purple = 0.713f,
                                      .second_order = 1.73f,
                                      .move_factor = 0.251f,
                                      .repeat_fire = 0.435f,
                                      .repeat_move = 0.375f,
                                      .form_up = 0.698f,
                                      .form_at_strong_point = 1.79f,
                                      .form_in_own_round = 1.15f,
                                      .ready_margin = 3.46f,
                                      .ready_move = 1.13f,
                                      .paid_form = 0.572f,
                                      .send_cube = 0.0435f},
    // Allied
                                     {.own_losses = 0.631f,
                                      .urgency = 2.73f,
                                      .cube_on_them = 0.701f,
                                      .cube_on_us = 0.125f,
                                      .horses_of_theirs = 0.587f,
                                      .horses_of_ours = 1.45f,
                                      .ground = 0.299f,
                                      .drive_off = 0.271f,
                                      .leave_ground = 0.945f,
                                      .take_objective = 5.5f,
                                      .exposed_after = 0.114f,
                                      .unit_sent = 0.0848f,
                                      .bombard = 1.69f,
                                      .finish_off = 1.21f,
                                      .mass_guns = 0.0385f,
                                      .hit_cavalry = 0.447f,
                                      .hit_guns = 0.701f,
                                      .battery_threshold = 0.391f,
                                      .step = 0.0334f,
                                      .prussian_step = 1.32f,
                                      .open_road = 0.237f,
                                      .last_chance = 8.56f,
                                      .hold = 0.224f,
                                      .hold_threatened = 0.273f,
                                      .second_holds = 0.642f,
                                      .third_holds = 0.2f,
                                      .guard_objective = 4.45f,
                                      .guard_objective_early = 0.654f,
                                      .guard_always = 0.694f,
                                      .no_answer = 0.38f,
                                      .support = 0.545f,
                                      .charged = 0.353f,
                                      .under_fire = 0.165f,
                                      .outnumbered = 0.148f,
                                      .spoils_near = 0.0461f,
                                      .horse_step = 0.00907f,
                                      .horse_with_infantry = 0.356f,
                                      .horse_exposed = 0.234f,
                                      .horse_in_reserve = 0.0768f,
                                      .horse_prey = 0.446f,
                                      .horse_rough = 0.0637f,
                                      .gun_targets = 0.5f,
                                      .gun_step = 0.0404f,
                                      .gun_alone = 0.5f,
                                      .leader_troops = 0.112f,
                                      .leader_alone = 0.454f,
                                      .crowding = 4,
                                      .disc = 0.281f,
                                      .red_or_purple = 0.301f,
                                      .second_order = 0.418f,
                                      .move_factor = 0.54f,
                                      .repeat_fire = 0.525f,
                                      .repeat_move = 0.237f,
                                      .form_up = 1.15f,
                                      .form_at_strong_point = 2.22f,
                                      .form_in_own_round = 0.522f,
                                      .ready_margin = 1.63f,
                                      .ready_move = 0.633f,
                                      .paid_form = 0.114f,
                                      .send_cube = 0.115f}};

constexpr const Weights& weights_of(Seat side) { return kWeights[static_cast<std::size_t>(side)]; }

}  // namespace papelotte::waterloo
