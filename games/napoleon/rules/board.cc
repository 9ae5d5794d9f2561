// Tables derived from the roads.
#include "games/napoleon/rules/board.h"

namespace papelotte::napoleon {

constexpr IdArray<Town, Ways, kTowns> kWays = [] {
    IdArray<Town, Ways, kTowns> ways{};
    for (int i = 0; i < kRoads; ++i) {
        const RoadData& road = data_of(Road(i));
        ways[road.a].list[ways[road.a].count++] = {Road(i), road.b};
        ways[road.b].list[ways[road.b].count++] = {Road(i), road.a};
    }
    return ways;
}();

constexpr IdArray<Town, TownSet, kTowns> kNeighbours = [] {
    IdArray<Town, TownSet, kTowns> graph{};
    for (const RoadData& road : kRoadData) {
        graph[road.a].insert(road.b);
        graph[road.b].insert(road.a);
    }
    return graph;
}();

Road road_between(Town a, Town b) {
    for (const Way& way : ways_from(a))
        if (way.to == b) return way.road;
    return kNoRoad;
}

int way_index(Town from, Town to) {
    const auto ways = ways_from(from);
    std::size_t index = 0;
    while (ways[index].to != to) ++index;
    return static_cast<int>(index);
}

}  // namespace papelotte::napoleon
