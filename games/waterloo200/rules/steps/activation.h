// W2-4.2, W2-10.2  The Activation Phase of a Tactical Action.
#pragma once

#include "games/waterloo200/rules/steps/march.h"

namespace papelotte::waterloo200 {

// W2-4.2, W2-10.2  Empty when the tactical leader can be activated now: the limits of his faction and his place allow it.
Refusal why_not_activate(const Position&, Unit leader);

// W2-10.1.1  Whether the faction can activate a leader with stars.
bool can_activate_stars(const Position&, Faction);

// W2-10.2.3  Leaders are activated one after another.
struct ActivateLeaders {
    static constexpr std::string_view name = "activate_leaders";
    using lies_on = Steps<MoveUnits, ActivateLeaders>;
    static constexpr Prompt prompt{name, "ask.activate_leaders", {"W2-10.2.1", "W2-10.2.2", "W2-4.2.1"}};
    Actor who;
    static constexpr auto fields = std::tuple{Field{"who", &ActivateLeaders::who}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when the limit is reached
};

// W2-4.2.1  The leader may move, then he must be revealed.
struct LeaderPath {
    static constexpr std::string_view name = "leader_path";
    using lies_on = Steps<ActivateLeaders>;
    static constexpr Prompt prompt{name, "ask.leader_path", {"W2-4.2.1", "W2-4.2.2", "W2-4.2.9"}};
    March march;
    static constexpr auto fields = std::tuple{Field{"march", &LeaderPath::march}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(march.unit, march.mp); }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

}  // namespace papelotte::waterloo200
