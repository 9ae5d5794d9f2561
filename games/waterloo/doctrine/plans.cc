#include "games/waterloo/doctrine/plans.h"

#include "games/waterloo/doctrine/forecast.h"
#include "games/waterloo/doctrine/odds_tables.h"
#include "games/waterloo/doctrine/worth.h"

namespace papelotte::waterloo {

Planning::Planning(const Position& position, Seat seat, ai::ReasonSet reasons, const Weights& weights)
    : p(position), s(position, seat), on(reasons), w(weights) {
    const auto urgency = [&](Army army) {
        const int left = kTables.casualties_to_win[at(other(side_of(army)))] - casualties(p, army);
        return 1 + w.urgency * 3 / static_cast<float>(std::max(left, 0) + 2);
    };
    const Army mine = seat == kFrench ? Army::french : Army::anglo_allied, theirs = seat == kFrench ? Army::anglo_allied : Army::french;
    their_losses = urgency(theirs);
    our_losses = urgency(mine) * w.own_losses;
}

// --- Fire --------------------------------------------------------------------------------------------------------------------------

Merits fire_at(const Planning& plan, Unit gun, Area target) {
    Merits merits(plan.on);
    const Camp& enemy = plan.s.theirs(target);
    if (enemy.infantry > 0) {
        const float cubes = gun_cubes(fire_modifier(plan.p, gun, target), distance(plan.p.place(gun), target));
        const float room = static_cast<float>(kTables.cubes_per_infantry * enemy.infantry - enemy.cubes);
        merits.add(Why::bombard, plan.w.bombard * cubes * cube_worth(enemy.cubes, enemy.infantry));
        if (room < 2) merits.add(Why::finish_off, cubes * plan.w.finish_off * (room < 1 ? 1.f : 0.3f));
        int friends = 0;   // units that could assault the weakened target
        for (const Area near : map_neighbours(target)) friends += plan.s.mine(near).infantry;
        merits.add(Why::mass_guns, cubes * plan.w.mass_guns * static_cast<float>(std::min(friends, 4)));
    } else if (enemy.cavalry() > 0) {
        merits.add(Why::counter_battery, kGunHitsCavalry * plan.w.hit_cavalry);
    } else {
        merits.add(Why::counter_battery, kGunHitsGuns * (enemy.guns > 0 ? plan.w.hit_guns : 0.f));
    }
    return merits;
}

Merits fire_from(const Planning& plan, Area area, Unit leader) {
    Merits merits(plan.on);
    const AreaSet targets = targets_from(plan.p, plan.s.me, area);
    for (const Unit gun : obeying(plan.p, plan.s.me, area, leader) & kArtillery) {
        if (why_gun_silent(plan.p, gun)) continue;
        Merits best(plan.on);
        for (const Area target : targets)
            if (const Merits here = fire_at(plan, gun, target); here.total() > best.total()) best = here;
        merits.add(best);
    }
    return merits;
}

// --- Assault -----------------------------------------------------------------------------------------------------------------------

namespace {

float cubes_taken_along(const Planning& plan, UnitSet units, Area from) {
    const Camp& camp = plan.s.mine(from);
    const int going = (units & kInfantry).size(), staying = camp.infantry - going;
    if (going == 0) return 0;
    return static_cast<float>(std::max(camp.cubes - kTables.cubes_per_infantry * std::max(staying, 0), staying > 0 ? 0 : int{camp.cubes}));
}

}  // namespace

namespace {

UnitSet committed_at(const Planning& plan, Area target) {
    return units_where(plan.p, units_at(plan.p, target, plan.s.me), [](const UnitState& u) { return u.link != kNowhere; });
}

Merits merits_of(const Planning& plan, const Forecast& f, Area target) {
    const Weights& w = plan.w;
    Merits merits(plan.on);
    merits.add(Why::destroy, plan.their_losses * f.killed);
    merits.add(Why::spare, -plan.our_losses * f.lost);
    merits.add(Why::wear_down, w.cube_on_them * f.inflicted - w.cube_on_us * f.suffered + w.drive_off * f.driven_off);
    merits.add(Why::spend_horses, w.horses_of_theirs * f.horses_killed - w.horses_of_ours * f.horses_lost);
    merits.add(Why::take_ground, w.ground * f.taken * (holding(plan.s.enemy, target) + 0.3f));
    if (target == objective_of(plan.s.me)) {
        merits.add(Why::take_objective, w.take_objective * f.taken);
        if (plan.s.last_round) merits.add(Why::last_round, 5 * w.last_chance * f.taken);
    }
    merits.add(Why::keep_away, -w.exposed_after * f.taken * std::min(plan.s.horses[at(target)], 4.f));
    return merits;
}

Merits assault_with(const Planning& plan, UnitSet units, float cubes, bool supported, Area target) {
    return merits_of(plan,
                     forecast_assault(assaulting_force(plan.p, units & kCombatUnits, cubes, supported),
                                      defending_force(plan.p, plan.s.enemy, target), target),
                     target);
}

}  // namespace

float spoils_of(const Planning& plan, Area target) {
    float& points = plan.spoils.points[at(target)];
    if (plan.spoils.known.has(target)) return points;
    plan.spoils.known.insert(target);
    Force stack;
    stack.infantry = 2;
    stack.infantry_worth = 2 * (casualty_worth(plan.s.me == kFrench ? Army::french : Army::anglo_allied) + kStrength);
    stack.supported = true;
    stack.fresh = kRough.has(target) ? 0 : 1;
    const Forecast f = forecast_assault(stack, defending_force(plan.p, plan.s.enemy, target), target);
    return points = std::max(merits_of(plan, f, target).total(), 0.f);
}

Merits assault_prepared(const Planning& plan, Area target) {
    const UnitSet there = committed_at(plan, target);
    if (there.empty()) return Merits(plan.on);
    const float cubes = (there & kInfantry).empty() ? 0.f : static_cast<float>(plan.s.mine(target).cubes);
    return assault_with(plan, there, cubes, is_supported(plan.p, plan.s.me, target, AreaSet()), target);
}

Merits assault_by(const Planning& plan, UnitSet units, Area target, Area from) {
    const Situation& s = plan.s;
    const UnitSet there = committed_at(plan, target);
    const bool leaves = units & kInfantry && (units & kInfantry).size() >= s.mine(from).infantry;
    const float cubes = cubes_taken_along(plan, units, from) + ((there & kInfantry).empty() ? 0.f : static_cast<float>(s.mine(target).cubes));
    const bool supported = is_supported(plan.p, s.me, target, leaves ? AreaSet::of(from) : AreaSet());
    Merits merits = assault_with(plan, units | there, cubes, supported, target);
    if (there) merits.add(assault_prepared(plan, target), -1);
    merits.add(Why::spare_disc, -plan.w.unit_sent * static_cast<float>(units.size()));
    if (leaves && s.threat(from) > 1) merits.add(Why::hold_ground, -plan.w.leave_ground * holding(s.me, from));
    return merits;
}

namespace {

// The cavalry unit to send where one is enough: against cavalry the best in melee, else the one with the least to lose.
Unit one_horse(const Planning& plan, UnitSet cavalry, bool against_cavalry) {
    Unit best = cavalry.front();
    const auto rank = [&](Unit unit) {
        const bool upright = plan.p.unit(unit).posture == Posture::upright, guard = nation_of(unit) == Nation::imperial_guard;
        return 2 * upright + (against_cavalry ? guard : !guard) - (nation_of(unit) == Nation::dutch);
    };
    for (const Unit unit : cavalry)
        if (rank(unit) > rank(best)) best = unit;
    return best;
}

}  // namespace

namespace {

// The enemy or the dice may upset a joint plan before all its units have joined.
constexpr float kJoint = 0.85f;

Merits jointly(const Planning& plan, UnitSet units, Area target) {
    AreaSet origins;
    float cubes = 0;
    for (const Unit unit : units& kInfantry) origins.insert(plan.p.place(unit));
    for (const Area origin : origins) cubes += static_cast<float>(plan.s.mine(origin).cubes);
    Merits merits(plan.on);
    merits.add(assault_with(plan, units, cubes, is_supported(plan.p, plan.s.me, target, origins), target), kJoint);
    for (const Area origin : origins)
        if (plan.s.threat(origin) > 1) merits.add(Why::hold_ground, -plan.w.leave_ground * holding(plan.s.me, origin));
    merits.add(Why::spare_disc, -plan.w.unit_sent * static_cast<float>(units.size()));
    return merits;
}

UnitSet able_to_assault(const Planning& plan, Area area, Unit leader, Area target) {
    UnitSet able;
    for (const Unit unit : obeying(plan.p, plan.s.me, area, leader) & (kInfantry | kCavalry))
        if (!why_no_attack(plan.p, unit, target, area)) able.insert(unit);
    return able;
}

}  // namespace

UnitSet partners_against(const Planning& plan, Unit leader, Area area, Area target) {
    UnitSet partners;
    const AreaSet reach = LeadActivation{leader, Disc::green, true, true, kNowhere}.reach(plan.p);
    for (const Area other_area : reach& neighbours(target) & areas_with_combat_units(plan.p, plan.s.me))
        if (other_area != area) partners |= able_to_assault(plan, other_area, leader, target);
    return partners;
}

Merits joint_assault(const Planning& plan, Unit leader) {
    Merits best(plan.on);
    const AreaSet reach = LeadActivation{leader, Disc::green, true, true, kNowhere}.reach(plan.p) & areas_with_combat_units(plan.p, plan.s.me);
    for (const Area target : around(kNeighbours, reach) & enemy_occupied(plan.p, plan.s.me) & kMap) {
        UnitSet units;
        int areas = 0;
        for (const Area area : reach& neighbours(target)) {
            const UnitSet able = able_to_assault(plan, area, leader, target);
            if (able.empty() || areas == 2) continue;
            ++areas;
            units |= able;
        }
        if (areas < 2) continue;
        if (const Merits merits = jointly(plan, units, target); merits.total() > best.total()) best = merits;
    }
    return best;
}

AssaultPlan best_assault_on(const Planning& plan, UnitSet available, Area target, Area from, UnitSet partners) {
    AssaultPlan best{target, UnitSet(), Merits(plan.on)};
    const UnitSet infantry = available & kInfantry, cavalry = kRough.has(target) ? UnitSet() : available & kCavalry;
    const auto consider = [&](UnitSet units) {
        if (units.empty()) return;
        const Merits merits = assault_by(plan, units, target, from);
        if (best.units.empty() || merits.total() > best.merits.total()) best = {target, units, merits};
    };
    consider(infantry);
    if (partners) {
        const Merits merits = jointly(plan, infantry | cavalry | partners, target);
        if (best.units.empty() || merits.total() > best.merits.total()) best = {target, infantry | cavalry, merits};
    }
    if (cavalry.empty()) return best;
    const UnitSet one = UnitSet::of(one_horse(plan, cavalry, plan.s.theirs(target).cavalry() > 0));
    consider(one);
    if (infantry) consider(infantry | one);
    if (cavalry.size() > 1) {
        consider(cavalry);
        if (infantry) consider(infantry | cavalry);
    }
    return best;
}

AssaultPlan best_assault(const Planning& plan, Area area, Unit leader, bool as_if_mobile) {
    AssaultPlan best{kNowhere, UnitSet(), Merits(plan.on)};
    UnitSet infantry, cavalry;
    for (const Unit unit : obeying(plan.p, plan.s.me, area, leader)) {
        if (arm_of(unit) == Arm::cavalry) cavalry.insert(unit);
        if (arm_of(unit) == Arm::infantry && (as_if_mobile || plan.p.unit(unit).posture == Posture::upright)) infantry.insert(unit);
    }
    const AreaSet enemy = enemy_occupied(plan.p, plan.s.me) & kMap, near = neighbours(area) & enemy;
    AreaSet far;   // cavalry may come from two areas away
    if (cavalry) {
        AreaSet steps = neighbours(area) - enemy - kRough;
        steps.erase(kDelayed);
        far = (around(kNeighbours, steps) & enemy) - kRough - near - AreaSet::of(area);
    }
    for (const Area target : near | far) {
        const UnitSet available = near.has(target) ? infantry | cavalry : cavalry;
        if (available.empty() || (infantry.empty() && kRough.has(target))) continue;
        const UnitSet partners = leader != kNoUnit && near.has(target) ? partners_against(plan, leader, area, target) : UnitSet();
        const AssaultPlan here = best_assault_on(plan, available, target, area, partners);
        if (here.units && (best.units.empty() || here.merits.total() > best.merits.total())) best = here;
    }
    return best;
}

}  // namespace papelotte::waterloo
