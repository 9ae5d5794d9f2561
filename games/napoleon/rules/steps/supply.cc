#include "games/napoleon/rules/steps/supply.h"

#include <algorithm>

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

// NP-9.1.1 … NP-9.1.4  How many blocks the army must lose.
int supply_loss(const Position& p, Army army, Effects& effects) {
    int blocks = 0;
    for (const Town town : kMap) {
        const TownData& data = data_of(town);
        if (data.supply_loss == 0 || data.supply_army != army || !is_french(p, town)) continue;
        blocks += data.supply_loss;
        tell(effects, Happening::supply_lost, army, town, data.supply_loss);
    }
    return blocks;
}

void ask_for_losses(Position& p, Effects& effects) {
    for (const Army army : {Army::prussian, Army::anglo_dutch}) {
        if (p.defeated[index_of(army)]) continue;
        const int blocks = std::min(supply_loss(p, army, effects), units_on_map(p, army).size());   // NP-9.1.7
        if (blocks > 0) p.push(SupplyLoss{army, counted(blocks)});
    }
}

// NP-10.1.2, NP-10.1.3
void check_defeat(Position& p, Effects& effects) {
    for (const Army army : kAllArmies) {
        if (p.defeated[index_of(army)] || eliminated(p, army).size() < data_of(army).defeated_at) continue;
        p.defeated[index_of(army)] = true;
        tell(effects, Happening::army_defeated, army);
        for (const Unit unit : units_on_map(p, army)) eliminate(p, unit, effects);
    }
}

// NP-10.2, NP-10.3
Result result_of(const Position& p) {
    if (p.defeated[index_of(Army::anglo_dutch)] && p.defeated[index_of(Army::prussian)]) return Result::allied_armies_defeated;   // NP-10.2.3
    if (p.defeated[index_of(Army::french)]) return Result::french_army_defeated;
    if (p.turn < kTurns) return Result::none;
    return cities_held(p).size() >= kTables.cities_to_win ? Result::cities_held : Result::time_ran_out;
}

}   // namespace

bool is_french(const Position& p, Town city) { return !units_at(p, city, Side::french).empty(); }

TownSet cities_held(const Position& p) {
    TownSet cities;
    for (const Town town : kMap)
        if (data_of(town).victory && is_french(p, town)) cities.insert(town);
    return cities;
}

void SupplyAndDefeat::run(Position& p, Effects& effects) const {
    if (!supplied && p.active() == Side::french) {   // NP-9.1.1, NP-9.1.8
        p.push(SupplyAndDefeat{true});
        return ask_for_losses(p, effects);
    }
    check_defeat(p, effects);
    p.result = result_of(p);
    if (p.result == Result::none) return;
    p.agenda.clear();
    const bool french = p.result == Result::allied_armies_defeated || p.result == Result::cities_held;
    tell(effects, Happening::game_over, french ? Side::french : Side::allied);
}

Seat SupplyLoss::seat(const Position& p) const { return seat_of(p, {army, false}); }
EventArgs SupplyLoss::asks(const Position&) const { return event_args(army, left); }

Refusal SupplyLoss::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::lose) return kNotAsked<SupplyLoss>;
    return units_on_map(p, army).has(unit_of(action)) ? Refusal() : kWhy.not_of_the_army;
}

void SupplyLoss::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : units_on_map(p, army)) out.push_back(act(Verb::lose, unit));
}

std::optional<Action> SupplyLoss::forced(const Position& p) const {
    const UnitSet units = units_on_map(p, army);
    return units.size() <= left ? std::optional(act(Verb::lose, units.front())) : std::nullopt;
}

void SupplyLoss::apply(Position& p, Action action, Effects& effects) const {
    eliminate(p, unit_of(action), effects);
    if (left > 1) p.push(SupplyLoss{army, counted(left - 1)});
}

}   // namespace papelotte::napoleon
