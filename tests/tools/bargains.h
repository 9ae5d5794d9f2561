// Bargains: a game whose best weights are known.
// BG-1  Red and blue take turns, ten each. Four offers are open, each of some gold and some lead; the player takes one, and four new follow.
// BG-2  At the end gold counts plus four and lead minus one. The player with more points wins.
#pragma once

#include <array>

#include "ai/weights.h"
#include "engine/fields.h"
#include "engine/rules.h"

namespace papelotte::bargains {

inline constexpr Seat kRed{0}, kBlue{1};
inline constexpr int kTurns = 20, kGoldCounts = 4;

struct Offer {
    std::uint8_t gold = 0, lead = 0;
    static constexpr auto fields = std::tuple{Field{"gold", &Offer::gold}, Field{"lead", &Offer::lead}};
};

struct Position {
    std::array<Offer, 4> offers{};
    std::array<std::int16_t, 2> purses{};
    std::uint8_t turn = 0;
    static constexpr auto fields =
        std::tuple{Field{"offers", &Position::offers}, Field{"purses", &Position::purses}, Field{"turn", &Position::turn}};
};

struct Rules {
    using Position = bargains::Position;
    static const Facts& facts() {
        static constexpr std::string_view kSeats[] = {"red", "blue"}, kScenarios[] = {"standard"};
        static constexpr Facts kFacts{"bargains", "Bargains", "nobody", "A little game for tests.", 16, 1, kSeats, kScenarios, {}};
        return kFacts;
    }
    static Position set_up(const Setup&, Effects& effects) {
        Position p;
        lay_out(p, effects.dice);
        return p;
    }
    static void settle(Position&, Effects&) {}
    static SeatSet to_act(const Position& p) { return p.turn == kTurns ? SeatSet() : SeatSet(Seat(p.turn % 2)); }
    static void legal(const Position& p, Seat seat, ActionList& out) {
        if (!to_act(p).has(seat)) return;
        for (std::int16_t i = 0; i < 4; ++i) out.push_back({0, i, 0, 0});
    }
    static Refusal why_not(const Position& p, Seat seat, Action action) {
        static constexpr Rule kAnOffer{"BG-1", "rule.an_offer"};
        return to_act(p).has(seat) && action.a >= 0 && action.a < 4 && action == Action{0, action.a, 0, 0} ? Refusal() : Refusal(kAnOffer);
    }
    static void apply(Position& p, Seat seat, Action action, Effects& effects) {
        const Offer& taken = p.offers[static_cast<std::size_t>(action.a)];
        std::int16_t& purse = p.purses[static_cast<std::size_t>(seat)];
        purse = static_cast<std::int16_t>(purse + kGoldCounts * taken.gold - taken.lead);
        ++p.turn;
        lay_out(p, effects.dice);
    }
    static Action random_action(const Position&, Seat, Dice& dice) { return {0, static_cast<std::int16_t>(dice.choice(4)), 0, 0}; }
    static std::optional<Outcome> outcome(const Position& p) {
        if (p.turn < kTurns) return std::nullopt;
        const SeatSet winners = p.purses[0] == p.purses[1] ? SeatSet() : SeatSet(p.purses[0] > p.purses[1] ? kRed : kBlue);
        return Outcome{winners, "result.sold", "BG-2"};
    }
    static void redeal(Position&, Seat, Dice&) {}
    static std::uint64_t hash(const Position& p) { return hash_fields(p); }
    static bool same(const Position& a, const Position& b) { return same_fields(a, b); }
    static InputFault broken_invariant(const Position&) { return {}; }
    static std::string_view step_name(const Position& p) { return p.turn == kTurns ? "" : "take"; }
    static std::span<const std::string_view> step_names() {
        static constexpr std::string_view kNames[] = {"take"};
        return kNames;
    }

   private:
    static void lay_out(Position& p, Dice& dice) {
        for (Offer& offer : p.offers) offer = {static_cast<std::uint8_t>(dice.below(6)), static_cast<std::uint8_t>(dice.below(21))};
    }
};
static_assert(GameRules<Rules>);

struct Weights {
    float gold, lead;
};
using WeightSets = std::array<Weights, 2>;

struct Doctrine {
    using Rules = bargains::Rules;
    using WeightSets = bargains::WeightSets;
    static constexpr auto kWeightTable =
        std::to_array<ai::WeightLine<Weights, 2>>({{"gold", &Weights::gold, {kGoldCounts, kGoldCounts}}, {"lead", &Weights::lead, {1, 1}}});
    static constexpr std::array<std::string_view, 2> kWeightSides{"red", "blue"};

    static std::span<const std::string_view> reasons() {
        static constexpr std::string_view kReasons[] = {"gain"};
        return kReasons;
    }
    static void judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet, std::span<ai::Judgement> out,
                      const WeightSets& weights = ai::weights_in(kWeightTable)) {
        const Weights& w = weights[static_cast<std::size_t>(seat)];
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const Offer& offer = p.offers[static_cast<std::size_t>(actions[i].a)];
            out[i].add(0, w.gold * offer.gold - w.lead * offer.lead);
        }
    }
    static float evaluate(const Position&, Seat) { return 0.5f; }
    static bool settled(const Position&) { return true; }
    static bool reached(const Position& from, const Position& now, ai::Depth) { return now.turn > from.turn; }
    static bool resolved(const Position& from, const Position& now, Action) { return now.turn > from.turn; }
    static int turn(const Position& p) { return p.turn; }
    static float share(const Position&) { return 0.2f; }
    static constexpr bool kShortSightedVeteran = false;
    static std::span<const std::string_view> counts() { return {}; }
    static ai::Counts count(const Position&, const Position&, Action, std::span<const Event>) { return {}; }
};
static_assert(ai::lists_every_weight(Doctrine::kWeightTable) && ai::WeighedDoctrine<Doctrine>);

}   // namespace papelotte::bargains
