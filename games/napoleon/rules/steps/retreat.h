// NP-7.1 … NP-7.3  Where blocks may retreat to, and the retreat of a side that has lost a fight.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-7.1.3 … NP-7.1.5  The adjacent towns to which the side may retreat from a fight, whatever the use of the roads.
TownSet retreat_towns(const Position&, Town, Side);
// NP-7.2.1  Those of them whose road has a place left.
TownSet open_retreats(const Position&, Town, Side, const RoadCounts& used);
// NP-7.2.1  How many blocks may still leave by the road to that town.
int places_left(Town town, Town to, const RoadCounts& used);
// NP-7.1.3  How many blocks could come back from the town in one battle turn, once this one has marched there to attack it.
int places_back(const Position&, Unit, Town town);
// Empty when a block of the side may retreat there.
Refusal why_not_retreat(const Position&, Town, Side, Town to, const RoadCounts& used);

// A block leaves a fight for an adjacent town: it is disrupted and hidden again (NP-7.3.1).
void retreat_to(Position&, Unit, Town to, Effects&);

// The side leaves the town: pushes Retreat, which also resolves the fight if the side has no block there.
void begin_retreat(Position&, Town, Side loser, Army senior, Cause, const RoadCounts& used);

// NP-6.6.7, NP-7.4.4, NP-7.4.5  The beaten side names the blocks that leave and where they go. When no road is left, the rest is eliminated.
struct Retreat {
    static constexpr std::string_view name = "retreat";
    using lies_on = Steps<Skirmish, SetUpBattle, Battles, SupplyAndDefeat, Redeploy>;
    static constexpr Prompt prompt{name, "ask.retreat", {"NP-7.1.3", "NP-7.1.4", "NP-7.2.1", "NP-7.4.5"}};
    Town town;
    Actor who;
    Cause cause;
    RoadCounts used{};
    static constexpr auto fields =
        std::tuple{Field{"town", &Retreat::town}, Field{"who", &Retreat::who}, Field{"cause", &Retreat::cause}, Field{"used", &Retreat::used}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when a single choice is left
    Action random(const Position&, Dice&) const;
};

}  // namespace papelotte::napoleon
