#include "games/napoleon/rules/steps/battle_move.h"

#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/rout.h"

namespace papelotte::napoleon {
namespace {

constexpr Type kTypes[] = {Type::infantry, Type::cavalry, Type::foot_artillery, Type::horse_artillery, Type::commander};

bool is_artillery(Type type) { return type == Type::foot_artillery || type == Type::horse_artillery; }
bool crosses_stream(const Battle& battle, Space from, Space to) { return is_position(from) && is_position(to) && battle.has_stream(from); }

// NP-6.3.31 … NP-6.3.33  What kind of move it is, and who may make it.
Refusal why_not_kind(const BlockState& block, Side side, Type type, Space to, bool engaged, bool enemies) {
    if (engaged) return !is_reserve(to) && (side_of(to) != side || enemies) ? kWhy.only_back : Refusal();
    if (!enemies) return {};   // NP-6.3.38: also foot artillery, into an empty enemy position
    if (type == Type::foot_artillery) return kWhy.foot_artillery_engages;
    return block.disengaged ? kWhy.engages_and_disengages : Refusal();
}

// NP-6.2.12 … NP-6.2.21  What woods and a stream forbid to a type of block.
Refusal why_not_ground(const Battle& battle, const BlockState& block, Side side, Type type, Space to, bool enemies) {
    if (is_position(to) && !may_stand_in(type, battle.at(to))) return kWhy.no_artillery_in_woods;
    if (type == Type::cavalry && block.moves > 0 && is_position(block.space) && battle.at(block.space) == Terrain::woods) return kWhy.woods_stop;
    if (!crosses_stream(battle, block.space, to)) return {};
    const bool rides_in = type == Type::horse_artillery && side_of(to) != side && !enemies;
    if (is_artillery(type) && !rides_in) return kWhy.artillery_at_stream;
    return battle.crossings[front_of(to)] < kTables.stream_crossings ? Refusal() : kWhy.stream_full;
}

// The units that could make this move, for what the enemy infers about a hidden block.
UnitSet could_move(const Position& p, std::uint8_t index, Unit block, Space to) {
    UnitSet could;
    for (const Type type : kTypes)
        if (!why_not_move(p, index, block, type, to)) could |= units_of(type);
    return could;
}

// NP-6.2.50, NP-6.2.53  Whether the block's face is up once it stands there.
bool is_shown_in(const Position& p, const Battle& battle, Space to, bool engaged) {
    return is_position(to) && battle.at(to) != Terrain::woods && (engaged || !p.plays(Option::fog));
}

// NP-6.3.62  Artillery in the position passes from unengaged to engaged: all of it, or if it was engaged before, the block that arrives.
// NP-6.2.53: blocks engaged in the open are shown.
void note_arrival(Position& p, const Battle& battle, Unit unit, bool was_engaged, Effects& effects) {
    const Space at = p.space(unit);
    const UnitSet fresh = was_engaged ? UnitSet::of(unit) : units_in(p, battle.town, at);
    for (const Unit one : fresh) {
        if (kArtillery.has(one)) p.block(one).short_first = true;
        if (is_shown_in(p, battle, at, true)) show(p, one, effects);
    }
}

// A face that is about to be shown is shown first: the enemy then learns which of the hidden blocks it was.
void go(Position& p, std::uint8_t index, Unit unit, Space to, UnitSet could, Effects& effects) {
    Battle& battle = p.battles[index];
    BlockState& block = p.block(unit);
    const Space from = block.space;
    const Side side = side_of(unit);
    const bool meets = is_position(to) && holds(p, battle.town, to, other(side)), was_engaged = is_engaged(p, battle.town, to);
    if (is_shown_in(p, battle, to, meets)) show(p, unit, effects);
    else note_deed(p, unit, could);
    if (crosses_stream(battle, from, to)) change(battle.crossings[front_of(to)], 1);
    if (block.shown) {
        tell(effects, Happening::unit_moved, unit, from, to);
    } else {
        tell_side(side, effects, Happening::unit_moved, unit, from, to);
        tell_others(side, effects, Happening::block_moved, battle.town, army_of(unit), from, to);
    }
    block.space = to;
    block.on_marker = block.shock = block.short_first = false;   // NP-6.2.35
    note_departure(p, index, from);
    if (meets) note_arrival(p, battle, unit, was_engaged, effects);
    else if (is_reserve(to) || battle.at(to) == Terrain::woods) hide(p, unit);   // NP-6.2.51
}

}  // namespace

Refusal why_not_act(const BlockState& block, bool whole) {
    if (block.square || block.shelter) return kWhy.in_square;
    return block.acted && (whole || !block.acting) ? kWhy.acted_already : Refusal();
}

// NP-6.3.36: a block that has engaged stops. NP-6.3.35: it cannot disengage either.
Refusal why_no_move_left(const BlockState& block, Type type) {
    if (block.engaged) return kWhy.engaging_stops;
    if (type == Type::horse_artillery) return block.moves + block.fired < data_of(type).battle_moves ? Refusal() : kWhy.horse_artillery_halves;
    if (block.fired) return kWhy.fire_or_move;
    return block.moves < data_of(type).battle_moves ? Refusal() : kWhy.no_battle_move_left;
}

Refusal why_not_move(const Position& p, std::uint8_t index, Unit unit, Type type, Space to) {
    const Battle& battle = p.battles[index];
    const BlockState& block = p.block(unit);
    const Side side = side_of(unit);
    if (const Refusal no = why_not_act(block, false)) return no;
    if (const Refusal no = why_no_move_left(block, type)) return no;
    if (!are_linked(side, block.space, to)) return kWhy.not_linked;
    const bool enemies = is_position(to) && holds(p, battle.town, to, other(side));
    if (const Refusal no = why_not_kind(block, side, type, to, is_engaged(p, battle.town, block.space), enemies)) return no;
    return why_not_ground(battle, block, side, type, to, enemies);
}

void end_action(Position& p, Town town, Side side) {
    for (const Unit unit : units_at(p, town, side)) p.block(unit).acting = false;
}

void begin_action(Position& p, Town town, Unit unit) {
    end_action(p, town, side_of(unit));
    p.block(unit).acted = p.block(unit).acting = true;
}

void make_move(Position& p, std::uint8_t index, Unit unit, Space to, Effects& effects) {
    Battle& battle = p.battles[index];
    const bool disengages = is_engaged(p, unit), engages = is_position(to) && holds(p, battle.town, to, other(side_of(unit)));
    go(p, index, unit, to, p.block(unit).shown ? kAllUnits : could_move(p, index, unit, to), effects);
    begin_action(p, battle.town, unit);
    BlockState& block = p.block(unit);
    block.moves = (block.moves + 1u) & 3u;
    block.engaged = engages;
    block.disengaged = block.disengaged || disengages;
    block.shock = engages && kCavalry.has(unit) && battle.at(to) != Terrain::woods;   // NP-6.3.55, NP-6.2.11
    if (engages && side_of(unit) == p.active()) battle.busy = true;                   // NP-6.7.1
}

void fall_back(Position& p, std::uint8_t index, Unit unit, Effects& effects) {
    const Battle& battle = p.battles[index];
    const Space from = p.space(unit), to = in_own_position(p, unit) ? reserve_of(side_of(unit)) : facing(from);
    if (why_not_ground(battle, p.block(unit), side_of(unit), type_of(unit), to, false)) return destroy(p, index, unit, effects);   // NP-6.2.20
    go(p, index, unit, to, kAllUnits, effects);
    p.block(unit).acted = true;   // NP-6.3.17
}

void leave_battle(Position& p, std::uint8_t index, Unit unit, Town to, Effects& effects) {
    Battle& battle = p.battles[index];
    const Space from = p.space(unit);
    const int points = is_engaged(p, unit) ? attrition(p, unit) : 0;
    end_action(p, battle.town, side_of(unit));
    if (side_of(unit) == p.active()) battle.busy = true;   // NP-6.7.1
    if (points >= p.strength(unit)) return destroy(p, index, unit, effects);
    if (points > 0) lose_strength(p, unit, points, effects);
    use_road(battle.retreated, battle.town, to);
    retreat_to(p, unit, to, effects);
    note_departure(p, index, from);
}

void destroy(Position& p, std::uint8_t index, Unit unit, Effects& effects) {
    const Space from = p.space(unit);
    const Unit sheltered = sheltered_by(p, unit);
    eliminate(p, unit, effects);
    if (sheltered != kNoUnit) eliminate(p, sheltered, effects);
    note_departure(p, index, from);
}

void note_departure(Position& p, std::uint8_t index, Space from) {
    const Battle& battle = p.battles[index];
    if (!is_position(from) || is_engaged(p, battle.town, from)) return;
    for (const Unit unit : units_in(p, battle.town, from)) {
        p.block(unit).shock = p.block(unit).short_first = false;
        if (battle.at(from) == Terrain::woods) hide(p, unit);
    }
}

void tell_deed(const Position& p, Unit unit, Happening what, int with, Effects& effects) {
    if (p.block(unit).shown) return tell(effects, what, unit, with);
    tell_side(side_of(unit), effects, what, unit, with);
    tell_others(side_of(unit), effects, Happening::block_changed, p.place(unit), army_of(unit), p.space(unit));
}

}   // namespace papelotte::napoleon
