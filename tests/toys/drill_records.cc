// Drill (tests/toys/drill.h) on paper.
#include "engine/facts.h"
#include "engine/fields_json.h"
#include "engine/position_reader.h"
#include "engine/spoken.h"
#include "engine/view_fields.h"
#include "engine/vocabulary_json.h"
#include "tests/toys/drill.h"

namespace papelotte::drill {

std::span<const TextTable> game_text();   // tests/toys/drill/text.en.json, by tools/compile_text

namespace {

const Noun kTile = enum_noun<Tile, Tile::blue_2>("tile"), kMet = enum_noun<Tile, Tile::blue_2>("met"),
           kCorner = enum_noun<Corner, Corner::right>("corner"), kPart = enum_noun<Part, Part::right>("part");
constexpr Noun kX = decimal_noun("x", 1), kY = decimal_noun("y", 1), kAngle = decimal_noun("angle", 1), kDistance = decimal_noun("distance", 1),
               kDie{"dice", nullptr, nullptr, true};

const Noun* noun_of(Operand kind, int index) {
    switch (kind) {
        case Operand::none: return nullptr;
        case Operand::tile: return &kTile;
        case Operand::coordinate: return index == 1 ? &kX : &kY;
        case Operand::corner: return &kCorner;
        case Operand::angle: return &kAngle;
        case Operand::distance: return &kDistance;
        case Operand::part: return &kPart;
    }
    return nullptr;
}
const auto kActions = action_phrases_of(kVerbData, noun_of);
const Phrase kEvents[] = {{"posted", {&kTile, &kX, &kY}},
                          {"advanced", {&kTile, &kCorner, &kAngle, &kDistance}},
                          {"met", {&kTile, &kMet}},
                          {"struck", {&kTile, &kPart, &kDie}},
                          {"lost", {&kTile}}};

constexpr auto kOpen = field_names("tiles", "agenda");
static_assert(each_in_one<Position>(kOpen));

class Reader : PositionReader {
   public:
    explicit Reader(Position& p) : p_(p) {}
    InputFault read(const boost::json::object& in) {
        if (InputFault unknown = unknown_key(in, {"game"}, kOpen)) return unknown;
        for (const std::string_view key : kOpen)
            if (!in.contains(key)) fail(key, "is missing");
        fields<Position, kOpen>(in, p_);
        return fault();
    }

   private:
    Position& p_;
};

}  // namespace

// A side has no word of its own: it is called by the name of its seat.
template <class S>
std::string_view write_field(Seat side, In<S>) {
    return seat_name(Rules::facts(), side);
}
template <class S>
InputFault read_field(const boost::json::value& json, Seat& side, In<S>) {
    if (json != "red" && json != "blue") return InputFault("must be red or blue");
    side = json == "red" ? kRed : kBlue;
    return {};
}

std::span<const Phrase> Records::action_phrases() { return kActions; }
std::string Records::notate(Action action) { return papelotte::notate(kActions, action); }
std::expected<Action, Message> Records::parse(std::string_view text) { return parse_action(kActions, text); }
boost::json::object Records::action_json(Action action) { return papelotte::action_json(kActions, action); }
boost::json::object Records::event_json(const Event& event) { return papelotte::event_json(kEvents, event); }
std::string Records::event_text(const Event& event, const Speech& speech) { return papelotte::event_text(texts(), kEvents, event, {}, speech); }
const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}

Message Records::headline(const Position& p) {
    if (p.agenda.empty()) return {"card.headline.the_end"};
    return {"card.headline.turn", {Argument::of_number("turn", std::get<Turn>(p.agenda[0]).number + 1)}};
}

boost::json::object Records::position_json(const Position& p) {
    boost::json::object out{{"game", "drill"}};
    for (auto& [key, value] : fields_json(p)) out[key] = std::move(value);
    return out;
}

boost::json::object Records::view(const Position& p, Seat seat) {
    boost::json::object out = position_json(p);
    out["seat"] = seat == kObserver ? "observer" : seat_name(Rules::facts(), seat);
    return out;
}

std::expected<Position, InputFault> Records::read_position(const boost::json::value& json) { return read_sound<Records, Reader>(json); }

Prompt Records::prompt(const Position& p, Seat seat) { return Rules::to_act(p).has(seat) ? agenda::prompt_of(p) : Prompt{}; }

std::string Records::describe(const Position& p, Seat seat, const Speech&) { return boost::json::serialize(view(p, seat)) + "\n"; }

static_assert(GameRecords<Records>);

}  // namespace papelotte::drill
