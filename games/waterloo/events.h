// What can be reported of a game of Waterloo. The table of words for them is in notation.cc.
#pragma once

#include "engine/event.h"
#include "games/waterloo/ids.h"

namespace papelotte::waterloo {

enum class Happening : std::uint16_t {
    turn_begins,      // turn
    phase_begins,     // phase
    initiative,       // side
    discs_given,      // side, green, red, purple
    tile_drawn,       // side that drew, value: seen by that side alone
    round_begins,     // side, number
    round_over,       // side, tile
    action_spent,     // side, disc
    arrival_roll,     // die, pieces
    entered,          // unit, area
    skirmish,         // unit, area, die
    modifier,         // which, value: belongs to the roll that follows
    gun_fired,        // unit, target, die, modified, cubes or hits
    fire_lost,        // area
    battery_used,     // cubes left
    volley,           // unit, die, modified, cubes, 1 = morale check
    musketry,         // unit, die: infantry at cavalry
    melee,            // attacker, its total, defender, its total
    morale,           // unit, die, column, Checked: what becomes of it
    control,          // unit, die, 1 = charges on
    moved,            // unit, area
    carried,          // unit, cubes
    attacked,         // unit, area, from
    assault_begins,   // area, assaulting side
    assault_over,     // area, side that holds it now or nobody
    benefits,         // unit
    formed,           // unit, state
    cubes_placed,     // area, colour, number
    cubes_removed,    // area, colour, number
    cube_sent,        // colour, from, to
    tired,            // unit
    unmanned,         // unit
    manned,           // unit
    retreated,        // unit, from, to
    followed,         // leader, to
    eliminated,       // unit, cause
    game_over,        // winner
};

// What becomes of a unit that has checked its morale: the result of the table, or what WL-8.2.2 and WL-8.2.3 make of an R.
enum class Checked : std::uint8_t { stands, retreats, eliminated, takes_a_cube, ridden_down };

// The names of modifiers, for the itemised account of a roll.
// clang-format off
enum class Modifier : std::uint8_t {
    target_square, target_river, sunken_road, british_artillery, target_woods_or_town, ridge, strong_point,
    british_firer, cubes, firer_square,
    imperial_guard, tired, dutch, from_rough,
    charged_by_cavalry_alone, unsupported, landwehr, woods_or_town, vs_assaulting_guard_infantry, combined_force,
    square_vs_cavalry_alone, british_or_guard, with_artillery,
};
// clang-format on

template <class... Args>
void tell(Turn& turn, Happening what, Args... args) {
    if (turn.events) turn.events->push_back(Event{static_cast<std::uint16_t>(what), SeatSet::everyone(), {static_cast<std::int16_t>(args)...}});
}

template <class... Args>
void tell_only(Seat seat, Turn& turn, Happening what, Args... args) {
    if (turn.events) turn.events->push_back(Event{static_cast<std::uint16_t>(what), SeatSet(seat), {static_cast<std::int16_t>(args)...}});
}

}  // namespace papelotte::waterloo
