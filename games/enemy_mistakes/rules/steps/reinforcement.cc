// EM-14.6 to EM-14.11  Steps B, C and D: counterattack and reinforcements.
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/refusals.h"

namespace papelotte::enemy_mistakes {
namespace {

bool may_strike(const Position& p, Unit unit) {   // EM-14.3, EM-14.29
    const Marks& marks = p.marks[unit];
    return p.on_board(unit) && !is_artillery(unit) && !marks.barred && (!marks.fought || marks.in_combat);
}

// EM-14.6  A garrison fights through any side (EM-3.13).
bool strikes_at(const Position& p, Unit unit, Unit enemy) {
    return is_garrison(unit) ? in_contact(p, unit, enemy) : front_touches(p, unit, enemy);
}

bool may_counterattack(const Position& p, Unit unit, Unit enemy) {
    return may_strike(p, unit) && p.formation(unit).first && p.on_board(enemy) && p.formation(enemy).takes_part && strikes_at(p, unit, enemy);
}

// EM-14.7, EM-14.8, EM-14.11  Units of the other side that fought or supported.
UnitSet involved(const Position& p, Army army) {
    UnitSet units;
    for (const Unit unit : units_on_board(p, army))
        if (p.marks[unit].in_combat) units.insert(unit);
    return units;
}

// EM-14.7  The targets whose area a unit of the group occupies: the group may charge them.
UnitSet occupied_by(const Position& p, UnitSet group, UnitSet targets) {
    return members_where(targets, [&](Unit target) {
        for (const Unit own : group)
            if (occupies(p, own, target)) return true;
        return false;
    });
}

// EM-14.39  What the formation that began the combat may attack where it is in contact: units of all formations of the other side that take part.
UnitSet within_reach_of_first(const Position& p, Army army) {
    UnitSet units;
    for (const Unit unit : units_on_board(p, army))
        if (p.formation(unit).takes_part && (!p.marks[unit].fought || p.marks[unit].in_combat)) units.insert(unit);
    return units;
}

bool touches_outsiders(const Position& p, UnitSet group) {
    for (const Unit unit : group)
        for (const Unit enemy : enemies_in_contact(p, unit))
            if (!p.formation(enemy).takes_part) return true;
    return false;
}

// EM-14.7  Another formation that occupies the area of a unit involved. A garrison never reinforces (EM-3.18).
Refusal why_not_called(const Position& p, const Reinforce& step, Unit unit) {
    if (army_of(unit) != step.army) return kWhy.not_your_unit;
    if (!p.on_board(unit)) return kWhy.unit_gone;
    const FormationState& formation = p.formation(unit);
    const UnitSet group = members(p, unit);
    if (formation.takes_part || formation.orange > 0 || !(group & step.called).empty() || is_garrison(unit)) return kWhy.no_reinforcement;
    bool can_fight = false;
    for (const Unit own : group) {
        if (p.marks[own].fought) return kWhy.fought_already;
        can_fight |= !is_artillery(own);
    }
    if (!can_fight || touches_outsiders(p, group)) return kWhy.no_reinforcement;
    return occupied_by(p, group, involved(p, p.combat.enemy_of(step.army))).empty() ? kWhy.no_reinforcement : Refusal();
}

UnitSet targets_for(const Position& p, Unit unit) {
    const Army enemy = p.combat.enemy_of(army_of(unit));
    return p.formation(unit).first ? within_reach_of_first(p, enemy) : involved(p, enemy);
}

// EM-14.9  Units that may strike now: of formations that have charged in this step, and of the original one if it is in contact.
UnitSet attackers(const Position& p, const Reinforce& step) {
    LongestContact longest;
    for (const Unit unit : units_on_board(p, step.army)) {
        const bool joined = p.formation(unit).first || (step.called.has(unit) && p.formation(unit).charged);
        if (joined && may_strike(p, unit) && !is_garrison(unit)) longest.add(p, unit, targets_for(p, unit));
    }
    return longest.units;
}

bool has_charged(const Position& p, const Reinforce& step) {
    for (const Unit unit : step.called)
        if (p.on_board(unit) && p.formation(unit).charged) return true;
    return false;
}

// All formations that charged take part, whichever fights.
void join_charged(Position& p, const Reinforce& step, Effects& effects) {
    for (const Unit unit : step.called)
        if (p.on_board(unit) && p.formation(unit).charged) join_combat(p, unit, effects);
}

}   // namespace

// --- Step B -----------------------------------------------------------------------------------------------------------------------------

Seat Counterattack::seat(const Position& p) const { return p.seat_of(p.combat.defending); }
EventArgs Counterattack::asks(const Position& p) const { return event_args(p.combat.defending); }

void Counterattack::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    for (const Unit unit : units_on_board(p, p.combat.defending)) {
        if (!may_strike(p, unit) || !p.formation(unit).first) continue;
        for (const Unit enemy : units_on_board(p, p.combat.attacking))
            if (may_counterattack(p, unit, enemy)) out.push_back(act(Verb::counterattack, unit, enemy));
    }
}

Refusal Counterattack::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    if (verb_of(action) != Verb::counterattack) return kNotAsked<Counterattack>;
    const Unit unit = unit_of(action), enemy = target_of(action);
    if (army_of(unit) != p.combat.defending) return kWhy.not_your_unit;
    if (army_of(enemy) != p.combat.attacking) return kWhy.no_counterattack;
    if (p.marks[unit].barred) return kWhy.barred;
    return may_counterattack(p, unit, enemy) ? Refusal() : kWhy.no_counterattack;
}

void Counterattack::apply(Position& p, Action action, Effects&) const {
    if (action != kDone) begin_melee(p, unit_of(action), target_of(action));
}

std::optional<Action> Counterattack::forced(const Position& p) const { return only_choice(*this, p); }

// --- Steps C and D ----------------------------------------------------------------------------------------------------------------------

Seat Reinforce::seat(const Position& p) const { return p.seat_of(army); }

void Reinforce::legal(const Position& p, ActionList& out) const {
    for (const Unit leader : leaders(p, army))
        if (!why_not_called(p, *this, leader)) out.push_back(act(Verb::reinforce, leader));
    const UnitSet units = attackers(p, *this);
    for (const Unit unit : units) out.push_back(act(Verb::attack, unit));
    if (units.empty() || !has_charged(p, *this)) out.push_back(kDone);
}

Refusal Reinforce::why_not(const Position& p, Action action) const {
    switch (verb_of(action)) {
        case Verb::done: return has_charged(p, *this) && !attackers(p, *this).empty() ? kWhy.melee_follows : Refusal();
        case Verb::reinforce: return why_not_called(p, *this, unit_of(action));
        case Verb::attack: return attackers(p, *this).has(unit_of(action)) ? Refusal() : kWhy.not_the_attacker;
        default: return kNotAsked<Reinforce>;
    }
}

void Reinforce::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::reinforce) {
        const UnitSet group = members(p, unit_of(action));
        p.formation(unit_of(action)).charged = false;   // an earlier Charge, at guns, does not count here
        p.push(Reinforce{army, called | group});
        return p.push(ReinforcementCharge{group, occupied_by(p, group, involved(p, p.combat.enemy_of(army)))});
    }
    const Unit target = verb_of(action) == Verb::attack ? attacked_by(p, unit_of(action), targets_for(p, unit_of(action))) : kNoUnit;
    join_charged(p, *this, effects);
    if (target != kNoUnit) begin_melee(p, unit_of(action), target);
}

std::optional<Action> Reinforce::forced(const Position& p) const { return only_choice(*this, p); }

}   // namespace papelotte::enemy_mistakes
