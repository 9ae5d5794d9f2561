// The reasons of doctrine. The sentence of `destroy` is "reason.destroy" of the catalogue.
#pragma once

#include "ai/scales.h"

namespace papelotte::waterloo {

// clang-format off
enum class Why : std::uint8_t {
    // What is hoped for in a fight
    destroy, spare, wear_down, spend_horses, take_ground, take_objective,
    // Guns
    bombard, mass_guns, grand_battery, finish_off, counter_battery, deploy_guns, protect_guns, bring_guns,
    // Ground
    advance, hold_ground, hold_objective, hold_strong_point, support, keep_away, avoid_crowding, bring_reserve, prussian_march,
    // Formation
    form_defence, form_march, leave_square,
    // Discs
    save_green, spare_disc, last_round, leader_twice,
    // Leaders
    stay_with_troops, save_leader,
    // Cubes
    send_cubes, even_cubes, spare_worn, few_cubes_forward,
    // Small choices
    lose_least, tire_or_retreat, fall_back_well, best_horse, shelter_best, resolve_order, press_on, prussian_entry,
    count_
};
// clang-format on
static_assert(static_cast<int>(Why::count_) <= 60);

using ai::is_on;
using Scales = ai::Scales<Why>;

}  // namespace papelotte::waterloo
