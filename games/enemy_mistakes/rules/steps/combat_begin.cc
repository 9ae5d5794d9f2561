// EM-14.1 to EM-14.13  Which combat comes next, its steps, and who fights whom.
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/refusals.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr double kEqualContact = 0.05;   // EM-14.4: contacts whose lengths differ by less are equal

// EM-14.1, EM-14.3  Enemies that the formation is to fight: the target of its Charge, or if that is gone others that it touches.
UnitSet opponents_of(const Position& p, Unit leader) {
    const FormationState& formation = p.formations[leader];
    if (!formation.green || !formation.charged) return {};
    UnitSet touched;
    for (const Unit unit : members(p, leader)) {
        if (is_artillery(unit) || p.marks[unit].fought) continue;
        for (const Unit enemy : enemies_in_contact(p, unit))
            if (!p.marks[enemy].fought && front_touches(p, unit, enemy)) touched.insert(enemy);
    }
    return touched.has(formation.target) ? UnitSet::of(formation.target) : touched;
}

// What a unit and a formation remember of a combat.
void forget_combats(Position& p) {
    for (const Unit unit : UnitSet::first(kUnits)) {
        Marks& marks = p.marks[unit];
        marks.in_combat = marks.withdrew = marks.driven_back = marks.barred = false;
        marks.yellow_received = 0;
        marks.melee_losses = 0;
        marks.terrain_used = 1;
        FormationState& formation = p.formations[unit];
        formation.takes_part = formation.first = false;
        formation.moving_at_start = formation.green;   // EM-14.22
    }
    p.combat = {};
}

// EM-14.5  Units of the attacking formation that may strike first.
UnitSet first_attackers(const Position& p) {
    UnitSet units;
    for (const Unit unit : units_on_board(p, p.combat.attacking))
        if (p.formation(unit).first && !is_artillery(unit) && !p.marks[unit].fought) units.insert(unit);
    return longest_in_contact(p, units, UnitSet::of(p.combat.defender));
}

}   // namespace

void LongestContact::add(const Position& p, Unit unit, UnitSet targets) {
    for (const Unit enemy : targets) {
        if (!front_touches(p, unit, enemy)) continue;
        const double here = contact_length(p, unit, enemy);
        if (here > length + kEqualContact) units = {}, length = here;
        if (here > length - kEqualContact) units.insert(unit);
    }
}

UnitSet longest_in_contact(const Position& p, UnitSet from, UnitSet at) {
    LongestContact longest;
    for (const Unit unit : from) longest.add(p, unit, at);
    return longest.units;
}

Unit attacked_by(const Position& p, Unit unit, UnitSet at) {
    Unit best = kNoUnit;
    double most = -1;
    for (const Unit enemy : at) {
        if (!front_touches(p, unit, enemy)) continue;
        if (const double length = contact_length(p, unit, enemy); length > most) best = enemy, most = length;
    }
    return best;
}

void join_combat(Position& p, Unit unit, Effects& effects) {
    FormationState& formation = p.formation(unit);
    if (formation.takes_part) return;
    formation.takes_part = true;
    ++p.combat.formations[p.combat.side(army_of(unit))];
    const General general = attached_to(p, members(p, unit));
    if (general != kNoGeneral) empty_box(p, general, effects);   // EM-5.8
}

void begin_melee(Position& p, Unit attacker, Unit defender) {
    Combat& combat = p.combat;
    const FormationState& formation = p.formation(attacker);
    combat.attacker = attacker;
    combat.defender = defender;
    combat.pursued = combat.pursuers.has(attacker);
    // EM-14.20  The formation that began the combat has charged once; later its units have only what a pursuit brought them.
    combat.charged = combat.pursued || (formation.charged && (!formation.first || combat.step == CombatStep::attack));
    combat.distance = formation.distance;
    combat.supporters = {};
    combat.winner = kNoUnit;
    combat.effect = Forced::none;
    const TouchedEdges edges = touched_edges(p, defender, attacker);
    combat.touched = edges.first;
    p.push(Melee{});
    p.push(Support{army_of(defender)});
    p.push(Support{army_of(attacker)});
    if (edges.choice && !is_garrison(defender)) p.push(TouchedSide{});   // EM-3.13
}

// --- The next combat --------------------------------------------------------------------------------------------------------------------

Seat NextCombat::seat(const Position& p) const { return p.seat_of(army); }

