// WL-6  The Fire Artillery action.
#include "games/waterloo/rules/steps/fire.h"

#include <algorithm>

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/fire_results.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"

namespace papelotte::waterloo {
namespace {

AreaSet areas_with_any_combat_unit(const Position& p) { return areas_with_combat_units(p, kFrench) | areas_with_combat_units(p, kAllied); }

bool is_open(const Sightline& line, AreaSet occupied) { return (line.must_be_empty & occupied).empty(); }

// WL-6.3.8  The firer chooses the path, so the best one counts. Targets were named before any die was rolled (WL-6.1.3): a line that
// retreating units have blocked since then still counts.
const Sightline* best_line(const Position& p, Area from, Area target) {
    const AreaSet occupied = areas_with_any_combat_unit(p);
    const Sightline* best = nullptr;
    const auto worth = [&](const Sightline& line) { return 100 * is_open(line, occupied) + line.ridge + line.sunken_road; };
    for (const Sightline& line : sightlines(from, target))
        if (!best || worth(line) > worth(*best)) best = &line;
    return best;
}

AreaSet seen_among(const Position& p, Area from, AreaSet targets) {
    const AreaSet occupied = areas_with_any_combat_unit(p);
    AreaSet seen;
    for (const Area target : targets)
        for (const Sightline& line : sightlines(from, target))
            if (is_open(line, occupied)) {
                seen.insert(target);
                break;
            }
    return seen;
}

UnitSet aimed_guns(const Position& p, Area area, Seat side) {
    return units_where(p, guns_at(p, area, side), [](const UnitState& u) { return u.link != kNowhere; });
}

AreaSet named_targets(const Position& p, Area area, Seat side) {
    AreaSet targets;
    for (const Unit gun : aimed_guns(p, area, side)) targets.insert(p.unit(gun).link);
    return targets;
}

}  // namespace

AreaSet areas_in_sight(const Position& p, Area from) { return seen_among(p, from, in_range(from)); }

AreaSet targets_from(const Position& p, Seat side, Area area) {
    if (!on_map(area)) return {};   // WL-6.2.11
    return seen_among(p, area, in_range(area) & enemy_occupied(p, side));
}

Refusal why_gun_silent(const Position& p, Unit gun) {
    const Area area = p.place(gun);
    if (!on_map(area)) return kWhy.not_from_box;
    if (p.unit(gun).unmanned) return kWhy.unmanned_silent;
    if (p.unit(gun).posture != Posture::upright) return kWhy.limbered;
    if (kRiver.has(area)) return kWhy.not_from_river;
    return {};
}

void fire_terms(const Position& p, Unit gun, Area target, Tally& tally) {
    const auto& values = kTables.artillery;
    const Seat enemy = other(side_of(gun));
    const UnitSet infantry = infantry_at(p, target, enemy);
    const Sightline* best = best_line(p, p.place(gun), target);
    const bool square = !units_where(p, infantry, [](const UnitState& u) { return u.posture == Posture::in_square; }).empty();
    const UnitSet defensive = units_where(p, infantry, [](const UnitState& u) { return u.posture == Posture::on_side; });
    const bool all_benefit = defensive == infantry && infantry.size() <= area_data(target).strong_point_capacity;   // WL-13.2.3, WL-6.3.5
    tally.add_if(square, Modifier::target_square, values.target_square);
    tally.add_if(kRiver.has(target), Modifier::target_river, values.target_river);
    tally.add_if(best, Modifier::sunken_road, best ? best->sunken_road : 0);
    tally.add_if(nation_of(gun) == Nation::british, Modifier::british_artillery, values.british_artillery);
    tally.add_if(kWoodsOrTown.has(target), Modifier::target_woods_or_town, values.target_woods_or_town);
    tally.add_if(best, Modifier::ridge, best ? best->ridge : 0);
    tally.add_if(all_benefit && !infantry.empty(), Modifier::strong_point, values.strong_point);
}

int fire_modifier(const Position& p, Unit gun, Area target) {
    Tally tally;
    fire_terms(p, gun, target, tally);
    return tally.total();
}

void defensive_fire_terms(Unit gun, Tally& tally) {
    tally.add_if(nation_of(gun) == Nation::british, Modifier::british_artillery, kTables.artillery.british_artillery);
}

// --- Naming targets (WL-6.1.3) ---------------------------------------------------------------------------------------------------

Seat FireOrders::seat(const Position& p) const { return p.active; }

Refusal FireOrders::why_not(const Position& p, Action action) const {
    switch (verb_of(action)) {
        case Verb::done: return aimed_guns(p, area, seat(p)).empty() ? kWhy.some_gun_must_fire : Refusal();
        case Verb::grand_battery:
            if (seat(p) != kFrench) return kWhy.french_only;
            if (grand_battery) return kWhy.declared_already;
            if (p.grand_battery == 0 && (paid_battery == kNowhere || paid_battery == area)) return kWhy.box_empty;   // WL-6.6.4
            return {};
        case Verb::aim: break;
        default: return kNotAsked<FireOrders>;
    }
    const Unit gun = unit_of(action);
    const Area target = area_of(action);
    if (arm_of(gun) != Arm::artillery || side_of(gun) != seat(p) || p.place(gun) != area) return kWhy.not_a_gun_of_this_area;
    if (const Refusal silent = why_gun_silent(p, gun)) return silent;
    if (committed(p, gun)) return kWhy.aimed_already;
    if (const Refusal no = why_not_obeying(p, seat(p), area, leader, gun)) return no;
    if (target == kDelayed) return kWhy.not_from_box;
    if (!enemy_occupied(p, seat(p)).has(target)) return kWhy.no_enemy_there;
    if (const int range = distance(area, target); range < 1 || range > 3) return kWhy.out_of_range;
    if (targets_from(p, seat(p), area).has(target)) return {};
    return hidden_by_ridge(area).has(target) ? kWhy.behind_ridge : kWhy.no_sight;
}

void FireOrders::legal(const Position& p, ActionList& out) const {
    const AreaSet targets = targets_from(p, seat(p), area);
    UnitSet guns = guns_at(p, area, seat(p));
    if (leader != kNoUnit) guns &= units_of(army_of(leader));
    for (const Unit gun : guns)
        if (!committed(p, gun) && !why_gun_silent(p, gun))
            for (const Area target : targets) out.push_back(act(Verb::aim, gun, target));
    for (const Action action : {act(Verb::grand_battery), kDone})
        if (!why_not(p, action)) out.push_back(action);
}

void FireOrders::apply(Position& p, Action action, Effects& effects) const {
    FireOrders next = *this;
    switch (verb_of(action)) {
        case Verb::done: return p.push(FireVolleys{area, grand_battery});
        case Verb::grand_battery:
            next.grand_battery = true;
            if (paid_battery == kNowhere || paid_battery == area) {   // WL-6.6.4: the leader's other area has not paid for it
                change(p.grand_battery, -1);
                change(p.stock[Colour::blue], 1);   // WL-6.6.3
                emit(effects, Happening::battery_used, p.grand_battery);
            }
            if (leader != kNoUnit)
                if (auto* second = std::get_if<LeadActivation>(&p.agenda.back())) second->paid_battery = area;
            break;
        default: p.unit(unit_of(action)).link = area_of(action); break;
    }
    p.push(next);
}

// --- Rolling (WL-6.1.6) ------------------------------------------------------------------------------------------------------------

namespace {

struct VolleyDice {
    int rolls;   // per gun: two with Grand Battery fire (WL-6.6.1)
    Area from, target;
    Effects& effects;
};

int fire_at_infantry(const Position& p, UnitSet guns, VolleyDice volley) {
    int cubes = 0;
    for (const Unit gun : guns)
        for (int i = 0; i < volley.rolls; ++i) {   // WL-16.1.3
            Account account(volley.effects);
            Tally tally = account.tally();
            fire_terms(p, gun, volley.target, tally);
            const int die = volley.effects.dice.d6(), range = distance(volley.from, volley.target);
            const int inflicted = gun_result(die, tally.total(), range);
            account.report(Happening::gun_fired, gun, volley.target, die, die + tally.total(), inflicted, Arm::infantry, range);
            cubes += inflicted;
        }
    return cubes;
}

int fire_for_hits(UnitSet guns, Arm at, VolleyDice volley) {
    const int hit_on = at == Arm::cavalry ? kTables.artillery_vs_cavalry : kTables.artillery_vs_artillery;
    int hits = 0;
    for (const Unit gun : guns)
        for (int i = 0; i < volley.rolls; ++i) {
            const int die = volley.effects.dice.d6();
            Account(volley.effects)
                .report(Happening::gun_fired, gun, volley.target, die, die, die >= hit_on, at, distance(volley.from, volley.target));
            hits += die >= hit_on;
        }
    return hits;
}

}  // namespace

Seat FireVolleys::seat(const Position& p) const { return p.active; }

Refusal FireVolleys::why_not(const Position& p, Action action) const {
    const AreaSet targets = named_targets(p, area, seat(p));
    if (targets.empty()) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<FireVolleys>;
    if (verb_of(action) != Verb::volley) return kNotAsked<FireVolleys>;
    return targets.has(area_of(action)) ? Refusal() : kWhy.not_a_target;
}

void FireVolleys::legal(const Position& p, ActionList& out) const {
    for (const Area target : named_targets(p, area, seat(p))) out.push_back(act(Verb::volley, target));
    if (out.empty()) out.push_back(kDone);
}

std::optional<Action> FireVolleys::forced(const Position& p) const {
    const AreaSet targets = named_targets(p, area, seat(p));
    if (targets.empty()) return kDone;
    return targets.size() == 1 ? std::optional(act(Verb::volley, targets.front())) : std::nullopt;
}

void FireVolleys::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    const Area target = area_of(action);
    const Seat enemy = other(seat(p));
    UnitSet guns = units_where(p, guns_at(p, area, seat(p)), [&](const UnitState& u) { return u.link == target; });
    const VolleyDice volley{grand_battery ? 2 : 1, area, target, effects};
    // WL-6.1.5, WL-6.1.7: the arms in the area now determine the class of target
    if (has(p, target, enemy, Arm::infantry)) {
        if (const int cubes = fire_at_infantry(p, guns, volley)) p.push(PlaceCubes{target, enemy, counted(cubes)});
    } else if (has(p, target, enemy, Arm::cavalry)) {
        if (const int hits = fire_for_hits(guns, Arm::cavalry, volley)) p.push(CavalryHits{target, enemy, counted(hits), true});
    } else if (has(p, target, enemy, Arm::artillery)) {
        if (const int hits = fire_for_hits(guns, Arm::artillery, volley)) p.push(GunHits{target, enemy, counted(hits)});
    } else {
        emit(effects, Happening::fire_lost, target);
    }
    for (const Unit gun : guns) p.unit(gun).link = kNowhere;
}

}  // namespace papelotte::waterloo
