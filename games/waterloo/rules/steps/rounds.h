// WL-4  Action rounds: the tile, the discs, the choice of an action, the area limit (WL-1.4) at the end.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-4.6.2, WL-4.1, WL-4.2  Begins a round, or ends phase 4 if there are no green discs.
struct StartRound {
    static constexpr std::string_view name = "start_round";
    using lies_on = Steps<BeginPhase>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// WL-4.3.1  Asks for actions until the tile's number is reached or the discs are spent.
struct ActionRound {
    static constexpr std::string_view name = "action_round";
    using lies_on = Steps<BeginPhase>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// WL-4.3, WL-4.4, WL-4.5  The player chooses a disc, and the action that it pays for.
struct ChooseAction {
    static constexpr std::string_view name = "choose_action";
    using lies_on = Steps<ActionRound>;
    static constexpr Prompt prompt{name, "ask.choose_action", {"WL-4.3.1", "WL-4.4.1", "WL-4.5.1", "WL-12.1.1"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
    EventArgs asks(const Position&) const;
};

// WL-4.6.1  Penalties for overfilled areas, in the owner's order. Areas whose penalty is still to come are marked over_limit.
struct AreaLimits {
    static constexpr std::string_view name = "area_limits";
    using lies_on = Steps<FinishRound>;
    static constexpr Prompt prompt{name, "ask.area_limits", {"WL-4.6.1", "WL-1.4.2"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
};

// WL-4.6.2, WL-4.3.5, WL-4.1.3  Discs go to the box of previous rounds, the tile goes back into the bag, the other player becomes active.
struct FinishRound {
    static constexpr std::string_view name = "finish_round";
    using lies_on = Steps<BeginPhase>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

}  // namespace papelotte::waterloo
