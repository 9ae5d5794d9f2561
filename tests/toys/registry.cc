// The games of papelotte_toys: the program with toy games instead of real ones, for tests of what no real game shows yet.
#include "games/registry.h"

#include <algorithm>
#include <array>

#include "ai/make_players.h"
#include "engine/make_game.h"
#include "tests/engine/pickets.h"
#include "tests/toys/pickets_doctrine.h"

namespace papelotte {

std::span<const Game> games() {
    static const std::array all{make_game<pickets::Records>(ai::make_players<pickets::Records, pickets::Doctrine>())};
    return all;
}

const Game* find_game(std::string_view id) {
    const auto found = std::ranges::find(games(), id, [](const Game& game) { return game.facts->id; });
    return found == games().end() ? nullptr : &*found;
}

}  // namespace papelotte
