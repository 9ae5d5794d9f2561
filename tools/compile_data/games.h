// The checks of each game's data that a schema cannot express, one file or more per game. A game without such checks needs no entry here.
#pragma once

#include <string_view>

#include "tools/compile_data/schema.h"

namespace papelotte::data {

// For files that have passed the checks of their schema. Each throws DataError for the first fault.
void check_waterloo(const GameFiles&);
void check_waterloo200(const GameFiles&);

void check_game(const Schema&, const GameFiles&, Ids&);   // all checks: shapes, relations, and those of the game

}  // namespace papelotte::data
