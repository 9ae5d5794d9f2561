// What holds of every position in which somebody must decide. Random games are tested against it, hand-made positions refused by it.
#include <algorithm>

#include "engine/soundness.h"
#include "games/napoleon/rules/agenda_check.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/fights_check.h"
#include "games/napoleon/rules/knowledge.h"
#include "games/napoleon/rules/position_faults.h"
#include "games/napoleon/rules/rules.h"
#include "games/napoleon/rules/words.h"

namespace papelotte::napoleon {
namespace {

InputFault of(Unit unit, const Rule& broken) { return InputFault(broken).at(word(unit)); }
InputFault at(Town town, const Rule& broken) { return InputFault(broken).at(word(town)); }

// --- Blocks ----------------------------------------------------------------------------------------------------------------------

// NP-5.1.8, NP-5.3  The path of a block in the Movement Phase.
InputFault broken_path(const Position& p, Unit unit) {
    const BlockState& block = p.block(unit);
    const Town start = p.start[unit], via = p.via[unit];
    if (!in_movement(p)) {
        const bool none = start == kNowhere && via == kNowhere && block.steps == 0 && !block.forced;
        return none ? InputFault() : of(unit, kBoardFaults.no_movement);
    }
    if (!on_map(start)) return of(unit, kBoardFaults.path);
    if (block.steps == 0) return start == p.place(unit) && via == kNowhere ? InputFault() : of(unit, kBoardFaults.path);
    if (!on_map(via) || !neighbours(start).has(via)) return of(unit, kBoardFaults.path);
    if (block.steps == 1 && via != p.place(unit)) return of(unit, kBoardFaults.path);
    const int rate = data_of(type_of(unit)).map_move + (block.forced ? 1 : 0);
    if (block.steps > rate || (block.forced && block.steps != rate)) return of(unit, kBoardFaults.steps);
    return {};
}

// NP-6.2, NP-6.5  The marks of a block on a battle board.
InputFault broken_marks(const Position& p, Unit unit, const Battle& battle) {
    const BlockState& block = p.block(unit);
    const Side side = side_of(unit);
    if (is_reserve(block.space) && block.space != reserve_of(side)) return of(unit, kBoardFaults.reserve);
    const bool in_position = is_position(block.space), own = in_position && side_of(block.space) == side;
    const Terrain terrain = in_position ? battle.at(block.space) : Terrain::none;
    if (terrain == Terrain::woods && kArtillery.has(unit)) return of(unit, kBoardFaults.woods);
    const bool may_occupy = (terrain == Terrain::farm && kInfantry.has(unit)) || (terrain == Terrain::hill && kArtillery.has(unit));
    if (block.on_marker && !may_occupy) return of(unit, kBoardFaults.marker);
    const bool may_form = kInfantry.has(unit) && own && terrain != Terrain::woods && !block.on_marker && !block.shelter;
    if (block.square && !may_form) return of(unit, kBoardFaults.square);
    if (block.shelter && (!own || block.on_marker || !(kArtillery | kCommanders).has(unit))) return of(unit, kBoardFaults.shelter);
    return {};
}

// NP-6.6.2  Whether a side with more than four blocks there picks some for a skirmish now.
bool is_chosen_from(const Position& p, Town town) {
    const auto* step = p.agenda.empty() ? nullptr : std::get_if<ChooseSkirmishers>(&p.agenda.back());
    return step && step->town == town;
}

// NP-3.2.2  Where blocks are shown that stand on no battle board.
bool is_skirmish_under_way(const Position& p, Town town) {
    return std::ranges::any_of(p.agenda, [&](const Step& step) {
        const auto* skirmish = std::get_if<EndSkirmish>(&step);
        return skirmish && skirmish->town == town;
    });
}

InputFault broken_block(const Position& p, Unit unit) {
    const BlockState& block = p.block(unit);
    const Town place = p.place(unit);
    if (!on_map(place)) {
        const bool none = block == BlockState{} && p.start[unit] == kNowhere && p.via[unit] == kNowhere;
        return none ? InputFault() : of(unit, kBoardFaults.off_map);
    }
    if (InputFault path = broken_path(p, unit)) return path;
    if (block.chosen && !is_chosen_from(p, place)) return of(unit, kBoardFaults.chosen);
    if (block.shown && block.space == Space::map && !is_skirmish_under_way(p, place)) return of(unit, kBoardFaults.shown);
    const Battle* battle = battle_at(p, place);
    if (block.space != Space::map) return battle ? broken_marks(p, unit, *battle) : of(unit, kBoardFaults.no_battle);
    const bool fights = block.square || block.shelter || block.on_marker || block.checked || block.acted || block.acting || block.moves ||
                        block.fired || block.engaged || block.disengaged || block.shock || block.short_first;
    return fights ? of(unit, kBoardFaults.battle_marks) : InputFault();
}

InputFault broken_piece(const Position& p, Unit unit) {
    const PieceState& piece = p.piece(unit);
    const Town place = p.place(unit);
    if (index_of(place) > index_of(kNowhere)) return of(unit, kBoardFaults.nowhere);
    const bool in_play = on_map(place) || place == kUnplaced;
    if (!in_play) return piece == PieceState{} ? InputFault() : of(unit, kBoardFaults.strength);
    if (piece.strength < 1 || piece.strength > data_of(unit).strength) return of(unit, kBoardFaults.strength);
    const bool seen = piece.strength <= piece.seen && piece.seen <= data_of(unit).strength &&
                      (piece.strength == piece.seen || piece.may_have_lost) &&
                      !(p.block(unit).shown && (piece.strength < piece.seen || piece.may_have_lost));
    if (!seen) return of(unit, kBoardFaults.seen);
    if (place == kUnplaced && !has_step<PlaceBlocks>(p)) return of(unit, kBoardFaults.unplaced);
    return {};
}

InputFault broken_units(const Position& p) {
    IdArray<Side, int, 2> unseen{};
    for (const Unit unit : kAllUnits) {
        if (InputFault wrong = first_of(broken_piece(p, unit), broken_block(p, unit))) return wrong;
        unseen[side_of(unit)] += p.piece(unit).seen - p.piece(unit).strength;
    }
    for (const Side side : kSides)
        if (unseen[side] != p.unseen_losses[side]) return InputFault(kBoardFaults.unseen_losses).at("unseen_losses");
    return {};
}

// NP-4.1  While blocks are placed.
InputFault broken_set_up(const Position& p) {
    if (!has_step<PlaceBlocks>(p)) return {};
    for (const Unit unit : kAllUnits)
        if (on_map(p, unit) && data_of(p.place(unit)).zone != data_of(army_of(unit)).zone) return of(unit, kBoardFaults.zone);
    for (const Town town : kMap)
        if (units_at(p, town, Side::allied).size() > kTables.allied_set_up || units_at(p, town, Side::french).size() > kTables.french_set_up)
            return at(town, kBoardFaults.crowded);
    return {};
}

// --- Battles ---------------------------------------------------------------------------------------------------------------------

// NP-6.2.36, NP-6.5.21  One block per marker; squares of a position have numbers of their own, and shelter one block each.
InputFault broken_position(const Position& p, Town town, Space space) {
    for (const Side side : kSides) {
        std::uint32_t squares = 0, sheltered = 0;
        for (const Unit unit : units_in(p, town, space, side)) {
            const BlockState& block = p.block(unit);
            const std::uint32_t square = block.square ? 1u << block.square : 0, shelter = block.shelter ? 1u << block.shelter : 0;
            if (squares & square) return of(unit, kBoardFaults.square_number);
            if (sheltered & shelter) return of(unit, kBoardFaults.one_sheltered);
            squares |= square;
            sheltered |= shelter;
        }
        if (sheltered & ~squares) return at(town, kBoardFaults.shelter);
    }
    const UnitSet occupants = units_where(p, units_in(p, town, space), [](const BlockState& block) { return block.on_marker; });
    return occupants.size() > 1 ? at(town, kBoardFaults.one_on_marker) : InputFault();
}

bool are_sound(Town town, const RoadCounts& used) {
    const auto ways = ways_from(town);
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i] > (i < ways.size() ? battle_limit(ways[i].road) : 0)) return false;
    return true;
}

