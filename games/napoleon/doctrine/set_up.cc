// Before the first turn: free set-up, and the points that a bid costs.
#include <algorithm>

#include "games/napoleon/doctrine/chapters.h"
#include "games/napoleon/doctrine/distances.h"
#include "games/napoleon/rules/queries.h"

namespace papelotte::napoleon {
namespace {

// How many blocks of ours stand in the town and next to it.
float company(const Position& p, Town town, UnitSet own) {
    float sum = 0;
    for (const Unit unit : own) {
        const Town place = p.place(unit);
        if (on_map(place)) sum += place == town ? 1.0f : distance(place, town) == 1 ? 0.6f : distance(place, town) == 2 ? 0.3f : 0;
    }
    return sum;
}

// How near the cities of an army are; each counts with what it costs to lose.
float near_cities(Town town, Army army) {
    float sum = 0;
    for (const Town city : kCities)
        if (data_of(city).supply_army == army)
            sum += static_cast<float>(data_of(city).supply_loss) / static_cast<float>(1 + distance(town, city));
    return sum;
}

// The number of roads to France, or out of it.
int from_border(Town town) {
    const bool french = data_of(town).zone == Zone::france;
    int nearest = 99;
    for (const Town other : kMap)
        if ((data_of(other).zone == Zone::france) != french) nearest = std::min(nearest, distance(town, other));
    return nearest;
}

// A garrison in every city, the army between its cities and the border, close together and not at the border.
float allied_place(const Position& p, Unit unit, Town town, const Weights& w) {
    const Army army = army_of(unit);
    const UnitSet there = units_at(p, town, Side::allied);
    if (kCities.has(town) && there.empty()) return kFoot.has(unit) ? 3.0f : 1.0f;
    const int border = from_border(town);
    const float depth = border <= 1 ? -1.5f : border == 2 ? -0.2f : 0.3f;
    float between = 0;   // on the way from one ally to the other
    for (const Town city : kCities)
        if (data_of(city).supply_army != army) between += 1 / static_cast<float>(1 + distance(town, city));
    return w.place_cities * near_cities(town, army) + w.place_allies * between + w.place_depth * depth +
           w.place_company * (company(p, town, units_of(army)) + 0.4f * company(p, town, units_of(Side::allied)));
}

// In two masses side by side, opposite to where the Allies have fewest blocks on the way to a city.
float french_place(const Position& p, Town town, const Weights& w) {
    float goal = 0;
    for (const Town city : kCities) {
        int at_city = 0, near = 0, far = 0;   // whole numbers: the sum must not depend on the order of hidden blocks
        for (const Unit unit : units_of(Side::allied)) {
            if (!on_map(p, unit)) continue;
            ++(distance(p.place(unit), city) <= 1 ? at_city : distance(p.place(unit), town) <= 2 ? near : far);
        }
        const float enemies =
            1 + w.place_allies * (static_cast<float>(at_city) + 0.7f * static_cast<float>(near) + 0.15f * static_cast<float>(far));
        goal = std::max(goal, 30 * static_cast<float>(data_of(city).supply_loss) / (static_cast<float>(1 + distance(town, city)) * enemies));
    }
    return w.place_cities * goal - w.place_depth * static_cast<float>(from_border(town)) +
           w.place_company * company(p, town, units_of(Side::french));
}

}  // namespace

void judge(const PlaceBlocks&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::place) continue;
        const Unit unit = unit_of(q.actions[i]);
        const Town town = town_of(q.actions[i]);
        q.scales.add(i, Why::place_well, q.side() == Side::french ? french_place(q.p, town, q.w()) : allied_place(q.p, unit, town, q.w()));
    }
}

// NP-12.1.5  Guns and the weakest dice first.
void judge(const ReduceBlocks&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::reduce) continue;
        const Unit unit = unit_of(q.actions[i]);
        const int point = power_of(unit, q.p.strength(unit)) - power_of(unit, q.p.strength(unit) - 1);
        q.scales.add(i, Why::reduce_least, -static_cast<float>(point) / 100 + 0.1f * static_cast<float>(q.p.strength(unit)));
    }
}

}  // namespace papelotte::napoleon
