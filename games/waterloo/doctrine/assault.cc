// WL-7, WL-13.2  Choices in an assault.
#include "games/waterloo/doctrine/chapters.h"
#include "games/waterloo/doctrine/odds_tables.h"
#include "games/waterloo/doctrine/plans.h"
#include "games/waterloo/doctrine/worth.h"
#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/steps/cavalry.h"

namespace papelotte::waterloo {

void judge(const AssaultMoves& step, const Question& q) {
    const Planning plan = q.planning();
    // WL-12.1.5: a leader's second activation comes before the fight.
    const bool another_may_follow =
        step.leader != kNoUnit && q.p.agenda.size() > 1 && std::holds_alternative<LeadActivation>(q.p.agenda[q.p.agenda.size() - 2]);
    // By target: the best plan for the units still here, together with those already in the assault.
    std::array<std::int8_t, kBoardPlaces> known;
    known.fill(-1);
    FixedVector<AssaultPlan, 24> plans;
    const auto plan_for = [&](Area target, UnitSet available) -> const AssaultPlan* {
        std::int8_t& place = known[at(target)];
        if (place < 0) {
            if (plans.full()) return nullptr;
            place = static_cast<std::int8_t>(plans.size());
            const UnitSet partners = another_may_follow ? partners_against(plan, step.leader, step.area, target) : UnitSet();
            plans.push_back(best_assault_on(plan, available, target, step.area, partners));
        }
        return &plans[static_cast<std::size_t>(place)];
    };
    std::array<UnitSet, kBoardPlaces> able{};
    for (const Action action : q.actions)
        if (verb_of(action) == Verb::attack) able[at(area_of(action))].insert(unit_of(action));
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        switch (verb_of(action)) {
            case Verb::attack: {
                const Area target = area_of(action), origin = origin_of(action);
                if (const AssaultPlan* best = plan_for(target, able[at(target)])) {
                    best->merits.put_on(q.scales, i);
                    if (!best->units.has(unit_of(action))) q.scales.add(i, Why::spare, -2);
                }
                if (origin != step.area) q.scales.add(i, Why::best_horse, kRough.has(origin) ? -0.3f : -0.05f);
                break;
            }
            case Verb::accompany: q.scales.add(i, Why::save_leader, -0.8f); break;
            default: break;
        }
    }
}

void judge(const ResolveAssaults&, const Question& q) {
    const Planning plan = q.planning();
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::resolve)
            q.scales.add(i, Why::resolve_order, 0.2f * assault_prepared(plan, area_of(q.actions[i])).total());
}

void judge(const DeclareStrongPoint&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::benefit) {
            const Unit unit = unit_of(q.actions[i]);
            q.scales.add(i, Why::shelter_best, 0.5f + 0.2f * worth_of(unit) + (nation_of(unit) == Nation::british ? 0.2f : 0.f));
        }
}

namespace {

float melee_points(const Position& p, Unit mine, Unit theirs) {
    const float win = melee_odds(melee_modifier(p, mine) - melee_modifier(p, theirs));
    const auto stake = [&](Unit unit) { return p.unit(unit).posture == Posture::upright ? kFreshHorse - kTiredHorse : kTiredHorse; };
    return win * (1.f + stake(theirs)) - (1 - win) * (1.f + stake(mine));
}

}  // namespace

void judge(const Charge&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        float worst = 9;   // the defender answers with his best unit
        for (const Unit theirs : taking_part(q.p, defender(q.p)) & kCavalry)
            worst = std::min(worst, melee_points(q.p, unit_of(q.actions[i]), theirs));
        q.scales.add(i, Why::best_horse, worst);
    }
}

void judge(const CounterCharge& step, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) q.scales.add(i, Why::best_horse, melee_points(q.p, unit_of(q.actions[i]), step.charger));
}

void judge(const ChargeOn& step, const Question& q) {
    const Planning plan = q.planning();
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::pursue)
            q.scales.add(i, Why::press_on, assault_by(plan, UnitSet::of(unit_of(q.actions[i])), area_of(q.actions[i]), step.area).total());
}

}  // namespace papelotte::waterloo