InputFault broken_battle(const Position& p, const Battle& battle) {
    if (!on_map(battle.town) || battle.senior == Army::french) return InputFault(kBoardFaults.battles).at("battles");
    if (battle.over) return {};
    if (!p.fights.has(battle.town)) return at(battle.town, kBoardFaults.battles);
    const bool sound = battle.streams < 8 && battle.turns <= kTables.most_turns + 1 &&
                       battle.idle < kTables.idle_turns + (battle.withdrawing ? 1 : 0) && are_sound(battle.town, battle.retreated) &&
                       are_sound(battle.town, battle.reinforced);
    if (!sound) return at(battle.town, kBoardFaults.counts);
    for (const std::uint8_t crossings : battle.crossings)
        if (crossings > kTables.stream_crossings) return at(battle.town, kBoardFaults.counts);
    for (const Space space : kAllPositions) {
        if (battle.at(space) == Terrain::stream) return at(battle.town, kBoardFaults.terrain);
        if (InputFault wrong = broken_position(p, battle.town, space)) return wrong;
    }
    return {};
}

// NP-1.1.4, NP-6.2.5  Every marker is in the pool, on a board, or drawn and still to be placed.
InputFault broken_markers(const Position& p) {
    std::array<int, kTerrains> markers{};
    for (std::size_t i = 0; i < markers.size(); ++i) markers[i] = p.pool[i];
    const auto count = [&](Terrain terrain) {
        if (terrain != Terrain::none) ++markers[static_cast<std::size_t>(terrain)];
    };
    for (const Battle& battle : p.battles) {
        if (battle.over) continue;
        for (const Terrain terrain : battle.terrain) count(terrain);
        for (int front = 0; front < kFronts; ++front) count((battle.streams >> front & 1) != 0 ? Terrain::stream : Terrain::none);
    }
    for (const Step& step : p.agenda)
        if (const PlaceTerrain* place = std::get_if<PlaceTerrain>(&step))
            for (const Terrain terrain : place->drawn) count(terrain);
    for (std::size_t i = 0; i < markers.size(); ++i)
        if (markers[i] != kMarkers[i]) return InputFault(kBoardFaults.markers).at("pool");
    return {};
}

