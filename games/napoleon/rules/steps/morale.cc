#include "games/napoleon/rules/steps/morale.h"

#include "engine/account.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/battle_move.h"
#include "games/napoleon/rules/steps/rout.h"

namespace papelotte::napoleon {
namespace {

// NP-6.3.10, NP-6.3.18, NP-6.3.19
bool must_check(const Position& p, Unit unit) {
    const BlockState& block = p.block(unit);
    if (p.strength(unit) != 1 || block.checked || block.shelter || !is_engaged(p, unit)) return false;
    return !kCommanders.has(unit) || units_in(p, p.place(unit), block.space, side_of(unit)).size() == 1;
}

// NP-6.3.21: judged again after every check.
UnitSet to_check(const Position& p, const Morale& step) {
    UnitSet found;
    for (const Unit unit : units_at(p, p.battles[step.battle].town, step.side))
        if (must_check(p, unit)) found.insert(unit);
    return found;
}

// NP-11.1.5: of two Allied players the senior checks his blocks first.
Actor who_checks(const Position& p, const Morale& step, UnitSet units) {
    const Actor first = first_actor(p, step.side, p.battles[step.battle].senior);
    const auto second = partner_of(p, first);
    return second && (units & first.units()).empty() ? *second : first;
}

// NP-6.3.12, NP-6.3.13, NP-8.2.1, NP-6.5.23: the commander of the same army, also one who is sheltered or checks himself.
void add_morale(const Position& p, Unit unit, int die, Tally& total) {
    const Unit commander = commander_of(army_of(unit));
    const bool led = p.place(commander) == p.place(unit) && p.space(commander) == p.space(unit) && p.block(commander).shown;
    total.add(Modifier::die, die);
    total.add_if(led, Modifier::commander, kTables.morale_commander);
    total.add_if(p.block(unit).square != 0, Modifier::square, kTables.morale_square);
}

}  // namespace

Seat Morale::seat(const Position& p) const { return seat_of(p, who_checks(p, *this, to_check(p, *this))); }
EventArgs Morale::asks(const Position& p) const { return event_args(p.battles[battle].town); }

Refusal Morale::why_not(const Position& p, Action action) const {
    const UnitSet units = to_check(p, *this);
    if (verb_of(action) == Verb::done) return units.empty() ? Refusal() : kWhy.all_check;
    if (verb_of(action) != Verb::check) return kNotAsked<Morale>;
    if (!who_checks(p, *this, units).units().has(unit_of(action))) return kWhy.not_your_block;
    return units.has(unit_of(action)) ? Refusal() : kWhy.no_check;
}

void Morale::legal(const Position& p, ActionList& out) const {
    const UnitSet units = to_check(p, *this);
    for (const Unit unit : units& who_checks(p, *this, units).units()) out.push_back(act(Verb::check, unit));
    if (units.empty()) out.push_back(kDone);
}

std::optional<Action> Morale::forced(const Position& p) const {
    const UnitSet units = to_check(p, *this);
    if (units.size() > 1) return std::nullopt;
    return units.empty() ? kDone : act(Verb::check, units.front());
}

// NP-6.3.20: a failure can cause a rout at once.
void Morale::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    const Unit unit = unit_of(action);
    p.block(unit).checked = true;
    const int die = effects.dice.d6();
    Account account(effects);
    Tally total = account.tally();
    add_morale(p, unit, die, total);
    const bool low = total.total() <= kTables.morale_low;   // NP-6.3.11
    account.report(Happening::morale, unit, die, total.total(), low);
    if (!low) return;
    if (p.block(unit).square || kFootArtillery.has(unit)) destroy(p, battle, unit, effects);   // NP-6.3.15, NP-6.5.6
    else fall_back(p, battle, unit, effects);
    battle_decided(p, battle, effects);
}

}  // namespace papelotte::napoleon
