// NP-6.2.40 … NP-6.2.46  Deployment.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-6.2.40  A player puts all his blocks of the battle on the board, one after another.
struct Deploy {
    static constexpr std::string_view name = "deploy";
    using lies_on = Steps<RevealBattle, Deploy>;
    static constexpr Prompt prompt{name, "ask.deploy", {"NP-6.2.40", "NP-6.2.41", "NP-6.2.43", "NP-6.2.44"}};
    std::uint8_t battle;
    Actor who;
    static constexpr auto fields = std::tuple{Field{"battle", &Deploy::battle}, Field{"who", &Deploy::who}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
};

// NP-6.2.50  All blocks in positions are shown, except in woods.
struct RevealBattle {
    static constexpr std::string_view name = "reveal_battle";
    using lies_on = Steps<SetUpBattle, Battles>;
    std::uint8_t battle;
    static constexpr auto fields = std::tuple{Field{"battle", &RevealBattle::battle}};
    void run(Position&, Effects&) const;
};

}  // namespace papelotte::napoleon
