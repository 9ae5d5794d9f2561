// W2-16, W2-17, W2-O10  Reinforcements and the arrival of the Prussians.
#include "games/waterloo200/rules/steps/reserves.h"

#include <algorithm>

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {
namespace {

int most_reserves(const Position& p, Faction faction) {
    return why_no_reserves(p, faction) ? 0 : std::min(strategic_value(p, faction), units_at(p, kPool, faction).size());
}

UnitSet drawn(const Position& p, Faction faction) {
    return units_where(p, units_at(p, kPool, faction), [](const UnitState& u) { return u.drawn; });
}

}  // namespace

// W2-25.1.9, W2-25.1.10: the headquarters must be ours and free of enemies. W2-25.1.3: the callers test the pool.
Refusal why_no_reserves(const Position& p, Faction faction) {
    const Area home = headquarters(faction);
    const bool there = p.place(strategic_leader(faction)) == home && !enemy_areas(p, side_of(faction)).has(home);
    return there ? Refusal() : kWhy.not_at_headquarters;
}

AreaSet places_for(const Position& p, Unit unit) {
    const Faction faction = faction_of(unit);
    AreaSet places;
    if (faction == Faction::prussian) {   // W2-16.2.6
        for (const Area area : kBlack)
            if (area_data(area).entry == corps_of(unit)) places.insert(area);
        return places;
    }
    for (const Icon icon : icons_for(p.edition, unit) - p.icons_used) {   // W2-16.2.4, W2-16.2.5
        const Area area = icon_data(p.edition, icon).area;
        const bool ours = p.controlled_by(faction).has(area) && !ally_areas(p, faction).has(area);   // W2-16.2.3: contested or not
        if (ours && !is_full(p, area, side_of(faction))) places.insert(area);
    }
    return places;
}

// --- The number (W2-16.1) ---------------------------------------------------------------------------------------------------------------

Seat NumberOfReserves::seat(const Position& p) const { return seat_of(p, faction); }

Refusal NumberOfReserves::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::draw) return kNotAsked<NumberOfReserves>;
    if (const Refusal no = why_no_reserves(p, faction); no && count_of(action) > 0) return no;
    return count_of(action) >= 0 && count_of(action) <= most_reserves(p, faction) ? Refusal() : kWhy.too_many;
}

void NumberOfReserves::legal(const Position& p, ActionList& out) const {
    for (int count = 0; count <= most_reserves(p, faction); ++count) out.push_back(act(Verb::draw, count));
}

std::optional<Action> NumberOfReserves::forced(const Position& p) const {
    return most_reserves(p, faction) == 0 ? std::optional(act(Verb::draw, 0)) : std::nullopt;
}

void NumberOfReserves::apply(Position& p, Action action, Effects& effects) const {
    const int count = count_of(action);
    if (count == 0) return;
    p.icons_used = IconSet();
    emit(effects, Happening::reserves_drawn, faction, count);
    if (sets_up_freely(p, faction)) return p.push(ChooseReserves{faction, counted(count)});
    UnitSet pool = units_at(p, kPool, faction);
    for (int i = 0; i < count; ++i) {   // W2-23
        const Unit unit = pool.nth(effects.dice.roll(pool.size()) - 1);
        pool.erase(unit);
        p.unit(unit).drawn = true;
        emit_to_side(side_of(faction), effects, Happening::reserve_drawn, unit);
    }
    p.push(PlaceReserves{faction});
}

Seat ChooseReserves::seat(const Position& p) const { return seat_of(p, faction); }

Refusal ChooseReserves::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::choose) return kNotAsked<ChooseReserves>;
    const UnitSet pool = units_at(p, kPool, faction) - drawn(p, faction);
    return pool.has(unit_of(action)) ? Refusal() : kWhy.not_in_the_pool;
}

void ChooseReserves::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : units_at(p, kPool, faction) - drawn(p, faction)) out.push_back(act(Verb::choose, unit));
}

void ChooseReserves::apply(Position& p, Action action, Effects& effects) const {
    p.unit(unit_of(action)).drawn = true;
    emit_to_side(side_of(faction), effects, Happening::reserve_drawn, unit_of(action));
    if (left > 1) p.push(ChooseReserves{faction, counted(left - 1)});
    else p.push(PlaceReserves{faction});
}

// --- The places (W2-16.2) ---------------------------------------------------------------------------------------------------------------------

Seat PlaceReserves::seat(const Position& p) const { return seat_of(p, faction); }

Refusal PlaceReserves::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) {
        for (const Unit unit : drawn(p, faction))
            if (!places_for(p, unit).empty()) return kWhy.must_be_placed;
        return {};
    }
    if (verb_of(action) != Verb::place) return kNotAsked<PlaceReserves>;
    if (!drawn(p, faction).has(unit_of(action))) return kWhy.not_drawn;
    return places_for(p, unit_of(action)).has(area_of(action)) ? Refusal() : kWhy.no_icon;
}

