// W2-10.4, W2-9.2, W2-11, W2-O3  The Movement Phase, the move of a Pass, reconnaissance.
#include "games/waterloo200/rules/steps/movement.h"

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {
namespace {

// W2-4.6.1, W2-4.6.4, W2-5.2.2  A unit is commanded if an activated leader of its corps has it within his radius when its move begins,
// and only by him (W2-4.6.7). Leaders are not commanded (W2-4.2.7, W2-4.5.4).
bool commanded(const Position& p, Unit unit) {
    const Corps corps = corps_of(unit);
    if (corps == Corps::none || kLeaders.has(unit)) return false;
    const Unit leader = leader_of(corps);
    return p.unit(leader).activated && within_radius(p, leader).has(p.place(unit));
}

// W2-O3.5  The enemy units of an area that a scout could reveal.
UnitSet hidden_enemies(const Position& p, Side side, Area area) {
    UnitSet hidden;
    for (const Unit unit : units_at(p, area, other(side)))
        if (!face_up(p, unit)) hidden.insert(unit);
    return hidden;
}

AreaSet to_be_scouted(const Position& p, Unit scout) {
    AreaSet areas;
    const Side side = side_of(scout);
    for (const Area area : neighbours(p.place(scout)) & green(p.edition) & enemy_areas(p, side))
        if (!hidden_enemies(p, side, area).empty()) areas.insert(area);
    return areas;
}

Action pick_unit(UnitSet units, bool also_done, Dice& dice) {
    const int chosen = dice.choice(units.size() + (also_done ? 1 : 0));
    return chosen < units.size() ? act(Verb::move, units.nth(chosen)) : kDone;
}

}  // namespace

Purpose purpose_of(const Position& p) {
    if (p.impulse.kind == Kind::pass) return Purpose::pass;
    return p.impulse.kind == Kind::tactical ? Purpose::tactical : Purpose::strategic;
}

Refusal why_not_move(const Position& p, Unit unit) {
    const Faction faction = faction_of(unit);
    if (side_of(faction) != p.impulse.side) return kWhy.not_yours_to_move;
    if (!on_map(p, unit)) return kWhy.unit_not_on_the_map;
    if (p.unit(unit).moved) return kWhy.moved_already;
    if (p.impulse.kind == Kind::tactical && !commanded(p, unit)) return kWhy.not_under_command;
    if (p.impulse.kind == Kind::strategic_move && p.impulse.moved[index_of(faction)] >= strategic_value(p, faction)) return kWhy.enough_units;
    return isolated(p, unit) ? kWhy.isolated_unit : Refusal();
}

UnitSet movable(const Position& p, Faction faction) {
    UnitSet found;
    const AreaSet linked = communication(p, faction);
    const auto add = [&](UnitSet units, AreaSet areas) {
        for (const Unit unit : units)
            if (!p.unit(unit).moved && areas.has(p.place(unit))) found.insert(unit);
    };
    if (p.impulse.kind == Kind::tactical) {
        for (const Unit leader : activated(p, kTacticalLeaders & units_of(faction)))
            add(units_of(corps_of(leader)) - UnitSet::of(leader), within_radius(p, leader) & linked);
    } else if (p.impulse.kind == Kind::pass || p.impulse.moved[index_of(faction)] < strategic_value(p, faction)) {
        add(units_of(faction), linked);
    }
    return found;
}

// --- The Movement Phase ------------------------------------------------------------------------------------------------------------

Seat MoveUnits::seat(const Position& p) const { return seat_of(p, who.faction); }

Refusal MoveUnits::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};   // W2-12.2.5, W2-9.4.1
    if (verb_of(action) != Verb::move) return kNotAsked<MoveUnits>;
    return who.is(faction_of(unit_of(action))) ? why_not_move(p, unit_of(action)) : kWhy.not_yours_to_move;
}

namespace {

UnitSet movable(const Position& p, Actor who) {
    UnitSet units;
    for (const Faction faction : kFactions)
        if (who.is(faction) && !p.areas_of(faction).empty()) units |= waterloo200::movable(p, faction);
    return units;
}

}  // namespace

void MoveUnits::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : movable(p, who)) out.push_back(act(Verb::move, unit));
    out.push_back(kDone);
}

Action MoveUnits::random(const Position& p, Dice& dice) const { return pick_unit(movable(p, who), true, dice); }

// W2-10.2.4, W2-9.2.1  No more moves for a faction without activated leaders, or at its limit.
std::optional<Action> MoveUnits::forced(const Position& p) const {
    for (const Faction faction : kFactions) {
        if (!who.is(faction)) continue;
        const std::size_t i = index_of(faction);
        const bool over = p.impulse.kind == Kind::tactical ? p.impulse.activated[i] == 0 : p.impulse.moved[i] >= strategic_value(p, faction);
        if (!over) return std::nullopt;
    }
    return kDone;
}

void MoveUnits::apply(Position& p, Action action, Effects&) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    p.push(UnitPath{begin_march(p, unit_of(action), purpose_of(p))});
}

// --- The move of a Pass -------------------------------------------------------------------------------------------------------------

Seat PassMove::seat(const Position& p) const { return seat_of(p, who.faction); }

Refusal PassMove::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) == Verb::leave)
        return p.three_players() && who.faction == Faction::british && !p.areas_of(Faction::prussian).empty() ? Refusal()
                                                                                                              : kWhy.nobody_to_leave_it_to;
    if (verb_of(action) != Verb::move) return kNotAsked<PassMove>;
    return who.is(faction_of(unit_of(action))) ? why_not_move(p, unit_of(action)) : kWhy.not_yours_to_move;
}

void PassMove::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : movable(p, who)) out.push_back(act(Verb::move, unit));
    if (const Action leave = act(Verb::leave); !why_not(p, leave)) out.push_back(leave);
    out.push_back(kDone);
}