void NextCombat::legal(const Position& p, ActionList& out) const {
    for (const Unit leader : leaders(p, army))
        for (const Unit enemy : opponents_of(p, leader)) out.push_back(act(Verb::fight, leader, enemy));
    if (out.empty()) out.push_back(kDone);
}

Refusal NextCombat::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) {   // a combat may not be declined
        for (const Unit leader : leaders(p, army))
            if (!opponents_of(p, leader).empty()) return kWhy.no_such_combat;
        return {};
    }
    if (verb_of(action) != Verb::fight) return kNotAsked<NextCombat>;
    const Unit unit = unit_of(action);
    if (army_of(unit) != army) return kWhy.not_your_unit;
    if (!p.on_board(unit)) return kWhy.unit_gone;
    return opponents_of(p, p.leader(unit)).has(target_of(action)) ? Refusal() : kWhy.no_such_combat;
}

void NextCombat::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    p.push(*this);
    const Unit unit = unit_of(action), target = target_of(action);
    forget_combats(p);
    Combat& combat = p.combat;
    combat.under_way = true;
    combat.attacking = army;
    combat.defending = army_of(target);
    combat.defender = target;
    if (is_garrison(target)) combat.garrison = target;
    tell(effects, Happening::combat_begins, unit, target);
    for (const Unit one : {unit, target}) {
        p.formation(one).first = true;
        join_combat(p, one, effects);
    }
    FormationState& attacked = p.formation(target);   // a Charge of its own in this turn, at guns, has no part in this combat
    attacked.charged = attacked.torrent = attacked.bridge = false;
    p.push(CombatStepBegins{CombatStep::attack});
}

std::optional<Action> NextCombat::forced(const Position& p) const { return only_choice(*this, p); }

void CombatStepBegins::run(Position& p, Effects&) const {
    p.combat.step = step;
    if (step == CombatStep::result) return p.push(CombatResult{false});
    p.push(CombatStepBegins{static_cast<CombatStep>(static_cast<int>(step) + 1)});
    switch (step) {
        case CombatStep::attack: {
            const UnitSet attackers = first_attackers(p);
            if (attackers.size() > 1) return p.push(ChooseAttacker{});
            return attackers.empty() ? void() : begin_melee(p, attackers.front(), p.combat.defender);
        }
        case CombatStep::counterattack: return p.push(Counterattack{});
        case CombatStep::attack_reinforced: return p.push(Reinforce{p.combat.attacking, {}});
        case CombatStep::defence_reinforced: return p.push(Reinforce{p.combat.defending, {}});
        case CombatStep::result: return;
    }
}

// --- The attacking unit, and the side that it touches -------------------------------------------------------------------------------------

Seat ChooseAttacker::seat(const Position& p) const { return p.seat_of(p.combat.attacking); }
EventArgs ChooseAttacker::asks(const Position& p) const { return event_args(p.combat.defender); }

void ChooseAttacker::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : first_attackers(p)) out.push_back(act(Verb::attack, unit));
}

Refusal ChooseAttacker::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::attack) return kNotAsked<ChooseAttacker>;
    return first_attackers(p).has(unit_of(action)) ? Refusal() : kWhy.not_the_attacker;
}

void ChooseAttacker::apply(Position& p, Action action, Effects&) const { begin_melee(p, unit_of(action), p.combat.defender); }

Seat TouchedSide::seat(const Position& p) const { return p.seat_of(army_of(p.combat.defender)); }
EventArgs TouchedSide::asks(const Position& p) const { return event_args(p.combat.defender, p.combat.attacker); }

void TouchedSide::legal(const Position& p, ActionList& out) const {
    const TouchedEdges edges = touched_edges(p, p.combat.defender, p.combat.attacker);
    out.push_back(act(Verb::side, edges.first));
    out.push_back(act(Verb::side, edges.second));
}

Refusal TouchedSide::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::side) return kNotAsked<TouchedSide>;
    const TouchedEdges edges = touched_edges(p, p.combat.defender, p.combat.attacker);
    return edge_of(action) == edges.first || edge_of(action) == edges.second ? Refusal() : kWhy.not_touched_there;
}

void TouchedSide::apply(Position& p, Action action, Effects&) const { p.combat.touched = edge_of(action); }

}   // namespace papelotte::enemy_mistakes
