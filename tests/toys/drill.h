// Drill: a little game on a table without areas, where tiles stand at any point with any facing, and a fight has a board of its own. The list
// of legal actions only represents what may be chosen; why_not() is the judge.
// DR-1  The table is 300.0 mm wide and 200.0 mm deep. Red and blue have two tiles each: squares of 20.0 mm. x goes to the right, y from blue's
//       edge to red's. A facing is an angle from straight towards blue's edge, clockwise.
// DR-2  In turn, red first, each side posts a tile with its middle within 60.0 mm of its own edge, facing the enemy's.
// DR-3  A tile's middle stays 10.0 mm or more from every edge of the table, and 30.0 mm or more from the middle of another tile of its side.
// DR-4  Then the sides take turns. A side takes one of its tiles, which advances: it wheels about its front left corner to the left or about its
//       front right corner to the right, by 90.0 degrees at most, and goes straight on by 60.0 mm at most. Or it stands.
// DR-5  The middles of enemies are 22.0 mm apart or more. Where a tile comes within 30.0 mm of an enemy they fight; with the nearest if there are
//       several. Only the end of the way counts.
// DR-6  A fight has a left, a centre and a right. The tile that was met guards one of them, then the other strikes one. A die of 3 or more hits,
//       where the stroke is guarded only a 5 or a 6. The one hit is lost; if the stroke misses, the one that struck is.
// DR-7  After six turns of each side, or when a side has lost both tiles, the side with more tiles wins.
#pragma once

#include <array>
#include <variant>

#include "engine/agenda_rules.h"
#include "engine/lies_on.h"
#include "engine/rules.h"
#include "engine/text.h"
#include "engine/verbs.h"
#include "engine/words.h"

namespace papelotte::drill {

inline constexpr int kTiles = 4, kTurns = 12;
inline constexpr int kWidth = 3000, kDepth = 2000, kHalfTile = 100, kZone = 600, kApart = 300, kMeets = 300, kTouches = 220;   // tenths of mm
inline constexpr int kMostAngle = 900, kMostWay = 600;   // tenths of degrees and of mm

enum class Tile : std::uint8_t { red_1, red_2, blue_1, blue_2 };
enum class Corner : std::uint8_t { left, right };
enum class Part : std::uint8_t { left, centre, right };
enum class State : std::uint8_t { waiting, posted, lost };
inline constexpr Seat kRed{0}, kBlue{1};

enum class Verb : std::uint16_t { post, take, advance, stand, guard, strike };
enum class Operand : std::uint8_t { none, tile, coordinate, corner, angle, distance, part };
inline constexpr std::array<VerbData<Operand>, 6> kVerbData{{
    {"post", {Operand::tile, Operand::coordinate, Operand::coordinate}},
    {"take", {Operand::tile}},
    {"advance", {Operand::corner, Operand::angle, Operand::distance}},
    {"stand"},
    {"guard", {Operand::part}},
    {"strike", {Operand::part}, Stakes::fight},
}};
enum class Told : std::uint16_t { posted, advanced, met, struck, lost };

template <NamedEnum E>
constexpr std::string_view word(E value) {
    return enum_word(value);
}

// Where a tile's middle is and where it faces, in tenths.
struct Pose {
    std::int16_t x = 0, y = 0, facing = 0;
    static constexpr auto fields = std::tuple{Field{"x", &Pose::x}, Field{"y", &Pose::y}, Field{"facing", &Pose::facing}};
};
struct Standing {
    State state = State::waiting;
    Pose pose;
    static constexpr auto fields = std::tuple{Field{"state", &Standing::state}, Field{"pose", &Standing::pose}};
};

struct Position;
struct Turn;
struct Post;

// DR-4, DR-7  The next side's turn.
struct Turn {
    static constexpr std::string_view name = "turn";
    using lies_on = Steps<Outermost>;
    static constexpr Prompt prompt{name, "ask.turn", {"DR-4"}};
    std::uint8_t number;   // from 0; red's are even
    static constexpr auto fields = std::tuple{Field{"number", &Turn::number}};
    Seat seat(const Position&) const { return Seat(number % 2); }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};
// DR-2
struct Post {
    static constexpr std::string_view name = "post";
    using lies_on = Steps<Turn, Post>;
    static constexpr Prompt prompt{name, "ask.post", {"DR-2"}};
    Seat side;
    static constexpr auto fields = std::tuple{Field{"side", &Post::side}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};
// DR-4
struct Manoeuvre {
    static constexpr std::string_view name = "manoeuvre";
    using lies_on = Steps<Turn>;
    static constexpr Prompt prompt{name, "ask.manoeuvre", {"DR-4", "DR-5"}};
    Tile tile;
    static constexpr auto fields = std::tuple{Field{"tile", &Manoeuvre::tile}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;   // not only of the list
};
// DR-6  The stroke, then the end of the fight.
struct Strike {
    static constexpr std::string_view name = "strike";
    using lies_on = Steps<Turn>;
    static constexpr Prompt prompt{name, "ask.strike", {"DR-6"}};
    Tile tile, met;
    Part guarded;
    static constexpr auto fields = std::tuple{Field{"tile", &Strike::tile}, Field{"met", &Strike::met}, Field{"guarded", &Strike::guarded}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};
// DR-6
struct Guard {
    static constexpr std::string_view name = "guard";
    using lies_on = Steps<Turn>;
    static constexpr Prompt prompt{name, "ask.guard", {"DR-6"}};
    Tile tile, met;
    static constexpr auto fields = std::tuple{Field{"tile", &Guard::tile}, Field{"met", &Guard::met}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};
using Step = std::variant<Turn, Post, Manoeuvre, Guard, Strike>;

struct Position {
    std::array<Standing, kTiles> tiles{};   // by Tile
    FixedVector<Step, 6> agenda;
    static constexpr auto fields = std::tuple{Field{"tiles", &Position::tiles}, Field{"agenda", &Position::agenda}};
    const Standing& of(Tile tile) const { return tiles[static_cast<std::size_t>(tile)]; }
    Standing& of(Tile tile) { return tiles[static_cast<std::size_t>(tile)]; }
};

inline constexpr std::array kAllTiles{Tile::red_1, Tile::red_2, Tile::blue_1, Tile::blue_2};
constexpr Seat side_of(Tile tile) { return tile <= Tile::red_2 ? kRed : kBlue; }
constexpr Seat enemy_of(Seat side) { return side == kRed ? kBlue : kRed; }
int tiles_left(const Position&, Seat);   // waiting or posted

// DR-4  Where an advance ends: a wheel about a front corner, then straight on.
Pose advanced(const Pose&, Corner, int angle, int distance);
// The square of the distance between two middles.
std::int64_t gap(const Pose&, const Pose&);

struct Rules : AgendaRules<Position> {
    static const Facts& facts();
    static Position set_up(const Setup&, Effects&);
    static Refusal why_not(const Position&, Seat, Action);
    static std::optional<Outcome> outcome(const Position&);
    static void redeal(Position&, Seat, Dice&) {}   // nothing is hidden
    static InputFault broken_invariant(const Position&);
};

struct Records {
    using Rules = drill::Rules;
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

}   // namespace papelotte::drill
