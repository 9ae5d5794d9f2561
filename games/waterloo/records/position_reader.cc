// Reads a position that may have been written or changed by hand. What is left out has a sensible value: "base":"setup" starts from the
// set-up and else only the listed units are on the board; discs are those of the turn; the stock is what is not on the board; without an
// agenda the phase begins, or in phase "actions" the active player chooses an action, with tile 5.
#include "engine/position_reader.h"

#include "games/waterloo/records/json_words.h"
#include "games/waterloo/records/position_json.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/position_faults.h"

namespace papelotte::waterloo {
namespace {

namespace json = boost::json;

class Reader : PositionReader {
   public:
    explicit Reader(Position& p) : p_(p) {}

    InputFault read(const json::object& in) {
        if (InputFault unknown = unknown_key(in, {"game", "base", "tile", "discs", "units", "cubes", "stock", "over_limit"}, kOpenFields))
            return unknown;
        if (InputFault other = other_game(in, "waterloo")) return other;
        base(in);
        open_fields(in);
        each_object(in, "units", "unit", unit_from, [&](const auto&... one) { read_unit(one...); });
        each(in, "cubes", [&](std::string_view key, const json::value& value) { cubes(key, value); });
        discs(in);
        over_limit(in);
        if (fault()) return fault();
        stock(in);
        crews();
        default_agenda(in);
        return fault();
    }

   private:
    void base(const json::object& in) {
        const json::value* found = in.if_contains("base");
        const bool setup = found && *found == json::value("setup");
        if (found && !setup) return fail("base", kPositionFaults.must_be, {Argument::of_word("word", "setup")});
        p_.places.fill(kNowhere);
        for (int i = 0; setup && i < kUnits; ++i) {
            relocate(p_, Unit(i), element(kSetUpData.back(), Unit(i)).place);
            p_.unit(Unit(i)).posture = element(kSetUpData.back(), Unit(i)).posture;
        }
        p_.grand_battery = kTables.grand_battery_cubes;
        p_.phase = Phase::actions;
    }

    void open_fields(const json::object& in) {
        fields<Position, kOpenFields>(in, p_);
        fields<Position, kHiddenFields>(in, p_);
        for (const auto& [key, side] : {std::pair{"initiative", p_.initiative}, std::pair{"active", p_.active}})
            if (side == kNobody)
                fail(key, kPositionFaults.must_be_either, {Argument::of_word("word", "french"), Argument::of_word("other", "allied")});
        const bool acting = p_.phase == Phase::actions;
        if (!in.contains("round")) p_.round = acting ? 1 : 0;
        if (!in.contains("tile")) p_.tile = acting && !in.contains("agenda") ? 5 : 0;
    }

    void read_unit(Unit unit, const json::object& in, const std::string& path) {
        if (InputFault unknown = unknown_key(in, {"at", "state", "turn", "cause"}, kUnitMarks)) return fail(path, std::move(unknown));
        UnitState state{};
        place(unit, in, path);
        fitting_keys(p_.place(unit), in, path);
        if (const json::value* word_of_state = in.if_contains("state")) {
            State said{};
            if (InputFault wrong = read_word(*word_of_state, said)) return fail(path + ".state", std::move(wrong));
            if (!state_fits(arm_of(unit), said))
                return fail(path + ".state", InputFault(kBoardFaults.state, {Argument::of_word("word", word(said))}));
            state.posture = posture_of(arm_of(unit), said);
        }
        number(in, "cubes", state.cubes, 0, kTables.cubes_per_infantry, path + ".");
        fields<UnitState, kUnitMarks>(in, state, path + ".");
        fate(unit, in, state, path);
        p_.unit(unit) = state;
    }

    // Off the board a unit has no state and no marks; only an eliminated one has a fate.
    void fitting_keys(Area place, const json::object& in, const std::string& path) {
        const bool gone = place == kEliminated || place == kNowhere;
        const auto has_none = [&](std::string_view key) {
            if (gone && in.contains(key)) fail(path, InputFault(kBoardFaults.off_board_key, {Argument::of_word("key", key)}));
        };
        has_none("state");
        for (const std::string_view mark : kUnitMarks) has_none(mark);
        for (const char* key : {"turn", "cause"})
            if (place != kEliminated && in.if_contains(key)) fail(path, InputFault(kBoardFaults.fate_key, {Argument::of_word("key", key)}));
    }

    void place(Unit id, const json::object& in, const std::string& path) {
        const json::value* at = in.if_contains("at");
        if (!at || !at->is_string()) return fail(path + ".at", InputFault(kBoardFaults.must_be_place));
        const std::string_view text = at->get_string();
        const auto area = text == "off"          ? std::optional(kNowhere)
                          : text == "display"    ? std::optional(kDisplay)
                          : text == "eliminated" ? std::optional(kEliminated)
                                                 : area_from(text);
        if (!area) return fail(path + ".at", unknown("area", text));
        relocate(p_, id, *area);
    }

