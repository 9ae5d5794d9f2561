// WL-12.2  How leaders move, and what happens to them among enemies.
#include <algorithm>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

RULE(WL_12_2_1, leaders_move_with_their_area_three_areas_or_six_even_if_used) {
    Scene s("milhauds_field: fr_leader_1(used) fr_inf_1");
    s.play_all({"move green milhauds_field", "go fr_leader_1 callois_wood", "done"});
    EXPECT_EQ(s.at("fr_leader_1"), "callois_wood");                                     // three areas
    s.play("reserve purple callois_wood");
    s.refuses("go fr_leader_1 zietens_road", "WL-5.2.1");
    s.play("go fr_leader_1 lamberts_bivouac");
    EXPECT_EQ(distance(Scene::area("callois_wood"), Scene::area("lamberts_bivouac")), 6);
    EXPECT_EQ(s.state("fr_leader_1"), "used");
}

RULE(WL_12_2_1, leaders_accompany_assaults_even_if_used) {
    Scene s("grand_battery_east: fr_leader_1(used) fr_inf_1; sandpit_valley: br_art_1 red=1");
    s.play_all({"assault green grand_battery_east", "accompany fr_leader_1 sandpit_valley"});
    EXPECT_EQ(s.at("fr_leader_1"), "sandpit_valley");
    EXPECT_EQ(s.state("fr_leader_1"), "used");
}

RULE(WL_12_2_2, an_area_with_only_a_leader_may_be_activated_for_movement) {
    Scene s("milhauds_field: fr_leader_1; sandpit_valley: ge_inf_1");
    s.allows("move green milhauds_field");
    s.refuses("assault green milhauds_field", "WL-7.1.1");
    s.play_all({"move green milhauds_field", "go fr_leader_1 trimotion"});
    EXPECT_EQ(s.at("fr_leader_1"), "trimotion");
}

RULE(WL_12_2_3, leaders_of_one_colour_do_not_meet_by_moving_or_accompanying) {
    Scene s(
        "grand_battery_east: fr_leader_1 fr_inf_1; grand_battery_west: fr_leader_2 fr_inf_2 fr_inf_3; milhauds_field: fr_leader_3;"
        "sandpit_valley: br_art_1 red=1");
    s.play_all({"lead green fr_leader_3", "assault green grand_battery_east", "accompany fr_leader_1 sandpit_valley"});
    s.play_all({"assault green grand_battery_west", "attack fr_inf_2 sandpit_valley grand_battery_west"});
    s.refuses("accompany fr_leader_2 sandpit_valley", "WL-12.2.3");
}

RULE(WL_12_2_3, a_retreat_may_bring_them_together) {
    Scene s("grand_battery_east: fr_art_1; crossroads: br_cav_1(tired) br_leader_1; msj_farm: br_leader_2; grand_battery=0");
    s.play("fire green grand_battery_east", {6});
    s.play("follow br_leader_1");
    EXPECT_EQ(s.units("msj_farm"), (std::vector<std::string>{"br_cav_1", "br_leader_1", "br_leader_2"}));
}

RULE(WL_12_2_4, the_leader_of_overrun_guns_retreats) {
    // The gun misses the cavalry, which unmans it; the leader falls back one area. The second die is the control roll.
    Scene s("sandpit_valley: fr_cav_1; crossroads: br_art_1 br_leader_1");
    s.play("assault green sandpit_valley");
    s.play("attack fr_cav_1 crossroads sandpit_valley", {1, 1});
    EXPECT_TRUE(s.unmanned("br_art_1"));
    EXPECT_EQ(s.at("br_leader_1"), "msj_farm");
    EXPECT_EQ(s.at("fr_cav_1"), "crossroads");
}

RULE(WL_12_2_4, the_leader_of_guns_taken_by_infantry_retreats_or_dies_if_he_cannot) {
    Scene s("sandpit_valley: fr_inf_1; crossroads: br_art_1 br_leader_1");
    s.play("assault green sandpit_valley", {1});   // British guns: 1 - 1 does nothing
    EXPECT_TRUE(s.eliminated("br_art_1"));
    EXPECT_EQ(s.at("br_leader_1"), "msj_farm");
    Scene shut("sandpit_valley: fr_inf_1; crossroads: br_art_1 br_leader_1; msj_farm: fr_inf_2");
    shut.play("assault green sandpit_valley", {1});
    EXPECT_TRUE(shut.eliminated("br_leader_1"));
    EXPECT_EQ(shut.cause("br_leader_1"), "stranded");
}

