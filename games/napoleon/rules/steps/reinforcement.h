// NP-6.3.70 … NP-6.3.75  The Reinforcement step.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-6.3.70  Blocks from adjacent towns come into the reserve.
struct Reinforce {
    static constexpr std::string_view name = "reinforce";
    using lies_on = Steps<EndBattleTurn>;
    static constexpr Prompt prompt{name, "ask.reinforce", {"NP-6.3.70", "NP-6.3.71", "NP-6.3.72", "NP-6.3.73"}};
    std::uint8_t battle;
    Actor who;
    bool partner_out = false;   // NP-11.1.10: the other Allied player has dropped out
    static constexpr auto fields =
        std::tuple{Field{"battle", &Reinforce::battle}, Field{"who", &Reinforce::who}, Field{"partner_out", &Reinforce::partner_out}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when no block may come
};

}  // namespace papelotte::napoleon
