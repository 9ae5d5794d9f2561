// WL-7.1  Launching assaults, and their order.
#include "games/waterloo/rules/steps/assault.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"

namespace papelotte::waterloo {
namespace {

// Areas that the side may assault: the French never enter the Delayed box (WL-14.2.4).
AreaSet assaultable(const Position& p, Seat side) { return enemy_occupied(p, side) & kMap; }

// WL-7.1.2  Where cavalry may make its first step of two on the way to an assault.
AreaSet first_steps(const Position& p, Unit cavalry) {
    AreaSet steps = neighbours(p.place(cavalry)) - enemy_occupied(p, side_of(cavalry)) - kRough;
    steps.erase(kDelayed);   // WL-14.2.4
    return steps;
}

// WL-7.1.2, WL-7.1.4  An assault enters a target of the unit from one of its origins next to it: from its own area or, cavalry, from a first step.
AreaSet origins_of(const Position& p, Unit unit) {
    switch (arm_of(unit)) {
        case Arm::infantry: return p.unit(unit).posture == Posture::upright ? AreaSet::of(p.place(unit)) : AreaSet();
        case Arm::cavalry: return first_steps(p, unit) | AreaSet::of(p.place(unit));
        default: return {};
    }
}
AreaSet targets_of(const Position& p, Unit unit) {
    const AreaSet enemy = assaultable(p, side_of(unit)) - AreaSet::of(p.place(unit));
    return arm_of(unit) == Arm::cavalry ? enemy - kRough : enemy;
}

// WL-7.1.9  A leader may go with units of his area into the area that they assault.
Refusal why_not_accompany(const Position& p, Unit leader, Area target) {
    const Seat side = side_of(leader);
    const UnitSet entered =
        units_where(p, units_at(p, target, side) & kCombatUnits, [](const UnitState& u) { return u.acted && u.link != kNowhere; });
    AreaSet closed = enemy_occupied(p, side);
    closed.insert(kDelayed);
    const AreaSet way = reach(kNeighbours, AreaSet::of(p.place(leader)), data_of(leader).move - 1, closed);
    if (entered.empty() || (neighbours(target) & way).empty()) return kWhy.nobody_to_accompany;
    return meets_leader_of_his_colour(p, leader, target) ? kWhy.leaders_one_by_one : Refusal();
}

}   // namespace

Refusal why_no_attack(const Position& p, Unit unit, Area target, Area origin) {
    const Seat side = side_of(unit);
    const Area from = p.place(unit);
    if (arm_of(unit) != Arm::infantry && arm_of(unit) != Arm::cavalry) return kWhy.no_part;
    if (arm_of(unit) == Arm::infantry && p.unit(unit).posture != Posture::upright) return kWhy.defensive_stays;
    if (target == kDelayed) return kWhy.not_the_box;
    if (target == from) return kWhy.not_its_own_area;
    if (!enemy_occupied(p, side).has(target)) return kWhy.nothing_to_assault;
    if (arm_of(unit) == Arm::cavalry && (kRough.has(target) || (origin != from && kRough.has(origin)))) return kWhy.rough_ground;
    if (origins_of(p, unit).has(origin) && neighbours(origin).has(target)) return {};
    return arm_of(unit) == Arm::infantry ? kWhy.infantry_adjacent : kWhy.cavalry_two_areas;
}

bool can_attack_from(const Position& p, Unit unit) { return !(around(kNeighbours, origins_of(p, unit)) & targets_of(p, unit)).empty(); }

Seat AssaultMoves::seat(const Position& p) const { return p.active; }

Refusal AssaultMoves::why_not(const Position& p, Action action) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::done) return moved ? Refusal() : kWhy.someone_must_assault;
    if (verb != Verb::attack && verb != Verb::accompany) return kNotAsked<AssaultMoves>;
    const Unit unit = unit_of(action);
    if (const Refusal no = why_not_obeying(p, seat(p), area, leader, unit)) return no;
    if (verb == Verb::attack) return why_no_attack(p, unit, area_of(action), origin_of(action));
    return arm_of(unit) == Arm::leader ? why_not_accompany(p, unit, area_of(action)) : kWhy.nobody_to_accompany;
}

void AssaultMoves::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : obeying(p, seat(p), area, leader)) {
        const AreaSet targets = targets_of(p, unit);
        if (arm_of(unit) == Arm::leader) {
            for (const Area target : targets)
                if (!why_not_accompany(p, unit, target)) out.push_back(act(Verb::accompany, unit, target));
            continue;
        }
        const AreaSet origins = origins_of(p, unit);
        const auto attack_from = [&](Area origin) {
            for (const Area target : neighbours(origin) & targets) out.push_back(act(Verb::attack, unit, target, origin));
        };
        if (origins.has(area)) attack_from(area);
        for (const Area origin : origins - AreaSet::of(area)) attack_from(origin);
    }
    if (moved) out.push_back(kDone);
}

