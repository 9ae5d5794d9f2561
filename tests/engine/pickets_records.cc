// Pickets (tests/engine/pickets.h) on paper.
#include "engine/facts.h"
#include "engine/fields_json.h"
#include "engine/position_reader.h"
#include "engine/vocabulary_json.h"
#include "tests/engine/pickets.h"

namespace papelotte::pickets {

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
const Phrase kEvents[] = {{"posted", {&kArmy, &kPlace}, "A {} picket is posted at the {}."},
                          {"which", {&kPicket, &kPlace}, "{} is posted at the {}."},
                          {"scouted", {&kArmy, &kPlace}, "{} scouts the {}."},
                          {"shown", {&kPicket, &kPlace, &kStrength}, "{} is at the {} with strength {}."}};

// {"pickets":{"red_1":{"at":"ford","strength":5,"shown":true},…},"scouts":["red"],"players":"three","agenda":[…]}; all pickets must be there.
class Reader : PositionReader {
   public:
    explicit Reader(Position& p) : p_(p) {}
    std::string read(const boost::json::object& in) {
        if (std::string unknown = unknown_key(in, {"game", "pickets", "scouts", "three_players", "agenda"}); !unknown.empty()) return unknown;
        p_.places.fill(Place::camp);
        each(in, "pickets", [&](std::string_view key, const boost::json::value& value) { picket(key, value); });
        if (!in.contains("pickets") || in.at("pickets").as_object().size() != kPickets) fail("pickets", "there are nine");
        p_.three_players = flag(in, "three_players");
        each(in, "scouts", [&](std::string_view key, const boost::json::value&) {
            const auto army = from_word<Army>(key, Army::green);
            if (!army) return fail("scouts", "unknown army " + papelotte::quoted(key));
            p_.may_scout[static_cast<std::size_t>(*army)] = flag(in.at("scouts").get_object(), key, "scouts.");
        });
        if (!in.contains("agenda")) fail("agenda", "is missing");
        else if (std::string wrong = field_from_json<Position>(in.at("agenda"), p_.agenda); !wrong.empty()) fail("agenda", wrong);
        return error();
    }

   private:
    void picket(std::string_view key, const boost::json::value& value) {
        const auto found = picket_from(key);
        const std::string path = "pickets." + std::string(key);
        if (!found) return fail("pickets", "unknown picket " + papelotte::quoted(key));
        if (!value.is_object()) return fail(path, "must be an object");
        const boost::json::object& in = value.get_object();
        if (std::string unknown = unknown_key(in, {"at", "strength", "shown"}); !unknown.empty()) return fail(path, unknown);
        enumerated(in, "at", p_.places[static_cast<std::size_t>(*found)], Place::camp, path + ".");
        number(in, "strength", p_.strengths[static_cast<std::size_t>(*found)], 1, 9, path + ".");
        p_.shown.set(*found, flag(in, "shown", path + "."));
    }
    Position& p_;
};

}  // namespace

std::string_view word(Place place) { return pick(place, std::array<std::string_view, 4>{"ford", "bridge", "mill", "camp"}); }
std::string_view word(Picket picket) { return kPicketData[static_cast<std::size_t>(picket)].id; }
std::string_view word(Army army) { return pick(army, std::array<std::string_view, 3>{"red", "blue", "green"}); }
static std::string read_field(const boost::json::value& json, Army& army) { return read_word(json, army, Army::green, "army"); }

std::span<const Phrase> Records::action_phrases() { return kActions; }
std::string Records::notate(Action action) { return papelotte::notate(kActions, action); }
std::expected<Action, std::string> Records::parse(std::string_view text) { return parse_action(kActions, text); }
boost::json::object Records::action_json(Action action) { return papelotte::action_json(kActions, action); }
boost::json::object Records::event_json(const Event& event) { return papelotte::event_json(kEvents, event); }
std::string Records::event_text(const Event& event) { return papelotte::event_text(kEvents, event); }
std::string Records::headline(const Position& p) { return std::to_string(pickets_at(p, Place::camp).size()) + " in camp"; }

namespace {

boost::json::object picket_json(const Position& p, Picket picket) {
    boost::json::object out{{"at", word(p.place(picket))}, {"strength", p.strengths[static_cast<std::size_t>(picket)]}};
    if (p.shown.has(picket)) out["shown"] = true;
    return out;
}

}  // namespace

boost::json::object Records::position_json(const Position& p) {
    boost::json::object pickets, scouts;
    for (int i = 0; i < kPickets; ++i) pickets[word(Picket(i))] = picket_json(p, Picket(i));
    for (std::size_t i = 0; i < 3; ++i) scouts[word(Army(i))] = p.may_scout[i];
    return {{"game", "pickets"},
            {"pickets", pickets},
            {"scouts", scouts},
            {"three_players", p.three_players},
            {"agenda", field_to_json<Position>(p.agenda)}};
}

std::expected<Position, std::string> Records::read_position(const boost::json::value& json) {
    if (!json.is_object()) return std::unexpected("a position must be an object");
    Position p;
    if (std::string wrong = Reader(p).read(json.get_object()); !wrong.empty()) return std::unexpected(wrong);
    if (std::string broken = Rules::broken_invariant(p); !broken.empty()) return std::unexpected(broken);
    return p;
}

// What is not known is a number: so many pickets of an army in a place.
boost::json::object Records::view(const Position& p, Seat seat) {
    boost::json::object out = position_json(p), known, unknown;
    for (int place = 0; place <= kPlaces; ++place)
        for (const Picket picket : pickets_at(p, Place(place))) {
            if (knows(p, seat, picket)) {
                known[word(picket)] = picket_json(p, picket);
                continue;
            }
            boost::json::object& here = unknown.emplace(word(Place(place)), boost::json::object()).first->value().as_object();
            boost::json::value& count = here.emplace(word(army_of(picket)), 0).first->value();
            count = count.as_int64() + 1;
        }
    out["pickets"] = std::move(known);
    out["hidden"] = std::move(unknown);
    out["seat"] = seat_name(Rules::facts(), seat);
    return out;
}

bool Records::may_see(const Position&, Seat, Action action, Seat viewer) {
    return Verb(action.verb) == Verb::scout || (viewer != kObserver && seats_of(army_of(Picket(action.a))).has(viewer));
}

Prompt Records::prompt(const Position& p, Seat seat) { return Rules::to_act(p).has(seat) ? agenda::prompt_of(p) : Prompt{}; }

std::string Records::describe(const Position& p, Seat seat) { return boost::json::serialize(view(p, seat)) + "\n"; }

static_assert(GameRecords<Records>);

}  // namespace papelotte::pickets
