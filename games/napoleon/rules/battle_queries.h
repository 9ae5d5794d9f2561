// Questions about battles: who stands where, who is engaged, what terrain does (NP-1.3.7, NP-1.3.8, NP-6.2.2).
#pragma once

#include "games/napoleon/rules/queries.h"

namespace papelotte::napoleon {

// --- Presence --------------------------------------------------------------------------------------------------------------------------

inline UnitSet units_in(const Position& p, Town town, Space space) {
    return units_where(p, units_at(p, town), [&](const BlockState& block) { return block.space == space; });
}
inline UnitSet units_in(const Position& p, Town town, Space space, Side side) {
    return units_where(p, units_at(p, town, side), [&](const BlockState& block) { return block.space == space; });
}
inline bool holds(const Position& p, Town town, Space space, Side side) {
    for (const Unit unit : units_at(p, town, side))
        if (p.space(unit) == space) return true;
    return false;
}

// NP-1.3.8  A position that holds blocks of both sides.
inline bool is_engaged(const Position& p, Town town, Space space) {
    return is_position(space) && holds(p, town, space, Side::french) && holds(p, town, space, Side::allied);
}
inline bool is_engaged(const Position& p, Unit unit) { return is_engaged(p, p.place(unit), p.space(unit)); }

// NP-1.3.7  Whether the block stands in one of its own side's positions.
inline bool in_own_position(const Position& p, Unit unit) { return is_position(p.space(unit)) && side_of(p.space(unit)) == side_of(unit); }

// The other Allied player, if he decides for himself and has blocks in the town (NP-11.1.6).
std::optional<Actor> partner_at(const Position&, Town, Actor);
// The player who goes first in a step of this side, and has blocks in the town (NP-11.1.5).
Actor first_at(const Position&, Town, Side, Army senior);

// --- Squares, farms and hills (NP-6.5, NP-6.2.3) ------------------------------------------------------------------------------------------

// NP-6.5.10
inline Target group_of(const BlockState& block) { return block.square || block.shelter ? Target::square : Target::open; }

Unit sheltered_by(const Position&, Unit square);   // NP-6.5.21; kNoUnit: nobody
Unit occupant_of(const Position&, Town, Space);    // of its farm or hill, of either side; kNoUnit: nobody

// NP-6.2.15, NP-6.2.18  The units that may occupy a marker of this kind; none if it cannot be occupied.
constexpr UnitSet occupants_for(Terrain terrain) {
    return terrain == Terrain::farm ? kInfantry : terrain == Terrain::hill ? kArtillery : UnitSet();
}

// NP-6.2.13
constexpr bool may_stand_in(Type type, Terrain terrain) {
    return terrain != Terrain::woods || (type != Type::foot_artillery && type != Type::horse_artillery);
}

}  // namespace papelotte::napoleon
