// SM-4  Assault.
#include "games/smohain/rules/steps/assault.h"

#include "games/smohain/rules/actions.h"
#include "games/smohain/rules/events.h"
#include "games/smohain/rules/pieces.h"
#include "games/smohain/rules/refusals.h"

namespace papelotte::smohain {

void count_assault(const Position& p, Unit unit, Area area, bool ambushed, Tally& tally) {
    const Seat side = side_of(unit);
    tally.add(Modifier::attacker, p.units[unit].steps, static_cast<int>(unit));
    int supporting = -1;   // the unit itself is next to the area, too
    for (const Area near : kNeighbours[area]) supporting += units_at(p, near, side).size();
    tally.add(Modifier::support, kTables.support * supporting);
    for (const Unit defender : units_at(p, area)) tally.add(Modifier::defender, -p.units[defender].steps, static_cast<int>(defender));
    tally.add_if(kBuiltUp.has(area), Modifier::built_up, kTables.cover);
    tally.add_if(ambushed, Modifier::ambush, kTables.ambush);
}

void resolve_assault(Position& p, Unit unit, Area area, Effects& effects) {
    const bool ambushed = spring_ambush(p, unit, area, effects);
    Account account(effects);
    Tally tally = account.tally();
    count_assault(p, unit, area, ambushed, tally);
    const int die = effects.dice.d6(), total = die + tally.total();
    const bool succeeds = total >= kTables.needed;
    account.report(Happening::assault, unit, area, die, total, succeeds);
    if (succeeds) p.agenda.push_back(Answer{unit, area});
    else lose_step(p, unit, effects);   // SM-4.2
}

Seat Answer::seat(const Position&) const { return other(side_of(unit)); }

Refusal Answer::why_not(const Position& p, Action action) const {
    const UnitSet defenders = units_at(p, area);
    switch (verb_of(action)) {
        case Verb::stand: return defenders.has(unit_of(action)) ? Refusal() : kWhy.not_a_defender;
        case Verb::yield: {
            const Area to = area_of(action);
            const bool free = units_at(p, to, side_of(unit)).empty() && has_room(p, to, defenders.size());
            return kNeighbours[area].has(to) && free ? Refusal() : kWhy.no_way_back;
        }
        default: return kNotAsked<Answer>;
    }
}

void Answer::legal(const Position& p, ActionList& out) const {
    for (const Unit defender : units_at(p, area)) out.push_back(act(Verb::stand, defender));
    for (const Area to : kNeighbours[area])
        if (!why_not(p, act(Verb::yield, to))) out.push_back(act(Verb::yield, to));
}

void Answer::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::stand) {
        lose_step(p, unit_of(action), effects);
    } else {
        tell(effects, Happening::yielded, seat(p), area, area_of(action));
        for (const Unit defender : units_at(p, area)) enter(p, defender, area_of(action), effects);
    }
    if (units_at(p, area).empty()) enter(p, unit, area, effects);   // SM-4.5
}

}  // namespace papelotte::smohain
