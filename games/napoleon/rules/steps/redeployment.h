// NP-7.5  Redeployment after a victory.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-7.5.1 … NP-7.5.5  The winner of a battle brings blocks into the town and sends others out of it.
struct Redeploy {
    static constexpr std::string_view name = "redeploy";
    using lies_on = Steps<Battles>;
    static constexpr Prompt prompt{name, "ask.redeploy", {"NP-7.5.1", "NP-7.5.2", "NP-7.5.3", "NP-7.5.4"}};
    Town town;
    Actor who;
    bool partner_out = false;   // NP-11.1.10: the other Allied player has dropped out
    RoadCounts used{};
    static constexpr auto fields = std::tuple{Field{"town", &Redeploy::town}, Field{"who", &Redeploy::who},
                                              Field{"partner_out", &Redeploy::partner_out}, Field{"used", &Redeploy::used}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when no block may redeploy
};

}  // namespace papelotte::napoleon
