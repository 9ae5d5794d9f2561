#include "games/enemy_mistakes/judge/judge.h"

#include "games/enemy_mistakes/rules/actions.h"

namespace papelotte::enemy_mistakes {
namespace {

// The operand of a verb that is a distance; null: it has none.
std::int16_t* distance_of(Action& action) {
    const auto& operands = kVerbData[action.verb].operands;
    if (operands[0] == Operand::distance) return &action.a;
    if (operands[1] == Operand::distance) return &action.b;
    return operands[2] == Operand::distance ? &action.c : nullptr;
}

bool same_rule(Refusal a, Refusal b) { return bool(a) == bool(b) && (!a || &a.rule() == &b.rule()); }

// Adds the stretches between two distances, split until both ends of each get the same answer.
template <class Say>
void divide(int from, Refusal at_from, int to, Refusal at_to, const Say& say, Judge::Stretches& out) {
    if (same_rule(at_from, at_to) || to - from == 1) {
        for (const auto& [distance, why] : {std::pair{from, at_from}, std::pair{to, at_to}}) {
            if (out.full()) return;
            if (!out.empty() && same_rule(out.back().why, why)) out.back().to = distance;
            else out.push_back({distance, distance, why});
        }
        return;
    }
    const int middle = (from + to) / 2;
    const Refusal there = say(middle);
    divide(from, at_from, middle, there, say, out);
    divide(middle, there, to, at_to, say, out);
}

}   // namespace

Refusal Judge::why_not(Action action) const { return Rules::why_not(position_, seat_, action); }

Refusal Judge::why_not(Action action, Trial& trial) const {
    if (const Refusal why = why_not(action)) return why;
    return std::visit(
        [&](const auto& step) {
            if constexpr (requires { step.why_not(position_, action, &trial); }) return step.why_not(position_, action, &trial);
            else return Refusal();
        },
        position_.agenda.back());
}

Judge::Stretches Judge::stretches(Action action) const {
    Stretches found;
    if (!well_formed(action)) return found;
    std::int16_t* distance = distance_of(action);
    if (!distance) return found;
    const auto say = [&](int tenths) {
        *distance = static_cast<std::int16_t>(tenths);
        return why_not(action);
    };
    Refusal before = say(0);
    for (int from = 0; from < kMostDistance; from += kFinest) {
        const int to = std::min(from + kFinest, kMostDistance);
        const Refusal there = say(to);
        divide(from, before, to, there, say, found);
        before = there;
    }
    return found;
}

Judge::AllMet Judge::charges(Action action) const {
    AllMet found;
    const bool is_charge = verb_of(action) == Verb::charge || verb_of(action) == Verb::pursue_charge;
    if (!well_formed(action) || !is_charge || position_.agenda.empty()) return found;
    const UnitSet met = std::visit(
        [&](const auto& step) {
            if constexpr (requires { step.first_met(position_, action); }) return step.first_met(position_, action);
            else return UnitSet();
        },
        position_.agenda.back());
    for (const Unit target : met) {
        action.c = static_cast<std::int16_t>(target);
        Trial trial;
        const Refusal why = why_not(action, trial);
        if (!found.full()) found.push_back({target, why, trial.distance, trial.reach});
    }
    return found;
}

}   // namespace papelotte::enemy_mistakes