    void fate(Unit id, const json::object& in, UnitState& state, const std::string& path) {
        const bool lost = p_.place(id) == kEliminated;
        int turn = lost ? p_.turn : 0;   // this turn, where it is not said
        number(in, "turn", turn, 1, kTurns, path + ".");
        state.lost_turn = static_cast<std::uint8_t>(turn) & 15u;
        Cause cause = Cause::none;
        enumerated(in, "cause", cause, path + ".");
        state.cause = cause;
    }

    void cubes(std::string_view key, const json::value& value) {
        const auto area = area_from(key);
        if (!area) return fail("cubes", unknown("area", key));
        if (!value.is_object()) return fail("cubes." + std::string(key), kPositionFaults.must_be_object);
        for (const auto& [name, count] : value.get_object()) {
            const auto colour = from_word<Colour>(name);
            if (!colour) return fail("cubes." + std::string(key), unknown("colour", name));
            number(value.get_object(), name, p_.areas[*area].cubes[*colour], 0, element(kTables.cubes, *colour),
                   "cubes." + std::string(key) + ".");
        }
    }

    void discs(const json::object& in) {
        for (const Seat side : {kFrench, kAllied}) {
            const DiscsData& given = element(kTables.discs, side)[p_.turn - 1];
            p_.discs_of(side).available = {given.green, given.red, given.purple};
        }
        each(in, "discs", [&](std::string_view key, const json::value& value) {
            if (key != "french" && key != "allied") return fail("discs", unknown("side", key));
            if (!value.is_object()) return fail("discs." + std::string(key), kPositionFaults.must_be_object);
            Discs& discs = p_.discs_of(key == "french" ? kFrench : kAllied);
            discs = Discs{};
            for (const auto& [name, numbers] : value.get_object()) disc_box(std::string(key), name, numbers, discs);
        });
    }

    void disc_box(const std::string& side, std::string_view name, const json::value& value, Discs& discs) {
        const std::string path = "discs." + side + "." + std::string(name);
        IdArray<Disc, std::uint8_t, 3>* box = nullptr;
        for_each_field<Discs>([&](const auto& field) {
            if (field.name == name) box = &(discs.*field.member);
        });
        if (!box) return fail("discs." + side, kPositionFaults.unknown_key, {outside("word", name)});
        if (!value.is_object()) return fail(path, kPositionFaults.must_be_object);
        for (const auto& [colour, ignored] : value.get_object()) {
            const auto disc = from_word<Disc>(colour);
            if (!disc) return fail(path, unknown("disc", colour));
            number(value.get_object(), colour, (*box)[*disc], 0, 16, path + ".");
        }
    }

    void over_limit(const json::object& in) {
        const json::value* found = in.if_contains("over_limit");
        if (!found) return;
        AreaSet areas;
        if (InputFault wrong = field_from_json<AreaState>(*found, areas)) return fail("over_limit", std::move(wrong));
        for (const Area area : areas) {
            if (!on_map(area)) return fail("over_limit", InputFault(kBoardFaults.limited));
            p_.areas[area].over_limit = true;
        }
    }

    void stock(const json::object& in) {
        for (std::size_t i = 0; i < 3; ++i) {
            int left = kTables.cubes[i] - (i == 0 ? p_.grand_battery : 0);
            for (const AreaState& area : p_.areas) left -= area.cubes[i];
            if (left < 0) return fail("cubes", InputFault(kBoardFaults.short_stock, {Argument::of_word("colour", word(Colour(i)))}));
            p_.stock[i] = static_cast<std::uint8_t>(left);
        }
        each(in, "stock", [&](std::string_view key, const json::value& value) {
            const auto colour = from_word<Colour>(key);
            if (!colour) return fail("stock", unknown("colour", key));
            const int left = p_.stock_of(*colour);
            if (value != json::value(left))
                fail("stock." + std::string(key), InputFault(kBoardFaults.stock, {Argument::of_number("count", left)}));
        });
    }

    // Where every gun of a colour has its cube, it need not be said that they are unmanned (WL-9.3.1).
    void crews() {
        for (int i = 0; i < kBoardPlaces; ++i)
            for (const Army army : {Army::french, Army::anglo_allied, Army::prussian}) {
                const UnitSet guns = units_at(p_, Area(i)) & units_of(army) & kArtillery;
                if (p_.cubes(Area(i), colour_of(army)) != guns.size() || has(p_, Area(i), side_of(army), Arm::infantry)) continue;
                for (const Unit gun : guns) p_.unit(gun).unmanned = true;
            }
    }

    void default_agenda(const json::object& in) {
        if (in.contains("agenda")) return;
        if (p_.phase == Phase::actions) {
            p_.push(BeginPhase{Phase::formation});
            p_.push(ActionRound{});
            p_.push(ChooseAction{});
        } else {
            p_.push(BeginPhase{p_.phase});
        }
    }

    Position& p_;
};

}  // namespace

std::expected<Position, InputFault> Records::read_position(const json::value& in) { return read_sound<Records, Reader>(in); }

}  // namespace papelotte::waterloo
