// NP-6.3.30 … NP-6.3.66, NP-6.5  The Combat step.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-6.3.30  Blocks act one at a time: move, fire, retreat, squares, farms and hills. The block that acted last (BlockState::acting) may go on
// with a second move or the other half of its action (NP-6.3.34, NP-6.3.63) until another one acts: no step of its own asks for that, since
// being asked would tell that a hidden block is mounted.
struct Combat {
    static constexpr std::string_view name = "combat";
    using lies_on = Steps<Reinforce, EndBattleTurn>;
    static constexpr Prompt prompt{name, "ask.combat", {"NP-6.3.30", "NP-6.3.34", "NP-6.3.50", "NP-7.1.1"}};
    std::uint8_t battle;
    Actor who;
    bool partner_passed = false;   // NP-11.1.6
    static constexpr auto fields =
        std::tuple{Field{"battle", &Combat::battle}, Field{"who", &Combat::who}, Field{"partner_passed", &Combat::partner_passed}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when everybody sees that no block is left to act
    Action random(const Position&, Dice&) const;
};

}  // namespace papelotte::napoleon
