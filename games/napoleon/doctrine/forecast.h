// What is to be expected of a fight, before it begins.
#pragma once

#include "games/napoleon/rules/ids.h"

namespace papelotte::napoleon {

// One side of a fight: its power and number of blocks, the power that may join it, and how many blocks can leave it in one battle turn
// (NP-7.2.1).
struct Force {
    float power = 0, support = 0;
    int blocks = 0, ways_out = 0;
};

// Of the attacker: the chance to win, and the losses of both in blocks.
struct Forecast {
    float chance = 0, own_loss = 0, enemy_loss = 0;
};
Forecast forecast(const Force& attacker, const Force& defender);

inline constexpr float kJoins = 0.6f;   // the share of the power next to a battle that arrives in time

// The chance of a side with this power against that one, in a battle.
float chance_of(float power, float enemy);

}  // namespace papelotte::napoleon
