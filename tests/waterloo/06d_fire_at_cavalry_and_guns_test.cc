// WL-6.4, WL-6.5, WL-6.6  Artillery fire at cavalry and at guns; Grand Battery fire.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

RULE(WL_6_4_1, five_and_six_hit_cavalry) {
    for (int die = 1; die <= 6; ++die) {
        Scene s("grand_battery_east: fr_art_1; sandpit_valley: br_cav_1; grand_battery=0");
        s.play("fire green grand_battery_east", {die});
        EXPECT_EQ(s.asks(), die >= 5 ? "cavalry_hits" : "choose_action") << die;
    }
}

RULE(WL_6_4_1, no_modifier_applies) {
    Scene woods("lamberts_bivouac: br_art_1; vert_coucou: fr_cav_1(tired); active=allied turn=5");   // British guns, into woods
    woods.play("fire green lamberts_bivouac", {5});
    EXPECT_EQ(woods.asks(), "cavalry_hits");
    Scene ridge("grand_battery_east: fr_art_1; crossroads: br_cav_1(tired); grand_battery=0");       // over the ridge, range 2
    ridge.play("fire green grand_battery_east", {5});
    EXPECT_EQ(ridge.at("br_cav_1"), "msj_farm");
}

RULE(WL_6_4_2, the_owner_tires_a_fresh_unit_or_retreats_any) {
    Scene s("grand_battery_east: fr_art_1; crossroads: br_cav_1 br_cav_2(tired); grand_battery=0");
    s.play("fire green grand_battery_east", {6});
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"tire br_cav_1", "retreat br_cav_1 msj_farm", "retreat br_cav_2 msj_farm"}));
    s.refuses("tire br_cav_2", "WL-6.4.2");
    s.refuses("retreat br_cav_3 msj_farm", "WL-6.4.2");
    s.play("retreat br_cav_1 msj_farm");
    EXPECT_EQ(s.state("br_cav_1"), "fresh");   // a retreat does not tire it
    EXPECT_EQ(s.at("br_cav_2"), "crossroads");
}

RULE(WL_6_4_2, each_hit_is_answered_and_when_all_are_tired_one_must_go) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; crossroads: br_cav_1 br_cav_2(tired); grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads"}, {5, 6});
    s.play("tire br_cav_1");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"retreat br_cav_1 msj_farm", "retreat br_cav_2 msj_farm"}));
    s.play("retreat br_cav_2 msj_farm");
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");
    EXPECT_EQ(s.state("br_cav_1"), "tired");
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(WL_6_4_3, a_unit_that_must_retreat_and_cannot_is_eliminated) {
    Scene s("grand_battery_east: fr_art_1; crossroads: br_cav_1(tired); msj_farm: fr_inf_1; grand_battery=0");
    s.play("fire green grand_battery_east", {6});
    EXPECT_TRUE(s.eliminated("br_cav_1"));
    EXPECT_EQ(s.cause("br_cav_1"), "no_retreat");
}

RULE(WL_6_4_3, an_impossible_retreat_is_not_chosen_while_a_fresh_unit_can_be_tired) {
    Scene s("grand_battery_east: fr_art_1; crossroads: br_cav_1 br_cav_2(tired) br_cav_3; msj_farm: fr_inf_1; grand_battery=0");
    s.play("fire green grand_battery_east", {6});
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"tire br_cav_1", "tire br_cav_3"}));
    s.refuses("lose br_cav_2", "WL-6.4.3");
    s.refuses("retreat br_cav_2 msj_farm", "WL-10.2.4");
}

RULE(WL_6_4_4, hits_left_over_fall_on_the_guns_of_that_side) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2 fr_art_3; crossroads: br_cav_1(tired) br_art_1 br_art_2 br_art_3; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "aim fr_art_3 crossroads"}, {5, 5, 5});
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");
    EXPECT_EQ(s.asks(), "gun_hits");      // two hits, three guns
    s.play_all({"unman br_art_2", "unman br_art_3"});
    EXPECT_EQ(s.cubes("crossroads", "red"), 2);
    EXPECT_FALSE(s.unmanned("br_art_1"));
}

