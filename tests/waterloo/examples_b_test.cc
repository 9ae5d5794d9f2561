// The worked examples E14 to E25: full assaults, support, cubes, Grand Battery, strong points.
#include "tests/waterloo/examples.h"

namespace papelotte::waterloo {
// WL-7.2.2, WL-7.4.1, WL-7.4.2, WL-7.4.6, WL-7.4.8, WL-8.1.2, WL-8.2.1, WL-10.1.1, WL-9.2.4
TEST(WaterlooExamples, E14_full_assault_infantry_against_infantry_with_artillery) {
    Scene s(
        "sandpit_valley: fr_inf_7 fr_inf_8 blue=1; crossroads: br_inf_4(defensive) du_inf_1(defensive) br_art_4 red=3;"
        "altens_ridge: ge_inf_5(defensive); pictons_ridge: br_inf_5(defensive); active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "cubes fr_inf_7 1"});
    s.play("attack fr_inf_8 crossroads sandpit_valley", {5});
    logged(s, "br_art_4 fires at crossroads: die 5, modified 4, effect 1.");
    EXPECT_EQ(s.cubes("crossroads", "blue"), 2);

    s.play("cubes br_inf_4 2", {2, 4});   // the example names du_inf_1 first: dice in the order of ids
    logged(s, "br_inf_4 fires a volley: die 2, modified 2, cubes 0, morale check: yes.");
    logged(s, "du_inf_1 fires a volley: die 4, modified 4, cubes 1, morale check: yes.");

    s.play("cubes fr_inf_7 3", {4, 4, 6});
    logged(s, "fr_inf_7 checks morale: die 4, column 4: retreats.");
    logged(s, "fr_inf_8 checks morale: die 4, column 1: stands.");
    logged(s, "fr_inf_8 fires a volley: die 6, modified 6, cubes 2, morale check: yes.");

    s.play("cubes br_inf_4 2", {5, 1, 1, 4, 6});   // again br_inf_4 before du_inf_1
    logged(s, "br_inf_4 checks morale: die 5, column 0: stands.");
    logged(s, "du_inf_1 checks morale: die 1, column 2: retreats.");
    logged(s, "br_inf_4 fires a volley: die 1, modified 1, cubes 0, morale check: no.");
    logged(s, "fr_inf_8 fires a volley: die 4, modified 4, cubes 1, morale check: yes.");
    logged(s, "br_inf_4 checks morale: die 6, column 1: stands.");

    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
    EXPECT_EQ(s.at("fr_inf_8"), "sandpit_valley");
    EXPECT_EQ(s.state("fr_inf_8"), "mobile");
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 3);
    EXPECT_EQ(s.at("du_inf_1"), "msj_farm");
    EXPECT_EQ(s.state("du_inf_1"), "mobile");
    EXPECT_EQ(s.cubes("msj_farm", "red"), 3);
    EXPECT_EQ(s.at("br_inf_4"), "crossroads");
    EXPECT_EQ(s.cubes("crossroads", "red"), 3);
}

// WL-7.3.3, WL-7.3.4, WL-7.5.1, WL-7.5.3, WL-7.5.5, WL-7.5.6, WL-8.2.2, WL-7.6.2, WL-7.8.1
TEST(WaterlooExamples, E15_full_assault_combined_arms) {
    Scene s(
        "sandpit_valley: fr_inf_7 fr_cav_7; pictons_ridge: br_inf_5(defensive) br_cav_2 br_art_5; crossroads: br_inf_4(defensive);"
        "bests_ridge: ge_inf_8(defensive); active=french");
    s.play_all({"assault green sandpit_valley", "attack fr_inf_7 pictons_ridge sandpit_valley"});
    s.play("attack fr_cav_7 pictons_ridge sandpit_valley", {4, 6, 4});   // melee: one cavalry unit each, so there is no choice
    logged(s, "br_art_5 fires at pictons_ridge: die 4, modified 3, effect 1.");
    EXPECT_EQ(s.cubes("pictons_ridge", "blue"), 1);
    logged(s, "fr_cav_7 (6) against br_cav_2 (4).");

    s.play("retreat br_cav_2 ponsonbys_hollow", {5, 4, 6, 1, 2});
    EXPECT_EQ(s.at("br_cav_2"), "ponsonbys_hollow");
    EXPECT_EQ(s.state("br_cav_2"), "tired");
    logged(s, "br_inf_5 fires a volley: die 5, modified 6, cubes 2, morale check: yes.");
    logged(s, "fr_inf_7 checks morale: die 4, column 4: retreats.");
    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 3);
    logged(s, "br_inf_5 fires at the cavalry: die 6, hit: yes.");
    EXPECT_EQ(s.state("fr_cav_7"), "tired");
    EXPECT_EQ(s.at("fr_cav_7"), "pictons_ridge");
    logged(s, "  charged by cavalry 3");
    logged(s, "  in square -6");
    logged(s, "br_inf_5 checks morale: die 1, column 0: is ridden down.");   // R, but cavalry is there: E
    EXPECT_TRUE(s.eliminated("br_inf_5"));
    EXPECT_EQ(s.at("br_art_5"), "pictons_ridge");
    EXPECT_TRUE(s.unmanned("br_art_5"));
    EXPECT_EQ(s.cubes("pictons_ridge", "red"), 1);
    logged(s, "fr_cav_7 rolls for control: die 2, charges on: no.");
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 1);
}

