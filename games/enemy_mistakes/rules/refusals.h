// The rules of Enemy Mistakes that forbid something: the number of each, and the key of its sentence in data/enemy_mistakes/text.*.json. They are
// in one list so that tests can check all of them; the order is that of the steps.
#pragma once

#include "engine/rule.h"

namespace papelotte::enemy_mistakes {

struct Refusals {
    // rules
    Rule no_such_action{"EM-19.2", "rule.no_such_action"};
    Rule not_your_decision{"EM-6.2", "rule.not_your_decision"};
    Rule game_over{"EM-17.1", "rule.game_over"};
    Rule no_talk{"EM-8.4", "rule.no_talk"};
    Rule short_with_three{"EM-17.2", "rule.short_with_three"};

    // initiative
    Rule bid_in_turn{"EM-8.4", "rule.bid_in_turn"};
    Rule bid_range{"EM-8.4", "rule.bid_range"};

    // counters
    Rule not_your_general{"EM-1.9", "rule.not_your_general"};
    Rule general_gone{"EM-5.19", "rule.general_gone"};
    Rule spot_off_board{"EM-5.15", "rule.spot_off_board"};
    Rule spot_taken{"EM-5.15", "rule.spot_taken"};
    Rule spot_near_enemy{"EM-5.13", "rule.spot_near_enemy"};
    Rule spot_too_far{"EM-5.13", "rule.spot_too_far"};
    Rule spot_not_nearest{"EM-5.9", "rule.spot_not_nearest"};
    Rule spot_far_from_corps{"EM-5.22", "rule.spot_far_from_corps"};

    // bombardment
    Rule not_your_unit{"EM-1.9", "rule.not_your_unit"};
    Rule unit_gone{"EM-1.8", "rule.unit_gone"};
    Rule may_not_bombard{"EM-3.4", "rule.may_not_bombard"};
    Rule gun_fastened{"EM-3.5", "rule.gun_fastened"};
    Rule gun_smoke{"EM-9.1", "rule.gun_smoke"};
    Rule gun_fired{"EM-9.4", "rule.gun_fired"};
    Rule gun_engaged{"EM-9.1", "rule.gun_engaged"};
    Rule not_an_enemy{"EM-9.5", "rule.not_an_enemy"};
    Rule not_in_the_line{"EM-2.44", "rule.not_in_the_line"};
    Rule hidden_target{"EM-2.44", "rule.hidden_target"};
    Rule fires_itself{"EM-9.3", "rule.fires_itself"};
    Rule not_that_side{"EM-2.48", "rule.not_that_side"};
    Rule cannot_withdraw{"EM-9.13", "rule.cannot_withdraw"};

    // assign
    Rule order_of_assign{"EM-10.5", "rule.order_of_assign"};
    Rule ney_has_his_own{"EM-5.26", "rule.ney_has_his_own"};
    Rule chiefs_box{"EM-8.11", "rule.chiefs_box"};
    Rule most_to_a_general{"EM-10.1", "rule.most_to_a_general"};
    Rule box_empty{"EM-10.1", "rule.box_empty"};
    Rule general_moved{"EM-10.4", "rule.general_moved"};
    Rule general_too_far{"EM-10.4", "rule.general_too_far"};
    Rule host_too_far{"EM-5.5", "rule.host_too_far"};
    Rule host_of_other_corps{"EM-5.5", "rule.host_of_other_corps"};
    Rule ney_not_with_the_guard{"EM-5.27", "rule.ney_not_with_the_guard"};
    Rule one_general{"EM-5.6", "rule.one_general"};
    Rule attached_already{"EM-5.6", "rule.attached_already"};

