// Invariants of every position in which a player must decide. Random games are tested against them; hand-made positions that break one
// are refused.
#include <string>

#include "engine/soundness.h"
#include "games/waterloo/rules/agenda_check.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/rules.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {
namespace {

std::string at(Area area, const char* what) { return std::string(word(area)) + ": " + what; }
std::string of(Unit unit, const char* what) { return std::string(word(unit)) + ": " + what; }

// Whether a step on the agenda will make the unit leave its area.
bool falls_back(const Position& p, Unit unit) {
    for (const Step& step : p.agenda)
        if (const auto* leaving = std::get_if<FallBack>(&step); leaving && leaving->area == p.place(unit) && leaving->side == side_of(unit))
            return true;
    return false;
}

// Checks `link`: the origin of an assaulting unit, or the target of a gun.
std::string broken_link(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    const Area place = p.place(unit);
    if (state.link == kNowhere) return {};
    if (!on_board(state.link) || !on_map(place)) return of(unit, "a linked unit is on the map, its link an area");
    const bool aiming = arm_of(unit) == Arm::artillery;
    if (aiming && (!on_map(state.link) || !in_range(place).has(state.link))) return of(unit, "aims at an area out of range (WL-6.1.1)");
    if (aiming ? !has_step<FireOrders, FireVolleys>(p) : !has_step<ResolveAssaults>(p)) return of(unit, "has a link without a fight");
    return {};
}

std::string broken_unit(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    const Area place = p.place(unit);
    const Arm arm = arm_of(unit);
    if (index_of(place) > index_of(kNowhere)) return of(unit, "is in no place");
    if (state.posture == Posture::in_square && arm != Arm::infantry) return of(unit, "only infantry forms square (WL-1.2.1)");
    if (state.unmanned && arm != Arm::artillery) return of(unit, "only artillery can be unmanned (WL-9.3.1)");
    if (place == kDelayed && side_of(unit) == kFrench) return of(unit, "French units never enter the Delayed box (WL-14.2.4)");
    if (place == kDisplay && army_of(unit) != Army::prussian) return of(unit, "only Prussians are on the display (WL-2.1.4)");
    if (state.fell_back && arm != Arm::leader) return of(unit, "only a leader is marked as fallen back (WL-12.2.3)");
    if (state.cubes > 0 && arm != Arm::infantry) return of(unit, "cubes are assigned to infantry alone (WL-9.2.1)");
    if (!on_board(place) && (state.unmanned || state.fell_back || state.routed || state.acted || state.cubes > 0 || state.link != kNowhere))
        return of(unit, "is off the board and cannot be marked");
    if (place == kEliminated && (state.lost_turn < 1 || state.lost_turn > kTurns)) return of(unit, "was lost in no turn (WL-16.1.6)");
    if (state.routed && (arm == Arm::artillery || !falls_back(p, unit))) return of(unit, "falls back from nowhere (WL-10.3.3)");
    if (state.cubes > 0 && !has_step<AssignCubes, Volley, MoraleCheck, FallBack>(p)) return of(unit, "has cubes assigned for no use (WL-9.1.1)");
    return broken_link(p, unit);
}

// WL-9.2.1  The cubes assigned to units lie in their area.
std::string broken_assignment(const Position& p, Area area, Army army) {
    int assigned = 0;
    for (const Unit unit : units_at(p, area) & units_of(army)) assigned += p.unit(unit).cubes;
    return assigned > p.cubes(area, colour_of(army)) ? at(area, "more cubes are assigned than lie there (WL-9.2.1)") : "";
}

// WL-1.3.7  Opposing combat units share an area only in an unresolved assault, or as cavalry with unmanned guns.
std::string broken_sharing(const Position& p, Area area) {
    if (!areas_with_combat_units(p, kFrench).has(area) || !areas_with_combat_units(p, kAllied).has(area)) return {};
    if (p.assault.area == area) return {};
    for (const Unit unit : units_at(p, area))
        if (committed(p, unit)) return {};
    for (const Seat side : {kFrench, kAllied}) {
        const bool cavalry_alone = !has(p, area, side, Arm::infantry) && !has(p, area, side, Arm::artillery);
        if (cavalry_alone && only_unmanned_guns(p, area, other(side))) return {};
    }
    return at(area, "enemies share the area without an assault (WL-1.3.7)");
}

// WL-9.3.1  Cubes lie on infantry, or one each on unmanned guns.
std::string broken_cubes(const Position& p, Area area, Army army) {
    const int cubes = p.cubes(area, colour_of(army)), infantry = infantry_count(p, area, army);
    const UnitSet guns = units_at(p, area) & units_of(army) & kArtillery;
    const bool manning = has(p, area, side_of(army), Arm::infantry);
    if (manning && !unmanned(p, guns).empty()) return at(area, "infantry mans the guns (WL-9.3.3)");
    if (manning && infantry == 0 && cubes > 0) return at(area, "cubes without infantry of their army (WL-9.3.5)");
    if (!manning && cubes != unmanned(p, guns).size()) return at(area, "cubes lie on infantry, or one on each unmanned gun (WL-9.3.1)");
    if (infantry > 0 && cubes > kTables.cubes_per_infantry * infantry) return at(area, "too many cubes for the infantry (WL-9.2.2)");
    return {};
}

// WL-12.2.3  Leaders of one colour share an area only after a retreat.
std::string broken_leaders(const Position& p, Area area, Army army) {
    const UnitSet leaders = units_at(p, area) & kLeaders & units_of(army);
    const int fell_back = units_where(p, leaders, [](const UnitState& u) { return u.fell_back; }).size();
    if (on_map(area) && leaders.size() - fell_back > 1) return at(area, "two leaders of one army in an area (WL-12.2.3)");
    return {};
}

std::string broken_presence(const Position& p) {
    for (const Seat side : {kFrench, kAllied})
        for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery, Arm::leader}) {
            AreaSet present;
            for (const Unit unit : units_of(side) & units_of(arm))
                if (on_board(p.place(unit))) present.insert(p.place(unit));
            if (present != areas_with(p, side, arm)) return "the record of who stands where is wrong";
        }
    return {};
}

