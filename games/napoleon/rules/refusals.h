// The rules of Napoléon that forbid something: the number of each, and the key of its sentence in data/napoleon/text.*.json. They are in one list so
// that tests can check all of them; the order is that of the steps.
#pragma once

#include "engine/rule.h"

namespace papelotte::napoleon {

struct Refusals {
    // rules
    Rule no_such_action{"NP-2.2.1", "rule.no_such_action"};
    Rule not_your_decision{"NP-2.2.1", "rule.not_your_decision"};
    Rule game_over{"NP-10.3.2", "rule.game_over"};
    Rule no_talk{"NP-11.1.3", "rule.no_talk"};
    Rule bids_of_two{"NP-12.1.9", "rule.bids_of_two"};

    // bidding, set_up
    Rule next_number{"NP-12.1.2", "rule.next_number"};
    Rule bid_limit{"NP-12.1.6", "rule.bid_limit"};
    Rule not_your_block{"NP-11.1.2", "rule.not_your_block"};
    Rule not_to_be_reduced{"NP-12.1.5", "rule.not_to_be_reduced"};
    Rule placed_already{"NP-4.1.6", "rule.placed_already"};
    Rule not_your_zone{"NP-4.1.3", "rule.not_your_zone"};
    Rule french_zone{"NP-4.1.5", "rule.french_zone"};
    Rule town_full{"NP-4.1.4", "rule.town_full"};

    // movement
    Rule no_group_there{"NP-1.3.3", "rule.no_group_there"};
    Rule group_moved{"NP-5.1.5", "rule.group_moved"};
    Rule no_group_move_left{"NP-5.1.2", "rule.no_group_move_left"};
    Rule not_of_the_group{"NP-5.1.6", "rule.not_of_the_group"};
    Rule full_rate{"NP-5.3.1", "rule.full_rate"};
    Rule must_stop{"NP-5.1.9", "rule.must_stop"};
    Rule not_adjacent{"NP-1.2.3", "rule.not_adjacent"};
    Rule foot_rate{"NP-5.3.1", "rule.foot_rate"};
    Rule mounted_rate{"NP-5.3.2", "rule.mounted_rate"};
    Rule visited{"NP-5.1.8", "rule.visited"};
    Rule road_full{"NP-5.4.1", "rule.road_full"};
    Rule night{"NP-5.7.1", "rule.night"};
    Rule river{"NP-5.5.1", "rule.river"};
    Rule not_connected{"NP-5.2.2", "rule.not_connected"};
    Rule not_full_rate{"NP-5.6.1", "rule.not_full_rate"};
    Rule marched_already{"NP-5.6.1", "rule.marched_already"};
    Rule not_a_commander{"NP-8.1.1", "rule.not_a_commander"};
    Rule commander_elsewhere{"NP-8.1.3", "rule.commander_elsewhere"};

    // fights, skirmish, hits
    Rule no_such_fight{"NP-6.1.3", "rule.no_such_fight"};
    Rule skirmishes_first{"NP-2.2.3", "rule.skirmishes_first"};
    Rule not_in_the_skirmish{"NP-6.6.2", "rule.not_in_the_skirmish"};
    Rule chosen_already{"NP-6.6.2", "rule.chosen_already"};
    Rule not_a_target{"NP-6.4.2", "rule.not_a_target"};
    Rule not_the_strongest{"NP-6.4.2", "rule.not_the_strongest"};

    // retreat, redeployment
    Rule not_in_the_fight{"NP-7.4.4", "rule.not_in_the_fight"};
    Rule not_a_way_back{"NP-7.1.3", "rule.not_a_way_back"};
    Rule enemys_way{"NP-7.1.4", "rule.enemys_way"};
    Rule not_into_enemies{"NP-7.1.5", "rule.not_into_enemies"};
    Rule retreat_full{"NP-7.2.1", "rule.retreat_full"};
    Rule everybody_leaves{"NP-7.4.5", "rule.everybody_leaves"};
    Rule disrupted{"NP-7.3.2", "rule.disrupted"};
    Rule redeployed_already{"NP-7.5.5", "rule.redeployed_already"};
    Rule fight_there{"NP-7.5.5", "rule.fight_there"};
    Rule not_next_to_it{"NP-7.5.2", "rule.not_next_to_it"};
    Rule no_friends_there{"NP-7.5.3", "rule.no_friends_there"};
    Rule redeployment_full{"NP-7.5.4", "rule.redeployment_full"};

