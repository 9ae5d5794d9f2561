// NP-6.3.10 … NP-6.3.21  The Morale step.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-6.3.10, NP-6.3.21  The player chooses the next block that checks its morale.
struct Morale {
    static constexpr std::string_view name = "morale";
    using lies_on = Steps<Combat, Withdraw>;
    static constexpr Prompt prompt{name, "ask.morale", {"NP-6.3.10", "NP-6.3.11", "NP-6.3.21"}};
    std::uint8_t battle;
    Side side;
    static constexpr auto fields = std::tuple{Field{"battle", &Morale::battle}, Field{"side", &Morale::side}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when one block is left
};

}  // namespace papelotte::napoleon
