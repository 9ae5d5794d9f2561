// The own checks of Waterloo 200's data, and what they share.
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

// What an icon asks for and a unit offers (W2-2.5.4, W2-7.1.6, W2-16.2.5).
struct Post {
    std::string faction, corps, type;   // corps "" for strategic leaders; type as icons have it: artillery is of one kind
    bool brunswick = false;
    friend auto operator<=>(const Post&, const Post&) = default;
};

Post post_of_icon(const Node& icon);
Post post_of_unit(const Node& unit);

bool is_leader(std::string_view type);
bool is_artillery(std::string_view type);

}  // namespace papelotte::data
