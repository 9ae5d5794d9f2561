// The chapters of doctrine: one function per kind of decision, called with the step on top of the agenda.
#pragma once

#include "games/enemy_mistakes/doctrine/field.h"
#include "games/enemy_mistakes/doctrine/reasons.h"
#include "games/enemy_mistakes/rules/actions.h"

namespace papelotte::enemy_mistakes {

// The question: the seat that decides, its legal actions, and the scales for their scores.
struct Question {
    const Position& p;
    Seat seat;
    const ActionList& actions;
    Scales scales;
    const WeightSets& sets;

    const Weights& w(Army army) const { return sets[index_of(army)]; }
    Field field(Army army) const { return Field(p, army, w(army)); }
};

// command.cc: markers, Orders and Generals
void judge(const Bids&, const Question&);
void judge(const Assign&, const Question&);
void judge(const Orders&, const Question&);
void judge(const Recover&, const Question&);
void judge(const GatherRedeploy&, const Question&);
void judge(const OutOfSequence&, const Question&);

// counters.cc: where Generals stand; the entrance
void judge(const PlaceSubstitute&, const Question&);
void judge(const DisplaceCounter&, const Question&);
void judge(const Deploy&, const Question&);
void judge_counter(const Field&, const Question&, std::size_t action);   // `place` and `attach` in Assign

// march.cc: manoeuvres
void judge(const Manoeuvres&, const Question&);
void judge(const Manoeuvre&, const Question&);
void judge(const StopCharge&, const Question&);
void judge(const Redeploy&, const Question&);
void judge(const FormUp&, const Question&);

// fire.cc: bombardment and guns
void judge(const Bombard&, const Question&);
void judge(const Shot&, const Question&);
void judge(const FiredSide&, const Question&);
void judge(const AnswerFire&, const Question&);
void judge(const ChargedGuns&, const Question&);
void judge(const Unfasten&, const Question&);

// combat.cc: the chain of melees
void judge(const NextCombat&, const Question&);
void judge(const ChooseAttacker&, const Question&);
void judge(const TouchedSide&, const Question&);
void judge(const Support&, const Question&);
void judge(const Reroll&, const Question&);
void judge(const SpreadLosses&, const Question&);
void judge(const PursuitSign&, const Question&);
void judge(const PursuitCharge&, const Question&);
void judge(const Counterattack&, const Question&);
void judge(const Reinforce&, const Question&);
void judge(const ReinforcementCharge&, const Question&);
void judge(const KeepDie&, const Question&);
void judge(const FallBackLoss&, const Question&);
void judge(const ShakeBehind&, const Question&);

}   // namespace papelotte::enemy_mistakes
