// The reasons of doctrine and the scales that they are put on. The names and sentences are in doctrine.cc, in the order of this list.
#pragma once

#include "ai/doctrine.h"

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

constexpr bool is_on(ai::ReasonSet on, Why why) { return (on >> static_cast<unsigned>(why)) & 1u; }

// Puts reasons on the scales of one list of actions; those switched off weigh nothing.
class Scales {
   public:
    Scales(std::span<ai::Judgement> judgements, ai::ReasonSet on) : judgements_(judgements), on_(on) {}

    void add(std::size_t action, Why why, float points) const {
        if (points != 0 && is_on(on_, why)) judgements_[action].add(static_cast<std::uint8_t>(why), points);
    }

    ai::Judgement& at(std::size_t action) const { return judgements_[action]; }
    ai::ReasonSet on() const { return on_; }

   private:
    std::span<ai::Judgement> judgements_;
    ai::ReasonSet on_;
};

}  // namespace papelotte::waterloo
