#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

int casualties(const Position& p, Army army) {
    int total = p.settlement.price_of(side_of(army));
    for (const Unit unit : units_at(p, kEliminated) & units_of(army)) total += data_of(unit).casualty_value;
    return total;
}

bool holds(const Position& p, Seat side, Area area) {
    return areas_with_combat_units(p, side).has(area) && !areas_with_combat_units(p, other(side)).has(area);
}

int nth_of_its_name(const Position& p, Unit unit) {
    const UnitData& data = data_of(unit);
    int alike = 0, nth = 0;
    for (const Unit other : units_at(p, p.place(unit))) {
        const UnitData& its = data_of(other);
        if (its.arm != data.arm || its.nation != data.nation || its.landwehr != data.landwehr || data.arm == Arm::leader) continue;
        ++alike;
        if (other == unit) nth = alike;
    }
    return alike > 1 ? nth : 0;
}

bool meets_leader_of_his_colour(const Position& p, Unit leader, Area area) {
    return !((units_at(p, area) & kLeaders & units_of(army_of(leader))) - UnitSet::of(leader)).empty();
}

}  // namespace papelotte::waterloo
