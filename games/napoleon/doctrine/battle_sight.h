// A battle as a side sees it: what stands on each front, what may still come, and who is likely to win.
#pragma once

#include "games/napoleon/doctrine/worth.h"
#include "games/napoleon/rules/battle_queries.h"

namespace papelotte::napoleon {

// What a side has in a position.
struct Line {
    int power = 0, strength = 0, blocks = 0;   // in hundredths; as far as it is known
    int assault = 0;                           // power of those who can go forward now: not yet acted, not foot artillery, not in square
    int horse = 0, foot = 0;                   // hits to be expected of cavalry, and of all others, in hundredths
    int guns = 0;                              // hits at long range, in hundredths
};

class BattleSight {
   public:
    BattleSight(const Position&, const Battle&, Side us);

    // The two positions of a front: where we stand at home, and where we are forward.
    struct Front {
        Space ours, theirs;
        Line home, forward;           // our blocks in our position, and in theirs
        Line enemy_home, enemy_forward;
        bool under_attack() const { return home.blocks > 0 && enemy_forward.blocks > 0; }
        bool attacking() const { return forward.blocks > 0 && enemy_home.blocks > 0; }
        bool quiet() const { return !under_attack() && !attacking(); }
    };
    const Front& front(Space position) const { return fronts_[front_of(position)]; }
    const std::array<Front, kFronts>& fronts() const { return fronts_; }
    const Line& reserve() const { return reserve_; }
    const Line& enemy_reserve() const { return enemy_reserve_; }
    float chance() const { return chance_; }   // of our victory
    // How much stronger our assault on the front would be than what it meets, with reserves.
    float edge(const Front&) const;

    const Position& p;
    const Battle& battle;
    const Side us;

   private:
    std::array<Front, kFronts> fronts_{};
    Line reserve_, enemy_reserve_;
    float chance_ = 0.5f;
};

// The power of a side's blocks next to a battle town that may reinforce it (NP-6.3.72, NP-6.3.73), as this side sees them, in hundredths.
int power_next_to(const Position&, Side sees, Side side, Town town);

}  // namespace papelotte::napoleon
