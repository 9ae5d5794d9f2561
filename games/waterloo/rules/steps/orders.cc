// WL-4.5, WL-12.1  Activations, with and without a leader.
#include "games/waterloo/rules/steps/orders.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/refusals.h"
#include "games/waterloo/rules/steps/other_actions.h"

namespace papelotte::waterloo {

std::optional<Order> order_of(Action action) {
    switch (verb_of(action)) {
        case Verb::move: return Order::close_contact;
        case Verb::reserve: return Order::reserve;
        case Verb::fire: return Order::fire;
        case Verb::assault: return Order::assault;
        case Verb::form: return Order::change_formation;
        case Verb::reinforce: return Order::reinforce;
        case Verb::nothing: return Order::do_nothing;
        default: return std::nullopt;
    }
}

Action order_action(Order order, Disc disc, Area area) {
    constexpr Verb kVerbOf[] = {Verb::move, Verb::reserve, Verb::fire, Verb::assault, Verb::form, Verb::reinforce};
    return act(element(kVerbOf, order), disc, area);
}

bool disc_allows(Disc disc, Order order) {
    if (disc == Disc::green) return true;
    return order == (disc == Disc::red ? Order::assault : Order::reserve);
}

UnitSet obeying(const Position& p, Seat side, Area area, Unit leader) {
    UnitSet units = units_at(p, area, side);
    if (leader != kNoUnit) units &= units_of(army_of(leader));
    return units_where(p, units, [](const UnitState& u) { return u.link == kNowhere; });
}

Refusal why_not_obeying(const Position& p, Seat side, Area area, Unit leader, Unit unit) {
    if (side_of(unit) != side || p.place(unit) != area) return kWhy.not_of_this_area;
    if (leader != kNoUnit && army_of(leader) != army_of(unit)) return kWhy.not_commanded;
    return committed(p, unit) ? kWhy.committed : Refusal();
}

namespace {

// WL-4.5.1  Why no unit of the area takes part: the area is empty, the leader does not command its units, or they are committed to an assault.
Refusal why_nobody_obeys(const Position& p, Seat side, Area area, Unit leader) {
    Refusal reason = kWhy.nobody_there;
    for (const Unit unit : units_at(p, area, side)) reason = why_not_obeying(p, side, area, leader, unit);
    return reason;
}

// Empty when one of the units can move; else the reason: no destination, or a posture that does not allow movement.
Refusal why_nobody_moves(const Position& p, UnitSet units, bool reserve) {
    Refusal reason;
    for (const Unit unit : units) {
        if (!destinations(p, unit, reserve).empty()) return {};
        const Refusal immobile = why_immobile(p, unit);
        if (!immobile) reason = reserve ? kWhy.nobody_can_reserve : kWhy.nobody_can_move;
        else if (!reason) reason = immobile;
    }
    return reason;
}

Refusal why_no_gun_fires(const Position& p, Seat side, Area area, UnitSet guns) {
    for (const Unit gun : guns)
        if (!why_gun_silent(p, gun)) return targets_from(p, side, area).empty() ? kWhy.no_gun_can_fire : Refusal();
    return guns.empty() ? kWhy.no_gun_can_fire : why_gun_silent(p, guns.front());
}

}  // namespace

Refusal why_no_order(const Position& p, Seat side, Order order, Area area, Unit leader) {
    const UnitSet units = obeying(p, side, area, leader);
    if (units.empty()) return why_nobody_obeys(p, side, area, leader);
    switch (order) {
        case Order::close_contact: return why_nobody_moves(p, units, false);
        case Order::reserve: return why_nobody_moves(p, units, true);
        case Order::fire: return why_no_gun_fires(p, side, area, units & kArtillery);
        case Order::assault:
            for (const Unit unit : units&(kInfantry | kCavalry))
                if (can_attack_from(p, unit)) return {};
            return kWhy.nobody_can_assault;
        case Order::change_formation: return (units & (kInfantry | kArtillery)).empty() ? kWhy.nothing_to_form : Refusal();
        case Order::reinforce: {
            ActionList sends;
            Reinforce{area, leader}.legal(p, sends);
            if (!sends.empty()) return {};
            return enemy_occupied(p, side).has(area) ? kWhy.enemy_in_source : kWhy.nothing_to_send;
        }
        case Order::do_nothing: break;
    }
    return {};
}

void begin_order(Position& p, Seat side, Order order, Area area, Unit leader, Area paid_battery) {
    switch (order) {
        case Order::close_contact: return p.push(Movement{area, leader, false, false});
        case Order::reserve: return p.push(Movement{area, leader, true, false});
        case Order::fire: return p.push(FireOrders{area, leader, paid_battery, false});
        case Order::assault:
            if (leader == kNoUnit) p.push(ResolveAssaults{});   // WL-12.1.5: a leader's second assault comes before the first is resolved
            return p.push(AssaultMoves{area, leader, false});
        case Order::change_formation:
            for (const Unit unit : units_at(p, area, side)) p.unit(unit).acted = false;
            return p.push(ChangeFormation{side, area, leader, false});
        case Order::reinforce: return p.push(Reinforce{area, leader});
        case Order::do_nothing: return;
    }
}

// --- Leaders (WL-12.1) ---------------------------------------------------------------------------------------------------------

Seat LeadActivation::seat(const Position& p) const { return p.active; }

AreaSet LeadActivation::reach(const Position& p) const {
    const Area at = p.place(leader);
    if (!on_board(at)) return {};
    AreaSet areas = neighbours(at) | AreaSet::of(at);
    if (at != kDelayed && army_of(leader) != Army::prussian) areas.erase(kDelayed);   // WL-12.1.8
    return areas;
}

Refusal LeadActivation::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return second ? Refusal() : kWhy.first_must_be_used;
    if (verb_of(action) == Verb::lead) return kWhy.no_other_leader;
    const auto order = order_of(action);
    if (!order) return kNotAsked<LeadActivation>;
    if (order == Order::do_nothing) return kWhy.not_with_leader;
    if (disc_of(action) != disc || !disc_allows(disc, *order)) return kWhy.leader_disc;
    if (assaulting && order != Order::assault) return kWhy.assault_last;
    if (!reach(p).has(area_of(action)))
        return area_of(action) == kDelayed && kEntries.has(p.place(leader)) ? kWhy.box_for_prussians : kWhy.beyond_reach;
    return why_no_order(p, seat(p), *order, area_of(action), leader);
}