    // terrain, deployment
    Rule not_drawn{"NP-6.2.2", "rule.not_drawn"};
    Rule own_positions{"NP-6.2.3", "rule.own_positions"};
    Rule different_positions{"NP-6.2.3", "rule.different_positions"};
    Rule second_stream{"NP-6.2.8", "rule.second_stream"};
    Rule not_to_deploy{"NP-6.2.40", "rule.not_to_deploy"};
    Rule own_half{"NP-6.2.40", "rule.own_half"};
    Rule fill_positions{"NP-6.2.41", "rule.fill_positions"};
    Rule one_corps{"NP-6.2.43", "rule.one_corps"};
    Rule two_corps{"NP-6.2.44", "rule.two_corps"};
    Rule joint_corps{"NP-6.2.45", "rule.joint_corps"};

    // morale
    Rule no_check{"NP-6.3.10", "rule.no_check"};
    Rule all_check{"NP-6.3.21", "rule.all_check"};

    // combat: moves
    Rule not_in_the_battle{"NP-6.3.30", "rule.not_in_the_battle"};
    Rule acted_already{"NP-6.3.30", "rule.acted_already"};
    Rule in_square{"NP-6.3.39", "rule.in_square"};
    Rule not_linked{"NP-1.3.10", "rule.not_linked"};
    Rule no_battle_move_left{"NP-6.3.34", "rule.no_battle_move_left"};
    Rule only_back{"NP-6.3.32", "rule.only_back"};
    Rule engages_and_disengages{"NP-6.3.35", "rule.engages_and_disengages"};
    Rule engaging_stops{"NP-6.3.36", "rule.engaging_stops"};
    Rule foot_artillery_engages{"NP-6.3.37", "rule.foot_artillery_engages"};
    Rule woods_stop{"NP-6.2.12", "rule.woods_stop"};
    Rule no_artillery_in_woods{"NP-6.2.13", "rule.no_artillery_in_woods"};
    Rule stream_full{"NP-6.2.19", "rule.stream_full"};
    Rule artillery_at_stream{"NP-6.2.21", "rule.artillery_at_stream"};

    // combat: fire
    Rule fire_or_move{"NP-6.3.50", "rule.fire_or_move"};
    Rule fired_already{"NP-6.3.51", "rule.fired_already"};
    Rule in_reserve{"NP-6.3.51", "rule.in_reserve"};
    Rule not_engaged{"NP-6.3.52", "rule.not_engaged"};
    Rule no_fire_value{"NP-6.3.54", "rule.no_fire_value"};
    Rule friends_in_the_target{"NP-6.3.58", "rule.friends_in_the_target"};
    Rule no_fire_into_woods{"NP-6.2.13", "rule.no_fire_into_woods"};
    Rule horse_artillery_halves{"NP-6.3.63", "rule.horse_artillery_halves"};
    Rule useless_fire{"NP-6.3.66", "rule.useless_fire"};
    Rule no_such_group{"NP-6.5.10", "rule.no_such_group"};

    // combat: squares, farms and hills
    Rule only_infantry_forms{"NP-6.5.1", "rule.only_infantry_forms"};
    Rule in_square_already{"NP-6.5.1", "rule.in_square_already"};
    Rule not_in_square{"NP-6.5.1", "rule.not_in_square"};
    Rule square_in_own_position{"NP-6.5.2", "rule.square_in_own_position"};
    Rule no_square_here{"NP-6.5.3", "rule.no_square_here"};
    Rule not_to_shelter{"NP-6.5.20", "rule.not_to_shelter"};
    Rule no_such_square{"NP-6.5.20", "rule.no_such_square"};
    Rule shelter_full{"NP-6.5.21", "rule.shelter_full"};
    Rule sheltered{"NP-6.5.22", "rule.sheltered"};
    Rule not_sheltered{"NP-6.5.25", "rule.not_sheltered"};
    Rule farm_for_infantry{"NP-6.2.15", "rule.farm_for_infantry"};
    Rule hill_for_artillery{"NP-6.2.18", "rule.hill_for_artillery"};
    Rule no_marker_here{"NP-6.2.31", "rule.no_marker_here"};
    Rule marker_occupied{"NP-6.2.34", "rule.marker_occupied"};
    Rule nobody_to_swap{"NP-6.2.32", "rule.nobody_to_swap"};
    Rule not_on_marker{"NP-6.2.33", "rule.not_on_marker"};

    // reinforcement, withdrawal
    Rule not_next_to_the_battle{"NP-6.3.70", "rule.not_next_to_the_battle"};
    Rule reinforcement_full{"NP-6.3.71", "rule.reinforcement_full"};
    Rule fight_unresolved{"NP-6.3.72", "rule.fight_unresolved"};
    Rule disrupted_reinforcement{"NP-6.3.73", "rule.disrupted_reinforcement"};
    Rule must_withdraw{"NP-6.7.3", "rule.must_withdraw"};

    // supply
    Rule not_of_the_army{"NP-9.1.5", "rule.not_of_the_army"};
};
inline constexpr Refusals kWhy;

}   // namespace papelotte::napoleon
