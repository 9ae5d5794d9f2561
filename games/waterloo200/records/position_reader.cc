// Reads a position that may have been written or changed by hand. What is left out has a sensible value: "base":"historical" starts from
// the historical deal and else only the listed units are in the game; control is the board's at first, and whose units stand alone in an
// area holds it; blocks that lie face down are known by corps and type, as at set-up. Without an agenda the phasing side begins an
// impulse and chooses its action; with a "kind" it has chosen, and activated leaders have been activated in this impulse.
#include "engine/position_reader.h"

#include "engine/facts.h"
#include "games/waterloo200/records/json_words.h"
#include "games/waterloo200/records/position_json.h"
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/position_faults.h"

namespace papelotte::waterloo200 {
namespace {

namespace json = boost::json;

// Takes the innermost step as if the player had chosen so; nothing else runs.
void take(Position& p, Verb verb, Effects& effects) {
    const Step step = p.agenda.pop_back();
    std::visit(
        [&]<class S>(const S& waiting) {
            if constexpr (Waits<S, Position>) waiting.apply(p, act(verb), effects);
        },
        step);
}

// The position at the beginning of an impulse, or with an action of that kind chosen.
Position in_impulse(const Position& p, Side side, Kind kind) {
    Position begun = p;
    Dice none = Dice::scripted({});
    Effects effects{none};
    BeginImpulse{side}.run(begun, effects);
    switch (kind) {
        case Kind::none: break;
        case Kind::tactical: take(begun, Verb::tactical, effects); break;
        case Kind::pass: take(begun, Verb::pass, effects); break;
        default:
            take(begun, Verb::strategic, effects);
            take(begun,
                 kind == Kind::strategic_move        ? Verb::manoeuvre
                 : kind == Kind::strategic_reinforce ? Verb::reinforce
                                                     : Verb::grand_battery,
                 effects);
    }
    return begun;
}

constexpr auto kPlain = kOtherFields<Position, kOwnShape>;
constexpr auto kBattle = field_names("battle");
constexpr auto kNumbers = field_names("step", "shown_step", "unseen_losses");   // of a unit; the rest are flags
constexpr auto kFlags = kOtherFields<UnitState, kNumbers>;

class Reader : PositionReader {
   public:
    explicit Reader(Position& p) : p_(p) {}

    InputFault read(const json::object& in) {
        if (InputFault unknown = unknown_key(in,
                                             {"game", kRulesKey, "base", "options", "phasing", "kind", "impulse", "contested_at_start",
                                              "ambushes", "fought", "engaged", "counts", "units", "guises", "control", "battle"},
                                             kPlain);
            !unknown.empty())
            return unknown;
        if (InputFault other = other_game(in, "waterloo200")) return other;
        edition(in);
        base(in);
        plain_fields(in);
        options(in);
        each_object(in, "units", "unit", unit_from, [&](const auto&... one) { read_unit(one...); });
        control(in);
        if (fault()) return fault();
        guises(in);
        impulse_and_agenda(in);
        counts(in);
        return fault();
    }

   private:
    // Which edition of board and forces it follows; without the key the present one.
    void edition(const json::object& in) {
        const Facts& facts = Rules::facts();
        int version = facts.rules_version;
        number(in, kRulesKey, version, 1, 1'000'000);
        if (InputFault wrong = why_not_version(facts, version)) return fail(kRulesKey, std::move(wrong));
        p_.edition = Edition(edition_index(facts, version));
    }

    void base(const json::object& in) {
        const json::value* found = in.if_contains("base");
        historical_ = found && *found == json::value("historical");
        if (found && !historical_) return fail("base", kPositionFaults.must_be, {Argument::of_word("word", "historical")});
        p_.places.fill(kNowhere);
        if (!historical_) return;
        for (const Unit unit : kAllUnits) relocate(p_, unit, block_data(p_.edition, unit).historical);
    }

    void plain_fields(const json::object& in) {
        enumerated(in, "phasing", side_);
        enumerated(in, "kind", kind_);
        const bool strategic = kind_ == Kind::strategic_move || kind_ == Kind::strategic_reinforce || kind_ == Kind::grand_battery;
        if (strategic) p_.disc = side_;   // W2-9.1.1
        fields<Position, kPlain>(in, p_);
        fields<Position, kBattle>(in, p_);
    }

    void options(const json::object& in) {
        const json::value* found = in.if_contains("options");
        if (!found) return;
        if (!found->is_array()) return fail("options", InputFault(kBoardFaults.must_be_options));
        for (const json::value& one : found->get_array()) {
            const auto option = one.is_string() ? option_from(one.get_string()) : std::nullopt;
            if (!option) return fail("options", one.is_string() ? unknown("option", one.get_string()) : InputFault(kBoardFaults.must_be_words));
            p_.options = static_cast<std::uint16_t>(p_.options | static_cast<std::uint16_t>(*option));
        }
    }

    // --- Units -------------------------------------------------------------------------------------------------------------------

    void read_unit(Unit unit, const json::object& in, const std::string& path) {
        if (InputFault unknown = unknown_key(in, {"at", "step", "shown_step", "unseen_losses"}, kFlags)) return fail(path, std::move(unknown));
        const json::value* at = in.if_contains("at");
        if (!at || !at->is_string()) return fail(path + ".at", InputFault(kBoardFaults.must_be_place));
        const auto place = place_from(at->get_string());
        if (!place) return fail(path + ".at", unknown("area", at->get_string()));
        relocate(p_, unit, *place);
        p_.unit(unit) = state(unit, in, path + ".");
    }

