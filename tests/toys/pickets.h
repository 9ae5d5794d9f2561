// Pickets: a small game with hidden pieces, allies and a seat that is not always in play. It is built from the shared parts of the
// engine (agenda, verbs, words, position_reader), so that these are tested without a real game.
// PK-1  Red stands against the allies blue and green. Each army has three pickets; a die gives each its strength, red's add 3. Only the
//       side itself knows which picket a posted one is, and its strength.
// PK-2  In turn red, blue and green post one of their pickets at the ford, the bridge or the mill, until all are posted.
// PK-3  With the option `scouts` an army may once, before it posts, scout a place: the enemy pickets there are shown.
// PK-4  In the end all are shown. The stronger side holds a place; the side that holds more places wins.
// PK-5  Three players, or two: then blue's player also decides for green, and green's seat is empty.
// PK-6  Scouts are for three players.
#pragma once

#include <array>
#include <variant>

#include "engine/agenda_rules.h"
#include "engine/lies_on.h"
#include "engine/rules.h"
#include "engine/text.h"
#include "engine/verbs.h"
#include "engine/words.h"

namespace papelotte::pickets {

// In version 2, for tests of servers that differ in it, green posts first and red last. It is set before the game is used.
inline int rules_version = 1;

inline constexpr int kPlaces = 3, kPickets = 9;
enum class Place : std::uint8_t { ford, bridge, mill, camp };   // camp: not posted yet
enum class Picket : std::uint8_t {};                            // red's 0 to 2, blue's 3 to 5, green's 6 to 8
enum class Army : std::uint8_t { red, blue, green };
inline constexpr Seat kRed{0}, kBlue{1}, kGreen{2};

enum class Verb : std::uint16_t { post, scout };
enum class Operand : std::uint8_t { none, picket, place };
inline constexpr std::array<VerbData<Operand>, 2> kVerbData{{{"post", {Operand::picket, Operand::place}}, {"scout", {Operand::place}}}};
enum class Told : std::uint16_t { posted, which, scouted, shown };

std::string_view word(Picket);
template <NamedEnum E>
constexpr std::string_view word(E value) {
    return enum_word(value);
}

struct Position;
struct Count;
struct Post;

// PK-4  Everything is shown and counted.
struct Count {
    static constexpr std::string_view name = "count";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};
// PK-2, PK-3  An army's turn.
struct Post {
    static constexpr std::string_view name = "post";
    using lies_on = Steps<Count, Post>;
    static constexpr Prompt prompt{name, "ask.post", {"PK-2"}};
    Army army;
    static constexpr auto fields = std::tuple{Field{"army", &Post::army}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position& p) const { return only_choice(*this, p); }
};
using Step = std::variant<Count, Post>;

struct Position {
    std::array<Place, 16> places{};           // of the pickets, filled up with camp
    std::array<std::uint8_t, kPickets> strengths{};
    IdSet<Picket> shown;
    std::array<bool, 3> may_scout{};          // by Army
    bool three_players = true;
    FixedVector<Step, 10> agenda;
    static constexpr auto fields = std::tuple{
        Field{"places", &Position::places},       Field{"strengths", &Position::strengths},         Field{"shown", &Position::shown},
        Field{"may_scout", &Position::may_scout}, Field{"three_players", &Position::three_players}, Field{"agenda", &Position::agenda}};
    Place place(Picket picket) const { return places[static_cast<std::size_t>(picket)]; }
};

constexpr Army army_of(Picket picket) { return Army(static_cast<int>(picket) / 3); }
constexpr SeatSet seats_of(Army army) { return army == Army::red ? SeatSet(kRed) : SeatSet(kBlue) | SeatSet(kGreen); }
constexpr bool enemies(Army a, Army b) { return (a == Army::red) != (b == Army::red); }
constexpr Action post(Picket picket, Place place) { return act(Verb::post, picket, place); }
IdSet<Picket> pickets_at(const Position&, Place);
// All seats know a shown picket, the seats of its side also a hidden one.
bool knows(const Position&, Seat viewer, Picket);

struct Rules : AgendaRules<Position> {
    static const Facts& facts();
    static SeatSet seats_in_play(const Setup&);                             // PK-5
    static SeatSet seats_in_play_at(const Position& p) { return SeatSet::first(p.three_players ? 3 : 2); }
    static Refusal why_not_setup(const Setup&);                             // PK-6
    static Position set_up(const Setup&, Effects&);
    static Refusal why_not(const Position&, Seat, Action);
    static std::optional<Outcome> outcome(const Position&);
    static void redeal(Position&, Seat, Dice&);
    static InputFault broken_invariant(const Position&);
};

struct Records {
    using Rules = pickets::Rules;
    static std::string notate(Action);
    static std::expected<Action, Message> parse(std::string_view);
    static boost::json::object action_json(Action);
    static boost::json::object event_json(const Event&);
    static std::string event_text(const Event&, const Speech& = {});
    static const Texts& texts();
    static boost::json::object position_json(const Position&);
    static std::expected<Position, InputFault> read_position(const boost::json::value&);
    static boost::json::object view(const Position&, Seat);
    static std::string view_change(const Position& before, const Position& after, Seat);
    static bool may_see(const Position& before, Seat acting, Action, Seat viewer);
    static Prompt prompt(const Position&, Seat);
    static std::string describe(const Position&, Seat, const Speech&);
    static Message headline(const Position&);
    static std::span<const Phrase> action_phrases();
};

static_assert(GameRules<Rules>);

}  // namespace papelotte::pickets
