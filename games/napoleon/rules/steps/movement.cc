#include "games/napoleon/rules/steps/movement.h"

#include <algorithm>

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

// NP-1.3.3, NP-5.1.6  The blocks of an army that stood in the town when the phase began, wherever they are now.
UnitSet group_of(const Position& p, Army army, Town from) {
    UnitSet units;
    for (const Unit unit : units_of(army))
        if (p.start[unit] == from) units.insert(unit);
    return units;
}

bool has_moved(const Position& p, Army army, Town from) {
    for (const GroupMove& group : p.groups)
        if (group.army == army && group.from == from) return true;
    return false;
}

// The towns from which a group of this army may still be moved.
TownSet groups_left(const Position& p, Army army) {
    TownSet towns;
    if (group_moves_left(p, army) == 0) return towns;
    for (const Unit unit : units_of(army))
        if (p.start[unit] != kNowhere) towns.insert(p.start[unit]);
    for (const GroupMove& group : p.groups)
        if (group.army == army) towns.erase(group.from);
    return towns;
}

GroupMove* group_with(Position& p, Unit unit) {
    for (GroupMove& group : p.groups)
        if (group.army == army_of(unit) && group.from == p.start[unit]) return &group;
    return nullptr;
}

// NP-5.2.2, NP-5.2.4  Whether blocks of both groups may attack the town.
bool connected(const GroupMove& one, const GroupMove& two, Town target) {
    return neighbours(target).has(one.from) && neighbours(target).has(two.from) && (one.from == two.from || neighbours(one.from).has(two.from));
}

// NP-5.7.1, NP-5.5.1, NP-5.2
Refusal why_not_attack(const Position& p, Unit unit, Road road, Town to) {
    if (is_night(p.turn)) return kWhy.night;
    if (data_of(road).river && element(p.roads, road).attacked >= river_limit(road)) return kWhy.river;
    const GroupMove* own = group_with(const_cast<Position&>(p), unit);
    for (const GroupMove& group : p.groups)
        if (own && &group != own && group.attacks.has(to) && !connected(*own, group, to)) return kWhy.not_connected;
    return {};
}

}  // namespace

int group_moves_left(const Position& p, Army army) {
    const auto made = std::ranges::count(p.groups, army, &GroupMove::army);
    return data_of(army).group_moves - static_cast<int>(made);
}

Refusal why_not_enter(const Position& p, Unit unit, Town to) {
    const Side side = side_of(unit);
    if (p.block(unit).steps > 0 && enemies_at(p, p.place(unit), side)) return kWhy.must_stop;   // NP-5.6.6
    const Road road = road_between(p.place(unit), to);
    if (road == kNoRoad) return kWhy.not_adjacent;
    if (to == p.start[unit] || to == p.via[unit]) return kWhy.visited;
    if (element(p.roads, road).moved >= move_limit(road)) return kWhy.road_full;
    return enemies_at(p, to, side) ? why_not_attack(p, unit, road, to) : Refusal();
}

bool attacks_first(const Position& p, Unit unit, Town to) {
    return enemies_at(p, to, side_of(unit)) && std::ranges::none_of(p.groups, [=](const GroupMove& group) { return group.attacks.has(to); });
}

void march(Position& p, Unit unit, Town to, Effects& effects, bool forced) {
    const Town from = p.place(unit);
    const Road road = road_between(from, to);
    BlockState& block = p.block(unit);
    const bool further = block.steps > (forced ? 1 : 0);   // NP-5.3: only mounted units have come so far
    note_deed(p, unit, further ? kMounted : forced ? kFoot : kAllUnits);
    RoadUse& use = element(p.roads, road);
    use.moved = (use.moved + 1u) & 15u;
    if (enemies_at(p, to, side_of(unit))) {
        use.attacked = (use.attacked + 1u) & 15u;
        p.entry_roads.insert(road);
        if (GroupMove* group = group_with(p, unit)) group->attacks.insert(to);
    }
    if (block.steps == 0) p.via[unit] = to;
    block.steps = (block.steps + 1u) & 3u;
    block.forced = forced;
    p.places[unit] = to;
    tell_side(side_of(unit), effects, forced ? Happening::unit_forced : Happening::unit_marched, unit, from, to);
    tell_others(side_of(unit), effects, forced ? Happening::block_forced : Happening::block_marched, army_of(unit), from, to);
}

// --- The choice of a group (NP-5.1) ------------------------------------------------------------------------------------------------------

