// WL-5, WL-11, WL-14  Moves, formations, cubes sent to other areas, and the entry of the Prussians.
#include "games/waterloo/doctrine/chapters.h"
#include "games/waterloo/doctrine/plans.h"
#include "games/waterloo/rules/actions.h"

namespace papelotte::waterloo {

void judge(const Movement& step, const Question& q) {
    const Planning plan = q.planning();
    Unit moving = kNoUnit;
    Merits now(plan.on);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        if (verb_of(action) == Verb::done) {
            q.scales.add(i, Why::spare_disc, 0.1f);
            continue;
        }
        if (unit_of(action) != moving) {
            moving = unit_of(action);
            now = standing_in(plan, moving, step.area);
        }
        Merits gain = standing_in(plan, moving, area_of(action));
        gain.add(now, -1);
        gain.put_on(q.scales, i);
    }
}

void judge(const TakeCubesAlong& step, const Question& q) {
    const Area from = q.p.place(step.unit);
    const int infantry = infantry_count(q.p, from, army_of(step.unit));
    const float even = static_cast<float>(q.p.cubes(from, colour_of(step.unit))) / static_cast<float>(infantry);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const auto cubes = static_cast<float>(count_of(q.actions[i]));
        if (step.assaulting) q.scales.add(i, Why::few_cubes_forward, -0.6f * cubes);
        else q.scales.add(i, Why::even_cubes, -0.5f * std::abs(cubes - even));
    }
}

void judge(const ChangeFormation& step, const Question& q) {
    const Planning plan = q.planning();
    const bool own_round = step.area == kNowhere && q.p.phase == Phase::actions;
    std::array<float, kBoardPlaces> wants_to_go;
    wants_to_go.fill(-1);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        if (verb_of(action) == Verb::done) {
            q.scales.add(i, Why::spare_disc, 0.15f);
            continue;
        }
        const Unit unit = unit_of(action);
        const Area area = q.p.place(unit);
        if (arm_of(unit) == Arm::artillery) {
            q.scales.add(i, Why::deploy_guns, state_of(action) == State::deployed ? 0.5f : -0.5f);
            continue;
        }
        float& going = wants_to_go[at(area)];
        if (going < 0) {
            going = 0;
            if (own_round) {
                going = std::max(going, best_assault(plan, area, kNoUnit, true).merits.total() - plan.w.ready_margin);
                const AreaSet ways = (neighbours(area) - enemy_occupied(q.p, q.seat)) & kMap;
                going = std::max(going, plan.w.ready_move * best_move(plan, unit, ways).gain - plan.w.ready_margin);
            }
        }
        const float horses = on_map(area) && plan.s.mine(area).cavalry() == 0 ? std::min(plan.s.horses[at(area)], 4.f) : 0;
        const float danger = plan.w.form_up * horses + (kStrongPoints.has(area) ? plan.w.form_at_strong_point : 0.f);
        const bool to_mobile = state_of(action) == State::mobile;
        const bool square = q.p.unit(unit).posture == Posture::in_square;
        if (square) q.scales.add(i, Why::leave_square, 0.6f);
        q.scales.add(i, Why::form_march, to_mobile ? going : -going);
        q.scales.add(i, Why::form_defence, (to_mobile ? -danger : danger) * (own_round ? plan.w.form_in_own_round : 1.f));
    }
}

float relief(const Position& p, Area from, Action send) {
    const Colour colour = colour_of(send);
    const auto load = [&](Area area) {
        return static_cast<float>(p.cubes(area, colour)) / static_cast<float>(std::max(infantry_count(p, area, Army(colour)), 1));
    };
    const float unmanned_gun = gun_of(send) != kNoUnit ? 2.f : 0.f;   // WL-9.3.4: it is manned again
    return load(from) - load(area_of(send)) + unmanned_gun;
}

void judge(const Reinforce& step, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        q.scales.add(i, Why::send_cubes, q.weights.send_cube * relief(q.p, step.area, q.actions[i]));
}

void judge(const PrussianPhase&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) == Verb::roll) q.scales.add(i, Why::prussian_entry, 0.1f);
        if (verb_of(q.actions[i]) != Verb::enter) continue;
        const int there = (units_at(q.p, area_of(q.actions[i]), kAllied) & kCombatUnits).size();
        q.scales.add(i, Why::prussian_entry, kEntriesA.has(area_of(q.actions[i])) ? 0.6f : 0.3f);
        if (there >= kTables.area_limit) q.scales.add(i, Why::avoid_crowding, -1);
    }
}

void judge(const Arrive&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Area entry = area_of(q.actions[i]);
        if (entry == kDelayed) continue;
        const int there = (units_at(q.p, entry, kAllied) & kCombatUnits).size();
        q.scales.add(i, Why::prussian_entry, 1.f - 0.05f * static_cast<float>(distance(entry, kRossomme)));
        if (there >= kTables.area_limit) q.scales.add(i, Why::avoid_crowding, -1.2f);
    }
}

}  // namespace papelotte::waterloo
