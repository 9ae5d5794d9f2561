// The chapters of doctrine: one function per kind of decision, called with the step on top of the agenda.
#pragma once

#include "games/waterloo200/doctrine/attack.h"

namespace papelotte::waterloo200 {

// The question: the seat that decides, its legal actions, and the scales for their scores.
struct Question {
    const Position& p;
    Seat seat;
    const ActionList& actions;
    Scales scales;
    const WeightSets& weights;

    Side side() const { return side_of_seat(seat); }
    Situation situation() const { return Situation(p, side(), scales.on(), weights); }
};

// orders.cc: the action of an impulse, and the leaders to activate
void judge(const ChooseAction&, const Question&);
void judge(const ChooseOption&, const Question&);
void judge(const FirstFaction&, const Question&);
void judge(const ActivateLeaders&, const Question&);
void judge(const LeaderPath&, const Question&);

// movement.cc
void judge(const MoveUnits&, const Question&);
void judge(const PassMove&, const Question&);
void judge(const UnitPath&, const Question&);
void judge(const ScoutTarget&, const Question&);
void judge(const Impetus&, const Question&);
void judge(const RetreatPlaces&, const Question&);

// battle.cc
void judge(const ChooseBattle&, const Question&);
void judge(const EmployGuns&, const Question&);
void judge(const Retreat&, const Question&);
void judge(const SunkenRoad&, const Question&);
void judge(const TakeLosses&, const Question&);
void judge(const ChooseBombardment&, const Question&);
void judge(const BombardingGuns&, const Question&);

// reserves.cc: between turns, and set-up
void judge(const Reorganise&, const Question&);
void judge(const Regenerate&, const Question&);
void judge(const NumberOfReserves&, const Question&);
void judge(const ChooseReserves&, const Question&);
void judge(const PlaceReserves&, const Question&);
void judge(const ChooseArrival&, const Question&);
void judge(const FreeSetUp&, const Question&);

// --- Shared by several chapters ------------------------------------------------------------------------------------------------------

// places.cc: the value of a place for a unit, by reason.
struct Standing {
    float advance = 0, danger = 0, hold = 0, headquarters = 0, company = 0, line = 0;
    float sum(ai::ReasonSet on, Unit) const;
    void add_to(const Scales&, std::size_t action, Unit, const Standing& before) const;
};
Standing standing(const Situation&, Unit unit, Area area);

// The first area on the path to an end of the march; kNowhere if there is none.
Area first_step(const Position&, const March&, Purpose, Area to);

// orders.cc: the number of reserves that the faction would get on average if it called them now.
float reserves_to_come(const Situation&, Faction);
int stars_missing(const Position&, Faction);

}  // namespace papelotte::waterloo200
