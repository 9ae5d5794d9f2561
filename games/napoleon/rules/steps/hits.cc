#include "games/napoleon/rules/steps/hits.h"

#include <algorithm>

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/battle_move.h"
#include "games/napoleon/rules/steps/rout.h"

namespace papelotte::napoleon {
namespace {

UnitSet strongest(const Position& p, UnitSet units) {
    int most = 0;
    UnitSet found;
    for (const Unit unit : units) {
        const int strength = p.strength(unit);
        if (strength > most) found = UnitSet();
        if (strength >= most) found.insert(unit);
        most = std::max(most, strength);
    }
    return found;
}

std::uint8_t battle_number(const Position& p, Town town) {
    std::uint8_t number = 0;
    while (p.battles[number].town != town) ++number;
    return number;
}

}  // namespace

// NP-6.5.11: within the named group only. NP-6.2.16: cavalry cannot hit the garrison of a farm.
UnitSet AssignHits::group(const Position& p) const {
    const UnitSet there = units_in(p, town, position, side);
    if (position == Space::map) return units_where(p, there, [](const BlockState& block) { return block.shown; });
    const bool farm = battle_at(p, town)->at(position) == Terrain::farm;
    return units_where(p, there, [&](const BlockState& block) { return group_of(block) == target && !(by_cavalry && farm && block.on_marker); });
}

UnitSet AssignHits::targets(const Position& p) const {
    const UnitSet all = group(p);
    UnitSet found;
    for (const Unit unit : all)
        if (!long_range || p.strength(unit) > 1) found.insert(unit);   // NP-6.3.59
    return found;
}

// NP-11.1.2, NP-11.1.7: the owner, or the senior player if blocks of both Allied armies are equally strong. NP-6.2.54: where one of them is hidden,
// who is asked would tell which army has the strongest.
Seat AssignHits::seat(const Position& p) const {
    const UnitSet all = group(p);
    const UnitSet choice = units_where(p, all, [](const BlockState& block) { return !block.shown; }).empty() ? strongest(p, targets(p)) : all;
    const bool prussian = !(choice & units_of(Army::prussian)).empty(), anglo_dutch = !(choice & units_of(Army::anglo_dutch)).empty();
    return seat_of(p, first_actor(p, side, prussian && anglo_dutch ? senior : prussian ? Army::prussian : Army::anglo_dutch));
}

EventArgs AssignHits::asks(const Position&) const { return event_args(town, hits); }

// Where targets are hidden, a redeal may leave none that can lose a point: then there is nothing to give.
Refusal AssignHits::why_not(const Position& p, Action action) const {
    const UnitSet all = targets(p);
    if (verb_of(action) == Verb::done && all.empty()) return {};
    if (verb_of(action) != Verb::hit) return kNotAsked<AssignHits>;
    if (!all.has(unit_of(action))) return kWhy.not_a_target;
    return strongest(p, all).has(unit_of(action)) ? Refusal() : kWhy.not_the_strongest;
}

void AssignHits::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : strongest(p, targets(p))) out.push_back(act(Verb::hit, unit));
    if (out.empty()) out.push_back(kDone);
}

// P20: between blocks that are the same nobody is asked. NP-6.2.54: where blocks of the group are hidden, not to be asked would tell that one is the
// strongest, or that a block that is shown is stronger than they, unless it is alone.
std::optional<Action> AssignHits::forced(const Position& p) const {
    const UnitSet choice = strongest(p, targets(p));
    if (choice.empty()) return kDone;
    if (choice.size() > 1 && !are_the_same(p, choice)) return std::nullopt;
    const UnitSet all = group(p);
    const bool hidden = !units_where(p, all, [](const BlockState& block) { return !block.shown; }).empty();
    return hidden && all.size() > 1 ? std::nullopt : std::optional(act(Verb::hit, choice.front()));
}

// NP-6.4.1: the loss takes effect at once. NP-6.4.5: hits that find no target are lost.
void AssignHits::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    const Unit unit = unit_of(action);
    const UnitSet hidden = units_where(p, group(p), [](const BlockState& block) { return !block.shown; });
    if (position != Space::map && p.strength(unit) == 1) {   // NP-6.4.4
        destroy(p, battle_number(p, town), unit, effects);
        if (battle_decided(p, battle_number(p, town), effects)) return;
    } else {
        lose_strength(p, unit, 1, hidden, effects);
    }
    AssignHits rest = *this;
    change(rest.hits, -1);
    if (rest.hits > 0 && !rest.targets(p).empty()) p.push(rest);
}

}   // namespace papelotte::napoleon
