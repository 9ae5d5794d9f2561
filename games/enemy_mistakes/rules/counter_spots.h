// Spots for counters of Generals: 15 x 15 mm, upright. Coordinates of actions are in tenths of a millimetre.
#pragma once

#include <initializer_list>

#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/moves.h"

namespace papelotte::enemy_mistakes {

inline plane::Box counter_box(plane::Vec centre) { return {centre, plane::direction(0), kHalfCounter, kHalfCounter}; }
inline plane::Box counter_box(int x, int y) { return counter_box({x / 10.0, y / 10.0}); }

// Calls visit(x, y) for the spots in sixteen directions at these distances from a point, as far as they lie on the board.
template <class Visit>
void for_each_spot(plane::Vec from, std::initializer_list<double> distances, Visit visit) {
    for (const double distance : distances)
        for (int facing = 0; facing < 3600; facing += 225) {
            const plane::Vec at = from + plane::direction(facing) * distance;
            if (at.x >= 0 && at.y >= 0 && at.x <= kBoardData.width && at.y <= kBoardData.height) visit(plane::tenths(at.x), plane::tenths(at.y));
        }
}

// Moves a counter to a spot; he is no longer attached.
void put_counter(Position&, General, int x, int y, Effects&);

}   // namespace papelotte::enemy_mistakes
