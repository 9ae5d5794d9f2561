// The doctrine of Ridge (tests/toys/ridge.h): assault where one is stronger.
#pragma once

#include <cmath>

#include "ai/doctrine.h"
#include "engine/words.h"
#include "tests/toys/ridge.h"

namespace papelotte::ridge {

struct Doctrine {
    using Rules = ridge::Rules;
    enum Why : std::uint8_t { press, reinforce };

    static std::span<const std::string_view> reasons() { return kEnumWords<Why>; }
    static void judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> out) {
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const Wing wing{static_cast<std::uint8_t>(actions[i].a)};
            if (Verb(actions[i].verb) == Verb::assault && on >> press & 1)
                out[i].add(press, 2.0f - 0.1f * static_cast<float>(p.army(other_player(seat)).wing(wing)));
            if (Verb(actions[i].verb) == Verb::commit && on >> reinforce & 1)
                out[i].add(reinforce, 2.5f - 0.1f * static_cast<float>(p.army(seat).wing(wing)));
        }
    }
    // For a player during the auction: as if the standing bid won.
    static float evaluate(const Position& p, Seat seat) {
        const auto chance = [&](Seat side, int price) {
            const auto strength = [&](Seat one) { return p.army(one).strength() + p.army(one).reserve; };
            return 1 / (1 + std::exp(static_cast<float>(strength(other_player(side)) - strength(side) + price)));
        };
        const auto* auction = p.agenda.empty() ? nullptr : std::get_if<Auction<Bidding>>(&p.agenda.back());
        if (!auction) return chance(seat, 0);
        if (auction->side == kNobody) return 0.5f;
        const float of_bidder = chance(auction->side, auction->number);
        return seat == auction->bidder ? 1 - of_bidder : of_bidder;
    }
    static bool settled(const Position& p) { return p.agenda.empty() || std::holds_alternative<Fight>(p.agenda.back()); }
    static bool reached(const Position& from, const Position& now, ai::Depth depth) {
        if (Rules::outcome(now)) return true;
        return settled(now) && (!settled(from) || turn(now) >= turn(from) + (depth == ai::Depth::action ? 1 : 2));
    }
    static bool resolved(const Position& from, const Position& now, Action) { return reached(from, now, ai::Depth::action); }
    static int turn(const Position& p) {
        const Fight* fight = p.agenda.empty() ? nullptr : std::get_if<Fight>(&p.agenda.back());
        return fight ? fight->turn : 0;
    }
    static float share(const Position& p) { return turn(p) > 0 ? 0.2f : 0.0f; }
    static constexpr bool kShortSightedVeteran = false;
    static std::span<const std::string_view> counts() {
        static constexpr std::string_view kCounts[] = {"french_loss", "allied_loss"};
        return kCounts;
    }
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>) {
        ai::Counts out{};
        for (std::size_t i = 0; i < 2; ++i) out[i] = static_cast<std::int16_t>(before.armies[i].strength() - after.armies[i].strength());
        return out;
    }
};

}  // namespace papelotte::ridge
