// Constant data: the areas with the tables derived from them (neighbours, distances, retreat areas, lines of sight), and facts about
// units. board.cc makes the larger tables; all except the lines of sight are made at compile time.
#pragma once

#include <span>

#include "engine/graph.h"
#include "waterloo_data.h"

namespace papelotte::waterloo {

// --- Areas -------------------------------------------------------------------------------------------------------------------

constexpr const AreaData& area_data(Area area) { return element(kAreaData, area); }
constexpr bool on_map(Area area) { return index_of(area) < kAreas; }
constexpr bool on_board(Area area) { return index_of(area) < kBoardPlaces; }   // the map or the Delayed box

namespace detail {
constexpr AreaSet areas_where(auto test) {
    return members_where(AreaSet::first(kAreas), [&](Area area) { return test(area_data(area)); });
}
}  // namespace detail

inline constexpr AreaSet kMap = AreaSet::first(kAreas);
inline constexpr AreaSet kLow = detail::areas_where([](const AreaData& a) { return a.low; });
inline constexpr AreaSet kRiver = detail::areas_where([](const AreaData& a) { return a.river; });
inline constexpr AreaSet kWoodsOrTown = detail::areas_where([](const AreaData& a) { return a.woods || a.town; });
inline constexpr AreaSet kRough = kWoodsOrTown | kRiver;   // where cavalry stops and may not assault (WL-5.1.6, WL-7.1.4)
inline constexpr AreaSet kStrongPoints = detail::areas_where([](const AreaData& a) { return a.strong_point_capacity > 0; });
inline constexpr AreaSet kEdge = detail::areas_where([](const AreaData& a) { return a.edge; });
inline constexpr AreaSet kEntriesA = detail::areas_where([](const AreaData& a) { return a.entry == 'A'; });
inline constexpr AreaSet kEntries = detail::areas_where([](const AreaData& a) { return a.entry != 0; });

// --- Borders (WL-1.3.1) --------------------------------------------------------------------------------------------------------

extern const Neighbours<Area, kBoardPlaces> kMapNeighbours;   // between areas of the map
extern const Neighbours<Area, kBoardPlaces> kNeighbours;      // with the Delayed box next to the three entry areas (WL-1.3.6)
extern const Distances<Area, kBoardPlaces> kDistances;        // over areas of the map

inline AreaSet map_neighbours(Area area) { return kMapNeighbours[area]; }
inline AreaSet neighbours(Area area) { return kNeighbours[area]; }
inline int distance(Area a, Area b) { return kDistances[a][b]; }

// --- Units ---------------------------------------------------------------------------------------------------------------------

constexpr const UnitData& data_of(Unit unit) { return element(kUnitData, unit); }
constexpr Seat side_of(Unit unit) { return data_of(unit).side; }
constexpr Army army_of(Unit unit) { return data_of(unit).army; }
constexpr Arm arm_of(Unit unit) { return data_of(unit).arm; }
constexpr Nation nation_of(Unit unit) { return data_of(unit).nation; }
constexpr bool is_combat_unit(Unit unit) { return arm_of(unit) != Arm::leader; }   // WL-1.1.5
constexpr Colour colour_of(Army army) { return Colour(army); }                     // WL-9.1.2
constexpr Colour colour_of(Unit unit) { return colour_of(army_of(unit)); }
constexpr Seat side_of(Army army) { return army == Army::french ? kFrench : kAllied; }
constexpr Seat side_of(Colour colour) { return side_of(Army(colour)); }

namespace detail {
constexpr UnitSet units_where(auto test) {
    return members_where(UnitSet::first(kUnits), [&](Unit unit) { return test(data_of(unit)); });
}
}  // namespace detail

inline constexpr IdArray<Seat, UnitSet, 2> kSide{detail::units_where([](const UnitData& u) { return u.side == kFrench; }),
                                                 detail::units_where([](const UnitData& u) { return u.side == kAllied; })};
inline constexpr auto kArm = [] {
    IdArray<Arm, UnitSet, 4> sets{};
    for (const Unit unit : UnitSet::first(kUnits)) sets[arm_of(unit)].insert(unit);
    return sets;
}();
inline constexpr auto kArmy = [] {
    IdArray<Army, UnitSet, 3> sets{};
    for (const Unit unit : UnitSet::first(kUnits)) sets[army_of(unit)].insert(unit);
    return sets;
}();
constexpr UnitSet units_of(Seat side) { return kSide[side]; }
constexpr UnitSet units_of(Arm arm) { return kArm[arm]; }
constexpr UnitSet units_of(Army army) { return kArmy[army]; }
inline constexpr UnitSet kAllUnits = UnitSet::first(kUnits);
inline constexpr UnitSet kInfantry = units_of(Arm::infantry), kCavalry = units_of(Arm::cavalry), kArtillery = units_of(Arm::artillery),
                         kLeaders = units_of(Arm::leader), kCombatUnits = kInfantry | kCavalry | kArtillery;
inline constexpr UnitSet kGuardInfantry = detail::units_where([](const UnitData& u) { return u.guard && u.arm == Arm::infantry; });

// --- Retreat goals (WL-10.2) -----------------------------------------------------------------------------------------------------

// By army and area: the adjacent areas that are nearer to a goal of the army (WL-10.2.2, WL-10.2.3).
extern const IdArray<Army, IdArray<Area, AreaSet, kAreas>, 3> kTowardsGoal;

// --- Lines of sight (WL-6.2) -----------------------------------------------------------------------------------------------------

// One shortest path from a firing area to a target, not blocked by terrain.
struct Sightline {
    AreaSet must_be_empty;   // a combat unit of either side in one of these areas blocks the path (WL-6.2.2)
    std::int8_t ridge, sunken_road;   // modifiers of WL-6.3 that the path causes
};

// The sightlines from one area to another.
std::span<const Sightline> sightlines(Area from, Area to);
AreaSet in_range(Area from);           // areas at range 1 to 3 with at least one sightline
AreaSet hidden_by_ridge(Area from);    // areas without a sightline, where a ridge is the only obstacle (WL-6.2.8)

}  // namespace papelotte::waterloo
