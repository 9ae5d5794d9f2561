#include "games/napoleon/rules/steps/fire.h"

#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/battle_move.h"

namespace papelotte::napoleon {
namespace {

// NP-6.5.12  NP-6.2.11: in woods the value is fixed, without shock.
void add_cavalry(const Battle& battle, const BlockState& block, const Shot& shot, int printed, Tally& value) {
    if (battle.at(shot.at) == Terrain::woods) return value.add(Modifier::woods, kTables.cavalry_in_woods - printed);
    if (shot.target == Target::square) return value.add(Modifier::cavalry_at_square, kTables.cavalry_at_square);
    value.add_if(block.shock, Modifier::shock, kTables.shock);   // NP-6.3.55
}

void add_artillery(const Battle& battle, const BlockState& block, const Shot& shot, int printed, Tally& value) {
    const bool square = shot.target == Target::square;
    if (shot.long_range) {
        value.add_if(block.on_marker && battle.at(block.space) == Terrain::hill, Modifier::hill, kTables.hill);   // NP-6.2.18
        value.add_if(square, Modifier::long_range_at_square, kTables.long_range_at_square);                       // NP-6.5.14
    } else if (square) {   // NP-6.5.15: horse artillery alone can stand forward, where squares are
        const auto fixed = block.short_first ? kTables.horse_artillery_at_square_first : kTables.horse_artillery_at_square;
        value.add(Modifier::horse_artillery_at_square, fixed - printed);
    } else {
        value.add_if(block.short_first, Modifier::first_short_range, kTables.first_short_range);   // NP-6.3.61, NP-6.3.64
    }
}

AssignHits hits_of(const Battle& battle, const Shot& shot, int hits) {
    return {.town = battle.town,
            .side = other(side_of(shot.unit)),
            .senior = battle.senior,
            .position = shot.at,
            .target = shot.target,
            .long_range = shot.long_range,
            .by_cavalry = kCavalry.has(shot.unit),
            .hits = counted(hits)};
}

// NP-6.3.59  Whether the block could lose a point at long range, as far as the enemy can know.
bool may_lose_a_point(const Position& p, Unit unit) {
    if (p.block(unit).shown) return p.strength(unit) > 1;
    for (const Unit perhaps : may_be(p, unit))
        if (p.piece(perhaps).seen > 1) return true;
    return false;
}

// NP-6.3.66
bool can_hurt(const Position& p, const Battle& battle, const Shot& shot) {
    AssignHits any = hits_of(battle, shot, 1);
    any.long_range = false;
    for (const Unit unit : any.targets(p))
        if (!shot.long_range || may_lose_a_point(p, unit)) return true;
    return false;
}

// NP-6.3.50, NP-6.3.51, NP-6.3.63
Refusal why_no_fire_left(const BlockState& block, Type type) {
    if (block.shelter) return kWhy.sheltered;
    if (block.fired) return kWhy.fired_already;
    if (block.acted && !block.acting) return kWhy.acted_already;
    if (is_reserve(block.space)) return kWhy.in_reserve;
    if (block.moves == 0) return {};
    if (type != Type::horse_artillery) return kWhy.fire_or_move;
    return block.moves == 1 ? Refusal() : kWhy.horse_artillery_halves;
}

// NP-6.3.57, NP-6.3.58
Refusal why_no_long_range(const Position& p, const Battle& battle, const Shot& shot) {
    if (!kArtillery.has(shot.unit)) return kWhy.not_engaged;
    if (holds(p, battle.town, shot.at, side_of(shot.unit))) return kWhy.friends_in_the_target;
    return battle.at(shot.at) == Terrain::woods ? kWhy.no_fire_into_woods : Refusal();
}

}  // namespace

Shot shot_of(const Position& p, Unit unit, Target target) {
    const bool long_range = !is_engaged(p, unit);
    return {unit, long_range && is_position(p.space(unit)) ? facing(p.space(unit)) : p.space(unit), target, long_range};
}

// NP-6.3.65: nothing changes a commander's value.
void add_fire_value(const Position& p, const Battle& battle, const Shot& shot, Tally& value) {
    const BlockState& block = p.block(shot.unit);
    const int printed = data_of(shot.unit).fire;
    value.add(Modifier::printed, printed);
    switch (type_of(shot.unit)) {
        case Type::infantry:
            value.add_if(block.on_marker, Modifier::farm, kTables.farm);                                                       // NP-6.2.15
            value.add_if(shot.target == Target::square, Modifier::infantry_at_square, kTables.infantry_at_square);   // NP-6.5.13
            return;
        case Type::cavalry: return add_cavalry(battle, block, shot, printed, value);
        case Type::foot_artillery:
        case Type::horse_artillery: return add_artillery(battle, block, shot, printed, value);
        case Type::commander: return;
    }
}

Refusal why_not_fire(const Position& p, const Battle& battle, Unit unit, Target target) {
    if (const Refusal no = why_no_fire_left(p.block(unit), type_of(unit))) return no;
    const Shot shot = shot_of(p, unit, target);
    if (shot.long_range)
        if (const Refusal no = why_no_long_range(p, battle, shot)) return no;
    const UnitSet enemies = units_in(p, battle.town, shot.at, other(side_of(unit)));
    if (units_where(p, enemies, [&](const BlockState& block) { return group_of(block) == target; }).empty()) return kWhy.no_such_group;
    Tally value;
    add_fire_value(p, battle, shot, value);
    if (value.total() <= 0) return kWhy.no_fire_value;
    return can_hurt(p, battle, shot) ? Refusal() : kWhy.useless_fire;
}

Volley roll_fire(int dice, int value, Dice& from) {
    Volley volley;
    for (std::size_t i = 0; i < static_cast<std::size_t>(dice); ++i) {
        volley.faces[i] = counted(from.d6());
        volley.hit[i] = volley.faces[i] <= value;
        volley.hits += volley.hit[i];
    }
    return volley;
}

void fire(Position& p, std::uint8_t index, Unit unit, Target target, Effects& effects) {
    Battle& battle = p.battles[index];
    const Shot shot = shot_of(p, unit, target);
    show(p, unit, effects);   // NP-6.2.53
    Account account(effects);
    Tally value = account.tally();
    add_fire_value(p, battle, shot, value);
    const auto [faces, hit, hits] = roll_fire(p.strength(unit), value.total(), effects.dice);
    account.report(Happening::fire, unit, shot.at, target, value.total(), hits, faces[0], faces[1], faces[2], faces[3], hit[0], hit[1], hit[2],
                   hit[3]);
    begin_action(p, battle.town, unit);
    BlockState& block = p.block(unit);
    block.fired = true;
    block.shock = false;
    if (!shot.long_range) block.short_first = false;
    if (side_of(unit) == p.active()) battle.busy = true;   // NP-6.7.1
    const AssignHits losses = hits_of(battle, shot, hits);
    if (hits > 0 && !losses.targets(p).empty()) p.push(losses);
}

}  // namespace papelotte::napoleon
