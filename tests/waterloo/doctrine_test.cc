// Doctrine: for each important reason a small position that it decides.
#include "tests/waterloo/judged.h"

namespace papelotte::waterloo {

// --- Guns ------------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, guns_fire_where_infantry_is_near_its_end) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; bylandts_valley: ge_inf_2 red=5; grand_battery=0");
    s.play("fire green grand_battery_east");
    EXPECT_EQ(choice(s), "aim fr_art_1 bylandts_valley");
}

TEST(WaterlooDoctrine, guns_fire_at_the_nearer_of_two_fresh_targets) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; bylandts_valley: ge_inf_2; grand_battery=0");
    s.play("fire green grand_battery_east");
    EXPECT_EQ(choice(s), "aim fr_art_1 sandpit_valley");
}

TEST(WaterlooDoctrine, the_grand_battery_is_for_many_guns) {
    Scene three("grand_battery_east: fr_art_1 fr_art_2 fr_art_3; sandpit_valley: ge_inf_1 ge_inf_2");
    three.play_all(
        {"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "aim fr_art_2 sandpit_valley", "aim fr_art_3 sandpit_valley"});
    EXPECT_EQ(choice(three), "grand_battery");
    Scene one("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1 ge_inf_2");
    one.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley"});
    EXPECT_EQ(choice(one), "done");
}

TEST(WaterlooDoctrine, guns_are_deployed_when_it_is_free) {
    Scene s("grand_battery_east: fr_art_1(limbered) fr_inf_1(defensive); msj_farm: br_inf_1(defensive); active=french phase=formation");
    while (s.seat() == "allied") s.play("done");
    EXPECT_EQ(choice(s), "turn fr_art_1 deployed");
}

// --- Assaults ----------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, cavalry_charges_mobile_infantry_rather_than_formed) {
    Scene s("milhauds_field: fr_cav_7; lobaus_field: pr_inf_1; plancenoit_ridge: pr_inf_2(defensive); turn=5");
    s.play("assault red milhauds_field");
    EXPECT_EQ(choice(s), "attack fr_cav_7 lobaus_field milhauds_field");
}

TEST(WaterlooDoctrine, a_worn_unit_does_not_storm_a_strong_point) {
    const Scene s(
        "foys_hollow: fr_inf_4 blue=4; la_haye_sainte: ge_inf_2(defensive) br_art_1; crossroads: br_inf_4(defensive); "
        "altens_ridge: br_inf_5(defensive)");
    const Judged here = judged(s);
    EXPECT_GT(here.score("nothing green"), here.score("assault red foys_hollow"));
    EXPECT_LT(here.points("assault red foys_hollow", Why::spare), 0);
}

TEST(WaterlooDoctrine, infantry_and_cavalry_assault_together) {
    Scene s(
        "milhauds_field: fr_inf_1 fr_inf_2 fr_cav_7; jacquinots_field: fr_inf_3; lobaus_field: fr_inf_4; "
        "plancenoit_ridge: ge_inf_1(defensive) ge_inf_2(defensive) red=3; turn=5");
    s.play("assault red milhauds_field");
    bool infantry = false, cavalry = false;
    while (s.asks() == "assault_moves" && choice(s) != "done") {
        infantry = infantry || choice(s).starts_with("attack fr_inf");
        cavalry = cavalry || choice(s).starts_with("attack fr_cav");
        if (infantry && cavalry) break;
        s.play(choice(s));
    }
    EXPECT_TRUE(infantry && cavalry);
}

TEST(WaterlooDoctrine, guns_without_infantry_are_worth_taking) {
    const Scene s(
        "la_haye_sainte: ge_inf_2; crossroads: br_inf_4(defensive); altens_ridge: br_inf_3(defensive); grand_battery_west: fr_art_1 fr_art_2; "
        "la_belle_alliance: ig_cav_1; active=allied");
    const Judged here = judged(s);
    EXPECT_EQ(here.choice(), "assault red la_haye_sainte");
    EXPECT_GT(here.points("assault red la_haye_sainte", Why::destroy), 1);
}

TEST(WaterlooDoctrine, the_better_horse_meets_the_charge) {
    Scene s("milhauds_field: fr_cav_7; plancenoit_ridge: br_cav_1(tired) br_cav_2 du_cav_1(tired); turn=5");
    s.play_all({"assault red milhauds_field", "attack fr_cav_7 plancenoit_ridge milhauds_field"});
    ASSERT_EQ(s.asks(), "counter_charge");
    EXPECT_EQ(choice(s), "counter br_cav_2");
}

TEST(WaterlooDoctrine, the_strong_point_shelters_the_british) {
    Scene s("foys_hollow: fr_inf_4; la_haye_sainte: ge_inf_2(defensive) br_inf_4(defensive); crossroads: br_art_4 br_inf_5(defensive)");
    s.play("assault red foys_hollow");
    ASSERT_EQ(s.asks(), "declare_strong_point");
    EXPECT_EQ(choice(s), "benefit br_inf_4");
}

// --- Ground ------------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, the_road_to_the_objective_is_taken_when_no_answer_can_follow) {
    const Scene s("msj_farm: fr_inf_1; merbraine: br_inf_1(defensive); active=french allied.green=0 french.green=2");
    const Judged here = judged(s);
    EXPECT_EQ(here.choice(), "move green msj_farm");
    EXPECT_GT(here.points("move green msj_farm", Why::last_round), 0);
}

