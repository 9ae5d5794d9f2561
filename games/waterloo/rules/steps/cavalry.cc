// WL-7.3, WL-7.8  Cavalry against cavalry, and cavalry that gets out of hand.
#include "games/waterloo/rules/steps/cavalry.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"

namespace papelotte::waterloo {
namespace {}  // namespace

// --- Naming the pair (WL-7.3.2) ----------------------------------------------------------------------------------------------------

Seat Charge::seat(const Position& p) const { return attacker(p); }
EventArgs Charge::asks(const Position& p) const { return event_args(p.assault.area); }

Refusal Charge::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::charge) return kNotAsked<Charge>;
    return cavalry_taking_part(p, attacker(p)).has(unit_of(action)) ? Refusal() : kWhy.not_a_charger;
}

void Charge::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : cavalry_taking_part(p, attacker(p))) out.push_back(act(Verb::charge, unit));
}

std::optional<Action> Charge::forced(const Position& p) const { return only_choice(*this, p); }

void Charge::apply(Position& p, Action action, Effects&) const { p.push(CounterCharge{unit_of(action)}); }

Seat CounterCharge::seat(const Position& p) const { return defender(p); }
EventArgs CounterCharge::asks(const Position& p) const { return event_args(charger, p.assault.area); }

Refusal CounterCharge::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::counter) return kNotAsked<CounterCharge>;
    return cavalry_taking_part(p, defender(p)).has(unit_of(action)) ? Refusal() : kWhy.not_a_charger;
}

void CounterCharge::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : cavalry_taking_part(p, defender(p))) out.push_back(act(Verb::counter, unit));
}

std::optional<Action> CounterCharge::forced(const Position& p) const { return only_choice(*this, p); }

// --- The fight (WL-7.3.3) ------------------------------------------------------------------------------------------------------------

void melee_terms(const Position& p, Unit unit, bool from_rough, Tally& tally) {
    const auto& values = kTables.melee;
    tally.add_if(nation_of(unit) == Nation::imperial_guard, Modifier::imperial_guard, values.imperial_guard);
    tally.add_if(p.unit(unit).posture == Posture::on_side, Modifier::tired, values.tired);
    tally.add_if(nation_of(unit) == Nation::dutch, Modifier::dutch, values.dutch);
    tally.add_if(from_rough, Modifier::from_rough, values.from_rough);
}

void melee_terms(const Position& p, Unit unit, Tally& tally) {
    melee_terms(p, unit, side_of(unit) == attacker(p) && kRough.has(p.unit(unit).link), tally);
}

int melee_modifier(const Position& p, Unit unit) {
    Tally tally;
    melee_terms(p, unit, tally);
    return tally.total();
}

namespace {

void lose_melee(Position& p, Unit loser, Effects& effects) {
    if (p.unit(loser).posture == Posture::on_side) return eliminate(p, loser, Cause::melee, effects);   // WL-7.3.5
    tire(p, loser, effects);                                                                            // WL-7.3.4
    p.unit(loser).routed = true;
    p.push(FallBack{p.assault.area, side_of(loser)});
}

}  // namespace

void CounterCharge::apply(Position& p, Action action, Effects& effects) const {
    const Unit countering = unit_of(action);
    Account account(effects);
    Tally charging = account.tally(TermSide::attack), defending = account.tally(TermSide::defence);
    melee_terms(p, charger, charging);
    melee_terms(p, countering, defending);
    int charge = 0, counter = 0;
    // WL-16.1.2: the assaulting side's die first; ties are rolled again. Scripted dice that ran out would tie for ever.
    do {
        const int first = effects.dice.d6(), second = effects.dice.d6();
        charge = first + charging.total();
        counter = second + defending.total();
        const Melee result = charge > counter ? Melee::wins : charge < counter ? Melee::loses : Melee::tie;
        account.report(Happening::melee, charger, charge, countering, counter, first, second, result, p.assault.area);
    } while (charge == counter && !effects.dice.ran_out());
    lose_melee(p, charge > counter ? countering : charger, effects);
}

// --- Control (WL-7.8) ------------------------------------------------------------------------------------------------------------------

namespace {

bool under_attack_by(const Position& p, Area area, Seat side) {
    return !units_where(p, units_at(p, area, side), [](const UnitState& u) { return u.link != kNowhere; }).empty();
}

}  // namespace

AreaSet charge_on_targets(const Position& p, Area from, Seat side) {
    AreaSet targets = (map_neighbours(from) & enemy_occupied(p, side)) - kRough;   // WL-7.8.11: never the Delayed box
    for (const Area area : targets)
        if (under_attack_by(p, area, other(side))) targets.erase(area);            // WL-7.8.4
    return targets;
}

void roll_control(Position& p, Effects& effects) {
    clear_acted(p);
    Seat side = kNobody;
    for (const Unit unit : (taking_part(p, kFrench) | taking_part(p, kAllied)) & kCavalry) {
        const int die = effects.dice.d6();
        const int needed = element(kTables.cavalry_control, nation_of(unit));
        const bool loose = die >= needed;
        Account(effects).report(Happening::control, unit, die, loose, needed, p.assault.area);
        if (!loose) continue;
        p.unit(unit).acted = true;
        side = side_of(unit);
    }
    if (side != kNobody) p.push(ChargeOn{p.assault.area, side});
}

namespace {

UnitSet loose(const Position& p, const ChargeOn& step) {
    return units_where(p, cavalry_at(p, step.area, step.side), [](const UnitState& u) { return u.acted; });
}

}  // namespace

Refusal ChargeOn::why_not(const Position& p, Action action) const {
    const UnitSet units = loose(p, *this);
    const AreaSet targets = charge_on_targets(p, area, side);
    if (units.empty() || targets.empty()) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<ChargeOn>;   // WL-7.8.3: it stays
    if (verb_of(action) != Verb::pursue) return kNotAsked<ChargeOn>;
    if (!units.has(unit_of(action))) return kWhy.under_control;
    if (targets.has(area_of(action))) return {};
    if (area_of(action) == kDelayed) return kWhy.never_into_the_box;
    return under_attack_by(p, area_of(action), other(side)) ? kWhy.under_enemy_attack : kWhy.no_target;
}

void ChargeOn::legal(const Position& p, ActionList& out) const {
    const AreaSet targets = charge_on_targets(p, area, side);
    for (const Unit unit : loose(p, *this))
        for (const Area target : targets) out.push_back(act(Verb::pursue, unit, target));
    if (out.empty()) out.push_back(kDone);
}

std::optional<Action> ChargeOn::forced(const Position& p) const {
    const UnitSet units = loose(p, *this);
    const AreaSet targets = charge_on_targets(p, area, side);
    if (units.empty() || targets.empty()) return kDone;
    return targets.size() == 1 ? std::optional(act(Verb::pursue, units.front(), targets.front())) : std::nullopt;
}

void ChargeOn::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return clear_acted(p);
    p.push(*this);
    const Unit unit = unit_of(action);
    const Area target = area_of(action);
    p.unit(unit).acted = false;
    p.unit(unit).link = area;   // WL-7.8.6: its origin
    tell(effects, Happening::attacked, unit, target, area);
    ask_leaders(p, area, target, side, true);
    relocate(p, unit, target);
}

}  // namespace papelotte::waterloo
