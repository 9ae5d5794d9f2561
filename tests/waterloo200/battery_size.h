// The size of the battery for this game, the same in every test program that uses it.
#pragma once

#include "games/waterloo200/records/records.h"
#include "tests/battery/walk.h"

namespace papelotte {

template <>
struct battery::Size<waterloo200::Records> {
    static constexpr std::uint64_t games = 40, table_games = 6;
    static constexpr std::uint32_t stride = 10;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t player_games = 2;
    static constexpr std::uint64_t dense_positions = 600;
    static constexpr int dense_decisions = 16;
    static constexpr std::uint64_t signature = 7620022194507895894u;
};

}  // namespace papelotte
