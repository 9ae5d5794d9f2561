// The size of the battery for this game, the same in every test program that uses it.
#pragma once

#include "games/napoleon/records/records.h"
#include "tests/battery/walk.h"

namespace papelotte {

template <>
struct battery::Size<napoleon::Records> {
    static constexpr std::uint64_t games = 40, table_games = 6;
    static constexpr std::uint32_t stride = 10;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t player_games = 2;
    static constexpr std::uint64_t dense_positions = 200;
    static constexpr int dense_decisions = 120;   // a battle takes a while
    static constexpr std::uint64_t signature = 13434729111541545819u;
};

}  // namespace papelotte
