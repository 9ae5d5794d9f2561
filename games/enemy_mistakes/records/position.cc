// A position as JSON that people can read and edit, what a seat sees of it, and the way back. Lengths are in hundredths of a millimetre, facings
// in tenths of a degree. Nothing is hidden but the bids of other seats (EM-8.4).
#include "engine/position_reader.h"
#include "engine/view_fields.h"
#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/position_faults.h"
#include "games/enemy_mistakes/rules/set_up.h"
#include "games/enemy_mistakes/rules/victory.h"
#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {

// How ids are read, for engine/fields_json.h.
static InputFault read_field(const boost::json::value& json, Unit& unit) { return read_id(json, unit, kNoUnit, "unit", unit_from); }
static InputFault read_field(const boost::json::value& json, General& general) {
    return read_id(json, general, kNoGeneral, "general", general_from);
}

namespace {

namespace json = boost::json;
using ShownPosition = Shown<Position>;

constexpr auto kOpen = field_names("order", "combat", "scenario", "turn", "attempts", "entered", "charges", "result", "agenda");
constexpr auto kOwnShape = field_names("stands", "marks", "formations", "generals", "boxes", "bound", "armies", "options");
static_assert(each_in_one<Position>(kOpen, kOwnShape));
constexpr auto kFate = field_names("fate"), kFastened = field_names("fastened"), kBid = field_names("bid");
constexpr auto kPose = field_names("x", "y", "facing", "formation");
constexpr auto kMarks = kOtherFields<Marks, kFate>;
constexpr auto kStand = field_names("x", "y", "facing", "formation", "fastened");
constexpr std::array<std::string_view, 0> kNone{};
constexpr auto kFormation = kOtherFields<FormationState, kNone>;
constexpr auto kFateAndPlace = field_names("fate", "x", "y");
constexpr auto kGeneralMarks = kOtherFields<GeneralState, kFateAndPlace>;
constexpr auto kGeneral = kOtherFields<GeneralState, kNone>;
constexpr auto kOfArmy = kOtherFields<ArmyState, kBid>;
constexpr auto kArmy = kOtherFields<ArmyState, kNone>;
constexpr auto kAllMarks = kOtherFields<Marks, kNone>;

bool always(const Position&) { return true; }

// --- Writing ----------------------------------------------------------------------------------------------------------------------------

void put_unit(ShownPosition& one, Unit unit) {
    const auto marks = [=](const Position& p) -> const Marks& { return p.marks[unit]; };
    const auto stand = [=](const Position& p) -> const Stand& { return p.stands[unit]; };
    const auto there = [=](const Position& p) { return p.on_board(unit); };
    put_fields<Marks, kFate>(one, marks);
    for_each_named<Stand, kPose>([&](const auto& field) {
        const auto value = [&](const Position& p) { return there(p) ? std::optional(field.get(stand(p))) : std::nullopt; };
        one.put_value(field.name, value, [](JsonText& out, const auto& set) { write_json<Stand>(out, set); });
    });
    put_marks<Stand, kFastened>(one, stand, there);
    put_marks<Marks, kMarks>(one, marks, always);
    one.put_object(
        "state", [=](const Position& p) { return !(p.formations[unit] == FormationState{}); },
        [&](ShownPosition& state) {
            put_marks<FormationState, kFormation>(state, [=](const Position& p) -> const FormationState& { return p.formations[unit]; }, always);
        });
}

void put_general(ShownPosition& one, General general) {
    const auto state = [=](const Position& p) -> const GeneralState& { return p.generals[general]; };
    put_fields<GeneralState, kFateAndPlace>(one, state);
    put_marks<GeneralState, kGeneralMarks>(one, state, always);
    one.put("box", [=](const Position& p) { return p.boxes[static_cast<std::size_t>(index_of(general))]; });
    one.put("bound", [=](const Position& p) { return p.bound[general] == kNoUnit ? std::nullopt : std::optional(word(p.bound[general])); });
}

void put_army(ShownPosition& one, Army army, std::optional<Seat> viewer) {
    const auto state = [=](const Position& p) -> const ArmyState& { return p.armies[army]; };
    put_fields<ArmyState, kOfArmy>(one, state);
    put_marks<ArmyState, kBid>(one, state, [=](const Position& p) { return !viewer || *viewer == p.seat_of(army); });
}

// EM-17.3 … EM-17.7  The points of every army as they would be counted now, and who would score each Town.
void put_points(ShownPosition& shown) {
    if (shown.unchanged([](const Position& a, const Position& b) {
            return same_fields(a.stands, b.stands) && same_fields(a.marks, b.marks) && same_fields(a.generals, b.generals) &&
                   same_fields(a.armies, b.armies);
        }))
        return;
    for (const Army army : kAllArmies) {
        const Score now = score_of(shown.after(), army), then = shown.before() ? score_of(*shown.before(), army) : now;
        const auto score = [&](const Position& p) -> const Score& { return &p == &shown.after() ? now : then; };
        shown.put_object(
            word(army), [=](const Position& p) { return takes_part(p, army); },
            [&](ShownPosition& one) {
                one.put("pieces", [&](const Position& p) { return score(p).pieces; });
                one.put("objectives", [&](const Position& p) { return score(p).objectives; });
                one.put("total", [&](const Position& p) { return score(p).total(); });
            });
    }
}

void put_objectives(ShownPosition& shown) {
    if (shown.unchanged([](const Position& a, const Position& b) { return same_fields(a.stands, b.stands) && same_fields(a.marks, b.marks); }))
        return;
    for (const ObjectiveData& objective : kObjectiveData)
        shown.put(word(objective.area),
                  [&](const Position& p) { return counts(p, objective) ? std::optional(word(scorer_of(p, objective))) : std::nullopt; });
}

void write_options(JsonText& out, std::uint8_t options) {
    out.open('[');
    for (const Option option : {Option::three_players, Option::ney})
        if (options & static_cast<std::uint8_t>(option)) out.add(word(option));
    out.close(']');
}

// --- Reading ----------------------------------------------------------------------------------------------------------------------------

// What is left out has a sensible value: "base":"historical" starts from the set-up, else only the listed pieces are in the game; a listed unit
// is on the board and a formation of its own; markers that lie nowhere are in the reserve; without an agenda the turn begins.
class Reader : PositionReader {
   public:
    explicit Reader(Position& p) : p_(p) {}

