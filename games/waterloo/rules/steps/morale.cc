// WL-8  Morale checks.
#include "games/waterloo/rules/steps/morale.h"

#include <algorithm>

#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"

namespace papelotte::waterloo {

bool is_supported(const Position& p, Seat side, Area area, AreaSet leaving) {
    const int friends = (map_neighbours(area) & (areas_with(p, side, Arm::infantry) - leaving)).size();   // WL-8.1.6, WL-14.3.1
    return friends >= (kEdge.has(area) ? kTables.support_needed_at_edge : kTables.support_needed);
}

bool is_supported(const Position& p, Unit infantry) { return is_supported(p, side_of(infantry), p.place(infantry)); }

void morale_terms_of(Unit unit, Tally& tally) {
    const auto& values = kTables.shift;
    const bool steady = nation_of(unit) == Nation::british || nation_of(unit) == Nation::imperial_guard;
    tally.add_if(data_of(unit).landwehr, Modifier::landwehr, values.landwehr);
    tally.add_if(steady, Modifier::british_or_guard, values.british_or_guard);   // WL-8.1.11
}

void morale_terms_in(const MoraleSituation& here, Tally& tally) {
    const auto& values = kTables.shift;
    const bool open = !here.sheltered;
    tally.add_if(here.charged, Modifier::charged_by_cavalry_alone, values.charged_by_cavalry_alone);                          // WL-8.1.4
    tally.add_if(!here.supported, Modifier::unsupported, values.unsupported);                                                 // WL-8.1.5
    tally.add_if(kWoodsOrTown.has(here.area) && open, Modifier::woods_or_town, values.woods_or_town);                         // WL-8.1.7
    tally.add_if(here.against_guard, Modifier::vs_assaulting_guard_infantry, values.vs_assaulting_guard_infantry);            // WL-8.1.8
    tally.add_if(here.combined && !kRough.has(here.area) && open, Modifier::combined_force, values.combined_force);           // WL-8.1.9
    tally.add_if(here.charged && here.in_square, Modifier::square_vs_cavalry_alone, values.square_vs_cavalry_alone);
    tally.add_if(here.with_guns, Modifier::with_artillery, values.with_artillery);                                            // WL-8.1.10
    tally.add_if(here.sheltered, Modifier::strong_point, -area_data(here.area).strong_point_shift);                           // WL-8.1.12
}

void morale_terms(const Position& p, Unit unit, bool charged, Tally& tally) {
    const Area area = p.assault.area;
    const Seat side = side_of(unit), enemy = other(side);
    const bool defending = side == defender(p);
    tally.add(Modifier::cubes, p.unit(unit).cubes);
    morale_terms_of(unit, tally);
    morale_terms_in({.area = area,
                     .charged = charged,
                     .supported = is_supported(p, unit),
                     .against_guard = defending && !(infantry_at(p, area, enemy) & kGuardInfantry).empty(),
                     .combined = has(p, area, enemy, Arm::infantry) && has(p, area, enemy, Arm::cavalry),
                     .in_square = p.unit(unit).posture == Posture::in_square,
                     .with_guns = defending && has(p, area, side, Arm::artillery),
                     .sheltered = benefits(p, unit)},
                    tally);
}

int morale_column(const Tally& tally) { return std::clamp(tally.total(), 0, 6); }   // WL-8.1.2

void check_morale(Position& p, Seat side, bool charged) {
    p.push(MoraleCheck{side, charged});
    assign_cubes(p, p.assault.area, side);
}

namespace {

struct Rolled {
    Unit unit;
    Checked fate;
};

// WL-8.2.2, WL-8.2.3  The effect of the table's result on the unit.
Checked fate_of(const Position& p, Unit unit, MoraleResult result) {
    if (result == MoraleResult::pass) return Checked::stands;
    if (result == MoraleResult::eliminated) return Checked::eliminated;
    if (benefits(p, unit)) return Checked::takes_a_cube;
    return has(p, p.assault.area, other(side_of(unit)), Arm::cavalry) ? Checked::ridden_down : Checked::retreats;
}

// WL-8.1.3  All columns are fixed before any die is rolled, so the board does not change in between.
FixedVector<Rolled, kUnits> roll_all(const Position& p, UnitSet units, bool charged, Effects& effects) {
    FixedVector<Rolled, kUnits> results;
    for (const Unit unit : units) {
        Account account(effects);
        Tally tally = account.tally();
        morale_terms(p, unit, charged, tally);
        const int column = morale_column(tally), die = effects.dice.d6();
        const Checked fate = fate_of(p, unit, kTables.morale[die - 1][column]);
        account.report(Happening::morale, unit, die, column, fate, p.assault.area);
        results.push_back({unit, fate});
    }
    return results;
}

}  // namespace

void MoraleCheck::run(Position& p, Effects& effects) const {
    const Area area = p.assault.area;
    UnitSet checking = infantry_at(p, area, side);
    if (charged) checking -= sheltered(p);   // WL-7.5.10
    PlaceOwnCubes instead{area, side, {}};
    for (const auto [unit, fate] : roll_all(p, checking, charged, effects)) {
        switch (fate) {
            case Checked::stands: break;
            case Checked::retreats: p.unit(unit).routed = true; break;   // WL-8.2.1
            case Checked::takes_a_cube: change(instead.cubes[colour_of(unit)], 1); break;   // WL-8.2.3
            case Checked::ridden_down:
            case Checked::eliminated:   // WL-8.2.4
                remove_cubes(p, area, colour_of(unit), p.unit(unit).cubes, effects);
                eliminate(p, unit, Cause::morale, effects);
                break;
        }
    }
    for (const Unit unit : infantry_at(p, area, side))
        if (!p.unit(unit).routed) p.unit(unit).cubes = 0;
    if (instead.cubes != std::array<std::uint8_t, 3>{}) p.push(instead);   // WL-8.2.5: last
    p.push(FallBack{area, side});
}

}  // namespace papelotte::waterloo
