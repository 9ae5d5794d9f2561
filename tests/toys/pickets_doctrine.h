// The doctrine of Pickets (tests/toys/pickets.h): strong pickets go to the bridge.
#pragma once

#include <cmath>

#include "ai/doctrine.h"
#include "engine/words.h"
#include "tests/toys/pickets.h"

namespace papelotte::pickets {

struct Doctrine {
    using Rules = pickets::Rules;
    enum Why : std::uint8_t { hold_the_bridge };

    static std::span<const std::string_view> reasons() { return kEnumWords<Why>; }
    static void judge(const Position& p, Seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> out) {
        for (std::size_t i = 0; i < actions.size(); ++i)
            if (on & 1 && Verb(actions[i].verb) == Verb::post && Place(actions[i].b) == Place::bridge)
                out[i].add(hold_the_bridge, 0.3f * static_cast<float>(p.strengths[static_cast<std::size_t>(actions[i].a)]));
    }
    // Allies have the same chance.
    static float evaluate(const Position& p, Seat seat) {
        float balance = 0;
        for (int i = 0; i < kPickets; ++i)
            if (p.place(Picket(i)) != Place::camp)
                balance +=
                    (seats_of(army_of(Picket(i))).has(seat) ? 0.1f : -0.1f) * static_cast<float>(p.strengths[static_cast<std::size_t>(i)]);
        return 1 / (1 + std::exp(-balance));
    }
    static bool settled(const Position&) { return true; }
    static bool reached(const Position& from, const Position& now, ai::Depth) {
        return Rules::outcome(now).has_value() || now.agenda.size() < from.agenda.size();
    }
    static bool resolved(const Position& from, const Position& now, Action) { return reached(from, now, ai::Depth::action); }
    static int turn(const Position& p) { return kPickets - static_cast<int>(p.agenda.size()); }
    static float share(const Position&) { return 0.2f; }
    static constexpr bool kShortSightedVeteran = false;
    static std::span<const std::string_view> counts() {
        static constexpr std::string_view kCounts[] = {"shown"};
        return kCounts;
    }
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>) {
        return {static_cast<std::int16_t>(after.shown.size() - before.shown.size())};
    }
};

}  // namespace papelotte::pickets
