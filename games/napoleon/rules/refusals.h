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

    // supply
    Rule not_of_the_army{"NP-9.1.5", "rule.not_of_the_army"};
};
inline constexpr Refusals kWhy;

}   // namespace papelotte::napoleon
