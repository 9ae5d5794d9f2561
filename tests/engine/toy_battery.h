// How much of the battery Fords is given.
#pragma once

#include "tests/battery/walk.h"
#include "tests/engine/toy_game.h"

namespace papelotte {

template <>
struct battery::Size<fords::Records> {
    static constexpr std::uint64_t games = 200, table_games = 40, player_games = 40;
    static constexpr std::uint32_t stride = 2;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t signature = 5175653019218206078u;
};

}  // namespace papelotte
