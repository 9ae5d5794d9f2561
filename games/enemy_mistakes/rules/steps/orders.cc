#include "games/enemy_mistakes/rules/steps/orders.h"

#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/from_list.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/steps/redeployment.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr bool is_order(Verb verb) { return verb == Verb::put || verb == Verb::keep || verb == Verb::recover || verb == Verb::redeploy; }

// EM-11.1, EM-3.10
Refusal why_no_order(const Position& p, Unit unit, Verb verb) {
    const FormationState& formation = p.formation(unit);
    if (formation.ordered) return kWhy.ordered_already;
    if (formation.orange > 0 && verb != Verb::recover) return kWhy.in_recovery;
    if (verb == Verb::put && formation.green) return kWhy.in_movement_already;
    if (verb == Verb::keep && !formation.green) return kWhy.not_in_movement;
    if (verb == Verb::recover && !p.shaken(unit)) return kWhy.not_shaken;
    return {};
}

// EM-11.8
bool all_can_fasten(const Position& p, UnitSet units) {
    for (const Unit unit : units& kArtillery)
        if (!p.stands[unit].fastened && !can_fasten(p, unit)) return false;
    return true;
}

int redeploy_extra(const Position& p, General general, UnitSet units) {   // EM-11.12
    return (mixed(p, units) ? kTables.mixed : 0) + sight_cost(p, general, units);
}

// What an Order to these units costs: the formation, or the part that is put in movement.
int cost_of(const Position& p, General general, Verb verb, UnitSet units) {
    switch (verb) {
        case Verb::put: return put_cost(p, general, units);
        case Verb::keep: return kTables.keep + sight_cost(p, general, units);
        case Verb::recover: return kTables.recover_per_unit + sight_cost(p, general, units);
        default: return kTables.redeploy + redeploy_extra(p, general, units);
    }
}

bool has_grand_battery(UnitSet units) {
    for (const Unit unit : units)
        if (data_of(unit).grand_battery) return true;
    return false;
}

// The ways to pay that are offered: with as many generated points as serve, and with markers alone.
template <class Legal>
void offer(const Position& p, Verb verb, General general, Unit unit, Legal legal, ActionList& out) {
    for (int generated = p.generals[general].generated; generated >= 0; --generated) {
        const Action action = act(verb, general, unit, generated);
        if (legal(action)) out.push_back(action);
    }
}

}   // namespace

// --- Orders -----------------------------------------------------------------------------------------------------------------------------

Seat Orders::seat(const Position& p) const { return p.seat_of(army); }
EventArgs Orders::asks(const Position&) const { return event_args(army, part.size()); }

void Orders::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    const auto allowed = [&](Action action) { return !why_not(p, action); };
    for (const General general : GeneralSet::first(kGenerals)) {
        if (army_of(general) != army || !p.on_board(general)) continue;
        if (p.generals[general].generated + markers_of(p, general) == 0) continue;
        for (const Unit leader : part.empty() ? leaders(p, army) : UnitSet::of(part.front())) {
            if (why_not_commanded(p, general, leader)) continue;
            offer(p, Verb::put, general, leader, allowed, out);
            if (!part.empty()) continue;
            offer(p, Verb::keep, general, leader, allowed, out);
            offer(p, Verb::redeploy, general, leader, allowed, out);
            for (const Unit unit : members(p, leader)) offer(p, Verb::recover, general, unit, allowed, out);
        }
    }
    if (!part.empty()) return;
    for (const Unit leader : leaders(p, army)) {
        if (members(p, leader).size() < 2 || why_no_order(p, leader, Verb::put)) continue;
        for (const Unit unit : members(p, leader))
            for (const Edge edge : {Edge::front, Edge::left, Edge::right, Edge::rear})
                if (const Action action = act(Verb::part, unit, edge); allowed(action)) out.push_back(action);
    }
}

Refusal Orders::why_not(const Position& p, Action action) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::done) return {};
    const Unit unit = unit_of(action);
    if (verb == Verb::part || verb == Verb::take) {   // EM-11.6
        if (army_of(unit) != army) return kWhy.not_your_unit;
        if (!p.on_board(unit)) return kWhy.unit_gone;
        if (const Refusal no = why_no_order(p, unit, Verb::put)) return no;
        if (verb == Verb::part) return why_not_split(p, part_beyond(p, unit, edge_of(action)));
        const bool fits = !part.has(unit) && (part.empty() || p.leader(part.front()) == p.leader(unit));
        return fits ? Refusal() : kWhy.not_of_the_formation;
    }
    if (!is_order(verb)) return kNotAsked<Orders>;
    const General general = general_of(action);
    if (army_of(general) != army) return kWhy.not_your_general;
    if (const Refusal no = why_not_commanded(p, general, unit)) return no;
    if (const Refusal no = why_no_order(p, unit, verb)) return no;
    UnitSet units = members(p, unit);
    if (!part.empty()) {
        if (verb != Verb::put || !part.has(unit)) return kWhy.not_of_the_formation;
        if (const Refusal no = why_not_split(p, part)) return no;
        units = part;
    }
    if (verb == Verb::put && !all_can_fasten(p, units)) return kWhy.cannot_fasten;
    return why_cannot_pay(p, general, unit, cost_of(p, general, verb, units), number_of(action), false);
}