    InputFault read(const json::object& in) {
        if (InputFault unknown = unknown_key(in, {"game", "base", "options", "units", "generals", "armies"}, kOpen)) return unknown;
        if (InputFault other = other_game(in, "enemy_mistakes")) return other;
        options_in<Option>(in, p_.options, kBoardFaults.must_be_options);
        enumerated(in, "scenario", p_.scenario);
        base(in);
        each_object(in, "units", "unit", unit_from, [&](const auto&... one) { read_unit(one...); });
        each_object(in, "generals", "general", general_from, [&](const auto&... one) { read_general(one...); });
        const auto army_from = [](std::string_view text) { return from_word<Army>(text); };
        each_object(in, "armies", "army", army_from, [&](const auto&... one) { read_army(one...); });
        fields<Position, kOpen>(in, p_);
        if (fault()) return fault();
        fill_reserves(in);
        if (!in.contains("agenda") && p_.result == Result::none) {
            p_.agenda.clear();
            p_.push(BeginTurn{});
        }
        return fault();
    }

   private:
    void base(const json::object& in) {
        const json::value* found = in.if_contains("base");
        for (const General general : GeneralSet::first(kGenerals)) p_.bound[general] = kNoUnit;
        if (!found) return;
        if (*found != json::value("historical")) return fail("base", kPositionFaults.must_be, {Argument::of_word("word", "historical")});
        prepare(p_, p_.scenario, p_.options);
    }

