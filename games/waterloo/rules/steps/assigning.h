// WL-9.2.1  Which unit is being given its cubes. The step is declared in damage.h.
#pragma once

#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

struct Assigning {
    Unit unit;
    int place, units;   // it is this one of so many of its army in the area
    int left;           // cubes that the units before it have not taken
    friend bool operator==(const Assigning&, const Assigning&) = default;
};

// Empty when no cubes are being assigned.
std::optional<Assigning> assigning(const Position&);

}  // namespace papelotte::waterloo
