// The data of Waterloo as the compiler handles it: check and write.
#pragma once

#include "tools/compile_data/checks.h"

namespace papelotte::data {

// Each throws DataError for the first thing that is wrong. Later ones trust what earlier ones have checked.
void check_waterloo_board(const GameFiles&);
void check_waterloo_borders(const GameFiles&);
void check_waterloo_tables(const GameFiles&);
void check_waterloo_forces(const GameFiles&);
void check_waterloo_display(const GameFiles&);
void check_waterloo(const GameFiles&);   // all of them

std::string write_waterloo(const GameFiles&);   // the header, of checked files

// Shared by the checks.
Node modifier(const Node& list, std::string_view id);   // the value of the entry with this id

}  // namespace papelotte::data
