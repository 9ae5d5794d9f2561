// The checks of Waterloo 200's data, and their helpers.
#pragma once

#include <compare>

#include "tools/compile_data/own_checks.h"

namespace papelotte::data {

void check_waterloo200_board(const GameFiles&);
void check_waterloo200_forces(const GameFiles&);
void check_waterloo200_setup(const GameFiles&);
void check_waterloo200_arrivals(const GameFiles&);

// Strategic leaders belong to no corps, all others to one of their faction (W2-3.1.2).
void check_corps_of_piece(const Node& piece, const Node& all_corps);

// The kind of unit that an icon accepts, or that a unit is (W2-2.5.4, W2-7.1.6, W2-16.2.5).
struct Post {
    std::string faction, corps, type;   // corps is "" for strategic leaders; type as for icons, with one kind of artillery
    bool brunswick = false;
    friend auto operator<=>(const Post&, const Post&) = default;
};

Post post_of_icon(const Node& icon);
Post post_of_unit(const Node& unit);

bool is_leader(std::string_view type);
bool is_artillery(std::string_view type);

}  // namespace papelotte::data
