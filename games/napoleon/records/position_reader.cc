// Reads a position that may have been written or changed by hand. What is left out has a sensible value: "base":"historical" starts from the
// historical set-up and else only the listed units are in the game; units have their full strength; blocks in positions that are not
// woods are shown, others may be any unit of their army; all markers that lie on no board are in the pool; without an agenda the turn begins.
#include "engine/position_reader.h"

#include "games/napoleon/records/json_words.h"
#include "games/napoleon/records/position_json.h"
#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/knowledge.h"
#include "games/napoleon/rules/position_faults.h"

namespace papelotte::napoleon {
namespace {

namespace json = boost::json;

constexpr auto kPlain = kOtherFields<Position, kOwnShape>;
constexpr std::array<std::string_view, 0> kNone{};
constexpr auto kMarks = kOtherFields<BlockState, kNone>;
constexpr auto kPiece = kOtherFields<PieceState, kNone>;
constexpr auto kBattle =
    field_names("town", "senior", "over", "withdrawing", "busy", "turns", "idle", "streams", "terrain", "crossings", "retreated", "reinforced");
constexpr auto kUse = kOtherFields<RoadUse, kNone>;

class Reader : PositionReader {
   public:
    explicit Reader(Position& p) : p_(p) {}

    InputFault read(const json::object& in) {
        if (InputFault unknown = unknown_key(in, {"game", "base", "options", "units", "guises", "roads", "battles"}, kPlain)) return unknown;
        if (InputFault other = other_game(in, "napoleon")) return other;
        base(in);
        options_in<Option>(in, p_.options, kBoardFaults.must_be_options);
        battles(in);
        each_object(in, "units", "unit", unit_from, [&](const auto&... one) { read_unit(one...); });
        each_object(in, "roads", "road", road_from, [&](const auto&... one) { read_road(one...); });
        pool();
        fields<Position, kPlain>(in, p_);
        if (fault()) return fault();
        guises(in);
        if (!in.contains("unseen_losses")) count_unseen_losses();
        if (!in.contains("agenda") && p_.result == Result::none) p_.push(BeginTurn{});
        return fault();
    }

   private:
    void base(const json::object& in) {
        const json::value* found = in.if_contains("base");
        historical_ = found && *found == json::value("historical");
        if (found && !historical_) return fail("base", kPositionFaults.must_be, {Argument::of_word("word", "historical")});
        p_.places.fill(kNowhere);
        p_.start.fill(kNowhere);
        p_.via.fill(kNowhere);
        if (!historical_) return;
        for (const Unit unit : kAllUnits) place(unit, data_of(unit).historical);
    }
    void place(Unit unit, Town town) {
        const bool in_play = on_map(town) || town == kUnplaced;
        p_.places[unit] = town;
        p_.pieces[unit] = PieceState{};
        if (in_play) p_.piece(unit).strength = p_.piece(unit).seen = data_of(unit).strength & 7u;
    }

    // --- Units and roads ---------------------------------------------------------------------------------------------------------

    void read_unit(Unit unit, const json::object& in, const std::string& path) {
        if (InputFault unknown = unknown_key(in, {"at", "start", "via", "strength", "seen", "may_have_lost"}, kMarks))
            return fail(path, std::move(unknown));
        const json::value* at = in.if_contains("at");
        if (!at || !at->is_string()) return fail(path + ".at", InputFault(kBoardFaults.must_be_place));
        const auto town = place_from(at->get_string());
        if (!town) return fail(path + ".at", unknown("town", at->get_string()));
        place(unit, *town);
        fields<BlockState, kMarks>(in, p_.block(unit), path + ".");
        town_of_path(in, "start", p_.start[unit], path);
        town_of_path(in, "via", p_.via[unit], path);
        if (!in.contains("shown")) p_.block(unit).shown = stands_open(unit);
        PieceState& piece = p_.piece(unit);
        fields<PieceState, kPiece>(in, piece, path + ".");
        if (in.contains("strength") && !in.contains("seen")) piece.seen = piece.strength;
    }
    void town_of_path(const json::object& in, std::string_view key, Town& town, const std::string& path) {
        if (const json::value* found = in.if_contains(key))
            if (InputFault wrong = read_field(*found, town)) fail(path + "." + std::string(key), std::move(wrong));
    }
    bool stands_open(Unit unit) const {   // NP-6.2.50
        const Battle* battle = battle_at(p_, p_.place(unit));
        const Space space = p_.space(unit);
        return battle && is_position(space) && battle->at(space) != Terrain::woods && !p_.plays(Option::fog);
    }

    void read_road(Road road, const json::object& in, const std::string& path) {
        if (InputFault unknown = unknown_key(in, {}, kUse)) return fail(path, std::move(unknown));
        fields<RoadUse, kUse>(in, element(p_.roads, road), path + ".");
    }

    // --- Battles ------------------------------------------------------------------------------------------------------------------

    void battles(const json::object& in) {
        const json::value* found = in.if_contains("battles");
        if (!found) return;
        if (!found->is_array()) return fail("battles", kPositionFaults.must_be_list);
        const json::array& list = found->get_array();
        if (list.size() > kMostBattles)
            return fail("battles", InputFault(kPositionFaults.too_many, {Argument::of_number("count", static_cast<int>(kMostBattles))}));
        for (const json::value& one : list) {
            if (!one.is_object()) return fail("battles", InputFault(kBoardFaults.must_be_objects));
            if (InputFault unknown = unknown_key(one.get_object(), {}, kBattle)) return fail("battles", std::move(unknown));
            Battle battle;
            fields<Battle, kBattle>(one.get_object(), battle, "battles.");
            p_.battles.push_back(battle);
        }
    }
    void pool() {   // NP-6.2.1
        p_.pool = kMarkers;
        for (const Battle& battle : p_.battles) {
            if (battle.over) continue;
            for (const Terrain terrain : battle.terrain)
                if (terrain != Terrain::none) change(element(p_.pool, terrain), -1);
            for (int front = 0; front < kFronts; ++front) change(element(p_.pool, Terrain::stream), -(battle.streams >> front & 1));
        }
    }

    // --- What the enemy knows ------------------------------------------------------------------------------------------------------

    void guises(const json::object& in) {
        const json::value* found = in.if_contains("guises");
        if (!found) return usual_guises();
        for (const Unit unit : kAllUnits) set_may_be(p_, unit, UnitSet::of(unit));
        guises_in<Position, UnitSet>(
            *found, kBoardFaults.one_army, [](Unit block) { return units_of(army_of(block)); },
            [this](Unit block, UnitSet units) { set_may_be(p_, block, units); });
    }
    // A block may be any hidden unit of its army that takes part.
    void usual_guises() {
        UnitSet known = historical_ ? kAllUnits : units_at(p_, kNowhere) | units_at(p_, kEliminated);
        for (const Unit unit : kAllUnits)
            if (p_.block(unit).shown) known.insert(unit);
        for (const Unit unit : kAllUnits) set_may_be(p_, unit, known.has(unit) ? UnitSet::of(unit) : units_of(army_of(unit)) - known);
    }
    void count_unseen_losses() {
        for (const Unit unit : kAllUnits) change(p_.unseen_losses[side_of(unit)], p_.piece(unit).seen - p_.piece(unit).strength);
    }

    Position& p_;
    bool historical_ = false;
};

}  // namespace

std::expected<Position, InputFault> Records::read_position(const json::value& in) { return read_sound<Records, Reader>(in); }

}  // namespace papelotte::napoleon
