// For a game that has no doctrine of its own yet: no action is better than another, and all sides have the same chance. Its players play by
// the rules and by nothing else, so that a new game can be tried at once.
#pragma once

#include "ai/doctrine.h"

namespace papelotte::ai {

template <GameRules R>
struct NoDoctrine {
    using Rules = R;
    using Position = typename R::Position;

    static std::span<const std::string_view> reasons() { return {}; }
    static void judge(const Position&, Seat, const ActionList&, ReasonSet, std::span<Judgement>) {}
    static float evaluate(const Position& position, Seat seat) {
        const Facts& facts = R::facts();
        if (const auto outcome = R::outcome(position); outcome && !outcome->winners.empty()) return outcome->winners.has(seat) ? 1.0f : 0.0f;
        return 1.0f / static_cast<float>(facts.sides.empty() ? facts.seats.size() : facts.sides.size());
    }
    static bool settled(const Position&) { return true; }
    static bool reached(const Position&, const Position&, Depth) { return true; }
    static int turn(const Position&) { return 0; }
    static float share(const Position&) { return 0.1f; }   // a search may still see how the game ends
    static constexpr bool kShortSightedVeteran = false;
    static bool resolved(const Position&, const Position&, Action) { return true; }
    static std::span<const std::string_view> counts() { return {}; }
    static Counts count(const Position&, const Position&, Action, std::span<const Event>) { return {}; }
};

}  // namespace papelotte::ai
