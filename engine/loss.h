// A piece that a game lost, for statistics (engine/chronicle.h).
#pragma once

#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace papelotte {

struct Loss {
    Seat side;                // whose piece it was
    std::string_view cause;   // a word of the game, constant; its sentence is "describe.loss.<cause>"
};

}  // namespace papelotte
