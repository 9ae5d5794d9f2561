// Records of Pickets (tests/toys/pickets.h): notation, JSON, views.
#include "engine/facts.h"
#include "engine/fields_json.h"
#include "engine/position_reader.h"
#include "engine/spoken.h"
#include "engine/view_fields.h"
#include "engine/vocabulary_json.h"
#include "tests/toys/pickets.h"

namespace papelotte::pickets {

std::span<const TextTable> game_text();   // tests/toys/pickets/text.en.json, by tools/compile_text

namespace {

struct PicketData {
    std::string_view id;
};
constexpr std::array<PicketData, kPickets> kPicketData{
    {{"red_1"}, {"red_2"}, {"red_3"}, {"blue_1"}, {"blue_2"}, {"blue_3"}, {"green_1"}, {"green_2"}, {"green_3"}}};
constexpr WordIndex kPicketsByWord(kPicketData, &PicketData::id);

std::optional<Picket> picket_from(std::string_view text) { return kPicketsByWord.find<Picket>(text); }
std::string_view picket_word(int value) { return value >= 0 && value < kPickets ? word(Picket(value)) : std::string_view(); }
std::optional<int> picket_value(std::string_view text) {
    const auto found = picket_from(text);
    return found ? std::optional(static_cast<int>(*found)) : std::nullopt;
}

constexpr Noun kPicket{"picket", picket_word, picket_value}, kStrength = number_noun("strength");
const Noun kPlace = enum_noun<Place, Place::mill>("place"), kArmy = enum_noun<Army, Army::green>("army");

const Noun* noun_of(Operand kind, int) { return kind == Operand::picket ? &kPicket : kind == Operand::place ? &kPlace : nullptr; }
const std::array<Phrase, 2> kActions = action_phrases_of(kVerbData, noun_of);
const Phrase kEvents[] = {
    {"posted", {&kArmy, &kPlace}}, {"which", {&kPicket, &kPlace}}, {"scouted", {&kArmy, &kPlace}}, {"shown", {&kPicket, &kPlace, &kStrength}}};

constexpr auto kOpen = field_names("three_players", "agenda");
constexpr auto kOwnShape = field_names("places", "strengths", "shown", "may_scout");
static_assert(each_in_one<Position>(kOpen, kOwnShape));

// {"pickets":{"red_1":{"at":"ford","strength":5,"shown":true},…},"scouts":["red"],"players":"three","agenda":[…]}; all pickets must be there.
class Reader : PositionReader {
   public:
    explicit Reader(Position& p) : p_(p) {}
    InputFault read(const boost::json::object& in) {
        if (InputFault unknown = unknown_key(in, {"game", "pickets", "scouts"}, kOpen)) return unknown;
        p_.places.fill(Place::camp);
        each(in, "pickets", [&](std::string_view key, const boost::json::value& value) { picket(key, value); });
        if (!in.contains("pickets") || in.at("pickets").as_object().size() != kPickets) fail("pickets", "there are nine");
        fields<Position, kOpen>(in, p_);
        each(in, "scouts", [&](std::string_view key, const boost::json::value&) {
            const auto army = from_word<Army>(key);
            if (!army) return fail("scouts", unknown("army", key));
            p_.may_scout[static_cast<std::size_t>(*army)] = flag(in.at("scouts").get_object(), key, "scouts.");
        });
        for (const std::string_view key : kOpen)
            if (!in.contains(key)) fail(key, "is missing");
        return fault();
    }

   private:
    void picket(std::string_view key, const boost::json::value& value) {
        const auto found = picket_from(key);
        const std::string path = "pickets." + std::string(key);
        if (!found) return fail("pickets", unknown("picket", key));
        if (!value.is_object()) return fail(path, kPositionFaults.must_be_object);
        const boost::json::object& in = value.get_object();
        if (InputFault wrong = unknown_key(in, {"at", "strength", "shown"})) return fail(path, std::move(wrong));
        enumerated(in, "at", p_.places[static_cast<std::size_t>(*found)], path + ".");
        number(in, "strength", p_.strengths[static_cast<std::size_t>(*found)], 1, 9, path + ".");
        p_.shown.set(*found, flag(in, "shown", path + "."));
    }
    Position& p_;
};

}  // namespace

std::string_view word(Picket picket) { return kPicketData[static_cast<std::size_t>(picket)].id; }

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
    return {"card.headline", {Argument::of_number("pickets", static_cast<int>(pickets_at(p, Place::camp).size()))}};
}

