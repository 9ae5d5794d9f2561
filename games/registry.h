// The registry of games, by id. A new game adds its own <id>_game.cc, and one line to registered.h and registry.cc.
#pragma once

#include <span>
#include <string_view>

#include "engine/game.h"

namespace papelotte {

std::span<const Game> games();
const Game* find_game(std::string_view id);   // null: no such game

}  // namespace papelotte
