// W2-O5  The Grand Battery.
#include "games/waterloo200/rules/steps/grand_battery.h"

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {

UnitSet guns_in_range(const Position& p, Area target) {
    const AreaSet near = reach(kNeighbours, AreaSet::of(target), kTables.grand_battery_range);
    const AreaSet from = (near & communication(p, Faction::french)) - contested(p);
    UnitSet guns;
    for (const Unit gun : kGuns& units_of(Faction::french))
        if (from.has(p.place(gun)) && value(p, gun) > 0) guns.insert(gun);
    return guns;
}

Refusal why_no_bombardment(const Position& p, Area target) {
    const AreaSet possible = (areas_of(p, Side::allied) & controlled_by(p, Side::allied)) - areas_of(p, Side::french) - kBlack;
    if (!possible.has(target)) return kWhy.no_target;
    return guns_in_range(p, target).empty() ? kWhy.no_gun_in_range : Refusal();
}

bool can_bombard(const Position& p) {
    for (const Area area : areas_of(p, Side::allied))
        if (!why_no_bombardment(p, area)) return true;
    return false;
}

Seat ChooseBombardment::seat(const Position&) const { return kFrenchSeat; }

Refusal ChooseBombardment::why_not(const Position& p, Action action) const {
    return verb_of(action) == Verb::bombard ? why_no_bombardment(p, area_of(action)) : kNotAsked<ChooseBombardment>;
}

void ChooseBombardment::legal(const Position& p, ActionList& out) const {
    for (const Area area : areas_of(p, Side::allied))
        if (!why_no_bombardment(p, area)) out.push_back(act(Verb::bombard, area));
}

// W2-O5.5  The rest follows the rules of a battle.
void ChooseBombardment::apply(Position& p, Action action, Effects& effects) const {
    begin_battle(p, Faction::french, area_of(action), effects);
    p.push(BombardingGuns{});
}

Seat BombardingGuns::seat(const Position&) const { return kFrenchSeat; }

Refusal BombardingGuns::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return p.battle.employed.empty() ? kWhy.enough_guns : Refusal();
    if (verb_of(action) != Verb::employ) return kNotAsked<BombardingGuns>;
    const Unit gun = unit_of(action);
    if (p.battle.employed.size() >= strategic_value(p, Faction::french)) return kWhy.enough_guns;
    return guns_in_range(p, p.battle.area).has(gun) && !p.battle.employed.has(gun) ? Refusal() : kWhy.not_that_gun;
}

EventArgs BombardingGuns::asks(const Position& p) const { return event_args(p.battle.area); }

void BombardingGuns::legal(const Position& p, ActionList& out) const {
    for (const Unit gun : guns_in_range(p, p.battle.area))
        if (const Action action = act(Verb::employ, gun); !why_not(p, action)) out.push_back(action);
    if (!why_not(p, kDone)) out.push_back(kDone);
}

void BombardingGuns::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return after_employment(p);
    const Unit gun = unit_of(action);
    p.battle.employed.insert(gun);
    p.unit(gun).activated = true;
    show(p, gun, effects);
    emit(effects, Happening::employed, gun, value(p, gun));
    p.push(*this);
}

}  // namespace papelotte::waterloo200
