// WL-9.2.1  The unit to which cubes are being assigned. The step AssignCubes is declared in damage.h.
#pragma once

#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

struct Assigning {
    Unit unit;
    int place, units;   // it is number `place` of the `units` of its army in the area
    int left;           // cubes that are not yet assigned
    friend bool operator==(const Assigning&, const Assigning&) = default;
};

// Empty when no cubes are being assigned.
std::optional<Assigning> assigning(const Position&);

}  // namespace papelotte::waterloo
