// How many roads lie between two towns.
#pragma once

#include "games/napoleon/rules/board.h"

namespace papelotte::napoleon {

// clang-format off
extern const IdArray<Town, IdArray<Town, std::uint8_t, kTowns>, kTowns> kDistances;
// clang-format on
inline int distance(Town a, Town b) { return kDistances[a][b]; }

}  // namespace papelotte::napoleon
