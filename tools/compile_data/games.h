// What no schema can say: the checks of each game's own data, one file or more per game. A game without any needs no entry here.
#pragma once

#include <string_view>

#include "tools/compile_data/schema.h"

namespace papelotte::data {

// Of files that have the shape and the relations of their schema. Each throws DataError for the first thing that is wrong.
void check_waterloo(const GameFiles&);
void check_waterloo200(const GameFiles&);

void check_game(const Schema&, const GameFiles&, Ids&);   // all that is to be checked: shapes, relations, and the game's own checks

}  // namespace papelotte::data
