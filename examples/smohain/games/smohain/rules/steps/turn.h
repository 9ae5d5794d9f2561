// SM-3, SM-6  The turn: orders of both sides, and victory at its end.
#pragma once

#include "games/smohain/rules/steps/step.h"

namespace papelotte::smohain {

// SM-3.1  Puts the orders of both sides on the agenda, those of the French on top.
struct BeginTurn {
    static constexpr std::string_view name = "begin_turn";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// SM-3.2  A side orders its units one after the other, each once.
struct Orders {
    static constexpr std::string_view name = "orders";
    using lies_on = Steps<EndTurn, Orders>;
    static constexpr Prompt prompt{name, "ask.orders", {"SM-3.2", "SM-4.1"}};
    Seat side;
    static constexpr auto fields = std::tuple{Field{"side", &Orders::side}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position& p) const { return only_choice(*this, p); }   // nobody can be ordered any more
};

// SM-6  The game is won, or the next turn begins.
struct EndTurn {
    static constexpr std::string_view name = "end_turn";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

}  // namespace papelotte::smohain
