#include "games/enemy_mistakes/rules/steps/end_of_turn.h"

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/removal.h"
#include "games/enemy_mistakes/rules/victory.h"

namespace papelotte::enemy_mistakes {
namespace {

void remove_routed(Position& p, Effects& effects) {   // EM-16.1
    for (const Unit unit : UnitSet::first(kUnits))
        if (p.on_board(unit) && p.routed(unit)) eliminate(p, unit, kNoUnit, effects);
}

void tidy_formations(Position& p) {   // EM-16.2, EM-16.3
    for (const Unit unit : UnitSet::first(kUnits)) {
        FormationState& formation = p.formations[unit];
        if (formation.orange > 0) formation.orange = (formation.orange - 1u) & 3u;
        p.marks[unit].smoke = false;
    }
}

void tidy_boxes(Position& p) {   // EM-16.4, EM-16.5
    for (const Army army : kAllArmies) {
        ArmyState& state = p.armies[army];
        state.reserve = static_cast<std::uint8_t>(state.reserve + state.chief);
        state.chief = 0;
    }
    for (const General general : GeneralSet::first(kGenerals)) {
        const int most = general == kTables.ney ? 0 : kTables.most_kept;
        std::uint8_t &box = p.boxes[static_cast<std::size_t>(index_of(general))], &reserve = p.armies[army_of(general)].reserve;
        if (box <= most) continue;
        reserve = static_cast<std::uint8_t>(reserve + box - most);
        box = static_cast<std::uint8_t>(most);
    }
}

// EM-16.6  An enemy that the unit touches and that has not been tried yet.
Unit touched_enemy(const Position& p, Unit unit, const Separate& step) {
    for (const Unit enemy : enemies_in_contact(p, unit))
        if (step.tries > 0 && (!step.stuck.has(enemy) || !step.stuck.has(unit))) return enemy;
    return kNoUnit;
}

int place_of(const Position& p, Army army) {
    for (int i = 0; i < kArmies; ++i)
        if (p.order[static_cast<std::size_t>(i)] == army) return i;
    return kArmies;
}

// The one that charged most recently goes back; else that of the player first in Initiative. Garrisons never do.
bool goes_first(const Position& p, Unit one, Unit other) {
    if (is_garrison(one) || is_garrison(other)) return is_garrison(other);
    const auto number = [&](Unit unit) { return p.formation(unit).charge_number; };
    if (number(one) != number(other)) return number(one) > number(other);
    return place_of(p, army_of(one)) < place_of(p, army_of(other));
}

bool formations_touch(const Position& p, UnitSet one, UnitSet other) {
    for (const Unit unit : one)
        if (p.on_board(unit) && !in_contact_with(p, unit, other).empty()) return true;
    return false;
}

void go_back(Position& p, Unit unit, Effects& effects) {
    if (is_garrison(unit)) return;
    const int slid = slide_back(p, unit, kRuler, effects);
    if (slid > 0) tell(effects, Happening::separated, unit, slid);
}

}   // namespace

void EndTurn::run(Position& p, Effects& effects) const {
    if (!tidied) {
        p.push(EndTurn{true});
        p.push(Separate{{}, kMostSeparations});
        remove_routed(p, effects);   // counters that give way come first
        tidy_formations(p);
        return tidy_boxes(p);
    }
    tell(effects, Happening::turn_ends, p.turn);
    if (p.turn >= data_of(p.scenario).turns || a_side_is_gone(p)) return count_points(p, effects);   // EM-16.7, EM-17.11
    ++p.turn;
    p.push(BeginTurn{});
}

Seat Separate::seat(const Position& p) const { return p.seat_of(p.order[0]); }

void Separate::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : in_contact_with_enemies(p, Side::french))
        if (touched_enemy(p, unit, *this) != kNoUnit) out.push_back(act(Verb::separate, unit));
    if (out.empty()) out.push_back(kDone);
}

Refusal Separate::why_not(const Position& p, Action action) const {
    if (action == kDone) {
        ActionList left;
        legal(p, left);
        return left[0] == kDone ? Refusal() : kNotAsked<Separate>;
    }
    if (verb_of(action) != Verb::separate) return kNotAsked<Separate>;
    const Unit unit = unit_of(action);
    return p.on_board(unit) && touched_enemy(p, unit, *this) != kNoUnit ? Refusal() : kWhy.not_in_contact;
}

void Separate::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    const Unit unit = unit_of(action), enemy = touched_enemy(p, unit, *this);
    const UnitSet own = members(p, unit), other = members(p, enemy);
    const Unit first = goes_first(p, unit, enemy) ? unit : enemy, second = first == unit ? enemy : unit;
    const std::size_t at = p.agenda.size();
    p.push(Separate{stuck, static_cast<std::uint8_t>(tries - 1)});
    go_back(p, first, effects);
    if (formations_touch(p, own, other)) go_back(p, second, effects);
    if (formations_touch(p, own, other)) std::get<Separate>(p.agenda[at]).stuck = stuck | own | other;
}

std::optional<Action> Separate::forced(const Position& p) const { return only_choice(*this, p); }

}   // namespace papelotte::enemy_mistakes
