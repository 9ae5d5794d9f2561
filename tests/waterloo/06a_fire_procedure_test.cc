// WL-6.1  The procedure of the Fire Artillery action. With an empty Grand Battery box (grand_battery=0), a gun with a single target
// fires without a further question.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

RULE(WL_6_1_1, all_deployed_manned_guns_of_the_area_fire_once_each) {
    Scene s(
        "grand_battery_east: fr_art_1 fr_art_2 fr_art_3(limbered) fr_art_4(unmanned) blue=1; sandpit_valley: ge_inf_1;"
        "bylandts_valley: ge_inf_2");
    s.play("fire green grand_battery_east");
    s.refuses("aim fr_art_3 sandpit_valley", "WL-1.2.3");
    s.refuses("aim fr_art_4 sandpit_valley", "WL-9.3.1");
    s.play("aim fr_art_1 sandpit_valley");
    s.refuses("aim fr_art_1 bylandts_valley", "WL-6.1.1");   // once each
    s.play("aim fr_art_2 sandpit_valley");
    s.play("done", {6, 6});                                  // one die per gun
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 2);
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(WL_6_1_1, the_range_is_one_to_three) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; bylandts_valley: ge_inf_2; bests_ridge: ge_inf_3; vinckes_slope: ge_inf_4");
    s.play("fire green grand_battery_east");
    EXPECT_EQ(s.operands("aim fr_art_1 "), (std::vector<std::string>{"bests_ridge", "bylandts_valley", "sandpit_valley"}));
    s.refuses("aim fr_art_1 vinckes_slope", "WL-6.1.1");
}

RULE(WL_6_1_1, a_green_disc_or_a_green_leader_activation_pays) {
    Scene s("grand_battery_east: fr_art_1 fr_leader_1; sandpit_valley: ge_inf_1; grand_battery=0");
    s.refuses("fire red grand_battery_east", "WL-4.4.1");
    s.refuses("fire purple grand_battery_east", "WL-4.4.1");
    s.play("lead green fr_leader_1");
    s.play("fire green grand_battery_east", {3});
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 1);
}

RULE(WL_6_1_2, no_gun_fires_out_of_a_river_area) {
    Scene s("lasne_brook: fr_art_1; bulows_field: pr_inf_1");
    s.refuses("fire green lasne_brook", "WL-6.1.2");
    Scene dry("plancenoit_ridge: fr_art_1; bulows_field: pr_inf_1");
    dry.allows("fire green plancenoit_ridge");
}

RULE(WL_6_1_2, nor_in_defence) {
    Scene s("lasne_brook: fr_art_1; bulows_field: pr_inf_1; active=allied turn=5");
    s.play("assault green bulows_field");   // no die: the gun does not fire, and is taken
    EXPECT_EQ(s.dice_rolled(), 0);
    EXPECT_TRUE(s.eliminated("fr_art_1"));
}

RULE(WL_6_1_3, guns_may_choose_different_targets_all_named_before_any_die) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1; bylandts_valley: ge_inf_2; grand_battery=0");
    s.play("fire green grand_battery_east");
    s.play("aim fr_art_1 sandpit_valley");
    s.play("aim fr_art_2 bylandts_valley");   // both are aimed now
    EXPECT_EQ(s.asks(), "fire_volleys");
    EXPECT_EQ(s.dice_rolled(), 0);
    s.play("volley sandpit_valley", {3, 4});  // the other target follows automatically
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 1);
    EXPECT_EQ(s.cubes("bylandts_valley", "red"), 1);
}

RULE(WL_6_1_3, a_gun_may_stay_silent_but_one_must_fire) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1");
    s.play("fire green grand_battery_east");
    s.refuses("done", "WL-4.5.1");
    s.play("aim fr_art_2 sandpit_valley");
    s.play("done", {6});
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 1);
}

RULE(WL_6_1_4, a_target_area_must_be_enemy_occupied_in_range_and_in_sight) {
    Scene s("waterloo_fields: fr_art_1; merbraine: ge_inf_1; lamberts_bivouac: ge_inf_2; clintons_reserve: br_leader_1");
    s.play("fire green waterloo_fields");
    EXPECT_EQ(s.operands("aim fr_art_1 "), (std::vector<std::string>{"merbraine"}));
    s.refuses("aim fr_art_1 brunswick_park", "WL-6.1.4");      // the area is empty
    s.refuses("aim fr_art_1 clintons_reserve", "WL-6.1.4");    // a leader alone does not occupy it
    s.refuses("aim fr_art_1 lamberts_bivouac", "WL-6.2.2");    // behind the village of Mont St Jean
}

RULE(WL_6_1_4, without_any_target_there_is_no_fire_action) {
    Scene s("waterloo_fields: fr_art_1; lamberts_bivouac: ge_inf_2; clintons_reserve: br_leader_1");
    s.refuses("fire green waterloo_fields", "WL-6.1.4");
}

