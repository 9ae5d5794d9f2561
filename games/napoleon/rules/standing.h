// What players may answer beforehand (engine/standing.h): which block takes a hit (P10, P20), the order of morale checks (P16), and whether
// blocks reinforce or redeploy (P23, P26).
#pragma once

#include <optional>
#include <span>

#include "engine/rules.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

struct StandingAnswers {
    static std::span<const StandingAnswer> answers();
    static std::optional<Action> answer(const Position&, Seat, std::size_t index);
};

}  // namespace papelotte::napoleon
