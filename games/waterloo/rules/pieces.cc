#include "games/waterloo/rules/pieces.h"

#include <algorithm>

#include "games/waterloo/rules/events.h"

namespace papelotte::waterloo {

void relocate(Position& p, Unit unit, Area to) {
    const Area from = p.place(unit);
    const Seat side = side_of(unit);
    const Arm arm = arm_of(unit);
    p.places[unit] = to;
    if (on_board(from) && (units_at(p, from) & kSide[side] & kArm[arm]).empty()) p.present[side][arm].erase(from);
    if (on_board(to)) p.present[side][arm].insert(to);
    if (arm_of(unit) == Arm::leader && p.unit(unit).fell_back) p.unit(unit).fell_back = false;
}

void eliminate(Position& p, Unit unit, Cause cause, Effects& effects) {
    emit(effects, Happening::eliminated, unit, cause);
    relocate(p, unit, kEliminated);
    p.unit(unit) = UnitState{};
    p.unit(unit).lost_turn = p.turn & 15u;
    p.unit(unit).cause = cause;
}

void tire(Position& p, Unit cavalry, Effects& effects) {
    p.unit(cavalry).posture = Posture::on_side;
    emit(effects, Happening::tired, cavalry);
}

void set_formation(Position& p, Unit unit, Posture formation, Effects& effects) {
    if (p.unit(unit).posture == formation) return;
    p.unit(unit).posture = formation;
    emit(effects, Happening::formed, unit, state_of(arm_of(unit), formation));
}

void unman(Position& p, Unit gun, Effects& effects) {
    add_cubes(p, p.place(gun), colour_of(gun), 1, effects);
    p.unit(gun).unmanned = true;
    emit(effects, Happening::unmanned, gun);
}

void add_cubes(Position& p, Area area, Colour colour, int number, Effects& effects) {
    if (number == 0) return;
    auto& pool = p.areas[area].cubes[colour];
    auto& stock = p.stock[colour];
    change(pool, number);
    change(stock, -number);
    emit(effects, Happening::cubes_placed, area, colour, number);
}

void remove_cubes(Position& p, Area area, Colour colour, int number, Effects& effects) {
    if (number == 0) return;
    auto& pool = p.areas[area].cubes[colour];
    auto& stock = p.stock[colour];
    change(pool, -number);
    change(stock, number);
    emit(effects, Happening::cubes_removed, area, colour, number);
}

namespace {

// WL-5.1.12, WL-10.3.4  Combat units that end their move here catch enemy leaders who are alone.
void catch_leaders(Position& p, Area area, Seat side, Effects& effects) {
    if (!has(p, area, other(side), Arm::leader) || enemy_occupied(p, side).has(area)) return;
    for (const Unit leader : leaders_at(p, area, other(side))) eliminate(p, leader, Cause::caught, effects);
}

// WL-9.3.3, WL-9.3.5  When infantry reaches guns, their crews return. Cubes of a colour that has no infantry here go to the stock and
// are replaced by cubes of the infantry's colour.
void man_guns(Position& p, Area area, Seat side, Effects& effects) {
    for (const Unit gun : unmanned(p, guns_at(p, area, side))) {
        p.unit(gun).unmanned = false;
        emit(effects, Happening::manned, gun);
    }
    int exchanged = 0;
    for (const Army army : {Army::anglo_allied, Army::prussian}) {
        const int stranded = p.cubes(area, colour_of(army));
        if (side != kAllied || stranded == 0 || infantry_count(p, area, army) > 0) continue;
        remove_cubes(p, area, colour_of(army), stranded, effects);
        exchanged += stranded;
    }
    if (exchanged > 0) p.push(PlaceCubes{area, side, counted(exchanged)});
}

}  // namespace

void arrive(Position& p, Unit unit, Area to, int cubes, Effects& effects) {
    const Area from = p.place(unit);
    const Seat side = side_of(unit);
    relocate(p, unit, to);
    if (cubes > 0) {
        const Colour colour = colour_of(unit);
        change(p.areas[from].cubes[colour], -cubes);
        change(p.areas[to].cubes[colour], cubes);
        emit(effects, Happening::carried, unit, cubes);
    }
    if (is_combat_unit(unit)) catch_leaders(p, to, side, effects);
    if (arm_of(unit) == Arm::infantry) {
        p.push(TooManyCubes{to, army_of(unit)});
        man_guns(p, to, side, effects);
    }
}

void unman_all(Position& p, Area area, Seat side) {
    const int crews = manned(p, guns_at(p, area, side)).size();
    if (crews > 0) p.push(GunHits{area, side, counted(crews)});
}

void unman_helpless_guns(Position& p, Area area) {
    for (const Seat side : {kFrench, kAllied}) {
        const bool helpless = !has(p, area, side, Arm::infantry) && !has(p, area, side, Arm::cavalry);
        if (helpless && has(p, area, other(side), Arm::cavalry)) unman_all(p, area, side);
    }
}

void clear_acted(Position& p) {
    for (UnitState& unit : p.units) unit.acted = false;
}

}  // namespace papelotte::waterloo