RULE(WL_6_1_5, infantry_is_the_target_if_any) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1 br_cav_1 br_art_1; grand_battery=0");
    s.play("fire green grand_battery_east", {3});   // would miss cavalry and guns
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 1);
    EXPECT_FALSE(s.unmanned("br_art_1"));
    EXPECT_EQ(s.state("br_cav_1"), "fresh");
}

RULE(WL_6_1_5, else_cavalry_else_artillery) {
    Scene cavalry("grand_battery_east: fr_art_1; sandpit_valley: br_cav_1 br_art_1; grand_battery=0");
    cavalry.play("fire green grand_battery_east", {5});
    EXPECT_EQ(cavalry.asks(), "cavalry_hits");
    Scene artillery("grand_battery_east: fr_art_1; sandpit_valley: br_art_1; grand_battery=0");
    artillery.play("fire green grand_battery_east", {5});
    EXPECT_FALSE(artillery.unmanned("br_art_1"));
    artillery.play("fire green grand_battery_east", {6});
    EXPECT_TRUE(artillery.unmanned("br_art_1"));
}

RULE(WL_6_1_6, dice_at_one_area_are_rolled_together_and_applied_together) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: br_cav_1(tired) br_cav_2(tired); grand_battery=0");
    s.play("fire green grand_battery_east");
    s.play("aim fr_art_1 sandpit_valley");
    s.play("aim fr_art_2 sandpit_valley", {5, 6});   // both dice are rolled before the first hit is applied
    EXPECT_EQ(s.dice_rolled(), 2);
    EXPECT_EQ(s.asks(), "cavalry_hits");
    s.play("retreat br_cav_2 crossroads");           // no further die: the second hit is pending, and drives out the other unit
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");
    EXPECT_EQ(s.at("br_cav_2"), "crossroads");
}

RULE(WL_6_1_6, the_firing_player_chooses_the_order_of_target_areas) {
    for (const std::string first : {"sandpit_valley", "bylandts_valley"}) {
        Scene s(
            "grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1; bylandts_valley: ge_inf_2; orchard_hollow: ge_inf_3;"
            "grand_battery=0");
        s.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "aim fr_art_2 bylandts_valley"});
        EXPECT_EQ(s.seat(), "french");
        s.refuses("volley orchard_hollow", "WL-6.1.6");
        s.play("volley " + first, {6, 1});   // the first die belongs to the area named first
        EXPECT_EQ(s.cubes("sandpit_valley", "red"), first == "sandpit_valley" ? 1 : 0);
        EXPECT_EQ(s.cubes("bylandts_valley", "red"), first == "sandpit_valley" ? 0 : 1);
    }
}

RULE(WL_6_1_7, the_units_there_when_the_dice_are_rolled_give_the_target_class) {
    // Tired cavalry that is driven out of the valley joins the gun at the crossroads before that area is fired at: a five hits it.
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: br_cav_1(tired); crossroads: br_art_1; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "aim fr_art_2 crossroads"});
    s.play("volley sandpit_valley", {6, 5});
    EXPECT_FALSE(s.unmanned("br_art_1"));
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");   // driven out again
}

RULE(WL_6_1_7, fire_at_an_area_that_has_become_empty_is_lost) {
    // No red cube is left: the owner gives up the unit at the crossroads for the cube in the valley.
    Scene s(
        "grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1 ge_inf_2 red=5; crossroads: ge_inf_3 red=5;"
        "waterloo_fields: ge_inf_4 ge_inf_5 ge_inf_6 red=15; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "aim fr_art_2 crossroads"});
    s.play("volley sandpit_valley", {6});
    s.play("sacrifice ge_inf_3 5");   // no second die
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 6);
    EXPECT_TRUE(s.eliminated("ge_inf_3"));
    EXPECT_EQ(s.log("the fire is lost").size(), 1u);
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(WL_6_1_8, guns_fire_again_in_later_actions_and_stay_deployed) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; grand_battery=0");
    for (int shots = 1; shots <= 3; ++shots) {
        s.play("fire green grand_battery_east", {4});
        EXPECT_EQ(s.cubes("sandpit_valley", "red"), shots);
        EXPECT_EQ(s.state("fr_art_1"), "deployed");
    }
}

RULE(WL_6_1_9, ranged_fire_never_causes_a_morale_check) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1 red=4; grand_battery=0");
    s.play("fire green grand_battery_east", {6});
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 5);
    EXPECT_EQ(s.at("ge_inf_1"), "sandpit_valley");
    EXPECT_EQ(s.log("morale").size(), 0u);
    EXPECT_EQ(s.asks(), "choose_action");
}

}  // namespace papelotte::waterloo
