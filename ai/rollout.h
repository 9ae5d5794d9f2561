// Plays from a position until it is settled, then evaluates it.
#pragma once

#include "ai/learned_value.h"
#include "ai/policy.h"
#include "engine/seating.h"

namespace papelotte::ai {

inline constexpr int kMostRolloutSteps = 2000;   // a longer stage is evaluated as it is

// The number of sides that share a victory: seats that win together (Facts::sides) count once.
template <GameDoctrine D>
int victors(SeatSet winners) {
    const auto sides = D::Rules::facts().sides;
    if (sides.empty()) return winners.size();
    int count = 0;
    for (const SeatSet side : sides) count += !(side & winners).empty();
    return count;
}

// The chance of a seat to win: by the outcome, else by the game's evaluation.
template <GameDoctrine D>
float worth(const typename D::Rules::Position& position, Seat seat, Evaluation evaluation = Evaluation::linear) {
    if (const auto outcome = D::Rules::outcome(position))
        return outcome->winners.empty() ? 0.5f : outcome->winners.has(seat) ? 1.0f / static_cast<float>(victors<D>(outcome->winners)) : 0.0f;
    return look_at<D>(position, seat, evaluation);
}

// Plays until `enough` is true.
template <GameDoctrine D, class Choose, class Enough>
void play_on(typename D::Rules::Position& position, Effects& effects, const Choose& choose, const Enough& enough) {
    for (int step = 0; step < kMostRolloutSteps && !enough(); ++step) {
        const SeatSet acting = D::Rules::to_act(position);
        if (acting.empty()) return;
        D::Rules::apply(position, acting.front(), choose(acting.front()), effects);
    }
}

// Plays from `position`, which comes after `root`, to the given depth. Both sides take doctrine's best action, since the dice give
// enough variety (the technique "doctrine_rollouts"; without it both play at random).
template <GameDoctrine D>
void roll_out(typename D::Rules::Position& position, const typename D::Rules::Position& root, Depth depth, bool by_doctrine, Policy<D>& policy,
              Dice& dice) {
    Effects effects{dice};
    const auto choose = [&](Seat seat) {
        return by_doctrine ? policy.choose(position, seat, {}, dice) : D::Rules::random_action(position, seat, dice);
    };
    play_on<D>(position, effects, choose, [&] { return D::reached(root, position, depth); });
}

// The chance of a seat's player to win, as shown to people: if evaluate() would misjudge something unfinished, doctrine first finishes it.
// If the players still bid for sides, the player may then have another seat.
template <GameDoctrine D>
float settled_chance(typename D::Rules::Position world, Seat seat, Policy<D>& policy, Dice& dice) {
    Effects effects{dice};
    const Seating before = seating_of<typename D::Rules>(world);
    play_on<D>(world, effects, [&](Seat acting) { return policy.choose(world, acting, {}, dice); }, [&] { return D::settled(world); });
    return worth<D>(world, seat_after(before, seating_of<typename D::Rules>(world), seat));
}

}  // namespace papelotte::ai
