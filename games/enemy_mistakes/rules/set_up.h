// EM-18  Set-up.
#pragma once

#include "games/enemy_mistakes/rules/position.h"

namespace papelotte::enemy_mistakes {

// The pieces of a scenario where they begin; then the steps that lead to the first turn.
void prepare(Position&, Scenario, std::uint8_t options);

}   // namespace papelotte::enemy_mistakes
