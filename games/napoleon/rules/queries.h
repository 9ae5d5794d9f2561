// Questions about a position that several chapters ask.
#pragma once

#include "engine/byte_search.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

// --- Presence --------------------------------------------------------------------------------------------------------------------------

inline UnitSet units_at(const Position& p, Town town) { return papelotte::positions_of<Unit, Town, 64, 1>(p.places, town); }
inline UnitSet units_at(const Position& p, Town town, Side side) { return units_at(p, town) & units_of(side); }
inline UnitSet units_at(const Position& p, Town town, Army army) { return units_at(p, town) & units_of(army); }
inline bool on_map(const Position& p, Unit unit) { return on_map(p.place(unit)); }
UnitSet units_on_map(const Position&, Army);
inline UnitSet eliminated(const Position& p, Army army) { return units_at(p, kEliminated, army); }
TownSet towns_of(const Position&, Side);   // where it has blocks
inline bool enemies_at(const Position& p, Town town, Side side) { return !units_at(p, town, other(side)).empty(); }

inline UnitSet units_where(const Position& p, UnitSet units, auto test) {
    UnitSet found;
    for (const Unit unit : units)
        if (test(p.block(unit))) found.insert(unit);
    return found;
}

// Blocks that are the same in every respect, and seen by everybody: it makes no difference which of them is chosen.
bool are_the_same(const Position&, UnitSet);

// --- Roads (NP-7.2.1) ------------------------------------------------------------------------------------------------------------------

inline bool has_place(Town town, std::size_t way, const RoadCounts& used) { return used[way] < battle_limit(ways_from(town)[way].road); }
inline void use_road(RoadCounts& used, Town town, Town to) { change(used[static_cast<std::size_t>(way_index(town, to))], 1); }

// --- Battles ---------------------------------------------------------------------------------------------------------------------------

inline Battle* battle_at(Position& p, Town town) {
    for (Battle& battle : p.battles)
        if (battle.town == town && !battle.over) return &battle;
    return nullptr;
}
inline const Battle* battle_at(const Position& p, Town town) { return battle_at(const_cast<Position&>(p), town); }

// --- Set-up ------------------------------------------------------------------------------------------------------------------------------

// --- Knowledge -------------------------------------------------------------------------------------------------------------------------

// NP-4.1.1  While a side places its blocks, the others see nothing of it but how many it has placed.
bool is_placing(const Position&, Side);

// NP-3.2.1  Whether a seat sees the face of the unit now; `viewer` may be kObserver.
inline bool sees(const Position& p, Seat viewer, Unit unit) {
    return p.block(unit).shown || p.place(unit) == kEliminated || (viewer != kObserver && seats_of(side_of(unit)).has(viewer));
}

}  // namespace papelotte::napoleon
