// EM-13  The Charge. What the worked cases call north is west here (see 12_manoeuvre_test.cc).
#include "games/enemy_mistakes/rules/pieces.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
RULE(EM_13_1, guns_alone_do_not_charge) {
    Scene s = field("b23 200,570,270 green fastened; r33 140,570,90;");
    s.play("select b23");
    s.refuses("charge b23 0 r33", "EM-13.1");
}

RULE(EM_13_2, a_charge_ends_with_its_front_at_the_target) {
    Scene s = field("b13 250,570,270 green; r33 150,570,90; b19 320,620,270 green;");
    s.play("select b13");
    s.refuses("charge b13 0 b19", "EM-13.2");
    s.play("charge b13 0 r33");
    EXPECT_EQ(s.place("b13"), "180.00 570.00");
    EXPECT_EQ(s.position().formation(Scene::unit("b13")).distance, 700);   // EM-13.7
    EXPECT_TRUE(s.position().formation(Scene::unit("b13")).charged);
}

RULE(EM_13_3, the_first_enemy_met_is_the_target) {
    Scene s = field("b13 270,570,270 green; r33 190,570,90; r34 130,570,90;");
    s.play("select b13");
    s.refuses("charge b13 0 r34", "EM-13.3");
    accepts(s, "charge b13 0 r33");
    Scene together = field("b13 270,570,270 green; r33 190,562,90; r34 189.7,592.5,90;");   // 0.3 mm farther
    together.play("select b13");
    accepts(together, "charge b13 0 r34");
}

RULE(EM_13_4, who_is_in_an_area_charges_its_owner) {
    Scene s = field("b13 210.3,565,270 green; r33 200,520,90; r34 150,565,90;");   // it would enter the area of r34 within a millimetre
    s.play("select b13");
    s.refuses("charge b13 0 r34", "EM-13.4");
}

RULE(EM_13_4, the_area_entered_first_says_whom_to_charge) {
    Scene s = field("b13 270,570,270 green; r33 160,562,90; r34 175,610,90;");   // r34's area reaches out farther east
    s.play("select b13");
    s.refuses("charge b13 0 r33", "EM-13.4");
}

// EM-X73
RULE(EM_13_5, a_formation_in_contact_is_not_charged_again) {
    Scene s = field("b13 190,560,270 green; b19 190,595,270 green; r33 145,570,90;");
    s.play_all({"select b13", "charge b13 0 r33"});
    s.play("select b19");
    s.refuses("charge b19 0 r33", "EM-13.5");
    s.refuses("advance b19 0 5", "EM-2.29");
    s.allows("stand");
    accepts(s, "fall_back 30");
}

RULE(EM_13_6, a_charge_has_no_light_bonus) {
    Scene s = field("b21 300,570,270 green; r33 140,570,90;");   // 130 mm: an Advance of 5 could, a Charge of 4 cannot
    s.play("select b21");
    s.refuses("charge b21 0 r33", "EM-13.6");
}

RULE(EM_13_8, who_is_charged_stops_and_his_general_loses_his_markers) {
    Scene s = field("b13 250,570,270 green; r33 150,570,90 green; picton 500,20 box=3;");
    s.play_all({"select b13", "charge b13 0 r33"});
    EXPECT_FALSE(s.green("r33"));
    EXPECT_EQ(s.box("picton"), 0);   // EM-25.11: wherever he is
    Scene both = field("b13 270,570,270 green; r33 190,560,90 green; r16 190,590,90 green; hill 500,20 box=2;");
    both.play_all({"select b13", "charge b13 0 r33"});
    EXPECT_FALSE(both.green("r16"));   // touched as well
    EXPECT_EQ(both.box("hill"), 0);
}

// EM-X54
RULE(EM_13_10, fastened_horse_guns_ride_away) {
    const std::string_view pieces = "b47 330,570,270 green; r39 237.5,570,90 fastened;";
    Scene away = field(pieces);
    away.play_all({"select b47", "charge b47 0 r39"});
    EXPECT_EQ(away.asks(), "charged_guns");
    away.play("withdraw");
    EXPECT_EQ(away.place("r39"), "177.50 570.00");
    away.refuses("stop 121", "EM-13.10");
    away.refuses("stop 69", "EM-13.10");
    away.play("stop 100");
    EXPECT_EQ(away.place("b47"), "230.00 570.00");
    Scene foot = field("b47 330,570,270 green; r09 237.5,570,90 fastened;");
    foot.play_all({"select b47", "charge b47 0 r09", "withdraw"});   // 100 mm are enough for one that withdraws 1
    EXPECT_EQ(foot.place("r09"), "captured");
    EXPECT_EQ(foot.place("b47"), "230.00 570.00");
    Scene stands = field(pieces);
    stands.play_all({"select b47", "charge b47 0 r39", "stand"});
    EXPECT_EQ(stands.place("r39"), "captured");   // EM-13.14: no melee
    EXPECT_EQ(stands.orange("b47"), 0);
}

