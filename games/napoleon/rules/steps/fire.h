// NP-6.3.50 … NP-6.3.66  Fire of a block in battle.
#pragma once

#include "engine/account.h"
#include "engine/rule.h"
#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

struct Battle;

// NP-6.3.57, NP-6.3.60  Where the block would fire: at long range from its own position at the facing one, else in its own space.
struct Shot {
    Unit unit;
    Space at;
    Target target;
    bool long_range;
};
Shot shot_of(const Position&, Unit, Target);

// The table of fire modifiers: adds the fire value and what changes it.
void add_fire_value(const Position&, const Battle&, const Shot&, Tally&);

// Empty when the block may fire at this group.
Refusal why_not_fire(const Position&, const Battle&, Unit, Target);

// NP-6.3.53  Rolls the dice; the hits are given by AssignHits.
void fire(Position&, std::uint8_t battle, Unit, Target, Effects&);

// Dice of one block, for battles and skirmishes; the faces go into `faces`, the result is the number of hits.
inline constexpr std::size_t kMostDice = 4;
struct Volley {
    std::array<std::uint8_t, kMostDice> faces{};   // 0: no die, since a weak block rolls fewer
    std::array<bool, kMostDice> hit{};
    int hits = 0;
};
Volley roll_fire(int dice, int value, Dice&);

}  // namespace papelotte::napoleon
