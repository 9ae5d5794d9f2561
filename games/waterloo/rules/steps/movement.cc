// WL-5  Close contact and reserve movement.
#include "games/waterloo/rules/steps/movement.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"
#include "games/waterloo/rules/steps/damage.h"

namespace papelotte::waterloo {
namespace {

// WL-5.2.2, WL-14.4.3  Enemy-occupied areas and their neighbours: a unit in reserve movement may neither start there nor enter them.
AreaSet too_near(const Position& p, Seat side) {
    const AreaSet enemy = enemy_occupied(p, side);
    return enemy | around(kNeighbours, enemy);
}

int rate_of(Unit unit, bool reserve) { return reserve ? data_of(unit).reserve_move : data_of(unit).move; }

// The areas that the unit can reach by entering so many, none of them `closed`. Cavalry stops in rough ground (WL-5.1.6, WL-5.1.7).
AreaSet within(const Position& p, Unit unit, int rate, AreaSet closed, bool stops_in_rough) {
    const AreaSet from = AreaSet::of(p.place(unit));
    closed.insert(kDelayed);   // WL-14.2.4
    const AreaSet stops = stops_in_rough && arm_of(unit) == Arm::cavalry ? kRough : AreaSet();
    return reach(kNeighbours, from, rate, closed, stops) - from;
}

// WL-5.1.1, WL-5.2.1
AreaSet within_rate(const Position& p, Unit unit, bool reserve, AreaSet closed, bool stops_in_rough = true) {
    return within(p, unit, rate_of(unit, reserve), closed, stops_in_rough);
}

// WL-5.1.2, WL-5.2.2
AreaSet closed_to(const Position& p, Seat side, bool reserve) { return reserve ? too_near(p, side) : enemy_occupied(p, side); }

// All areas that the unit can reach; the rule on leaders is not applied.
AreaSet within_reach(const Position& p, Unit unit, bool reserve) {
    const Seat side = side_of(unit);
    const AreaSet closed = closed_to(p, side, reserve);
    if (reserve && closed.has(p.place(unit))) return {};
    return within_rate(p, unit, reserve, closed);
}

}   // namespace

Refusal why_immobile(const Position& p, Unit unit) {
    if (arm_of(unit) == Arm::infantry && p.unit(unit).posture != Posture::upright) return kWhy.only_mobile_infantry;
    if (arm_of(unit) == Arm::artillery && p.unit(unit).unmanned) return kWhy.unmanned_stays;
    return {};
}

AreaSet destinations(const Position& p, Unit unit, bool reserve) {
    if (why_immobile(p, unit)) return {};
    AreaSet areas = within_reach(p, unit, reserve);
    if (arm_of(unit) == Arm::leader)   // WL-5.1.9
        for (const Unit leader : kLeaders& units_of(army_of(unit)))
            if (on_board(p.place(leader))) areas.erase(p.place(leader));
    return areas;
}

int areas_to(const Position& p, Unit unit, bool reserve, Area to) {
    const AreaSet closed = closed_to(p, side_of(unit), reserve);
    int areas = 1;
    while (areas < rate_of(unit, reserve) && !within(p, unit, areas, closed, true).has(to)) ++areas;
    return areas;
}

Seat Movement::seat(const Position& p) const { return p.active; }

Refusal Movement::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return moved ? Refusal() : kWhy.someone_must_move;
    if (verb_of(action) != Verb::go) return kNotAsked<Movement>;
    const Unit unit = unit_of(action);
    const Area to = area_of(action);
    if (const Refusal no = why_not_obeying(p, seat(p), area, leader, unit)) return no;
    if (const Refusal immobile = why_immobile(p, unit)) return immobile;
    if (destinations(p, unit, reserve).has(to)) return {};
    if (to == kDelayed) return kWhy.not_into_the_box;
    if (enemy_occupied(p, seat(p)).has(to)) return areas_with_combat_units(p, seat(p)).has(to) ? kWhy.shared_area : kWhy.enemy_there;
    if (reserve && too_near(p, seat(p)).has(area)) return kWhy.too_near_to_start;
    if (reserve && too_near(p, seat(p)).has(to)) return kWhy.too_near_to_enter;
    if (within_reach(p, unit, reserve).has(to)) return kWhy.leaders_apart;
    if (within_rate(p, unit, reserve, {}).has(to)) return reserve ? kWhy.too_near_to_enter : kWhy.enemy_there;   // the enemy alone prevents it
    if (within_rate(p, unit, reserve, {}, false).has(to)) return kWhy.stops_in_rough;
    return reserve ? kWhy.too_far_reserve : kWhy.too_far;
}

