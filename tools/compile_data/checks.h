// The files of a game, and what the checks of all games share: ids, names in two languages, points of the map, borders.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tools/compile_data/json_reader.h"

namespace papelotte::data {

struct GameFiles {
    Document board, forces, tables;
};

GameFiles read_game_files(const std::filesystem::path& directory);

// --- Ids and names -------------------------------------------------------------------------------------------------------------

// The numbers that ids get: their places in the files.
using Numbers = std::map<std::string, int, std::less<>>;

Numbers number_ids(const Node& list);                                             // fails on an id that is malformed or taken
void check_id(const Node& id);                                                    // made of a-z, 0-9 and _
int known_area(const Numbers& areas, const Node& place, const std::string& id);   // fails at `place` if there is none
void check_game_name(const Node& root, std::string_view game);
void check_two_languages(const Node& name);

// --- The map -------------------------------------------------------------------------------------------------------------------

struct Size {
    int width, height;
};

Size size_of(const Node& board);
void check_point(const Node& point, const Size& size);                           // whole metres
void check_points(const Node& points, const Size& size, std::size_t least);      // of lines and outlines: parts of metres, too

// A list of areas that the board names must be exactly those that say so themselves, under `key`.
void check_list_of_areas(const Node& list, const Numbers& areas, const Node& all, std::string_view key,
                         const std::function<bool(const Node& role)>& says_so);

// --- Borders -------------------------------------------------------------------------------------------------------------------

using Joined = std::vector<std::set<int>>;   // by area: the areas that a border joins to it

// Adds the border between two areas; fails if it cannot be, or is there already.
void join(const Node& border, const Numbers& areas, const std::string& a, const std::string& b, Joined& joined);
void check_neighbours(const Node& list, const Node& area, const Numbers& areas, const std::set<int>& joined);   // the list of the area
void check_connected(const Node& all, const Joined& joined);

}  // namespace papelotte::data
