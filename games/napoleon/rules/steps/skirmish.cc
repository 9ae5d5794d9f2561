#include "games/napoleon/rules/steps/skirmish.h"

#include "engine/account.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/fights.h"
#include "games/napoleon/rules/steps/fire.h"

namespace papelotte::napoleon {
namespace {

bool picks(const Position& p, Town town, Side side) { return units_at(p, town, side).size() > kTables.skirmish_shown; }
UnitSet chosen(const Position& p, Town town, Side side) {
    return units_where(p, units_at(p, town, side), [](const BlockState& block) { return block.chosen; });
}
UnitSet shown(const Position& p, Town town, Side side) {
    return units_where(p, units_at(p, town, side), [](const BlockState& block) { return block.shown; });
}

// NP-11.1.11: of two Allied players the senior.
Seat chooser(const Position& p, Town town, Side side) { return seat_of(p, first_actor(p, side, senior_at(p, town))); }

}  // namespace

// NP-6.6.1  Before a skirmish all faces are hidden, also that of a commander who has helped a forced march.
void Skirmish::run(Position& p, Effects& effects) const {
    const Town town = p.skirmishes[index];
    if (index + 1u < p.skirmishes.size()) p.push(Skirmish{counted(index + 1)});
    tell(effects, Happening::skirmish_begins, town);
    for (const Unit unit : units_at(p, town)) hide(p, unit);
    const Army senior = senior_at(p, town);
    p.push(EndSkirmish{town, senior});
    p.push(SkirmishFire{town, p.active(), senior, {}});   // NP-6.6.3: the defender fires first
    p.push(SkirmishFire{town, other(p.active()), senior, {}});
    p.push(ChooseSkirmishers{town});
}

// --- The choice (NP-6.6.2) ---------------------------------------------------------------------------------------------------------------

SeatSet ChooseSkirmishers::seats(const Position& p) const {
    SeatSet open;
    for (const Side side : kSides)
        if (picks(p, town, side) && chosen(p, town, side).size() < kTables.skirmish_shown) open = open | chooser(p, town, side);
    return open;
}

EventArgs ChooseSkirmishers::asks(const Position&) const { return event_args(town); }

Refusal ChooseSkirmishers::why_not(const Position& p, Seat seat, Action action) const {
    if (verb_of(action) != Verb::show) return kNotAsked<ChooseSkirmishers>;
    const Unit unit = unit_of(action);
    if (side_of(unit) != side_of_seat(seat) || p.place(unit) != town) return kWhy.not_in_the_skirmish;
    return p.block(unit).chosen ? kWhy.chosen_already : Refusal();
}

void ChooseSkirmishers::legal(const Position& p, Seat seat, ActionList& out) const {
    const Side side = side_of_seat(seat);
    for (const Unit unit : units_at(p, town, side) - chosen(p, town, side)) out.push_back(act(Verb::show, unit));
}

Action ChooseSkirmishers::random(const Position& p, Seat seat, Dice& dice) const {
    const Side side = side_of_seat(seat);
    return act(Verb::show, dice.pick(units_at(p, town, side) - chosen(p, town, side)));
}

void ChooseSkirmishers::apply(Position& p, Seat seat, Action action, Effects& effects) {
    p.block(unit_of(action)).chosen = true;
    tell_side(side_of_seat(seat), effects, Happening::unit_chosen, unit_of(action));
}

void ChooseSkirmishers::forget_others(Position& p, Seat keep) {
    for (const Side side : kSides)
        if (keep == kObserver || side_of_seat(keep) != side)
            for (const Unit unit : units_at(p, town, side)) p.block(unit).chosen = false;
}

void ChooseSkirmishers::run(Position& p, Effects& effects) const {
    for (const Side side : kSides) {
        const UnitSet all = picks(p, town, side) ? chosen(p, town, side) : units_at(p, town, side);
        for (const Unit unit : all) {
            p.block(unit).chosen = false;
            show(p, unit, effects);
        }
    }
}

// --- The round (NP-6.6.3 … NP-6.6.6) -------------------------------------------------------------------------------------------------------

// P10: the order of fire does not matter; blocks fire in the order of their ids. Without targets the rest does not fire.
void SkirmishFire::run(Position& p, Effects& effects) const {
    const UnitSet left = shown(p, town, side) - fired;
    if (left.empty() || shown(p, town, other(side)).empty()) return;
    const Unit unit = left.front();
    SkirmishFire next = *this;
    next.fired.insert(unit);
    p.push(next);
    Account account(effects);
    Tally value = account.tally();
    value.add(Modifier::skirmish, data_of(type_of(unit)).skirmish_fire);   // NP-6.6.4
    const auto [faces, hit, hits] = roll_fire(p.strength(unit), value.total(), effects.dice);
    account.report(Happening::skirmish_fire, unit, value.total(), hits, faces[0], faces[1], faces[2], faces[3], hit[0], hit[1], hit[2], hit[3]);
    if (hits == 0) return;
    p.push(AssignHits{.town = town,
                      .side = other(side),
                      .senior = senior,
                      .position = Space::map,
                      .target = Target::open,
                      .long_range = false,
                      .by_cavalry = false,
                      .hits = counted(hits)});
}

// NP-6.6.8, NP-6.6.9: no attrition, no redeployment. NP-17.5: a side without blocks has nobody to retreat.
void EndSkirmish::run(Position& p, Effects& effects) const {
    const int attackers = units_at(p, town, p.active()).size(), defenders = units_at(p, town, other(p.active())).size();
    const Side loser = attackers <= defenders ? p.active() : other(p.active());
    for (const Unit unit : units_at(p, town)) leave_board(p, unit);
    tell(effects, Happening::skirmish_ends, town, loser);
    begin_retreat(p, town, loser, senior, Cause::skirmish, RoadCounts{});   // NP-6.6.7
}

}  // namespace papelotte::napoleon
