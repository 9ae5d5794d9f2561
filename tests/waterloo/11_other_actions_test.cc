// WL-11  Change formation, reinforce, do nothing.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

RULE(WL_11_1_1, each_infantry_and_artillery_unit_of_the_area_makes_one_change) {
    Scene s("milhauds_field: fr_inf_1 fr_inf_2(defensive) fr_art_1 fr_inf_3; lobaus_field: fr_inf_4");
    s.play("form green milhauds_field");
    s.refuses("done", "WL-4.5.1");                         // at least one must turn
    s.refuses("turn fr_inf_4 defensive", "WL-4.5.1");      // not of this area
    s.play("turn fr_inf_1 defensive");
    s.refuses("turn fr_inf_1 mobile", "WL-11.1.1");        // one change
    s.play("turn fr_inf_2 mobile");
    s.play("turn fr_art_1 limbered");
    s.play("done");
    EXPECT_EQ(s.state("fr_inf_1"), "defensive");
    EXPECT_EQ(s.state("fr_inf_2"), "mobile");
    EXPECT_EQ(s.state("fr_art_1"), "limbered");
    EXPECT_EQ(s.state("fr_inf_3"), "mobile");
    EXPECT_EQ(s.discs("french", "green", "this_round"), 1);
}

RULE(WL_11_1_1, it_costs_a_green_disc) {
    Scene s("milhauds_field: fr_inf_1");
    s.allows("form green milhauds_field");
    s.refuses("form red milhauds_field", "WL-4.4.1");
    s.refuses("form purple milhauds_field", "WL-4.4.1");
}

RULE(WL_11_1_1, a_second_action_may_change_the_unit_back) {
    Scene s("milhauds_field: fr_inf_1");
    s.play_all({"form green milhauds_field", "turn fr_inf_1 defensive", "form green milhauds_field", "turn fr_inf_1 mobile"});
    EXPECT_EQ(s.state("fr_inf_1"), "mobile");
    EXPECT_EQ(s.discs("french", "green", "this_round"), 2);
}

RULE(WL_11_1_1, the_free_changes_of_phase_five_work_the_same_for_the_whole_board) {
    Scene s("milhauds_field: fr_inf_1; lobaus_field: fr_art_1(limbered); crossroads: br_inf_1 br_inf_2(square); phase=formation");
    EXPECT_EQ(s.seat(), "allied");
    s.play("turn br_inf_1 defensive");
    s.refuses("turn br_inf_1 mobile", "WL-11.1.1");
    s.play("done");
    EXPECT_EQ(s.seat(), "french");
    s.play("turn fr_inf_1 defensive");
    s.play("turn fr_art_1 deployed", {1});   // all have turned: the next turn begins and draws its tile
    EXPECT_EQ(s.state("br_inf_2"), "square");
    EXPECT_EQ(s.state("fr_art_1"), "deployed");
}

RULE(WL_11_1_1, the_free_changes_at_the_start_of_a_round_too) {
    Scene s("milhauds_field: fr_inf_1 fr_inf_2; crossroads: br_art_1 br_inf_1(defensive); actions_done=4");
    s.play("nothing green", {1});   // the last of five; the Allied round begins
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.asks(), "change_formation");
    s.play("turn br_inf_1 mobile");
    s.refuses("turn br_inf_1 defensive", "WL-11.1.1");
    s.refuses("turn fr_inf_1 defensive", "WL-4.5.1");
    EXPECT_EQ(s.discs("allied", "green"), 5);
}

RULE(WL_11_1_2, infantry_turns_between_mobile_and_defensive_and_leaves_square_to_either) {
    struct Change {
        std::string_view from, to;
    };
    for (const Change& change :
         {Change{"mobile", "defensive"}, Change{"defensive", "mobile"}, Change{"square", "defensive"}, Change{"square", "mobile"}}) {
        Scene s("milhauds_field: fr_inf_1(" + std::string(change.from) + ")");
        s.play("form green milhauds_field");
        s.refuses("turn fr_inf_1 square", "WL-1.2.6");
        if (change.from != "square") s.refuses("turn fr_inf_1 " + std::string(change.from), "WL-11.1.2");
        s.refuses("turn fr_inf_1 limbered", "WL-11.1.2");
        s.play("turn fr_inf_1 " + std::string(change.to));
        EXPECT_EQ(s.state("fr_inf_1"), change.to);
    }
}

