// The games there are: the folders of games/, as cmake/games.cmake finds them, in the order of Facts::order.
#pragma once

#include <span>
#include <string_view>

#include "engine/game.h"

namespace papelotte {

std::span<const Game> games();
const Game* find_game(std::string_view id);   // null: no such game

}  // namespace papelotte