    // orders
    Rule other_corps{"EM-5.1", "rule.other_corps"};
    Rule only_his_formation{"EM-5.2", "rule.only_his_formation"};
    Rule ney_orders_his_own{"EM-5.27", "rule.only_his_formation"};
    Rule ney_commands{"EM-5.28", "rule.ney_commands"};
    Rule garrison_has_no_orders{"EM-3.14", "rule.garrison_has_no_orders"};
    Rule ordered_already{"EM-11.1", "rule.ordered_already"};
    Rule in_recovery{"EM-3.10", "rule.in_recovery"};
    Rule in_movement_already{"EM-11.3", "rule.in_movement_already"};
    Rule not_in_movement{"EM-11.9", "rule.not_in_movement"};
    Rule not_shaken{"EM-11.11", "rule.not_shaken"};
    Rule cannot_pay{"EM-11.2", "rule.cannot_pay"};
    Rule too_many_generated{"EM-11.2", "rule.too_many_generated"};
    Rule generated_bound{"EM-5.3", "rule.generated_bound"};
    Rule generated_for_one{"EM-11.13", "rule.generated_for_one"};
    Rule cannot_fasten{"EM-11.8", "rule.cannot_fasten"};
    Rule same_formation{"EM-11.11", "rule.same_formation"};
    Rule grand_battery_alone{"EM-11.14", "rule.grand_battery_alone"};
    Rule smoke_stays{"EM-11.17", "rule.smoke_stays"};
    Rule gathered_already{"EM-11.12", "rule.gathered_already"};

    // combat
    Rule no_such_combat{"EM-14.1", "rule.no_such_combat"};
    Rule not_the_attacker{"EM-14.4", "rule.not_the_attacker"};
    Rule not_touched_there{"EM-2.41", "rule.not_touched_there"};
    Rule fought_already{"EM-14.3", "rule.fought_already"};
    Rule not_beside_it{"EM-14.25", "rule.not_beside_it"};
    Rule hindered{"EM-14.26", "rule.hindered"};
    Rule guns_out_of_reach{"EM-14.27", "rule.guns_out_of_reach"};
    Rule guns_not_ready{"EM-12.11", "rule.guns_not_ready"};
    Rule barred{"EM-14.29", "rule.barred"};
    Rule crossed_a_bridge{"EM-14.30", "rule.crossed_a_bridge"};
    Rule spread_losses{"EM-14.18", "rule.spread_losses"};
    Rule losses_full{"EM-14.18", "rule.losses_full"};
    Rule not_in_the_melee{"EM-14.18", "rule.not_in_the_melee"};
    Rule not_pursuing{"EM-14.31", "rule.not_pursuing"};
    Rule no_counterattack{"EM-14.6", "rule.no_counterattack"};
    Rule no_reinforcement{"EM-14.7", "rule.no_reinforcement"};
    Rule melee_follows{"EM-14.9", "rule.melee_follows"};
    Rule no_such_die{"EM-14.40", "rule.no_such_die"};
    Rule no_rank{"EM-14.41", "rule.no_rank"};
    Rule not_falling_back{"EM-14.43", "rule.not_falling_back"};

    // end of turn
    Rule not_in_contact{"EM-16.6", "rule.not_in_contact"};

    // formations, splits
    Rule not_one_corps{"EM-2.10", "rule.not_one_corps"};
    Rule not_touching{"EM-2.10", "rule.not_touching"};
    Rule not_facing_alike{"EM-2.10", "rule.not_facing_alike"};
    Rule met_this_turn{"EM-2.12", "rule.met_this_turn"};
    Rule markers_differ{"EM-2.12", "rule.markers_differ"};
    Rule one_formation{"EM-2.12", "rule.one_formation"};
    Rule part_not_connected{"EM-2.20", "rule.part_not_connected"};
    Rule rest_not_connected{"EM-2.20", "rule.rest_not_connected"};
    Rule whole_formation{"EM-2.20", "rule.whole_formation"};
    Rule not_of_the_formation{"EM-2.20", "rule.not_of_the_formation"};

    // poses
    Rule off_the_board{"EM-2.40", "rule.off_the_board"};
    Rule overlaps{"EM-2.36", "rule.overlaps"};
    Rule way_blocked{"EM-2.35", "rule.way_blocked"};
    Rule strictly_inside{"EM-2.28", "rule.strictly_inside"};