RULE(EM_13_10, the_charger_stops_before_another_enemy) {
    Scene s = field("b47 330,570,270 green; r09 237.5,570,90 fastened; r33 210,595,90;");   // r33 is met 10 mm before the guns
    s.play_all({"select b47", "charge b47 0 r09", "withdraw"});
    s.refuses("stop 90", "EM-13.10");
    accepts(s, "stop 89");
    EXPECT_EQ(s.place("r09"), "207.50 570.00");
}

RULE(EM_13_10, guns_that_cannot_ride_away_are_captured_at_the_end_of_the_reach) {
    Scene s = field("b47 380,570,270 green; r39 237.5,570,90 fastened; r46 200,570,90; r48 170,570,90;");   // 120 mm, all it may
    s.play_all({"select b47", "charge b47 0 r39", "withdraw"});
    EXPECT_EQ(s.yellow("r46"), 1);   // EM-15.7: too deep
    EXPECT_EQ(s.place("r39"), "captured");
}

RULE(EM_13_10, terrain_limits_how_far_the_charger_goes_on) {
    // The orchard of Hougoumont begins at 251: a Charge that meets it is limited to 60 mm, and the guns were 70 away.
    Scene s = field("b47 377.5,408,270 green; r39 285,408,90 fastened;");
    s.play_all({"select b47", "charge b47 0 r39", "withdraw"});
    s.refuses("stop 118", "EM-13.10");
    accepts(s, "stop 111");
}

RULE(EM_5_13, a_charger_that_goes_on_comes_upon_a_counter) {
    Scene s = field("b47 330,570,270 green; r39 237.5,570,90 fastened; orange 205,570;");
    s.play_all({"select b47", "charge b47 0 r39", "withdraw"});
    s.play("stop 115", {2});
    EXPECT_EQ(s.place("orange"), "captured");
}

RULE(EM_5_16, the_captor_is_the_unit_that_touches_the_guns) {
    Scene s = field("b13 250,540,270 green; b21 250,570,270 in=b13; r37 180,570,90; r33 320,620,90; picton @r37;");
    s.play("select b13");
    s.play("charge b13 0 r37", {3});   // against light cavalry; the infantry beside it gives the pivot alone
    EXPECT_EQ(s.place("picton"), "captured");
}

// EM-X55
RULE(EM_13_11, unfastened_guns_are_saved_by_an_exchange) {
    const std::string_view pieces = "b13 280,570,270 green; r33 190,592.5,90; r37 197.5,570,90 in=r33;";
    Scene s = field(pieces);
    s.play_all({"select b13", "charge b13 0 r37"});
    EXPECT_EQ(s.asks(), "charged_guns");
    s.refuses("withdraw", "EM-13.10");
    s.play("exchange r33");
    EXPECT_EQ(s.place("r37"), "197.50 592.50");   // EM-13.12: the middles of the fronts change places
    EXPECT_EQ(s.place("r33"), "190.00 570.00");
    EXPECT_EQ(s.position().formation(Scene::unit("b13")).target, Scene::unit("r33"));
    Scene lost = field(pieces);
    lost.play_all({"select b13", "charge b13 0 r37", "stand"});
    EXPECT_EQ(lost.place("r37"), "captured");
}

RULE(EM_13_16, whether_a_charge_is_possible_is_found_by_a_fixed_search) {
    Scene s = field("b13 190,570,330 green; r33 150,560,90;");   // only with a turn to the left
    s.refuses("done", "EM-12.5");
    s.play("select b13");
    s.refuses("stand", "EM-12.5");
    bool found = false;
    for (const std::string& action : s.legal()) found |= action.starts_with("charge");
    EXPECT_TRUE(found);
}

// EM-X57
RULE(EM_5_14, a_charge_over_a_counter_is_checked) {
    Scene s = field("b21 250,570,270 green; r33 150,570,90; orange 200,570;");
    s.play("select b21");
    s.play("charge b21 0 r33", {3});
    EXPECT_EQ(s.place("orange"), "captured");
}

RULE(EM_4_22, blue_stays_west_of_the_fold) {
    Scene s(std::string(kFarChiefs) + "b13 655,45,90 green; r33 500,45,90; at=manoeuvre:blue");
    s.play("select b13");
    s.refuses("advance b13 0 10", "EM-4.22");
    Scene later(std::string(kFarChiefs) + "b13 655,45,90 green; r33 500,45,90; k26 885,583,270; entered=1 at=manoeuvre:blue");
    later.play("select b13");
    accepts(later, "advance b13 0 10");   // EM-7.10
}

RULE(EM_13_13, after_an_exchange_the_charge_ends_at_the_tile) {
    // It comes aslant and meets the gun with the middle of its front; the wider tile is in its way earlier.
    Scene s = field("b13 277.46,534.5,240 green; r33 190,592.5,90; r37 197.5,570,90 in=r33;");
    s.play_all({"select b13", "charge b13 0 r37"});
    const int before = s.position().formation(Scene::unit("b13")).distance;
    s.play("exchange r33");
    EXPECT_LT(s.position().formation(Scene::unit("b13")).distance, before);
    EXPECT_TRUE(in_contact(s.position(), Scene::unit("b13"), Scene::unit("r33")));
}

}   // namespace papelotte::enemy_mistakes
