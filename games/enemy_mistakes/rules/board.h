// Constant data: facts about units, generals and the board.
#pragma once

#include "enemy_mistakes_data.h"
#include "engine/id_array.h"

namespace papelotte::enemy_mistakes {

constexpr const UnitData& data_of(Unit unit) { return element(kUnitData, unit); }
constexpr const GeneralData& data_of(General general) { return element(kGeneralData, general); }
constexpr const ArmyData& data_of(Army army) { return element(kArmyData, army); }
constexpr const CorpsData& data_of(Corps corps) { return element(kCorpsData, corps); }
constexpr const AreaData& data_of(Area area) { return element(kAreaData, area); }
constexpr const LineData& data_of(Line line) { return element(kLineData, line); }
constexpr const ScenarioData& data_of(Scenario scenario) { return element(kScenarioData, scenario); }
constexpr const TerrainData& data_of(Terrain terrain) { return element(kTerrainData, terrain); }

constexpr Army army_of(Unit unit) { return data_of(unit).army; }
constexpr Army army_of(General general) { return data_of(general).army; }
constexpr Side side_of(Unit unit) { return side_of(army_of(unit)); }
constexpr Corps corps_of(Unit unit) { return data_of(unit).corps; }
constexpr Type type_of(Unit unit) { return data_of(unit).type; }
constexpr bool is_artillery(Unit unit) { return type_of(unit) == Type::artillery; }
constexpr bool is_garrison(Unit unit) { return data_of(unit).garrison != kNoArea; }

// EM-1.10  In millimetres, tenths of them, and hundredths.
inline constexpr int kUm = 30, kUmTenths = 300, kUmHundredths = 3000;

namespace detail {
struct UnitsBy {
    IdArray<Army, UnitSet, kArmies> army;
    IdArray<Corps, UnitSet, kCorps> corps;
};
inline constexpr UnitsBy kUnitsBy = [] {
    UnitsBy by{};
    for (const Unit unit : UnitSet::first(kUnits)) {
        by.army[army_of(unit)].insert(unit);
        if (corps_of(unit) != Corps::none) by.corps[corps_of(unit)].insert(unit);
    }
    return by;
}();
}   // namespace detail

constexpr UnitSet units_of(Army army) { return detail::kUnitsBy.army[army]; }
constexpr UnitSet units_of(Corps corps) { return detail::kUnitsBy.corps[corps]; }
constexpr UnitSet units_of(Side side) { return side == Side::french ? units_of(Army::blue) : units_of(Army::red) | units_of(Army::black); }
inline constexpr UnitSet kArtillery = members_where(UnitSet::first(kUnits), is_artillery);
inline constexpr Unit kHougoumont{99}, kLaHayeSainte{100};   // the garrisons (EM-3.12)
static_assert(is_garrison(kHougoumont) && is_garrison(kLaHayeSainte));
inline constexpr UnitSet kGarrisons = members_where(UnitSet::first(kUnits), is_garrison);

}   // namespace papelotte::enemy_mistakes
