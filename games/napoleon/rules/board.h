// Constant data: towns with their roads, facts about units and corps, and the geometry of the battle board. board.cc makes the larger
// tables, at compile time.
#pragma once

#include <span>

#include "engine/id_array.h"
#include "napoleon_data.h"

namespace papelotte::napoleon {

// --- Towns and roads (NP-1.2) ------------------------------------------------------------------------------------------------------------

constexpr const TownData& data_of(Town town) { return element(kTownData, town); }
constexpr const RoadData& data_of(Road road) { return element(kRoadData, road); }
constexpr bool on_map(Town town) { return index_of(town) < kTowns; }
constexpr Town other_end(Road road, Town town) { return data_of(road).a == town ? data_of(road).b : data_of(road).a; }

inline constexpr TownSet kMap = TownSet::first(kTowns);

// A road from a town, with the town at its other end.
struct Way {
    Road road;
    Town to;
};
inline constexpr std::size_t kMostRoads = 7;   // of one town: Brussels (NP-1.2.8)
struct Ways {
    std::array<Way, kMostRoads> list;
    std::uint8_t count;
};
extern const IdArray<Town, Ways, kTowns> kWays;             // in the order of the roads
extern const IdArray<Town, TownSet, kTowns> kNeighbours;

inline std::span<const Way> ways_from(Town town) { return std::span(kWays[town].list).first(kWays[town].count); }
inline TownSet neighbours(Town town) { return kNeighbours[town]; }
Road road_between(Town, Town);      // kNoRoad if they are not adjacent
int way_index(Town from, Town to);  // the index of the road in ways_from(from); the towns are adjacent

constexpr const RoadLimits& limits_of(Road road) { return element(kRoadLimits, data_of(road).kind); }
constexpr int move_limit(Road road) { return limits_of(road).move; }            // NP-5.4.1
constexpr int river_limit(Road road) { return limits_of(road).river_attack; }   // NP-5.5.1
constexpr int battle_limit(Road road) { return limits_of(road).battle; }        // NP-6.3.71, NP-7.2.1, NP-7.5.4

// --- Calendar (NP-2.1) ---------------------------------------------------------------------------------------------------------------

constexpr const TurnData& turn_data(int turn) { return element(kTurnData, turn - 1); }
constexpr Side active_side(int turn) { return turn_data(turn).side; }
constexpr bool is_night(int turn) { return turn_data(turn).night; }

// --- Units (NP-3) --------------------------------------------------------------------------------------------------------------------

constexpr const UnitData& data_of(Unit unit) { return element(kUnitData, unit); }
constexpr const ArmyData& data_of(Army army) { return element(kArmyData, army); }
constexpr const TypeData& data_of(Type type) { return element(kTypeData, type); }
constexpr Army army_of(Unit unit) { return data_of(unit).army; }
constexpr Side side_of(Unit unit) { return side_of(army_of(unit)); }
constexpr Corps corps_of(Unit unit) { return data_of(unit).corps; }
constexpr Type type_of(Unit unit) { return data_of(unit).type; }
constexpr Unit commander_of(Army army) { return data_of(army).commander; }

namespace detail {
struct UnitsBy {
    IdArray<Army, UnitSet, kArmies> army;
    IdArray<Type, UnitSet, 5> type;
};
inline constexpr UnitsBy kUnitsBy = [] {
    UnitsBy by{};
    for (const Unit unit : UnitSet::first(kUnits)) {
        by.army[army_of(unit)].insert(unit);
        by.type[type_of(unit)].insert(unit);
    }
    return by;
}();
}  // namespace detail

constexpr UnitSet units_of(Army army) { return detail::kUnitsBy.army[index_of(army)]; }
constexpr UnitSet units_of(Side side) {
    return side == Side::french ? units_of(Army::french) : units_of(Army::anglo_dutch) | units_of(Army::prussian);
}
constexpr UnitSet units_of(Type type) { return detail::kUnitsBy.type[type]; }

inline constexpr UnitSet kAllUnits = UnitSet::first(kUnits);
inline constexpr UnitSet kInfantry = units_of(Type::infantry), kCavalry = units_of(Type::cavalry), kCommanders = units_of(Type::commander);
inline constexpr UnitSet kFootArtillery = units_of(Type::foot_artillery), kHorseArtillery = units_of(Type::horse_artillery);
inline constexpr UnitSet kArtillery = kFootArtillery | kHorseArtillery;
inline constexpr UnitSet kMounted = kCavalry | kHorseArtillery | kCommanders, kFoot = kInfantry | kFootArtillery;   // NP-1.3.9

// --- The battle board (NP-1.3.5 … NP-1.3.10) --------------------------------------------------------------------------------------------

inline constexpr Space kAllPositions[] = {Space::french_left, Space::french_centre, Space::french_right,
                                          Space::allied_left, Space::allied_centre, Space::allied_right};
inline constexpr Space kFrenchPositions[] = {Space::french_left, Space::french_centre, Space::french_right};
inline constexpr Space kAlliedPositions[] = {Space::allied_left, Space::allied_centre, Space::allied_right};
constexpr const Space (&positions_of(Side side))[3] { return side == Side::french ? kFrenchPositions : kAlliedPositions; }

constexpr bool is_position(Space space) { return space >= Space::french_left && space <= Space::allied_right; }
constexpr bool is_reserve(Space space) { return space >= Space::french_reserve; }
constexpr std::size_t position_index(Space space) { return static_cast<std::size_t>(space) - 1; }   // 0 .. 5
constexpr Space reserve_of(Side side) { return side == Side::french ? Space::french_reserve : Space::allied_reserve; }
constexpr Side side_of(Space space) {   // of a position or reserve
    return space <= Space::french_right || space == Space::french_reserve ? Side::french : Side::allied;
}
constexpr Space facing(Space position) { return Space(7 - static_cast<int>(position)); }
static_assert(facing(Space::french_left) == Space::allied_right && facing(Space::allied_centre) == Space::french_centre);
constexpr std::size_t front_of(Space position) {   // 0 … 2, as the French see it from the left
    return side_of(position) == Side::french ? position_index(position) : position_index(facing(position));
}
// NP-1.3.10  Whether one battle move of a block of this side leads from one space to the other.
constexpr bool are_linked(Side side, Space from, Space to) {
    if (is_position(from) && is_position(to)) return to == facing(from);
    if (is_reserve(from)) return from == reserve_of(side) && is_position(to) && side_of(to) == side;
    return to == reserve_of(side) && is_position(from) && side_of(from) == side;
}

}  // namespace papelotte::napoleon
