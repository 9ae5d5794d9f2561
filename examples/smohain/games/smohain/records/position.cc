// A position as JSON that people can read and edit, what a seat sees of it, and the way back.
#include <fmt/format.h>

#include "engine/position_reader.h"
#include "engine/view_fields.h"
#include "games/smohain/records/records.h"
#include "games/smohain/rules/actions.h"
#include "games/smohain/rules/pieces.h"
#include "games/smohain/rules/words.h"

namespace papelotte::smohain {

// How ids are read, for engine/fields_json.h. A seat is the engine's type, so the struct that it stands in shows whose words to use.
static std::string read_field(const boost::json::value& json, Area& area) {
    return read_id(json, area, kNowhere, "an", "area", [](std::string_view text) { return kAreasByWord.find<Area>(text); });
}
static std::string read_field(const boost::json::value& json, Unit& unit) {
    return read_id(json, unit, Unit(kUnits), "a", "unit", [](std::string_view text) { return kUnitsByWord.find<Unit>(text); });
}
template <class S>
std::string_view write_field(Seat side, In<S>) {
    return word(side);
}
template <class S>
std::string read_field(const boost::json::value& json, Seat& side, In<S>) {
    if (json != "french" && json != "allied") return "must be french or allied";
    side = json == "french" ? kFrench : kAllied;
    return {};
}

namespace {

// What becomes of each field: open ones are written and read as they stand, the place of the ambush is hidden, units have a shape of their own.
constexpr auto kOpen = field_names("turn", "ambush", "searched", "result", "agenda");
constexpr auto kHidden = field_names("ambush_at");
constexpr auto kOwnShape = field_names("units");
constexpr auto kOfUnit = field_names("at", "steps", "ordered");
static_assert(each_in_one<Position>(kOpen, kHidden, kOwnShape) && each_in_one<UnitState>(kOfUnit));

bool knows_ambush(const Position& p, std::optional<Seat> viewer) { return p.ambush == Ambush::sprung || !viewer || *viewer == kAllied; }

// What is left out has a sensible value: units that are not named take no part, those that are have all their steps, nothing lies in ambush,
// and the turn begins.
class Reader : PositionReader {
   public:
    explicit Reader(Position& p) : p_(p) {}

    std::string read(const boost::json::object& in) {
        if (std::string unknown = unknown_key(in, {"game", "ambush_at", "units"}, kOpen); !unknown.empty()) return unknown;
        fields<Position, kOpen>(in, p_);
        fields<Position, kHidden>(in, p_);
        each(in, "units", [&](std::string_view key, const boost::json::value& value) { unit(key, value); });
        if (!in.contains("agenda") && p_.result == Result::none) p_.agenda.push_back(BeginTurn{});
        return error();
    }

   private:
    void unit(std::string_view key, const boost::json::value& value) {
        const std::string path = "units." + std::string(key);
        const auto id = kUnitsByWord.find<Unit>(key);
        if (!id) return fail("units", "unknown unit " + quoted(key));
        if (!value.is_object()) return fail(path, "must be an object");
        if (std::string unknown = unknown_key(value.get_object(), {}, kOfUnit); !unknown.empty()) return fail(path, unknown);
        p_.units[*id].steps = kTables.steps;
        fields<UnitState, kOfUnit>(value.get_object(), p_.units[*id], path + ".");
    }

    Position& p_;
};

}  // namespace

void Records::put_position(Shown<Position>& shown, std::optional<Seat> viewer) {
    put_fields<Position, kOpen>(shown);
    shown.put("ambush_at", [&](const Position& p) {
        return p.ambush != Ambush::none && knows_ambush(p, viewer) ? std::optional(word(p.ambush_at)) : std::nullopt;
    });
    shown.put_object("units", [](Shown<Position>& units) {
        for (const Unit unit : kAllUnits)
            units.put_object(
                word(unit), [&](const Position& p) { return on_map(p.units[unit].at); },
                [&](Shown<Position>& one) {
                    put_all_fields<UnitState>(one, [&](const Position& p) -> const UnitState& { return p.units[unit]; });
                });
    });
}

std::expected<Position, std::string> Records::read_position(const boost::json::value& json) { return read_sound<Rules, Reader>(json); }

// SM-2.2  Where the ambush is laid is known to the player who lays it.
bool Records::may_see(const Position&, Seat, Action action, Seat) { return verb_of(action) != Verb::ambush; }

std::string Records::headline(const Position& p) { return fmt::format("turn {} of {}", p.turn, kTables.turns); }

std::string Records::describe(const Position& p, Seat viewer) {
    std::string text = fmt::format("Turn {} of {}. The French hold {} of {} built-up areas, and need {}.\n", p.turn, kTables.turns,
                                   built_up_held(p, kFrench), kBuiltUp.size(), kTables.built_up_to_win);
    if (p.ambush != Ambush::none)
        text += fmt::format("The ambush is {}{}.\n", word(p.ambush), knows_ambush(p, viewer) ? fmt::format(" at {}", word(p.ambush_at)) : "");
    for (const Area area : kMap) {
        text += fmt::format("  {:<10}{:<5}", word(area), kBuiltUp.has(area) ? "[#]" : "");
        for (const Unit unit : units_at(p, area)) text += fmt::format(" {}({})", word(unit), p.units[unit].steps);
        text += '\n';
    }
    return text;
}

}  // namespace papelotte::smohain
