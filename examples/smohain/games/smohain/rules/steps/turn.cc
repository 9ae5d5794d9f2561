// SM-3, SM-6  The turn and victory.
#include "games/smohain/rules/steps/turn.h"

#include "games/smohain/rules/actions.h"
#include "games/smohain/rules/events.h"
#include "games/smohain/rules/pieces.h"
#include "games/smohain/rules/refusals.h"

namespace papelotte::smohain {
namespace {

Result result_of(const Position& p) {
    if (units_on_map(p, kAllied).empty()) return Result::french_alone;   // SM-6.2
    if (units_on_map(p, kFrench).empty()) return Result::allied_alone;
    if (p.turn < kTables.turns) return Result::none;
    return built_up_held(p, kFrench) >= kTables.built_up_to_win ? Result::french_hold : Result::allied_hold;   // SM-6.1
}

}  // namespace

void BeginTurn::run(Position& p, Effects& effects) const {
    for (UnitState& unit : p.units) unit.ordered = false;
    tell(effects, Happening::turn_begins, p.turn);
    p.agenda.push_back(EndTurn{});
    p.agenda.push_back(Orders{kAllied});
    p.agenda.push_back(Orders{kFrench});
}

Refusal Orders::why_not(const Position& p, Action action) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::done) return {};
    if (verb != Verb::march && verb != Verb::assault) return kNotAsked<Orders>;
    const Unit unit = unit_of(action);
    const Area area = area_of(action);
    if (!units_on_map(p, side).has(unit)) return kWhy.not_your_unit;
    if (p.units[unit].ordered) return kWhy.ordered_already;
    if (!kNeighbours[p.units[unit].at].has(area)) return kWhy.not_adjacent;
    const bool enemies = !units_at(p, area, other(side)).empty();
    if (verb == Verb::assault) return enemies ? Refusal() : kWhy.nobody_there;
    if (enemies) return kWhy.enemies_there;
    return has_room(p, area, 1) ? Refusal() : kWhy.no_room;
}

void Orders::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : units_on_map(p, side))
        for (const Area area : kNeighbours[p.units[unit].at])
            for (const Verb verb : {Verb::march, Verb::assault})
                if (!why_not(p, act(verb, unit, area))) out.push_back(act(verb, unit, area));
    out.push_back(kDone);
}

void Orders::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.agenda.push_back(*this);   // other units follow …
    const Unit unit = unit_of(action);
    p.units[unit].ordered = true;
    if (verb_of(action) == Verb::march) return enter(p, unit, area_of(action), effects);
    resolve_assault(p, unit, area_of(action), effects);   // … once this assault is over
}

void EndTurn::run(Position& p, Effects& effects) const {
    p.result = result_of(p);
    if (p.result != Result::none) return tell(effects, Happening::game_over, winner_of(p.result));
    ++p.turn;
    p.agenda.push_back(BeginTurn{});
}

}  // namespace papelotte::smohain
