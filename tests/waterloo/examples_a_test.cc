// The worked examples E01 to E13: set-up, skirmish fire, rounds, the area limit, movement, lines of sight, launching assaults.
#include <utility>

#include "tests/waterloo/examples.h"

namespace papelotte::waterloo {
// WL-2.1.1, WL-2.1.3
TEST(WaterlooExamples, E01_set_up_of_one_front_line_area) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.units("crossroads"), (Words{"br_art_4", "br_inf_4", "br_leader_1", "du_inf_1"}));
    EXPECT_EQ(s.state("br_inf_4"), "defensive");
    EXPECT_EQ(s.state("du_inf_1"), "defensive");
    EXPECT_EQ(s.state("br_art_4"), "deployed");
    EXPECT_EQ(s.state("br_leader_1"), "available");
}

// WL-3.4.1, WL-3.4.3, WL-3.4.4, WL-3.4.5
TEST(WaterlooExamples, E02_skirmish_fire_of_the_first_turn_in_the_west) {
    Scene s("base=setup turn=1 phase=skirmish");
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.operands("skirmish ge_inf_2 "), (Words{"grand_battery_west"}));
    EXPECT_EQ(s.operands("skirmish ge_inf_1 "), (Words{"bachelus_field", "jeromes_field"}));
    s.play("skirmish ge_inf_2 grand_battery_west", {5});
    s.play("skirmish ge_inf_1 bachelus_field", {6});
    EXPECT_EQ(s.cubes("bachelus_field", "blue"), 1);   // each result before the next shot
    s.play("skirmish br_inf_1 bachelus_field", {2});
    s.play("done");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.operands("skirmish fr_inf_1 "), (Words{"hougoumont"}));
    EXPECT_EQ(s.operands("skirmish fr_inf_4 "), (Words{"hougoumont"}));
    s.play("skirmish fr_inf_1 hougoumont", {1});
    s.play("skirmish fr_inf_2 hougoumont", {3});
    s.play("skirmish fr_inf_3 hougoumont", {6});
    s.play("skirmish fr_inf_4 hougoumont", {2});
    s.play("skirmish fr_inf_5 hougoumont", {4});
    s.play("skirmish fr_inf_6 hougoumont", {5});
    s.play("done", {1});   // and the first tile of phase 4 is drawn
    EXPECT_EQ(s.cubes("grand_battery_west", "blue"), 0);
    EXPECT_EQ(s.cubes("bachelus_field", "blue"), 1);
    EXPECT_EQ(s.cubes("hougoumont", "red"), 1);
}

// WL-4.1.1, WL-4.3.1, WL-4.3.4, WL-4.3.5, WL-4.6.2
TEST(WaterlooExamples, E03_an_action_round_with_tile_3) {
    for (int draw = 1; draw <= 8; ++draw) {   // the next draw is from a bag of eight again, including the 3 of this round
        Scene s("base=setup turn=1 phase=actions active=french tile=3");
        s.play_all({"move green kellermanns_field", "go fr_cav_3 neuve_cour", "done"});
        EXPECT_EQ(s.at("fr_cav_3"), "neuve_cour");
        s.play("nothing green");
        EXPECT_EQ(s.asks() + " " + s.seat(), "choose_action french");   // two actions are done: the round continues
        EXPECT_FALSE(knows_tile(s.position(), kFrench));
        EXPECT_TRUE(knows_tile(s.position(), kAllied));
        logged(s, "round is over", 0);
        s.play("nothing green", {draw});
        logged(s, "The French round is over: the tile was 3.");
        EXPECT_EQ(s.discs("french", "green"), 5);
        EXPECT_EQ(s.discs("french", "red"), 4);
        EXPECT_EQ(s.discs("french", "purple"), 2);
        EXPECT_EQ(s.discs("french", "green", "this_round"), 0);
        EXPECT_EQ(s.discs("french", "green", "previous"), 3);
        EXPECT_EQ(s.seat(), "allied");
        EXPECT_EQ(s.position().active, kAllied);
        EXPECT_EQ(s.position().tile, 2 + (draw - 1) / 2);
        EXPECT_TRUE(s.heard_by("french", "draws the tile"));
        EXPECT_FALSE(s.heard_by("allied", "draws the tile"));
    }
}

