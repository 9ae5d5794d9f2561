// NP-2  The game turn and its end.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-2.1, NP-2.2.1  Begins the turn p.turn: puts its phases on the agenda.
struct BeginTurn {
    static constexpr std::string_view name = "begin_turn";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// NP-2.2.5  Disrupted blocks recover; the next turn begins.
struct EndTurn {
    static constexpr std::string_view name = "end_turn";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

}  // namespace papelotte::napoleon
