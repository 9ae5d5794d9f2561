// Tables derived from the map and the units: neighbours, distances, and the icons that each unit fits.
#include "games/waterloo200/rules/board.h"

namespace papelotte::waterloo200 {

constexpr Neighbours<Area, kAreas> kNeighbours = [] {
    Neighbours<Area, kAreas> graph{};
    for (const BorderData& border : kBorderData) {
        graph[border.a].insert(border.b);
        graph[border.b].insert(border.a);
    }
    return graph;
}();

constexpr Distances<Area, kAreas> kDistances = distances(kNeighbours);

constexpr std::array<IdArray<Area, IconSet, kAreas>, kEditions> kIconsAt = [] {
    std::array<IdArray<Area, IconSet, kAreas>, kEditions> icons{};
    for (std::size_t edition = 0; edition < kEditions; ++edition)
        for (int i = 0; i < kIcons; ++i) icons[edition][icon_data(Edition(edition), Icon(i)).area].insert(Icon(i));
    return icons;
}();

namespace {

constexpr IconType icon_type_of(Type type) {
    switch (type) {
        case Type::infantry: return IconType::infantry;
        case Type::cavalry: return IconType::cavalry;
        case Type::foot_artillery:
        case Type::horse_artillery: return IconType::artillery;   // W2-16.2.5
        case Type::tactical_leader: return IconType::tactical_leader;
        case Type::strategic_leader: return IconType::strategic_leader;
    }
    return IconType::infantry;
}

constexpr bool takes(const IconData& icon, const UnitData& unit) {
    return icon.faction == unit.faction && icon.corps == unit.corps && icon.type == icon_type_of(unit.type) && icon.brunswick == unit.brunswick;
}

}  // namespace

constexpr std::array<IdArray<Unit, IconSet, kUnits>, kEditions> kIconsFor = [] {
    std::array<IdArray<Unit, IconSet, kUnits>, kEditions> icons{};
    for (std::size_t edition = 0; edition < kEditions; ++edition)
        for (const Unit unit : kAllUnits)
            for (int i = 0; i < kIcons; ++i)
                if (takes(icon_data(Edition(edition), Icon(i)), data_of(unit))) icons[edition][unit].insert(Icon(i));
    return icons;
}();

}  // namespace papelotte::waterloo200