Action PassMove::random(const Position& p, Dice& dice) const {
    if (const Action leave = act(Verb::leave); !why_not(p, leave) && dice.below(8) == 0) return leave;
    return pick_unit(movable(p, who), true, dice);
}

void PassMove::apply(Position& p, Action action, Effects&) const {
    // Either way it is the only move of the side (W2-11.1.5).
    if (verb_of(action) == Verb::leave) p.push(PassMove{{Faction::prussian, false}});
    if (verb_of(action) == Verb::move) p.push(UnitPath{begin_march(p, unit_of(action), Purpose::pass)});
}

// --- The march ----------------------------------------------------------------------------------------------------------------------

Seat UnitPath::seat(const Position& p) const { return seat_of(p, faction_of(march.unit)); }

namespace {

Refusal why_not_stop(const Position& p, const March& march) {
    const Area at = p.place(march.unit);
    return at == march.from ? Refusal() : why_not_end(p, march.unit, at);
}

// W2-5.2.1, W2-5.2.5  Allowed wherever the gun may end its move, also among enemies.
Refusal why_not_reveal(const Position& p, const March& march) {
    if (!kGuns.has(march.unit)) return kWhy.not_guns;
    if (p.impulse.kind == Kind::pass) return kWhy.no_guns_in_a_pass;
    if (march.mp < kTables.reveal) return kWhy.no_point_left;
    return why_not_stop(p, march);
}

// W2-O3.1  A scout must stand where there is no enemy, so it does not attack (W2-O3.3).
Refusal why_not_scout(const Position& p, const March& march) {
    if (!p.plays(Option::reconnaissance) || type_of(march.unit) != Type::cavalry || p.impulse.kind == Kind::pass) return kWhy.no_scouting;
    const int most = kEnglishCavalry.has(march.unit) ? kTables.scout_mp_english : kTables.scout_mp;
    if (allowance(march.unit, purpose_of(p)) - march.mp > most || march.mp < kTables.reveal) return kWhy.scout_too_far;
    if (contested(p).has(p.place(march.unit))) return kWhy.scout_not_clear;
    return why_not_stop(p, march);
}

}  // namespace

Refusal UnitPath::why_not(const Position& p, Action action) const {
    switch (verb_of(action)) {
        case Verb::to: return why_no_step(p, march, purpose_of(p), area_of(action));
        case Verb::stop: return why_not_stop(p, march);
        case Verb::reveal: return why_not_reveal(p, march);
        case Verb::scout: return why_not_scout(p, march);
        default: return kNotAsked<UnitPath>;
    }
}

void UnitPath::legal(const Position& p, ActionList& out) const {
    for (const Area to : next_steps(p, march, purpose_of(p))) out.push_back(act(Verb::to, to));
    for (const Verb verb : {Verb::stop, Verb::reveal, Verb::scout})
        if (!why_not(p, act(verb))) out.push_back(act(verb));
}

Action UnitPath::random(const Position& p, Dice& dice) const {
    const AreaSet next = next_steps(p, march, purpose_of(p));
    FixedVector<Verb, 3> ends;
    for (const Verb verb : {Verb::stop, Verb::reveal, Verb::scout})
        if (!why_not(p, act(verb))) ends.push_back(verb);
    const int ways = next.size();
    const int chosen = dice.choice(ways + static_cast<int>(ends.size()));
    return chosen < ways ? act(Verb::to, next.nth(chosen)) : act(element(ends, chosen - ways));
}

void UnitPath::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::to) {
        UnitPath next = *this;
        advance(p, next.march, area_of(action), effects);
        return p.push(next);
    }
    const Purpose purpose = purpose_of(p);
    const Area at = p.place(march.unit);
    const bool acted = at != march.from || march.mp < allowance(march.unit, purpose) || verb_of(action) != Verb::stop;
    p.unit(march.unit).moved = true;
    if (acted && purpose == Purpose::strategic) change(p.impulse.moved[index_of(faction_of(march.unit))], 1);   // W2-9.2.1, W2-5.2.2
    if (verb_of(action) == Verb::stop) {
        if (acted) follow_march(p, march, purpose, allowance(march.unit, purpose) - march.mp, contested(p).has(at) && at != march.from);
        return;
    }
    p.unit(march.unit).activated = true;   // W2-5.2.1, W2-O3.1
    show(p, march.unit, march.from, effects);
    emit(effects, Happening::activated, march.unit, at);
    if (verb_of(action) == Verb::scout) p.push(ScoutTarget{march.unit});
}

// --- Reconnaissance (W2-O3) ----------------------------------------------------------------------------------------------------------

Seat ScoutTarget::seat(const Position& p) const { return seat_of(p, faction_of(scout)); }

Refusal ScoutTarget::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::look) return kNotAsked<ScoutTarget>;
    return to_be_scouted(p, scout).has(area_of(action)) ? Refusal() : kWhy.not_to_be_scouted;
}

void ScoutTarget::legal(const Position& p, ActionList& out) const {
    for (const Area area : to_be_scouted(p, scout)) out.push_back(act(Verb::look, area));
    out.push_back(kDone);
}

void ScoutTarget::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    const Area area = area_of(action);
    UnitSet hidden = hidden_enemies(p, side_of(scout), area);
    emit(effects, Happening::scouted, scout, area);
    for (int seen = strength(p, scout); seen > 0 && hidden; --seen) {   // W2-O3.2, W2-23
        const Unit unit = hidden.nth(effects.dice.roll(hidden.size()) - 1);
        hidden.erase(unit);
        p.unit(unit).found = true;
        show(p, unit, effects);
    }
}

}  // namespace papelotte::waterloo200
