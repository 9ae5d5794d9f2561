#include "games/napoleon/rules/steps/deployment.h"

#include <algorithm>

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/formations.h"

namespace papelotte::napoleon {
namespace {

// Blocks of the side that stand in the town and not yet on the board.
UnitSet undeployed(const Position& p, Town town, Side side) { return units_in(p, town, Space::map, side); }

// NP-6.2.41, NP-6.2.42  How many of these empty positions the blocks can fill, artillery only those without woods.
int fillable(UnitSet units, int empty_open, int empty_woods) {
    const int by_artillery = std::min((units & kArtillery).size(), empty_open);
    return by_artillery + std::min((units - kArtillery).size(), empty_open + empty_woods - by_artillery);
}

// NP-6.2.41, NP-6.2.42  Whether as many positions can still be filled if the block goes to this space. NP-11.1.9: the blocks of both Allied players
// count, so that the senior leaves to the junior no more positions than he can fill.
bool leaves_enough(const Position& p, const Battle& battle, Unit unit, Space to) {
    const Side side = side_of(unit);
    const UnitSet left = undeployed(p, battle.town, side);
    int empty_open = 0, empty_woods = 0;
    for (const Space position : positions_of(side))
        if (!holds(p, battle.town, position, side)) ++(battle.at(position) == Terrain::woods ? empty_woods : empty_open);
    const int before = fillable(left, empty_open, empty_woods);
    const bool fills = is_position(to) && !holds(p, battle.town, to, side);
    if (fills) --(battle.at(to) == Terrain::woods ? empty_woods : empty_open);
    return fillable(left - UnitSet::of(unit), empty_open, empty_woods) + (fills ? 1 : 0) >= before;
}

std::uint32_t corps_bit(Unit unit) { return corps_of(unit) == kNoCorps ? 0u : 1u << static_cast<unsigned>(corps_of(unit)); }

std::uint32_t corps_among(UnitSet units) {
    std::uint32_t corps = 0;
    for (const Unit unit : units) corps |= corps_bit(unit);
    return corps;
}

// NP-6.2.43 … NP-6.2.45  A commander who is to lift the restriction is deployed first.
Refusal why_not_corps(const Position& p, const Battle& battle, Unit unit, Space to) {
    const UnitSet there = units_in(p, battle.town, to, side_of(unit));
    const std::uint32_t corps = corps_among(there) | corps_bit(unit);
    if (std::popcount(corps) <= 1) return {};
    const bool joint = side_of(unit) == Side::allied && units_at(p, battle.town, Army::anglo_dutch) && units_at(p, battle.town, Army::prussian);
    if (joint) {
        const UnitSet all = (there | UnitSet::of(unit)) - kCommanders;
        const bool one_of_each = std::popcount(corps_among(all & units_of(Army::anglo_dutch))) == 1 &&
                                 std::popcount(corps_among(all & units_of(Army::prussian))) == 1;
        if (!(there & kCommanders)) return kWhy.one_corps;
        return one_of_each ? Refusal() : kWhy.joint_corps;
    }
    if (!there.has(commander_of(army_of(unit)))) return kWhy.one_corps;
    return std::popcount(corps) <= 2 ? Refusal() : kWhy.two_corps;
}

Refusal why_not_deploy(const Position& p, const Deploy& step, Unit unit, Space to, bool on_marker) {
    const Battle& battle = p.battles[step.battle];
    if (!step.who.units().has(unit)) return kWhy.not_your_block;
    if (p.place(unit) != battle.town || p.space(unit) != Space::map) return kWhy.not_to_deploy;
    if (side_of(to) != step.who.side()) return kWhy.own_half;
    if (is_position(to) && !may_stand_in(type_of(unit), battle.at(to))) return kWhy.no_artillery_in_woods;
    if (!leaves_enough(p, battle, unit, to)) return kWhy.fill_positions;
    if (is_position(to))
        if (const Refusal no = why_not_corps(p, battle, unit, to)) return no;
    return on_marker ? why_not_marker(p, battle, unit, to) : Refusal();   // NP-6.2.30
}

UnitSet own_blocks(const Position& p, const Deploy& step) {
    return undeployed(p, p.battles[step.battle].town, step.who.side()) & step.who.units();
}

}   // namespace

Seat Deploy::seat(const Position& p) const { return seat_of(p, who); }
EventArgs Deploy::asks(const Position& p) const { return event_args(p.battles[battle].town); }

Refusal Deploy::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::deploy && verb_of(action) != Verb::deploy_on) return kNotAsked<Deploy>;
    return why_not_deploy(p, *this, unit_of(action), space_of(action), verb_of(action) == Verb::deploy_on);
}

void Deploy::legal(const Position& p, ActionList& out) const {
    const auto offer = [&](Action action) {
        if (!why_not(p, action)) out.push_back(action);
    };
    for (const Unit unit : own_blocks(p, *this)) {
        for (const Space position : positions_of(who.side())) {
            offer(act(Verb::deploy, unit, position));
            offer(act(Verb::deploy_on, unit, position));
        }
        offer(act(Verb::deploy, unit, reserve_of(who.side())));
    }
}

// Some block can go somewhere: if no position is left to fill, each may go to the reserve, and else one of them can fill it.
Action Deploy::random(const Position& p, Dice& dice) const {
    const UnitSet units = own_blocks(p, *this);
    for (int tries = 0; tries < 32; ++tries) {
        const int space = dice.choice(4);
        const Verb verb = space < 3 && dice.choice(3) == 0 ? Verb::deploy_on : Verb::deploy;
        const Action action = act(verb, dice.pick(units), space < 3 ? positions_of(who.side())[space] : reserve_of(who.side()));
        if (!why_not(p, action)) return action;
    }
    for (const Unit unit : units) {
        for (const Space position : positions_of(who.side()))
            if (const Action action = act(Verb::deploy, unit, position); !why_not(p, action)) return action;
        if (const Action action = act(Verb::deploy, unit, reserve_of(who.side())); !why_not(p, action)) return action;
    }
    return kDone;
}

// NP-6.2.40: until the reveal the enemy sees how many blocks of which army stand in each space, and whether a farm or hill is occupied.
void Deploy::apply(Position& p, Action action, Effects& effects) const {
    const Battle& here = p.battles[battle];
    const Unit unit = unit_of(action);
    const Space to = space_of(action);
    const bool on_marker = verb_of(action) == Verb::deploy_on, woods = is_position(to) && here.at(to) == Terrain::woods;
    note_deed(p, unit, on_marker ? occupants_for(here.at(to)) : woods ? kAllUnits - kArtillery : kAllUnits);
    p.block(unit).space = to;
    p.block(unit).on_marker = on_marker;
    tell_side(who.side(), effects, Happening::unit_deployed, unit, to);
    tell_others(who.side(), effects, Happening::block_deployed, here.town, army_of(unit), to);
    if (!own_blocks(p, *this).empty()) p.push(*this);
}

// NP-6.2.53: with that option nobody is shown until he fires or is engaged.
void RevealBattle::run(Position& p, Effects& effects) const {
    const Battle& here = p.battles[battle];
    if (p.plays(Option::fog)) return;
    for (const Unit unit : units_at(p, here.town))
        if (is_position(p.space(unit)) && here.at(p.space(unit)) != Terrain::woods) show(p, unit, effects);
}

}   // namespace papelotte::napoleon