RULE(WL_11_1_3, artillery_limbers_and_deploys) {
    Scene s("milhauds_field: fr_art_1 fr_art_2(limbered)");
    s.play("form green milhauds_field");
    s.refuses("turn fr_art_1 deployed", "WL-11.1.3");
    s.refuses("turn fr_art_1 mobile", "WL-11.1.3");
    s.play_all({"turn fr_art_1 limbered", "turn fr_art_2 deployed"});
    EXPECT_EQ(s.state("fr_art_1"), "limbered");
    EXPECT_EQ(s.state("fr_art_2"), "deployed");
}

RULE(WL_11_1_4, cavalry_and_leaders_never_change) {
    Scene s("milhauds_field: fr_inf_1 fr_cav_1(tired) fr_leader_1(used); lobaus_field: fr_cav_2(tired) fr_leader_2(used)");
    s.refuses("form green lobaus_field", "WL-11.1.4");
    s.play("form green milhauds_field");
    s.refuses("turn fr_cav_1 fresh", "WL-11.1.4");
    s.refuses("turn fr_leader_1 available", "WL-11.1.4");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"turn fr_inf_1 defensive"}));
}

RULE(WL_11_1_5, the_enemy_next_door_does_not_matter) {
    Scene s("sandpit_valley: fr_inf_1; crossroads: br_inf_1; la_haye_sainte: br_inf_2");
    s.play_all({"form green sandpit_valley", "turn fr_inf_1 defensive"});
    EXPECT_EQ(s.state("fr_inf_1"), "defensive");
}

RULE(WL_11_1_5, unmanned_artillery_may_be_turned_even_among_enemy_cavalry) {
    Scene s("sandpit_valley: fr_art_1 br_cav_1 blue=1");
    s.play_all({"form green sandpit_valley", "turn fr_art_1 limbered"});
    EXPECT_EQ(s.state("fr_art_1"), "limbered");
    EXPECT_TRUE(s.unmanned("fr_art_1"));
}

RULE(WL_11_2_1, one_cube_goes_to_adjacent_infantry_of_its_army) {
    Scene s(
        "milhauds_field: fr_inf_1 blue=3; lobaus_field: ig_inf_1; trimotion: fr_inf_2; grand_battery_east: fr_cav_1; jacquinots_field: "
        "fr_art_1");
    s.play("reinforce green milhauds_field");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"send blue lobaus_field none"}));
    s.refuses("send blue trimotion none", "WL-11.2.1");            // not adjacent
    s.refuses("send blue grand_battery_east none", "WL-11.2.1");   // no infantry
    s.refuses("send blue jacquinots_field none", "WL-11.2.1");
    s.refuses("send red lobaus_field none", "WL-11.2.1");          // no such cube
    s.play("send blue lobaus_field none");
    EXPECT_EQ(s.cubes("milhauds_field", "blue"), 2);
    EXPECT_EQ(s.cubes("lobaus_field", "blue"), 1);
    EXPECT_EQ(s.asks(), "choose_action");   // one cube per action
}

RULE(WL_11_2_1, it_costs_a_green_disc_and_needs_a_cube_that_can_go) {
    Scene s("milhauds_field: fr_inf_1 blue=3; lobaus_field: ig_inf_1; rossomme: fr_inf_2 blue=1");
    s.refuses("reinforce red milhauds_field", "WL-4.4.1");
    s.refuses("reinforce purple milhauds_field", "WL-4.4.1");
    s.refuses("reinforce green lobaus_field", "WL-11.2.1");   // no cube
    s.refuses("reinforce green rossomme", "WL-11.2.1");       // no unit next to it
}

RULE(WL_11_2_1, red_goes_to_british_german_and_dutch_black_to_prussian_and_landwehr) {
    for (const std::string infantry : {"br_inf_2", "ge_inf_2", "du_inf_2", "pr_inf_2", "pr_lw_2"}) {
        const bool prussian = infantry.starts_with("pr");
        Scene s("smohain_heights: ge_inf_1 pr_inf_1 red=1 black=1; zietens_road: " + infantry + "; active=allied turn=5");
        s.play("reinforce green smohain_heights");
        s.refuses(prussian ? "send red zietens_road none" : "send black zietens_road none", "WL-11.2.1");
        s.play(prussian ? "send black zietens_road none" : "send red zietens_road none");
        EXPECT_EQ(s.cubes("zietens_road", prussian ? "black" : "red"), 1) << infantry;
    }
}