    void read_unit(Unit unit, const json::object& in, const std::string& path) {
        for (const auto& [name, ignored] : in)
            if (!names_field(kAllMarks, name) && !names_field(kStand, name) && name != "state")
                return fail(path, InputFault(kPositionFaults.unknown_key, {outside("word", name)}));
        Stand& stand = p_.stands[unit];
        if (p_.marks[unit].fate != Fate::on_board) stand.formation = unit;
        p_.marks[unit].fate = Fate::on_board;
        fields<Marks, kAllMarks>(in, p_.marks[unit], path + ".");
        fields<Stand, kStand>(in, stand, path + ".");
        if (!p_.on_board(unit)) stand = {};
        const json::value* state = in.if_contains("state");
        if (!state) return;
        if (!state->is_object()) return fail(path + ".state", kPositionFaults.must_be_object);
        if (InputFault unknown = unknown_key(state->get_object(), {}, kFormation)) return fail(path + ".state", std::move(unknown));
        fields<FormationState, kFormation>(state->get_object(), p_.formations[unit], path + ".state.");
    }

    void read_general(General general, const json::object& in, const std::string& path) {
        if (InputFault unknown = unknown_key(in, {"box", "bound"}, kGeneral)) return fail(path, std::move(unknown));
        p_.generals[general].fate = Fate::on_board;
        fields<GeneralState, kGeneral>(in, p_.generals[general], path + ".");
        number(in, "box", p_.boxes[static_cast<std::size_t>(index_of(general))], 0, 36, path + ".");
        if (const json::value* bound = in.if_contains("bound"))
            if (InputFault wrong = read_field(*bound, p_.bound[general])) fail(path + ".bound", std::move(wrong));
    }

    void read_army(Army army, const json::object& in, const std::string& path) {
        if (InputFault unknown = unknown_key(in, {}, kArmy)) return fail(path, std::move(unknown));
        fields<ArmyState, kArmy>(in, p_.armies[army], path + ".");
    }

    void fill_reserves(const json::object& in) {
        for (const Army army : kAllArmies) {
            const json::value* armies = in.if_contains("armies");
            const json::value* found = armies && armies->is_object() ? armies->get_object().if_contains(word(army)) : nullptr;
            if (found && found->get_object().contains("reserve")) continue;
            int used = p_.armies[army].chief + p_.armies[army].taken;
            for (const General general : GeneralSet::first(kGenerals))
                if (army_of(general) == army) used += p_.boxes[static_cast<std::size_t>(index_of(general))];
            if (used <= data_of(army).markers) p_.armies[army].reserve = static_cast<std::uint8_t>(data_of(army).markers - used);
        }
    }

    Position& p_;
};

}   // namespace

void Records::put_position(ShownPosition& shown, std::optional<Seat> viewer) {
    put_fields<Position, kOpen>(shown);
    shown.put_value("options", [](const Position& p) { return p.options; }, write_options);
    shown.put_object("armies", [&](ShownPosition& armies) {
        for (const Army army : kAllArmies) armies.put_object(word(army), [&](ShownPosition& one) { put_army(one, army, viewer); });
    });
    shown.put_object("units", [](ShownPosition& units) {
        for (const Unit unit : UnitSet::first(kUnits))
            units.put_object(
                word(unit), [=](const Position& p) { return p.marks[unit].fate != Fate::absent; },
                [=](ShownPosition& one) { put_unit(one, unit); });
    });
    shown.put_object("generals", [](ShownPosition& generals) {
        for (const General general : GeneralSet::first(kGenerals))
            generals.put_object(
                word(general), [=](const Position& p) { return p.generals[general].fate != Fate::absent; },
                [=](ShownPosition& one) { put_general(one, general); });
    });
    if (!viewer) return;
    shown.put("step", [](const Position& p) { return Rules::step_name(p); });
    shown.put_object("points", put_points);
    shown.put_object("objectives", put_objectives);
}

std::expected<Position, InputFault> Records::read_position(const json::value& json) { return read_sound<Records, Reader>(json); }

// A bid is known to the seat that makes it.
bool Records::may_see(const Position&, Seat, Action action, Seat) { return verb_of(action) != Verb::bid; }

}   // namespace papelotte::enemy_mistakes
