// The events of Enemy Mistakes. Their phrases are in notation.cc. Nothing is hidden but bids, so all of them are seen by everybody except a bid.
// Distances are in tenths of a millimetre, angles in tenths of a degree.
#pragma once

#include "engine/account.h"
#include "games/enemy_mistakes/rules/ids.h"

namespace papelotte::enemy_mistakes {

enum class Happening : std::uint16_t {
    // turn, entrance, initiative
    turn_begins,   // turn
    entrance_roll,   // die, needed, 1 = they come
    corps_enters,   // corps
    unit_deployed,   // unit, x, y, facing
    units_wait,   // corps, units: no room (EM-7.8)
    markers_taken,   // army, die (0: none), Generals, markers
    bid_made,   // army, number: to its seat
    bids_shown,   // blue, red, black (0: no bid)
    initiative,   // army, place (1, 2, 3), extra markers
    substitute_roll,   // general, die, needed, 1 = he comes
    // counters
    general_placed,   // general, x, y
    general_attached,   // general, unit
    general_check,   // account: general, unit, die, die, total, 1 = he falls
    counter_check,   // account: general, enemy unit, die, total, 1 = captured
    general_lost,   // general, fate, army that gains
    markers_lost,   // general, markers: his box is emptied
    ney_supplied,   // markers
    ney_missed,   // markers that Napoleon discards
    // bombardment
    shot,   // account: gun, target, side, die, die, total
    damage,   // unit, losses, dice, which of them hit
    // formations and orders
    formations_merged,   // unit, unit
    formation_split,   // unit
    markers_assigned,   // general, markers
    put_in_movement,   // general, unit, cost
    kept_in_movement,   // general, unit, cost
    recovered,   // general, unit, cost
    redeploy_ordered,   // general, unit, cost
    unit_redeployed,   // unit, x, y, facing
    sequence_bought,   // general, unit, cost
    green_lost,   // unit: of its formation
    // manoeuvre
    fastened,   // unit
    unfastened,   // unit
    advanced,   // unit, angle, distance
    fell_back,   // unit, distance
    charged,   // unit, angle, distance, target
    stood,   // unit
    guns_exchanged,   // gun, tile
    charge_stopped,   // unit, distance
    // units
    loss_taken,   // unit, Losses now, capacity
    shaken,   // unit
    routed,   // unit
    withdrew,   // unit, distance
    cannot_withdraw,   // unit
    unit_lost,   // unit, fate, army that gains
    // combat
    combat_begins,   // unit that charged, target
    supports,   // unit
    melee,   // account: attacker, defender, die, die, total, total
    rerolled,   // unit, die before, die now
    melee_effect,   // unit that takes it, effect
    melee_damage,   // army, losses, dice, which of them hit
    pursuit_roll,   // account: unit, die, total, 1 = it pursues
    pursued,   // unit, angle, distance, target
    result_dice,   // army, dice …
    combat_result,   // account: die, die, total, total, army that loses, Fall Back
    orange,   // unit: of its formation, markers
    combat_ends,
    // end
    separated,   // unit, distance
    turn_ends,   // turn
    score,   // army, pieces, objectives, total
    game_over,   // result
};

// The terms of accounts.
enum class Modifier : std::uint8_t {
    die,
    // bombardment
    firer_shaken,
    terrain,
    column,
    rear,
    support,
    grand_battery,
    // melee
    fire_discipline,
    charge,
    general,
    quality,   // class
    enemy_withdrew,
    artillery_support,
    weight,
    combined_arms,
    shaken,
    steady_infantry,
    torrent,
    // pursuit
    cavalry,
    target_quality,
    // result
    rank,
    guard,
    two_yellow,
    one_yellow,
    withdrew,
    // checks of Generals
    stars,
    routed,
    in_melee,
    light_cavalry,
};

template <class... Args>
void tell(Effects& effects, Happening what, Args... args) {
    if (effects.events) effects.emit({static_cast<std::uint16_t>(what), SeatSet::everyone(), event_args(args...)});
}
// To one seat.
template <class... Args>
void tell_seat(Seat seat, Effects& effects, Happening what, Args... args) {
    if (effects.events) effects.emit({static_cast<std::uint16_t>(what), SeatSet(seat), event_args(args...)});
}

}   // namespace papelotte::enemy_mistakes
