// See registry.h.
#include "games/registry.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "registered_games.h"

namespace papelotte {

std::span<const Game> games() {
    static const std::vector<Game> all = [] {
        std::vector<Game> made;
        for (const auto game : kRegisteredGames) made.push_back(game());
        std::ranges::sort(made, {}, [](const Game& game) { return std::pair(game.facts->order, game.facts->id); });
        return made;
    }();
    return all;
}

const Game* find_game(std::string_view id) {
    const auto found = std::ranges::find(games(), id, [](const Game& game) { return game.facts->id; });
    return found == games().end() ? nullptr : &*found;
}

}  // namespace papelotte
