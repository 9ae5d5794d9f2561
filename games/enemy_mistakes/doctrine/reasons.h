// The reasons of doctrine. The sentence of `strike` is "reason.strike" of the catalogue.
#pragma once

#include "ai/scales.h"

namespace papelotte::enemy_mistakes {

// clang-format off
enum class Why : std::uint8_t {
    // Command
    bid, supply_general, set_in_movement, spare_markers, recover, protect_general, keep_together,
    // Manoeuvres
    strike, keep_safe, take_guns, advance, hold_objective, face_enemy, ride_down_general, prospect, lead_the_way, form_column,
    // Bombardment
    bombard, mass_guns, unlimber, give_way,
    // Combat
    order_of_combats, best_attacker, support, steady_side, reroll, counterattack, reinforce, pursue, keep_die, lose_least,
    // Entrance
    enter,
    count_
};
// clang-format on
static_assert(static_cast<int>(Why::count_) <= 60);

// What recruits do not think of. They still advance, charge and fire: they are short-sighted and bold.
inline constexpr ai::ReasonSet kOverlookedByRecruits =
    ai::reason_set({Why::keep_safe, Why::recover, Why::take_guns, Why::mass_guns, Why::face_enemy, Why::prospect, Why::form_column,
                    Why::unlimber, Why::reroll, Why::keep_die, Why::order_of_combats, Why::protect_general});

using ai::is_on;
using Scales = ai::Scales<Why>;

}   // namespace papelotte::enemy_mistakes
