#include "games/napoleon/doctrine/distances.h"

namespace papelotte::napoleon {
namespace {

using Table = IdArray<Town, IdArray<Town, std::uint8_t, kTowns>, kTowns>;

consteval Table distances() {
    IdArray<Town, TownSet, kTowns> next{};
    for (const RoadData& road : kRoadData) {
        next[road.a].insert(road.b);
        next[road.b].insert(road.a);
    }
    Table table{};
    for (const Town from : kMap) {
        TownSet reached = TownSet::of(from), edge = reached;
        for (std::uint8_t far = 1; edge; ++far) {
            TownSet further;
            for (const Town town : edge) further |= next[town];
            edge = further - reached;
            reached |= edge;
            for (const Town town : edge) table[from][town] = far;
        }
    }
    return table;
}

}  // namespace

constinit const Table kDistances = distances();

}  // namespace papelotte::napoleon
