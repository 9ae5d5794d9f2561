// The rules of Waterloo that forbid something: the number of each, and the key of its sentence in data/waterloo/text.*.json. They are
// in one list so that tests can check all of them; the order is that of the steps.
#pragma once

#include "engine/rule.h"

namespace papelotte::waterloo {

struct Refusals {
    // rules
    Rule no_such_action{"WL-3.1.1", "rule.no_such_action"};
    Rule not_your_decision{"WL-3.1.1", "rule.not_your_decision"};
    Rule game_over{"WL-3.6.1", "rule.game_over"};

    // assault
    Rule someone_must_assault{"WL-4.5.1", "rule.someone_must_assault"};
    Rule no_part{"WL-7.1.1", "rule.no_part"};
    Rule defensive_stays{"WL-1.2.2", "rule.defensive_stays"};
    Rule nothing_to_assault{"WL-7.1.3", "rule.nothing_to_assault"};
    Rule not_its_own_area{"WL-7.1.2", "rule.not_its_own_area"};
    Rule not_the_box{"WL-14.2.4", "rule.not_the_box"};
    Rule infantry_adjacent{"WL-7.1.2", "rule.infantry_adjacent"};
    Rule cavalry_two_areas{"WL-7.1.2", "rule.cavalry_two_areas"};
    Rule rough_ground{"WL-7.1.4", "rule.rough_ground"};
    Rule nobody_to_accompany{"WL-7.1.9", "rule.nobody_to_accompany"};
    Rule leaders_one_by_one{"WL-12.2.3", "rule.leaders_one_by_one"};
    Rule no_assault_there{"WL-7.1.6", "rule.no_assault_there"};
    Rule not_for_it{"WL-13.2.2", "rule.not_for_it"};
    Rule no_room{"WL-13.2.1", "rule.no_room"};
    Rule must_shelter{"WL-13.2.4", "rule.must_shelter"};
    Rule named_already{"WL-13.2.4", "rule.named_already"};

    // cavalry
    Rule not_a_charger{"WL-7.3.2", "rule.not_a_charger"};
    Rule under_control{"WL-7.8.1", "rule.under_control"};
    Rule no_target{"WL-7.8.3", "rule.no_target"};
    Rule never_into_the_box{"WL-7.8.11", "rule.never_into_the_box"};
    Rule under_enemy_attack{"WL-7.8.4", "rule.under_enemy_attack"};

    // damage
    Rule no_infantry_of_colour{"WL-9.1.2", "rule.no_infantry_of_colour"};
    Rule not_crowded{"WL-9.2.2", "rule.not_crowded"};
    Rule holds_no_cube{"WL-9.4.1", "rule.holds_no_cube"};
    Rule cubes_do_not_fit{"WL-9.2.1", "rule.cubes_do_not_fit"};

    // fire
    Rule not_a_gun_of_this_area{"WL-4.5.4", "rule.not_a_gun_of_this_area"};
    Rule limbered{"WL-1.2.3", "rule.limbered"};
    Rule unmanned_silent{"WL-9.3.1", "rule.unmanned_silent"};
    Rule not_from_river{"WL-6.1.2", "rule.not_from_river"};
    Rule not_from_box{"WL-6.2.11", "rule.not_from_box"};
    Rule aimed_already{"WL-6.1.1", "rule.aimed_already"};
    Rule no_enemy_there{"WL-6.1.4", "rule.no_enemy_there"};
    Rule out_of_range{"WL-6.1.1", "rule.out_of_range"};
    Rule no_sight{"WL-6.2.2", "rule.no_sight"};
    Rule behind_ridge{"WL-6.2.8", "rule.behind_ridge"};
    Rule some_gun_must_fire{"WL-4.5.1", "rule.some_gun_must_fire"};
    Rule french_only{"WL-6.6.5", "rule.french_only"};
    Rule declared_already{"WL-6.6.1", "rule.declared_already"};
    Rule box_empty{"WL-6.6.1", "rule.box_empty"};
    Rule not_a_target{"WL-6.1.6", "rule.not_a_target"};

    // hits
    Rule ranged_not_hit{"WL-6.4.2", "rule.ranged_not_hit"};
    Rule ranged_tired_already{"WL-6.4.2", "rule.ranged_tired_already"};
    Rule ranged_retreat_instead{"WL-6.4.3", "rule.ranged_retreat_instead"};
    Rule skirmish_not_hit{"WL-3.4.6", "rule.ranged_not_hit"};
    Rule skirmish_tired_already{"WL-3.4.7", "rule.skirmish_tired_already"};
    Rule skirmish_retreat_instead{"WL-3.4.7", "rule.ranged_retreat_instead"};
    Rule not_assaulting_cavalry{"WL-7.2.3", "rule.not_assaulting_cavalry"};
    Rule not_charging_cavalry{"WL-7.5.5", "rule.not_charging_cavalry"};
    Rule not_overfilled_cavalry{"WL-1.4.4", "rule.not_overfilled_cavalry"};
    Rule not_a_manned_gun{"WL-6.5.1", "rule.not_a_manned_gun"};

    // movement
    Rule someone_must_move{"WL-4.5.1", "rule.someone_must_move"};
    Rule only_mobile_infantry{"WL-5.1.4", "rule.only_mobile_infantry"};
    Rule unmanned_stays{"WL-5.1.5", "rule.unmanned_stays"};
    Rule enemy_there{"WL-5.1.2", "rule.enemy_there"};
    Rule shared_area{"WL-5.1.13", "rule.shared_area"};
    Rule not_into_the_box{"WL-14.2.4", "rule.not_into_the_box"};
    Rule stops_in_rough{"WL-5.1.6", "rule.stops_in_rough"};
    Rule too_far{"WL-5.1.1", "rule.too_far"};
    Rule too_far_reserve{"WL-5.2.1", "rule.too_far_reserve"};
    Rule too_near_to_start{"WL-5.2.2", "rule.too_near_to_start"};
    Rule too_near_to_enter{"WL-5.2.2", "rule.too_near_to_enter"};
    Rule leaders_apart{"WL-5.1.9", "rule.leaders_one_by_one"};

