// The chapters of doctrine: one function per kind of decision, called with the step on top of the agenda.
#pragma once

#include "games/napoleon/doctrine/campaign.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

// The question: the seat that decides, its legal actions, and the scales for their scores.
struct Question {
    const Position& p;
    Seat seat;
    const ActionList& actions;
    Scales scales;
    const WeightSets& sets;

    Side side() const { return side_of_seat(seat); }
    const Weights& w() const { return sets[index_of(side())]; }
    Campaign campaign() const { return Campaign(p, side(), w()); }
};

// march.cc: the Movement Phase
void judge(const ChooseGroup&, const Question&);
void judge(const MoveGroup&, const Question&);
void judge(const ForcedMarches&, const Question&);
void judge(const ShowCommander&, const Question&);

// deployment.cc: setting up a battle
void judge(const PlaceTerrain&, const Question&);
void judge(const Deploy&, const Question&);

// battle.cc: the Combat step
void judge(const Combat&, const Question&);

// fights.cc: skirmishes, losses, reinforcements and retreats
void judge(const OrderFights&, const Question&);
void judge(const ChooseSkirmishers&, const Question&);
void judge(const AssignHits&, const Question&);
void judge(const Reinforce&, const Question&);
void judge(const Withdraw&, const Question&);
void judge(const Retreat&, const Question&);
void judge(const Redeploy&, const Question&);
void judge(const SupplyLoss&, const Question&);

// set_up.cc: before the first turn
void judge(const PlaceBlocks&, const Question&);
void judge(const ReduceBlocks&, const Question&);

}  // namespace papelotte::napoleon
