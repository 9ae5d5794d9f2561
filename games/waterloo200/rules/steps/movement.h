// W2-10.4, W2-9.2, W2-11  The Movement Phase and the move of a Pass.
#pragma once

#include "games/waterloo200/rules/steps/march.h"

namespace papelotte::waterloo200 {

// W2-10.4.1, W2-9.2.1, W2-11.1.2  Empty when the unit may begin a move in the current action.
Refusal why_not_move(const Position&, Unit unit);

// All units of the faction that may begin a move.
UnitSet movable(const Position&, Faction);

// W2-12.2.4  Units move one at a time.
struct MoveUnits {
    static constexpr std::string_view name = "move_units";
    using lies_on = Steps<ChooseBattle, MoveUnits>;
    static constexpr Prompt prompt{name, "ask.move_units", {"W2-12.2.2", "W2-10.4.1", "W2-9.2.1"}};
    Actor who;
    static constexpr auto fields = std::tuple{Field{"who", &MoveUnits::who}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
    std::optional<Action> forced(const Position&) const;   // W2-9.2.1: the limit is reached
};

// W2-11.1.2  A passing side may move one unit.
struct PassMove {
    static constexpr std::string_view name = "pass_move";
    using lies_on = Steps<EndImpulse>;
    static constexpr Prompt prompt{name, "ask.pass_move", {"W2-11.1.2", "W2-11.1.3", "W2-20.1.5"}};
    Actor who;
    static constexpr auto fields = std::tuple{Field{"who", &PassMove::who}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
};

// W2-12.2.4  The march of a chosen unit; it may stop where it began.
struct UnitPath {
    static constexpr std::string_view name = "unit_path";
    using lies_on = Steps<MoveUnits, EndImpulse>;
    static constexpr Prompt prompt{name, "ask.unit_path", {"W2-12.2.4", "W2-12.1.1", "W2-5.2.1", "W2-O3.1"}};
    March march;
    static constexpr auto fields = std::tuple{Field{"march", &UnitPath::march}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(march.unit, march.mp); }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
};

// W2-O3.2  A scout names an adjacent green area.
struct ScoutTarget {
    static constexpr std::string_view name = "scout_target";
    using lies_on = Steps<MoveUnits>;
    static constexpr Prompt prompt{name, "ask.scout_target", {"W2-O3.2"}};
    Unit scout;
    static constexpr auto fields = std::tuple{Field{"scout", &ScoutTarget::scout}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// The purpose of moves in the current action.
Purpose purpose_of(const Position&);

}  // namespace papelotte::waterloo200
