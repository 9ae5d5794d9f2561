// NP-6.1.5, NP-6.3, NP-6.7  The order of battle turns, their ends, and stalemate.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-6.1.5  The battles of the turn, side by side: in order, the attacker's battle turn and then the defender's, until all are over.
struct Battles {
    static constexpr std::string_view name = "battles";
    using lies_on = Steps<SupplyAndDefeat>;
    std::uint8_t battle;   // whose turn is next
    bool defender;
    static constexpr auto fields = std::tuple{Field{"battle", &Battles::battle}, Field{"defender", &Battles::defender}};
    void run(Position&, Effects&) const;
};

// NP-6.3.2  Morale, Combat, Reinforcement; or in a withdrawal Morale and retreat (NP-6.7.3).
struct BattleTurn {
    static constexpr std::string_view name = "battle_turn";
    using lies_on = Steps<Battles>;
    std::uint8_t battle;
    Side side;
    static constexpr auto fields = std::tuple{Field{"battle", &BattleTurn::battle}, Field{"side", &BattleTurn::side}};
    void run(Position&, Effects&) const;
};

// NP-6.2.52, NP-6.7.1  Shows blocks that were engaged in woods; counts idle turns.
struct EndBattleTurn {
    static constexpr std::string_view name = "end_battle_turn";
    using lies_on = Steps<Battles>;
    std::uint8_t battle;
    Side side;
    static constexpr auto fields = std::tuple{Field{"battle", &EndBattleTurn::battle}, Field{"side", &EndBattleTurn::side}};
    void run(Position&, Effects&) const;
};

// NP-6.7.3  The attacker retreats as many blocks as the roads allow.
struct Withdraw {
    static constexpr std::string_view name = "withdraw";
    using lies_on = Steps<EndBattleTurn, Battles>;
    static constexpr Prompt prompt{name, "ask.withdraw", {"NP-6.7.3", "NP-7.1.3", "NP-7.2.1"}};
    std::uint8_t battle;
    Actor who;
    static constexpr auto fields = std::tuple{Field{"battle", &Withdraw::battle}, Field{"who", &Withdraw::who}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when a single choice is left
};

}  // namespace papelotte::napoleon
