// What follows from the map and from the units: neighbours, distances, and who fits where.
#include "games/waterloo200/board.h"

namespace papelotte::waterloo200 {

constexpr Neighbours<Area, kAreas> kNeighbours = [] {
    Neighbours<Area, kAreas> graph{};
    for (const BorderData& border : kBorderData) {
        graph[static_cast<std::size_t>(border.a)].insert(border.b);
        graph[static_cast<std::size_t>(border.b)].insert(border.a);
    }
    return graph;
}();

constexpr Distances<kAreas> kDistances = distances(kNeighbours);

constexpr std::array<IconSet, kAreas> kIconsAt = [] {
    std::array<IconSet, kAreas> icons{};
    for (int i = 0; i < kIcons; ++i) icons[static_cast<std::size_t>(icon_data(Icon(i)).area)].insert(Icon(i));
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

constexpr std::array<IconSet, kUnits> kIconsFor = [] {
    std::array<IconSet, kUnits> icons{};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        for (int i = 0; i < kIcons; ++i)
            if (takes(icon_data(Icon(i)), kUnitData[unit])) icons[unit].insert(Icon(i));
    return icons;
}();

}  // namespace papelotte::waterloo200
