// What holds of every position in which somebody must decide. Random games are tested against it, hand-made positions refused by it.
#include "engine/soundness.h"
#include "games/waterloo/rules/agenda_check.h"
#include "games/waterloo/rules/position_faults.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/rules.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {
namespace {

InputFault at(Area area, const Rule& broken) { return InputFault(broken).at(word(area)); }
InputFault of(Unit unit, const Rule& broken) { return InputFault(broken).at(word(unit)); }

// Whether a step on the agenda will make the unit leave its area.
bool falls_back(const Position& p, Unit unit) {
    for (const Step& step : p.agenda)
        if (const auto* leaving = std::get_if<FallBack>(&step); leaving && leaving->area == p.place(unit) && leaving->side == side_of(unit))
            return true;
    return false;
}

// The origin of an assaulting unit, or the target of a gun.
InputFault broken_link(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    const Area place = p.place(unit);
    if (state.link == kNowhere) return {};
    if (!on_board(state.link) || !on_map(place)) return of(unit, kBoardFaults.linked);
    const bool aiming = arm_of(unit) == Arm::artillery;
    if (aiming && (!on_map(state.link) || !in_range(place).has(state.link))) return of(unit, kBoardFaults.aim);
    if (aiming ? !has_step<FireOrders, FireVolleys>(p) : !has_step<ResolveAssaults>(p)) return of(unit, kBoardFaults.idle_link);
    return {};
}

InputFault broken_unit(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    const Area place = p.place(unit);
    const Arm arm = arm_of(unit);
    if (index_of(place) > index_of(kNowhere)) return of(unit, kBoardFaults.nowhere);
    if (state.posture == Posture::in_square && arm != Arm::infantry) return of(unit, kBoardFaults.square);
    if (state.unmanned && arm != Arm::artillery) return of(unit, kBoardFaults.unmanned);
    if (place == kDelayed && side_of(unit) == kFrench) return of(unit, kBoardFaults.delayed);
    if (place == kDisplay && army_of(unit) != Army::prussian) return of(unit, kBoardFaults.display);
    if (state.fell_back && arm != Arm::leader) return of(unit, kBoardFaults.fallen_back);
    if (state.cubes > 0 && arm != Arm::infantry) return of(unit, kBoardFaults.assigned);
    if (!on_board(place) && (state.unmanned || state.fell_back || state.routed || state.acted || state.cubes > 0 || state.link != kNowhere))
        return of(unit, kBoardFaults.off_board);
    if (place == kEliminated && (state.lost_turn < 1 || state.lost_turn > kTurns)) return of(unit, kBoardFaults.lost_turn);
    if (state.routed && (arm == Arm::artillery || !falls_back(p, unit))) return of(unit, kBoardFaults.routed);
    if (state.cubes > 0 && !has_step<AssignCubes, Volley, MoraleCheck, FallBack>(p)) return of(unit, kBoardFaults.idle_cubes);
    return broken_link(p, unit);
}

// Cubes are assigned out of those that lie in the area (WL-9.2.1).
InputFault broken_assignment(const Position& p, Area area, Army army) {
    int assigned = 0;
    for (const Unit unit : units_at(p, area) & units_of(army)) assigned += p.unit(unit).cubes;
    return assigned > p.cubes(area, colour_of(army)) ? at(area, kBoardFaults.more_assigned) : InputFault();
}

// WL-1.3.7  Opposing combat units share an area only in an unresolved assault, or as cavalry with unmanned guns.
InputFault broken_sharing(const Position& p, Area area) {
    if (!areas_with_combat_units(p, kFrench).has(area) || !areas_with_combat_units(p, kAllied).has(area)) return {};
    if (p.assault.area == area) return {};
    for (const Unit unit : units_at(p, area))
        if (committed(p, unit)) return {};
    for (const Seat side : {kFrench, kAllied}) {
        const bool cavalry_alone = !has(p, area, side, Arm::infantry) && !has(p, area, side, Arm::artillery);
        if (cavalry_alone && only_unmanned_guns(p, area, other(side))) return {};
    }
    return at(area, kBoardFaults.sharing);
}

// WL-9.2.2, WL-9.3.1, WL-9.3.2  Cubes lie on infantry, or one each on unmanned guns.
InputFault broken_cubes(const Position& p, Area area, Army army) {
    const int cubes = p.cubes(area, colour_of(army)), infantry = infantry_count(p, area, army);
    const UnitSet guns = units_at(p, area) & units_of(army) & kArtillery;
    const bool manning = has(p, area, side_of(army), Arm::infantry);
    if (manning && !unmanned(p, guns).empty()) return at(area, kBoardFaults.manned);
    if (manning && infantry == 0 && cubes > 0) return at(area, kBoardFaults.bare_cubes);
    if (!manning && cubes != unmanned(p, guns).size()) return at(area, kBoardFaults.stray_cubes);
    if (infantry > 0 && cubes > kTables.cubes_per_infantry * infantry) return at(area, kBoardFaults.many_cubes);
    return {};
}

// WL-12.2.3  Leaders of one colour are together only where a retreat has brought them.
InputFault broken_leaders(const Position& p, Area area, Army army) {
    const UnitSet leaders = units_at(p, area) & kLeaders & units_of(army);
    const int fell_back = units_where(p, leaders, [](const UnitState& u) { return u.fell_back; }).size();
    if (on_map(area) && leaders.size() - fell_back > 1) return at(area, kBoardFaults.two_leaders);
    return {};
}

InputFault broken_presence(const Position& p) {
    for (const Seat side : {kFrench, kAllied})
        for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery, Arm::leader}) {
            AreaSet present;
            for (const Unit unit : units_of(side) & units_of(arm))
                if (on_board(p.place(unit))) present.insert(p.place(unit));
            if (present != areas_with(p, side, arm)) return InputFault(kBoardFaults.presence);
        }
    return {};
}