RULE(WL_6_4_4, no_more_cubes_than_guns) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2 fr_art_3; crossroads: br_cav_1(tired) br_art_1; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "aim fr_art_3 crossroads"}, {5, 5, 5});
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(WL_6_4_4, guns_of_the_firing_side_are_not_hit) {
    // British cavalry is in an area with overrun French guns: hits that it does not take are lost.
    Scene s("grand_battery_east: fr_art_1 fr_art_2; crossroads: br_cav_1(tired) fr_art_3 blue=1; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads"}, {6, 6});
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");
    EXPECT_EQ(s.cubes("crossroads", "blue"), 1);
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
}

RULE(WL_6_4_5, infantry_never_receives_surplus_hits) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; crossroads: br_cav_1(tired); msj_farm: br_inf_1; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads"}, {6, 6});
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");   // it retreated to infantry; the second hit is lost
    EXPECT_EQ(s.stock("red"), 25);
}

RULE(WL_6_5_1, only_a_six_hits_guns_and_nothing_modifies_it) {
    for (int die = 1; die <= 6; ++die) {
        Scene s("jeromes_field: fr_art_1; hougoumont: br_art_1; grand_battery=0");   // in woods
        s.play("fire green jeromes_field", {die});
        EXPECT_EQ(s.unmanned("br_art_1"), die == 6) << die;
        EXPECT_EQ(s.cubes("hougoumont", "red"), die == 6 ? 1 : 0);
    }
}

RULE(WL_6_5_1, the_owner_chooses_which_manned_gun) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: br_art_1 br_art_2(unmanned) br_art_3 red=1; grand_battery=0");
    s.play("fire green grand_battery_east", {6});
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"unman br_art_1", "unman br_art_3"}));
    s.refuses("unman br_art_2", "WL-6.5.1");
    s.play("unman br_art_3");
    EXPECT_TRUE(s.unmanned("br_art_3"));
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 2);
}

RULE(WL_6_5_2, surplus_hits_are_lost_and_fire_never_eliminates_guns) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: br_art_1 br_art_2(unmanned) red=1; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "aim fr_art_2 sandpit_valley"}, {6, 6});
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 2);
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "done"}, {6});   // all unmanned: still a target
    EXPECT_EQ(s.units("sandpit_valley"), (std::vector<std::string>{"br_art_1", "br_art_2"}));
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 2);
}

RULE(WL_6_6_1, every_gun_of_the_activation_rolls_two_dice_for_one_cube_of_the_box) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1");
    s.play_all({"fire green grand_battery_east", "grand_battery"});
    s.refuses("grand_battery", "WL-6.6.1");
    s.play_all({"aim fr_art_1 sandpit_valley", "aim fr_art_2 sandpit_valley"}, {6, 3, 2, 6});
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 3);
    EXPECT_EQ(s.position().grand_battery, 5);
}

RULE(WL_6_6_1, it_is_declared_before_rolling_may_be_declined_and_needs_a_cube) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; grand_battery=1");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley"});
    s.allows("grand_battery");   // still possible: no die has been rolled
    s.play("done", {6});         // declined: one die
    EXPECT_EQ(s.position().grand_battery, 1);
    s.play("fire green grand_battery_east");
    s.play("grand_battery", {1, 1});
    EXPECT_EQ(s.position().grand_battery, 0);
    Scene empty("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1; grand_battery=0");
    empty.play("fire green grand_battery_east");
    empty.refuses("grand_battery", "WL-6.6.1");
}

RULE(WL_6_6_2, both_dice_of_a_gun_go_to_its_target) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1; bylandts_valley: ge_inf_2");
    s.play_all({"fire green grand_battery_east", "grand_battery", "aim fr_art_1 sandpit_valley", "aim fr_art_2 bylandts_valley"});
    s.play("volley sandpit_valley", {6, 6, 1, 1});
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 2);
    EXPECT_EQ(s.cubes("bylandts_valley", "red"), 0);
}