void Orders::apply(Position& p, Action action, Effects& effects) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::done) return part.empty() ? void() : p.push(Orders{army, {}});
    const Unit unit = unit_of(action);
    if (verb == Verb::part) return p.push(Orders{army, part_beyond(p, unit, edge_of(action))});
    if (verb == Verb::take) return p.push(Orders{army, part | UnitSet::of(unit)});
    p.push(Orders{army, {}});
    const General general = general_of(action);
    const int cost = cost_of(p, general, verb, part.empty() ? members(p, unit) : part);
    pay(p, general, unit, cost, number_of(action));
    if (verb == Verb::put) {
        tell(effects, Happening::put_in_movement, general, unit, cost);
        for (const Unit gun : (part.empty() ? members(p, unit) : part) & kArtillery)
            if (!p.stands[gun].fastened) fasten(p, gun);
        if (!part.empty() && part != members(p, unit)) split_off(p, part, effects);   // with its teams, so that the shift finds room for them
        p.formation(unit).green = p.formation(unit).kept = true;
    }
    p.formation(unit).ordered = true;
    if (verb == Verb::keep) {
        p.formation(unit).kept = true;
        tell(effects, Happening::kept_in_movement, general, unit, cost);
    }
    if (verb == Verb::recover) {
        p.marks[unit].yellow = 0;
        tell(effects, Happening::recovered, general, unit, cost);
        p.push(Recover{general, unit});
    }
    if (verb == Verb::redeploy) {
        tell(effects, Happening::redeploy_ordered, general, unit, cost);
        set_keep_off(p, unit);
        p.push(GatherRedeploy{general, number_of(action) > 0, members(p, unit)});
    }
}

std::optional<Action> Orders::forced(const Position& p) const {
    if (!part.empty()) return std::nullopt;
    for (const General general : GeneralSet::first(kGenerals))
        if (army_of(general) == army && p.on_board(general) && p.generals[general].generated + markers_of(p, general) > 0) return std::nullopt;
    return kDone;
}

// A part is chosen seldom: it leads to a single Order.
Action Orders::random(const Position& p, Dice& dice) const {
    if (!part.empty() || now_and_then(dice)) return from_list(*this, p, dice);
    const GeneralSet generals = members_where(GeneralSet::first(kGenerals), [&](General general) {
        const bool commands = data_of(general).corps != Corps::none || p.generals[general].host != kNoUnit;
        return army_of(general) == army && p.on_board(general) && commands && p.generals[general].generated + markers_of(p, general) > 0;
    });
    for (int attempt = 0; attempt < 4 && !generals.empty(); ++attempt) {
        const General general = dice.pick(generals);
        const Corps corps = data_of(general).corps;
        const Unit unit = corps != Corps::none ? dice.pick(units_of(corps)) : p.generals[general].host;
        if (!p.on_board(unit)) continue;
        const auto kind = dice.below(16);
        const Verb verb = p.marks[unit].yellow == 1 ? Verb::recover : p.moving(unit) ? Verb::keep : kind == 0 ? Verb::redeploy : Verb::put;
        const Action one =
            kind == 1 ? act(Verb::part, unit, dice.below(4)) : act(verb, general, unit, dice.below(p.generals[general].generated + 1u));
        if (!why_not(p, one)) return one;
    }
    return kDone;
}

// --- RECOVER ----------------------------------------------------------------------------------------------------------------------------

Seat Recover::seat(const Position& p) const { return p.seat_of(army_of(unit)); }

void Recover::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    for (const Unit other : members(p, unit)) offer(p, Verb::recover, general, other, [&](Action action) { return !why_not(p, action); }, out);
}

Refusal Recover::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    if (verb_of(action) != Verb::recover || general_of(action) != general) return kNotAsked<Recover>;
    const Unit other = unit_of(action);
    if (!p.on_board(other) || p.leader(other) != p.leader(unit)) return kWhy.same_formation;
    if (!p.shaken(other)) return kWhy.not_shaken;
    return why_cannot_pay(p, general, other, kTables.recover_per_unit, number_of(action), false);
}

void Recover::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    p.push(*this);
    const Unit other = unit_of(action);
    pay(p, general, other, kTables.recover_per_unit, number_of(action));
    p.marks[other].yellow = 0;
    tell(effects, Happening::recovered, general, other, kTables.recover_per_unit);
}

std::optional<Action> Recover::forced(const Position& p) const { return only_choice(*this, p); }

// --- REDEPLOY ---------------------------------------------------------------------------------------------------------------------------

Seat GatherRedeploy::seat(const Position& p) const { return p.seat_of(army_of(general)); }

void GatherRedeploy::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    for (const Unit leader : leaders(p, army_of(general)))
        offer(p, Verb::redeploy, general, leader, [&](Action action) { return !why_not(p, action); }, out);
}

Refusal GatherRedeploy::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    if (verb_of(action) != Verb::redeploy || general_of(action) != general) return kNotAsked<GatherRedeploy>;
    const Unit unit = unit_of(action);
    if (const Refusal no = why_not_commanded(p, general, unit)) return no;
    if (units.has(unit)) return kWhy.gathered_already;
    if (const Refusal no = why_no_order(p, unit, Verb::redeploy)) return no;
    const UnitSet more = members(p, unit);
    if (has_grand_battery(units) || has_grand_battery(more)) return kWhy.grand_battery_alone;
    if (generated && !data_of(general).spreads) return kWhy.generated_for_one;
    return why_cannot_pay(p, general, unit, redeploy_extra(p, general, more), number_of(action), true);
}

void GatherRedeploy::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return p.push(Redeploy{army_of(general), units, {}, kNoUnit, 0});
    const Unit unit = unit_of(action);
    const int cost = redeploy_extra(p, general, members(p, unit));
    pay(p, general, unit, cost, number_of(action));
    p.formation(unit).ordered = true;
    set_keep_off(p, unit);
    tell(effects, Happening::redeploy_ordered, general, unit, cost);
    p.push(GatherRedeploy{general, generated || number_of(action) > 0, units | members(p, unit)});
}

std::optional<Action> GatherRedeploy::forced(const Position& p) const { return only_choice(*this, p); }

}   // namespace papelotte::enemy_mistakes
