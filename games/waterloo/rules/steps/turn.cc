// WL-3  Sequence of play.
#include "games/waterloo/rules/steps/turn.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"
#include "games/waterloo/rules/steps/victory.h"

namespace papelotte::waterloo {
namespace {

// WL-3.7.2, WL-3.7.4  Tested once, before phase 1 of the 7 pm turn.
void test_initiative(Position& p, Effects& effects) {
    if (p.turn != kTables.initiative_turn) return;
    bool all = true;
    for (const Area strong_point : kStrongPoints) all = all && holds(p, kFrench, strong_point);
    p.initiative = all ? kFrench : kAllied;
    emit(effects, Happening::initiative, p.initiative);
}

// WL-3.2  Gives discs to both sides. Discs left from the last turn are lost (WL-3.2.4).
void give_discs(Position& p, Effects& effects) {
    for (const Seat side : {kFrench, kAllied}) {
        const DiscsData& given = element(kTables.discs, side)[p.turn - 1];
        p.discs_of(side) = Discs{};
        p.discs_of(side).available = {given.green, given.red, given.purple};
        emit(effects, Happening::discs_given, side, given.green, given.red, given.purple);
    }
}

void begin_prussians(Position& p) {
    if (p.turn < kTables.prussian_arrival_from_turn) return;   // WL-3.3.1
    clear_acted(p);
    for (const Unit unit : units_at(p, kDelayed)) p.unit(unit).acted = true;   // WL-14.2.1: units that are here now
    p.push(PrussianPhase{false});
}

// WL-3.6.2  The turn marker moves, discs leave the board.
void end_turn(Position& p) {
    p.discs = {};
    p.tile = 0;
    p.tile_shown = false;
    p.round = p.actions_done = 0;
    ++p.turn;
    p.push(BeginPhase{Phase::start});
}

}  // namespace

void BeginPhase::run(Position& p, Effects& effects) const {
    p.phase = phase;
    if (phase != Phase::end) p.push(BeginPhase{Phase(static_cast<int>(phase) + 1)});
    if (phase == Phase::start) emit(effects, Happening::turn_begins, p.turn);
    else emit(effects, Happening::phase_begins, phase);
    switch (phase) {
        case Phase::start: return test_initiative(p, effects);
        case Phase::discs: return give_discs(p, effects);
        case Phase::prussians: return begin_prussians(p);
        case Phase::skirmish:   // WL-3.4.1: the Allied player first
            clear_acted(p);
            p.push(SkirmishFire{kFrench});
            p.push(SkirmishFire{kAllied});
            return;
        case Phase::actions:
            clear_acted(p);
            p.active = p.initiative;   // WL-3.7.1
            p.push(StartRound{});
            return;
        case Phase::formation:   // WL-3.5.1: the Allied player first
            clear_acted(p);
            p.push(ChangeFormation{kFrench, kNowhere, kNoUnit, false});
            p.push(ChangeFormation{kAllied, kNowhere, kNoUnit, false});
            return;
        case Phase::victory: return check_victory(p, effects);
        case Phase::end: return end_turn(p);
    }
}

// --- Skirmish fire (WL-3.4) ----------------------------------------------------------------------------------------------------

Refusal SkirmishFire::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::skirmish) return kNotAsked<SkirmishFire>;
    const Unit unit = unit_of(action);
    const Area target = area_of(action);
    if (side_of(unit) != side || arm_of(unit) != Arm::infantry || !on_board(p.place(unit))) return kWhy.only_infantry_fires;
    if (p.unit(unit).acted) return kWhy.fired_already;
    if (!neighbours(p.place(unit)).has(target)) return kWhy.target_not_adjacent;   // WL-14.4.1: the box is next to the entries
    if (!enemy_occupied(p, side).has(target)) return kWhy.nobody_to_skirmish;
    return {};
}

namespace {

UnitSet who_may_skirmish(const Position& p, Seat side) {
    const AreaSet near = around(kNeighbours, enemy_occupied(p, side)) & areas_with(p, side, Arm::infantry);
    UnitSet able;
    for (const Area area : near) able |= units_where(p, infantry_at(p, area, side), [](const UnitState& u) { return !u.acted; });
    return able;
}

AreaSet skirmish_targets(const Position& p, Unit unit) { return neighbours(p.place(unit)) & enemy_occupied(p, side_of(unit)); }

}  // namespace

void SkirmishFire::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : who_may_skirmish(p, side))
        for (const Area target : skirmish_targets(p, unit)) out.push_back(act(Verb::skirmish, unit, target));
    out.push_back(kDone);
}

std::optional<Action> SkirmishFire::forced(const Position& p) const {
    return who_may_skirmish(p, side).empty() ? std::optional(kDone) : std::nullopt;
}

Action SkirmishFire::random(const Position& p, Dice& dice) const {
    const UnitSet able = who_may_skirmish(p, side);
    const int choice = dice.choice(able.size() + 1);
    if (choice == able.size()) return kDone;
    const Unit unit = able.nth(choice);
    const AreaSet targets = skirmish_targets(p, unit);
    return act(Verb::skirmish, unit, dice.pick(targets));
}

void SkirmishFire::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return clear_acted(p);
    p.push(*this);
    const Unit unit = unit_of(action);
    const Area target = area_of(action);
    p.unit(unit).acted = true;
    const int die = effects.dice.d6();
    const bool hit = die >= kTables.skirmish;   // WL-3.4.4
    Account(effects).report(Happening::skirmish, unit, target, die, hit);
    if (!hit) return;
    const Seat enemy = other(side);
    if (has(p, target, enemy, Arm::infantry)) p.push(PlaceCubes{target, enemy, 1});                        // WL-3.4.5
    else if (has(p, target, enemy, Arm::cavalry)) p.push(CavalryHits{target, enemy, 1, false});            // WL-3.4.6
    else p.push(GunHits{target, enemy, 1});                                                                // WL-3.4.8
}

}  // namespace papelotte::waterloo
