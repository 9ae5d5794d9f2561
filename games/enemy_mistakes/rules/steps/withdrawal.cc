#include "games/enemy_mistakes/rules/steps/withdrawal.h"

#include <algorithm>

#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/removal.h"

namespace papelotte::enemy_mistakes {
namespace {

// What a Withdraw by 1 UM would be.
struct Plan {
    bool possible = false;
    bool too_deep = false;    // EM-15.7
    bool stopped = false;     // by a unit: it is complete (EM-15.4)
    UnitSet behind;           // directly
    UnitSet moving;           // the unit and those that it pushes
    plane::Vec along;
    double distance = 0;      // millimetres
};

UnitSet friends_on_board(const Position& p, Unit unit) { return units_on_board(p, side_of(unit)); }

// EM-15.6  Friends that would be overlapped by a backward slide of 1 mm.
UnitSet directly_behind(const Position& p, UnitSet units, plane::Vec along, UnitSet among) {
    UnitSet found;
    for (const Unit unit : units) {
        const plane::Box box = box_of(p, unit);
        for (const Unit other : among - units)
            if (const plane::Box obstacle = box_of(p, other); plane::near(box, obstacle, 2) && plane::slides_over(box, {along, 1}, obstacle))
                found.insert(other);
    }
    return found;
}

Plan plan_of(const Position& p, Unit unit, Unit cause) {
    Plan plan;
    plan.along = -front_of(p, unit);
    if (is_artillery(unit) && !p.stands[unit].fastened && !can_fasten(p, unit)) return plan;
    // EM-15.2
    const plane::Vec here = plane::point(p.stands[unit].pose());
    if (cause != kNoUnit && p.on_board(cause)) {
        const plane::Vec enemy = plane::point(p.stands[cause].pose()), after = here + plan.along * kUm;
        if (plane::length(after - enemy) < plane::length(here - enemy)) return plan;
    }
    const UnitSet friends = friends_on_board(p, unit);
    plan.behind = directly_behind(p, UnitSet::of(unit), plan.along, friends);
    const UnitSet second = directly_behind(p, plan.behind, plan.along, friends - UnitSet::of(unit));
    plan.too_deep = !second.empty();
    if (plan.too_deep) return plan;
    plan.moving = plan.behind;
    plan.moving.insert(unit);
    double way = kUm;
    for (const Unit one : plan.moving) {
        if (is_garrison(one)) return plan;   // EM-3.14
        const bool with_team = is_artillery(one) && (one == unit || p.stands[one].fastened);
        const plane::Box box = box_at(one, p.stands[one].pose(), with_team);
        for (const Side side : {Side::french, Side::coalition})
            for (const Unit other : units_on_board(p, side) - plan.moving)
                way = std::min(way, plane::free_way(box, {plan.along, way}, box_of(p, other)));
    }
    plan.stopped = way < kUm;
    plan.distance = static_cast<int>(way * 100) / 100.0;
    plan.possible = plan.distance >= 0.5;   // EM-15.12
    return plan;
}

// EM-4.21  Guns that cross a Torrent are shaken.
bool crosses_torrent(const plane::Box& box, plane::Vec by) {
    const plane::Convex shape = plane::swept(box, by);
    for (std::size_t i = 0; i < kLines; ++i)
        if (kLineData[i].type == Terrain::torrent && plane::bounds_of(shape).meets(bounds_of(Line(i))) &&
            plane::crossing(shape_of(Line(i)), shape, bridge_zones(Line(i))).outside)
            return true;
    return false;
}

// `passing`: a unit that goes on after this UM, so that counters under it need not give way yet (EM-5.31).
void slide(Position& p, const Plan& plan, Unit passing, Unit cause, Effects& effects) {
    UnitSet gone, wet;
    for (const Unit one : plan.moving) {
        const plane::Vec by = plan.along * plan.distance;
        if (is_artillery(one) && crosses_torrent(box_of(p, one), by)) wet.insert(one);
        const plane::Vec at = plane::point(p.stands[one].pose()) + by;
        const plane::Pose end{plane::hundredths(at.x), plane::hundredths(at.y), static_cast<std::int16_t>(p.stands[one].facing)};
        p.marks[one].withdrew = p.marks[one].driven_back = true;
        if (is_on_table(box_at(one, end, p.stands[one].fastened))) place(p, one, end);
        else gone.insert(one);
        tell(effects, Happening::withdrew, one, plane::tenths(plan.distance));
    }
    for (const Unit one : gone) leave_the_field(p, one, cause, effects);
    for (const Unit one : plan.moving - gone) break_up(p, one);
    for (const Unit one : wet - gone) shake_once(p, one, effects);
    UnitSet stopped = plan.moving - gone;
    if (passing != kNoUnit) stopped.erase(passing);
    see_to_counters(p, stopped, effects);
}

// EM-15.7, EM-15.9  Nobody moves: the unit and the one behind it are shaken; a Routed unit is captured.
void stop_deep(Position& p, Unit unit, Unit behind, Unit cause, bool rout, Effects& effects) {
    shake_once(p, behind, effects);
    if (rout) capture(p, unit, cause, effects);
    else shake_once(p, unit, effects);
}

}   // namespace

bool can_withdraw(const Position& p, Unit unit, Unit cause) {
    if (is_garrison(unit)) return false;
    const Plan plan = plan_of(p, unit, cause);
    return plan.possible || plan.too_deep;
}

void penalise(Position& p, Unit unit, Unit cause, Effects& effects) {
    if (is_garrison(unit)) return;   // EM-3.20
    p.marks[unit].yellow == 0 ? add_yellow(p, unit, cause, effects) : add_loss(p, unit, cause, effects);
}

void push_withdraw(Position& p, Unit unit, int units_of_measurement, Unit cause, Effects&) {
    if (is_garrison(unit)) return;
    p.push(Withdraw{unit, cause, static_cast<std::uint8_t>(units_of_measurement), false, false});
}

void push_retreat(Position& p, Unit unit, Unit cause, Effects& effects) {
    if (is_garrison(unit)) {   // EM-3.15, EM-3.16: from bombardment
        if (unit == kLaHayeSainte) shake_once(p, unit, effects);
        return;
    }
    p.marks[unit].driven_back = true;
    const bool routs = p.marks[unit].yellow > 0;
    add_yellow(p, unit, cause, effects);
    if (!routs) push_withdraw(p, unit, 1, cause, effects);
}

void push_rout(Position& p, Unit unit, Unit cause, Effects& effects) {
    const Unit enemy = cause != kNoUnit ? cause : nearest_enemy(p, unit);   // EM-15.10
    rout(p, unit, enemy, effects);
    if (is_garrison(unit)) return eliminate(p, unit, enemy, effects);   // EM-3.17
    p.marks[unit].driven_back = true;
    p.push(Withdraw{unit, enemy, 2, true, false});
}

void Withdraw::run(Position& p, Effects& effects) const {
    if (!p.on_board(unit)) return;
    const Plan plan = plan_of(p, unit, cause);
    if (plan.too_deep) {
        if (begun) return see_to_counters(p, UnitSet::of(unit), effects);
        if (plan.behind.size() > 1) return p.push(ShakeBehind{unit, cause, rout});
        return stop_deep(p, unit, plan.behind.front(), cause, rout, effects);
    }
    if (!plan.possible) {
        if (begun) return see_to_counters(p, UnitSet::of(unit), effects);
        tell(effects, Happening::cannot_withdraw, unit);
        if (rout) return capture(p, unit, cause, effects);
        return penalise(p, unit, cause, effects);
    }
    if (is_artillery(unit) && !p.stands[unit].fastened) {
        fasten(p, unit);
        tell(effects, Happening::fastened, unit);
    }
    const bool goes_on = steps > 1 && !plan.stopped;
    if (goes_on) p.push(Withdraw{unit, cause, static_cast<std::uint8_t>(steps - 1), rout, true});
    slide(p, plan, goes_on ? unit : kNoUnit, cause, effects);
}

// --- EM-15.7 ----------------------------------------------------------------------------------------------------------------------------

Seat ShakeBehind::seat(const Position& p) const { return p.seat_of(army_of(unit)); }

void ShakeBehind::legal(const Position& p, ActionList& out) const {
    for (const Unit behind : plan_of(p, unit, cause).behind) out.push_back(act(Verb::shake, behind));
}

Refusal ShakeBehind::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::shake) return kNotAsked<ShakeBehind>;
    return plan_of(p, unit, cause).behind.has(unit_of(action)) ? Refusal() : kWhy.not_behind;
}

void ShakeBehind::apply(Position& p, Action action, Effects& effects) const { stop_deep(p, unit, unit_of(action), cause, rout, effects); }

EventArgs ShakeBehind::asks(const Position&) const { return event_args(unit); }

}   // namespace papelotte::enemy_mistakes