void PlaceReserves::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : drawn(p, faction))
        for (const Area area : places_for(p, unit)) out.push_back(act(Verb::place, unit, area));
    if (!why_not(p, kDone)) out.push_back(kDone);
}

std::optional<Action> PlaceReserves::forced(const Position& p) const { return why_not(p, kDone) ? std::nullopt : std::optional(kDone); }

void PlaceReserves::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::place) {
        const Unit unit = unit_of(action);
        const Area area = area_of(action);
        if (const auto icon = free_icon(p, unit, area)) p.icons_used.insert(*icon);
        place(p, unit, area, effects);
        follow_placement(p, unit, area);
        return p.push(*this);
    }
    const UnitSet returned = drawn(p, faction);
    for (const Unit unit : returned) {
        p.unit(unit).drawn = false;
        emit_to_side(side_of(faction), effects, Happening::unit_returned, unit);
    }
    if (returned) emit_to_others(side_of(faction), effects, Happening::blocks_returned, faction, returned.size());
    p.icons_used = IconSet();
}

// --- The Prussians arrive (W2-17) --------------------------------------------------------------------------------------------------------

namespace {

UnitSet still_to_come(const Position& p, Corps corps) { return units_of(corps) & units_at(p, kNotArrived); }

const ArrivalData& arrival_of(Corps corps) { return *std::ranges::find(kArrivalData, corps, &ArrivalData::corps); }

void arrive(Position& p, Unit unit, Area area, Effects& effects) {
    p.unit(unit) = UnitState{};
    relocate(p, unit, area);
    emit_to_side(Side::allied, effects, Happening::unit_arrived, unit, area);
}

// The other units of the corps go to the pool.
void end_arrival(Position& p, Corps corps, Effects& effects) {
    for (const Unit unit : still_to_come(p, corps)) relocate(p, unit, kPool);
    note_presence(p);
    const Area area = arrival_of(corps).area;
    emit(effects, Happening::arrived, corps, area, units_at(p, area).size());
}

}   // namespace

// W2-17.1.1, W2-17.1.3  Corps arrive even if Blücher is lost.
void Arrival::run(Position& p, Effects& effects) const {
    if (p.turn == kTables.first_prussian_turn) {   // W2-O10.2
        const Unit commander = strategic_leader(Faction::prussian);
        if (p.place(commander) == kNotArrived) {
            arrive(p, commander, headquarters(Faction::prussian), effects);
            emit_to_others(Side::allied, effects, Happening::unit_arrived, commander, headquarters(Faction::prussian));   // W2-22.1.3
        }
    }
    Corps corps = element(kArrivalData, p.turn - kTables.first_prussian_turn).corps;
    if (p.plays(Option::variable_arrival)) {   // W2-O10.1
        const UnitSet waiting = kTacticalLeaders & units_of(Faction::prussian) & units_at(p, kNotArrived);
        if (waiting.empty()) return;
        corps = corps_of(waiting.nth(effects.dice.roll(waiting.size()) - 1));
    }
    const ArrivalData& arrival = arrival_of(corps);   // W2-O10.3: it depends on the corps, not on the turn
    const bool all = arrival.historical[0] == kNoUnit;
    for (const Unit unit : still_to_come(p, corps) & (all ? kAllUnits : kTacticalLeaders | kGuns)) arrive(p, unit, arrival.area, effects);
    if (all) return end_arrival(p, corps, effects);
    if (sets_up_freely(p, Faction::prussian)) {   // W2-O1.1
        p.push(ChooseArrival{corps, Type::infantry});
        return p.push(ChooseArrival{corps, Type::cavalry});
    }
    for (const Type type : {Type::cavalry, Type::infantry}) {   // W2-23
        const UnitSet candidates = still_to_come(p, corps) & units_of(type);
        if (candidates) arrive(p, candidates.nth(effects.dice.roll(candidates.size()) - 1), arrival.area, effects);
    }
    end_arrival(p, corps, effects);
}

Seat ChooseArrival::seat(const Position& p) const { return seat_of(p, Faction::prussian); }

Refusal ChooseArrival::why_not(const Position& p, Action action) const {
    if ((still_to_come(p, corps) & units_of(type)).empty()) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<ChooseArrival>;
    if (verb_of(action) != Verb::choose) return kNotAsked<ChooseArrival>;
    return (still_to_come(p, corps) & units_of(type)).has(unit_of(action)) ? Refusal() : kWhy.not_of_the_corps;
}

void ChooseArrival::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : still_to_come(p, corps) & units_of(type)) out.push_back(act(Verb::choose, unit));
    if (out.empty()) out.push_back(kDone);   // no unit of that type is left to arrive
}

std::optional<Action> ChooseArrival::forced(const Position& p) const {
    return (still_to_come(p, corps) & units_of(type)).empty() ? std::optional(kDone) : std::nullopt;
}

void ChooseArrival::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::choose) arrive(p, unit_of(action), arrival_of(corps).area, effects);
    if (type == Type::infantry) end_arrival(p, corps, effects);
}

}   // namespace papelotte::waterloo200
