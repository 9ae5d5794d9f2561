#include "games/napoleon/rules/steps/set_up.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

int most_in_town(Side side) { return side == Side::french ? kTables.french_set_up : kTables.allied_set_up; }   // NP-4.1.4, NP-4.1.5
UnitSet to_be_placed(const Position& p, Actor who) { return units_at(p, kUnplaced) & who.units(); }

bool has_room(const Position& p, Army army, Town town) {
    return data_of(town).zone == data_of(army).zone && units_at(p, town, side_of(army)).size() < most_in_town(side_of(army));
}

TownSet towns_with_room(const Position& p, Army army) {
    TownSet towns;
    for (const Town town : kMap)
        if (has_room(p, army, town)) towns.insert(town);
    return towns;
}

}  // namespace

void prepare(Position& p, bool historical) {
    p.places.fill(kNowhere);
    p.start.fill(kNowhere);
    p.via.fill(kNowhere);
    p.pool = kMarkers;
    for (const Unit unit : kAllUnits) {
        const UnitData& data = data_of(unit);
        p.places[unit] = historical ? data.historical : kUnplaced;
        p.piece(unit).strength = p.piece(unit).seen = data.strength & 7u;
    }
    begin_guises(p, historical);
    p.push(BeginTurn{});
    if (historical) return;
    p.push(PlaceBlocks{{Army::french, false}});   // NP-4.1.1: the Allies first
    if (p.three_players()) p.push(PlaceBlocks{{Army::prussian, false}});
    p.push(PlaceBlocks{first_actor(p, Side::allied, Army::anglo_dutch)});
}

void scatter(Position& p, Actor who, Dice& dice) {
    const int placed = (who.units() - to_be_placed(p, who)).size();
    for (const Unit unit : who.units()) p.places[unit] = kUnplaced;
    for (int i = 0; i < placed; ++i) {
        const Unit unit = dice.pick(to_be_placed(p, who));
        p.places[unit] = dice.pick(towns_with_room(p, army_of(unit)));
    }
}

Seat PlaceBlocks::seat(const Position& p) const { return seat_of(p, who); }

Refusal PlaceBlocks::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::place) return kNotAsked<PlaceBlocks>;
    const Unit unit = unit_of(action);
    if (!who.units().has(unit)) return kWhy.not_your_block;
    if (p.place(unit) != kUnplaced) return kWhy.placed_already;
    if (data_of(town_of(action)).zone != data_of(army_of(unit)).zone) return who.army == Army::french ? kWhy.french_zone : kWhy.not_your_zone;
    return has_room(p, army_of(unit), town_of(action)) ? Refusal() : kWhy.town_full;
}

void PlaceBlocks::legal(const Position& p, ActionList& out) const {
    for (const Army army : kAllArmies) {
        const UnitSet units = to_be_placed(p, who) & units_of(army);
        if (units.empty()) continue;
        const TownSet towns = towns_with_room(p, army);
        for (const Unit unit : units)
            for (const Town town : towns) out.push_back(act(Verb::place, unit, town));
    }
}

Action PlaceBlocks::random(const Position& p, Dice& dice) const {
    const Unit unit = dice.pick(to_be_placed(p, who));
    return act(Verb::place, unit, dice.pick(towns_with_room(p, army_of(unit))));
}

void PlaceBlocks::apply(Position& p, Action action, Effects& effects) const {
    p.places[unit_of(action)] = town_of(action);
    tell_side(who.side(), effects, Happening::unit_placed, unit_of(action), town_of(action));
    if (!to_be_placed(p, who).empty()) return p.push(*this);
    if (who.army != Army::anglo_dutch || who.both) tell(effects, Happening::set_up_done, who.side());
}

}  // namespace papelotte::napoleon