// WL-7.3.2, WL-7.3.4, WL-7.3.5, WL-7.8.1, WL-7.8.3, WL-7.8.6, WL-16.1.2
TEST(WaterlooExamples, E16_full_assault_cavalry_melee_and_counter_charge) {
    Scene s("sandpit_valley: fr_cav_7; crossroads: br_cav_1 br_cav_2(tired); active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_7 crossroads sandpit_valley"});
    s.play("counter br_cav_1", {5, 3, 2, 4, 6, 5, 2, 2});
    logged(s, "fr_cav_7 (5) against br_cav_1 (3).");
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");
    EXPECT_EQ(s.state("br_cav_1"), "tired");
    logged(s, "fr_cav_7 (2) against br_cav_2 (3).");   // 4 - 1: the French lose
    logged(s, "fr_cav_7 falls back from crossroads to sandpit_valley.");
    logged(s, "br_cav_2 rolls for control: die 6, charges on: yes.");
    logged(s, "Assault on sandpit_valley by the Allied player.");   // its only target, chosen automatically
    logged(s, "br_cav_2 (4) against fr_cav_7 (1).");
    EXPECT_TRUE(s.eliminated("fr_cav_7"));
    EXPECT_EQ(s.at("br_cav_2"), "sandpit_valley");
    EXPECT_EQ(s.state("br_cav_2"), "tired");
    EXPECT_EQ(casualties(s.position(), Army::french), 0);
}

// WL-8.1.5, WL-8.1.6
TEST(WaterlooExamples, E17_support) {
    const Scene s("merbraine: du_inf_3(defensive); clintons_reserve: ge_inf_9(defensive); brunswick_park: br_inf_8(defensive)");
    EXPECT_TRUE(is_supported(s.position(), Scene::unit("du_inf_3")));
    EXPECT_TRUE(is_supported(s.position(), Scene::unit("ge_inf_9")));
    EXPECT_FALSE(is_supported(s.position(), Scene::unit("br_inf_8")));
}

// WL-5.1.11, WL-9.2.1, WL-9.1.3
TEST(WaterlooExamples, E18_assigning_cubes_when_one_of_two_infantry_units_moves) {
    Scene s("bachelus_field: fr_inf_4 fr_inf_5 fr_art_1 blue=3; active=french");
    s.play_all({"move green bachelus_field", "go fr_inf_4 orchard_hollow"});
    EXPECT_EQ(s.operands("cubes fr_inf_4 "), (Words{"0", "1", "2", "3"}));
    s.play_all({"cubes fr_inf_4 3", "done"});
    EXPECT_EQ(s.cubes("orchard_hollow", "blue"), 3);
    EXPECT_EQ(s.cubes("bachelus_field", "blue"), 0);
    EXPECT_FALSE(s.unmanned("fr_art_1"));
}

