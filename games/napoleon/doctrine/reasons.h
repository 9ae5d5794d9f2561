// The reasons of doctrine. The sentence of `strike` is "reason.strike" of the catalogue.
#pragma once

#include "ai/scales.h"

namespace papelotte::napoleon {

// clang-format off
enum class Why : std::uint8_t {
    // The campaign
    strike, keep_safe, take_city, guard_city, concentrate, close_in, spare_marches, show_commander, garrison,
    // Before a battle
    choose_ground, form_line, keep_corps_together, hold_back, crowd, commander_in_line, man_marker,
    // In battle
    fire, bombard, rout, assault, stay_in_line, relieve, second_line, pull_back, save_block, break_off, form_square, stand_ready,
    // Reinforcements, retreats and losses
    march_to_the_guns, feed_no_defeat, fall_back_well, save_the_best, lose_least, show_the_best, follow_up, order_of_fights,
    // Set-up
    place_well, reduce_least,
    count_
};
// clang-format on
static_assert(static_cast<int>(Why::count_) <= 60);

// What recruits do not think of. They still march, guard cities and fire: they are short-sighted and bold.
inline constexpr ai::ReasonSet kOverlookedByRecruits =
    ai::reason_set({Why::keep_safe, Why::concentrate, Why::garrison, Why::choose_ground, Why::hold_back, Why::crowd, Why::pull_back,
                    Why::break_off, Why::save_block, Why::feed_no_defeat, Why::relieve, Why::form_square});

using ai::is_on;
using Scales = ai::Scales<Why>;

}  // namespace papelotte::napoleon
