// WL-4  Action rounds, and the area limit of WL-1.4.
#include "games/waterloo/rules/steps/rounds.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"
#include "games/waterloo/rules/steps/orders.h"

namespace papelotte::waterloo {
namespace {

constexpr Disc kDiscColours[] = {Disc::green, Disc::red, Disc::purple};
constexpr Order kAreaOrders[] = {Order::close_contact, Order::reserve, Order::fire, Order::assault, Order::change_formation, Order::reinforce};

bool has_discs(const Position& p, Seat side) {
    const auto& available = p.discs_of(side).available;
    return available[0] + available[1] + available[2] > 0;
}

}  // namespace

void StartRound::run(Position& p, Effects& effects) const {
    if (p.available(p.active, Disc::green) == 0) return;   // WL-4.6.2: phase 4 is over
    change(p.round, 1);
    p.actions_done = 0;
    emit(effects, Happening::round_begins, p.active, p.round);
    p.tile = kTables.tiles[effects.dice.roll(8) - 1];   // WL-4.1.1, WL-16.1.4
    p.tile_shown = false;
    emit_to(other(p.active), effects, Happening::tile_drawn, other(p.active), p.tile);
    for (const Unit leader : kLeaders& units_of(p.active))
        if (on_board(p.place(leader))) p.unit(leader).posture = Posture::upright;   // WL-4.2.1
    clear_acted(p);
    p.push(ActionRound{});
    p.push(ChangeFormation{p.active, kNowhere, kNoUnit, false});   // WL-4.2.2
}

void ActionRound::run(Position& p, Effects& effects) const {
    // WL-4.3.4: from the second action on, the start of another action tells something about the tile. Earlier actions can no longer be undone.
    if (p.actions_done >= kTables.tiles[0]) effects.reveal();
    if (p.actions_done < p.tile && has_discs(p, p.active)) {   // WL-4.3.1, WL-4.4.3
        p.push(*this);
        p.push(ChooseAction{});
        return;
    }
    p.tile_shown = true;
    effects.reveal();
    emit(effects, Happening::round_over, p.active, p.tile);
    p.push(FinishRound{});
    for (int i = 0; i < kAreas; ++i)   // WL-1.4.1, WL-1.4.2; the Delayed box has no limit (WL-14.2.2)
        p.areas[Area(i)].over_limit = (units_at(p, Area(i), p.active) & kCombatUnits).size() > kTables.area_limit;
    p.push(AreaLimits{});
}

// --- The choice of an action -------------------------------------------------------------------------------------------------

Seat ChooseAction::seat(const Position& p) const { return p.active; }

Refusal ChooseAction::why_not(const Position& p, Action action) const {
    const Verb verb = verb_of(action);
    const auto order = order_of(action);
    if (verb == Verb::done) return kWhy.may_not_stop;
    if (!order && verb != Verb::lead) return kNotAsked<ChooseAction>;
    const Disc disc = disc_of(action);
    if (p.available(p.active, disc) == 0) return kWhy.no_such_disc;
    if (order == Order::do_nothing) {
        if (disc != Disc::green && p.available(p.active, Disc::green) > 0) return kWhy.nothing_with_green;
        return {};
    }
    if (order) {
        if (!disc_allows(disc, *order)) return kWhy.disc_colour;
        return why_no_order(p, p.active, *order, area_of(action), kNoUnit);
    }
    const Unit leader = leader_of(action);
    if (arm_of(leader) != Arm::leader || side_of(leader) != p.active || !on_board(p.place(leader))) return kWhy.not_your_leader;
    if (p.unit(leader).posture != Posture::upright) return kWhy.leader_used;
    if (!can_lead(p, leader, disc)) return kWhy.leader_useless;
    return {};
}

EventArgs ChooseAction::asks(const Position& p) const { return event_args(p.actions_done + 1); }

void ChooseAction::legal(const Position& p, ActionList& out) const {
    for (const Area area : areas_with_units(p, p.active))
        for (const Order order : kAreaOrders) {
            if (why_no_order(p, p.active, order, area, kNoUnit)) continue;
            for (const Disc disc : kDiscColours)
                if (p.available(p.active, disc) > 0 && disc_allows(disc, order)) out.push_back(order_action(order, disc, area));
        }
    for (const Disc disc : kDiscColours) {
        for (const Unit leader : kLeaders& units_of(p.active))
            if (const Action lead = act(Verb::lead, disc, leader); !why_not(p, lead)) out.push_back(lead);
        if (const Action nothing = act(Verb::nothing, disc); !why_not(p, nothing)) out.push_back(nothing);
    }
}

Action ChooseAction::random(const Position& p, Dice& dice) const {
    const AreaSet mine = areas_with_units(p, p.active);
    for (int tries = 0; tries < 64 && mine; ++tries) {   // 64 random tries are enough to find a legal order
        const Disc disc = kDiscColours[dice.choice(3)];
        const int kind = dice.choice(8);
        Action action = act(Verb::nothing, disc);
        if (kind < 6) action = order_action(kAreaOrders[kind], disc, dice.pick(mine));
        if (kind == 6) {
            const UnitSet leaders = kLeaders & units_of(p.active);
            action = act(Verb::lead, disc, dice.pick(leaders));
        }
        if (!why_not(p, action)) return action;
    }
    for (const Disc disc : kDiscColours)
        if (const Action nothing = act(Verb::nothing, disc); !why_not(p, nothing)) return nothing;
    return act(Verb::nothing, Disc::green);
}

void ChooseAction::apply(Position& p, Action action, Effects& effects) const {
    const Disc disc = disc_of(action);
    auto& discs = p.discs_of(p.active);
    change(discs.available[disc], -1);
    change(discs.this_round[disc], 1);   // WL-4.3.5
    change(p.actions_done, 1);
    emit(effects, Happening::action_spent, p.active, disc);
    if (verb_of(action) == Verb::lead) {
        p.unit(leader_of(action)).posture = Posture::on_side;   // WL-4.5.3
        p.push(LeadActivation{leader_of(action), disc, false, false, kNowhere});
    } else if (const Order order = *order_of(action); order != Order::do_nothing) {   // WL-11.3.1
        begin_order(p, p.active, order, area_of(action), kNoUnit, kNowhere);
    }
}

// --- The area limit (WL-1.4) ---------------------------------------------------------------------------------------------------

namespace {

AreaSet overfilled(const Position& p) {
    AreaSet set;
    for (int i = 0; i < kAreas; ++i)
        if (p.areas[Area(i)].over_limit) set.insert(Area(i));
    return set;
}

}   // namespace

Seat AreaLimits::seat(const Position& p) const { return p.active; }

Refusal AreaLimits::why_not(const Position& p, Action action) const {
    if (overfilled(p).empty()) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<AreaLimits>;
    if (verb_of(action) != Verb::penalty) return kNotAsked<AreaLimits>;
    if (!overfilled(p).has(area_of(action))) return kWhy.not_overfilled;
    return {};
}

void AreaLimits::legal(const Position& p, ActionList& out) const {
    for (const Area area : overfilled(p)) out.push_back(act(Verb::penalty, area));
    if (out.empty()) out.push_back(kDone);
}

std::optional<Action> AreaLimits::forced(const Position& p) const {
    const AreaSet areas = overfilled(p);
    if (areas.empty()) return kDone;
    if (areas.size() == 1) return act(Verb::penalty, areas.front());
    return std::nullopt;
}

void AreaLimits::apply(Position& p, Action action, Effects&) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    const Area area = area_of(action);
    const Seat side = p.active;
    p.areas[area].over_limit = false;
    // WL-1.4.6: the excess is fixed now. An earlier penalty elsewhere may have eliminated units here (empty stock) and lowered it.
    const int excess = (units_at(p, area, side) & kCombatUnits).size() - kTables.area_limit;
    if (excess <= 0) return;
    const std::uint8_t points = counted(excess);
    if (has(p, area, side, Arm::infantry)) p.push(PlaceCubes{area, side, points});   // WL-1.4.3
    else if (has(p, area, side, Arm::cavalry)) p.push(CavalryLosses{area, side, points, HitBy::area_limit});   // WL-1.4.4
    else p.push(GunHits{area, side, points});   // WL-1.4.5
}

void FinishRound::run(Position& p, Effects&) const {
    for (Discs& discs : p.discs)
        for (std::size_t colour = 0; colour < 3; ++colour) {
            change(discs.previous[colour], discs.this_round[colour]);
            discs.this_round[colour] = 0;
        }
    p.tile = 0;   // WL-4.1.3: back into the bag
    p.tile_shown = false;
    p.actions_done = 0;
    p.active = other(p.active);
    p.push(StartRound{});
}

}   // namespace papelotte::waterloo
