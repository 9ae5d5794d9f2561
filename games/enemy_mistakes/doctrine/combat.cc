// The chain of melees: who fights first, with whose support, and what happens after the dice.
#include <algorithm>

#include "games/enemy_mistakes/doctrine/chapters.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/manoeuvres.h"

namespace papelotte::enemy_mistakes {
namespace {

Army army_of_melee_unit(const Position& p, bool attacks) { return army_of(attacks ? p.combat.attacker : p.combat.defender); }

// The worth of the melee between these two for the attacker, in points.
float strike_by(const Question& q, Unit attacker, Unit defender, Contact contact = {}) {
    Position scratch = q.p;
    return q.w(army_of(attacker)).fight * worth_of_contact(scratch, attacker, defender, contact);
}

// EM-14.40  A high result is bad.
constexpr float kOfADie = 0.5f;

}   // namespace

// EM-14.1  The best prospects first.
void judge(const NextCombat&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::fight) continue;
        const Unit leader = unit_of(q.actions[i]), target = target_of(q.actions[i]);
        const UnitSet first = longest_in_contact(q.p, members(q.p, leader), UnitSet::of(target));
        if (first.empty()) continue;
        q.scales.add(i, Why::order_of_combats, strike_by(q, first.front(), target, {true, q.p.formation(leader).distance}));
    }
}

void judge(const ChooseAttacker&, const Question& q) {
    const Combat& combat = q.p.combat;
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::attack)
            q.scales.add(i, Why::best_attacker, strike_by(q, unit_of(q.actions[i]), combat.defender, {combat.charged, combat.distance}));
}

// EM-13.9  Taken in the flank it counts as Shaken.
void judge(const TouchedSide&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        q.scales.add(i, Why::steady_side, edge_of(q.actions[i]) == Edge::front ? 1 : edge_of(q.actions[i]) == Edge::rear ? -0.5f : 0);
}

// EM-14.17, EM-14.28  Every supporter brings a modifier and a die of damage, and shares the Losses; it fights no other combat in this turn.
void judge(const Support&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::support) continue;
        const Unit unit = unit_of(q.actions[i]);
        const bool spent = data_of(unit).capacity - q.p.marks[unit].losses <= 1;
        q.scales.add(i, Why::support, spent && type_of(unit) != Type::artillery ? 0.2f : 1);
    }
}

// EM-14.15  The die is thrown again if a new one is likely to be better, and better is of use.
void judge(const Reroll& step, const Question& q) {
    const Combat& combat = q.p.combat;
    const bool attacks = army_of_melee_unit(q.p, true) == step.army;
    Tally attack, defence;
    count_melee(q.p, combat.attacker, combat.defender, true, attack);
    count_melee(q.p, combat.defender, combat.attacker, false, defence);
    const int own = combat.dice[attacks ? 0 : 1], other = combat.dice[attacks ? 1 : 0];
    const int edge = attacks ? attack.total() - defence.total() : defence.total() - attack.total();
    const auto effect = [](int by) {
        const auto size = static_cast<float>(by < 0 ? -by : by);
        const float points = size >= 5 ? 4 : size >= 4 ? 2.5f : size >= 2 ? 1 : 0.1f * size;
        return by < 0 ? -points : points;
    };
    float again = 0;
    for (int die = 1; die <= 6; ++die) again += effect(die + edge - other) / 6;
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::reroll) q.scales.add(i, Why::reroll, again - effect(own + edge - other));
}

namespace {

// A unit that has more to lose takes the Loss; nobody dies if others can live.
void judge_losses(const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::lose) q.scales.add(i, Why::lose_least, -0.5f * worth_of_loss(q.p, unit_of(q.actions[i])));
}

}   // namespace

void judge(const SpreadLosses&, const Question& q) { judge_losses(q); }
void judge(const FallBackLoss&, const Question& q) { judge_losses(q); }

void judge(const ShakeBehind&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::shake) {
            const Unit unit = unit_of(q.actions[i]);
            q.scales.add(i, Why::lose_least, q.p.marks[unit].yellow > 0 ? 1 : -0.2f * stake_in(q.p, unit));
        }
}

// EM-14.6
void judge(const Counterattack&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::counterattack)
            q.scales.add(i, Why::counterattack, strike_by(q, unit_of(q.actions[i]), target_of(q.actions[i])));
}

// EM-14.34  A beaten enemy is pressed: he fights at a disadvantage, and has no room.
void judge(const PursuitSign&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::add) q.scales.add(i, Why::pursue, 0.5f);
}

void judge(const PursuitCharge& step, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::pursue_charge) q.scales.add(i, Why::pursue, Unit(q.actions[i].c) == step.target ? 1 : 0.5f);
}

// EM-14.7, EM-14.8  A formation that comes in time strikes at a unit that has fought, and spends its next turns recovering.
void judge(const Reinforce& step, const Question& q) {
    const Field field = q.field(step.army);
    UnitSet involved;
    for (const Unit unit : units_on_board(q.p, q.p.combat.enemy_of(step.army)))
        if (q.p.marks[unit].in_combat) involved.insert(unit);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Verb verb = verb_of(q.actions[i]);
        const Unit unit = unit_of(q.actions[i]);
        if (verb == Verb::reinforce)
            q.scales.add(i, Why::reinforce, field.w().fight * (field.prospect(unit, field.spot_of(unit)) + 0.5f) - field.w().recovery);
        if (verb != Verb::attack) continue;
        const Unit target = attacked_by(q.p, unit, involved);
        if (target != kNoUnit)
            q.scales.add(i, Why::reinforce, strike_by(q, unit, target, {q.p.formation(unit).charged, q.p.formation(unit).distance}));
    }
}

void judge(const ReinforcementCharge& step, const Question& q) {
    Mover mover(q.p, step.group);
    mover.set_kind(ChargeKind::reinforcement);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::charge) continue;
        Trial trial;
        const Unit target = Unit(q.actions[i].c);
        if (mover.why_not_charge(Unit(q.actions[i].a), q.actions[i].b, target, &trial)) continue;
        Position after = q.p;
        std::size_t n = 0;
        for (const Unit unit : step.group) after.stands[unit].move_to(trial.ends[n++]);
        const UnitSet first = longest_in_contact(after, step.group, UnitSet::of(target));
        if (first.empty()) continue;
        const float worth = q.w(army_of(step.group.front())).fight * worth_of_contact(after, first.front(), target, {true, trial.distance});
        q.scales.add(i, Why::reinforce, worth);
    }
}

// EM-14.41  The lower result wins.
void judge(const KeepDie&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Verb verb = verb_of(q.actions[i]);
        if (verb == Verb::die && number_of(q.actions[i]) >= 1 && number_of(q.actions[i]) <= 6)
            q.scales.add(i, Why::keep_die, -kOfADie * static_cast<float>(number_of(q.actions[i])));
        if (verb == Verb::subtract) q.scales.add(i, Why::keep_die, 1);
    }
}

}   // namespace papelotte::enemy_mistakes
