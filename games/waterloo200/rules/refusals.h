// The rules of Waterloo 200 that forbid something: the number of each, and the key of its sentence in data/waterloo200/text.*.json.
// They are in one list so that tests can check all of them; the order is that of the steps.
#pragma once

#include "engine/rule.h"

namespace papelotte::waterloo200 {

struct Refusals {
    // rules
    Rule no_such_action{"W2-8.1.2", "rule.no_such_action"};
    Rule not_your_decision{"W2-8.1.2", "rule.not_your_decision"};
    Rule game_over{"W2-8.1.10", "rule.game_over"};

    // bidding
    Rule bids_of_two{"W2-O11.8", "rule.bids_of_two"};
    Rule next_number{"W2-O11.2", "rule.next_number"};
    Rule bid_limit{"W2-O11.5", "rule.bid_limit"};

    // set_up
    Rule not_to_be_placed{"W2-O1.1", "rule.not_to_be_placed"};
    Rule no_icon_for_the_unit{"W2-O1.1", "rule.no_icon_for_the_unit"};
    Rule no_history{"W2-O1.1", "rule.no_history"};

    // turn
    Rule no_starred_leader{"W2-10.1.1", "rule.no_starred_leader"};
    Rule no_disc{"W2-9.1.1", "rule.no_disc"};
    Rule nobody_to_call{"W2-9.3.2", "rule.nobody_to_call"};
    Rule french_battery{"W2-O5.1", "rule.french_battery"};
    Rule nothing_to_bombard{"W2-O5.2", "rule.nothing_to_bombard"};
    Rule cannot_begin{"W2-20.1.4", "rule.cannot_begin"};

    // activation
    Rule tactical_leaders_only{"W2-4.2.5", "rule.tactical_leaders_only"};
    Rule once_an_impulse{"W2-4.2.7", "rule.once_an_impulse"};
    Rule leader_not_on_the_map{"W2-4.6.1", "rule.leader_not_on_the_map"};
    Rule isolated_leader{"W2-4.2.6", "rule.isolated_leader"};
    Rule enough_leaders{"W2-10.2.1", "rule.enough_leaders"};
    Rule stars_first{"W2-10.2.5", "rule.stars_first"};
    Rule cannot_be_revealed{"W2-4.2.9", "rule.cannot_be_revealed"};
    Rule at_least_one{"W2-10.2.2", "rule.at_least_one"};
    Rule enemies_here{"W2-4.2.4", "rule.enemies_here"};
    Rule no_point_for_the_leader{"W2-4.2.2", "rule.no_point_for_the_leader"};

    // march
    Rule not_adjacent{"W2-12.2.4", "rule.not_adjacent"};
    Rule black_for_others{"W2-2.3.1", "rule.black_for_others"};
    Rule black_not_entered{"W2-2.3.2", "rule.black_not_entered"};
    Rule must_stop{"W2-12.3.1", "rule.must_stop"};
    Rule first_to_friends{"W2-12.4.1", "rule.first_to_friends"};
    Rule not_on_to_the_enemy{"W2-12.4.3", "rule.not_on_to_the_enemy"};
    Rule leaders_never{"W2-4.1.3", "rule.leaders_never"};
    Rule not_in_a_pass{"W2-11.1.3", "rule.not_in_a_pass"};
    Rule guns_do_not_open{"W2-5.1.3", "rule.guns_do_not_open"};
    Rule ally_fights_there{"W2-12.3.4", "rule.ally_fights_there"};
    Rule no_engagement_left{"W2-12.5.2", "rule.no_engagement_left"};
    Rule too_dear{"W2-12.1.5", "rule.too_dear"};
    Rule full_area{"W2-2.2.3", "rule.full_area"};
    Rule ally_stands_there{"W2-2.2.4", "rule.ally_stands_there"};