// WL-12.1.1, WL-1.4.2, WL-4.3.6, WL-5.1.3
TEST(WaterlooExamples, E04_leader_moves_two_areas_limit_broken_for_a_while) {
    Scene s(
        "bachelus_field: fr_inf_4 fr_inf_5 fr_inf_6 fr_leader_4; jeromes_field: fr_inf_1 fr_inf_2; hougoumont: ge_inf_1(defensive);"
        "active=french tile=2");
    s.play_all({"lead green fr_leader_4", "move green bachelus_field", "go fr_inf_4 orchard_hollow", "done", "move green jeromes_field",
                "go fr_inf_1 bachelus_field", "go fr_inf_2 bachelus_field"});
    EXPECT_EQ(s.units("bachelus_field"), (Words{"fr_inf_1", "fr_inf_2", "fr_inf_5", "fr_inf_6", "fr_leader_4"}));   // four combat units
    EXPECT_EQ(s.state("fr_leader_4"), "used");
    s.refuses("lead green fr_leader_4", "WL-4.3.6");
    s.play_all({"move green bachelus_field", "go fr_inf_5 orchard_hollow"});
    s.play("done", {1});   // the round ends within the limit; the Allied round's tile
    EXPECT_EQ(s.state("fr_leader_4"), "used");
    EXPECT_EQ(s.units("bachelus_field"), (Words{"fr_inf_1", "fr_inf_2", "fr_inf_6", "fr_leader_4"}));
    EXPECT_EQ(s.units("orchard_hollow"), (Words{"fr_inf_4", "fr_inf_5"}));
    EXPECT_EQ(s.cubes("bachelus_field", "blue"), 0);
}

// WL-1.4.3
TEST(WaterlooExamples, E05_area_limit_three_infantry_and_two_cavalry) {
    Scene s("kellermanns_field: fr_inf_1 fr_inf_2 fr_inf_3 fr_cav_1 fr_cav_2; active=french tile=2 actions_done=1");
    s.play("nothing green", {1});   // the end of the round, and the tile of the next
    EXPECT_EQ(s.cubes("kellermanns_field", "blue"), 2);
    EXPECT_EQ(s.state("fr_cav_1"), "fresh");
    EXPECT_EQ(s.state("fr_cav_2"), "fresh");
}

// WL-1.4.4, WL-1.4.6
TEST(WaterlooExamples, E06_area_limit_fresh_cavalry_and_four_guns) {
    Scene s("trimotion: fr_cav_1 fr_art_1 fr_art_2 fr_art_3 fr_art_4; active=french tile=2 actions_done=1");
    s.play("nothing green", {1});
    EXPECT_TRUE(s.eliminated("fr_cav_1"));
    EXPECT_EQ(s.cause("fr_cav_1"), "area_limit");
    EXPECT_EQ(s.cubes("trimotion", "blue"), 0);
}

// WL-1.4.4
TEST(WaterlooExamples, E07_area_limit_tired_cavalry_and_four_guns) {
    Scene s("trimotion: fr_cav_1(tired) fr_art_1 fr_art_2 fr_art_3 fr_art_4; active=french tile=2 actions_done=1");
    s.play("nothing green");
    EXPECT_TRUE(s.eliminated("fr_cav_1"));
    EXPECT_EQ(s.asks() + " " + s.seat(), "gun_hits french");
    s.play("unman fr_art_1", {1});
    EXPECT_EQ(s.cubes("trimotion", "blue"), 1);
    EXPECT_TRUE(s.unmanned("fr_art_1"));
    EXPECT_FALSE(s.unmanned("fr_art_2"));
}

// WL-5.2.1, WL-5.2.2, WL-5.1.5, WL-5.1.8
TEST(WaterlooExamples, E08_reserve_movement_with_a_purple_disc) {
    Scene s(
        "trimotion: fr_inf_14 fr_art_6 fr_cav_6 fr_leader_2; hougoumont: ge_inf_1(defensive) br_inf_1(defensive);"
        "active=french french.purple=1 french.green=3");
    s.play("reserve purple trimotion");
    s.refuses("go fr_cav_6 jeromes_field", "WL-5.2.2");   // next to Hougoumont
    s.play_all({"go fr_art_6 kellermanns_field", "go fr_inf_14 neuve_cour", "go fr_leader_2 kellermanns_field", "done"});
    EXPECT_EQ(s.at("fr_art_6"), "kellermanns_field");
    EXPECT_EQ(s.state("fr_art_6"), "limbered");
    EXPECT_EQ(s.at("fr_inf_14"), "neuve_cour");
    EXPECT_EQ(s.at("fr_leader_2"), "kellermanns_field");
    EXPECT_EQ(s.state("fr_leader_2"), "available");
    EXPECT_EQ(s.discs("french", "purple"), 0);
}

// WL-6.2.2, WL-6.2.3, WL-6.2.8: low ground does not block; Guards' Ridge lies behind a wood and a unit, Mont St Jean farm beyond the ridge.
TEST(WaterlooExamples, E09_line_of_sight_example_one_centre) {
    Scene s(
        "grand_battery_west: fr_art_1; la_haye_sainte: ge_inf_2(defensive); foys_hollow: fr_inf_4; halketts_ridge: br_inf_3(defensive);"
        "altens_ridge: br_inf_4(defensive); guards_ridge: br_inf_2(defensive); msj_farm: du_inf_1(defensive);"
        "hougoumont: br_inf_1(defensive); active=french");
    s.play("fire green grand_battery_west");
    EXPECT_EQ(s.operands("aim fr_art_1 "), (Words{"altens_ridge", "halketts_ridge", "hougoumont", "la_haye_sainte"}));
}

