#include "games/waterloo200/rules/pieces.h"

#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/steps/victory.h"

namespace papelotte::waterloo200 {

void relocate(Position& p, Unit unit, Area to) {
    const Area from = p.place(unit);
    AreaSet& present = p.present[index_of(faction_of(unit))];
    p.places[unit] = to;
    if (on_map(from) && units_at(p, from, faction_of(unit)).empty()) present.erase(from);
    if (on_map(to)) present.insert(to);
}

void take_control(Position& p, Area area, Faction faction, Effects& effects) {
    if (p.controlled_by(faction).has(area)) return;
    for (AreaSet& areas : p.control) areas.erase(area);
    p.control[index_of(faction)].insert(area);
    emit(effects, Happening::controlled, area, faction);
    check_victory_areas(p, area, faction, effects);   // W2-18.1.3
}

// W2-2.4.8: control of a contested area does not change.
// W2-25.1.8: the loser's units are eliminated first, so the winner of a battle that eliminates all units controls the area.
void settle_area(Position& p, Area area, Effects& effects) {
    if (!on_map(area) || contested(p).has(area)) return;
    for (const Unit unit : units_at(p, area)) p.unit(unit).attacked = false;   // W2-13.8.4 (a)
    for (const Faction faction : kFactions)   // W2-2.4.9, W2-13.8.8; an empty area keeps its controller (W2-2.4.10, W2-O5.6)
        if (p.areas_of(faction).has(area) && !ally_areas(p, faction).has(area)) take_control(p, area, faction, effects);
}

void enter(Position& p, Unit unit, Area to, Effects& effects) {
    const Faction faction = faction_of(unit);
    const Side side = side_of(faction);
    const Area from = p.place(unit);
    const bool was_contested = contested(p).has(from);
    if (enemy_areas(p, side).has(to) && !p.impulse.contested_at_start.has(to) && !p.impulse.engaged.has(to)) {   // W2-12.5.1
        p.impulse.engaged.insert(to);
        change(p.impulse.engagements[index_of(faction)], 1);
    }
    p.unit(unit).attacked = p.unit(unit).found = false;   // W2-12.6.5
    relocate(p, unit, to);
    emit_to_side(side, effects, Happening::unit_moved, unit, from, to);
    emit_to_others(side, effects, Happening::block_moved, faction, from, to);
    if (was_contested) settle_area(p, from, effects);
    if (!enemy_areas(p, side).has(to) && !ally_areas(p, faction).has(to))
        take_control(p, to, faction, effects);   // W2-2.4.4, W2-2.4.6, W2-2.4.7
}

void place(Position& p, Unit unit, Area to, Effects& effects) {
    p.unit(unit) = UnitState{};
    relocate(p, unit, to);
    emit_to_side(side_of(unit), effects, Happening::unit_placed, unit, to);
    emit_to_others(side_of(unit), effects, Happening::block_placed, faction_of(unit), to);
}

// W2-13.9.2: units of every type count.
// W2-4.5.5, W2-25.1.4: a commander-in-chief who is alone can be eliminated. W2-25.1.21: nothing else changes.
void eliminate(Position& p, Unit unit, Effects& effects) {
    const Area area = p.place(unit);
    const Faction faction = faction_of(unit);
    if (!face_up(p, unit)) effects.reveal(others_than(side_of(unit)));   // its face is shown now (W2-O9.2)
    recognise(p, unit);
    const std::uint8_t last = p.unit(unit).step;
    p.unit(unit) = UnitState{};
    p.unit(unit).step = last & 3u;
    p.unit(unit).seen = true;
    p.riders.erase(unit);
    relocate(p, unit, kEliminated);
    emit(effects, Happening::eliminated, unit);
    if (faction != Faction::prussian) emit(effects, Happening::morale_falls, faction, morale(p, faction));   // W2-13.9.3
    if (!lost_by(p, unit, area, effects)) settle_area(p, area, effects);   // W2-18.1
}

// W2-3.2.8: hits that are too few for a step are not recorded.
void reduce(Position& p, Unit unit, Effects& effects) {
    if (on_last_step(p, unit)) return eliminate(p, unit, effects);
    p.unit(unit).step = (p.unit(unit).step + 1u) & 3u;
}

void tire(Position& p, Unit leader, Effects& effects) {
    const bool spent = on_last_step(p, leader);
    if (!spent) reduce(p, leader, effects);
    emit(effects, spent ? Happening::leader_spent : Happening::leader_tires, leader, p.unit(leader).step, strength(p, leader));
}

void show(Position& p, Unit unit, Effects& effects) { show(p, unit, p.place(unit), effects); }

void show(Position& p, Unit unit, Area stood, Effects& effects) {
    effects.reveal(others_than(side_of(unit)));
    recognise(p, unit, stood);
    emit(effects, Happening::revealed, unit, p.unit(unit).step, strength(p, unit));
}

}   // namespace papelotte::waterloo200
