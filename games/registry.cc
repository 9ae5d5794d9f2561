// See registry.h.
#include "games/registry.h"

#include <algorithm>
#include <array>

#include "games/registered.h"

namespace papelotte {

std::span<const Game> games() {
    static const std::array all{waterloo_game(), waterloo200_game()};
    return all;
}

const Game* find_game(std::string_view id) {
    const auto found = std::ranges::find(games(), id, [](const Game& game) { return game.facts->id; });
    return found == games().end() ? nullptr : &*found;
}

}  // namespace papelotte