TEST(WaterlooDoctrine, infantry_goes_back_to_guard_its_objective) {
    Scene s("brunswick_park: br_inf_8; crossroads: br_inf_4(defensive); ponsonbys_hollow: fr_inf_1 fr_inf_2; active=allied turn=5");
    s.play("move green brunswick_park");
    EXPECT_EQ(choice(s), "go br_inf_8 mont_st_jean");
}

TEST(WaterlooDoctrine, prussians_march_on_rossomme) {
    Scene s("virere_heights: pr_inf_1; rossomme: ig_inf_4(defensive); active=allied turn=5");
    s.play("move green virere_heights");
    const std::string to = choice(s).substr(std::string("go pr_inf_1 ").size());
    EXPECT_LT(distance(Scene::area(to), kRossomme), distance(Scene::area("virere_heights"), kRossomme));
}

TEST(WaterlooDoctrine, a_fourth_unit_is_one_too_many) {
    Scene s("decosters_house: fr_inf_1; la_belle_alliance: fr_inf_2 fr_inf_3 fr_inf_4; crossroads: br_inf_4(defensive)");
    s.play("move green decosters_house");
    EXPECT_LT(judged(s).points("go fr_inf_1 la_belle_alliance", Why::avoid_crowding), 0);
    EXPECT_NE(choice(s), "go fr_inf_1 la_belle_alliance");
}

TEST(WaterlooDoctrine, cavalry_does_not_join_threatened_infantry_where_three_stand) {
    Scene three("jacquinots_field: fr_cav_7; marcognets_ridge: fr_inf_8 fr_inf_9 fr_inf_10; bylandts_valley: br_cav_1 br_inf_4(defensive)");
    three.play("move green jacquinots_field");
    EXPECT_GT(judged(three).points("go fr_cav_7 marcognets_ridge", Why::support), 0);
    EXPECT_NE(choice(three), "go fr_cav_7 marcognets_ridge");
    Scene two("jacquinots_field: fr_cav_7; marcognets_ridge: fr_inf_8 fr_inf_9; bylandts_valley: br_cav_1 br_inf_4(defensive)");
    two.play("move green jacquinots_field");
    EXPECT_EQ(choice(two), "go fr_cav_7 marcognets_ridge");
}

TEST(WaterlooDoctrine, guns_do_not_go_alone_to_the_enemy) {
    Scene s(
        "grand_battery_west: fr_art_1; la_belle_alliance: fr_inf_1(defensive); crossroads: br_inf_4(defensive) br_cav_1; altens_ridge: "
        "br_inf_3(defensive)");
    s.play("move green grand_battery_west");
    const Judged here = judged(s);
    EXPECT_GT(here.score("go fr_art_1 la_belle_alliance"), here.score("go fr_art_1 sandpit_valley"));
}

