// WL-11  Change formation (paid or free) and Reinforce.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-11.1.2 … WL-11.1.4  Empty when the unit may be turned to this formation.
Refusal why_no_turn(const Position&, Unit unit, State formation);

// WL-11.1  Changes of formation, one unit after another. Units that have changed are marked `acted`: one change each (WL-11.1.1).
struct ChangeFormation {
    static constexpr std::string_view name = "change_formation";
    using lies_on = Steps<ActionRound, LeadActivation, BeginPhase, ChangeFormation>;
    static constexpr Prompt prompt{name, "ask.change_formation", {"WL-11.1.1", "WL-11.1.2", "WL-11.1.3"}};
    Seat side;
    Area area;      // kNowhere: the whole board, free of charge (WL-4.2.2, WL-3.5.1)
    Unit leader;
    bool changed;   // WL-4.5.1
    static constexpr auto fields = std::tuple{Field{"side", &ChangeFormation::side}, Field{"area", &ChangeFormation::area},
                                              Field{"leader", &ChangeFormation::leader}, Field{"changed", &ChangeFormation::changed}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
    std::optional<Action> forced(const Position&) const;   // nobody is left to turn
    UnitSet eligible(const Position&) const;
    EventArgs asks(const Position&) const;
};

// WL-11.2  One cube goes from the activated area to an adjacent one.
struct Reinforce {
    static constexpr std::string_view name = "reinforce";
    using lies_on = Steps<ActionRound, LeadActivation>;
    static constexpr Prompt prompt{name, "ask.reinforce", {"WL-11.2.1", "WL-11.2.2", "WL-11.2.3"}};
    Area area;
    Unit leader;
    static constexpr auto fields = std::tuple{Field{"area", &Reinforce::area}, Field{"leader", &Reinforce::leader}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(area); }
};

}  // namespace papelotte::waterloo