void LeadActivation::legal(const Position& p, ActionList& out) const {
    for (const Area area : reach(p) & areas_with_units(p, seat(p)))
        for (int i = 0; i < static_cast<int>(Order::do_nothing); ++i)
            if (const Action action = order_action(Order(i), disc, area); !why_not(p, action)) out.push_back(action);
    if (second) out.push_back(kDone);
}

std::optional<Action> LeadActivation::forced(const Position& p) const {
    return second && !on_board(p.place(leader)) ? std::optional(kDone) : std::nullopt;
}

void LeadActivation::apply(Position& p, Action action, Effects&) const {
    if (verb_of(action) == Verb::done) return;
    const Order order = *order_of(action);
    if (order == Order::assault && !assaulting) p.push(ResolveAssaults{});
    if (!second) p.push(LeadActivation{leader, disc, true, order == Order::assault, kNowhere});
    begin_order(p, seat(p), order, area_of(action), leader, paid_battery);
}

bool can_lead(const Position& p, Unit leader, Disc disc) {
    const LeadActivation first{leader, disc, false, false, kNowhere};
    for (const Area area : first.reach(p) & areas_with_units(p, side_of(leader)))
        for (int i = 0; i < static_cast<int>(Order::do_nothing); ++i)
            if (disc_allows(disc, Order(i)) && !why_no_order(p, side_of(leader), Order(i), area, leader)) return true;
    return false;
}

}  // namespace papelotte::waterloo
