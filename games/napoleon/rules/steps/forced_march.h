// NP-5.6, NP-8.1  Forced marches.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-5.6.1, NP-5.6.2  Blocks that have moved their full rate go one town further.
struct ForcedMarches {
    static constexpr std::string_view name = "forced_marches";
    using lies_on = Steps<ShowCommander, MarchRolls, ForcedMarches>;
    static constexpr Prompt prompt{name, "ask.forced_marches", {"NP-5.6.1", "NP-5.6.2", "NP-5.6.5"}};
    Actor who;
    static constexpr auto fields = std::tuple{Field{"who", &ForcedMarches::who}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when no block has moved its full rate, as everybody can see
    Action random(const Position&, Dice&) const;
};

// NP-8.1.4  The owner may reveal his commander for the bonus. He is asked even if the commander cannot help, to keep that secret.
struct ShowCommander {
    static constexpr std::string_view name = "show_commander";
    using lies_on = Steps<MarchRolls, ShowCommander>;
    static constexpr Prompt prompt{name, "ask.show_commander", {"NP-8.1.3", "NP-8.1.4"}};
    Army army;
    static constexpr auto fields = std::tuple{Field{"army", &ShowCommander::army}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when nobody marches, or the commander is lost
};

// NP-5.6.3, NP-5.6.4  A die for each marching block.
struct MarchRolls {
    static constexpr std::string_view name = "march_rolls";
    using lies_on = Steps<BeginFights>;
    std::uint8_t bonus;   // one bit per army whose commander is revealed
    static constexpr auto fields = std::tuple{Field{"bonus", &MarchRolls::bonus}};
    void run(Position&, Effects&) const;
};

}  // namespace papelotte::napoleon
