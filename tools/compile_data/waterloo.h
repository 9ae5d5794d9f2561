// The data of Waterloo as the compiler handles it: read, check, write. A second game brings its own such file.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "tools/compile_data/json_reader.h"

namespace papelotte::data {

struct WaterlooFiles {
    Document board, forces, tables;
};

// The numbers that ids get: their places in the files.
using Numbers = std::map<std::string, int, std::less<>>;

WaterlooFiles read_waterloo(const std::filesystem::path& directory);

// Each throws DataError for the first thing that is wrong. Later ones trust what earlier ones have checked.
void check_waterloo_board(const WaterlooFiles&);
void check_waterloo_borders(const WaterlooFiles&);
void check_waterloo_tables(const WaterlooFiles&);
void check_waterloo_forces(const WaterlooFiles&);
void check_waterloo_display(const WaterlooFiles&);
void check_waterloo(const WaterlooFiles&);   // all of them

std::string write_waterloo(const WaterlooFiles&);   // the header, of checked files

// Reads, checks and writes: what the command line calls.
std::string compile_waterloo(const std::filesystem::path& directory);

// Shared by the checks.
Numbers number_ids(const Node& list);                                  // fails on an id that is malformed or taken
int known_area(const Numbers& areas, const Node& place, const std::string& id);   // fails at `place` if there is none
void check_game_name(const Node& root);
void check_two_languages(const Node& name);
Node modifier(const Node& list, std::string_view id);                  // the value of the entry with this id

}  // namespace papelotte::data
