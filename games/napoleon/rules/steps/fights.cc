#include "games/napoleon/rules/steps/fights.h"

#include <algorithm>

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/events.h"
#include "games/napoleon/rules/queries.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

// The paths of the Movement Phase no longer matter.
void end_movement(Position& p) {
    for (const Unit unit : kAllUnits) {
        p.start[unit] = p.via[unit] = kNowhere;
        p.block(unit).steps = 0;
        p.block(unit).forced = false;
    }
    p.groups.clear();
    p.roads.fill({});
}

// NP-11.1.5  The Allied player with more attacking blocks in all fights; with two players and for the French the question does not arise.
Army chief_attacker(const Position& p) {
    int anglo_dutch = 0, prussian = 0;
    for (const Town town : p.fights) {
        anglo_dutch += units_at(p, town, Army::anglo_dutch).size();
        prussian += units_at(p, town, Army::prussian).size();
    }
    return prussian > anglo_dutch ? Army::prussian : Army::anglo_dutch;
}

}  // namespace

Army senior_at(const Position& p, Town town) {
    return units_at(p, town, Army::prussian).size() > units_at(p, town, Army::anglo_dutch).size() ? Army::prussian : Army::anglo_dutch;
}

bool is_skirmish(const Position& p, Town town) {
    return units_at(p, town, Side::french).size() < kTables.skirmish_below || units_at(p, town, Side::allied).size() < kTables.skirmish_below;
}

FightKind fight_at(const Position& p, Town town) {
    if (std::ranges::find(p.skirmishes, town) != p.skirmishes.end()) return FightKind::skirmish;
    if (std::ranges::find(p.battles, town, &Battle::town) != p.battles.end()) return FightKind::battle;
    return is_skirmish(p, town) ? FightKind::skirmish : FightKind::battle;
}

// NP-17.14: without fights there is no Battle Phase.
void BeginFights::run(Position& p, Effects&) const {
    end_movement(p);
    p.fights = towns_of(p, Side::french) & towns_of(p, Side::allied);
    if (p.fights.empty()) return;
    OrderFights order{first_actor(p, p.active(), chief_attacker(p)), {}, {}};
    for (const Town town : p.fights) (is_skirmish(p, town) ? order.skirmishes : order.battles).insert(town);
    if (!order.battles.empty()) {
        p.push(Battles{0, false});
        p.push(SetUpBattle{0});
    }
    if (!order.skirmishes.empty()) p.push(Skirmish{0});
    p.push(order);
}

Seat OrderFights::seat(const Position& p) const { return seat_of(p, who); }

Refusal OrderFights::why_not(const Position&, Action action) const {
    if (verb_of(action) != Verb::fight) return kNotAsked<OrderFights>;
    if (skirmishes.has(town_of(action))) return {};
    if (!battles.has(town_of(action))) return kWhy.no_such_fight;
    return skirmishes.empty() ? Refusal() : kWhy.skirmishes_first;
}

void OrderFights::legal(const Position&, ActionList& out) const {
    for (const Town town : skirmishes.empty() ? battles : skirmishes) out.push_back(act(Verb::fight, town));
}

std::optional<Action> OrderFights::forced(const Position& p) const { return only_choice(*this, p); }

void OrderFights::apply(Position& p, Action action, Effects&) const {
    OrderFights rest = *this;
    const Town town = town_of(action);
    if (skirmishes.has(town)) {
        p.skirmishes.push_back(town);
        rest.skirmishes.erase(town);
    } else {
        Battle battle;
        battle.town = town;
        battle.senior = senior_at(p, town);
        p.battles.push_back(battle);
        rest.battles.erase(town);
    }
    if (!rest.skirmishes.empty() || !rest.battles.empty()) p.push(rest);
}

}  // namespace papelotte::napoleon
