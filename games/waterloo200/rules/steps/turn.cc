// W2-8, W2-9, W2-14  The sequence of play.
#include "games/waterloo200/rules/steps/turn.h"

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"
#include "games/waterloo200/rules/steps/victory.h"

namespace papelotte::waterloo200 {

// --- Turns ----------------------------------------------------------------------------------------------------------------------------

void BeginTurn::run(Position& p, Effects& effects) const {
    p.turn = turn;
    p.passes = 0;
    p.impulse.number = 0;
    emit(effects, Happening::turn_begins, turn);
    p.push(BeginImpulse{p.disc});   // W2-8.1.3
    if (turn >= kTables.first_prussian_turn) p.push(Arrival{});
}

void EndTurn::run(Position& p, Effects& effects) const {
    emit(effects, Happening::turn_ends, p.turn);
    if (p.turn == kTurns) return end_by_night(p, effects);   // W2-8.1.9
    p.impulse.kind = Kind::none;
    for (UnitState& unit : p.units) unit.moved = false;   // the commander-in-chief may move again, to his headquarters
    p.push(BeginTurn{counted(p.turn + 1)});
    push_for_side<Reorganise>(p, p.disc);   // W2-15.1.2: the side without the Disc goes first
    push_for_side<Reorganise>(p, other(p.disc));
    if (p.plays(Option::morale)) demoralise(p, effects);
}

// --- Impulses ---------------------------------------------------------------------------------------------------------------------------

void BeginImpulse::run(Position& p, Effects& effects) const {
    const std::uint8_t number = counted(p.impulse.number + 1);
    p.impulse = Impulse{};
    p.impulse.side = side;
    p.impulse.number = number;
    p.impulse.contested_at_start = contested(p);
    p.impulse.ambushes = (kSunkenRoad & p.controlled_by(Faction::british)) - p.impulse.contested_at_start;
    for (UnitState& unit : p.units) unit.moved = false;
    emit(effects, Happening::impulse_begins, side);
    p.push(ChooseAction{});
}

// W2-20.1.3: the British seat decides for the Allies. W2-25.1.1, W2-25.1.2: a pass is always possible.
Seat ChooseAction::seat(const Position& p) const { return seat_of(p, p.impulse.side); }

Refusal ChooseAction::why_not(const Position& p, Action action) const {
    switch (verb_of(action)) {
        case Verb::pass: return {};
        case Verb::strategic: return p.disc == p.impulse.side ? Refusal() : kWhy.no_disc;
        case Verb::tactical:
            for (const Faction faction : kFactions)
                if (side_of(faction) == p.impulse.side && can_activate_stars(p, faction)) return {};
            return kWhy.no_starred_leader;
        default: return kNotAsked<ChooseAction>;
    }
}

EventArgs ChooseAction::asks(const Position& p) const { return event_args(p.impulse.number); }

void ChooseAction::legal(const Position& p, ActionList& out) const {
    for (const Verb verb : {Verb::tactical, Verb::strategic, Verb::pass})
        if (!why_not(p, act(verb))) out.push_back(act(verb));
}

// W2-8.1.6, W2-8.1.11  Pushes the phases of the action, the last one first. They are the same for both allied factions.
void ChooseAction::apply(Position& p, Action action, Effects& effects) const {
    const Side side = p.impulse.side;
    if (verb_of(action) == Verb::strategic) return p.push(ChooseOption{});
    p.impulse.kind = verb_of(action) == Verb::pass ? Kind::pass : Kind::tactical;
    emit(effects, Happening::action_chosen, side, p.impulse.kind);
    p.push(EndImpulse{});
    if (p.impulse.kind == Kind::pass) {   // W2-11.1.4: no battles; W2-20.1.5: with three players the British player decides
        return p.push(PassMove{{side == Side::french ? Faction::french : Faction::british, side == Side::allied && !p.three_players()}});
    }
    push_for_side<ChooseBattle>(p, side);
    push_for_side<MoveUnits>(p, side);
    if (side == Side::allied && p.three_players()) return p.push(FirstFaction{});
    push_for_side<ActivateLeaders>(p, side);
}

// W2-20.1.4
Seat FirstFaction::seat(const Position&) const { return kBritishSeat; }

Refusal FirstFaction::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::first || faction_of(action) == Faction::french) return kNotAsked<FirstFaction>;
    return can_activate_stars(p, faction_of(action)) ? Refusal() : kWhy.cannot_begin;
}