// --- The map ---------------------------------------------------------------------------------------------------------------------

InputFault broken_roads(const Position& p) {
    for (int i = 0; i < kRoads; ++i) {
        const RoadUse& use = element(p.roads, Road(i));
        if (use.moved > move_limit(Road(i)) || use.attacked > use.moved || (use.moved > 0 && !in_movement(p)))
            return InputFault(kBoardFaults.roads).at(word(Road(i)));
        if (data_of(Road(i)).river && use.attacked > river_limit(Road(i))) return InputFault(kBoardFaults.river).at(word(Road(i)));
    }
    for (const Road road : p.entry_roads)
        if (static_cast<int>(road) >= kRoads) return InputFault(kBoardFaults.roads).at("entry_roads");
    return {};
}

InputFault broken_groups(const Position& p) {
    IdArray<Army, int, kArmies> moves{};
    for (const GroupMove& group : p.groups) {
        if (!on_map(group.from) || side_of(group.army) != p.active() || ++moves[group.army] > data_of(group.army).group_moves || !in_movement(p))
            return InputFault(kBoardFaults.groups).at("groups");
        for (const GroupMove& one : p.groups)
            if (&one != &group && one.army == group.army && one.from == group.from) return InputFault(kBoardFaults.groups).at("groups");
    }
    return {};
}

// NP-10.1.2
InputFault broken_defeat(const Position& p) {
    for (const Army army : kAllArmies)
        if (p.defeated[index_of(army)] && (!units_on_map(p, army).empty() || eliminated(p, army).size() < data_of(army).defeated_at))
            return InputFault(kBoardFaults.defeated).at(word(army));
    return {};
}

// --- What the enemy knows --------------------------------------------------------------------------------------------------------

InputFault broken_guises(const Position& p) {
    UnitSet known;
    for (const Unit unit : kAllUnits) {
        const UnitSet units = may_be(p, unit);
        if (!units.has(unit) || !(units - units_of(army_of(unit))).empty()) return of(unit, kBoardFaults.may_be);
        if (is_known(p, unit)) known.insert(unit);
        else if (p.block(unit).shown || p.place(unit) == kEliminated || p.place(unit) == kNowhere) return of(unit, kBoardFaults.known);
    }
    for (const Unit unit : kAllUnits - known)
        if (!(may_be(p, unit) & known).empty()) return of(unit, kBoardFaults.known);
    return {};
}

InputFault broken_settlement(const Position& p) {
    if (p.options >= 1 << kOptions || (p.plays(Option::bidding) && p.three_players())) return InputFault(kBoardFaults.options).at("options");
    return is_sound(p, p.settlement, kUnits) ? InputFault() : InputFault(kBoardFaults.settlement).at("settlement");
}

}  // namespace

InputFault Rules::broken_invariant(const Position& p) {
    if (p.turn < 1 || p.turn > kTurns) return InputFault(kBoardFaults.turn).at("turn");
    InputFault wrong = first_of(broken_settlement(p), broken_units(p), broken_guises(p), broken_set_up(p));
    if (!wrong.empty()) return wrong;
    for (const Battle& battle : p.battles)
        if (InputFault broken = broken_battle(p, battle)) return broken;
    wrong = first_of(broken_markers(p), broken_roads(p), broken_groups(p), broken_defeat(p), broken_agenda(p));
    return wrong.empty() ? broken_fights(p) : wrong;   // which follows the numbers that steps have for battles
}

}  // namespace papelotte::napoleon
