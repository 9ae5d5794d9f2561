// WL-10  Retreats and withdrawals; leaders who go along or are left behind (WL-12.2).
#include "games/waterloo/rules/steps/retreat.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"

namespace papelotte::waterloo {
namespace {

bool is_goal(Army army, Area area) { return army == Army::french ? area == kRossomme : army == Army::anglo_allied && area == kMontStJean; }

}  // namespace

AreaSet retreat_areas(const Position& p, Unit unit) {
    const Area from = p.place(unit);
    const Army army = army_of(unit);
    if (!on_map(from)) return {};                                                                  // WL-14.4.2
    if (army == Army::prussian && kEntries.has(from)) return AreaSet::of(kDelayed);               // WL-10.2.6, WL-14.2.5
    const AreaSet ways = is_goal(army, from) ? map_neighbours(from)                               // WL-10.2.6
                                             : kTowardsGoal[army][from];
    const AreaSet open = ways - enemy_occupied(p, side_of(unit));                                 // WL-10.2.4
    if (open.empty() && army == Army::anglo_allied && kEntries.has(from)) return AreaSet::of(kDelayed);   // WL-10.2.7
    return open;
}

AreaSet fall_back_areas(const Position& p, Unit unit) {
    const Seat side = side_of(unit);
    const bool assaulting = p.assault.area == p.place(unit) && side == attacker(p) && committed(p, unit);
    if (!assaulting) return retreat_areas(p, unit);
    AreaSet origins = p.assault.origins - enemy_occupied(p, side);                                // WL-10.1.3
    if (arm_of(unit) == Arm::cavalry)
        for (const Area origin : p.assault.origins)
            if (only_unmanned_guns(p, origin, other(side))) origins.insert(origin);               // WL-10.1.5
    return origins.empty() ? retreat_areas(p, unit) : origins;
}

Refusal why_no_retreat(const Position& p, Unit unit, Area to) {
    if (fall_back_areas(p, unit).has(to)) return {};
    const bool assaulting = committed(p, unit), enemy = enemy_occupied(p, side_of(unit)).has(to);
    if (enemy) return assaulting && p.assault.origins.has(to) ? kWhy.origin_lost : kWhy.enemy_where_it_falls_back;
    return assaulting ? kWhy.to_an_origin : kWhy.towards_its_goal;
}

// --- Falling back ----------------------------------------------------------------------------------------------------------------

namespace {

UnitSet routed(const Position& p, const FallBack& step) {
    return units_where(p, units_at(p, step.area, step.side), [](const UnitState& u) { return u.routed; });
}

}  // namespace

EventArgs FallBack::asks(const Position& p) const {
    const UnitSet units = routed(p, *this);
    const Unit first = units.empty() ? kNoUnit : units.front();
    return event_args(area, units.size(), first, units.empty() ? 0 : nth_of_its_name(p, first));
}

Refusal FallBack::why_not(const Position& p, Action action) const {
    const UnitSet units = routed(p, *this);
    const Verb verb = verb_of(action);
    if (units.empty()) return verb == Verb::done ? Refusal() : kNotAsked<FallBack>;
    if (verb != Verb::retreat && verb != Verb::lose) return kNotAsked<FallBack>;
    const Unit unit = unit_of(action);
    if (!units.has(unit)) return kWhy.need_not_leave;
    const AreaSet ways = fall_back_areas(p, unit);
    if (verb == Verb::lose) return ways.empty() ? Refusal() : kWhy.must_take_a_way;
    return why_no_retreat(p, unit, area_of(action));
}

void FallBack::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : routed(p, *this)) {
        const AreaSet ways = fall_back_areas(p, unit);
        for (const Area to : ways) out.push_back(act(Verb::retreat, unit, to));
        if (ways.empty()) out.push_back(act(Verb::lose, unit));
    }
    if (out.empty()) out.push_back(kDone);
}

std::optional<Action> FallBack::forced(const Position& p) const {
    AreaSet all;
    Unit first = kNoUnit;
    for (const Unit unit : routed(p, *this)) {
        const AreaSet ways = fall_back_areas(p, unit);
        if (ways.empty()) return act(Verb::lose, unit);   // WL-10.2.5: at once
        if (first == kNoUnit) first = unit;
        all |= ways;
    }
    if (first == kNoUnit) return kDone;
    return all.size() == 1 ? std::optional(act(Verb::retreat, first, all.front())) : std::nullopt;
}

void FallBack::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    const Unit unit = unit_of(action);
    const bool infantry = arm_of(unit) == Arm::infantry, leader = arm_of(unit) == Arm::leader;
    const int cubes = infantry ? p.unit(unit).cubes : 0;   // WL-9.2.4
    if (verb_of(action) == Verb::lose) {
        p.push(*this);
        if (cubes > 0) remove_cubes(p, area, colour_of(unit), cubes, effects);
        return eliminate(p, unit, leader ? Cause::stranded : Cause::no_retreat, effects);
    }
    const Area to = area_of(action);
    p.push(*this);
    tell(effects, Happening::retreated, unit, area, to);
    UnitState& state = p.unit(unit);
    state.routed = false;
    state.link = kNowhere;
    state.cubes = 0;
    if (infantry) set_formation(p, unit, Posture::upright, effects);   // WL-8.2.6, WL-7.4.8
    if (!leader) ask_leaders(p, area, to, side, false);   // WL-10.3.2: with each unit (decision D55)
    const bool together = leader && meets_leader_of_his_colour(p, unit, to);
    arrive(p, unit, to, cubes, effects);
    p.unit(unit).fell_back = together;   // WL-12.2.3
}

// --- Leaders -----------------------------------------------------------------------------------------------------------------------

void ask_leaders(Position& p, Area from, Area to, Seat side, bool charging) {
    for (const Unit leader : leaders_at(p, from, side)) {
        if (p.unit(leader).routed) continue;
        if (charging && meets_leader_of_his_colour(p, leader, to)) continue;   // WL-12.2.3: he goes of his own will
        p.push(Accompany{leader, to, charging});
    }
}

Seat Accompany::seat(const Position&) const { return side_of(leader); }

Refusal Accompany::why_not(const Position&, Action action) const {
    const bool answer = verb_of(action) == Verb::follow || verb_of(action) == Verb::stay;
    return answer && unit_of(action) == leader ? Refusal() : kNotAsked<Accompany>;
}

void Accompany::legal(const Position&, ActionList& out) const {
    out.push_back(act(Verb::follow, leader));
    out.push_back(act(Verb::stay, leader));
}

void Accompany::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::stay) return;
    const Area from = p.place(leader);
    const bool together = meets_leader_of_his_colour(p, leader, to);
    relocate(p, leader, to);
    p.unit(leader).fell_back = together;   // WL-12.2.3
    p.unit(leader).link = charging ? from : kNowhere;
    tell(effects, Happening::followed, leader, to);
}

void LeaderDanger::run(Position& p, Effects& effects) const {
    for (const Seat side : {kFrench, kAllied}) {
        const UnitSet leaders = leaders_at(p, area, side);
        if (leaders.empty() || !enemy_occupied(p, side).has(area)) continue;
        const UnitSet guns = guns_at(p, area, side);
        if (has(p, area, side, Arm::infantry) || has(p, area, side, Arm::cavalry) || !manned(p, guns).empty()) continue;
        if (side == defending && (guns_gone || !guns.empty())) {
            for (const Unit leader : leaders) p.unit(leader).routed = true;
            p.push(FallBack{area, side});
        } else {
            for (const Unit leader : leaders) eliminate(p, leader, Cause::stranded, effects);
        }
    }
}

}  // namespace papelotte::waterloo
