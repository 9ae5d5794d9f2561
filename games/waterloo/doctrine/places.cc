// The value of areas for units.
#include "games/waterloo/doctrine/forecast.h"
#include "games/waterloo/doctrine/plans.h"

namespace papelotte::waterloo {
namespace {

// A sum that does not keep its reasons.
class Total {
   public:
    explicit Total(ai::ReasonSet on) : on_(on) {}
    void add(Why why, float points) { total_ += is_on(on_, why) ? points : 0; }
    float total() const { return total_; }

   private:
    float total_ = 0;
    ai::ReasonSet on_;
};

struct Others {   // the other units of the side in the area
    int infantry, cavalry, guns, combat_units;
};

Others others_in(const Planning& plan, Unit unit, Area area) {
    const Camp& camp = plan.s.mine(area);
    const bool here = plan.p.place(unit) == area;
    const auto less = [&](int number, Arm arm) { return number - (here && arm_of(unit) == arm); };
    return {less(camp.infantry, Arm::infantry), less(camp.cavalry(), Arm::cavalry), less(camp.guns, Arm::artillery),
            camp.combat_units() - (here && is_combat_unit(unit))};
}

float best_spoils_near(const Planning& plan, Area area) {
    float best = 0;
    for (const Area near : map_neighbours(area) & enemy_occupied(plan.p, plan.s.me)) best = std::max(best, spoils_of(plan, near));
    return best;
}

template <class Sum>
void infantry_stands(const Planning& plan, Unit unit, Area area, const Others& others, Sum& sum) {
    const Situation& s = plan.s;
    const Weights& w = plan.w;
    const Army army = army_of(unit);
    const int way = s.way(area);
    sum.add(army == Army::prussian ? Why::prussian_march : Why::advance,
            -(army == Army::prussian ? w.prussian_step : w.step) * static_cast<float>(way));
    if (way <= 3) sum.add(Why::take_objective, w.open_road * static_cast<float>(4 - way));
    if (way <= 3 && s.last_round) sum.add(Why::last_round, w.last_chance * static_cast<float>(way == 0 ? 5 : 4 - way));
    if (area == objective_of(s.me)) sum.add(Why::take_objective, w.take_objective / 2);
    const float alone = others.infantry == 0 ? 1.f : others.infantry == 1 ? w.second_holds : w.third_holds;
    sum.add(kStrongPoints.has(area) ? Why::hold_strong_point : Why::hold_ground,
            holding(s.me, area) * (w.hold + w.hold_threatened * std::min(s.threat(area), 6.f)) * alone);
    if (area == objective_of(s.enemy)) {
        const float worry = s.open_way <= 4 ? w.guard_objective : s.open_way <= 7 ? w.guard_objective_early : w.guard_always;
        sum.add(Why::hold_objective, alone * worry * (s.no_answer ? 1 + w.no_answer : 1.f));
    }
    if (is_supported(plan.p, s.me, area, AreaSet())) sum.add(Why::support, w.support);
    if (!on_map(area)) return;
    const bool formed = plan.p.unit(unit).posture != Posture::upright && plan.p.place(unit) == area;
    if (!formed && others.cavalry == 0) sum.add(Why::keep_away, -w.charged * std::min(s.horses[at(area)], 3.f));
    sum.add(Why::keep_away, -w.under_fire * s.fire[at(area)] / static_cast<float>(others.infantry + 1));
    const float odds = s.foot[at(area)] - static_cast<float>(1 + others.combat_units);
    if (odds > 0) sum.add(Why::keep_away, -w.outnumbered * odds);
    sum.add(Why::advance, w.spoils_near * best_spoils_near(plan, area));
}

template <class Sum>
void cavalry_stands(const Planning& plan, Area area, const Others& others, Sum& sum) {
    const Situation& s = plan.s;
    const Weights& w = plan.w;
    sum.add(Why::advance, -w.horse_step * static_cast<float>(s.way(area)));
    if (!on_map(area)) return;
    const AreaSet enemy = enemy_occupied(plan.p, s.me), near = map_neighbours(area), far = two_away(area);
    const bool contact = !(near & enemy).empty();
    if (contact && others.infantry == 0) sum.add(Why::keep_away, -w.horse_exposed);
    if (!contact && (far & enemy)) sum.add(Why::bring_reserve, w.horse_in_reserve);
    if (others.infantry > 0 && s.threat(area) > 0)
        sum.add(Why::support, others.cavalry == 0 ? w.horse_with_infantry : w.horse_with_infantry / 3);
    if (kRough.has(area)) sum.add(Why::keep_away, -w.horse_rough);
    int prey = 0;
    for (const Area target : (near | far) & areas_with(plan.p, s.enemy, Arm::infantry))
        if (s.theirs(target).cavalry() == 0 && !kRough.has(target)) prey += s.theirs(target).mobile;
    sum.add(Why::bring_reserve, w.horse_prey * static_cast<float>(std::min(prey, 4)));
}

template <class Sum>
void gun_stands(const Planning& plan, Area area, const Others& others, Sum& sum) {
    const Situation& s = plan.s;
    float best = 0;
    if (on_map(area))
        for (const Area target : in_range(area) & areas_with(plan.p, s.enemy, Arm::infantry)) best = std::max(best, gun_reach(area, target));
    sum.add(Why::bring_guns, plan.w.gun_targets * best);
    sum.add(Why::advance, -plan.w.gun_step * static_cast<float>(s.way(area)));
    if (others.infantry > 0) return;
    const float taken = s.foot[at(area)] > 0 ? 2.f : 1.f;   // infantry takes guns, cavalry only scatters the crews (WL-7.6.3)
    sum.add(Why::protect_guns, -plan.w.gun_alone * taken * std::min(s.threat(area), 4.f));
}

template <class Sum>
void leader_stands(const Planning& plan, Area area, const Others& others, Sum& sum) {
    const Situation& s = plan.s;
    float troops = 0;
    for (const Area near : neighbours(area) | AreaSet::of(area)) {
        const Camp& camp = s.mine(near);
        troops += (s.threat(near) > 0 ? 1.f : 0.4f) * static_cast<float>(camp.infantry + camp.guns + camp.cavalry());
    }
    sum.add(Why::stay_with_troops, plan.w.leader_troops * troops);
    if (others.combat_units == 0) sum.add(Why::save_leader, s.threat(area) > 0 ? -3.f : -plan.w.leader_alone);
    else if (s.threat(area) > static_cast<float>(2 * others.combat_units)) sum.add(Why::save_leader, -0.4f);
}

template <class Sum>
void stands(const Planning& plan, Unit unit, Area area, Sum& sum) {
    const Others others = others_in(plan, unit, area);
    switch (arm_of(unit)) {
        case Arm::infantry: infantry_stands(plan, unit, area, others, sum); break;
        case Arm::cavalry: cavalry_stands(plan, area, others, sum); break;
        case Arm::artillery: gun_stands(plan, area, others, sum); break;
        case Arm::leader: return leader_stands(plan, area, others, sum);
    }
    if (!on_map(area) || others.combat_units < kTables.area_limit) return;   // WL-1.4.1
    const int excess = others.combat_units + 1 - kTables.area_limit;
    const bool here = plan.p.place(unit) == area;   // the surplus is shared by all units in the area
    sum.add(Why::avoid_crowding, -plan.w.crowding * (here ? static_cast<float>(excess) / static_cast<float>(others.combat_units + 1) : 1.f));
}

float points_in(const Planning& plan, Unit unit, Area area) {
    Total total(plan.on);
    stands(plan, unit, area, total);
    return total.total();
}

}  // namespace

Merits standing_in(const Planning& plan, Unit unit, Area area) {
    Merits merits(plan.on);
    stands(plan, unit, area, merits);
    return merits;
}

MovePlan best_move(const Planning& plan, Unit unit, AreaSet destinations) {
    MovePlan best;
    if (destinations.empty()) return best;
    const float now = points_in(plan, unit, plan.p.place(unit));
    if (arm_of(unit) == Arm::leader) {
        for (const Area to : destinations)
            if (const float gain = points_in(plan, unit, to) - now; gain > best.gain) best = {to, gain};
        return best;
    }
    Planning::Promise& promise = plan.promises[static_cast<std::size_t>(army_of(unit)) * 3 + static_cast<std::size_t>(arm_of(unit))];
    for (const Area to : destinations) {
        float& points = promise.points[at(to)];
        if (!promise.known.has(to)) {
            promise.known.insert(to);
            points = points_in(plan, unit, to);
        }
        if (points - now > best.gain) best = {to, points - now};
    }
    return best;
}

Merits moves_from(const Planning& plan, Area area, Unit leader, bool reserve) {
    Merits merits(plan.on);
    const UnitSet units = obeying(plan.p, plan.s.me, area, leader);
    const bool troops = !(units & kCombatUnits).empty();
    for (const Unit unit : units) {
        if (arm_of(unit) == Arm::leader && troops) continue;   // a leader alone is no reason to march
        const MovePlan best = best_move(plan, unit, destinations(plan.p, unit, reserve));
        if (best.gain < 0.1f) continue;
        merits.add(standing_in(plan, unit, best.to), plan.w.move_factor);
        merits.add(standing_in(plan, unit, area), -plan.w.move_factor);
    }
    return merits;
}

}  // namespace papelotte::waterloo
