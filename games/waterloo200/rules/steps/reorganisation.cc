// W2-15, W2-O9.2  The Reorganisation Phase.
#include "games/waterloo200/rules/steps/reorganisation.h"

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {

Refusal why_not_reorganise(const Position& p, Faction faction) {
    const Unit leader = strategic_leader(faction);
    const Area at = p.place(leader), home = headquarters(faction);
    if (!on_map(at)) return kWhy.no_commander;
    if (!p.controlled_by(faction).has(home) || enemy_areas(p, side_of(faction)).has(home)) return kWhy.headquarters_lost;
    if (at == home) return {};
    if (kBlack.has(home)) return kWhy.bluecher_not_back;   // W2-15.2.4
    const March march = begin_march(p, leader, Purpose::headquarters);
    return ends_of_march(p, march, Purpose::headquarters).empty() ? kWhy.out_of_reach : Refusal();
}

// --- The choice ---------------------------------------------------------------------------------------------------------------------------

Seat Reorganise::seat(const Position& p) const { return seat_of(p, who.faction); }

Refusal Reorganise::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::reorganise) return kNotAsked<Reorganise>;
    return who.is(faction_of(action)) ? why_not_reorganise(p, faction_of(action)) : kWhy.decides_for_itself;
}

void Reorganise::legal(const Position& p, ActionList& out) const {
    for (const Faction faction : kFactions)
        if (const Action action = act(Verb::reorganise, faction); !why_not(p, action)) out.push_back(action);
    out.push_back(kDone);
}

std::optional<Action> Reorganise::forced(const Position& p) const {   // all conditions are public
    for (const Faction faction : kFactions)
        if (who.is(faction) && !why_not_reorganise(p, faction)) return std::nullopt;
    return kDone;
}

namespace {

// W2-15.3.1, W2-15.3.2  In this order: regeneration, reinforcements, deactivation; all use the commander's present value.
void reorganise_now(Position& p, Faction faction, Effects& effects) {
    const Unit leader = strategic_leader(faction);
    p.unit(leader).activated = true;
    emit(effects, Happening::activated, leader, p.place(leader));
    note_regeneration(p, faction, strategic_value(p, faction));
    p.push(EndReorganisation{faction});
    p.push(NumberOfReserves{faction});   // W2-15.5.1
    p.push(Regenerate{faction, counted(strategic_value(p, faction))});
}

}  // namespace

void Reorganise::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;   // W2-15.2.5: he stays where he is
    const Faction faction = faction_of(action);
    if (who.both) p.push(Reorganise{{faction == Faction::british ? Faction::prussian : Faction::british, false}});   // W2-15.1.3
    emit(effects, Happening::reorganises, faction);
    const Unit leader = strategic_leader(faction);
    if (p.place(leader) == headquarters(faction)) return reorganise_now(p, faction, effects);
    p.push(HeadquartersPath{begin_march(p, leader, Purpose::headquarters)});
}

Seat HeadquartersPath::seat(const Position& p) const { return seat_of(p, faction_of(march.unit)); }

Refusal HeadquartersPath::why_not(const Position& p, Action action) const {
    return verb_of(action) == Verb::to ? why_no_step(p, march, Purpose::headquarters, area_of(action)) : kNotAsked<HeadquartersPath>;
}

void HeadquartersPath::legal(const Position& p, ActionList& out) const {
    for (const Area to : next_steps(p, march, Purpose::headquarters)) out.push_back(act(Verb::to, to));
}

void HeadquartersPath::apply(Position& p, Action action, Effects& effects) const {
    HeadquartersPath next = *this;
    advance(p, next.march, area_of(action), effects);
    const Faction faction = faction_of(march.unit);
    if (p.place(march.unit) != headquarters(faction)) return p.push(next);
    reorganise_now(p, faction, effects);
}

// --- Regeneration (W2-15.4) ------------------------------------------------------------------------------------------------------------

Seat Regenerate::seat(const Position& p) const { return seat_of(p, faction); }

Refusal Regenerate::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::regenerate) return kNotAsked<Regenerate>;
    const Unit leader = unit_of(action);
    if (!kTacticalLeaders.has(leader) || faction_of(leader) != faction || !on_map(p, leader)) return kWhy.not_a_leader;
    if (left == 0) return kWhy.no_step_left;
    if (p.unit(leader).step == 0) return kWhy.full_strength;
    return isolated(p, leader) ? kWhy.not_regenerated : Refusal();
}

void Regenerate::legal(const Position& p, ActionList& out) const {
    for (const Unit leader : kTacticalLeaders& units_of(faction))
        if (const Action action = act(Verb::regenerate, leader); !why_not(p, action)) out.push_back(action);
    out.push_back(kDone);
}

// W2-15.4.3  The enemy must not learn from the time or the number of answers whether a leader needs a step. So the owner is asked for
// each step that the strategic value allows, and `done` forgoes it.
std::optional<Action> Regenerate::forced(const Position&) const { return left == 0 ? std::optional(kDone) : std::nullopt; }

// W2-3.2.11: no other unit regains steps. W2-15.7.1 is an example.
void Regenerate::apply(Position& p, Action action, Effects& effects) const {
    if (left == 0) return;
    p.push(Regenerate{faction, counted(left - 1)});
    if (verb_of(action) == Verb::done) return;
    const Unit leader = unit_of(action);
    p.unit(leader).step = (p.unit(leader).step - 1u) & 3u;
    emit_to_side(side_of(faction), effects, Happening::regenerated, leader, p.unit(leader).step, strength(p, leader));
}

void EndReorganisation::run(Position& p, Effects& effects) const {
    const Unit leader = strategic_leader(faction);
    p.unit(leader).activated = false;
    tire(p, leader, effects);
}

// --- Demoralisation (W2-O9.2, W2-O9.3) ---------------------------------------------------------------------------------------------------

namespace {

// All demoralised units of a faction in an area. They are first reported as a number: the order of units would tell where each one stands.
void shake(Position& p, Area area, Faction faction, UnitSet shaken, Effects& effects) {
    emit(effects, Happening::demoralised, area, faction, shaken.size());
    for (const Unit unit : shaken) {
        const bool seen = face_up(p, unit);
        if (!on_last_step(p, unit) && !seen) p.unit(unit).unseen_losses = (p.unit(unit).unseen_losses + 1u) & 3u;
        reduce(p, unit, effects);
        if (p.result != Result::none) return;
        if (seen && on_map(p, unit)) emit(effects, Happening::step_lost, unit, p.unit(unit).step, strength(p, unit));
    }
}

}  // namespace

// The side without the Disc comes first, then the order is by area.
void demoralise(Position& p, Effects& effects) {
    UnitSet shaken;   // determined for all units before any loses a step
    AreaSet areas;
    for (const Faction faction : kFactions) {
        const AreaSet cut_off = contested(p) - communication(p, faction);
        areas |= cut_off;
        for (const Unit unit : units_of(faction))
            if (cut_off.has(p.place(unit))) shaken.insert(unit);
    }
    for (const Side side : {other(p.disc), p.disc})
        for (const Area area : areas)
            for (const Faction faction : kFactions) {
                const UnitSet here = units_at(p, area, faction) & shaken;
                if (side_of(faction) == side && here) shake(p, area, faction, here, effects);
                if (p.result != Result::none) return;
            }
}

}  // namespace papelotte::waterloo200