    // movement
    Rule not_yours_to_move{"W2-12.2.2", "rule.not_yours_to_move"};
    Rule unit_not_on_the_map{"W2-12.2.2", "rule.unit_not_on_the_map"};
    Rule moved_already{"W2-12.2.4", "rule.moved_already"};
    Rule isolated_unit{"W2-12.2.1", "rule.isolated_unit"};
    Rule not_under_command{"W2-10.4.1", "rule.not_under_command"};
    Rule enough_units{"W2-9.2.1", "rule.enough_units"};
    Rule not_guns{"W2-5.2.1", "rule.not_guns"};
    Rule no_guns_in_a_pass{"W2-5.2.3", "rule.no_guns_in_a_pass"};
    Rule no_point_left{"W2-12.1.5", "rule.no_point_for_the_leader"};
    Rule no_scouting{"W2-O3.1", "rule.no_scouting"};
    Rule scout_too_far{"W2-O3.1", "rule.scout_too_far"};
    Rule scout_not_clear{"W2-O3.1", "rule.scout_not_clear"};
    Rule not_to_be_scouted{"W2-O3.2", "rule.not_to_be_scouted"};
    Rule nobody_to_leave_it_to{"W2-20.1.5", "rule.nobody_to_leave_it_to"};

    // battle
    Rule not_contested{"W2-13.1.1", "rule.not_contested"};
    Rule fought_already{"W2-13.1.6", "rule.fought_already"};
    Rule nobody_to_attack{"W2-13.1.2", "rule.nobody_to_attack"};
    Rule no_battle_left{"W2-13.1.5", "rule.no_battle_left"};
    Rule mandatory{"W2-13.1.3", "rule.mandatory"};
    Rule not_your_gun{"W2-5.3.8", "rule.not_your_gun"};
    Rule cannot_fire{"W2-5.3.1", "rule.cannot_fire"};
    Rule isolated_gun{"W2-5.2.4", "rule.isolated_gun"};
    Rule one_gun{"W2-5.3.3", "rule.one_gun"};
    Rule no_shelter{"W2-O7.2", "rule.no_shelter"};
    Rule not_retreating{"W2-O7.2", "rule.not_retreating"};
    Rule no_reserve{"W2-13.4.3", "rule.no_reserve"};
    Rule no_brunswickers{"W2-13.4.4", "rule.no_brunswickers"};
    Rule no_room{"W2-13.4.6", "rule.no_room"};
    Rule drawn_not_chosen{"W2-13.4.5", "rule.drawn_not_chosen"};

    // fire
    Rule not_in_the_battle{"W2-13.7.2", "rule.not_in_the_battle"};
    Rule not_the_strongest{"W2-13.7.3", "rule.not_the_strongest"};
    Rule not_a_rider{"W2-O4.1", "rule.not_a_rider"};
    Rule not_ridden_there{"W2-O4.2", "rule.not_ridden_there"};

    // grand_battery
    Rule no_target{"W2-O5.1", "rule.no_target"};
    Rule no_gun_in_range{"W2-O5.2", "rule.no_gun_in_range"};
    Rule not_that_gun{"W2-O5.2", "rule.not_that_gun"};
    Rule enough_guns{"W2-O5.2", "rule.enough_guns"};

    // reorganisation
    Rule no_commander{"W2-15.2.1", "rule.no_commander"};
    Rule headquarters_lost{"W2-15.2.1", "rule.headquarters_lost"};
    Rule out_of_reach{"W2-15.2.3", "rule.out_of_reach"};
    Rule bluecher_not_back{"W2-2.3.2", "rule.bluecher_not_back"};
    Rule decides_for_itself{"W2-15.1.3", "rule.decides_for_itself"};
    Rule not_a_leader{"W2-15.4.1", "rule.not_a_leader"};
    Rule no_step_left{"W2-15.4.1", "rule.no_step_left"};
    Rule full_strength{"W2-15.4.2", "rule.full_strength"};
    Rule not_regenerated{"W2-15.4.2", "rule.not_regenerated"};

    // reserves
    Rule not_at_headquarters{"W2-16.1.1", "rule.not_at_headquarters"};
    Rule too_many{"W2-16.1.2", "rule.too_many"};
    Rule not_in_the_pool{"W2-O1.1", "rule.not_in_the_pool"};
    Rule not_drawn{"W2-16.2.7", "rule.not_drawn"};
    Rule must_be_placed{"W2-16.2.7", "rule.must_be_placed"};
    Rule no_icon{"W2-16.2.1", "rule.no_icon"};
    Rule not_of_the_corps{"W2-17.1.1", "rule.not_of_the_corps"};

    // set-up
    Rule nothing_to_choose{"W2-O1.1", "rule.nothing_to_choose"};
};
inline constexpr Refusals kWhy;

}   // namespace papelotte::waterloo200
