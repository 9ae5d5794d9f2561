// Manoeuvres: which formation moves, and where to. An Advance is judged by the place where it ends, a Charge by the melee that it leads to.
#include "games/enemy_mistakes/doctrine/chapters.h"
#include "games/enemy_mistakes/doctrine/stance.h"
#include "games/enemy_mistakes/rules/formations.h"

namespace papelotte::enemy_mistakes {
namespace {

void add(const Stance& stance, const Stance& before, const Scales& scales, std::size_t i) {
    scales.add(i, Why::advance, stance.gain(before));
    scales.add(i, Why::keep_safe, before.danger - stance.danger);
    scales.add(i, Why::prospect, stance.prospect - before.prospect);
    scales.add(i, Why::hold_objective, stance.hold - before.hold);
    scales.add(i, Why::face_enemy, stance.face - before.face);
}

// A Charge that has been judged: the melee with the group where it ends.
void judge_charge(const Question& q, const Mover& mover, UnitSet group, const Trial& trial, Unit target, std::size_t i) {
    const Strike strike = strike_of(q.p, q.w(army_of(group.front())), mover, group, trial, target);
    q.scales.add(i, Why::ride_down_general, strike.ride_down);
    q.scales.add(i, Why::take_guns, strike.take_guns);
    q.scales.add(i, Why::strike, strike.strike);
}

}   // namespace

// Those in front first: they make room for the others.
void judge(const Manoeuvres& step, const Question& q) {
    const Field field = q.field(step.army);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Verb verb = verb_of(q.actions[i]);
        if (verb == Verb::part || verb == Verb::take) q.scales.add(i, Why::keep_together, -3);
        if (verb != Verb::select) continue;
        const plane::Vec at = field.spot_of(unit_of(q.actions[i])).at;
        const auto distance = static_cast<float>(plane::length(field.nearest_enemy_to(at) - at));
        q.scales.add(i, Why::lead_the_way, 1 + 1 / (1 + distance / 100));
    }
}

void judge(const Manoeuvre& step, const Question& q) {
    const Field field = q.field(step.army);
    const Group group(field, step.group);
    const Mover mover(q.p, step.group);
    const Stance now = group.now();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        switch (verb_of(action)) {
            case Verb::advance: add(group.after(Unit(action.a), action.b, action.c), now, q.scales, i); break;
            case Verb::fall_back: add(group.after(step.group.front(), 0, -action.a), now, q.scales, i); break;
            case Verb::charge: {
                Trial trial;
                if (!mover.why_not_charge(Unit(action.a), action.b, Unit(action.c), &trial))
                    judge_charge(q, mover, step.group, trial, Unit(action.c), i);
                if (!is_artillery(Unit(action.c)))
                    q.scales.add(i, Why::protect_general, -field.w().protect * field.general_at_stake(step.group.front()));
                break;
            }
            case Verb::join:
            case Verb::redeploy: q.scales.add(i, Why::keep_together, -2); break;
            default: break;
        }
    }
}

// EM-13.10  No farther than it must: there are others behind the guns.
void judge(const StopCharge& step, const Question& q) {
    const Field field = q.field(army_of(step.charger));
    const Group group(field, step.group);
    const Stance now = group.now();
    for (std::size_t i = 0; i < q.actions.size(); ++i) add(group.after(step.charger, 0, q.actions[i].a - step.slid), now, q.scales, i);
}

// EM-11.15  Two tiles that stand side by side form a column; nobody else moves.
void judge(const Redeploy& step, const Question& q) {
    const Field field = q.field(step.army);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        if (verb_of(action) == Verb::turn || verb_of(action) == Verb::part) q.scales.add(i, Why::keep_together, -1);
        if (verb_of(action) != Verb::post) continue;
        const Unit unit = unit_of(action);
        const plane::Vec to{action.b / 10.0, action.c / 10.0};
        const bool behind = field.should_form_column(q.p.leader(unit)) && plane::length(to - field.place_behind_other(unit)) < 1;
        q.scales.add(i, Why::form_column, behind ? field.w().column : -1);
    }
}

void judge(const FormUp&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::suggested) q.scales.add(i, Why::keep_together, 1);
}

}   // namespace papelotte::enemy_mistakes
