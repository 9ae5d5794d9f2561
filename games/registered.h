// The games of the registry, each made in a file of its own.
#pragma once

#include "engine/game.h"

namespace papelotte {

Game waterloo_game();
Game waterloo200_game();

}  // namespace papelotte