// --- Formation -----------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, infantry_forms_up_where_cavalry_is_near) {
    Scene s("grand_battery_east: fr_inf_7; crossroads: br_cav_1 br_inf_4(defensive); active=french phase=formation");
    while (s.seat() == "allied") s.play("done");
    EXPECT_EQ(choice(s), "turn fr_inf_7 defensive");
}

TEST(WaterlooDoctrine, infantry_far_from_the_enemy_is_left_as_it_is) {
    Scene s("rossomme: ig_inf_4; merbraine: br_inf_4(defensive); active=french phase=formation");
    while (s.seat() == "allied") s.play("done");
    EXPECT_TRUE(s.asks() != "change_formation" || choice(s) == "done");
}

TEST(WaterlooDoctrine, a_square_is_left_when_it_may_be) {
    Scene s("grand_battery_east: fr_inf_7(square); crossroads: br_cav_1 br_inf_4(defensive); active=french phase=formation");
    while (s.seat() == "allied") s.play("done");
    EXPECT_EQ(choice(s), "turn fr_inf_7 defensive");
}

// --- Discs ---------------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, red_and_purple_discs_are_spent_before_green_ones) {
    const Scene s("milhauds_field: fr_cav_7; plancenoit_ridge: pr_inf_1; rossomme: ig_inf_4; turn=5");
    const Judged here = judged(s);
    EXPECT_GT(here.score("assault red milhauds_field"), here.score("assault green milhauds_field"));
    EXPECT_GT(here.score("reserve purple rossomme"), here.score("reserve green rossomme"));
}

// --- Small choices -------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, cubes_are_shared_so_that_both_can_fire) {
    Scene s("bulows_field: fr_inf_1 fr_inf_2; plancenoit_ridge: ge_inf_1(defensive) ge_inf_2(defensive) red=2; turn=5");
    s.play_all({"assault red bulows_field", "attack fr_inf_1 plancenoit_ridge bulows_field", "done"});
    ASSERT_EQ(s.asks(), "assign_cubes");
    EXPECT_EQ(choice(s), "cubes ge_inf_1 1");   // two on one unit would cost it a point
}

TEST(WaterlooDoctrine, few_cubes_are_taken_into_an_assault) {
    Scene s("bulows_field: fr_inf_1 fr_inf_2 blue=4; plancenoit_ridge: ge_inf_1(defensive); turn=5");
    s.play_all({"assault red bulows_field", "attack fr_inf_1 plancenoit_ridge bulows_field"});
    ASSERT_EQ(s.asks(), "take_cubes_along");
    EXPECT_EQ(choice(s), "cubes fr_inf_1 0");
}

TEST(WaterlooDoctrine, the_line_dies_before_the_guard) {
    Scene s("sandpit_valley: fr_inf_1 ig_inf_1 blue=10; crossroads: br_art_1 ge_inf_1; active=allied");
    s.play("fire green crossroads", {6});
    ASSERT_EQ(s.asks(), "too_many_cubes");
    EXPECT_EQ(choice(s), "lose fr_inf_1");
}

TEST(WaterlooDoctrine, a_fresh_horse_takes_the_hit_that_would_kill_a_tired_one) {
    Scene s("milhauds_field: fr_cav_7 fr_cav_8(tired); plancenoit_ridge: pr_inf_1; turn=5");
    s.play_all(
        {"assault red milhauds_field", "attack fr_cav_7 plancenoit_ridge milhauds_field", "attack fr_cav_8 plancenoit_ridge milhauds_field"},
        {6});
    ASSERT_EQ(s.asks(), "cavalry_losses");
    EXPECT_EQ(choice(s), "hit fr_cav_7");
}

TEST(WaterlooDoctrine, a_leader_goes_with_the_last_of_his_troops) {
    Scene s("crossroads: br_cav_1(tired) br_leader_1; sandpit_valley: fr_art_1; grand_battery=0");
    s.play("fire green sandpit_valley", {6});
    while (s.asks() == "cavalry_hits") s.play(choice(s));
    ASSERT_EQ(s.asks(), "accompany");
    EXPECT_EQ(choice(s), "follow br_leader_1");
}

}  // namespace papelotte::waterloo
