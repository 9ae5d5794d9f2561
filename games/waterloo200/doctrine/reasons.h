// The reasons of doctrine. The sentence of `destroy` is "reason.destroy" of the catalogue.
#pragma once

#include "ai/scales.h"

namespace papelotte::waterloo200 {

// clang-format off
enum class Why : std::uint8_t {
    // What is hoped for in a battle
    destroy, wear_down, spare, take_victory_area, unit_sent, take_ground,
    // Leaders
    spend_stars, save_leader, direct_attack, feed_leaders, stay_with_corps, bring_leader,
    // Guns
    employ_guns, spare_guns, bring_guns, protect_guns,
    // Places
    advance, keep_away, hold_victory_area, stack_up, guard_headquarters, prussian_march,
    // Impulses and the Disc
    manoeuvre, keep_disc, reinforce, end_turn, grand_battery,
    // Small choices
    lose_least, shield, resolve_order, sunken_road, stand_or_retreat, fall_back_well, ride_on, reconnoitre,
    // Between turns
    reorganise, spare_commander, draw_reserves, place_well, best_units,
    // Lines of communication
    cut_communication, keep_communication,
    count_
};
// clang-format on
static_assert(static_cast<int>(Why::count_) <= 60);

// What recruits do not think of. They advance, know when night falls, and count the steps that an attack costs the enemy: without that they
// would pass until the Allies win.
inline constexpr ai::ReasonSet kOverlookedByRecruits =
    ai::reason_set({Why::unit_sent, Why::save_leader, Why::stay_with_corps, Why::spare_guns, Why::protect_guns, Why::stack_up, Why::shield,
                    Why::stand_or_retreat, Why::reconnoitre, Why::draw_reserves, Why::cut_communication, Why::keep_communication});

using ai::is_on;
using Scales = ai::Scales<Why>;

}  // namespace papelotte::waterloo200