void FirstFaction::legal(const Position& p, ActionList& out) const {
    for (const Faction faction : {Faction::british, Faction::prussian})
        if (const Action action = act(Verb::first, faction); !why_not(p, action)) out.push_back(action);
}

// W2-20.1.10
std::optional<Action> FirstFaction::forced(const Position& p) const {
    if (p.areas_of(Faction::prussian).empty()) return act(Verb::first, Faction::british);   // the absence of Prussians is public
    return std::nullopt;
}

void FirstFaction::apply(Position& p, Action action, Effects&) const {
    const Faction first = faction_of(action);
    p.push(ActivateLeaders{{first == Faction::british ? Faction::prussian : Faction::british, false}});
    p.push(ActivateLeaders{{first, false}});
}

// --- The Disc (W2-9) ----------------------------------------------------------------------------------------------------------------------

// W2-20.1.6  W2-25.1.22: it may be spent without any move or battle.
Seat ChooseOption::seat(const Position& p) const { return seat_of(p, p.impulse.side); }

Refusal ChooseOption::why_not(const Position& p, Action action) const {
    switch (verb_of(action)) {
        case Verb::manoeuvre: return {};
        case Verb::reinforce:
            for (const Faction faction : kFactions)
                if (side_of(faction) == p.impulse.side && !why_no_reserves(p, faction) && !units_at(p, kPool, faction).empty()) return {};
            return kWhy.nobody_to_call;
        case Verb::grand_battery:
            if (p.impulse.side != Side::french || !p.plays(Option::grand_battery)) return kWhy.french_battery;
            return can_bombard(p) ? Refusal() : kWhy.nothing_to_bombard;
        default: return kNotAsked<ChooseOption>;
    }
}

void ChooseOption::legal(const Position& p, ActionList& out) const {
    for (const Verb verb : {Verb::manoeuvre, Verb::reinforce, Verb::grand_battery})
        if (!why_not(p, act(verb))) out.push_back(act(verb));
}

void ChooseOption::apply(Position& p, Action action, Effects& effects) const {
    const Side side = p.impulse.side;
    const Verb verb = verb_of(action);
    p.impulse.kind = verb == Verb::manoeuvre ? Kind::strategic_move : verb == Verb::reinforce ? Kind::strategic_reinforce : Kind::grand_battery;
    emit(effects, Happening::action_chosen, side, p.impulse.kind);
    p.push(EndImpulse{});
    if (p.impulse.kind == Kind::grand_battery) return p.push(ChooseBombardment{});
    if (p.impulse.kind == Kind::strategic_move) {
        push_for_side<ChooseBattle>(p, side);
        return push_for_side<MoveUnits>(p, side);
    }
    for (const Faction faction : {Faction::prussian, Faction::british, Faction::french})
        if (side_of(faction) == side && !why_no_reserves(p, faction)) p.push(NumberOfReserves{faction});
}

// --- The end of an impulse (W2-14, W2-9.1.3, W2-8.1.7) ---------------------------------------------------------------------------------------

namespace {

// W2-4.3.1, W2-4.3.2, W2-14.1.1: leaders lose a step and are hidden. W2-14.1.2, W2-O3.4: guns and scouts are hidden.
// W2-14.1.3, W2-25.1.13: attackers in a contested area stay face up.
void deactivate(Position& p, Effects& effects) {
    for (int i = 0; i < kUnits; ++i) {
        const Unit unit{static_cast<std::uint8_t>(i)};
        UnitState& state = p.unit(unit);
        state.found = false;
        if (!state.activated) continue;
        if (kTacticalLeaders.has(unit)) {
            tire(p, unit, effects);
            recognise(p, unit);   // his new step is seen before he is hidden
        }
        state.activated = false;
    }
}

}  // namespace

void EndImpulse::run(Position& p, Effects& effects) const {
    const Side side = p.impulse.side;
    const Kind kind = p.impulse.kind;
    deactivate(p, effects);
    p.passes = kind == Kind::pass ? counted(p.passes + 1) : 0;
    if (kind == Kind::strategic_move || kind == Kind::strategic_reinforce || kind == Kind::grand_battery) {
        p.disc = other(side);   // W2-9.1.3
        emit(effects, Happening::disc_passes, p.disc);
    }
    if (p.passes >= kTables.passes_to_end_turn || p.impulse.number >= kTables.most_impulses) return p.push(EndTurn{});   // W2-25.1.23
    p.push(BeginImpulse{other(side)});   // W2-8.1.4
}

}  // namespace papelotte::waterloo200
