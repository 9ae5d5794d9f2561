// WL-4.1.1, WL-4.1.3  What players can know about the hidden tile.
#pragma once

#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

// The possible values of this round's tile for players who have not seen it; empty when no tile is hidden.
using Tiles = FixedVector<std::uint8_t, 8>;
Tiles tiles_possible(const Position&);

}  // namespace papelotte::waterloo
