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
static InputFault read_field(const boost::json::value& json, Area& area) {
    return read_id(json, area, kNowhere, "area", [](std::string_view text) { return kAreasByWord.find<Area>(text); });
}
static InputFault read_field(const boost::json::value& json, Unit& unit) {
    return read_id(json, unit, Unit(kUnits), "unit", [](std::string_view text) { return kUnitsByWord.find<Unit>(text); });
}
template <class S>
std::string_view write_field(Seat side, In<S>) {
    return word(side);
}
template <class S>
InputFault read_field(const boost::json::value& json, Seat& side, In<S>) {
    if (!json.is_string()) return InputFault(kPositionFaults.must_be_word);
    for (const Seat each : {kFrench, kAllied})
        if (json.get_string() == word(each)) return side = each, InputFault();
    return unknown("side", json.get_string());
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

    InputFault read(const boost::json::object& in) {
        if (InputFault unknown = unknown_key(in, {"game", "ambush_at", "units"}, kOpen)) return unknown;
        if (InputFault other = other_game(in, "smohain")) return other;
        fields<Position, kOpen>(in, p_);
        fields<Position, kHidden>(in, p_);
        const auto unit_from = [](std::string_view text) { return kUnitsByWord.find<Unit>(text); };
        each_object(in, "units", "unit", unit_from, [&](const auto&... one) { read_unit(one...); });
        if (!in.contains("agenda") && p_.result == Result::none) p_.agenda.push_back(BeginTurn{});
        return fault();
    }

   private:
    void read_unit(Unit unit, const boost::json::object& in, const std::string& path) {
        if (InputFault unknown = unknown_key(in, {}, kOfUnit)) return fail(path, std::move(unknown));
        p_.units[unit].steps = kTables.steps;
        fields<UnitState, kOfUnit>(in, p_.units[unit], path + ".");
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

std::expected<Position, InputFault> Records::read_position(const boost::json::value& json) { return read_sound<Records, Reader>(json); }

// SM-2.2  Where the ambush is laid is known to the player who lays it.
bool Records::may_see(const Position&, Seat, Action action, Seat) { return verb_of(action) != Verb::ambush; }

Message Records::headline(const Position& p) {
    return {"card.headline", {Argument::of_number("turn", p.turn), Argument::of_number("turns", kTables.turns)}};
}

std::string Records::describe(const Position& p, Seat viewer, const Speech& speech) {
    std::string text = texts().say(headline(p), speech) + ". " +
                       texts().say({"describe.held",
                                    {Argument::of_number("held", built_up_held(p, kFrench)), Argument::of_number("farms", kBuiltUp.size()),
                                     Argument::of_number("needed", kTables.built_up_to_win)}},
                                   speech) +
                       "\n";
    if (p.ambush != Ambush::none) {
        Message ambush{"describe.ambush", {Argument::of_word("state", word(p.ambush))}};
        if (knows_ambush(p, viewer))
            ambush.arguments.push_back(Argument::of_word("area", word(p.ambush_at), "place." + std::string(word(p.ambush_at))));
        text += texts().say(ambush, speech) + "\n";
    }
    for (const Area area : kMap) {
        text += fmt::format("  {:<10}{:<5}", word(area), kBuiltUp.has(area) ? "[#]" : "");
        for (const Unit unit : units_at(p, area)) text += fmt::format(" {}({})", word(unit), p.units[unit].steps);
        text += '\n';
    }
    return text;
}

}  // namespace papelotte::smohain