// WL-6.2.2
TEST(WaterlooExamples, E10_line_of_sight_example_one_unit_in_woods_behind_own_infantry) {
    const Scene blocked("grand_battery_east: fr_art_3; marcognets_ridge: fr_inf_8; frischermont: du_inf_2(defensive); active=french");
    EXPECT_TRUE(targets_from(blocked.position(), kFrench, Scene::area("grand_battery_east")).empty());
    blocked.refuses("fire green grand_battery_east", "WL-6.1.4");

    Scene s("grand_battery_east: fr_art_3; frischermont: du_inf_2(defensive); active=french");
    s.play("fire green grand_battery_east");
    EXPECT_EQ(s.operands("aim fr_art_3 "), (Words{"frischermont"}));
    EXPECT_EQ(distance(Scene::area("grand_battery_east"), Scene::area("frischermont")), 3);
}

// WL-6.2.1, WL-6.2.4, WL-6.2.7: Foy's Hollow is visible by way of Grand Battery West. Both shortest paths to Alten's Ridge are blocked
// (strong point in low ground, unit at the crossroads). The ridge does not hide Ponsonby's Hollow, since it borders the gun's area.
TEST(WaterlooExamples, E11_line_of_sight_example_two_gun_in_low_ground_on_the_ridges_border) {
    Scene s(
        "sandpit_valley: fr_art_1; la_haye_sainte: ge_inf_2(defensive); foys_hollow: br_inf_3(defensive); hougoumont: br_inf_1(defensive);"
        "altens_ridge: br_inf_4(defensive); crossroads: br_inf_5(defensive); ponsonbys_hollow: du_inf_1(defensive); active=french");
    s.play("fire green sandpit_valley");
    EXPECT_EQ(s.operands("aim fr_art_1 "), (Words{"crossroads", "foys_hollow", "hougoumont", "la_haye_sainte", "ponsonbys_hollow"}));
    s.refuses("aim fr_art_1 altens_ridge", "WL-6.2.2");
}

// WL-6.3.1, WL-6.3.2, WL-6.3.6
TEST(WaterlooExamples, E12_a_natural_6_hits_hougoumont_against_minus_4) {
    Scene s("pires_flank: fr_art_5; hougoumont: ge_inf_1(defensive) br_inf_1(defensive); active=french");
    EXPECT_EQ(fire_modifier(s.position(), Scene::unit("fr_art_5"), Scene::area("hougoumont")), -4);
    s.play_all({"fire green pires_flank", "aim fr_art_5 hougoumont", "done"}, {5});
    EXPECT_EQ(s.log("  "), (Words{"  woods or town -2", "  strong point -2"}));
    logged(s, "fr_art_5 fires at hougoumont: die 5, modified 1, effect 0.");
    EXPECT_EQ(s.cubes("hougoumont", "red"), 0);
    s.play_all({"fire green pires_flank", "aim fr_art_5 hougoumont", "done"}, {6});
    logged(s, "fr_art_5 fires at hougoumont: die 6, modified 2, effect 1.");
    EXPECT_EQ(s.cubes("hougoumont", "red"), 1);
}

// WL-7.1.5, WL-7.1.6, WL-12.1.2, WL-12.1.5
TEST(WaterlooExamples, E13_a_leader_sends_two_areas_into_one_assault) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 fr_leader_3; bylandts_valley: fr_inf_9; pictons_ridge: br_inf_5(defensive); active=french");
    s.play_all({"lead red fr_leader_3", "assault red sandpit_valley", "attack fr_inf_7 pictons_ridge sandpit_valley",
                "attack fr_inf_8 pictons_ridge sandpit_valley", "done"});
    EXPECT_EQ(s.dice_rolled(), 0);   // no combat before the second activation
    logged(s, "Assault on", 0);
    s.refuses("reserve purple bylandts_valley", "WL-12.1.2");
    // The last move starts the fight: two rounds in which no unit retreats, so that all are asked to withdraw.
    s.play("assault red bylandts_valley", {1, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1});
    logged(s, "Assault on pictons_ridge by the French player.");   // one assault of three units
    EXPECT_EQ(s.asks(), "fall_back");
    for (const auto& [unit, origin] :
         {std::pair{"fr_inf_7", "sandpit_valley"}, {"fr_inf_8", "sandpit_valley"}, {"fr_inf_9", "bylandts_valley"}}) {
        EXPECT_EQ(s.at(unit), "pictons_ridge");
        EXPECT_EQ(word(s.position().unit(Scene::unit(unit)).link), origin);
    }
}

}  // namespace papelotte::waterloo
