// The events of Waterloo. Their phrases are in notation.cc.
#pragma once

#include "engine/account.h"
#include "games/waterloo/rules/ids.h"

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
    skirmish,         // account: unit, area, die, 1 = a hit
    gun_fired,        // account: unit, area, die, modified, cubes or hits, arm it fires at, range (0: defensive fire)
    fire_lost,        // area
    battery_used,     // cubes left
    volley,           // account: unit, die, modified, cubes, 1 = morale check, area
    musketry,         // account: unit, die, 1 = a hit, area: infantry at cavalry
    melee,            // account: charger, its total, countering unit, its total, both dice, Melee, area
    morale,           // account: unit, die, column, Checked, area
    control,          // account: unit, die, 1 = charges on, the least die that does, area
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
    bid_made,         // player (0 or 1), side, number
    bid_passed,       // player
    sides_settled,    // the side that was bid for, or nobody; price
};

// The effect of a morale check on a unit: the result of the table, or what WL-8.2.2 and WL-8.2.3 replace an R with.
enum class Checked : std::uint8_t { stands, retreats, eliminated, takes_a_cube, ridden_down };

// How a round of a melee ended for the charger.
enum class Melee : std::uint8_t { wins, loses, tie };

// The terms of accounts.
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
void emit(Effects& effects, Happening what, Args... args) {
    if (effects.events)
        effects.events->push_back(Event{static_cast<std::uint16_t>(what), SeatSet::everyone(), {static_cast<std::int16_t>(args)...}});
}

template <class... Args>
void emit_to(Seat seat, Effects& effects, Happening what, Args... args) {
    if (effects.events) effects.events->push_back(Event{static_cast<std::uint16_t>(what), SeatSet(seat), {static_cast<std::int16_t>(args)...}});
}

}  // namespace papelotte::waterloo
