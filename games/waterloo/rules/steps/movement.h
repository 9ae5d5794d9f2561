// WL-5  Close contact and reserve movement.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-5.1.4, WL-5.1.5  Empty when the unit's posture allows it to move.
Refusal why_immobile(const Position&, Unit unit);

// WL-5.1, WL-5.2  The areas where the unit may end its move.
AreaSet destinations(const Position&, Unit unit, bool reserve);

// How many areas the unit enters on its shortest move to one of these.
int areas_to(const Position&, Unit unit, bool reserve, Area to);

// WL-5.1  The units of an activated area move one by one.
struct Movement {
    static constexpr std::string_view name = "movement";
    using lies_on = Steps<ActionRound, LeadActivation>;
    static constexpr Prompt prompt{name, "ask.movement", {"WL-5.1.1", "WL-5.1.2", "WL-5.2.1", "WL-5.2.2"}};
    Area area;
    Unit leader;     // kNoUnit: an activation without a leader
    bool reserve;
    bool moved;      // WL-4.5.1: at least one unit must act
    static constexpr auto fields = std::tuple{Field{"area", &Movement::area}, Field{"leader", &Movement::leader},
                                              Field{"reserve", &Movement::reserve}, Field{"moved", &Movement::moved}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
    std::optional<Action> forced(const Position&) const;   // when no unit is left that can move
    EventArgs asks(const Position&) const { return event_args(area, reserve); }
};

// WL-5.1.11, WL-7.1.7  Infantry leaves an area: the player says how many of its army's cubes it takes along. Then it moves.
struct TakeCubesAlong {
    static constexpr std::string_view name = "take_cubes_along";
    using lies_on = Steps<Movement, AssaultMoves, PrussianPhase>;
    static constexpr Prompt prompt{name, "ask.take_cubes_along", {"WL-5.1.11", "WL-9.2.1"}};
    Unit unit;
    Area to;
    bool assaulting;
    static constexpr auto fields =
        std::tuple{Field{"unit", &TakeCubesAlong::unit}, Field{"to", &TakeCubesAlong::to}, Field{"assaulting", &TakeCubesAlong::assaulting}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const;
};

}  // namespace papelotte::waterloo
