#include "games/enemy_mistakes/rules/steps/charge.h"

#include <algorithm>

#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/candidates.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/removal.h"
#include "games/enemy_mistakes/rules/steps/counters.h"
#include "games/enemy_mistakes/rules/steps/withdrawal.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-13.8
void freeze(Position& p, Unit charged, Effects& effects) {
    FormationState& formation = p.formation(charged);
    if (formation.green) tell(effects, Happening::green_lost, charged);
    formation.green = false;
    if (const General general = general_of_corps(p, corps_of(charged)); general != kNoGeneral) empty_box(p, general, effects);
}

// How far a group must slide along a direction from where it stands to meet a unit, in millimetres.
double way_to(const Position& p, UnitSet group, plane::Vec along, Unit unit, double most) {
    double way = plane::kFar;
    for (const Unit one : group) way = std::min(way, plane::first_contact(box_of(p, one), {along, most}, box_of(p, unit)));
    return way <= most ? way : plane::kFar;
}

int withdraw_of(Unit gun) { return data_of(gun).guns == Guns::horse ? 2 : 1; }   // EM-13.10

void note_charge(Position& p, UnitSet group, Unit target, int distance) {
    for (const Unit unit : group) {
        FormationState& formation = p.formation(unit);
        formation.target = target;
        formation.distance = static_cast<std::uint16_t>(distance) & 0x7ffu;
    }
}

// The unit of the group that touches the charged guns: of several the one with the longest contact.
Unit at_the_guns(const Position& p, UnitSet group, const Trial& trial, Unit guns) {
    Position then = p;
    std::size_t i = 0;
    for (const Unit unit : group) then.stands[unit].move_to(trial.ends[i++]);
    Unit best = kNoUnit;
    double most = -1;
    for (const Unit unit : group - kArtillery) {
        if (!front_touches(then, unit, guns)) continue;
        if (const double length = contact_length(then, unit, guns); length > most) best = unit, most = length;
    }
    return best;
}

// It slides on; this is part of its Charge.
void go_on(Position& p, UnitSet group, plane::Vec along, int tenths, Effects& effects) {
    const Mover mover(p, group);
    carry_out(p, group, mover, mover.straight_on(along, tenths), true, effects);
}

}   // namespace

void make_charge(Position& p, UnitSet group, const Mover& mover, const Trial& trial, Unit pivot, Unit target, Effects& effects) {
    tell(effects, Happening::charged, pivot, trial.angle, trial.distance, target);
    p.charges = static_cast<std::uint8_t>(std::min<int>(p.charges + 1, 63));
    for (const Unit unit : group) {
        FormationState& formation = p.formation(unit);
        formation.charged = true;
        formation.charge_number = p.charges & 63u;
        formation.torrent = trial.ground.torrent;
        formation.bridge = trial.ground.bridge;
    }
    note_charge(p, group, target, trial.distance);
    // What charged guns do comes after the counters that were reached on the way.
    if (is_artillery(target)) {
        const Unit charger = at_the_guns(p, group, trial, target);
        p.push(ChargedGuns{target, charger != kNoUnit ? charger : pivot, static_cast<std::uint16_t>(trial.distance),
                           static_cast<std::uint16_t>(mover.farthest(trial)), group});
    }
    carry_out(p, group, mover, trial, true, effects);
    UnitSet touched = UnitSet::of(target);
    for (const Unit unit : group)
        if (p.on_board(unit)) touched |= enemies_in_contact(p, unit);
    for (const Unit unit : touched) freeze(p, unit, effects);
}

// --- EM-13.10, EM-13.11 -----------------------------------------------------------------------------------------------------------------

