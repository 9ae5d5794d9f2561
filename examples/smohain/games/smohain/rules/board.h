// What never changes: the areas and what follows from them, and the facts about units. All of it is computed when the program is compiled.
#pragma once

#include "engine/graph.h"
#include "smohain_data.h"

namespace papelotte::smohain {

constexpr bool on_map(Area area) { return kMap.has(area); }
constexpr Seat side_of(Unit unit) { return element(kUnitData, unit).side; }

inline constexpr AreaSet kBuiltUp = [] {   // SM-1.2
    AreaSet areas;
    for (const Area area : kMap) areas.set(area, element(kAreaData, area).built_up);
    return areas;
}();

inline constexpr Neighbours<Area, kAreas> kNeighbours = [] {   // SM-1.1
    Neighbours<Area, kAreas> graph{};
    for (const BorderData& border : kBorderData) {
        graph[border.a].insert(border.b);
        graph[border.b].insert(border.a);
    }
    return graph;
}();

constexpr UnitSet units_of(Seat side) {
    UnitSet units;
    for (const Unit unit : kAllUnits) units.set(unit, side_of(unit) == side);
    return units;
}

}  // namespace papelotte::smohain