namespace {

void put_pickets(Shown<Position>& shown, std::optional<Seat> seat) {
    for (int i = 0; i < kPickets; ++i) {
        const Picket picket{static_cast<std::uint8_t>(i)};
        const auto known = [&](const Position& p) { return !seat || knows(p, *seat, picket); };
        shown.put_object(word(picket), known, [&](Shown<Position>& one) {
            one.put("at", [&](const Position& p) { return word(p.place(picket)); });
            one.put("strength", [&](const Position& p) { return p.strengths[static_cast<std::size_t>(picket)]; });
            one.put("shown", [&](const Position& p) { return p.shown.has(picket) ? std::optional(true) : std::nullopt; });
        });
    }
}

// Unknown pickets are shown as numbers per army and place.
void put_hidden(Shown<Position>& shown, Seat seat) {
    for (int i = 0; i <= kPlaces; ++i) {
        const Place place{static_cast<std::uint8_t>(i)};
        const auto count = [&](const Position& p, Army army) {
            int hidden = 0;
            for (const Picket picket : pickets_at(p, place)) hidden += army_of(picket) == army && !knows(p, seat, picket);
            return hidden > 0 ? std::optional(hidden) : std::nullopt;
        };
        const auto some = [&](const Position& p) { return count(p, Army::red) || count(p, Army::blue) || count(p, Army::green); };
        shown.put_object(word(place), some, [&](Shown<Position>& here) {
            for (const Army army : {Army::red, Army::blue, Army::green}) here.put(word(army), [&](const Position& p) { return count(p, army); });
        });
    }
}

// Without a seat: the complete position. With `before`: only the changes.
void write_position(JsonText& out, const Position* before, const Position& after, std::optional<Seat> seat) {
    Shown<Position> shown(out, before, after);
    shown.put("game", [](const Position&) { return std::string_view("pickets"); });
    put_fields<Position, kOpen>(shown);
    shown.put_object("scouts", [](Shown<Position>& scouts) {
        for (const Army army : {Army::red, Army::blue, Army::green})
            scouts.put(word(army), [&](const Position& p) { return p.may_scout[static_cast<std::size_t>(army)]; });
    });
    shown.put_object("pickets", [&](Shown<Position>& pickets) { put_pickets(pickets, seat); });
    if (!seat) return;
    shown.put_object("hidden", [&](Shown<Position>& hidden) { put_hidden(hidden, *seat); });
    shown.put("seat", [&](const Position&) { return seat_name(Rules::facts(), *seat); });
}

}  // namespace

boost::json::object Records::position_json(const Position& p) {
    JsonText out;
    write_position(out, nullptr, p, std::nullopt);
    return out.value().as_object();
}

boost::json::object Records::view(const Position& p, Seat seat) {
    JsonText out;
    write_position(out, nullptr, p, seat);
    return out.value().as_object();
}

std::string Records::view_change(const Position& before, const Position& after, Seat seat) {
    JsonText out;
    write_position(out, &before, after, seat);
    return out.take();
}

std::expected<Position, InputFault> Records::read_position(const boost::json::value& json) { return read_sound<Records, Reader>(json); }

bool Records::may_see(const Position&, Seat, Action action, Seat viewer) {
    return Verb(action.verb) == Verb::scout || (viewer != kObserver && seats_of(army_of(Picket(action.a))).has(viewer));
}

Prompt Records::prompt(const Position& p, Seat seat) { return Rules::to_act(p).has(seat) ? agenda::prompt_of(p) : Prompt{}; }

std::string Records::describe(const Position& p, Seat seat, const Speech&) { return boost::json::serialize(view(p, seat)) + "\n"; }

static_assert(GameRecords<Records>);

}  // namespace papelotte::pickets
