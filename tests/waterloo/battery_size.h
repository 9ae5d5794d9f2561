// The size of the battery for this game, the same in every test program that uses it.
#pragma once

#include "games/waterloo/records/records.h"
#include "tests/battery/walk.h"

namespace papelotte {

template <>
struct battery::Size<waterloo::Records> {
    static constexpr std::uint64_t games = 40, table_games = 6;
    static constexpr std::uint32_t stride = 8;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t player_games = 4;
    static constexpr std::uint64_t dense_positions = 2400;
    static constexpr int dense_decisions = 40;
    static constexpr std::uint64_t signature = 13564942631474193926u;
};

}  // namespace papelotte