    // orders
    Rule nobody_there{"WL-4.5.1", "rule.nobody_there"};
    Rule not_of_this_area{"WL-4.5.1", "rule.not_of_this_area"};
    Rule not_commanded{"WL-12.1.6", "rule.not_commanded"};
    Rule committed{"WL-12.1.10", "rule.committed"};
    Rule no_other_leader{"WL-12.1.7", "rule.no_other_leader"};
    Rule box_for_prussians{"WL-12.1.8", "rule.box_for_prussians"};
    Rule nobody_can_move{"WL-5.1.2", "rule.nobody_can_move"};
    Rule nobody_can_reserve{"WL-5.2.2", "rule.nobody_can_reserve"};
    Rule no_gun_can_fire{"WL-6.1.4", "rule.no_gun_can_fire"};
    Rule nobody_can_assault{"WL-7.1.1", "rule.nobody_can_assault"};
    Rule nothing_to_form{"WL-11.1.4", "rule.nothing_to_form"};
    Rule nothing_to_send{"WL-11.2.1", "rule.nothing_to_send"};
    Rule beyond_reach{"WL-12.1.1", "rule.beyond_reach"};
    Rule assault_last{"WL-12.1.5", "rule.assault_last"};
    Rule leader_disc{"WL-12.1.2", "rule.leader_disc"};
    Rule first_must_be_used{"WL-12.1.4", "rule.first_must_be_used"};
    Rule not_with_leader{"WL-12.1.9", "rule.not_with_leader"};

    // other_actions
    Rule not_changing_formation{"WL-4.5.1", "rule.not_changing_formation"};
    Rule never_turns{"WL-11.1.4", "rule.never_turns"};
    Rule no_square_at_will{"WL-1.2.6", "rule.no_square_at_will"};
    Rule infantry_forms{"WL-11.1.2", "rule.infantry_forms"};
    Rule artillery_forms{"WL-11.1.3", "rule.artillery_forms"};
    Rule once{"WL-11.1.1", "rule.once"};
    Rule someone_must_turn{"WL-4.5.1", "rule.someone_must_turn"};
    Rule some_cube_must_go{"WL-4.5.1", "rule.some_cube_must_go"};
    Rule no_cube{"WL-11.2.1", "rule.no_cube"};
    Rule not_adjacent{"WL-11.2.1", "rule.not_adjacent"};
    Rule no_room_for_cube{"WL-11.2.3", "rule.no_room_for_cube"};
    Rule other_armys_cube{"WL-11.2.4", "rule.other_armys_cube"};
    Rule which_gun{"WL-9.3.4", "rule.which_gun"};
    Rule enemy_in_source{"WL-11.2.2", "rule.enemy_in_source"};

    // prussians
    Rule not_waiting{"WL-14.2.1", "rule.not_waiting"};
    Rule unmanned{"WL-9.3.1", "rule.unmanned"};
    Rule only_entries{"WL-14.2.1", "rule.only_entries"};
    Rule entry_blocked{"WL-14.1.4", "rule.entry_blocked"};
    Rule leader_there{"WL-14.1.8", "rule.leader_there"};
    Rule rolled_already{"WL-14.1.1", "rule.rolled_already"};
    Rule roll_first{"WL-14.1.1", "rule.roll_first"};
    Rule next_in_line{"WL-14.1.2", "rule.next_in_line"};
    Rule wrong_line{"WL-14.1.3", "rule.wrong_line"};

    // retreat
    Rule need_not_leave{"WL-10.3.3", "rule.need_not_leave"};
    Rule must_take_a_way{"WL-10.2.5", "rule.must_take_a_way"};
    Rule enemy_where_it_falls_back{"WL-10.2.4", "rule.enemy_where_it_falls_back"};
    Rule origin_lost{"WL-10.1.3", "rule.origin_lost"};
    Rule to_an_origin{"WL-10.1.1", "rule.to_an_origin"};
    Rule towards_its_goal{"WL-10.2.1", "rule.towards_its_goal"};

    // bidding
    Rule next_number{"WL-2.2.2", "rule.next_number"};
    Rule bid_limit{"WL-2.2.5", "rule.bid_limit"};

    // rounds
    Rule may_not_stop{"WL-4.3.2", "rule.may_not_stop"};
    Rule no_such_disc{"WL-4.3.1", "rule.no_such_disc"};
    Rule disc_colour{"WL-4.4.1", "rule.disc_colour"};
    Rule nothing_with_green{"WL-4.4.2", "rule.nothing_with_green"};
    Rule not_your_leader{"WL-4.5.3", "rule.not_your_leader"};
    Rule leader_used{"WL-4.3.6", "rule.leader_used"};
    Rule leader_useless{"WL-12.1.4", "rule.leader_useless"};
    Rule not_overfilled{"WL-1.4.2", "rule.not_overfilled"};

    // turn
    Rule only_infantry_fires{"WL-3.4.2", "rule.only_infantry_fires"};
    Rule fired_already{"WL-3.4.2", "rule.fired_already"};
    Rule target_not_adjacent{"WL-3.4.2", "rule.target_not_adjacent"};
    Rule nobody_to_skirmish{"WL-3.4.10", "rule.no_enemy_there"};
};
inline constexpr Refusals kWhy;

}   // namespace papelotte::waterloo
