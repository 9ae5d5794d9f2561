#include "games/smohain/rules/pieces.h"

#include "games/smohain/rules/events.h"

namespace papelotte::smohain {

UnitSet units_at(const Position& p, Area area) {
    UnitSet units;
    for (const Unit unit : kAllUnits) units.set(unit, p.units[unit].at == area);
    return units;
}

UnitSet units_at(const Position& p, Area area, Seat side) { return units_at(p, area) & units_of(side); }

UnitSet units_on_map(const Position& p, Seat side) { return units_of(side) - units_at(p, kNowhere); }

bool has_room(const Position& p, Area area, int units) { return units_at(p, area).size() + units <= kTables.units_in_an_area; }

int built_up_held(const Position& p, Seat side) {
    int held = 0;
    for (const Area area : kBuiltUp) held += !units_at(p, area, side).empty();
    return held;
}

void enter(Position& p, Unit unit, Area area, Effects& effects) {
    p.units[unit].at = area;
    tell(effects, Happening::marched, unit, area);
    spring_ambush(p, unit, area, effects);
}

void lose_step(Position& p, Unit unit, Effects& effects) {
    UnitState& state = p.units[unit];
    --state.steps;
    tell(effects, state.steps > 0 ? Happening::step_lost : Happening::unit_lost, unit);
    if (state.steps == 0) state = {};
}

}  // namespace papelotte::smohain
