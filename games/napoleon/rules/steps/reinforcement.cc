#include "games/napoleon/rules/steps/reinforcement.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

// NP-6.3.71, NP-6.3.72  The adjacent towns from which blocks may come now. NP-7.2.3: retreats do not fill the road.
TownSet origins(const Position& p, const Battle& battle) {
    TownSet towns;
    const auto ways = ways_from(battle.town);
    for (std::size_t way = 0; way < ways.size(); ++way)
        if (has_place(battle.town, way, battle.reinforced) && !p.fights.has(ways[way].to)) towns.insert(ways[way].to);
    return towns;
}

// NP-6.3.73, NP-6.3.74: disrupted blocks cannot; all others may, whatever they have done in this turn.
UnitSet who_may_come(const Position& p, const Reinforce& step) {
    UnitSet units;
    for (const Town from : origins(p, p.battles[step.battle])) units |= units_at(p, from);
    return units_where(p, units & step.who.units(), [](const BlockState& block) { return !block.disrupted; });
}

}  // namespace

Seat Reinforce::seat(const Position& p) const { return seat_of(p, who); }
EventArgs Reinforce::asks(const Position& p) const { return event_args(p.battles[battle].town); }

Refusal Reinforce::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::reinforce) return kNotAsked<Reinforce>;
    const Battle& here = p.battles[battle];
    const Unit unit = unit_of(action);
    const Town from = p.place(unit);
    if (!who.units().has(unit)) return kWhy.not_your_block;
    if (!on_map(from) || !neighbours(here.town).has(from)) return kWhy.not_next_to_the_battle;
    if (p.fights.has(from)) return kWhy.fight_unresolved;
    if (p.block(unit).disrupted) return kWhy.disrupted_reinforcement;
    return origins(p, here).has(from) ? Refusal() : kWhy.reinforcement_full;
}

void Reinforce::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : who_may_come(p, *this)) out.push_back(act(Verb::reinforce, unit));
    out.push_back(kDone);
}

std::optional<Action> Reinforce::forced(const Position& p) const { return who_may_come(p, *this).empty() ? std::optional(kDone) : std::nullopt; }

// NP-11.1.10: two Allied players take turns; one who passes drops out.
void Reinforce::apply(Position& p, Action action, Effects& effects) const {
    const auto partner = partner_out ? std::nullopt : partner_of(p, who);
    if (verb_of(action) == Verb::done) {
        if (partner) p.push(Reinforce{battle, *partner, true});
        return;
    }
    Battle& here = p.battles[battle];
    const Unit unit = unit_of(action);
    const Town from = p.place(unit);
    note_deed(p, unit, kAllUnits);
    use_road(here.reinforced, here.town, from);
    p.places[unit] = here.town;
    p.block(unit).space = reserve_of(who.side());   // NP-6.3.70, NP-6.3.75: the Combat step of this battle turn is over
    if (who.side() == p.active()) {
        p.entry_roads.insert(road_between(from, here.town));   // NP-7.1.3
        here.busy = true;                                      // NP-6.7.1
    }
    tell_side(who.side(), effects, Happening::unit_reinforced, unit, from, here.town);
    tell_others(who.side(), effects, Happening::block_reinforced, army_of(unit), from, here.town);
    p.push(Reinforce{battle, partner.value_or(who), partner_out});
}

}  // namespace papelotte::napoleon
