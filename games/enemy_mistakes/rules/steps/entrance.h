// EM-7  The entrance of the Prussians.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-7.1, EM-7.3  The start of a turn: the die, or the next corps.
struct Entrance {
    static constexpr std::string_view name = "entrance";
    using lies_on = Steps<Phase>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// EM-7.2 to EM-7.8  Black deploys formation after formation: `face` begins one, `deploy` adds a unit to it, `join` goes back to one that was begun. The first unit of a formation touches
// the entrance section, the others touch units of the formation. Then the counters, by `place` or `attach`.
struct Deploy {
    static constexpr std::string_view name = "deploy";
    using lies_on = Steps<Phase, Deploy>;
    static constexpr Prompt prompt{name, "ask.deploy", {"EM-7.2", "EM-7.4", "EM-7.5", "EM-7.6"}};
    Corps corps;
    std::uint16_t facing;   // of the formation being deployed
    Unit leader;   // of it; kNoUnit: its first unit comes next
    static constexpr auto fields =
        std::tuple{Field{"corps", &Deploy::corps}, Field{"facing", &Deploy::facing, 0, 3599}, Field{"leader", &Deploy::leader}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;   // everybody is there
    Action random(const Position&, Dice&) const;   // as suggested, or one unit at a time
};

}   // namespace papelotte::enemy_mistakes
