// Ridge (tests/toys/ridge.h) on paper.
#include "engine/facts.h"
#include "engine/fields_json.h"
#include "engine/spoken.h"
#include "engine/vocabulary_json.h"
#include "tests/toys/ridge.h"

namespace papelotte::ridge {

std::span<const TextTable> game_text();   // tests/toys/ridge/text.en.json, by tools/compile_text

namespace {

constexpr std::string_view kPlayers[] = {"first player", "second player"};
std::string_view player_word(int value) { return value == 0 || value == 1 ? kPlayers[value] : std::string_view(); }

const Noun kSide = enum_noun<Side, Side::allied>("side"), kWing = enum_noun<Wing, Wing::right>("wing");
constexpr Noun kNumber = number_noun("number"), kPlayer{"player", player_word, unread}, kDie = number_noun("die");

const Noun* noun_of(Operand kind, int) {
    switch (kind) {
        case Operand::side: return &kSide;
        case Operand::number: return &kNumber;
        case Operand::wing: return &kWing;
        default: return nullptr;
    }
}
const std::array<Phrase, 6> kActions = action_phrases_of(kVerbData, noun_of);
const Phrase kEvents[] = {{"bid", {&kPlayer, &kSide, &kNumber}},
                          {"passed", {&kPlayer}},
                          {"plays", {&kPlayer, &kSide}},
                          {"paid", {&kSide, &kWing}},
                          {"drew", {&kNumber}},
                          {"assault", {&kSide, &kWing, &kDie}},
                          {"committed", {&kSide, &kWing, &kNumber}}};

}  // namespace

template <class S>
static std::string_view write_field(Seat seat, In<S>) {
    return seat == kNobody ? std::string_view("none") : seat_name(Rules::facts(), seat);
}
template <class S>
static InputFault read_field(const boost::json::value& json, Seat& seat, In<S>) {
    return read_id(json, seat, kNobody, "seat", [](std::string_view text) { return find_seat(Rules::facts(), text); });
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
    const Fight* fight = std::get_if<Fight>(&p.agenda.back());
    return fight ? Message{"card.headline.turn", {Argument::of_number("turn", fight->turn)}} : Message{"card.headline.before"};
}

boost::json::object Records::position_json(const Position& position) {
    JsonText out;
    out.open('{').key("game").add("ridge");
    write_fields(out, position);
    return out.close('}').value().as_object();
}

std::expected<Position, InputFault> Records::read_position(const boost::json::value& json) {
    if (!json.is_object()) return std::unexpected(InputFault(kPositionFaults.no_object));
    Position position;
    InputFault wrong = read_fields(json.get_object(), position, "game");
    if (wrong.empty()) wrong = Rules::broken_invariant(position);
    if (!wrong.empty()) return std::unexpected(wrong);
    return position;
}

// RG-4  A reserve is its owner's secret; that there is one is not.
boost::json::object Records::view(const Position& position, Seat seat) {
    boost::json::object out = position_json(position);
    for (const Seat one : {kFrench, kAllied}) {
        boost::json::object& army = out["armies"].as_array()[static_cast<std::size_t>(one)].as_object();
        army["has_reserve"] = position.army(one).reserve > 0;
        if (one != seat) army.erase("reserve");
    }
    return out;
}

Prompt Records::prompt(const Position& p, Seat) { return agenda::prompt_of(p); }

std::string Records::describe(const Position& p, Seat seat, const Speech& speech) {
    return texts().say(headline(p), speech) + "\n" + boost::json::serialize(view(p, seat)) + "\n";
}

static_assert(GameRecords<Records>);

}  // namespace papelotte::ridge