RULE(WL_6_6_2, it_doubles_fire_at_cavalry_and_guns_as_well) {
    Scene cavalry("grand_battery_east: fr_art_1; crossroads: br_cav_1 br_cav_2");
    cavalry.play_all({"fire green grand_battery_east", "grand_battery"}, {5, 5});
    cavalry.play_all({"tire br_cav_1", "tire br_cav_2"});
    EXPECT_EQ(cavalry.state("br_cav_2"), "tired");
    Scene guns("grand_battery_east: fr_art_1; crossroads: br_art_1 br_art_2");
    guns.play_all({"fire green grand_battery_east", "grand_battery"}, {6, 6});
    EXPECT_EQ(guns.cubes("crossroads", "red"), 2);
}

RULE(WL_6_6_3, used_cubes_join_the_stock_and_it_works_several_times_a_round) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1");
    ASSERT_EQ(s.stock("blue"), 34);
    for (int times = 1; times <= 3; ++times) {
        s.play_all({"fire green grand_battery_east", "grand_battery"}, {1, 1});
        EXPECT_EQ(s.position().grand_battery, 6 - times);
        EXPECT_EQ(s.stock("blue"), 34 + times);
    }
}

RULE(WL_6_6_4, a_leader_firing_from_two_areas_pays_once) {
    Scene s("grand_battery_east: fr_art_1 fr_leader_1; marcognets_ridge: fr_art_2; sandpit_valley: ge_inf_1 ge_inf_2; grand_battery=1");
    s.play_all({"lead green fr_leader_1", "fire green grand_battery_east", "grand_battery"}, {6, 6});
    EXPECT_EQ(s.position().grand_battery, 0);
    s.play("fire green marcognets_ridge");
    s.play("grand_battery", {6, 6});              // the box is empty, but this is paid for
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 4);
    EXPECT_EQ(s.stock("blue"), 40);
}

RULE(WL_6_6_4, firing_twice_from_one_area_pays_twice) {
    Scene s("grand_battery_east: fr_art_1 fr_leader_1; sandpit_valley: ge_inf_1 ge_inf_2; grand_battery=2");
    s.play_all({"lead green fr_leader_1", "fire green grand_battery_east", "grand_battery"}, {6, 6});
    s.play_all({"fire green grand_battery_east", "grand_battery"}, {6, 6});
    EXPECT_EQ(s.position().grand_battery, 0);
    Scene empty("grand_battery_east: fr_art_1 fr_leader_1; sandpit_valley: ge_inf_1 ge_inf_2; bylandts_valley: ge_inf_3; grand_battery=1");
    empty.play_all({"lead green fr_leader_1", "fire green grand_battery_east", "grand_battery", "aim fr_art_1 sandpit_valley"}, {1, 1});
    empty.play("fire green grand_battery_east");
    empty.refuses("grand_battery", "WL-6.6.1");
}

RULE(WL_6_6_4, the_next_action_pays_again) {
    Scene s("grand_battery_east: fr_art_1 fr_leader_1; marcognets_ridge: fr_art_2; sandpit_valley: ge_inf_1 ge_inf_2");
    s.play_all({"lead green fr_leader_1", "fire green grand_battery_east", "grand_battery"}, {1, 1});
    s.play_all({"done", "fire green marcognets_ridge", "grand_battery"}, {1, 1});
    EXPECT_EQ(s.position().grand_battery, 4);
}

RULE(WL_6_6_5, the_allied_player_has_no_grand_battery) {
    Scene s("crossroads: br_art_1 br_art_2; sandpit_valley: fr_inf_1; active=allied");
    s.play("fire green crossroads");
    EXPECT_TRUE(s.legal("grand_battery").empty());
    s.refuses("grand_battery", "WL-6.6.5");
}

RULE(WL_6_6_5, defensive_fire_is_never_doubled) {
    Scene s("sandpit_valley: fr_art_1; crossroads: ge_inf_1; active=allied");
    s.play("assault green crossroads", {4, 6});   // one die of the gun, one of the check (WL-7.7.3)
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 1);
    EXPECT_EQ(s.position().grand_battery, 6);
}

}  // namespace papelotte::waterloo
