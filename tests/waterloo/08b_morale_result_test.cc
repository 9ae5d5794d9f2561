// WL-8.1.12, WL-8.2  Morale checks in strong points, and the results of checks.
#include "tests/waterloo/storm.h"

namespace papelotte::waterloo {

RULE(WL_8_1_12, a_strong_point_shelters_from_woods_and_combined_force_but_not_from_the_rest) {
    const auto in_hougoumont = [](const std::string& defenders, const std::string& attacker, int volley) {
        Scene s("bachelus_field: " + attacker + "; hougoumont: " + defenders);
        s.play("assault red bachelus_field", {1, volley, 6, 1, 1});
        return column(s, "ge_inf_1");
    };
    EXPECT_EQ(in_hougoumont("ge_inf_1 red=2", "fr_inf_7", 2), 4);              // 2 cubes, unsupported, woods
    EXPECT_EQ(in_hougoumont("ge_inf_1(defensive) red=3", "fr_inf_7", 3), 1);   // 3 cubes, unsupported, the box value 3
    EXPECT_EQ(in_hougoumont("ge_inf_1(defensive) red=3", "ig_inf_1", 3), 2);   // the Guard still has an effect
    const auto in_la_haye_sainte = [](const std::string& defender, int volley, const std::vector<int>& step_4) {
        Scene s("sandpit_valley: fr_inf_7 fr_cav_1; la_haye_sainte: " + defender + " red=2");
        std::vector<int> dice{1, volley, 6, 1, 1};
        dice.insert(dice.end(), step_4.begin(), step_4.end());
        storm(s, {"fr_inf_7", "fr_cav_1"}, dice, {"sandpit_valley", "la_haye_sainte"});
        return s.log("ge_inf_1 checks morale").at(0);
    };
    EXPECT_NE(in_la_haye_sainte("ge_inf_1", 2, {1, 1, 1}).find("column 4"), std::string::npos);        // 2, unsupported, combined
    EXPECT_NE(in_la_haye_sainte("ge_inf_1(defensive)", 3, {1}).find("column 1"), std::string::npos);   // 2, unsupported, the box value 2
}

RULE(WL_8_1_12, only_units_that_benefit_have_the_shift) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) ge_inf_2(defensive) red=6");
    s.play_all({"assault red sandpit_valley", "benefit ge_inf_2", "cubes ge_inf_1 3", "cubes ge_inf_1 3"}, {1, 1, 2, 6, 6});
    EXPECT_EQ(column(s, "ge_inf_1"), 4);
    EXPECT_EQ(column(s, "ge_inf_2"), 2);
}

RULE(WL_8_2_1, R_retreats_the_unit_with_the_cubes_assigned_to_it) {
    Scene s(
        "sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) ge_inf_2(defensive) red=3; "
        "somersets_hollow: ge_inf_8; ponsonbys_hollow: ge_inf_9");
    s.play_all({"assault red sandpit_valley", "cubes ge_inf_1 0", "cubes ge_inf_1 2"}, {1, 1, 2, 2, 6, 1, 1});   // column 2, die 2: R
    EXPECT_EQ(s.at("ge_inf_1"), "msj_farm");
    EXPECT_EQ(s.cubes("msj_farm", "red"), 2);
    EXPECT_EQ(s.at("ge_inf_2"), "crossroads");
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.stock("red"), 22);
}

RULE(WL_8_2_2, R_becomes_E_beside_enemy_cavalry) {
    Scene alone("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive)");
    alone.play("assault red sandpit_valley", {1, 2, 1});
    EXPECT_EQ(alone.at("ge_inf_1"), "msj_farm");
    Scene ridden_down("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: ge_inf_1(defensive)");
    storm(ridden_down, {"fr_inf_7", "fr_cav_1"}, {1, 2, 1, 1});   // column 2: R; the last die: control
    EXPECT_TRUE(ridden_down.eliminated("ge_inf_1"));
    EXPECT_EQ(ridden_down.cause("ge_inf_1"), "morale");
}

RULE(WL_8_2_2, R_becomes_E_beside_enemy_cavalry_in_any_terrain_and_for_attackers_too) {
    Scene woods("duruttes_knoll: fr_inf_7; frischermont: ge_inf_1(defensive) ge_cav_1");
    woods.play("assault red duruttes_knoll", {2, 1, 1});   // column 2, die 1: R; the cavalry's control die
    EXPECT_TRUE(woods.eliminated("fr_inf_7"));
    Scene without("duruttes_knoll: fr_inf_7; frischermont: ge_inf_1(defensive)");
    without.play("assault red duruttes_knoll", {2, 1});
    EXPECT_EQ(without.at("fr_inf_7"), "duruttes_knoll");
}

