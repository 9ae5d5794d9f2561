// Ridge: a little game that begins with an auction (engine/auction.h), so that players who are not yet sides are tested without waiting for a
// real one.
// RG-1  The French have two wings of strength 4, the allies a left wing of 3 and a right wing of 2.
// RG-2  Two players bid for the side that they want to play (option `bidding`; else they play as they sit). RG-2.1: a number from 0 on, then
//       exactly 1 more. RG-2.2: a side cannot be bid for with more than its strength less 2.
// RG-3  The side that was bid for loses as many points of strength as the bid, one by one from a wing of its player's choice.
// RG-4  Each side draws a secret reserve of 1 to 3.
// RG-5  In turn French and allies, four times each: assault the facing wing with a wing of strength (a die of 4 or more takes a point from it),
//       commit the reserve to a wing, once, or hold.
// RG-6  The game ends after the last turn, or when a side has no strength left in its wings; the side with more wins.
#pragma once

#include <array>
#include <variant>

#include "engine/agenda_rules.h"
#include "engine/auction.h"
#include "engine/rules.h"
#include "engine/text.h"
#include "engine/verbs.h"

namespace papelotte::ridge {

enum class Wing : std::uint8_t { left, right };
enum class Side : std::uint8_t { french, allied };
enum class Verb : std::uint16_t { bid, pass, pay, assault, commit, hold };
enum class Operand : std::uint8_t { none, side, number, wing };
inline constexpr std::array<VerbData<Operand>, 6> kVerbData{{{"bid", {Operand::side, Operand::number}},
                                                             {"pass", {}},
                                                             {"pay", {Operand::wing}},
                                                             {"assault", {Operand::wing}},
                                                             {"commit", {Operand::wing}},
                                                             {"hold", {}}}};
enum class Told : std::uint16_t { bid, passed, plays, paid, drew, assault, committed };
inline constexpr Seat kFrench{0}, kAllied{1};

template <NamedEnum E>
constexpr std::string_view word(E value) {
    return enum_word(value);
}

struct Position;
struct Fight;

// RG-2
struct Bidding {
    using Position = ridge::Position;
    using lies_on = Steps<Outermost>;
    static constexpr auto kBid = static_cast<std::uint16_t>(Verb::bid), kPass = static_cast<std::uint16_t>(Verb::pass);
    static constexpr Prompt prompt{"auction", "ask.auction", {"RG-2"}};
    static constexpr Rule kNextNumber{"RG-2.1", "rule.next_number"};
    static constexpr Rule kLimit{"RG-2.2", "rule.limit"};
    static int limit(const Position&, Seat side);
    static void told_bid(Effects&, Seat player, Seat side, int number);
    static void told_pass(Effects&, Seat player);
    static void settled(Position&, const Settlement<Bidding>&, Effects&);
};

// RG-3
struct Pay {
    static constexpr std::string_view name = "pay";
    static constexpr Prompt prompt{name, "ask.pay", {"RG-3"}};
    using lies_on = Steps<Outermost>;
    Seat who;
    std::uint8_t left;
    static constexpr auto fields = std::tuple{Field{"seat", &Pay::who}, Field{"left", &Pay::left}};
    Seat seat(const Position&) const { return who; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position& p) const { return only_choice(*this, p); }
};

// RG-4
struct Draw {
    static constexpr std::string_view name = "draw";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// RG-5
struct Fight {
    static constexpr std::string_view name = "fight";
    static constexpr Prompt prompt{name, "ask.fight", {"RG-5"}};
    using lies_on = Steps<Outermost>;
    std::uint8_t turn;   // 1 to 8; the French have the odd ones
    static constexpr auto fields = std::tuple{Field{"turn", &Fight::turn}};
    Seat seat(const Position&) const { return turn % 2 == 1 ? kFrench : kAllied; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};
using Step = std::variant<Auction<Bidding>, Pay, Draw, Fight>;

struct Army {
    std::uint8_t left, right, reserve;   // reserve 0: not drawn yet, or committed
    static constexpr auto fields = std::tuple{Field{"left", &Army::left}, Field{"right", &Army::right}, Field{"reserve", &Army::reserve}};
    std::uint8_t& wing(Wing which) { return which == Wing::left ? left : right; }
    std::uint8_t wing(Wing which) const { return which == Wing::left ? left : right; }
    int strength() const { return left + right; }
};

struct Position {
    std::array<Army, 2> armies{};
    Settlement<Bidding> auction;
    FixedVector<Step, 2> agenda;
    static constexpr auto fields =
        std::tuple{Field{"armies", &Position::armies}, Field{"auction", &Position::auction}, Field{"agenda", &Position::agenda}};
    Army& army(Seat seat) { return armies[static_cast<std::size_t>(seat)]; }
    const Army& army(Seat seat) const { return armies[static_cast<std::size_t>(seat)]; }
};

struct Rules : AgendaRules<Position> {
    static const Facts& facts();
    static Position set_up(const Setup&, Effects&);
    static Seating seating(const Position& p) { return p.auction.seating; }
    static Refusal why_not(const Position&, Seat, Action);
    static std::optional<Outcome> outcome(const Position&);
    static void redeal(Position&, Seat, Dice&);
    static InputFault broken_invariant(const Position&);
};

struct Records {
    using Rules = ridge::Rules;
    static std::string notate(Action);
    static std::expected<Action, Message> parse(std::string_view);
    static boost::json::object action_json(Action);
    static boost::json::object event_json(const Event&);
    static std::string event_text(const Event&, const Speech& = {});
    static const Texts& texts();
    static boost::json::object position_json(const Position&);
    static std::expected<Position, InputFault> read_position(const boost::json::value&);
    static boost::json::object view(const Position&, Seat);
    static Prompt prompt(const Position&, Seat);
    static std::string describe(const Position&, Seat, const Speech&);
    static Message headline(const Position&);
    static std::span<const Phrase> action_phrases();
};

static_assert(GameRules<Rules>);
static_assert(HasAuction<Rules>);

}  // namespace papelotte::ridge
