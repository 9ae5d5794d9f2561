#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

int casualties(const Position& p, Army army) {
    int total = 0;
    for (const Unit unit : units_at(p, kEliminated) & units_of(army)) total += data_of(unit).casualty_value;
    return total;
}

bool holds(const Position& p, Seat side, Area area) {
    return areas_with_combat_units(p, side).has(area) && !areas_with_combat_units(p, other(side)).has(area);
}

bool meets_leader_of_his_colour(const Position& p, Unit leader, Area area) {
    return !((units_at(p, area) & kLeaders & units_of(army_of(leader))) - UnitSet::of(leader)).empty();
}

}  // namespace papelotte::waterloo
