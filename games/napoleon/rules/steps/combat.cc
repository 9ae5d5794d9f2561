#include "games/napoleon/rules/steps/combat.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/battle_move.h"
#include "games/napoleon/rules/steps/fire.h"
#include "games/napoleon/rules/steps/formations.h"
#include "games/napoleon/rules/steps/rout.h"

namespace papelotte::napoleon {
namespace {

UnitSet own_blocks(const Position& p, const Combat& step) { return units_at(p, p.battles[step.battle].town) & step.who.units(); }

// Calls visit(space) for each space that one battle move leads to (NP-1.3.10).
template <class Visit>
void each_link(Side side, Space from, Visit visit) {
    if (is_reserve(from)) {
        for (const Space position : positions_of(side)) visit(position);
        return;
    }
    visit(facing(from));
    if (side_of(from) == side) visit(reserve_of(side));
}

// NP-7.1.1
Refusal why_not_leave_battle(const Position& p, const Battle& battle, Unit unit, Town to) {
    if (const Refusal no = why_not_act(p.block(unit), true)) return no;
    return why_not_retreat(p, battle.town, side_of(unit), to, battle.retreated);
}

// As far as everybody can see. NP-6.3.34, NP-6.3.63: a second move, or the other half of horse artillery's action.
bool may_act_still(const BlockState& block, Type type) {
    if (!block.acted) return true;
    if (!block.acting) return false;
    return !block.shown || !why_no_move_left(block, type) || (type == Type::horse_artillery && !block.fired && block.moves == 1);
}

}  // namespace

Seat Combat::seat(const Position& p) const { return seat_of(p, who); }
EventArgs Combat::asks(const Position& p) const { return event_args(p.battles[battle].town); }

Refusal Combat::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (kVerbData[action.verb].operands[0] != Operand::unit) return kNotAsked<Combat>;
    const Battle& here = p.battles[battle];
    const Unit unit = unit_of(action);
    if (!who.units().has(unit)) return kWhy.not_your_block;
    if (p.place(unit) != here.town) return kWhy.not_in_the_battle;
    switch (verb_of(action)) {
        case Verb::move: return why_not_move(p, battle, unit, type_of(unit), space_of(action));
        case Verb::fire: return why_not_fire(p, here, unit, Target::open);
        case Verb::fire_square: return why_not_fire(p, here, unit, Target::square);
        case Verb::retreat: return why_not_leave_battle(p, here, unit, town_of(action));
        case Verb::form: return why_not_form(p, here, unit);
        case Verb::unform: return why_not_unform(p, unit);
        case Verb::shelter: return why_not_shelter(p, unit, second_unit_of(action));
        case Verb::unshelter: return why_not_unshelter(p, unit);
        case Verb::occupy: return why_not_occupy(p, here, unit);
        case Verb::swap: return why_not_swap(p, here, unit, who);
        case Verb::leave: return why_not_leave(p, unit);
        default: return kNotAsked<Combat>;
    }
}

void Combat::legal(const Position& p, ActionList& out) const {
    const Battle& here = p.battles[battle];
    const TownSet open = open_retreats(p, here.town, who.side(), here.retreated);
    const auto offer = [&](Action action) {
        if (!why_not(p, action)) out.push_back(action);
    };
    for (const Unit unit : own_blocks(p, *this)) {
        if (p.block(unit).acted && !p.block(unit).acting) continue;
        each_link(who.side(), p.space(unit), [&](Space to) { offer(act(Verb::move, unit, to)); });
        for (const Verb verb : {Verb::fire, Verb::fire_square, Verb::form, Verb::unform, Verb::occupy, Verb::swap, Verb::leave, Verb::unshelter})
            offer(act(verb, unit));
        if ((kCommanders | kArtillery).has(unit))
            for (const Unit square : units_in(p, here.town, p.space(unit), who.side()) & kInfantry) offer(act(Verb::shelter, unit, square));
        for (const Town to : open) offer(act(Verb::retreat, unit, to));
    }
    out.push_back(kDone);
}

std::optional<Action> Combat::forced(const Position& p) const {
    for (const Unit unit : own_blocks(p, *this))
        if (may_act_still(p.block(unit), type_of(unit))) return std::nullopt;
    return kDone;
}

// NP-11.1.6: when a player passes, the other Allied player goes on, until both have passed in a row.
void Combat::apply(Position& p, Action action, Effects& effects) const {
    const Battle& here = p.battles[battle];
    if (verb_of(action) == Verb::done) {
        end_action(p, here.town, who.side());
        if (const auto partner = partner_at(p, here.town, who); partner && !partner_passed) p.push(Combat{battle, *partner, true});
        return;
    }
    p.push(Combat{battle, who, false});
    const Unit unit = unit_of(action);
    switch (verb_of(action)) {
        case Verb::move: make_move(p, battle, unit, space_of(action), effects); break;
        case Verb::fire: return fire(p, battle, unit, Target::open, effects);
        case Verb::fire_square: return fire(p, battle, unit, Target::square, effects);
        case Verb::retreat: leave_battle(p, battle, unit, town_of(action), effects); break;
        case Verb::form: return form(p, unit, effects);
        case Verb::unform: return unform(p, unit, effects);
        case Verb::shelter: return shelter(p, unit, second_unit_of(action), effects);
        case Verb::unshelter: return unshelter(p, unit, effects);
        case Verb::occupy: return occupy(p, here, unit, effects);
        case Verb::swap: return swap_occupants(p, here, unit, effects);
        default: return leave_marker(p, here, unit, effects);
    }
    battle_decided(p, battle, effects);
}

// --- A random action, without the list ---------------------------------------------------------------------------------------------------

namespace {

Action random_move(Side side, Unit unit, Space from, Dice& dice) {
    if (is_reserve(from)) return act(Verb::move, unit, positions_of(side)[dice.choice(3)]);
    return act(Verb::move, unit, dice.choice(2) == 0 ? facing(from) : reserve_of(side));
}

Action random_formation(const Position& p, Unit unit, Dice& dice) {
    const BlockState& block = p.block(unit);
    if (block.square) return act(Verb::unform, unit);
    if (block.shelter) return act(Verb::unshelter, unit);
    if (kInfantry.has(unit)) return act(Verb::form, unit);
    const UnitSet infantry = units_in(p, p.place(unit), block.space, side_of(unit)) & kInfantry;
    return infantry ? act(Verb::shelter, unit, dice.pick(infantry)) : kDone;
}

Action random_deed(const Position& p, const Battle& battle, Unit unit, Dice& dice) {
    constexpr Verb kMarkerVerbs[] = {Verb::occupy, Verb::swap, Verb::leave};
    const int kind = dice.choice(16);
    if (kind < 6) return act(Verb::fire, unit);
    if (kind < 11) return random_move(side_of(unit), unit, p.space(unit), dice);
    if (kind == 11) return act(Verb::fire_square, unit);
    if (kind == 12) return act(Verb::retreat, unit, dice.pick(ways_from(battle.town)).to);
    if (kind == 13) return random_formation(p, unit, dice);
    if (kind == 14) return act(kMarkerVerbs[dice.choice(3)], unit);
    return kDone;
}

}  // namespace

Action Combat::random(const Position& p, Dice& dice) const {
    const UnitSet units = units_where(p, own_blocks(p, *this), [](const BlockState& block) { return !block.acted || block.acting; });
    for (int tries = 0; tries < 8 && units; ++tries)
        if (const Action action = random_deed(p, p.battles[battle], dice.pick(units), dice); !why_not(p, action)) return action;
    return kDone;
}

}  // namespace papelotte::napoleon