Seat ChooseGroup::seat(const Position& p) const { return seat_of(p, who); }

Refusal ChooseGroup::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::group) return kNotAsked<ChooseGroup>;
    const Army army = army_of(action);
    if (!who.is(army)) return kWhy.not_your_block;
    if (group_moves_left(p, army) == 0) return kWhy.no_group_move_left;
    if (has_moved(p, army, town_of(action))) return kWhy.group_moved;
    return group_of(p, army, town_of(action)).empty() ? kWhy.no_group_there : Refusal();
}

void ChooseGroup::legal(const Position& p, ActionList& out) const {
    for (const Army army : kAllArmies)
        if (who.is(army))
            for (const Town town : groups_left(p, army)) out.push_back(act(Verb::group, army, town));
    out.push_back(kDone);
}

std::optional<Action> ChooseGroup::forced(const Position& p) const {
    for (const Army army : kAllArmies)
        if (who.is(army) && !groups_left(p, army).empty()) return std::nullopt;
    return kDone;
}

// The group of a random block: large groups move more often.
Action ChooseGroup::random(const Position& p, Dice& dice) const {
    for (int tries = 0; tries < 4 && dice.below(12) != 0; ++tries) {
        const Unit unit = dice.pick(who.units());
        if (p.start[unit] == kNowhere) continue;
        if (const Action action = act(Verb::group, army_of(unit), p.start[unit]); !why_not(p, action)) return action;
    }
    return kDone;
}

void ChooseGroup::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    p.groups.push_back({town_of(action), army_of(action), {}});
    tell(effects, Happening::group_moves, army_of(action), town_of(action));
    p.push(MoveGroup{counted(static_cast<int>(p.groups.size()) - 1)});
}

// --- The moves of a group (NP-5.1.4, NP-5.3) ---------------------------------------------------------------------------------------------

namespace {

const GroupMove& group_at(const Position& p, const MoveGroup& step) { return p.groups[step.group]; }
bool has_rate_left(const Position& p, Unit unit) { return p.block(unit).steps < data_of(type_of(unit)).map_move; }

}  // namespace

Seat MoveGroup::seat(const Position& p) const { return seat_of(p, {group_at(p, *this).army, false}); }
EventArgs MoveGroup::asks(const Position& p) const { return event_args(group_at(p, *this).army, group_at(p, *this).from); }

Refusal MoveGroup::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::march) return kNotAsked<MoveGroup>;
    const Unit unit = unit_of(action);
    const GroupMove& moving = group_at(p, *this);
    if (army_of(unit) != moving.army || p.start[unit] != moving.from) return kWhy.not_of_the_group;
    if (!has_rate_left(p, unit)) return kWhy.full_rate;
    return why_not_enter(p, unit, town_of(action));
}

void MoveGroup::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : group_of(p, group_at(p, *this).army, group_at(p, *this).from)) {
        if (!has_rate_left(p, unit)) continue;
        for (const Way& way : ways_from(p.place(unit)))
            if (!why_not_enter(p, unit, way.to)) out.push_back(act(Verb::march, unit, way.to));
    }
    out.push_back(kDone);
}

namespace {

// Half of the time a town with enemies, if there is one next to it: else random games would hardly have a fight.
Town random_goal(const Position& p, Unit unit, Dice& dice) {
    const TownSet all = neighbours(p.place(unit));
    if (dice.below(2) == 0) return dice.pick(all);
    TownSet enemies;
    for (const Town town : all)
        if (enemies_at(p, town, side_of(unit))) enemies.insert(town);
    return dice.pick(enemies.empty() ? all : enemies);
}

}  // namespace

// A block of the group and a road from its town, if it may take it; else the group has done.
Action MoveGroup::random(const Position& p, Dice& dice) const {
    const UnitSet units = group_of(p, group_at(p, *this).army, group_at(p, *this).from);
    if (units.empty() || dice.below(2 * static_cast<std::uint32_t>(units.size()) + 2) == 0) return kDone;
    for (int tries = 0; tries < 6; ++tries) {
        const Unit unit = dice.pick(units);
        if (!has_rate_left(p, unit)) continue;
        const Town to = random_goal(p, unit, dice);
        if (!why_not_enter(p, unit, to)) return act(Verb::march, unit, to);
    }
    return kDone;
}

void MoveGroup::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    march(p, unit_of(action), town_of(action), effects, false);
}

}  // namespace papelotte::napoleon
