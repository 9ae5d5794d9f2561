// EM-6  The turn and its phases.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-6.1
enum class PhaseKind : std::uint8_t { entrance, initiative, bombardment, assign, orders, manoeuvre, unfasten, combat, end };

// EM-6.1  Puts the phases of a turn on the agenda.
struct BeginTurn {
    static constexpr std::string_view name = "begin_turn";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// EM-6.2  A phase or subphase, and whose part of it comes next: it puts his step on the agenda, and itself under it for the next player.
struct Phase {
    static constexpr std::string_view name = "phase";
    using lies_on = Steps<Outermost>;
    PhaseKind phase;
    std::uint8_t next;
    static constexpr auto fields = std::tuple{Field{"phase", &Phase::phase}, Field{"next", &Phase::next}};
    void run(Position&, Effects&) const;
};

}   // namespace papelotte::enemy_mistakes
