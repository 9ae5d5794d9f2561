// Questions about a position that several chapters ask.
#pragma once

#include "engine/byte_search.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

// --- Presence -------------------------------------------------------------------------------------------------------------

inline UnitSet units_at(const Position& p, Area area) { return positions_of<Unit>(p.places, area) & kAllUnits; }
inline UnitSet units_at(const Position& p, Area area, Side side) { return units_at(p, area) & units_of(side); }
inline UnitSet units_at(const Position& p, Area area, Faction faction) { return units_at(p, area) & units_of(faction); }

inline AreaSet areas_of(const Position& p, Side side) {
    return side == Side::french ? p.areas_of(Faction::french) : p.areas_of(Faction::british) | p.areas_of(Faction::prussian);
}
inline AreaSet enemy_areas(const Position& p, Side side) { return areas_of(p, other(side)); }
inline AreaSet contested(const Position& p) { return areas_of(p, Side::french) & areas_of(p, Side::allied); }
inline bool on_map(const Position& p, Unit unit) { return on_map(p.place(unit)); }

// W2-2.2.4, W2-2.2.5  The other allied faction, for a faction that has one.
inline AreaSet ally_areas(const Position& p, Faction faction) {
    if (faction == Faction::french) return {};
    return p.areas_of(faction == Faction::british ? Faction::prussian : Faction::british);
}

// W2-2.2.1, W2-2.2.2  Whether the side has as many blocks there as may stand there. The block itself is not counted; every other counts one.
inline bool is_full(const Position& p, Area area, Unit for_whom) {
    return (units_at(p, area, side_of(for_whom)) - UnitSet::of(for_whom)).size() >= stacking(p.edition, area);
}
inline bool is_full(const Position& p, Area area, Side side) { return units_at(p, area, side).size() >= stacking(p.edition, area); }

// W2-2.4.12
inline AreaSet controlled_by(const Position& p, Side side) {
    return side == Side::french ? p.controlled_by(Faction::french) : p.controlled_by(Faction::british) | p.controlled_by(Faction::prussian);
}
Faction controller(const Position&, Area);

// --- Units ----------------------------------------------------------------------------------------------------------------------

inline const StepData& step_of(const Position& p, Unit unit) { return block_data(p.edition, unit).step[p.unit(unit).step]; }
inline int strength(const Position& p, Unit unit) { return step_of(p, unit).strength; }
inline int value(const Position& p, Unit unit) { return step_of(p, unit).value; }   // AV, TV or SV
inline bool on_last_step(const Position& p, Unit unit) { return p.unit(unit).step + 1 == block_data(p.edition, unit).steps; }
int strength(const Position&, UnitSet);
int capacity(const Position&, UnitSet);   // W2-3.2.9

// W2-22.1.1, W2-22.1.3, W2-22.2.3  Whether the enemy sees the unit's face.
inline bool face_up(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    return state.activated || state.attacked || state.found || type_of(unit) == Type::strategic_leader ||
           (p.battle.revealed && p.place(unit) == p.battle.area) || p.place(unit) == kEliminated;
}

inline UnitSet units_where(const Position& p, UnitSet units, auto test) {
    UnitSet found;
    for (const Unit unit : units)
        if (test(p.unit(unit))) found.insert(unit);
    return found;
}
inline UnitSet activated(const Position& p, UnitSet units) {
    return units_where(p, units, [](const UnitState& u) { return u.activated; });
}

// --- Leaders and communication ---------------------------------------------------------------------------------------------------

// W2-4.5.1, W2-4.4.3, W2-4.5.6  The strategic value; 0 without a commander-in-chief on the map.
inline int strategic_value(const Position& p, Faction faction) {
    const Unit leader = strategic_leader(faction);
    return on_map(p, leader) ? value(p, leader) : 0;
}

// W2-6.1, W2-6.1.6  The areas from which units of the faction have a line of communication.
AreaSet communication(const Position&, Faction);
bool isolated(const Position&, Unit unit);   // W2-6.2.1; tested whenever it matters, never stored (W2-6.2.3)

// W2-4.6.2, W2-4.6.3, W2-4.4.4  The areas within the leader's tactical radius, from where he stands.
AreaSet within_radius(const Position&, Unit leader);

// W2-13.9.1  Ten less the units lost and the price of a bid; the Prussians use the British track.
int morale(const Position&, Faction);

// --- Who decides (W2-20.1.3, W2-20.1.6 … W2-20.1.8) ----------------------------------------------------------------------

inline Seat seat_of(const Position& p, Faction faction) {
    if (faction == Faction::french) return kFrenchSeat;
    return faction == Faction::prussian && p.three_players() ? kPrussianSeat : kBritishSeat;
}
inline Seat seat_of(const Position& p, Side side) { return seat_of(p, side == Side::french ? Faction::french : Faction::british); }
inline Side side_of_seat(Seat seat) { return seat == kFrenchSeat ? Side::french : Side::allied; }

// W2-O1.2
inline bool sets_up_freely(const Position& p, Faction faction) {
    constexpr Option kFree[] = {Option::free_setup_french, Option::free_setup_british, Option::free_setup_prussian};
    return p.plays(kFree[index_of(faction)]);
}

// W2-16.2.1, W2-O1.1  A free icon of the area that the unit fits.
inline std::optional<Icon> free_icon(const Position& p, Unit unit, Area area) {
    const IconSet free = (icons_for(p.edition, unit) & icons_at(p.edition, area)) - p.icons_used;
    return free.empty() ? std::nullopt : std::optional(free.front());
}

}   // namespace papelotte::waterloo200