namespace {

// EM-13.13  Where the charging group stands after an exchange: so far from where its slide began; negative: it cannot reach the tile.
int slide_after_exchange(const Position& p, const ChargedGuns& charge, Unit tile) {
    Position then = p;
    Dice dice(0);
    Effects unseen{dice};
    exchange(then, charge.gun, tile, charge.group, unseen);
    const plane::Vec along = front_of(p, charge.charger);
    double first = plane::kFar;
    for (const Unit unit : charge.group) {
        const plane::Box start = box_of(p, unit).moved(along * (charge.slid / -10.0));
        first = std::min(first, plane::first_contact(start, {along, charge.reach / 10.0}, box_of(then, tile)));
    }
    if (first > charge.reach / 10.0) return -1;
    const int slid = static_cast<int>(first * 10 + 1e-6);
    for (const Unit unit : charge.group) {
        const plane::Box end = box_of(p, unit).moved(along * ((slid - charge.slid) / 10.0));
        if (!is_on_table(end) || !is_free(then, end, charge.group)) return -1;
    }
    return slid;
}

}   // namespace

Seat ChargedGuns::seat(const Position& p) const { return p.seat_of(army_of(gun)); }

void ChargedGuns::legal(const Position& p, ActionList& out) const {
    out.push_back(act(Verb::stand));
    const auto offer = [&](Action action) {
        if (!why_not(p, action)) out.push_back(action);
    };
    offer(act(Verb::withdraw));
    for (const Unit tile : members(p, gun) - kArtillery) offer(act(Verb::exchange, tile));
}

Refusal ChargedGuns::why_not(const Position& p, Action action) const {
    const bool fastened = p.stands[gun].fastened;
    switch (verb_of(action)) {
        case Verb::stand: return {};
        case Verb::withdraw:
            if (!fastened) return kWhy.not_fastened;
            return can_withdraw(p, gun, charger) ? Refusal() : kWhy.cannot_withdraw;
        case Verb::exchange: {
            const Unit tile = unit_of(action);
            if (fastened) return kWhy.not_unfastened;
            if (!p.on_board(tile) || p.leader(tile) != p.leader(gun) || is_artillery(tile)) return kWhy.not_of_the_formation;
            if (!can_exchange(p, gun, tile, group) || slide_after_exchange(p, *this, tile) < 0) return kWhy.no_exchange;
            return {};
        }
        default: return kNotAsked<ChargedGuns>;
    }
}

void ChargedGuns::apply(Position& p, Action action, Effects& effects) const {
    if (!p.on_board(gun)) return;
    if (verb_of(action) == Verb::stand) return capture(p, gun, charger, effects);
    if (verb_of(action) == Verb::withdraw) {
        p.push(StopCharge{gun, charger, slid, reach, group});
        return push_withdraw(p, gun, withdraw_of(gun), charger, effects);
    }
    const Unit tile = unit_of(action);
    const int way = slide_after_exchange(p, *this, tile);
    const plane::Vec along = front_of(p, charger);
    if (way < slid) slide(p, group, along, way - slid, effects);
    exchange(p, gun, tile, group, effects);
    if (way > slid) go_on(p, group, along, way - slid, effects);
    note_charge(p, group, tile, way);
    freeze(p, tile, effects);
}

EventArgs ChargedGuns::asks(const Position&) const { return event_args(gun, charger); }
std::optional<Action> ChargedGuns::forced(const Position& p) const { return p.on_board(gun) ? only_choice(*this, p) : act(Verb::stand); }

// --- The charger goes on ----------------------------------------------------------------------------------------------------------------

