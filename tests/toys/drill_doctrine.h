// The doctrine of Drill (tests/toys/drill.h): approach the enemy, strike where he is not guarded.
#pragma once

#include <cmath>

#include "ai/doctrine.h"
#include "engine/words.h"
#include "tests/toys/drill.h"

namespace papelotte::drill {

struct Doctrine {
    using Rules = drill::Rules;
    enum Why : std::uint8_t { go_far, strike_open };

    static std::span<const std::string_view> reasons() { return kEnumWords<Why>; }
    static void judge(const Position& p, Seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> out) {
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const Action& action = actions[i];
            if (on >> go_far & 1 && Verb(action.verb) == Verb::advance) out[i].add(go_far, 0.002f * static_cast<float>(action.c));
            if (on >> strike_open & 1 && Verb(action.verb) == Verb::strike && Part(action.a) != std::get<Strike>(p.agenda.back()).guarded)
                out[i].add(strike_open, 1);
        }
    }
    static float evaluate(const Position& p, Seat seat) {
        return 1 / (1 + std::exp(static_cast<float>(tiles_left(p, enemy_of(seat)) - tiles_left(p, seat))));
    }
    static bool settled(const Position& p) { return Rules::outcome(p) || Rules::step_name(p) == "turn" || Rules::step_name(p) == "post"; }
    static int turn(const Position& p) { return p.agenda.empty() ? kTurns : std::get<Turn>(p.agenda[0]).number; }
    static bool reached(const Position& from, const Position& now, ai::Depth depth) {
        if (Rules::outcome(now)) return true;
        return turn(now) > turn(from) + (depth == ai::Depth::reply) || (Rules::step_name(from) == "post" && !same_fields(from, now));
    }
    static bool resolved(const Position& from, const Position& now, Action) { return reached(from, now, ai::Depth::action); }
    static float share(const Position& p) { return Rules::step_name(p) == "manoeuvre" ? 0.3f : 0.1f; }
    static constexpr bool kShortSightedVeteran = false;
    static std::span<const std::string_view> counts() {
        static constexpr std::string_view kCounts[] = {"red_lost", "blue_lost"};
        return kCounts;
    }
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>) {
        const auto lost = [&](Seat side) { return static_cast<std::int16_t>(tiles_left(before, side) - tiles_left(after, side)); };
        return {lost(kRed), lost(kBlue)};
    }
};

}  // namespace papelotte::drill
