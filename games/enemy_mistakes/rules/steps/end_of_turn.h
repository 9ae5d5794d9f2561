// EM-16  The end of the turn.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-16.1 to EM-16.5, EM-16.7
struct EndTurn {
    static constexpr std::string_view name = "end_turn";
    using lies_on = Steps<Outermost>;
    bool tidied;   // all but EM-16.7 has been done
    static constexpr auto fields = std::tuple{Field{"tidied", &EndTurn::tidied}};
    void run(Position&, Effects&) const;
};

inline constexpr std::uint8_t kMostSeparations = 48;
// EM-16.6  Enemies in contact are separated, pair after pair of formations; where several are left the player first in Initiative says which.
struct Separate {
    static constexpr std::string_view name = "separate";
    using lies_on = Steps<EndTurn>;
    static constexpr Prompt prompt{name, "ask.separate", {"EM-16.6"}};
    UnitSet stuck;       // units of formations that touch though both have gone back as far as they can
    std::uint8_t tries;   // left, since a formation that goes back may come upon others
    static constexpr auto fields = std::tuple{Field{"stuck", &Separate::stuck}, Field{"tries", &Separate::tries}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
};

}   // namespace papelotte::enemy_mistakes
