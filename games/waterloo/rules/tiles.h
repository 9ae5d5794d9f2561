// WL-3.2.4  What can be known of the hidden tile.
#pragma once

#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

// The tiles that the one of this round may be for players who have not seen it; none when no tile is hidden.
using Tiles = FixedVector<std::uint8_t, 8>;
Tiles tiles_possible(const Position&);

}  // namespace papelotte::waterloo
