// The events of Napoléon. Their phrases are in notation.cc. An event that names a hidden block is sent to its own side; the others get an event
// about an unnamed block.
#pragma once

#include "engine/account.h"
#include "games/napoleon/rules/ids.h"

namespace papelotte::napoleon {

enum class Happening : std::uint16_t {
    turn_begins,         // turn
    bid_made,            // player (0 or 1), side, number
    bid_passed,          // player
    sides_settled,       // side that pays, price
    unit_reduced,        // unit: to its side
    unit_placed,         // unit, town: to its side
    set_up_done,         // side
    group_moves,         // army, town
    unit_marched,        // unit, from, to: to its side
    block_marched,       // army, from, to: to the others
    unit_forced,         // unit, from, to: to its side
    block_forced,        // army, from, to: to the others
    commander_shown,     // unit, town
    march_roll,          // account: unit, die, total, 1 = it loses a point; to its side
    march_losses,        // army, town, blocks, losses: to the others
    unit_weakened,       // unit, strength left
    block_weakened,      // army, town: to the others, of a hidden block
    eliminated,          // unit
    skirmish_begins,     // town
    unit_shown,          // unit, strength
    unit_chosen,         // unit: to its side
    skirmish_fire,       // account: unit, value, hits, dice, which of them hit
    skirmish_ends,       // town, side that loses
    battle_begins,       // town
    terrain_drawn,       // town, side, terrain
    terrain_placed,      // town, terrain, space
    unit_deployed,       // unit, space: to its side
    block_deployed,      // town, army, space: to the others
    battle_turn,         // town, side
    morale,              // account: unit, die, total, 1 = low
    unit_moved,          // unit, from, to (spaces)
    block_moved,         // town, army, from, to: to the others
    fire,                // account: unit, space fired at, target, value, hits, dice, which of them hit
    square_formed,       // unit
    square_broken,       // unit
    marker_taken,        // unit, terrain
    marker_left,         // unit, terrain
    sheltered,           // unit, square
    shelter_left,        // unit
    block_changed,       // town, army, space: to the others, when a hidden block does one of these
    unit_retreated,      // unit, from, to: to its side
    block_retreated,     // army, from, to: to the others
    routed,              // town, side
    stalemate,           // town
    unit_reinforced,     // unit, from, to: to its side
    block_reinforced,    // army, from, to: to the others
    battle_ends,         // town, side that wins
    unit_redeployed,     // unit, from, to: to its side
    block_redeployed,    // army, from, to: to the others
    supply_lost,         // army, town, blocks
    army_defeated,       // army
    game_over,           // side
    ally_weakened,       // town: to the others, of a hidden block of one of both Allied armies
};

// The terms of accounts: of a forced march and a morale check (added to the die), and of a fire (the fire value).
enum class Modifier : std::uint8_t {
    die,
    commander,
    square,
    printed,                // the unit's fire value
    skirmish,               // the fire value of its type in a skirmish
    farm,
    infantry_at_square,
    shock,
    cavalry_at_square,
    woods,
    hill,
    long_range_at_square,
    first_short_range,
    horse_artillery_at_square,
};

template <class... Args>
void tell(Effects& effects, Happening what, Args... args) {
    if (effects.events) effects.emit({static_cast<std::uint16_t>(what), SeatSet::everyone(), event_args(args...)});
}
// To the seats of a side.
template <class... Args>
void tell_side(Side side, Effects& effects, Happening what, Args... args) {
    if (effects.events) effects.emit({static_cast<std::uint16_t>(what), seats_of(side), event_args(args...)});
}
// To all others.
template <class... Args>
void tell_others(Side side, Effects& effects, Happening what, Args... args) {
    if (effects.events) effects.emit({static_cast<std::uint16_t>(what), SeatSet::everyone() - seats_of(side), event_args(args...)});
}

}  // namespace papelotte::napoleon
