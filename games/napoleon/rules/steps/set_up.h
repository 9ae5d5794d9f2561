// NP-4  Set-up.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-4.1.2, NP-4.2.1  All blocks at full strength, in the historical towns or still to be placed; then the steps that lead to the first turn.
void prepare(Position&, bool historical);

// For redeals: as many blocks as the player has placed so far, others at random in other towns.
void scatter(Position&, Actor, Dice&);

// NP-4.1  A player places all his blocks, one after another.
struct PlaceBlocks {
    static constexpr std::string_view name = "place_blocks";
    using lies_on = Steps<BeginTurn, PlaceBlocks>;
    static constexpr Prompt prompt{name, "ask.place_blocks", {"NP-4.1.1", "NP-4.1.3", "NP-4.1.4", "NP-4.1.5"}};
    Actor who;
    static constexpr auto fields = std::tuple{Field{"who", &PlaceBlocks::who}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
};

}  // namespace papelotte::napoleon
