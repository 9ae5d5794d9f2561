// Playing on from a position until what was asked about is settled, then a look at how it stands.
#pragma once

#include "ai/policy.h"

namespace papelotte::ai {

inline constexpr int kMostRolloutSteps = 2000;   // a stage that takes more is judged as it stands

// The chance of a seat to win: what the outcome says, else the game's evaluation.
template <GameDoctrine D>
float worth(const typename D::Rules::Position& position, Seat seat) {
    if (const auto outcome = D::Rules::outcome(position))
        return outcome->winners.empty() ? 0.5f : outcome->winners.has(seat) ? 1.0f / static_cast<float>(outcome->winners.size()) : 0.0f;
    return D::evaluate(position, seat);
}

struct RolloutStyle {
    Style style{.epsilon = 0.1f};
    bool doctrine = true;   // the technique "doctrine_rollouts"; without it both sides stumble on at random
};

// Plays on from `position`, which lies behind `root`.
template <GameDoctrine D>
void roll_out(typename D::Rules::Position& position, const typename D::Rules::Position& root, Depth depth, const RolloutStyle& how,
              Policy<D>& policy, Dice& dice) {
    using Rules = typename D::Rules;
    Turn turn{dice};
    for (int step = 0; step < kMostRolloutSteps && !D::reached(root, position, depth); ++step) {
        const SeatSet acting = Rules::to_act(position);
        if (acting.empty()) return;
        const Seat seat = acting.front();
        const Action action = how.doctrine ? policy.choose(position, seat, how.style, dice) : Rules::random_action(position, seat, dice);
        Rules::apply(position, seat, action, turn);
    }
}

}  // namespace papelotte::ai