    UnitState state(Unit id, const json::object& in, const std::string& path) {
        const int last = block_data(p_.edition, id).steps - 1;
        const bool gone = p_.place(id) == kEliminated;
        int step = gone ? last : 0, shown = 0, losses = 0;
        number(in, "step", step, 0, last, path);
        number(in, "shown_step", shown, 0, last, path);
        number(in, "unseen_losses", losses, 0, 3, path);
        UnitState state;
        state.step = static_cast<std::uint8_t>(step) & 3u;
        state.shown_step = static_cast<std::uint8_t>(shown) & 3u;
        state.unseen_losses = static_cast<std::uint8_t>(losses) & 3u;
        fields<UnitState, kFlags>(in, state, path);
        state.seen |= gone;
        return state;
    }

    // --- Control (W2-2.4) --------------------------------------------------------------------------------------------------------

    void control(const json::object& in) {
        for (const Area area : kMap) hold(area, area_data(area).initial_control);
        for (const Faction faction : kFactions)
            for (const Area area : p_.areas_of(faction))
                if (!others(faction).has(area)) hold(area, faction);
        each(in, "control", [&](std::string_view key, const json::value& value) {
            const auto area = area_from(key);
            if (!area) return fail("control", unknown("area", key));
            Faction faction{};
            if (InputFault wrong = read_word(value, faction)) return fail("control." + std::string(key), std::move(wrong));
            hold(*area, faction);
        });
    }
    void hold(Area area, Faction faction) {
        for (AreaSet& areas : p_.control) areas.erase(area);
        p_.control[index_of(faction)].insert(area);
    }
    AreaSet others(Faction faction) const {
        AreaSet areas;
        for (const Faction other : kFactions)
            if (other != faction) areas |= p_.areas_of(other);
        return areas;
    }

    // --- What the enemy knows (W2-22) --------------------------------------------------------------------------------------------

    void guises(const json::object& in) {
        const json::value* found = in.if_contains("guises");
        if (!found) {
            begin_guises(p_, historical_);
            leave_out_the_rest();
            for (const Unit unit : kAllUnits)
                if (face_up(p_, unit) && p_.place(unit) != kNowhere) recognise(p_, unit);   // the lost are known, too
            return;
        }
        for (const Unit unit : kAllUnits) set_may_be(p_, unit, UnitSet::of(unit));
        guises_in<Position, UnitSet>(
            *found, kBoardFaults.one_faction, [](Unit block) { return units_of(faction_of(block)); },
            [this](Unit block, UnitSet units) { set_may_be(p_, block, units); });
    }

    // Who is out of the game is taken for nobody.
    void leave_out_the_rest() {
        const UnitSet out = units_at(p_, kNowhere);
        for (const Unit unit : kAllUnits) set_may_be(p_, unit, out.has(unit) ? UnitSet::of(unit) : may_be(p_, unit) - out);
    }

    // --- The impulse -------------------------------------------------------------------------------------------------------------

    void impulse_and_agenda(const json::object& in) {
        if (in.contains("agenda")) {
            p_.impulse.side = side_;
            p_.impulse.kind = kind_;
        } else if (p_.result == Result::none) {
            const Position begun = in_impulse(p_, side_, kind_);
            p_.impulse = begun.impulse;
            p_.agenda = begun.agenda;
            for (const Unit unit : kAllUnits) {
                const std::size_t faction = index_of(faction_of(unit));
                if (kTacticalLeaders.has(unit) && p_.unit(unit).activated) ++p_.impulse.activated[faction];
                if (kind_ == Kind::strategic_move && p_.unit(unit).moved) ++p_.impulse.moved[faction];   // W2-9.2.1
            }
        }
        number(in, "impulse", p_.impulse.number, 0, kTables.most_impulses);
        fields<Impulse, kOpenOfImpulse>(in, p_.impulse);
        fields<Impulse, kSecretOfImpulse>(in, p_.impulse);
    }

    void counts(const json::object& in) {
        each(in, "counts", [&](std::string_view key, const json::value& value) {
            const std::string path = "counts." + std::string(key);
            const auto faction = from_word<Faction>(key);
            if (!faction) return fail("counts", unknown("faction", key));
            if (!value.is_object()) return fail(path, kPositionFaults.must_be_object);
            const json::object& counts = value.get_object();
            if (InputFault unknown = unknown_key(counts, {"unseen_gains"}, kCountsOfImpulse)) return fail(path, std::move(unknown));
            const std::size_t i = index_of(*faction);
            number(counts, "activated", p_.impulse.activated[i], 0, kCorps, path + ".");
            number(counts, "engagements", p_.impulse.engagements[i], 0, kCorps, path + ".");
            number(counts, "battles", p_.impulse.battles[i], 0, kCorps, path + ".");
            number(counts, "moved", p_.impulse.moved[i], 0, kUnits, path + ".");
            number(counts, "unseen_gains", p_.unseen_gains[i], 0, kUnits, path + ".");
        });
    }

    Position& p_;
    bool historical_ = false;
    Side side_ = Side::french;
    Kind kind_ = Kind::none;
};

}   // namespace

std::expected<Position, InputFault> Records::read_position(const json::value& in) { return read_sound<Records, Reader>(in); }

}   // namespace papelotte::waterloo200
