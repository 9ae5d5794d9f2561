// WL-12.1  What a leader can activate, and in which order.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

RULE(WL_12_1_1, a_disc_activates_a_leader_who_becomes_used_and_activates_two_areas) {
    Scene s("milhauds_field: fr_leader_1 fr_inf_1; lobaus_field: fr_inf_2; trimotion: fr_inf_3");
    s.play("lead green fr_leader_1");
    EXPECT_EQ(s.state("fr_leader_1"), "used");
    EXPECT_EQ(s.asks(), "lead_activation");
    s.refuses("move green trimotion", "WL-12.1.1");   // two areas away
    s.play_all({"move green milhauds_field", "go fr_inf_1 grand_battery_east", "done"});
    s.play_all({"move green lobaus_field", "go fr_inf_2 churchyard_lane"});
    EXPECT_EQ(s.asks(), "choose_action");             // no third activation
    EXPECT_EQ(s.at("fr_inf_1"), "grand_battery_east");
    EXPECT_EQ(s.at("fr_inf_2"), "churchyard_lane");
    EXPECT_EQ(s.discs("french", "green", "this_round"), 1);
    EXPECT_EQ(s.position().actions_done, 1);
}

RULE(WL_12_1_1, the_same_area_may_be_activated_twice) {
    Scene s("milhauds_field: fr_leader_1; lobaus_field: fr_inf_1(defensive)");
    s.play_all({"lead green fr_leader_1", "form green lobaus_field", "turn fr_inf_1 mobile"});
    s.play_all({"form green lobaus_field", "turn fr_inf_1 defensive"});
    EXPECT_EQ(s.state("fr_inf_1"), "defensive");
    EXPECT_EQ(s.discs("french", "green", "this_round"), 1);
}

RULE(WL_12_1_1, a_used_leader_cannot_be_activated) {
    Scene s("milhauds_field: fr_leader_1(used) fr_inf_1");
    s.refuses("lead green fr_leader_1", "WL-4.3.6");
    s.refuses("lead green br_leader_1", "WL-4.5.3");
}

RULE(WL_12_1_2, with_green_the_two_may_be_different_actions) {
    Scene s("grand_battery_east: fr_leader_1 fr_art_1(limbered) fr_inf_1; sandpit_valley: ge_inf_1; grand_battery=0");
    s.play_all({"lead green fr_leader_1", "form green grand_battery_east", "turn fr_art_1 deployed", "done"});
    s.play("fire green grand_battery_east", {3});
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 1);
}

RULE(WL_12_1_2, with_red_both_are_assaults_with_purple_both_reserve_movements) {
    Scene red("grand_battery_east: fr_leader_1 fr_inf_1 fr_inf_2; sandpit_valley: ge_inf_1");
    red.play("lead red fr_leader_1");
    EXPECT_EQ(red.legal(), (std::vector<std::string>{"assault red grand_battery_east"}));
    red.refuses("move red grand_battery_east", "WL-12.1.2");
    red.refuses("assault green grand_battery_east", "WL-12.1.2");   // this disc pays for it
    Scene purple("milhauds_field: fr_leader_1 fr_inf_1; lobaus_field: fr_inf_2");
    purple.play("lead purple fr_leader_1");
    EXPECT_EQ(purple.legal(), (std::vector<std::string>{"reserve purple milhauds_field", "reserve purple lobaus_field"}));
    purple.refuses("move purple milhauds_field", "WL-12.1.2");
    purple.play_all({"reserve purple milhauds_field", "go fr_inf_1 trimotion", "done", "reserve purple lobaus_field", "go fr_inf_2 rossomme"});
    EXPECT_EQ(purple.at("fr_inf_1"), "trimotion");
    EXPECT_EQ(purple.at("fr_inf_2"), "rossomme");
}

RULE(WL_12_1_3, reach_is_measured_at_each_activation) {
    Scene s("milhauds_field: fr_leader_1 fr_inf_1; lobaus_field: fr_inf_2; callois_wood: fr_inf_3");
    s.play_all({"lead green fr_leader_1", "move green milhauds_field", "go fr_leader_1 trimotion", "done"});
    s.refuses("move green lobaus_field", "WL-12.1.1");   // left behind
    s.refuses("move green milhauds_field", "WL-12.1.1");
    s.play_all({"move green callois_wood", "go fr_inf_3 rossomme"});
    EXPECT_EQ(s.at("fr_inf_3"), "rossomme");
}

