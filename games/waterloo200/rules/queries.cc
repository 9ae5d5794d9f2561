#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {
namespace {

// W2-6.1.5  For Prussian lines of communication all black areas are adjacent to one another.
const Neighbours<Area, kAreas> kPrussianNeighbours = [] {
    Neighbours<Area, kAreas> graph = kNeighbours;
    for (const Area area : kBlack) graph[area] |= kBlack - AreaSet::of(area);
    return graph;
}();

// W2-6.1.1, W2-6.1.2, W2-4.6.3  A line ends in an area that is contested or not friendly-controlled. The ally's areas are not friendly
// (W2-6.1.4, W2-2.4.13). It always continues from its first area, that of the commander (W2-6.1.3).
AreaSet ends_of_the_way(const Position& p, Faction faction) { return kMap - (p.controlled_by(faction) - contested(p)); }

}  // namespace

Faction controller(const Position& p, Area area) {
    for (const Faction faction : {Faction::french, Faction::british})
        if (p.controlled_by(faction).has(area)) return faction;
    return Faction::prussian;
}

int strength(const Position& p, UnitSet units) {
    int total = 0;
    for (const Unit unit : units) total += strength(p, unit);
    return total;
}

int capacity(const Position& p, UnitSet units) {
    int total = 0;
    for (const Unit unit : units)
        for (std::size_t step = p.unit(unit).step; step < block_data(p.edition, unit).steps; ++step)
            total += block_data(p.edition, unit).step[step].hits;
    return total;
}

// W2-6.2.2: isolated units still defend and count.
// W2-25.1.9: the line of a commander in a contested area can still begin there. W2-25.1.11: if he is cut off, it reaches only the
// areas next to him.
// W2-25.1.17: areas that the other allied faction takes over cut it, also during an impulse.
AreaSet communication(const Position& p, Faction faction) {
    const Area from = p.place(strategic_leader(faction));
    if (!on_map(from)) return {};
    const auto& graph = faction == Faction::prussian ? kPrussianNeighbours : kNeighbours;
    return reach(graph, AreaSet::of(from), kAreas, {}, ends_of_the_way(p, faction));
}

bool isolated(const Position& p, Unit unit) { return !communication(p, faction_of(unit)).has(p.place(unit)); }

// W2-6.3.1  The black areas are not linked here.
AreaSet within_radius(const Position& p, Unit leader) {
    const Faction faction = faction_of(leader);
    return reach(kNeighbours, AreaSet::of(p.place(leader)), step_of(p, leader).radius, {}, ends_of_the_way(p, faction));
}

int morale(const Position& p, Faction faction) {
    const Faction whose = faction == Faction::prussian ? Faction::british : faction;   // W2-O9.1
    return kTables.morale - units_at(p, kEliminated, whose).size() - p.settlement.price_of(seat_of(p, whose));
}

}  // namespace papelotte::waterloo200
