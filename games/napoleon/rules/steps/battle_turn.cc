#include "games/napoleon/rules/steps/battle_turn.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/battle_move.h"
#include "games/napoleon/rules/steps/rout.h"

namespace papelotte::napoleon {

// --- The order of battle turns (NP-6.1.5, NP-6.3.1) -------------------------------------------------------------------------------------

void Battles::run(Position& p, Effects&) const {
    const std::size_t count = p.battles.size();
    for (std::size_t skipped = 0; skipped <= count; ++skipped) {
        const std::size_t index = (battle + skipped) % count;
        if (p.battles[index].over) continue;
        const auto number = static_cast<std::uint8_t>(index);
        const bool defends = defender && skipped == 0;
        p.push(defends ? Battles{static_cast<std::uint8_t>((index + 1) % count), false} : Battles{number, true});
        return p.push(BattleTurn{number, defends ? other(p.active()) : p.active()});
    }
}

namespace {

void clear_marks(Position& p, Town town) {
    for (const Unit unit : units_at(p, town)) {
        BlockState& block = p.block(unit);
        block.checked = block.acted = block.acting = block.fired = block.engaged = block.disengaged = false;
        block.moves = 0;
    }
}

}  // namespace

void BattleTurn::run(Position& p, Effects& effects) const {
    Battle& here = p.battles[battle];
    clear_marks(p, here.town);
    here.crossings = {};
    here.retreated = here.reinforced = {};
    const bool attacks = side == p.active();
    if (attacks) {
        here.busy = false;
        if (!here.withdrawing) change(here.turns, 1);   // NP-6.7.4
    }
    tell(effects, Happening::battle_turn, here.town, side);
    const Actor first = first_at(p, here.town, side, here.senior);
    p.push(EndBattleTurn{battle, side});
    if (attacks && here.withdrawing) {
        p.push(Withdraw{battle, first});
    } else {
        p.push(Reinforce{battle, first_actor(p, side, here.senior)});
        p.push(Combat{battle, first});
    }
    p.push(Morale{battle, side});
}

// --- The end of a battle turn, stalemate (NP-6.7) -----------------------------------------------------------------------------------------

namespace {

// NP-6.7.5
void break_squares(Position& p, const Battle& battle) {
    for (const Unit unit : units_at(p, battle.town, p.active())) p.block(unit).square = p.block(unit).shelter = 0;
}

// NP-6.2.52
void show_engaged_in_woods(Position& p, const Battle& battle, Effects& effects) {
    for (const Space position : kAllPositions) {
        if (battle.at(position) != Terrain::woods || !is_engaged(p, battle.town, position)) continue;
        for (const Unit unit : units_in(p, battle.town, position)) show(p, unit, effects);
    }
}

}  // namespace

void EndBattleTurn::run(Position& p, Effects& effects) const {
    Battle& here = p.battles[battle];
    show_engaged_in_woods(p, here, effects);
    clear_marks(p, here.town);
    if (side != p.active() || here.withdrawing) return;
    here.idle = here.busy ? 0 : counted(here.idle + 1);                                    // NP-6.7.1
    if (here.idle < kTables.idle_turns && here.turns < kTables.most_turns) return;   // NP-6.7.2, NP-6.7.4
    here.withdrawing = true;
    tell(effects, Happening::stalemate, here.town);
    break_squares(p, here);
    p.push(Withdraw{battle, first_at(p, here.town, side, here.senior)});
}

// --- Withdrawal (NP-6.7.3) ----------------------------------------------------------------------------------------------------------------

namespace {

UnitSet own_blocks(const Position& p, const Withdraw& step) { return units_at(p, p.battles[step.battle].town) & step.who.units(); }
TownSet open_roads(const Position& p, const Withdraw& step) {
    const Battle& battle = p.battles[step.battle];
    return open_retreats(p, battle.town, step.who.side(), battle.retreated);
}

// NP-11.1.10: of two Allied players one may have lost his last block of the battle in the Morale step.
bool may_leave(const Position& p, const Withdraw& step) { return !own_blocks(p, step).empty() && !open_roads(p, step).empty(); }

}  // namespace

Seat Withdraw::seat(const Position& p) const { return seat_of(p, who); }
EventArgs Withdraw::asks(const Position& p) const { return event_args(p.battles[battle].town); }

Refusal Withdraw::why_not(const Position& p, Action action) const {
    const Battle& here = p.battles[battle];
    if (verb_of(action) == Verb::done) return may_leave(p, *this) ? kWhy.must_withdraw : Refusal();
    if (verb_of(action) != Verb::retreat) return kNotAsked<Withdraw>;
    if (!who.units().has(unit_of(action))) return kWhy.not_your_block;
    if (p.place(unit_of(action)) != here.town) return kWhy.not_in_the_battle;
    return why_not_retreat(p, here.town, who.side(), town_of(action), here.retreated);
}

void Withdraw::legal(const Position& p, ActionList& out) const {
    const TownSet open = open_roads(p, *this);
    for (const Unit unit : own_blocks(p, *this))
        for (const Town to : open) out.push_back(act(Verb::retreat, unit, to));
    if (out.empty()) out.push_back(kDone);
}

// Public facts decide: no road or no block is left, or one block and one road are.
std::optional<Action> Withdraw::forced(const Position& p) const {
    if (!may_leave(p, *this)) return kDone;
    const TownSet open = open_roads(p, *this);
    const UnitSet units = own_blocks(p, *this);
    if (open.size() > 1 || units.size() > 1) return std::nullopt;
    return act(Verb::retreat, units.front(), open.front());
}

// NP-11.1.10: two Allied players take turns.
void Withdraw::apply(Position& p, Action action, Effects& effects) const {
    const Town town = p.battles[battle].town;
    if (verb_of(action) == Verb::retreat) {
        leave_battle(p, battle, unit_of(action), town_of(action), effects);
        if (battle_decided(p, battle, effects)) return;   // NP-6.7.7
        return p.push(Withdraw{battle, partner_at(p, town, who).value_or(who)});
    }
    if (own_blocks(p, *this).empty()) return p.push(Withdraw{battle, *partner_at(p, town, who)});
    if (!retreat_towns(p, town, who.side()).empty()) return;   // the rest leaves in the next battle turn
    for (const Unit unit : units_at(p, town, who.side())) eliminate(p, unit, effects);   // NP-6.7.6, NP-17.20
    battle_decided(p, battle, effects);
}

}  // namespace papelotte::napoleon
