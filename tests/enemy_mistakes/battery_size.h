// The size of the battery for this game, the same in every test program that uses it.
#pragma once

#include "games/enemy_mistakes/records/records.h"
#include "tests/battery/dense.h"
#include "tests/battery/walk.h"

namespace papelotte {

template <>
struct battery::Size<enemy_mistakes::Records> {
    static constexpr std::uint64_t games = 12, table_games = 3;
    static constexpr std::uint32_t stride = 24;
    static constexpr bool legal_is_complete = false;   // any angle and distance may be chosen
    static constexpr std::uint64_t player_games = 1;
    static constexpr std::uint64_t dense_positions = 12;
    static constexpr int dense_decisions = 12;
    static constexpr std::uint64_t signature = 14494922199171032498u;
};

// A game that has been under way for a while: units in contact, guns with smoke, formations in Recovery.
template <>
struct battery::Dense<enemy_mistakes::Records> {
    static boost::json::object deal(Dice& dice) { return position_under_way<enemy_mistakes::Records>(dice, 300); }
};

}   // namespace papelotte
