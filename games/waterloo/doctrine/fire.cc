// WL-3.4, WL-6  Skirmish fire and the fire of the guns.
#include "games/waterloo/doctrine/chapters.h"
#include "games/waterloo/doctrine/odds_tables.h"
#include "games/waterloo/doctrine/plans.h"
#include "games/waterloo/doctrine/worth.h"
#include "games/waterloo/rules/actions.h"

namespace papelotte::waterloo {

void judge(const SkirmishFire& step, const Question& q) {
    const Seat enemy = other(step.side);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) == Verb::done) continue;
        const Area target = area_of(q.actions[i]);
        const int infantry = infantry_at(q.p, target, enemy).size();
        if (infantry > 0) {
            int cubes = 0;
            for (const Army army : {Army::french, Army::anglo_allied, Army::prussian})
                if (side_of(army) == enemy) cubes += q.p.cubes(target, colour_of(army));
            q.scales.add(i, Why::wear_down, kSkirmishHits * cube_worth(static_cast<float>(cubes), static_cast<float>(infantry)) * 4);
            if (cubes >= kTables.cubes_per_infantry * infantry) q.scales.add(i, Why::finish_off, 1);
        } else {
            q.scales.add(i, Why::counter_battery, 0.5f);
        }
    }
}

void judge(const FireOrders& step, const Question& q) {
    const Planning plan = q.planning();
    float firing = 0;   // expected cubes of the guns that have a target already
    int guns = 0;
    AreaSet aimed_at;
    for (const Unit gun : guns_at(q.p, step.area, q.seat)) {
        const Area target = q.p.unit(gun).link;
        if (target == kNowhere) continue;
        ++guns;
        aimed_at.insert(target);
        if (plan.s.theirs(target).infantry > 0) firing += gun_cubes(fire_modifier(q.p, gun, target), distance(step.area, target));
    }
    bool more_to_aim = false;
    for (const Action action : q.actions) more_to_aim = more_to_aim || verb_of(action) == Verb::aim;
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        switch (verb_of(action)) {
            case Verb::aim:
                fire_at(plan, unit_of(action), area_of(action)).put_on(q.scales, i);
                q.scales.add(i, Why::bombard, 0.3f);
                if (aimed_at.has(area_of(action))) q.scales.add(i, Why::mass_guns, 0.1f);
                break;
            case Verb::grand_battery:
                q.scales.add(i, Why::grand_battery, guns >= 2 && !more_to_aim ? firing - plan.w.battery_threshold : -1.f);
                break;
            default: break;
        }
    }
}

void judge(const FireVolleys&, const Question& q) {
    const Seat enemy = other(q.seat);
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::volley)
            q.scales.add(i, Why::bombard, 0.1f * static_cast<float>(infantry_at(q.p, area_of(q.actions[i]), enemy).size()));
}

}  // namespace papelotte::waterloo