void AssaultMoves::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) {
        clear_acted(p);
        return p.push(LeaderDanger{area, kNobody, false});   // WL-12.2.4
    }
    p.push(AssaultMoves{area, leader, true});
    const Unit unit = unit_of(action);
    const Area target = area_of(action);
    p.unit(unit).acted = true;
    if (arm_of(unit) == Arm::infantry) return p.push(TakeCubesAlong{unit, target, true});   // WL-7.1.7
    const Area origin = verb_of(action) == Verb::attack ? origin_of(action) : area;
    p.unit(unit).link = origin;
    tell(effects, Happening::attacked, unit, target, origin);
    relocate(p, unit, target);
}

// --- Which assault next (WL-7.1.6) -------------------------------------------------------------------------------------------------

namespace {

AreaSet unresolved(const Position& p) {
    AreaSet areas;
    for (int i = 0; i < kUnits; ++i)
        if (p.units[Unit(i)].link != kNowhere) areas.insert(p.place(Unit(i)));
    return areas;
}

void begin_assault(Position& p, Area area, Effects& effects) {
    const UnitSet assaulting = units_where(p, units_at(p, area), [](const UnitState& u) { return u.link != kNowhere; });
    p.assault = Assault{};
    p.assault.area = area;
    p.assault.side = side_of(assaulting.front());
    for (const Unit unit : assaulting& kCombatUnits) p.assault.origins.insert(p.unit(unit).link);
    p.assault.had_infantry = has(p, area, defender(p), Arm::infantry);
    p.assault.had_cavalry = has(p, area, defender(p), Arm::cavalry);
    tell(effects, Happening::assault_begins, area, attacker(p));
    p.push(AssaultStage{Stage::guns_fire, 0, kNobody});
    if (kStrongPoints.has(area)) p.push(DeclareStrongPoint{});   // WL-7.1.12
}

}   // namespace

Seat ResolveAssaults::seat(const Position& p) const { return p.active; }

Refusal ResolveAssaults::why_not(const Position& p, Action action) const {
    const AreaSet areas = unresolved(p);
    if (areas.empty()) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<ResolveAssaults>;
    if (verb_of(action) != Verb::resolve) return kNotAsked<ResolveAssaults>;
    return areas.has(area_of(action)) ? Refusal() : kWhy.no_assault_there;
}

void ResolveAssaults::legal(const Position& p, ActionList& out) const {
    for (const Area area : unresolved(p)) out.push_back(act(Verb::resolve, area));
    if (out.empty()) out.push_back(kDone);
}

std::optional<Action> ResolveAssaults::forced(const Position& p) const {
    const AreaSet areas = unresolved(p);
    if (areas.empty()) return kDone;
    return areas.size() == 1 ? std::optional(act(Verb::resolve, areas.front())) : std::nullopt;
}

void ResolveAssaults::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    begin_assault(p, area_of(action), effects);
}

// --- Strong points (WL-13.2) ---------------------------------------------------------------------------------------------------------

namespace {

UnitSet could_shelter(const Position& p) {
    return units_where(p, infantry_at(p, p.assault.area, defender(p)), [](const UnitState& u) { return u.posture == Posture::on_side; }) -
           sheltered(p);
}
int room_left(const Position& p) { return area_data(p.assault.area).strong_point_capacity - sheltered(p).size(); }
bool guns_need_protection(const Position& p) { return has(p, p.assault.area, defender(p), Arm::artillery); }

}   // namespace

Seat DeclareStrongPoint::seat(const Position& p) const { return defender(p); }
EventArgs DeclareStrongPoint::asks(const Position& p) const { return event_args(p.assault.area); }

Refusal DeclareStrongPoint::why_not(const Position& p, Action action) const {
    const bool nothing_left = could_shelter(p).empty() || room_left(p) == 0;
    if (verb_of(action) == Verb::done) return nothing_left || guns_need_protection(p) ? Refusal() : kWhy.must_shelter;
    if (verb_of(action) != Verb::benefit) return kNotAsked<DeclareStrongPoint>;
    if (benefits(p, unit_of(action))) return kWhy.named_already;
    if (!could_shelter(p).has(unit_of(action))) return kWhy.not_for_it;
    return room_left(p) > 0 ? Refusal() : kWhy.no_room;
}

void DeclareStrongPoint::legal(const Position& p, ActionList& out) const {
    if (room_left(p) > 0)
        for (const Unit unit : could_shelter(p)) out.push_back(act(Verb::benefit, unit));
    if (!why_not(p, kDone)) out.push_back(kDone);
}

std::optional<Action> DeclareStrongPoint::forced(const Position& p) const {
    const UnitSet candidates = could_shelter(p);
    if (candidates.empty() || room_left(p) == 0) return kDone;
    if (!guns_need_protection(p) && candidates.size() <= room_left(p)) return act(Verb::benefit, candidates.front());
    return std::nullopt;
}

void DeclareStrongPoint::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    UnitSet units = sheltered(p);
    units.insert(unit_of(action));
    p.assault.benefiting = {units.front(), units.size() > 1 ? units.nth(1) : kNoUnit};
    tell(effects, Happening::benefits, unit_of(action));
}

}   // namespace papelotte::waterloo