RULE(WL_12_2_4, guns_that_were_unmanned_already_count_as_guns) {
    Scene s("sandpit_valley: fr_inf_1; crossroads: br_art_1 br_leader_1 red=1");
    s.play("assault green sandpit_valley");
    EXPECT_EQ(s.at("br_leader_1"), "msj_farm");
}

RULE(WL_12_2_4, his_area_of_retreat_is_his_choice_and_that_of_his_army) {
    Scene s("bulows_field: fr_inf_1; plancenoit_ridge: pr_art_1 pr_leader_1; lasne_brook: fr_inf_2(defensive)");
    s.play("assault green bulows_field", {1, 6});
    EXPECT_EQ(s.asks(), "fall_back");
    EXPECT_EQ(s.seat(), "allied");
    // Nearer to one of the three entry areas, and not to the French in lasne_brook.
    EXPECT_EQ(s.operands("retreat pr_leader_1 "), (std::vector<std::string>{"bulows_field", "jacquinots_field"}));
}

RULE(WL_12_2_4, a_leader_who_loses_his_infantry_is_eliminated) {
    // Five cubes on one unit, and the volley's six adds two: it is eliminated, and no unit is left.
    Scene s("sandpit_valley: fr_inf_1; crossroads: ge_inf_1 br_leader_1 red=5");
    s.play("assault green sandpit_valley", {1, 6});
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_TRUE(s.eliminated("br_leader_1"));
    EXPECT_EQ(s.cause("br_leader_1"), "stranded");
}

RULE(WL_12_2_4, manned_guns_still_protect_him_and_when_they_go_he_retreats) {
    // As before, but with a gun and without a surplus cube for it: after the loss of the infantry he is not in danger; the gun is lost last.
    Scene s("sandpit_valley: fr_inf_1; crossroads: ge_inf_1 br_art_1 br_leader_1 red=4");
    s.play("assault green sandpit_valley", {1, 1, 6});
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_TRUE(s.eliminated("br_art_1"));
    EXPECT_EQ(s.at("br_leader_1"), "msj_farm");
    const auto log = s.log();
    const auto said = [&](std::string_view what) {
        return std::ranges::find_if(log, [&](const std::string& line) { return line.starts_with(what); });
    };
    EXPECT_LT(said("ge_inf_1 is eliminated"), said("br_art_1 is eliminated"));
    EXPECT_LT(said("br_art_1 is eliminated"), said("br_leader_1 falls back"));
}

RULE(WL_12_2_4, he_retreats_at_once_when_the_infantrys_cubes_unman_the_last_gun) {
    Scene s("sandpit_valley: fr_inf_1; crossroads: ge_inf_1 br_art_1 br_leader_1 red=5");   // the seventh cube stays on the gun
    s.play("assault green sandpit_valley", {1, 1, 6});
    EXPECT_EQ(s.log("br_art_1 has lost its crew").size(), 1u);
    EXPECT_EQ(s.at("br_leader_1"), "msj_farm");
}

RULE(WL_12_2_4, the_leader_of_attackers_who_are_all_lost_is_eliminated) {
    Scene s("sandpit_valley: fr_inf_1 fr_leader_1 blue=5; crossroads: br_inf_1(defensive) br_inf_2(defensive)");
    s.play("assault green sandpit_valley");
    s.play("accompany fr_leader_1 crossroads", {6, 1});   // British fire: seven, two cubes
    EXPECT_TRUE(s.eliminated("fr_inf_1"));
    EXPECT_TRUE(s.eliminated("fr_leader_1"));
}

RULE(WL_12_2_4, a_leader_whom_cavalry_leaves_in_a_shared_area_is_eliminated) {
    Scene s("crossroads: fr_cav_1 fr_leader_1 br_art_1 red=1");
    s.play_all({"move green crossroads", "go fr_cav_1 sandpit_valley", "done"});
    EXPECT_TRUE(s.eliminated("fr_leader_1"));
    Scene one_stays("crossroads: fr_cav_1 fr_cav_2 fr_leader_1 br_art_1 red=1");
    one_stays.play_all({"move green crossroads", "go fr_cav_1 sandpit_valley", "done"});
    EXPECT_EQ(one_stays.at("fr_leader_1"), "crossroads");
}

