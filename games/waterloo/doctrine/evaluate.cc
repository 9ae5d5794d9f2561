#include "games/waterloo/doctrine/evaluate.h"

#include <algorithm>
#include <cmath>

#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/doctrine/situation.h"

namespace papelotte::waterloo {
namespace {

struct SideCount {
    float infantry = 0, cubes = 0, worn = 0, fresh = 0, tired = 0, guns = 0, unmanned = 0, near = 0, exposed = 0;
};

// Infantry that enemy cavalry could charge: mobile, within its reach, and without cavalry of its own in the area (WL-7.5.4).
float exposed_infantry(const Position& p, const Camps& camps, Seat side) {
    AreaSet danger;
    const AreaSet held = areas_with_combat_units(p, side);
    for (const Area from : areas_with(p, other(side), Arm::cavalry) & kMap) {
        const AreaSet near = map_neighbours(from);
        danger |= near | around(kMapNeighbours, near - held - kRough);
    }
    float exposed = 0;
    for (const Area area : (danger - kRough) & areas_with(p, side, Arm::infantry) & kMap)
        if (camps[at(side)][at(area)].cavalry() == 0) exposed += static_cast<float>(camps[at(side)][at(area)].mobile);
    return exposed;
}

SideCount tally_of(const Position& p, const Camps& camps, Seat side) {
    SideCount tally;
    for (const Area area : areas_with_combat_units(p, side)) {
        const Camp& camp = camps[at(side)][at(area)];
        const auto infantry = static_cast<float>(camp.infantry);
        tally.infantry += infantry;
        tally.fresh += camp.fresh;
        tally.tired += camp.tired;
        tally.guns += camp.guns;
        tally.unmanned += camp.unmanned;
        if (camp.infantry == 0) continue;
        tally.cubes += camp.cubes;
        tally.worn += std::max(static_cast<float>(camp.cubes) - 3 * infantry, 0.f);
        if (on_map(area) && distance(area, objective_of(side)) <= 2) tally.near += infantry;
    }
    tally.exposed = exposed_infantry(p, camps, side);
    return tally;
}

float infantry_on(const Position& p, Area area, Seat side) { return static_cast<float>(infantry_at(p, area, side).size()); }

// WL-15.1.8  Victory is tested at the end of the turn. Casualties remain, but an objective may be lost again while the enemy has rounds left.
bool settled(const Position& p, Seat side) {
    const Army enemy = side == kFrench ? Army::anglo_allied : Army::french;
    if (casualties(p, enemy) >= kTables.casualties_to_win[at(side)]) return true;
    if (infantry_on(p, objective_of(side), side) == 0 || p.phase < Phase::actions) return false;
    return p.phase > Phase::actions || (p.active == side && p.available(other(side), Disc::green) == 0);
}

}   // namespace

Features features_of(const Position& p, const Camps& camps) {
    Features features{};
    const auto set = [&](Feature feature, float value) { features[static_cast<std::size_t>(feature)] = value; };
    const SideCount french = tally_of(p, camps, kFrench), allied = tally_of(p, camps, kAllied);
    const auto limit = [](Army army) { return static_cast<float>(kTables.casualties_to_win[at(other(side_of(army)))]); };
    const float french_toll = static_cast<float>(casualties(p, Army::french)) / limit(Army::french);
    const float allied_toll = static_cast<float>(casualties(p, Army::anglo_allied)) / limit(Army::anglo_allied);
    // The rest of this turn counts too; the discs measure it.
    const auto discs = [&](Seat side, Disc disc) { return static_cast<float>(p.available(side, disc)); };
    const float of_this_turn = p.phase < Phase::actions ? 1.f : p.phase > Phase::actions ? 0.f : discs(kFrench, Disc::green) / 8;
    const float turns_left = static_cast<float>(kTurns - p.turn) + of_this_turn;
    const float prussian =
        static_cast<float>((kInfantry & units_of(Army::prussian) & (kAllUnits - units_at(p, kDisplay) - units_at(p, kEliminated))).size());
    set(Feature::even, 1);
    set(Feature::turns_left, turns_left);
    set(Feature::french_toll, french_toll);
    set(Feature::allied_toll, allied_toll);
    set(Feature::french_toll_squared, french_toll * french_toll);
    set(Feature::allied_toll_squared, allied_toll * allied_toll);
    set(Feature::pace_needed, std::min(std::max(1 - allied_toll, 0.f) * limit(Army::anglo_allied) / (turns_left + 0.5f), 10.f));
    set(Feature::french_infantry, french.infantry);
    set(Feature::anglo_allied_infantry, allied.infantry - prussian);
    set(Feature::prussian_infantry, prussian);
    set(Feature::prussians_to_come, static_cast<float>(units_at(p, kDisplay).size()));
    set(Feature::french_cubes, french.cubes);
    set(Feature::allied_cubes, allied.cubes);
    set(Feature::french_worn, french.worn);
    set(Feature::allied_worn, allied.worn);
    set(Feature::french_fresh, french.fresh);
    set(Feature::allied_fresh, allied.fresh);
    set(Feature::french_tired, french.tired);
    set(Feature::allied_tired, allied.tired);
    set(Feature::french_guns, french.guns);
    set(Feature::allied_guns, allied.guns);
    set(Feature::french_unmanned, french.unmanned);
    set(Feature::allied_unmanned, allied.unmanned);
    set(Feature::french_near, french.near);
    set(Feature::allied_near, allied.near);
    for (const Area strong_point : kStrongPoints) {
        features[static_cast<std::size_t>(Feature::french_strong_points)] += holds(p, kFrench, strong_point);
        features[static_cast<std::size_t>(Feature::allied_strong_points)] += holds(p, kAllied, strong_point);
    }
    const bool acting = p.phase == Phase::actions;
    set(Feature::french_exposed, french.exposed);
    set(Feature::allied_exposed, allied.exposed);
    const float rest = acting ? std::max(1 - 0.25f * static_cast<float>(p.actions_done), 0.f) : 0;
    set(Feature::french_to_act, acting ? (p.active == kFrench ? rest : -rest) : 0);
    set(Feature::french_green, discs(kFrench, Disc::green));
    set(Feature::allied_green, discs(kAllied, Disc::green));
    set(Feature::french_red, discs(kFrench, Disc::red));
    set(Feature::allied_red, discs(kAllied, Disc::red));
    set(Feature::french_on_objective, infantry_on(p, kMontStJean, kFrench) > 0);
    set(Feature::allied_on_objective, infantry_on(p, kRossomme, kAllied) > 0);
    set(Feature::french_settled, settled(p, kFrench));
    set(Feature::allied_settled, settled(p, kAllied));
    return features;
}

float french_chance(const Position& p) {
    switch (p.result) {
        case Result::none: break;
        case Result::french_objective:
        case Result::french_casualties:
        case Result::both_french: return 1;
        case Result::allied_objective:
        case Result::allied_casualties:
        case Result::both_allied:
        case Result::time: return 0;
    }
    return ai::chance_by(kEvaluation, features_of(p, camps_of(p)));
}

float Doctrine::evaluate(const Position& p, Seat seat) {
    const float french = french_chance(p);
    return seat == kFrench ? french : 1 - french;
}

}   // namespace papelotte::waterloo
