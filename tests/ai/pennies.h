// Pennies: the smallest game in which knowledge of the other's choice would win.
// PN-1  Red and blue each lay one or two coins, heads or tails, at the same time and covered.
// PN-2  All are uncovered. If any two differ, blue wins. If they are the same and the first is heads, red wins.
// PN-3  If they are the same and the first is tails, red wins too; in the uneven game a die decides, one to three for red.
#pragma once

#include <array>
#include <variant>

#include "ai/doctrine.h"
#include "engine/agenda.h"
#include "engine/rules.h"

namespace papelotte::pennies {

inline constexpr Seat kRed{0}, kBlue{1};
enum Side : std::int16_t { heads, tails };

struct Position;

struct Lay {
    static constexpr std::string_view name = "lay";
    static constexpr Prompt prompt{name, "ask.lay", {"PN-1"}};
    std::uint8_t coins = 1;
    std::array<std::uint8_t, 2> laid{}, sides{};   // by seat: the number of coins, and one bit per coin
    static constexpr auto fields = std::tuple{Field{"coins", &Lay::coins}, Field{"laid", &Lay::laid}, Field{"sides", &Lay::sides}};

    SeatSet seats(const Position&) const {
        SeatSet who;
        for (const Seat seat : {kRed, kBlue})
            if (laid[static_cast<std::size_t>(seat)] < coins) who.insert(seat);
        return who;
    }
    void legal(const Position&, Seat, ActionList& out) const {
        for (const Side side : {heads, tails}) out.push_back({0, side, 0, 0});
    }
    Refusal why_not(const Position&, Seat, Action action) const {
        static constexpr Rule kACoin{"PN-1", "rule.heads_or_tails"};
        return action == Action{0, heads, 0, 0} || action == Action{0, tails, 0, 0} ? Refusal() : Refusal(kACoin);
    }
    void apply(Position&, Seat seat, Action action, Effects&) {
        const auto by = static_cast<std::size_t>(seat);
        sides[by] = static_cast<std::uint8_t>(sides[by] | action.a << laid[by]++);
    }
    void forget_others(Position&, Seat keep) {
        for (const Seat seat : {kRed, kBlue})
            if (seat != keep) laid[static_cast<std::size_t>(seat)] = sides[static_cast<std::size_t>(seat)] = 0;
    }
    void run(Position&, Effects&) const;
};
using Step = std::variant<Lay>;

struct Position {
    FixedVector<Step, 2> agenda;
    bool uneven = false, red_won = false;
    static constexpr auto fields =
        std::tuple{Field{"agenda", &Position::agenda}, Field{"uneven", &Position::uneven}, Field{"red_won", &Position::red_won}};
};

inline void Lay::run(Position& p, Effects& effects) const {
    p.red_won = sides[0] == sides[1] && ((sides[0] & 1) == heads || !p.uneven || effects.dice.d6() <= 3);
}

struct Rules {
    using Position = pennies::Position;
    static const Facts& facts() {
        static constexpr std::string_view kSeats[] = {"red", "blue"}, kScenarios[] = {"standard"};
        static constexpr Facts kFacts{"pennies", "Pennies", "nobody", "A little game for tests.", 15, 1, kSeats, kScenarios, {}};
        return kFacts;
    }
    static Position set_up(const Setup&, Effects&) { return begun(1, false); }
    static Position begun(int coins, bool uneven) {
        Position p;
        p.uneven = uneven;
        p.agenda.push_back(Lay{.coins = static_cast<std::uint8_t>(coins)});
        return p;
    }
    static void settle(Position& p, Effects& effects) { agenda::settle(p, effects); }
    static SeatSet to_act(const Position& p) { return agenda::to_act(p); }
    static void legal(const Position& p, Seat seat, ActionList& out) { agenda::legal(p, seat, out); }
    static Refusal why_not(const Position& p, Seat seat, Action action) {
        static constexpr Rule kNotNow{"PN-1", "rule.not_now"};
        return agenda::why_not(p, seat, action, kNotNow, kNotNow);
    }
    static void apply(Position& p, Seat seat, Action action, Effects& effects) { agenda::apply(p, seat, action, effects); }
    static Action random_action(const Position& p, Seat seat, Dice& dice) { return agenda::random_action(p, seat, dice, Action{}); }
    static std::optional<Outcome> outcome(const Position& p) {
        if (!p.agenda.empty()) return std::nullopt;
        return Outcome{p.red_won ? kRed : kBlue, "result.uncovered", "PN-2"};
    }
    static void redeal(Position& p, Seat seat, Dice& dice) { agenda::redeal_choices(p, seat, dice); }
    static void reopen(Position& p, Seat keep) { agenda::reopen(p, keep); }
    static std::uint64_t hash(const Position& p) { return hash_fields(p); }
    static bool same(const Position& a, const Position& b) { return same_fields(a, b); }
    static InputFault broken_invariant(const Position&) { return {}; }
    static std::string_view step_name(const Position& p) { return agenda::step_name(p); }
    static std::span<const std::string_view> step_names() { return agenda::step_names<Position>(); }
};
static_assert(GameRules<Rules>);

// Has no knowledge of the game.
struct Doctrine {
    using Rules = pennies::Rules;
    static std::span<const std::string_view> reasons() {
        static constexpr std::string_view kReasons[] = {"none"};
        return kReasons;
    }
    static void judge(const Position&, Seat, const ActionList&, ai::ReasonSet, std::span<ai::Judgement>) {}
    static float evaluate(const Position&, Seat) { return 0.5f; }
    static bool settled(const Position& p) { return p.agenda.empty(); }
    static bool reached(const Position&, const Position& now, ai::Depth) { return now.agenda.empty(); }
    static bool resolved(const Position&, const Position& now, Action) { return now.agenda.empty(); }
    static int turn(const Position&) { return 1; }
    static float share(const Position&) { return 0.2f; }
    static constexpr bool kShortSightedVeteran = false;
    static std::span<const std::string_view> counts() {
        static constexpr std::string_view kCounts[] = {"red_wins"};
        return kCounts;
    }
    static ai::Counts count(const Position&, const Position& after, Action, std::span<const Event>) { return {after.red_won}; }
};

}  // namespace papelotte::pennies