    // manoeuvre
    Rule not_green{"EM-12.1", "rule.not_green"};
    Rule manoeuvred_already{"EM-2.39", "rule.manoeuvred_already"};
    Rule must_decide{"EM-12.5", "rule.must_decide"};
    Rule must_charge{"EM-12.5", "rule.must_charge"};
    Rule charge_the_engaged{"EM-12.5", "rule.charge_the_engaged"};
    Rule engaged{"EM-2.29", "rule.engaged"};
    Rule enemy_in_area{"EM-12.5", "rule.enemy_in_area"};
    Rule not_of_the_group{"EM-2.31", "rule.not_of_the_group"};
    Rule flank_not_free{"EM-2.32", "rule.flank_not_free"};
    Rule too_far{"EM-2.33", "rule.too_far"};
    Rule terrain_limits{"EM-4.14", "rule.terrain_limits"};
    Rule bridge_too_wide{"EM-4.18", "rule.bridge_too_wide"};
    Rule fold{"EM-4.22", "rule.fold"};
    Rule ends_in_contact{"EM-12.2", "rule.ends_in_contact"};
    Rule fall_back_limit{"EM-12.4", "rule.fall_back_limit"};
    Rule as_far_as_it_can{"EM-12.5", "rule.as_far_as_it_can"};
    Rule not_united{"EM-12.13", "rule.not_united"};

    // Charge
    Rule nobody_to_charge_with{"EM-13.1", "rule.nobody_to_charge_with"};
    Rule charges_enemies{"EM-13.2", "rule.charges_enemies"};
    Rule front_does_not_touch{"EM-13.2", "rule.front_does_not_touch"};
    Rule not_first_met{"EM-13.3", "rule.not_first_met"};
    Rule out_of_reach{"EM-13.6", "rule.out_of_reach"};
    Rule first_area{"EM-13.4", "rule.first_area"};
    Rule already_in_contact{"EM-13.5", "rule.already_in_contact"};
    Rule not_fastened{"EM-13.10", "rule.not_fastened"};
    Rule not_unfastened{"EM-13.11", "rule.not_unfastened"};
    Rule no_exchange{"EM-13.12", "rule.no_exchange"};
    Rule stops_between{"EM-13.10", "rule.stops_between"};
    Rule not_a_target{"EM-14.7", "rule.not_a_target"};
    Rule infantry_after_cavalry{"EM-14.35", "rule.infantry_after_cavalry"};
    Rule side_step{"EM-14.36", "rule.side_step"};
    Rule nearest_first{"EM-14.37", "rule.nearest_first"};
    Rule must_pursue{"EM-14.32", "rule.must_pursue"};
    Rule cannot_lead{"EM-14.37", "rule.cannot_lead"};

    // unfastening, out of sequence, redeployment
    Rule not_fastened_artillery{"EM-12.8", "rule.not_fastened_artillery"};
    Rule foot_fastened_and_moved{"EM-12.9", "rule.foot_fastened_and_moved"};
    Rule black_horse_fastened{"EM-12.10", "rule.black_horse_fastened"};
    Rule moved_out_of_sequence{"EM-11.24", "rule.moved_out_of_sequence"};
    Rule not_redeploying{"EM-11.15", "rule.not_redeploying"};
    Rule nobody_redeployed{"EM-11.19", "rule.nobody_redeployed"};
    Rule redeployed_already{"EM-11.15", "rule.redeployed_already"};
    Rule redeploys_too_far{"EM-11.15", "rule.redeploys_too_far"};
    Rule passes_enemy{"EM-11.15", "rule.passes_enemy"};
    Rule nearer_to_enemy{"EM-11.16", "rule.nearer_to_enemy"};

    // entrance
    Rule deployed_already{"EM-7.2", "rule.deployed_already"};
    Rule not_of_the_corps{"EM-7.2", "rule.not_of_the_corps"};
    Rule outside_the_area{"EM-7.4", "rule.outside_the_area"};
    Rule not_at_the_entrance{"EM-7.5", "rule.not_at_the_entrance"};
    Rule not_with_the_formation{"EM-7.5", "rule.not_with_the_formation"};
    Rule not_of_this_entrance{"EM-7.5", "rule.not_of_this_entrance"};
    Rule face_first{"EM-7.6", "rule.face_first"};
    Rule deploy_all{"EM-7.2", "rule.deploy_all"};
    Rule generals_last{"EM-7.6", "rule.generals_last"};
    Rule place_generals{"EM-7.2", "rule.place_generals"};
    Rule suggestion_does_not_fit{"EM-7.12", "rule.suggestion_does_not_fit"};

    // withdrawal
    Rule not_behind{"EM-15.7", "rule.not_behind"};
};
inline constexpr Refusals kWhy;

}   // namespace papelotte::enemy_mistakes