// WL-6.6.1, WL-6.6.2, WL-6.6.4
TEST(WaterlooExamples, E19_grand_battery_fire_by_a_leader) {
    const std::string_view scene =
        "milhauds_field: fr_leader_3; grand_battery_west: fr_art_1 fr_art_2; grand_battery_east: fr_art_3 fr_art_4;"
        "la_haye_sainte: ge_inf_2(defensive); pictons_ridge: br_inf_5(defensive); active=french grand_battery=6";
    Scene s(scene);
    s.play("lead green fr_leader_3");
    s.play_all({"fire green grand_battery_west", "grand_battery", "aim fr_art_1 la_haye_sainte", "aim fr_art_2 la_haye_sainte"}, {3, 3, 5, 2});
    EXPECT_EQ(s.log("fr_art_1 fires"), (Words{"fr_art_1 fires at la_haye_sainte: die 3, modified 1, effect 0.",
                                              "fr_art_1 fires at la_haye_sainte: die 3, modified 1, effect 0."}));
    EXPECT_EQ(s.log("fr_art_2 fires"), (Words{"fr_art_2 fires at la_haye_sainte: die 5, modified 3, effect 1.",
                                              "fr_art_2 fires at la_haye_sainte: die 2, modified 0, effect 0."}));
    EXPECT_EQ(s.cubes("la_haye_sainte", "red"), 1);
    s.play_all({"fire green grand_battery_east", "grand_battery", "aim fr_art_3 pictons_ridge", "aim fr_art_4 pictons_ridge"}, {6, 4, 1, 6});
    EXPECT_EQ(s.log("fr_art_3 fires"), (Words{"fr_art_3 fires at pictons_ridge: die 6, modified 4, effect 1.",
                                              "fr_art_3 fires at pictons_ridge: die 4, modified 2, effect 0."}));
    EXPECT_EQ(s.log("fr_art_4 fires"), (Words{"fr_art_4 fires at pictons_ridge: die 1, modified -1, effect 0.",
                                              "fr_art_4 fires at pictons_ridge: die 6, modified 4, effect 1."}));
    logged(s, "  ridge -2", 4);
    EXPECT_EQ(s.cubes("pictons_ridge", "red"), 2);
    EXPECT_EQ(s.position().grand_battery, 5);

    Scene twice(scene);   // the same area fires twice: one cube each time
    twice.play("lead green fr_leader_3");
    for (int i = 0; i < 2; ++i)
        twice.play_all({"fire green grand_battery_west", "grand_battery", "aim fr_art_1 la_haye_sainte", "aim fr_art_2 la_haye_sainte"},
                       {1, 1, 1, 1});
    EXPECT_EQ(twice.position().grand_battery, 4);
}

// WL-12.1.3, WL-12.1.1
TEST(WaterlooExamples, E20_leader_moves_the_same_units_twice) {
    Scene s("grand_battery_west: fr_inf_4 fr_inf_5 fr_leader_2; active=french");
    s.play_all({"lead green fr_leader_2", "move green grand_battery_west", "go fr_inf_4 foys_hollow", "go fr_inf_5 foys_hollow", "done"});
    s.play_all({"move green foys_hollow", "go fr_inf_4 altens_ridge", "go fr_inf_5 altens_ridge"});
    EXPECT_EQ(s.at("fr_inf_4"), "altens_ridge");
    EXPECT_EQ(s.at("fr_inf_5"), "altens_ridge");
    EXPECT_EQ(s.at("fr_leader_2"), "grand_battery_west");
    EXPECT_EQ(s.state("fr_leader_2"), "used");
    EXPECT_EQ(s.asks(), "choose_action");
    EXPECT_EQ(s.discs("french", "green", "this_round"), 1);
}

// WL-8.1.12, WL-8.2.3, WL-7.4.3, WL-7.4.8, WL-8.1.7
TEST(WaterlooExamples, E21_r_in_a_strong_point_becomes_a_cube) {
    Scene six(
        "bachelus_field: fr_inf_4 fr_inf_5; hougoumont: ge_inf_1(defensive) red=4; halketts_ridge: br_inf_3(defensive);"
        "guards_ridge: br_inf_2(defensive); active=french");
    six.play_all({"assault red bachelus_field", "attack fr_inf_4 hougoumont bachelus_field", "attack fr_inf_5 hougoumont bachelus_field"},
                 {1, 6, 3});
    logged(six, "ge_inf_1 fires a volley: die 1, modified -1, cubes 0, morale check: no.");
    logged(six, "fr_inf_4 fires a volley: die 6, modified 5, cubes 2, morale check: yes.");
    logged(six, "fr_inf_5 fires a volley: die 3, modified 2, cubes 0, morale check: yes.");
    logged(six, "checks morale", 0);   // six cubes eliminate before the check
    EXPECT_EQ(six.cause("ge_inf_1"), "six_cubes");
    EXPECT_TRUE(six.eliminated("ge_inf_1"));
    EXPECT_EQ(six.at("fr_inf_4"), "hougoumont");

    Scene s(
        "bachelus_field: fr_inf_4 fr_inf_5; hougoumont: ge_inf_1(defensive) red=2; halketts_ridge: br_inf_3(defensive);"
        "guards_ridge: br_inf_2(defensive); active=french");
    s.play_all({"assault red bachelus_field", "attack fr_inf_4 hougoumont bachelus_field", "attack fr_inf_5 hougoumont bachelus_field"},
               {1, 6, 3, 1, 1, 1, 1});
    logged(s, "ge_inf_1 fires a volley: die 1, modified 0, cubes 0, morale check: no.");
    logged(s, "ge_inf_1 checks morale: die 1, column 1: takes a cube.");   // 4 - 3, supported, no woods shift
    logged(s, "ge_inf_1 fires a volley: die 1, modified -1, cubes 0, morale check: no.");
    EXPECT_EQ(s.at("ge_inf_1"), "hougoumont");
    EXPECT_EQ(s.cubes("hougoumont", "red"), 5);
    EXPECT_EQ(s.at("fr_inf_4"), "bachelus_field");
    EXPECT_EQ(s.at("fr_inf_5"), "bachelus_field");
}

