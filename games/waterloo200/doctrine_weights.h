// The weights of doctrine, in points: one point tips the scales between two sound choices.
#pragma once

#include "games/waterloo200/ids.h"

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
};

// By side.
// clang-format off
// By side.
// clang-format off
inline constexpr Weights kWeights[2]{
    // French
    {.kill = 0.373f, .urgency = 0.496f, .decisive = 27.9f, .prussian = 1.17f, .step = 1.3f, .ball = 0.125f, .star = 0.332f,
     .own_losses = 0.224f, .ground = 1.11f, .victory = 0.357f, .victory_late = 6.38f, .unit_sent = 0.122f, .stuck = 0.525f,
     .spend_star = 0.416f, .attack_threshold = 0.676f, .exposed = 0.784f, .exposed_leader = 2.16f, .step_forward = 0.036f,
     .leader_forward = 0.0575f, .prussian_step = 0.124f, .hold = 4.72f, .hold_more = 0.419f, .company = 0.0202f,
     .headquarters = 3.7f, .gun_near = 0.0508f, .employ = 0.0122f, .disc = 0.903f, .reserve = 0.555f, .end_turn = 0.491f,
     .manoeuvre = 0.0921f},
    // Allied
    {.kill = 0.0883f, .urgency = 0.247f, .decisive = 27.3f, .prussian = 0.745f, .step = 1.69f, .ball = 0.422f, .star = 0.842f,
     .own_losses = 0.043f, .ground = 0.0302f, .victory = 1.12f, .victory_late = 9.51f, .unit_sent = 0.0493f, .stuck = 0.00627f,
     .spend_star = 0.211f, .attack_threshold = 0.0555f, .exposed = 0.444f, .exposed_leader = 0.0945f, .step_forward = 0.00643f,
     .leader_forward = 0.0291f, .prussian_step = 0.198f, .hold = 0.0955f, .hold_more = 0.0297f, .company = 0.0206f,
     .headquarters = 0.0339f, .gun_near = 0.0331f, .employ = 0.0161f, .disc = 0.0358f, .reserve = 0.0688f, .end_turn = 0.0902f,
     .manoeuvre = 0.178f}
};
// clang-format on

}  // namespace papelotte::waterloo200