namespace {

struct GoesOn {
    int least, most;   // of the whole slide, in tenths
    bool captures;
};
GoesOn goes_on(const Position& p, const StopCharge& charge) {
    const plane::Vec along = front_of(p, charge.charger);
    const double rest = (charge.reach - charge.slid) / 10.0;
    if (p.on_board(charge.gun) && !in_contact_with(p, charge.gun, charge.group).empty()) return {charge.slid, charge.slid, true};
    if (rest <= 0) return {charge.slid, charge.slid, false};
    const double gun = p.on_board(charge.gun) ? way_to(p, charge.group, along, charge.gun, rest) : plane::kFar;
    double way = rest;
    const Side enemy = side_of(charge.charger) == Side::french ? Side::coalition : Side::french;
    for (const Side side : {Side::french, Side::coalition})
        for (const Unit unit : units_on_board(p, side) - charge.group) {
            if (unit == charge.gun) continue;
            double free = plane::kFar;
            if (side == enemy)
                free = way_to(p, charge.group, along, unit, rest + plane::kContact) - plane::kContact - 0.1;   // before it would touch
            else
                for (const Unit one : charge.group) free = std::min(free, plane::free_way(box_of(p, one), {along, rest}, box_of(p, unit)));
            if (free < way) way = std::max(free, 0.0);
        }
    if (gun <= way) {
        const int distance = charge.slid + static_cast<int>(gun * 10 + 1e-6);
        return {distance, distance, true};
    }
    for (const Unit one : charge.group)
        while (way > 0 && !is_on_table(box_of(p, one).moved(along * way))) way -= 0.1;
    return {charge.slid, charge.slid + std::max(0, static_cast<int>(way * 10 + 1e-6)), false};
}

}   // namespace

Seat StopCharge::seat(const Position& p) const { return p.seat_of(army_of(charger)); }

void StopCharge::legal(const Position& p, ActionList& out) const {
    const GoesOn way = goes_on(p, *this);
    out.push_back(act(Verb::stop, way.most));
    if (way.most != way.least) out.push_back(act(Verb::stop, way.least));
    if (way.most - way.least > kUmTenths) out.push_back(act(Verb::stop, (way.most + way.least) / 2));
}

Refusal StopCharge::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::stop) return kNotAsked<StopCharge>;
    const GoesOn way = goes_on(p, *this);
    return action.a >= way.least && action.a <= way.most ? Refusal() : kWhy.stops_between;
}

void StopCharge::apply(Position& p, Action action, Effects& effects) const {
    const GoesOn way = goes_on(p, *this);
    tell(effects, Happening::charge_stopped, charger, action.a);
    if (action.a > slid) go_on(p, group, front_of(p, charger), action.a - slid, effects);
    note_charge(p, group, gun, action.a);
    if (way.captures) capture(p, gun, charger, effects);
}

EventArgs StopCharge::asks(const Position& p) const {
    const GoesOn way = goes_on(p, *this);
    return event_args(charger, way.least, way.most);
}
std::optional<Action> StopCharge::forced(const Position& p) const {
    const GoesOn way = goes_on(p, *this);
    return way.least == way.most ? std::optional(act(Verb::stop, way.most)) : std::nullopt;
}

// --- EM-14.7, EM-14.8 -------------------------------------------------------------------------------------------------------------------

namespace {

Mover reinforcing(const Position& p, UnitSet group) {
    Mover mover(p, group);
    mover.set_kind(ChargeKind::reinforcement);
    return mover;
}

}   // namespace

Seat ReinforcementCharge::seat(const Position& p) const { return p.seat_of(army_of(group.front())); }

void ReinforcementCharge::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    add_charges(p, reinforcing(p, group), group, targets, out);
}

Refusal ReinforcementCharge::why_not(const Position& p, Action action, Trial* trial) const {
    if (action == kDone) return {};
    if (verb_of(action) != Verb::charge) return kNotAsked<ReinforcementCharge>;
    if (!targets.has(Unit(action.c))) return kWhy.not_a_target;
    return reinforcing(p, group).why_not_charge(Unit(action.a), action.b, Unit(action.c), trial);
}

UnitSet ReinforcementCharge::first_met(const Position& p, Action charge) const {
    return reinforcing(p, group).first_met(Unit(charge.a), charge.b);
}

void ReinforcementCharge::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    const Mover mover = reinforcing(p, group);
    Trial trial;
    mover.why_not_charge(Unit(action.a), action.b, Unit(action.c), &trial);
    make_charge(p, group, mover, trial, Unit(action.a), Unit(action.c), effects);
}

EventArgs ReinforcementCharge::asks(const Position&) const { return event_args(group.front()); }

}   // namespace papelotte::enemy_mistakes