InputFault broken_counts(const Position& p) {
    for (std::size_t colour = 0; colour < 3; ++colour) {   // WL-1.1.2
        int total = p.stock[colour] + (colour == 0 ? p.grand_battery : 0);
        for (const AreaState& area : p.areas) total += area.cubes[colour];
        if (total != kTables.cubes[colour]) return InputFault(kBoardFaults.cubes, {Argument::of_word("colour", word(Colour(colour)))});
    }
    for (const Seat side : {kFrench, kAllied}) {
        const DiscsData& given = element(kTables.discs, side)[p.turn - 1];
        const std::array<int, 3> most{given.green, given.red, given.purple};
        for (std::size_t i = 0; i < 3; ++i) {
            const Discs& discs = p.discs_of(side);
            if (discs.available[i] + discs.this_round[i] + discs.previous[i] > most[i])
                return InputFault(kBoardFaults.discs, {Argument::of_word("disc", word(Disc(i)))}).at("discs." + std::string(word(side)));
        }
    }
    if (p.grand_battery > kTables.grand_battery_cubes) return InputFault(kBoardFaults.grand_battery).at("grand_battery");
    if (p.round == kBrokenCounter || p.actions_done == kBrokenCounter) return InputFault(kBoardFaults.counts).at("round, actions_done");
    if (p.tile == 1 || p.tile > 5) return InputFault(kBoardFaults.tile).at("tile");
    if (p.tile > 0 && p.actions_done > p.tile) return InputFault(kBoardFaults.actions_done).at("actions_done");
    return {};
}

InputFault broken_settlement(const Position& p) {
    const Seat payer = p.settlement.payer;
    const int most = payer == kFrench || payer == kAllied ? BiddingTerms::most_price(payer) : 0;
    return is_sound(p, p.settlement, most) ? InputFault() : InputFault(kBoardFaults.settlement).at("settlement");
}

}  // namespace

InputFault Rules::broken_invariant(const Position& p) {
    if (p.turn < 1 || p.turn > kTurns) return InputFault(kBoardFaults.turn).at("turn");
    for (int i = 0; i < kUnits; ++i)
        if (InputFault wrong = broken_unit(p, Unit(i))) return wrong;
    if (InputFault wrong = first_of(broken_presence(p), broken_counts(p), broken_settlement(p), broken_agenda(p))) return wrong;
    const bool settling = has_step<PlaceCubes, PlaceOwnCubes, TooManyCubes, GunHits, Sacrifice, AssaultStage>(p);   // cubes are on their way
    for (int i = 0; i < kBoardPlaces; ++i) {
        const Area area{static_cast<std::uint8_t>(i)};
        if (InputFault wrong = broken_sharing(p, area)) return wrong;
        if (p.areas[Area(i)].over_limit && !has_step<AreaLimits>(p)) return at(area, kBoardFaults.over_limit);
        for (const Army army : {Army::french, Army::anglo_allied, Army::prussian}) {
            if (InputFault wrong = first_of(broken_leaders(p, area, army), broken_assignment(p, area, army))) return wrong;
            if (InputFault wrong = settling ? InputFault() : broken_cubes(p, area, army)) return wrong;
        }
    }
    return {};
}

}  // namespace papelotte::waterloo