RULE(WL_8_2_3, for_a_unit_in_the_strong_point_R_is_one_cube) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive)");
    s.play("assault red sandpit_valley", {1, 3, 1, 1, 1});   // the French 3 is M; column 0, die 1: R
    EXPECT_EQ(s.at("ge_inf_1"), "la_haye_sainte");
    EXPECT_EQ(s.state("ge_inf_1"), "defensive");
    EXPECT_EQ(s.cubes("la_haye_sainte", "red"), 1);
}

RULE(WL_8_2_3, the_cube_is_of_the_units_own_army) {
    Scene s("duruttes_knoll: fr_inf_9 fr_inf_10; papelotte_smohain: br_inf_1(defensive) pr_inf_1(defensive)");
    storm(s, {"fr_inf_9", "fr_inf_10"}, {1, 1, 3, 3, 4, 1}, {"duruttes_knoll", "papelotte_smohain"});
    s.play("cube black", {1, 6, 1, 1, 1, 1});   // the volley's cube; then br_inf_1 fails and pr_inf_1 stands
    EXPECT_EQ(s.asks(), "choose_action");         // nobody chooses a colour for the R
    EXPECT_EQ(s.cubes("papelotte_smohain", "red"), 1);
    EXPECT_EQ(s.cubes("papelotte_smohain", "black"), 1);
}

RULE(WL_8_2_3, even_with_enemy_cavalry_there) {
    Scene s("sandpit_valley: fr_inf_7 fr_cav_1; la_haye_sainte: ge_inf_1(defensive)");
    storm(s, {"fr_inf_7", "fr_cav_1"}, {1, 3, 1, 1, 1, 1}, {"sandpit_valley", "la_haye_sainte"});
    EXPECT_EQ(s.at("ge_inf_1"), "la_haye_sainte");
    EXPECT_EQ(s.cubes("la_haye_sainte", "red"), 1);
}

RULE(WL_8_2_3, but_E_is_E_in_a_strong_point_too) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) red=5");
    s.play("assault red sandpit_valley", {1, 3, 1});   // 5 + 1 - 2 = 4, die 1: E
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
}

RULE(WL_8_2_4, E_removes_the_unit_and_the_cubes_assigned_to_it) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) ge_inf_2(defensive) red=5");
    s.play_all({"assault red sandpit_valley", "cubes ge_inf_1 0", "cubes ge_inf_1 3"}, {1, 1, 2, 1, 6, 1, 1});   // column 4, die 1: E
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 2);
    EXPECT_EQ(s.stock("red"), 23);
}

RULE(WL_8_2_5, cubes_for_R_come_after_all_dice_and_then_too_many_eliminate) {
    Scene s("bachelus_field: fr_inf_7; hougoumont: ge_inf_1(defensive) ge_inf_2(defensive) red=9");
    // columns 5 + 1 - 3 = 3 and 4 + 1 - 3 = 2, both dice 2: R, R. The cube of the first does not change the column of the second.
    s.play_all({"assault red bachelus_field", "cubes ge_inf_1 5", "cubes ge_inf_1 5"}, {1, 1, 3, 2, 2});
    EXPECT_EQ(column(s, "ge_inf_2"), 2);
    EXPECT_EQ(s.cubes("hougoumont", "red"), 11);
    EXPECT_EQ(s.asks(), "too_many_cubes");
    s.play("lose ge_inf_1", {1, 1});
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.cubes("hougoumont", "red"), 5);
    EXPECT_EQ(s.at("fr_inf_7"), "bachelus_field");
}

RULE(WL_8_2_6, infantry_that_retreats_ends_mobile) {
    for (const char* formation : {"defensive", "square", "mobile"}) {
        SCOPED_TRACE(formation);
        Scene s(std::string("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(") + formation + ")");
        s.play("assault red sandpit_valley", {1, 2, 1});
        EXPECT_EQ(s.at("ge_inf_1"), "msj_farm");
        EXPECT_EQ(s.state("ge_inf_1"), "mobile");
    }
}

}  // namespace papelotte::waterloo
