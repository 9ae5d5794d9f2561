// WL-7.2, WL-7.4 … WL-7.7  The steps of an assault, in the order of enum Stage. Each stage first pushes the next stage, then the steps
// that must come before it.
#include <algorithm>

#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/fire_results.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/steps/cavalry.h"
#include "games/waterloo/rules/steps/volley.h"

namespace papelotte::waterloo {
namespace {

void next(Position& p, Stage stage, int round = 0, Seat charging = kNobody) {
    p.push(AssaultStage{stage, static_cast<std::uint8_t>(round), charging});
}

// WL-12.2.4  At the end of a step, leaders without protection are tested before the next step begins.
void test_leaders(Position& p, bool guns_gone = false) { p.push(LeaderDanger{p.assault.area, defender(p), guns_gone}); }

UnitSet infantry(const Position& p, Seat side) { return infantry_at(p, p.assault.area, side); }
UnitSet guns(const Position& p, Seat side) { return guns_at(p, p.assault.area, side); }
bool both_have_infantry(const Position& p) { return infantry(p, kFrench) && infantry(p, kAllied); }

void send_back(Position& p, UnitSet units, Seat side) {
    for (const Unit unit : units) p.unit(unit).routed = true;
    p.push(FallBack{p.assault.area, side});
}

// --- Step 1 (WL-7.2) -------------------------------------------------------------------------------------------------------------

// WL-7.2.2
int fire_at_infantry(const Position& p, Unit gun, Effects& effects) {
    Account account(effects);
    Tally tally = account.tally();
    defensive_fire_terms(gun, tally);
    const int die = effects.dice.d6(), cubes = gun_result(die, tally.total(), 0);
    account.report(Happening::gun_fired, gun, p.assault.area, die, die + tally.total(), cubes, Arm::infantry, 0);
    return cubes;
}

// WL-7.2.3
int fire_at_cavalry(const Position& p, Unit gun, Effects& effects) {
    const int die = effects.dice.d6(), hit = die >= kTables.artillery_vs_cavalry;
    Account(effects).report(Happening::gun_fired, gun, p.assault.area, die, die, hit, Arm::cavalry, 0);
    return hit;
}

void guns_fire(Position& p, Effects& effects) {
    next(p, Stage::melee);
    test_leaders(p);
    const bool at_infantry = !infantry(p, attacker(p)).empty();
    if (kRiver.has(p.assault.area) || (!at_infantry && cavalry_taking_part(p, attacker(p)).empty())) return;   // WL-7.2.1
    int total = 0;
    for (const Unit gun : manned(p, guns(p, defender(p))))
        total += at_infantry ? fire_at_infantry(p, gun, effects) : fire_at_cavalry(p, gun, effects);
    if (total == 0) return;
    const std::uint8_t points = counted(total);   // WL-7.2.5: rolled together, then applied
    p.assault.guns_hit = at_infantry;                        // WL-7.2.4
    if (at_infantry) p.push(PlaceCubes{p.assault.area, attacker(p), points});
    else p.push(CavalryLosses{p.assault.area, attacker(p), points, HitBy::guns});
}

// --- Step 2 (WL-7.3) -------------------------------------------------------------------------------------------------------------

void melee(Position& p) {
    if (cavalry_taking_part(p, kFrench) && cavalry_taking_part(p, kAllied)) {   // WL-7.3.1
        next(p, Stage::melee);
        p.push(Charge{});
    } else {
        next(p, Stage::defenders_volley, 1);
        test_leaders(p);
    }
}

// --- Step 3 (WL-7.4) -------------------------------------------------------------------------------------------------------------

// WL-7.4.1, WL-7.4.7  The volley of one side, or the end of the step when either side has no infantry left.
void volley(Position& p, Seat side, Stage then, int round) {
    if (!both_have_infantry(p)) return next(p, Stage::attackers_withdraw);
    next(p, then, round);
    p.push(Volley{side, static_cast<std::uint8_t>(round)});
    assign_cubes(p, p.assault.area, side);   // WL-7.4.2
}

// WL-7.4.9, WL-13.2.7  After the first round, guns in a strong point are lost unless infantry outside it protects them.
void lose_unprotected_guns(Position& p, Effects& effects) {
    if (!kStrongPoints.has(p.assault.area) || !(infantry(p, defender(p)) - sheltered(p)).empty()) return;
    for (const Unit gun : guns(p, defender(p))) eliminate(p, gun, Cause::guns_taken, effects);
}

void round_ends(Position& p, int round, Effects& effects) {
    const bool goes_on = both_have_infantry(p) && round == 1;
    if (!goes_on) return next(p, Stage::attackers_withdraw);
    lose_unprotected_guns(p, effects);
    next(p, Stage::defenders_volley, 2);
}

// WL-7.4.8, WL-9.2.4  The attackers withdraw after a new assignment of cubes. If all withdraw to one area, the assignment is arbitrary
// (WL-16.1.5).
void attackers_withdraw(Position& p) {
    next(p, Stage::cavalry_charges);
    test_leaders(p);
    if (!both_have_infantry(p)) return;
    const Seat side = attacker(p);
    AreaSet ways;
    for (const Unit unit : infantry(p, side)) ways |= fall_back_areas(p, unit);
    send_back(p, infantry(p, side), side);
    if (ways.size() == 1) assign_cubes_somehow(p, p.assault.area, side);
    else assign_cubes(p, p.assault.area, side);
}

// --- Step 4 (WL-7.5) -------------------------------------------------------------------------------------------------------------

UnitSet charged_infantry(const Position& p, Seat charging) { return infantry(p, other(charging)) - sheltered(p); }   // WL-7.5.10

void form_squares(Position& p, Seat charging, Effects& effects) {
    const Seat side = other(charging);
    const bool ready = side == defender(p) && p.assault.had_cavalry;   // WL-7.5.4
    for (const Unit unit : charged_infantry(p, charging))
        if (ready || p.unit(unit).posture == Posture::on_side) set_formation(p, unit, Posture::in_square, effects);   // WL-7.5.3
}

int musketry(const Position& p, Seat side, Effects& effects) {
    int hits = 0;
    for (const Unit unit : infantry(p, side)) {
        const int die = effects.dice.d6(), hit = die >= kTables.infantry_vs_cavalry;   // WL-7.5.5
        Account(effects).report(Happening::musketry, unit, die, hit, p.assault.area);
        hits += hit;
    }
    return hits;
}

void cavalry_charges(Position& p, Effects& effects) {
    Seat charging = kNobody;   // WL-7.5.1: after step 2 only one side has cavalry
    for (const Seat side : {attacker(p), defender(p)})
        if (charging == kNobody && cavalry_taking_part(p, side) && infantry(p, other(side))) charging = side;
    if (charging == kNobody) return next(p, Stage::guns_overrun);
    if (kRough.has(p.assault.area)) {   // WL-7.5.2
        next(p, Stage::guns_overrun);
        test_leaders(p);
        return send_back(p, cavalry_taking_part(p, charging), charging);
    }
    next(p, Stage::charged_check, 0, charging);
    form_squares(p, charging, effects);
    if (const int hits = musketry(p, other(charging), effects)) p.push(CavalryLosses{p.assault.area, charging, counted(hits), HitBy::musketry});
}

void charged_check(Position& p, Seat charging) {
    next(p, Stage::cavalry_leaves, 0, charging);
    if (cavalry_taking_part(p, charging) && charged_infantry(p, charging)) check_morale(p, other(charging), true);   // WL-7.5.6
}

void cavalry_leaves(Position& p, Seat charging, Effects& effects) {
    next(p, Stage::guns_overrun);
    test_leaders(p);
    for (const Unit unit : charged_infantry(p, charging)) set_formation(p, unit, Posture::in_square, effects);   // WL-7.5.8
    if (infantry(p, other(charging))) send_back(p, cavalry_taking_part(p, charging), charging);   // WL-7.5.7, WL-7.5.11
}

// --- Steps 5 and 6 (WL-7.6, WL-7.7) ------------------------------------------------------------------------------------------------

void guns_overrun(Position& p) {
    next(p, Stage::guns_taken);
    test_leaders(p);
    const bool alone = !infantry(p, defender(p)) && !cavalry_taking_part(p, defender(p));
    if (alone && cavalry_taking_part(p, attacker(p)) && !infantry(p, attacker(p))) unman_all(p, p.assault.area, defender(p));   // WL-7.6.1
}

void guns_taken(Position& p, Effects& effects) {
    next(p, Stage::control);
    const Seat side = defender(p);
    const UnitSet taken = guns(p, side);
    const bool taking = taken && infantry(p, attacker(p)) && !infantry(p, side);   // WL-7.7.1, WL-7.7.2
    test_leaders(p, taking);
    if (!taking) return;
    for (const Unit gun : taken) eliminate(p, gun, Cause::guns_taken, effects);
    for (const Army army : {Army::french, Army::anglo_allied, Army::prussian})
        if (side_of(army) == side) remove_cubes(p, p.assault.area, colour_of(army), p.cubes(p.assault.area, colour_of(army)), effects);
    const bool guns_alone = !p.assault.had_infantry && !p.assault.had_cavalry;
    if (guns_alone && p.assault.guns_hit) check_morale(p, attacker(p), false);   // WL-7.7.3
}

// The side that holds the area. Infantry and cavalry of both sides never remain together; cavalry among guns has driven off the crews.
Seat holder(const Position& p) {
    const Area area = p.assault.area;
    for (const Seat side : {attacker(p), defender(p)})
        if (has(p, area, side, Arm::infantry) || has(p, area, side, Arm::cavalry)) return side;
    return has(p, area, defender(p), Arm::artillery) ? defender(p) : kNobody;
}

// Ends the assault. Units stay where they are; guns among enemy cavalry lose their crews (WL-7.6.5).
void end_assault(Position& p, Effects& effects) {
    const Area area = p.assault.area;
    test_leaders(p);
    for (const Unit unit : units_at(p, area)) p.unit(unit).link = kNowhere;
    unman_helpless_guns(p, area);
    emit(effects, Happening::assault_over, area, holder(p));
    p.assault = Assault{};
}

}   // namespace

void AssaultStage::run(Position& p, Effects& effects) const {
    switch (stage) {
        case Stage::guns_fire: return guns_fire(p, effects);
        case Stage::melee: return melee(p);
        case Stage::defenders_volley: return volley(p, defender(p), Stage::attackers_volley, round);
        case Stage::attackers_volley: return volley(p, attacker(p), Stage::round_ends, round);
        case Stage::round_ends: return round_ends(p, round, effects);
        case Stage::attackers_withdraw: return attackers_withdraw(p);
        case Stage::cavalry_charges: return cavalry_charges(p, effects);
        case Stage::charged_check: return charged_check(p, charging);
        case Stage::cavalry_leaves: return cavalry_leaves(p, charging, effects);
        case Stage::guns_overrun: return guns_overrun(p);
        case Stage::guns_taken: return guns_taken(p, effects);
        case Stage::control: next(p, Stage::over); return roll_control(p, effects);
        case Stage::over: return end_assault(p, effects);
    }
}

// --- A volley (WL-7.4.2) -----------------------------------------------------------------------------------------------------------

namespace {

void volley_terms(const Position& p, Unit unit, UnitSet targets, Tally& tally) {
    const auto& values = kTables.infantry;
    const UnitSet squares = units_where(p, targets, [](const UnitState& u) { return u.posture == Posture::in_square; });
    tally.add_if(!squares.empty(), Modifier::target_square, values.target_square);
    firer_terms(unit, tally);
    tally.add(Modifier::cubes, values.per_two_cubes * (p.unit(unit).cubes / 2));
    tally.add_if(p.unit(unit).posture == Posture::in_square, Modifier::firer_square, values.firer_square);
    tally.add_if((targets - sheltered(p)).empty(), Modifier::strong_point, values.strong_point);
}

}   // namespace

void firer_terms(Unit infantry, Tally& tally) {
    tally.add_if(nation_of(infantry) == Nation::british, Modifier::british_firer, kTables.infantry.british_firer);
}

void Volley::run(Position& p, Effects& effects) const {
    const Seat target = other(side);
    const UnitSet firing = infantry(p, side), targets = infantry(p, target);
    bool check = round == 1 && side == defender(p) && p.assault.guns_hit;   // WL-7.4.6
    int cubes = 0;
    for (const Unit unit : firing) {
        Account account(effects);
        Tally tally = account.tally();
        volley_terms(p, unit, targets, tally);
        const int die = effects.dice.d6();
        const VolleyResult result = volley_result(die, tally.total());
        account.report(Happening::volley, unit, die, die + tally.total(), result.cubes, result.check, p.assault.area);
        check = check || result.check;   // WL-7.4.5
        cubes += result.cubes;
    }
    for (const Unit unit : firing) p.unit(unit).cubes = 0;
    if (check) check_morale(p, target, false);
    if (cubes > 0) p.push(PlaceCubes{p.assault.area, target, counted(cubes)});   // WL-7.4.4
}

}   // namespace papelotte::waterloo
