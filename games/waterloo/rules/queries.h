// Questions about a position that several chapters ask.
#pragma once

#include "engine/byte_search.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

// The units in a place. The mask drops the two bytes of padding.
inline UnitSet units_at(const Position& p, Area area) { return positions_of<Unit>(p.places, area) & kAllUnits; }
inline UnitSet units_at(const Position& p, Area area, Seat side) { return units_at(p, area) & units_of(side); }
inline UnitSet infantry_at(const Position& p, Area area, Seat side) { return units_at(p, area, side) & kInfantry; }
inline UnitSet cavalry_at(const Position& p, Area area, Seat side) { return units_at(p, area, side) & kCavalry; }
inline UnitSet guns_at(const Position& p, Area area, Seat side) { return units_at(p, area, side) & kArtillery; }
inline UnitSet leaders_at(const Position& p, Area area, Seat side) { return units_at(p, area, side) & kLeaders; }

// --- Presence -----------------------------------------------------------------------------------------------------------------

inline AreaSet areas_with(const Position& p, Seat side, Arm arm) { return p.present[side][arm]; }
inline bool has(const Position& p, Area area, Seat side, Arm arm) { return areas_with(p, side, arm).has(area); }
inline AreaSet areas_with_combat_units(const Position& p, Seat side) {
    return areas_with(p, side, Arm::infantry) | areas_with(p, side, Arm::cavalry) | areas_with(p, side, Arm::artillery);
}
// WL-1.3.2, WL-1.3.3  Areas with an enemy combat unit, including unmanned guns. A leader alone does not count.
inline AreaSet enemy_occupied(const Position& p, Seat side) { return areas_with_combat_units(p, other(side)); }
inline AreaSet areas_with_units(const Position& p, Seat side) { return areas_with_combat_units(p, side) | areas_with(p, side, Arm::leader); }

inline UnitSet units_where(const Position& p, UnitSet units, auto test) {
    UnitSet found;
    for (const Unit unit : units)
        if (test(p.unit(unit))) found.insert(unit);
    return found;
}
inline UnitSet manned(const Position& p, UnitSet guns) {
    return units_where(p, guns, [](const UnitState& u) { return !u.unmanned; });
}
inline UnitSet unmanned(const Position& p, UnitSet guns) { return guns - manned(p, guns); }
inline UnitSet fresh(const Position& p, UnitSet cavalry) {
    return units_where(p, cavalry, [](const UnitState& u) { return u.posture == Posture::upright; });
}
inline bool committed(const Position& p, Unit unit) { return p.unit(unit).link != kNowhere; }

// WL-1.3.7 (b)  The side has combat units there, and all of them are unmanned guns.
inline bool only_unmanned_guns(const Position& p, Area area, Seat side) {
    return has(p, area, side, Arm::artillery) && !has(p, area, side, Arm::infantry) && !has(p, area, side, Arm::cavalry) &&
           manned(p, guns_at(p, area, side)).empty();
}

// --- The current assault --------------------------------------------------------------------------------------------------------

inline Seat attacker(const Position& p) { return p.assault.side; }
inline Seat defender(const Position& p) { return other(p.assault.side); }

// WL-7.1.11, WL-7.8.10  The units that take part: those of the assaulting side that moved in, and all of the defending side.
inline UnitSet taking_part(const Position& p, Seat side) {
    const UnitSet here = units_at(p, p.assault.area, side);
    return side == attacker(p) ? units_where(p, here, [](const UnitState& u) { return u.link != kNowhere; }) : here;
}
inline UnitSet cavalry_taking_part(const Position& p, Seat side) { return taking_part(p, side) & kCavalry; }
// WL-13.2.4  The infantry that benefits from the strong point.
inline UnitSet sheltered(const Position& p) {
    UnitSet units;
    for (const Unit unit : p.assault.benefiting)
        if (unit != kNoUnit) units.insert(unit);
    return units;
}
inline bool benefits(const Position& p, Unit unit) { return p.assault.benefiting[0] == unit || p.assault.benefiting[1] == unit; }

// --- Counts ------------------------------------------------------------------------------------------------------------------------

inline int infantry_count(const Position& p, Area area, Army army) { return (units_at(p, area) & units_of(army) & kInfantry).size(); }

// WL-15.1.1, WL-15.1.2, WL-2.2.4  Casualties of the French or of the Anglo-Allied army, with the price of a bid.
int casualties(const Position&, Army army);

// WL-3.7.3
bool holds(const Position&, Seat side, Area area);

// For sentences ("the second French infantry"): its number, from 1, among the units of its name in its place; 0 if it is the only one.
int nth_of_its_name(const Position&, Unit unit);

// WL-5.1.9, WL-12.2.3  Another leader of the same colour stands there.
bool meets_leader_of_his_colour(const Position&, Unit leader, Area area);

}  // namespace papelotte::waterloo