std::string broken_counts(const Position& p) {
    for (std::size_t colour = 0; colour < 3; ++colour) {   // WL-1.1.2
        int total = p.stock[colour] + (colour == 0 ? p.grand_battery : 0);
        for (const AreaState& area : p.areas) total += area.cubes[colour];
        if (total != kTables.cubes[colour]) return std::string(word(Colour(colour))) + " cubes: some are missing or too many";
    }
    for (const Seat side : {kFrench, kAllied}) {
        const DiscsData& given = element(kTables.discs, side)[p.turn - 1];
        const std::array<int, 3> most{given.green, given.red, given.purple};
        for (std::size_t i = 0; i < 3; ++i) {
            const Discs& discs = p.discs_of(side);
            if (discs.available[i] + discs.this_round[i] + discs.previous[i] > most[i])
                return "discs." + std::string(word(side)) + ": more " + std::string(word(Disc(i))) + " discs than the turn gives (WL-3.2.1)";
        }
    }
    if (p.grand_battery > kTables.grand_battery_cubes) return "grand_battery: there are six cubes (WL-2.1.5)";
    if (p.round == kBrokenCounter || p.actions_done == kBrokenCounter) return "round, actions_done: out of range";
    if (p.tile == 1 || p.tile > 5) return "tile: there are tiles of 2, 3, 4 and 5 (WL-1.1.3)";
    if (p.tile > 0 && p.actions_done > p.tile) return "actions_done: more than the tile allows (WL-4.3.1)";
    return {};
}

}  // namespace

std::string Rules::broken_invariant(const Position& p) {
    if (p.turn < 1 || p.turn > kTurns) return "turn: must be 1 to 9 (WL-3.1.2)";
    for (int i = 0; i < kUnits; ++i)
        if (std::string wrong = broken_unit(p, Unit(i)); !wrong.empty()) return wrong;
    if (std::string wrong = first_of(broken_presence(p), broken_counts(p), broken_agenda(p)); !wrong.empty()) return wrong;
    const bool settling =
        has_step<PlaceCubes, PlaceOwnCubes, TooManyCubes, GunHits, Sacrifice, AssaultStage>(p);   // cubes are still to be placed
    for (int i = 0; i < kBoardPlaces; ++i) {
        const Area area{static_cast<std::uint8_t>(i)};
        if (std::string wrong = broken_sharing(p, area); !wrong.empty()) return wrong;
        if (p.areas[Area(i)].over_limit && !has_step<AreaLimits>(p)) return at(area, "no penalty is due now (WL-1.4.1)");
        for (const Army army : {Army::french, Army::anglo_allied, Army::prussian}) {
            if (std::string wrong = first_of(broken_leaders(p, area, army), broken_assignment(p, area, army)); !wrong.empty()) return wrong;
            if (std::string wrong = settling ? "" : broken_cubes(p, area, army); !wrong.empty()) return wrong;
        }
    }
    return {};
}

}  // namespace papelotte::waterloo