RULE(WL_11_2_2, the_source_may_hold_only_artillery_which_is_manned_again) {
    Scene s("milhauds_field: fr_art_1(unmanned) fr_art_2(unmanned) fr_art_3 blue=2; lobaus_field: fr_inf_1");
    s.play("reinforce green milhauds_field");
    s.refuses("send blue lobaus_field none", "WL-9.3.4");       // it must be said which gun gives up its cube
    s.refuses("send blue lobaus_field fr_art_3", "WL-9.3.4");   // it has none
    s.play("send blue lobaus_field fr_art_2");
    EXPECT_TRUE(s.unmanned("fr_art_1"));
    EXPECT_FALSE(s.unmanned("fr_art_2"));
    EXPECT_EQ(s.cubes("milhauds_field", "blue"), 1);
}

RULE(WL_11_2_2, no_cube_leaves_an_area_with_enemies) {
    Scene s("sandpit_valley: fr_art_1 br_cav_1 blue=1; grand_battery_east: fr_inf_1");
    s.refuses("reinforce green sandpit_valley", "WL-11.2.2");
    Scene alone("sandpit_valley: fr_art_1 blue=1; grand_battery_east: fr_inf_1");
    alone.allows("reinforce green sandpit_valley");
}

RULE(WL_11_2_3, the_target_never_holds_more_than_five_cubes_a_unit) {
    Scene full("milhauds_field: fr_inf_1 blue=1; lobaus_field: fr_inf_2 blue=5; grand_battery_east: fr_inf_3 fr_inf_4 blue=9");
    full.play("reinforce green milhauds_field");
    full.refuses("send blue lobaus_field none", "WL-11.2.3");
    full.play("send blue grand_battery_east none");
    EXPECT_EQ(full.cubes("grand_battery_east", "blue"), 10);
}

RULE(WL_11_2_3, infantry_of_the_other_allied_army_does_not_count) {
    Scene s("smohain_heights: ge_inf_1 red=1; zietens_road: ge_inf_2 pr_inf_1 red=5; vivians_flank: ge_inf_3; active=allied turn=5");
    s.play("reinforce green smohain_heights");
    s.refuses("send red zietens_road none", "WL-11.2.3");
    s.allows("send red vivians_flank none");
}

RULE(WL_11_2_4, the_activated_area_is_the_source) {
    Scene s("milhauds_field: fr_inf_1 blue=1; lobaus_field: fr_inf_2 fr_leader_1 blue=2; churchyard_lane: fr_inf_3");
    s.play("lead green fr_leader_1");
    s.play("reinforce green milhauds_field");   // next to the leader
    s.play("send blue lobaus_field none");
    EXPECT_EQ(s.cubes("lobaus_field", "blue"), 3);
    s.play("reinforce green lobaus_field");
    s.play("send blue churchyard_lane none");
    EXPECT_EQ(s.cubes("churchyard_lane", "blue"), 1);
    EXPECT_EQ(s.cubes("lobaus_field", "blue"), 2);
}

RULE(WL_11_2_4, a_leader_moves_only_cubes_of_his_own_army) {
    Scene s("smohain_heights: ge_inf_1 pr_inf_1 br_leader_1 red=1 black=1; zietens_road: ge_inf_2 pr_inf_2; active=allied turn=5");
    s.play_all({"lead green br_leader_1", "reinforce green smohain_heights"});
    s.refuses("send black zietens_road none", "WL-11.2.4");
    s.play("send red zietens_road none");
    EXPECT_EQ(s.cubes("zietens_road", "red"), 1);
}

RULE(WL_11_3_1, do_nothing_spends_a_disc_and_counts_as_an_action) {
    Scene s("milhauds_field: fr_inf_1 fr_art_1 blue=1; crossroads: br_inf_1; tile=3");
    const Position before = s.position();
    s.play_all({"nothing green", "nothing green"});
    EXPECT_EQ(s.discs("french", "green"), 6);
    EXPECT_EQ(s.position().actions_done, 2);
    EXPECT_EQ(s.position().places, before.places);
    EXPECT_EQ(s.position().units, before.units);
    s.play("nothing green", {1});   // the third ends the round
    EXPECT_EQ(s.seat(), "allied");
}

RULE(WL_11_3_1, red_or_purple_pays_only_without_green) {
    Scene s("milhauds_field: fr_inf_1");
    s.refuses("nothing red", "WL-4.4.2");
    s.refuses("nothing purple", "WL-4.4.2");
    Scene poor("milhauds_field: fr_inf_1; french.red=1 french.purple=1");
    poor.allows("nothing purple");
    poor.play("nothing red");
    EXPECT_EQ(poor.discs("french", "red"), 0);
}

}  // namespace papelotte::waterloo