RULE(WL_12_2_4, the_same_when_it_leaves_by_assault_or_under_fire) {
    Scene assault("crossroads: fr_cav_1 fr_leader_1 br_art_1 red=1; msj_farm: br_art_2 red=1");
    assault.play_all({"assault green crossroads", "attack fr_cav_1 msj_farm crossroads", "done"}, {1});   // the control roll
    EXPECT_TRUE(assault.eliminated("fr_leader_1"));
    Scene fire("crossroads: fr_cav_1(tired) fr_leader_1 br_art_1 red=1; pictons_ridge: br_art_2; active=allied");
    fire.play("fire green pictons_ridge", {5});
    fire.play("retreat fr_cav_1 sandpit_valley");
    fire.play("stay fr_leader_1");
    EXPECT_TRUE(fire.eliminated("fr_leader_1"));
}

RULE(WL_12_2_4, after_the_departures_of_step_seven_too) {
    // The cavalry unmans the gun, loses control and charges on; the leader with it may follow or is lost.
    for (const bool goes : {true, false}) {
        Scene s("sandpit_valley: fr_cav_1 fr_leader_1; crossroads: br_art_1 red=1; msj_farm: br_art_2 red=1");
        s.play_all({"assault green sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley"});
        s.play("accompany fr_leader_1 crossroads", {6});
        EXPECT_EQ(s.asks(), "accompany");
        s.play(goes ? "follow fr_leader_1" : "stay fr_leader_1", {1});   // the control roll of the second assault
        EXPECT_EQ(s.at("fr_cav_1"), "msj_farm");
        EXPECT_EQ(s.at("fr_leader_1"), goes ? "msj_farm" : "eliminated");
    }
}

RULE(WL_12_2_5, he_saves_himself_by_going_with_a_unit_that_retreats) {
    for (const bool goes : {true, false}) {
        // The infantry without guns fails its check (column two: unsupported, one cube) and retreats.
        Scene s("sandpit_valley: fr_inf_1; crossroads: ge_inf_1 br_leader_1");
        s.play("assault green sandpit_valley", {1, 4, 1});   // its volley, ours with one cube, its check
        EXPECT_EQ(s.asks(), "accompany");
        s.play(goes ? "follow br_leader_1" : "stay br_leader_1");
        EXPECT_EQ(s.at("ge_inf_1"), "msj_farm");
        EXPECT_EQ(s.at("br_leader_1"), goes ? "msj_farm" : "eliminated");
    }
}

RULE(WL_12_2_5, or_by_moving_away_with_it) {
    Scene s("crossroads: fr_cav_1 fr_leader_1 br_art_1 red=1");
    s.play_all({"move green crossroads", "go fr_cav_1 sandpit_valley", "go fr_leader_1 sandpit_valley"});
    EXPECT_EQ(s.at("fr_leader_1"), "sandpit_valley");
}

RULE(WL_12_2_5, or_by_withdrawing_with_it) {
    // Two rounds without a hit: the attackers withdraw, and the leader with them.
    for (const bool goes : {true, false}) {
        Scene s("sandpit_valley: fr_inf_1 fr_leader_1; crossroads: ge_inf_1(defensive)");
        s.play("assault green sandpit_valley");
        s.play("accompany fr_leader_1 crossroads", {1, 1, 1, 1});
        s.play(goes ? "follow fr_leader_1" : "stay fr_leader_1");
        EXPECT_EQ(s.at("fr_inf_1"), "sandpit_valley");
        EXPECT_EQ(s.at("fr_leader_1"), goes ? "sandpit_valley" : "eliminated");
    }
}

RULE(WL_12_2_6, a_leader_has_no_effect_on_combat) {
    const auto told = [](const std::string& leaders) {
        Scene s("sandpit_valley: fr_inf_1; crossroads: ge_inf_1(defensive) br_art_1 " + leaders);
        s.play("assault green sandpit_valley", {3, 5, 6, 4, 6, 1, 1});
        return s.log("checks morale");
    };
    EXPECT_FALSE(told("").empty());
    EXPECT_EQ(told(""), told("br_leader_1"));
}

RULE(WL_12_2_6, he_cannot_be_hit) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: br_leader_1; crossroads: br_cav_1 br_leader_2; grand_battery=0");
    s.play("fire green grand_battery_east", {6});   // the leader in the valley is no target: the crossroads is the only one
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"tire br_cav_1", "retreat br_cav_1 msj_farm"}));
}

RULE(WL_12_2_6, he_is_a_casualty_of_one_and_never_returns) {
    Scene s("milhauds_field: fr_inf_1; lobaus_field: br_leader_1; actions_done=4");
    s.play_all({"move green milhauds_field", "go fr_inf_1 lobaus_field"}, {1});   // the Allied round begins
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 1);
    EXPECT_EQ(s.at("br_leader_1"), "eliminated");
    EXPECT_TRUE(s.legal("lead").empty());
}

}   // namespace papelotte::waterloo
