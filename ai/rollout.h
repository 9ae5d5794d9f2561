// Playing on from a position until what was asked about is settled, then a look at how it stands.
#pragma once

#include "ai/policy.h"

namespace papelotte::ai {

inline constexpr int kMostRolloutSteps = 2000;   // a stage that takes more is judged as it stands

// How many share a victory: seats that win together (Facts::sides) count once.
template <GameDoctrine D>
int victors(SeatSet winners) {
    const auto sides = D::Rules::facts().sides;
    if (sides.empty()) return winners.size();
    int count = 0;
    for (const SeatSet side : sides) count += !(side & winners).empty();
    return count;
}

// The chance of a seat to win: what the outcome says, else the game's evaluation.
template <GameDoctrine D>
float worth(const typename D::Rules::Position& position, Seat seat) {
    if (const auto outcome = D::Rules::outcome(position))
        return outcome->winners.empty() ? 0.5f : outcome->winners.has(seat) ? 1.0f / static_cast<float>(victors<D>(outcome->winners)) : 0.0f;
    return D::evaluate(position, seat);
}

// Plays on from `position`, which lies behind `root`, as deep as that. Both sides do what doctrine thinks best, since the dice bring variety
// enough (the technique "doctrine_rollouts"; without it both stumble on at random).
template <GameDoctrine D>
void roll_out(typename D::Rules::Position& position, const typename D::Rules::Position& root, Depth depth, bool by_doctrine, Policy<D>& policy,
              Dice& dice) {
    using Rules = typename D::Rules;
    Turn turn{dice};
    for (int step = 0; step < kMostRolloutSteps && !D::reached(root, position, depth); ++step) {
        const SeatSet acting = Rules::to_act(position);
        if (acting.empty()) return;
        const Seat seat = acting.front();
        const Action action = by_doctrine ? policy.choose(position, seat, {}, dice) : Rules::random_action(position, seat, dice);
        Rules::apply(position, seat, action, turn);
    }
}

}  // namespace papelotte::ai