void Movement::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : obeying(p, seat(p), area, leader))
        for (const Area to : destinations(p, unit, reserve)) out.push_back(act(Verb::go, unit, to));
    if (moved) out.push_back(kDone);
}

std::optional<Action> Movement::forced(const Position& p) const {
    if (!moved) return std::nullopt;
    for (const Unit unit : obeying(p, seat(p), area, leader))
        if (destinations(p, unit, reserve)) return std::nullopt;
    return kDone;
}

Action Movement::random(const Position& p, Dice& dice) const {
    UnitSet units = obeying(p, seat(p), area, leader);
    if (moved && (units.empty() || dice.choice(units.size() + 1) == 0)) return kDone;
    while (units) {
        const Unit unit = dice.pick(units);
        const AreaSet to = destinations(p, unit, reserve);
        if (to) return act(Verb::go, unit, dice.pick(to));
        units.erase(unit);
    }
    return kDone;
}

void Movement::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return p.push(LeaderDanger{area, kNobody, false});   // WL-12.2.4: a leader may be without cavalry now
    p.push(Movement{area, leader, reserve, true});
    const Unit unit = unit_of(action);
    const Area to = area_of(action);
    if (arm_of(unit) == Arm::infantry) return p.push(TakeCubesAlong{unit, to, false});
    arrive(p, unit, to, 0, effects);
    emit(effects, Happening::moved, unit, to);
    if (arm_of(unit) == Arm::artillery) set_formation(p, unit, Posture::on_side, effects);   // WL-5.1.5
}

// --- Cubes that infantry takes along (WL-5.1.11) -----------------------------------------------------------------------------

namespace {

Share share_on_leaving(const Position& p, Unit unit) {
    const Area from = p.place(unit);
    return share_of(p.cubes(from, colour_of(unit)), infantry_count(p, from, army_of(unit)));
}

}   // namespace

Seat TakeCubesAlong::seat(const Position&) const { return side_of(unit); }

Refusal TakeCubesAlong::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::cubes || unit_of(action) != unit) return kNotAsked<TakeCubesAlong>;
    const Share share = share_on_leaving(p, unit);
    if (count_of(action) < share.least || count_of(action) > share.most) return kWhy.cubes_do_not_fit;
    return {};
}

void TakeCubesAlong::legal(const Position& p, ActionList& out) const {
    const Share share = share_on_leaving(p, unit);
    for (int number = share.least; number <= share.most; ++number) out.push_back(act(Verb::cubes, unit, number));
}

EventArgs TakeCubesAlong::asks(const Position& p) const { return event_args(unit, nth_of_its_name(p, unit), to, assaulting); }

std::optional<Action> TakeCubesAlong::forced(const Position& p) const {
    const Share share = share_on_leaving(p, unit);
    return share.least == share.most ? std::optional(act(Verb::cubes, unit, share.least)) : std::nullopt;
}

void TakeCubesAlong::apply(Position& p, Action action, Effects& effects) const {
    if (assaulting) emit(effects, Happening::attacked, unit, to, p.place(unit));
    else emit(effects, Happening::moved, unit, to);
    if (assaulting) p.unit(unit).link = p.place(unit);
    arrive(p, unit, to, count_of(action), effects);
}

}   // namespace papelotte::waterloo
