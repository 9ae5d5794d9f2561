// See registry.h.
#include "games/registry.h"

#include <algorithm>
#include <array>

#include "ai/make_players.h"
#include "engine/make_game.h"
#include "games/waterloo/doctrine.h"
#include "games/waterloo/records.h"
#include "games/waterloo200/doctrine.h"
#include "games/waterloo200/records.h"

namespace papelotte {

std::span<const Game> games() {
    static const std::array all{make_game<waterloo::Records>(ai::make_players<waterloo::Records, waterloo::Doctrine>()),
                                make_game<waterloo200::Records>(ai::make_players<waterloo200::Records, waterloo200::Doctrine>())};
    return all;
}

const Game* find_game(std::string_view id) {
    const auto found = std::ranges::find(games(), id, [](const Game& game) { return game.facts->id; });
    return found == games().end() ? nullptr : &*found;
}

}  // namespace papelotte
