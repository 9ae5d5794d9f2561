// The chapters of doctrine: one function per kind of decision, called with the step on top of the agenda.
#pragma once

#include "games/waterloo/doctrine/plans.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

// The question: the seat that decides, its legal actions, the scales for their scores, and the weights of its side.
struct Question {
    const Position& p;
    Seat seat;
    const ActionList& actions;
    Scales scales;
    const Weights& weights;

    Planning planning() const { return Planning(p, seat, scales.on(), weights); }
};

// orders.cc: how to spend a disc
void judge(const ChooseAction&, const Question&);
void judge(const LeadActivation&, const Question&);

// movement.cc
void judge(const Movement&, const Question&);
void judge(const TakeCubesAlong&, const Question&);
void judge(const ChangeFormation&, const Question&);
void judge(const Reinforce&, const Question&);
void judge(const PrussianPhase&, const Question&);
void judge(const Arrive&, const Question&);

// fire.cc
void judge(const SkirmishFire&, const Question&);
void judge(const FireOrders&, const Question&);
void judge(const FireVolleys&, const Question&);

// assault.cc
void judge(const AssaultMoves&, const Question&);
void judge(const ResolveAssaults&, const Question&);
void judge(const DeclareStrongPoint&, const Question&);
void judge(const Charge&, const Question&);
void judge(const CounterCharge&, const Question&);
void judge(const ChargeOn&, const Question&);

// losses.cc
void judge(const CavalryHits&, const Question&);
void judge(const CavalryLosses&, const Question&);
void judge(const GunHits&, const Question&);
void judge(const PlaceCubes&, const Question&);
void judge(const TooManyCubes&, const Question&);
void judge(const Sacrifice&, const Question&);
void judge(const AssignCubes&, const Question&);
void judge(const FallBack&, const Question&);
void judge(const Accompany&, const Question&);
void judge(const AreaLimits&, const Question&);

}  // namespace papelotte::waterloo
