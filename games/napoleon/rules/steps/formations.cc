#include "games/napoleon/rules/steps/formations.h"

#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/battle_move.h"

namespace papelotte::napoleon {
namespace {

void spend_action(Position& p, Unit unit) {
    begin_action(p, p.place(unit), unit);
    p.block(unit).acting = false;
}

// The smallest number that no other square of the side in the position has.
std::uint8_t free_number(const Position& p, Unit unit) {
    unsigned taken = 1;
    for (const Unit one : units_in(p, p.place(unit), p.space(unit), side_of(unit))) taken |= 1u << p.block(one).square;
    return static_cast<std::uint8_t>(std::countr_one(taken) & 31);
}

}  // namespace

// --- Squares (NP-6.5.1 … NP-6.5.4) ---------------------------------------------------------------------------------------------------------

Refusal why_not_form(const Position& p, const Battle& battle, Unit unit) {
    const BlockState& block = p.block(unit);
    if (!kInfantry.has(unit)) return kWhy.only_infantry_forms;
    if (block.square) return kWhy.in_square_already;
    if (!in_own_position(p, unit)) return kWhy.square_in_own_position;
    if (battle.at(block.space) == Terrain::woods || block.on_marker) return kWhy.no_square_here;
    return why_not_act(block, true);
}

Refusal why_not_unform(const Position& p, Unit unit) {
    if (!p.block(unit).square) return kWhy.not_in_square;
    return p.block(unit).acted ? kWhy.acted_already : Refusal();
}

void form(Position& p, Unit unit, Effects& effects) {
    note_deed(p, unit, kInfantry);
    p.block(unit).square = free_number(p, unit) & 31u;
    spend_action(p, unit);
    tell_deed(p, unit, Happening::square_formed, 0, effects);
}

// NP-6.5.25: the sheltered block is released, and may still act.
void unform(Position& p, Unit unit, Effects& effects) {
    if (const Unit sheltered = sheltered_by(p, unit); sheltered != kNoUnit) p.block(sheltered).shelter = 0;
    p.block(unit).square = 0;
    spend_action(p, unit);
    tell_deed(p, unit, Happening::square_broken, 0, effects);
}

// --- Shelter (NP-6.5.20 … NP-6.5.25) -------------------------------------------------------------------------------------------------------

Refusal why_not_shelter(const Position& p, Unit unit, Unit square) {
    if (!(kCommanders | kArtillery).has(unit)) return kWhy.not_to_shelter;
    const bool beside = p.place(square) == p.place(unit) && p.space(square) == p.space(unit) && side_of(square) == side_of(unit);
    if (!beside || !p.block(square).square) return kWhy.no_such_square;
    if (sheltered_by(p, square) != kNoUnit) return kWhy.shelter_full;
    return why_not_act(p.block(unit), true);
}

Refusal why_not_unshelter(const Position& p, Unit unit) {
    if (!p.block(unit).shelter) return kWhy.not_sheltered;
    return p.block(unit).acted ? kWhy.acted_already : Refusal();
}

void shelter(Position& p, Unit unit, Unit square, Effects& effects) {
    note_deed(p, unit, kCommanders | kArtillery);
    p.block(unit).shelter = p.block(square).square & 31u;
    p.block(unit).on_marker = false;   // NP-6.2.35
    spend_action(p, unit);
    if (p.block(square).shown) return tell_deed(p, unit, Happening::sheltered, index_of(square), effects);
    tell_side(side_of(unit), effects, Happening::sheltered, unit, square);
    tell_others(side_of(unit), effects, Happening::block_changed, p.place(unit), army_of(unit), p.space(unit));
}

void unshelter(Position& p, Unit unit, Effects& effects) {
    p.block(unit).shelter = 0;
    spend_action(p, unit);
    tell_deed(p, unit, Happening::shelter_left, 0, effects);
}

// --- Farms and hills (NP-6.2.30 … NP-6.2.36) -----------------------------------------------------------------------------------------------

Refusal why_not_marker(const Position& p, const Battle& battle, Unit unit, Space space) {
    if (!is_position(space) || occupants_for(battle.at(space)).empty()) return kWhy.no_marker_here;
    if (!occupants_for(battle.at(space)).has(unit)) return battle.at(space) == Terrain::farm ? kWhy.farm_for_infantry : kWhy.hill_for_artillery;
    return occupant_of(p, battle.town, space) == kNoUnit ? Refusal() : kWhy.marker_occupied;
}

Refusal why_not_occupy(const Position& p, const Battle& battle, Unit unit) {
    if (const Refusal no = why_not_marker(p, battle, unit, p.space(unit))) return no;
    return why_not_act(p.block(unit), true);
}

// NP-6.2.32  NP-11.1.2: with three players both blocks are the player's.
Refusal why_not_swap(const Position& p, const Battle& battle, Unit unit, Actor who) {
    const Space space = p.space(unit);
    const Unit occupant = is_position(space) ? occupant_of(p, battle.town, space) : kNoUnit;
    if (occupant == kNoUnit || occupant == unit || !who.units().has(occupant)) return kWhy.nobody_to_swap;
    if (!occupants_for(battle.at(space)).has(unit)) return battle.at(space) == Terrain::farm ? kWhy.farm_for_infantry : kWhy.hill_for_artillery;
    if (const Refusal no = why_not_act(p.block(occupant), true)) return no;
    return why_not_act(p.block(unit), true);
}

// NP-6.2.33  Like a battle move, also for a block that is engaged.
Refusal why_not_leave(const Position& p, Unit unit) {
    const BlockState& block = p.block(unit);
    if (!block.on_marker) return kWhy.not_on_marker;
    if (const Refusal no = why_not_act(block, false)) return no;
    return why_no_move_left(block, type_of(unit));
}

void occupy(Position& p, const Battle& battle, Unit unit, Effects& effects) {
    const Terrain terrain = battle.at(p.space(unit));
    note_deed(p, unit, occupants_for(terrain));
    p.block(unit).on_marker = true;
    spend_action(p, unit);
    tell_deed(p, unit, Happening::marker_taken, static_cast<int>(terrain), effects);
}

void swap_occupants(Position& p, const Battle& battle, Unit unit, Effects& effects) {
    const Unit occupant = occupant_of(p, battle.town, p.space(unit));
    p.block(occupant).on_marker = false;
    spend_action(p, occupant);
    tell_deed(p, occupant, Happening::marker_left, static_cast<int>(battle.at(p.space(unit))), effects);
    occupy(p, battle, unit, effects);
}

void leave_marker(Position& p, const Battle& battle, Unit unit, Effects& effects) {
    BlockState& block = p.block(unit);
    begin_action(p, battle.town, unit);
    block.on_marker = false;
    block.moves = (block.moves + 1u) & 3u;
    tell_deed(p, unit, Happening::marker_left, static_cast<int>(battle.at(block.space)), effects);
}

}  // namespace papelotte::napoleon
