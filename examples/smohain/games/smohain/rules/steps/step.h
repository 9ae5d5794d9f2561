// What all steps of Smohain share; engine/agenda.h says what a step has. The chapters of the rules (docs/rules/smohain.md) and where they are:
//   1  the ground      board.h, queries.h         4  assault       steps/assault
//   2  set-up          rules.cc, steps/ambush     5  the ambush    steps/ambush
//   3  the turn        steps/turn                 6  victory       steps/turn
#pragma once

#include "engine/agenda.h"
#include "engine/lies_on.h"
#include "games/smohain/rules/ids.h"

namespace papelotte::smohain {

struct Position;

// All steps, for the lists of those on which each may lie.
// clang-format off
struct LayAmbush; struct BeginTurn; struct Orders; struct Answer; struct EndTurn;
// clang-format on

}  // namespace papelotte::smohain
