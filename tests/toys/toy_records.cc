// Fords (tests/toys/toy_game.h) on paper.
#include "engine/facts.h"
#include "engine/fields_json.h"
#include "engine/spoken.h"
#include "engine/vocabulary_json.h"
#include "tests/toys/toy_game.h"

namespace papelotte::fords {

std::span<const TextTable> game_text();   // tests/toys/fords/text.en.json, by tools/compile_text

namespace {

constexpr std::array<std::string_view, 6> kPlaceWords{"north", "east", "south", "west", "middle", "gone"};
constexpr std::array<std::string_view, 4> kScoutWords{"red_1", "red_2", "blue_1", "blue_2"};

template <auto& Words>
std::string_view word(int value) {
    return value >= 0 && static_cast<std::size_t>(value) < Words.size() ? Words[static_cast<std::size_t>(value)] : std::string_view();
}
template <auto& Words>
std::optional<int> value_of(std::string_view text) {
    for (std::size_t i = 0; i < Words.size(); ++i)
        if (Words[i] == text) return static_cast<int>(i);
    return std::nullopt;
}

constexpr Noun kPlace{"place", word<kPlaceWords>, value_of<kPlaceWords>}, kScout{"scout", word<kScoutWords>, value_of<kScoutWords>};
constexpr Noun kCoins{"coins", nullptr, nullptr}, kDie{"die", nullptr, nullptr};

constexpr Phrase kActions[] = {{"bid", {&kCoins}}, {"march", {&kScout, &kPlace}}, {"done"}};
constexpr Phrase kEvents[] = {
    {"bid", {&kCoins}}, {"bids", {&kCoins, &kCoins}}, {"marched", {&kScout, &kPlace}}, {"clash", {&kPlace, &kDie, &kDie}}};

template <auto& Words, class T>
InputFault read_word(std::string_view noun, const boost::json::value& json, T& out) {
    if (!json.is_string()) return InputFault(kPositionFaults.must_be_id, {Argument::of_word("kind", noun)});
    const auto value = value_of<Words>(json.get_string());
    if (!value) return unknown(noun, json.get_string());
    out = T(*value);
    return {};
}

}  // namespace

static std::string_view write_field(Place place) { return kPlaceWords[static_cast<std::size_t>(place)]; }
static std::string_view write_field(Scout scout) { return kScoutWords[at(scout)]; }
static InputFault read_field(const boost::json::value& json, Place& place) { return read_word<kPlaceWords>("place", json, place); }
static InputFault read_field(const boost::json::value& json, Scout& scout) { return read_word<kScoutWords>("scout", json, scout); }
template <class S>
static std::string_view write_field(Seat seat, In<S>) {
    return Rules::facts().seats[at(seat)];
}
template <class S>
static InputFault read_field(const boost::json::value& json, Seat& seat, In<S>) {
    const auto found = json.is_string() ? find_seat(Rules::facts(), json.get_string()) : std::nullopt;
    seat = found.value_or(kNobody);
    return found ? InputFault() : InputFault("must be 'red' or 'blue'");
}

std::span<const Phrase> Records::action_phrases() { return kActions; }
Message Records::headline(const Position& p) { return {"card.headline", {Argument::of_number("round", p.round)}}; }
std::string Records::notate(const Action& action) { return papelotte::notate(kActions, action); }
std::expected<Action, Message> Records::parse(std::string_view text) { return parse_action(kActions, text); }
boost::json::object Records::action_json(const Action& action) { return papelotte::action_json(kActions, action); }
boost::json::object Records::event_json(const Event& event) { return papelotte::event_json(kEvents, event); }
std::string Records::event_text(const Event& event, const Speech& speech) { return papelotte::event_text(texts(), kEvents, event, {}, speech); }
const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}

boost::json::object Records::position_json(const Position& position) {
    JsonText out;
    out.open('{').key("game").add("fords");
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

boost::json::object Records::view(const Position& position, Seat seat) {
    boost::json::object out = position_json(position);
    for (const Seat one : {kRed, kBlue}) {
        boost::json::object& purse = out["purses"].as_array()[at(one)].as_object();
        purse["has_bid"] = position.purses[at(one)].bid != kNoBid;
        if (one == seat) continue;
        purse.erase("coins");
        purse.erase("bid");
    }
    return out;
}

Prompt Records::prompt(const Position& position, Seat) { return agenda::prompt_of(position); }

std::string Records::describe(const Position& position, Seat seat, const Speech&) {
    return "round " + std::to_string(position.round) + "\n" + boost::json::serialize(view(position, seat)) + "\n";
}

static_assert(GameRecords<Records>);

}  // namespace papelotte::fords