// WL-13.2.3, WL-6.3.5
TEST(WaterlooExamples, E22_capacity_exceeded_no_strong_point_modifier_for_ranged_fire) {
    Scene s("grand_battery_west: fr_art_1; la_haye_sainte: ge_inf_2(defensive) ge_inf_5(defensive); active=french");
    EXPECT_EQ(fire_modifier(s.position(), Scene::unit("fr_art_1"), Scene::area("la_haye_sainte")), 0);
    s.play_all({"fire green grand_battery_west", "aim fr_art_1 la_haye_sainte", "done"}, {3});
    EXPECT_EQ(s.cubes("la_haye_sainte", "red"), 1);
}

// WL-7.5.10, WL-7.5.11, WL-7.8.2
TEST(WaterlooExamples, E23_cavalry_assaults_la_haye_sainte) {
    Scene s("sandpit_valley: fr_cav_7 fr_cav_8; la_haye_sainte: ge_inf_2(defensive); active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_7 la_haye_sainte sandpit_valley"});
    s.play("attack fr_cav_8 la_haye_sainte sandpit_valley", {6});
    s.play("hit fr_cav_8");
    EXPECT_EQ(s.state("fr_cav_8"), "tired");
    EXPECT_EQ(s.at("fr_cav_8"), "sandpit_valley");
    EXPECT_EQ(s.state("fr_cav_7"), "fresh");
    EXPECT_EQ(s.at("fr_cav_7"), "sandpit_valley");
    EXPECT_EQ(s.state("ge_inf_2"), "defensive");
    EXPECT_EQ(s.at("ge_inf_2"), "la_haye_sainte");
    logged(s, "checks morale", 0);
    logged(s, "rolls for control", 0);
}

// WL-7.5.1, WL-7.5.4, WL-7.5.6, WL-7.5.7, WL-7.5.8, WL-8.1.4
TEST(WaterlooExamples, E24_infantry_assaults_cavalry_alone_in_the_open) {
    Scene s("altens_ridge: br_cav_1; foys_hollow: fr_inf_4; active=french");
    s.play("assault red foys_hollow", {3, 5});   // its only target, chosen automatically
    EXPECT_EQ(s.log("  "), (Words{"  charged by cavalry 3", "  unsupported 1"}));
    logged(s, "fr_inf_4 checks morale: die 5, column 4: stands.");
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.operands("retreat br_cav_1 "), (Words{"crossroads", "nassau_reserve", "somersets_hollow"}));
    s.play("retreat br_cav_1 crossroads");
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");
    EXPECT_EQ(s.state("br_cav_1"), "fresh");
    EXPECT_EQ(s.at("fr_inf_4"), "altens_ridge");
    EXPECT_EQ(s.state("fr_inf_4"), "square");
}

// WL-7.5.2, WL-10.2.2
TEST(WaterlooExamples, E25_infantry_assaults_cavalry_in_woods) {
    Scene s("frischermont: br_cav_3 br_cav_4(tired); duruttes_knoll: fr_inf_11; active=french");
    EXPECT_EQ(words(retreat_areas(s.position(), Scene::unit("br_cav_3"))), (Words{"papelotte_smohain"}));
    s.play("assault red duruttes_knoll");
    EXPECT_EQ(s.at("br_cav_3"), "papelotte_smohain");
    EXPECT_EQ(s.state("br_cav_3"), "fresh");
    EXPECT_EQ(s.at("br_cav_4"), "papelotte_smohain");
    EXPECT_EQ(s.state("br_cav_4"), "tired");
    EXPECT_EQ(s.at("fr_inf_11"), "frischermont");
    EXPECT_EQ(s.state("fr_inf_11"), "mobile");
    EXPECT_EQ(s.dice_rolled(), 0);
}

}  // namespace papelotte::waterloo
