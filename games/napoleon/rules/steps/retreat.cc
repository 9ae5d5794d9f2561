#include "games/napoleon/rules/steps/retreat.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {

TownSet retreat_towns(const Position& p, Town town, Side side) {
    TownSet towns;
    for (const Way& way : ways_from(town)) {
        const bool came_by = p.entry_roads.has(way.road);
        if (came_by == (side == p.active()) && !enemies_at(p, way.to, side) && !p.fights.has(way.to)) towns.insert(way.to);
    }
    return towns;
}

TownSet open_retreats(const Position& p, Town town, Side side, const RoadCounts& used) {
    TownSet towns;
    for (const Town to : retreat_towns(p, town, side))
        if (has_place(town, static_cast<std::size_t>(way_index(town, to)), used)) towns.insert(to);
    return towns;
}

int places_left(Town town, Town to, const RoadCounts& used) {
    return battle_limit(road_between(town, to)) - used[static_cast<std::size_t>(way_index(town, to))];
}

int places_back(const Position& p, Unit unit, Town town) {
    Position there = p;
    there.entry_roads.insert(road_between(p.place(unit), town));
    int places = 0;
    for (const Town to : retreat_towns(there, town, side_of(unit))) places += places_left(town, to, {});
    return places;
}

Refusal why_not_retreat(const Position& p, Town town, Side side, Town to, const RoadCounts& used) {
    const Road road = road_between(town, to);
    if (road == kNoRoad) return kWhy.not_adjacent;
    if (p.entry_roads.has(road) != (side == p.active())) return side == p.active() ? kWhy.not_a_way_back : kWhy.enemys_way;
    if (enemies_at(p, to, side) || p.fights.has(to)) return kWhy.not_into_enemies;
    return has_place(town, static_cast<std::size_t>(way_index(town, to)), used) ? Refusal() : kWhy.retreat_full;
}

void retreat_to(Position& p, Unit unit, Town to, Effects& effects) {
    note_deed(p, unit, kAllUnits);
    const Town from = p.place(unit);
    leave_board(p, unit);
    p.block(unit).disrupted = true;
    p.places[unit] = to;
    tell_side(side_of(unit), effects, Happening::unit_retreated, unit, from, to);
    tell_others(side_of(unit), effects, Happening::block_retreated, army_of(unit), from, to);
}

void begin_retreat(Position& p, Town town, Side loser, Army senior, Cause cause, const RoadCounts& used) {
    Actor who = first_actor(p, loser, senior);
    if ((units_at(p, town) & who.units()).empty())
        if (const auto partner = partner_of(p, who)) who = *partner;
    p.push(Retreat{town, who, cause, used});
}

namespace {

UnitSet leaving(const Position& p, const Retreat& step) { return units_at(p, step.town) & step.who.units(); }

}  // namespace

Seat Retreat::seat(const Position& p) const { return seat_of(p, who); }
EventArgs Retreat::asks(const Position&) const { return event_args(town); }

Refusal Retreat::why_not(const Position& p, Action action) const {
    const bool possible = !leaving(p, *this).empty() && !open_retreats(p, town, who.side(), used).empty();
    if (verb_of(action) == Verb::done) return possible ? kWhy.everybody_leaves : Refusal();
    if (verb_of(action) != Verb::retreat) return kNotAsked<Retreat>;
    if (!leaving(p, *this).has(unit_of(action))) return kWhy.not_in_the_fight;
    return why_not_retreat(p, town, who.side(), town_of(action), used);
}

void Retreat::legal(const Position& p, ActionList& out) const {
    const TownSet open = open_retreats(p, town, who.side(), used);
    for (const Unit unit : leaving(p, *this))
        for (const Town to : open) out.push_back(act(Verb::retreat, unit, to));
    if (out.empty()) out.push_back(kDone);
}

// Public facts decide: no road or no block is left, or one town takes them all.
std::optional<Action> Retreat::forced(const Position& p) const {
    const TownSet open = open_retreats(p, town, who.side(), used);
    const UnitSet units = leaving(p, *this);
    if (open.empty() || units.empty()) return kDone;
    if (open.size() > 1 || places_left(town, open.front(), used) < units_at(p, town, who.side()).size()) return std::nullopt;
    return act(Verb::retreat, units.front(), open.front());
}

Action Retreat::random(const Position& p, Dice& dice) const {
    const TownSet open = open_retreats(p, town, who.side(), used);
    return act(Verb::retreat, dice.pick(leaving(p, *this)), dice.pick(open));
}

// NP-11.1.10: two Allied players take turns while both have blocks to save.
void Retreat::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::retreat) {
        Retreat next = *this;
        retreat_to(p, unit_of(action), town_of(action), effects);
        use_road(next.used, town, town_of(action));
        if (const auto partner = partner_of(p, who); partner && !(units_at(p, town) & partner->units()).empty()) next.who = *partner;
        return p.push(next);
    }
    for (const Unit unit : units_at(p, town, who.side())) eliminate(p, unit, effects);   // NP-7.4.5
    p.fights.erase(town);
}

}  // namespace papelotte::napoleon
