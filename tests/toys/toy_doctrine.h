// The doctrine of Fords (tests/toys/toy_game.h): strike where the enemy is weaker, keep away from stronger enemies.
#pragma once

#include <cmath>

#include "ai/doctrine.h"
#include "engine/words.h"
#include "tests/toys/toy_game.h"

namespace papelotte::fords {

struct Doctrine {
    using Rules = fords::Rules;
    enum Why : std::uint8_t { strike, flinch, thrift };

    static std::span<const std::string_view> reasons() { return kEnumWords<Why>; }
    static void judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> out) {
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const auto say = [&](Why why, float points) {
                if (on >> why & 1) out[i].add(why, points);
            };
            const Action& action = actions[i];
            if (Verb(action.verb) == Verb::bid) say(thrift, -0.5f * static_cast<float>(action.a));
            if (Verb(action.verb) != Verb::march) continue;
            for (std::size_t enemy = 2 * at(other(seat)); enemy < 2 * at(other(seat)) + 2; ++enemy) {
                if (p.scouts[enemy].place != Place(action.b)) continue;
                const int edge = p.scouts[static_cast<std::size_t>(action.a)].strength - p.scouts[enemy].strength;
                say(edge >= 0 ? strike : flinch, edge >= 0 ? 1.0f : -1.0f);
            }
        }
    }
    static float evaluate(const Position& p, Seat seat) {
        const auto strength = [&](Seat side) { return p.scouts[2 * at(side)].strength + p.scouts[2 * at(side) + 1].strength; };
        return 1 / (1 + std::exp(static_cast<float>(strength(other(seat)) - strength(seat))));
    }
    static bool settled(const Position& p) { return Rules::outcome(p) || Rules::step_name(p) == "march"; }
    static bool reached(const Position& from, const Position& now, ai::Depth depth) {
        if (Rules::outcome(now)) return true;
        return depth == ai::Depth::action ? Rules::step_name(now) != Rules::step_name(from) || now.round != from.round : now.round > from.round;
    }
    static bool resolved(const Position& from, const Position& now, Action) { return reached(from, now, ai::Depth::action); }
    static int turn(const Position& p) { return p.round; }
    static float share(const Position& p) { return Rules::step_name(p) == "march" ? 0.2f : 0.1f; }
    static constexpr bool kShortSightedVeteran = false;
    static std::span<const std::string_view> counts() {
        static constexpr std::string_view kCounts[] = {"red_loss", "blue_loss"};
        return kCounts;
    }
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>) {
        ai::Counts out{};
        for (std::size_t i = 0; i < kScouts; ++i)
            out[i / 2] = static_cast<std::int16_t>(out[i / 2] + before.scouts[i].strength - after.scouts[i].strength);
        return out;
    }
};

}  // namespace papelotte::fords
