#include "games/napoleon/rules/steps/rout.h"

#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"

namespace papelotte::napoleon {

// NP-7.4.11: pieces.h eliminates a block that is reduced below 1.
int attrition(const Position& p, Unit unit) {
    const int points = data_of(type_of(unit)).rout_loss;
    if (type_of(unit) != Type::cavalry) return points;
    const Space space = p.space(unit);
    const bool against_cavalry = is_position(space) && (units_in(p, p.place(unit), space, other(side_of(unit))) & kCavalry);
    return against_cavalry ? points : 0;
}

// NP-7.4.2: an empty position is no rout. NP-17.7, NP-17.8: only own positions count, and only with enemies in them.
bool is_routed(const Position& p, Town town, Side side) {
    for (const Space position : positions_of(side))
        if (holds(p, town, position, other(side)) && !holds(p, town, position, side)) return true;
    return false;
}

bool routs_by_leaving(const Position& p, Unit unit) {
    return in_own_position(p, unit) && is_engaged(p, unit) && units_in(p, p.place(unit), p.space(unit), side_of(unit)).size() == 1;
}

namespace {

// NP-6.5.26, NP-17.17
void lose_squares(Position& p, Town town, Side side, Effects& effects) {
    for (const Unit unit : units_at(p, town, side))
        if (group_of(p.block(unit)) == Target::square) eliminate(p, unit, effects);
}

// NP-7.4.10  Eliminated blocks are named; of the hidden ones that are left the enemy learns how many lost points, but not which.
void suffer_attrition(Position& p, Town town, Side side, Effects& effects) {
    const UnitSet units = units_at(p, town, side);
    std::array<std::uint8_t, kUnits> points{};   // as the blocks stand now
    for (const Unit unit : units) element(points, unit) = counted(attrition(p, unit));
    for (const Unit unit : units)
        if (p.strength(unit) <= element(points, unit)) eliminate(p, unit, effects);
    const UnitSet left = units_at(p, town, side), hidden = units_where(p, left, [](const BlockState& block) { return !block.shown; });
    for (const Unit unit : left - hidden)
        if (const int lost = element(points, unit); lost > 0) lose_strength(p, unit, lost, UnitSet(), effects);
    for (const Unit unit : hidden)
        if (const int lost = element(points, unit); lost > 0) lose_strength(p, unit, lost, hidden, effects);
}

// NP-6.2.5  The markers return to the pool, the blocks to the map.
void clear_board(Position& p, Battle& battle) {
    for (const Unit unit : units_at(p, battle.town)) leave_board(p, unit);
    for (Terrain& terrain : battle.terrain) {
        if (terrain != Terrain::none) change(p.pool[static_cast<std::size_t>(terrain)], 1);
        terrain = Terrain::none;
    }
    change(p.pool[static_cast<std::size_t>(Terrain::stream)], std::popcount(battle.streams));
    const Battle ended = battle;
    battle = Battle{};
    battle.town = ended.town;
    battle.senior = ended.senior;
    battle.over = true;
}

}  // namespace

bool battle_decided(Position& p, std::uint8_t index, Effects& effects) {
    const Town town = p.battles[index].town;
    for (const Side side : kSides) {
        const bool routed = is_routed(p, town, side);
        if (!routed && !units_at(p, town, side).empty()) continue;   // NP-6.3.3
        if (routed) tell(effects, Happening::routed, town, side);
        end_battle(p, index, side, routed ? Cause::rout : Cause::withdrawal, effects);
        return true;
    }
    return false;
}

// NP-7.4.12, NP-17.10: hits and actions that are left are void, since their steps leave the agenda.
void end_battle(Position& p, std::uint8_t index, Side loser, Cause cause, Effects& effects) {
    while (!std::holds_alternative<Battles>(p.agenda.back())) p.agenda.drop_back();
    effects.reveal();   // the losses of hidden blocks tell something, even if there are none
    Battle& battle = p.battles[index];
    const RoadCounts used = battle.retreated;   // NP-7.2.2
    if (cause == Cause::rout) {
        lose_squares(p, battle.town, loser, effects);
        suffer_attrition(p, battle.town, loser, effects);
    }
    clear_board(p, battle);
    tell(effects, Happening::battle_ends, battle.town, other(loser));
    p.push(Redeploy{.town = battle.town, .who = first_actor(p, other(loser), battle.senior)});   // NP-7.5.1
    begin_retreat(p, battle.town, loser, battle.senior, cause, used);
}

}  // namespace papelotte::napoleon
