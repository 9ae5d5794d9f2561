// Questions about battles: who stands where, who is engaged, what terrain does (NP-1.3.7, NP-1.3.8, NP-6.2.2).
#pragma once

#include "games/napoleon/rules/queries.h"

namespace papelotte::napoleon {

inline UnitSet units_in(const Position& p, Town town, Space space) {
    return units_where(p, units_at(p, town), [&](const BlockState& block) { return block.space == space; });
}
inline UnitSet units_in(const Position& p, Town town, Space space, Side side) { return units_in(p, town, space) & units_of(side); }

// NP-1.3.8  A position that holds blocks of both sides.
inline bool is_engaged(const Position& p, Town town, Space space) {
    if (!is_position(space)) return false;
    const UnitSet units = units_in(p, town, space);
    return !(units & units_of(Side::french)).empty() && !(units & units_of(Side::allied)).empty();
}
inline bool is_engaged(const Position& p, Unit unit) { return is_engaged(p, p.place(unit), p.space(unit)); }

}  // namespace papelotte::napoleon
