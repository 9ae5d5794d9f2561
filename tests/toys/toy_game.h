// Fords: a little game that meets the contract of engine/rules.h, so that the mechanism is tested without waiting for a real one.
// FD-1  Two seats, red and blue, each with two scouts of strength 3 and a hidden purse of 1 to 6 coins (one die each).
// FD-2  A round: both seats secretly bid 0 to 3 coins of their purse (at the same time); the higher bid marches first, a tie is diced for.
// FD-3  A march: up to two moves of a scout to a neighbouring place, then done. Two enemies in one place clash.
// FD-4  A clash: both roll a die; the lower loses one strength, at 0 the scout is gone; after a tie the scout that came goes back.
// FD-5  The game ends after its last round, or when a seat has no scouts; the seat with more strength wins.
#pragma once

#include <array>
#include <variant>

#include "engine/agenda.h"
#include "engine/rules.h"
#include "engine/text.h"

namespace papelotte::fords {

inline constexpr int kPlaces = 5, kScouts = 4;
enum class Place : std::uint8_t { north, east, south, west, middle, gone };
enum class Scout : std::uint8_t { red_1, red_2, blue_1, blue_2 };
enum class Verb : std::uint16_t { bid, march, done };
enum class Told : std::uint16_t { bid, bids, marched, clash };
inline constexpr Seat kRed{0}, kBlue{1};
inline constexpr std::uint8_t kNoBid = 0xff;

struct Piece {
    Place place;
    std::uint8_t strength;
    static constexpr auto fields = std::tuple{Field{"place", &Piece::place}, Field{"strength", &Piece::strength}};
};

struct Purse {
    std::uint8_t coins, spent, bid;   // the bid is still among the coins until both bids are shown
    static constexpr auto fields = std::tuple{Field{"coins", &Purse::coins}, Field{"spent", &Purse::spent}, Field{"bid", &Purse::bid}};
};

struct Position;

// The steps, in the order of a round.
struct BeginRound {
    static constexpr std::string_view name = "begin_round";
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};
// FD-2  Both seats decide at the same time; the bids themselves are in the purses.
struct Bid {
    static constexpr std::string_view name = "bid";
    static constexpr Prompt prompt{name, "ask.bid", {"FD-2"}};
    static constexpr auto fields = std::tuple<>{};
    SeatSet seats(const Position&) const;
    void legal(const Position&, Seat, ActionList&) const;
    Refusal why_not(const Position&, Seat, const Action&) const;
    void apply(Position&, Seat, const Action&, Effects&);
    void forget_others(Position&, Seat keep);
    void run(Position&, Effects&) const;
    Action random(const Position&, Seat, Dice&) const;
};
struct March {
    static constexpr std::string_view name = "march";
    static constexpr Prompt prompt{name, "ask.march", {"FD-3"}};
    Seat who;
    std::uint8_t moves;
    static constexpr auto fields = std::tuple{Field{"seat", &March::who}, Field{"moves", &March::moves}};
    Seat seat(const Position&) const { return who; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, const Action&) const;
    void apply(Position&, const Action&, Effects&) const;
    Action random(const Position&, Dice&) const;
};
struct Clash {
    static constexpr std::string_view name = "clash";
    Scout came;
    Place from, at;
    static constexpr auto fields = std::tuple{Field{"came", &Clash::came}, Field{"from", &Clash::from}, Field{"at", &Clash::at}};
    void run(Position&, Effects&) const;
};
using Step = std::variant<BeginRound, Bid, March, Clash>;

struct Position {
    std::array<Piece, kScouts> scouts{};
    std::array<Purse, 2> purses{};
    FixedVector<Step, 6> agenda;
    std::uint8_t round = 0, rounds = 0;
    static constexpr auto fields =
        std::tuple{Field{"round", &Position::round}, Field{"rounds", &Position::rounds}, Field{"scouts", &Position::scouts},
                   Field{"purses", &Position::purses}, Field{"agenda", &Position::agenda}};
};

constexpr Seat owner_of(Scout scout) { return scout < Scout::blue_1 ? kRed : kBlue; }
constexpr Seat other(Seat seat) { return seat == kRed ? kBlue : kRed; }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr std::size_t at(Scout scout) { return static_cast<std::size_t>(scout); }

// FD-3  The ring north, east, south, west, and the middle next to all.
constexpr bool are_neighbours(Place a, Place b) {
    if (a == b || a >= Place::gone || b >= Place::gone) return false;
    return a == Place::middle || b == Place::middle || (static_cast<int>(a) - static_cast<int>(b)) % 2 != 0;
}

// Bids and marches that a seat may decide on beforehand.
struct Standing {
    static std::span<const StandingAnswer> answers();
    static std::optional<Action> answer(const Position&, Seat, std::size_t index);
};

struct Rules {
    using Position = fords::Position;
    using Standing = fords::Standing;
    static const Facts& facts();
    static int turn(const Position& p) { return p.round; }
    static Position set_up(const Setup&, Effects&);
    static void settle(Position&, Effects&);
    static SeatSet to_act(const Position& p) { return agenda::to_act(p); }
    static void legal(const Position& p, Seat seat, ActionList& out) { agenda::legal(p, seat, out); }
    static Refusal why_not(const Position&, Seat, const Action&);
    static void apply(Position& p, Seat seat, const Action& action, Effects& effects) { agenda::apply(p, seat, action, effects); }
    static Action random_action(const Position& p, Seat seat, Dice& dice) { return agenda::random_action(p, seat, dice, Action{}); }
    static std::optional<Outcome> outcome(const Position&);
    static void redeal(Position&, Seat, Dice&);
    static void reopen(Position& p, Seat keep) { agenda::reopen(p, keep); }
    static std::uint64_t hash(const Position& position) { return hash_fields(position); }
    static bool same(const Position& a, const Position& b) { return same_fields(a, b); }
    static InputFault broken_invariant(const Position&);
    static std::string_view step_name(const Position& position) { return agenda::step_name(position); }
    static std::span<const std::string_view> step_names() { return agenda::step_names<Position>(); }
};

struct Records {
    using Rules = fords::Rules;
    static std::string notate(const Action&);
    static std::expected<Action, Message> parse(std::string_view);
    static boost::json::object action_json(const Action&);
    static boost::json::object event_json(const Event&);
    static std::string event_text(const Event&, const Speech& = {});
    static const Texts& texts();
    static boost::json::object position_json(const Position&);
    static std::expected<Position, InputFault> read_position(const boost::json::value&);
    static boost::json::object view(const Position&, Seat);
    static bool may_see(const Position&, Seat, const Action& action, Seat) { return Verb(action.verb) != Verb::bid; }   // FD-2: bids are secret
    static Prompt prompt(const Position&, Seat);
    static std::string describe(const Position&, Seat, const Speech&);
    static Message headline(const Position&);
    static std::span<const Phrase> action_phrases();
};

static_assert(GameRules<Rules>);

}   // namespace papelotte::fords
