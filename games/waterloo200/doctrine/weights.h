// The weights of doctrine, in points: one point tips the scales between two sound choices. First guesses were made by hand. Then all were
// tuned together over 60,000 games of doctrine against itself: all weights changed a little at random, the change and its opposite played
// each other with sides swapped, and every weight moved towards the side that won. See docs/doctrine.md.
#pragma once

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

// By side.
// clang-format off
inline constexpr Weights kWeights[2]{
    // French
    {.kill = 0.395f, .urgency = 0.177f, .decisive = 16.1f, .prussian = 1.4f, .step = 1.68f, .ball = 0.186f, .star = 0.149f,
     .own_losses = 0.161f, .ground = 0.417f, .victory = 0.255f, .victory_late = 4.89f, .unit_sent = 0.0586f, .stuck = 1.05f,
     .spend_star = 0.309f, .attack_threshold = 0.838f, .exposed = 0.881f, .exposed_leader = 2.94f, .step_forward = 0.0552f,
     .leader_forward = 0.117f, .prussian_step = 0.0694f, .hold = 1.68f, .hold_more = 0.167f, .company = 0.00528f,
     .headquarters = 1.43f, .gun_near = 0.0452f, .employ = 0.0149f, .disc = 0.453f, .reserve = 0.342f, .end_turn = 0.136f,
     .manoeuvre = 0.151f, .cut = 0.1f, .keep_line = 0.02f},
    // Allied
    {.kill = 0.433f, .urgency = 0.222f, .decisive = 60.3f, .prussian = 1.22f, .step = 1.79f, .ball = 0.0982f, .star = 1.5f,
     .own_losses = 0.119f, .ground = 0.0581f, .victory = 1.62f, .victory_late = 8.9f, .unit_sent = 0.055f, .stuck = 0.0129f,
     .spend_star = 0.181f, .attack_threshold = 0.0625f, .exposed = 0.106f, .exposed_leader = 0.0773f, .step_forward = 0.0092f,
     .leader_forward = 0.0317f, .prussian_step = 0.227f, .hold = 0.217f, .hold_more = 0.014f, .company = 0.0194f,
     .headquarters = 0.0207f, .gun_near = 0.112f, .employ = 0.0147f, .disc = 0.0756f, .reserve = 0.0493f, .end_turn = 0.319f,
     .manoeuvre = 0.76f, .cut = 0.1f, .keep_line = 0.02f}
};
// clang-format on

}  // namespace papelotte::waterloo200