RULE(WL_12_1_4, the_first_must_be_used_the_second_is_optional) {
    Scene s("milhauds_field: fr_leader_1 fr_inf_1 fr_inf_2");
    s.play("lead green fr_leader_1");
    s.refuses("done", "WL-12.1.4");
    s.play_all({"move green milhauds_field", "go fr_inf_1 lobaus_field", "done", "done"});
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(WL_12_1_4, a_leader_nobody_could_follow_is_not_activated) {
    Scene s("milhauds_field: fr_leader_1 fr_inf_1; crossroads: br_inf_1; grand_battery_east: br_inf_2");
    s.refuses("lead purple fr_leader_1", "WL-12.1.4");   // the enemy is too near for reserve movement
    s.allows("lead green fr_leader_1");
}

RULE(WL_12_1_5, after_an_assault_only_another_assault_follows) {
    Scene s(
        "grand_battery_east: fr_leader_1 fr_inf_1 fr_inf_2; grand_battery_west: fr_inf_3; sandpit_valley: ge_inf_1; la_haye_sainte: ge_inf_2");
    s.play_all({"lead green fr_leader_1", "assault green grand_battery_east", "attack fr_inf_1 sandpit_valley grand_battery_east", "done"});
    EXPECT_EQ(s.asks(), "lead_activation");
    EXPECT_EQ(s.dice_rolled(), 0);                       // combat waits for the second
    s.refuses("move green grand_battery_east", "WL-12.1.5");
    s.refuses("form green grand_battery_east", "WL-12.1.5");
    s.allows("assault green grand_battery_west");
}

RULE(WL_12_1_5, combat_starts_when_both_moves_are_complete) {
    Scene s("grand_battery_east: fr_leader_1 fr_inf_1; grand_battery_west: fr_inf_3; sandpit_valley: br_cav_1; foys_hollow: br_cav_2");
    s.play_all({"lead green fr_leader_1", "assault green grand_battery_east", "done"});   // fr_inf_1 has one target
    EXPECT_EQ(s.at("fr_inf_1"), "sandpit_valley");
    s.play_all({"assault green grand_battery_west", "attack fr_inf_3 foys_hollow grand_battery_west"});
    EXPECT_EQ(s.at("fr_inf_3"), "foys_hollow");
    EXPECT_EQ(s.dice_rolled(), 0);
    EXPECT_EQ(s.operands("resolve "), (std::vector<std::string>{"foys_hollow", "sandpit_valley"}));
}

RULE(WL_12_1_5, another_action_may_come_before_the_assault) {
    Scene s("grand_battery_east: fr_leader_1 fr_inf_1(defensive); sandpit_valley: br_art_1 red=1");
    s.play_all({"lead green fr_leader_1", "form green grand_battery_east", "turn fr_inf_1 mobile"});
    s.play_all({"assault green grand_battery_east", "done"});   // the leader stays behind
    EXPECT_EQ(s.at("fr_inf_1"), "sandpit_valley");
    EXPECT_TRUE(s.eliminated("br_art_1"));
}

RULE(WL_12_1_6, a_leader_commands_only_his_own_army) {
    const std::string board = "smohain_heights: br_inf_1 ge_inf_1 du_inf_1 pr_inf_1 pr_lw_1 br_leader_1 pr_leader_1; active=allied turn=5";
    struct Case {
        std::string leader;
        std::vector<std::string> units, others;
    };
    const std::vector<std::string> anglo_allied{"br_inf_1", "ge_inf_1", "du_inf_1", "br_leader_1"},
        prussian{"pr_inf_1", "pr_lw_1", "pr_leader_1"};
    for (const Case& c : {Case{"br_leader_1", anglo_allied, prussian}, Case{"pr_leader_1", prussian, anglo_allied}}) {
        Scene s(board);
        s.play_all({"lead green " + c.leader, "move green smohain_heights"});
        for (const std::string& unit : c.units) s.allows("go " + unit + " ohain_road");
        for (const std::string& unit : c.others) s.refuses("go " + unit + " ohain_road", "WL-12.1.6");
    }
}

RULE(WL_12_1_6, french_leaders_command_the_guard) {
    Scene s("milhauds_field: fr_leader_1 ig_inf_1 fr_inf_1");
    s.play_all({"lead green fr_leader_1", "move green milhauds_field"});
    s.allows("go ig_inf_1 lobaus_field");
    s.allows("go fr_inf_1 lobaus_field");
}

RULE(WL_12_1_6, it_holds_for_fire_formation_and_assault) {
    const std::string board =
        "smohain_heights: br_art_1 pr_art_1 pr_art_2 br_inf_1 br_inf_2 pr_inf_1 br_leader_1; genval_lane: fr_inf_1;"
        "active=allied turn=5";
    Scene fire(board + "; ohain_road: fr_inf_2");
    fire.play_all({"lead green br_leader_1", "fire green smohain_heights"});
    fire.refuses("aim pr_art_1 genval_lane", "WL-12.1.6");
    fire.allows("aim br_art_1 genval_lane");
    Scene form(board);
    form.play_all({"lead green br_leader_1", "form green smohain_heights"});
    form.refuses("turn pr_inf_1 defensive", "WL-12.1.6");
    form.allows("turn br_inf_1 defensive");
    Scene assault(board);
    assault.play_all({"lead green br_leader_1", "assault green smohain_heights"});
    assault.refuses("attack pr_inf_1 genval_lane smohain_heights", "WL-12.1.6");
    assault.allows("attack br_inf_1 genval_lane smohain_heights");
}

RULE(WL_12_1_6, an_area_with_only_other_units_cannot_be_activated) {
    Scene s("smohain_heights: br_leader_1 br_inf_1; zietens_road: pr_inf_1; active=allied turn=5");
    s.play("lead green br_leader_1");
    s.refuses("move green zietens_road", "WL-12.1.6");
}

RULE(WL_12_1_7, a_leader_never_activates_another_leader) {
    Scene s("milhauds_field: fr_leader_1 fr_inf_1; lobaus_field: fr_leader_2 fr_inf_2");
    s.play("lead green fr_leader_1");
    EXPECT_TRUE(s.legal("lead").empty());
    s.refuses("lead green fr_leader_2", "WL-12.1.7");
}

RULE(WL_12_1_7, but_another_leader_of_the_area_may_move_or_accompany) {
    Scene s("milhauds_field: fr_leader_1; grand_battery_east: fr_leader_2 fr_inf_2 fr_inf_3; sandpit_valley: ge_inf_1");
    s.play_all({"lead green fr_leader_1", "move green grand_battery_east", "go fr_leader_2 marcognets_ridge", "done"});
    EXPECT_EQ(s.at("fr_leader_2"), "marcognets_ridge");
    EXPECT_EQ(s.state("fr_leader_2"), "available");
    Scene assault("milhauds_field: fr_leader_1; grand_battery_east: fr_leader_2 fr_inf_2 fr_inf_3; sandpit_valley: ge_inf_1");
    assault.play_all({"lead green fr_leader_1", "assault green grand_battery_east", "attack fr_inf_2 sandpit_valley grand_battery_east"});
    assault.play("accompany fr_leader_2 sandpit_valley");
    EXPECT_EQ(assault.at("fr_leader_2"), "sandpit_valley");
}

RULE(WL_12_1_8, a_leader_in_the_delayed_box_activates_the_box_and_the_entry_areas) {
    Scene s("delayed: pr_leader_1 pr_inf_1; lasne_road: pr_inf_2; zietens_road: pr_inf_3; smohain_heights: pr_inf_4; active=allied turn=5");
    s.play("lead green pr_leader_1");
    s.allows("move green delayed");
    s.allows("move green lasne_road");
    s.refuses("move green smohain_heights", "WL-12.1.1");
    s.play_all({"move green zietens_road", "go pr_inf_3 genval_lane", "move green delayed", "go pr_inf_1 virere_heights"});
    EXPECT_EQ(s.at("pr_inf_1"), "virere_heights");
}

RULE(WL_12_1_8, a_prussian_leader_in_an_entry_area_activates_the_box_a_british_one_does_not) {
    const std::string board = "delayed: pr_inf_1 ge_inf_1; zietens_road: pr_leader_1 br_leader_1 br_inf_1; active=allied turn=5";
    Scene prussian(board);
    prussian.play_all({"lead green pr_leader_1", "move green delayed"});
    prussian.allows("go pr_inf_1 lasne_road");
    Scene british(board);
    british.play("lead green br_leader_1");
    british.refuses("move green delayed", "WL-12.1.8");
}

RULE(WL_12_1_9, do_nothing_is_no_activation_of_a_leader_reinforce_is) {
    Scene s("milhauds_field: fr_leader_1 fr_inf_1 blue=1; lobaus_field: fr_inf_2");
    s.play("lead green fr_leader_1");
    s.refuses("nothing green", "WL-12.1.9");
    s.play_all({"reinforce green milhauds_field", "send blue lobaus_field none"});
    EXPECT_EQ(s.cubes("lobaus_field", "blue"), 1);
    s.refuses("nothing green", "WL-12.1.9");
}

RULE(WL_12_1_10, units_committed_by_the_first_assault_take_no_part_in_the_second) {
    // The leader accompanies the unit. From the valley he could reach more, but the units that fight there are engaged.
    Scene s(
        "grand_battery_east: fr_leader_1 fr_cav_1 fr_inf_1 fr_inf_2; sandpit_valley: ge_inf_1; crossroads: ge_inf_2; pictons_ridge: ge_inf_3");
    s.play_all({"lead green fr_leader_1", "assault green grand_battery_east", "attack fr_cav_1 sandpit_valley grand_battery_east",
                "accompany fr_leader_1 sandpit_valley", "done"});
    s.refuses("assault green sandpit_valley", "WL-12.1.10");   // only such units could reach it
    s.allows("assault green grand_battery_east");
}

RULE(WL_12_1_10, in_an_activated_area_committed_units_stay_out) {
    // British cavalry is at the crossroads with overrun French guns; a second unit assaults that area. Only the first may leave it.
    Scene s(
        "crossroads: br_cav_1 fr_art_1 blue=1; msj_farm: br_leader_1 br_inf_1; sandpit_valley: fr_inf_1; pictons_ridge: fr_inf_2; "
        "active=allied");
    s.play_all({"lead green br_leader_1", "assault green msj_farm", "accompany br_leader_1 crossroads"});
    ASSERT_EQ(s.asks(), "lead_activation");
    s.play("assault green crossroads");
    s.allows("attack br_cav_1 sandpit_valley crossroads");
    s.refuses("attack br_inf_1 sandpit_valley crossroads", "WL-12.1.10");
    s.refuses("accompany br_leader_1 sandpit_valley", "WL-12.1.10");
}

}  // namespace papelotte::waterloo
