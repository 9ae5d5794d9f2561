// EM-11.15 to EM-11.20  REDEPLOY; EM-11.21 to EM-11.25  moves out of sequence.
#include "games/enemy_mistakes/rules/fire_lines.h"
#include "games/enemy_mistakes/rules/pieces.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

// d'Erlon with markers, two of his units in line, an enemy 70 mm before them.
Scene orders(std::string_view more = "") {
    return Scene(std::string(kFarChiefs) + "derlon 330,520 box=4 generated=1; b13 230,570,270; b14 230,600,270 in=b13; r33 130,570,90; " +
                 std::string(more) + " at=orders:blue");
}

}   // namespace

// EM-X19
RULE(EM_11_15, a_unit_redeploys_up_to_two_um) {
    Scene s = orders();
    s.play_all({"redeploy derlon b13 0"});
    EXPECT_EQ(s.asks(), "redeploy");
    s.refuses("post b14 300.1 600", "EM-11.15");
    s.refuses("post b19 300 600", "EM-11.15");
    s.refuses("post b14 230 570", "EM-2.36");
    s.play("turn b14 0");
    s.play("post b14 260 570");
    EXPECT_EQ(s.place("b14"), "260.00 570.00");
    EXPECT_EQ(s.facing("b14"), 0);
    s.refuses("post b14 260 600", "EM-11.15");   // once
}

RULE(EM_11_12, four_stars_pay_for_another_formation_with_generated_points) {
    Scene s(
        "r11 186,560,0; r13 186,405,0; b33 500,20,180; hill 186,520 generated=2 box=1; napoleon 300,320; wellington 160,20; order=red,blue "
        "at=orders:red");
    s.play("redeploy hill r11 1");
    s.allows("redeploy hill r13 1");   // it is out of his sight, behind the wood of Hougoumont: one more
    s.play("redeploy hill r13 1");
    EXPECT_EQ(s.position().generals[Scene::general("hill")].generated, 0);
    EXPECT_EQ(s.asks(), "redeploy");
}

RULE(EM_11_12, a_mixed_formation_costs_one_more) {
    const auto with_markers = [](int markers) {
        return field("derlon 330,520 box=" + std::to_string(markers) + "; b13 230,570,270; b21 230,600,270 in=b13; r33 130,570,90;",
                     "orders:blue");
    };
    with_markers(2).refuses("redeploy derlon b13 0", "EM-11.2");
    Scene s = with_markers(3);
    s.play("redeploy derlon b13 0");
    EXPECT_EQ(s.box("derlon"), 0);
}

RULE(EM_11_12, no_formation_in_recovery_joins_a_redeployment) {
    Scene s = field("derlon 330,520 box=4; b13 230,570,270; b15 300,570,270 orange=1; b17 300,610,270; r33 130,570,90;", "orders:blue");
    s.play("redeploy derlon b13 0");
    s.refuses("redeploy derlon b15 0", "EM-3.10");
    s.allows("redeploy derlon b17 0");
}

RULE(EM_11_23, nobody_in_recovery_moves_out_of_sequence) {
    Scene s(std::string(kFarChiefs) + "uxbridge 330,520 box=4; r42 230,570,90 orange=1; b13 330,600,270; at=manoeuvre");
    s.refuses("sequence uxbridge r42 0", "EM-3.10");
}

RULE(EM_11_15, nobody_redeploys_through_an_enemy) {
    Scene s = field("derlon 330,520 box=4; b13 177,570,90; b14 177,600,90 in=b13; r37 200,570,270;", "orders:blue");
    s.play("redeploy derlon b13 0");
    s.refuses("post b13 237 570", "EM-11.15");   // behind the gun before it
}

RULE(EM_4_22, a_redeployment_stays_west_of_the_fold) {
    Scene s = field("derlon 600,300 box=4; b13 650,300,90; r33 330,540,270;", "orders:blue");
    s.play("redeploy derlon b13 0");
    s.refuses("post b13 661 300", "EM-4.22");
    accepts(s, "post b13 660 300");
}

RULE(EM_11_16, nobody_redeploys_into_an_area) {
    // 10 mm behind an enemy that looks away: nobody is nearer to him at his flank, but inside his area.
    Scene s = field("derlon 330,520 box=4; b13 170,570,270; b14 170,600,270 in=b13; r33 130,570,270;", "orders:blue");
    s.play("redeploy derlon b13 0");
    s.refuses("post b14 130 612", "EM-2.28");
}

RULE(EM_11_22, out_of_sight_costs_one_more) {
    const auto with_markers = [](int markers) {
        return Scene(std::string(kFarChiefs) + "uxbridge 186,560 box=" + std::to_string(markers) +
                     "; r42 186,405,180; b13 330,540,270; at=manoeuvre");
    };
    with_markers(4).refuses("sequence uxbridge r42 0", "EM-11.2");   // behind the wood of Hougoumont
    Scene s = with_markers(5);
    s.play("sequence uxbridge r42 0");
    EXPECT_EQ(s.box("uxbridge"), 0);
}

RULE(EM_11_16, nobody_redeploys_towards_the_enemy) {
    Scene s = orders();
    s.play_all({"redeploy derlon b13 0"});
    s.refuses("post b14 210 605", "EM-11.16");
    accepts(s, "post b14 260 600");
}

RULE(EM_11_18, a_formation_that_redeploys_loses_its_green_marker) {
    Scene s(std::string(kFarChiefs) + "derlon 330,520 box=4; b13 230,570,270 green; b14 230,600,270 in=b13; r33 130,570,90; at=orders:blue");
    s.play_all({"redeploy derlon b13 0", "post b14 260 570", "done"});
    EXPECT_FALSE(s.green("b13"));
    EXPECT_FALSE(s.green("b14"));
}

RULE(EM_11_19, formations_are_made_anew) {
    Scene s = orders();
    s.play_all({"redeploy derlon b13 0", "post b14 260 570", "done"});
    EXPECT_EQ(s.leader("b14"), "b13");   // it never lost contact
    s.refuses("put derlon b13 0", "EM-11.1");
    Scene apart = orders();
    apart.play_all({"redeploy derlon b13 0", "post b14 270 600", "done"});
    EXPECT_EQ(apart.leader("b14"), "b14");
}

RULE(EM_11_15, guns_are_moved_until_a_target_is_in_their_line) {
    Scene s = field("derlon 330,520 box=4; b23 230,570,0; r33 130,600,90;", "orders:blue");
    const Unit gun = Scene::unit("b23"), target = Scene::unit("r33");
    EXPECT_FALSE(can_see_to_fire(s.position(), gun, target));
    s.play_all({"redeploy derlon b23 0", "turn b23 270", "post b23 232 600", "done"});
    EXPECT_TRUE(can_see_to_fire(s.position(), gun, target));
    EXPECT_FALSE(s.fastened("b23"));   // EM-11.17
}

RULE(EM_11_19, touching_units_may_be_declared_two_formations) {
    Scene s = orders();
    s.play("redeploy derlon b13 0");
    s.refuses("part b14 rear", "EM-11.19");   // nobody has been redeployed
    s.play("post b14 260 570");
    s.allows("part b14 rear");
    s.play("part b14 rear");
    EXPECT_EQ(s.leader("b14"), "b14");
    EXPECT_EQ(s.place("b14"), "260.00 570.00");   // nothing is shifted
    s.play("done");
    EXPECT_EQ(s.asks(), "form_up");
    s.play("done");
    EXPECT_EQ(s.leader("b14"), "b14");
    s.refuses("put derlon b14 0", "EM-11.1");
}

RULE(EM_11_19, those_left_in_place_join_the_redeployed) {
    Scene s = field("derlon 330,520 box=4; b13 230,570,270; b15 300,570,270 green; r33 130,570,90;", "orders:blue");
    s.play_all({"redeploy derlon b13 0", "done", "post b13 270 570", "done"});
    EXPECT_EQ(s.asks(), "form_up");
    s.play("merge b13 b15");
    EXPECT_EQ(s.leader("b15"), "b13");
    EXPECT_FALSE(s.green("b15"));
    s.refuses("put derlon b15 0", "EM-11.1");
}

// EM-X20
RULE(EM_11_21, who_is_behind_may_pay_to_move_before) {
    Scene s(std::string(kFarChiefs) + "uxbridge 330,520 box=4 generated=2; r42 230,570,90; b13 320,570,270; b19 330,620,270; at=manoeuvre");
    EXPECT_EQ(s.asks(), "out_of_sequence");
    s.play("sequence uxbridge r42 2");   // EM-11.22: four points
    EXPECT_EQ(s.box("uxbridge"), 2);
    s.play("charge r42 0 b13");
    EXPECT_TRUE(s.green("r42"));          // EM-11.24
    EXPECT_TRUE(s.position().formation(Scene::unit("r42")).out_of_sequence);
    EXPECT_EQ(s.asks(), "manoeuvres");   // nobody can pay for another
}

RULE(EM_11_23, it_may_redeploy_instead) {
    Scene s(std::string(kFarChiefs) + "uxbridge 330,520 box=4 generated=2; r42 180,570,90; b13 320,570,270; b19 330,620,270; at=manoeuvre");
    s.play_all({"sequence uxbridge r42 0", "redeploy napoleon r42 0", "post r42 160 570", "done"});
    EXPECT_EQ(s.place("r42"), "160.00 570.00");
    EXPECT_TRUE(s.position().formation(Scene::unit("r42")).out_of_sequence);   // EM-11.24
}

RULE(EM_11_17, foot_guns_with_smoke_stay_and_guns_stay_as_they_are) {
    Scene s(
        std::string(kFarChiefs) +
        "derlon 330,520 box=4; b13 230,570,270; b23 222.5,592.5,270 in=b13 smoke; b22 222.5,547.5,270 in=b13 smoke fastened; r33 100,570,90; "
        "at=orders:blue");
    s.play("redeploy derlon b13 0");
    s.refuses("post b23 260 592.5", "EM-11.17");
    s.play("post b22 260 547.5");   // horse guns
    EXPECT_TRUE(s.fastened("b22"));
    EXPECT_EQ(s.place("b22"), "260.00 547.50");
}

RULE(EM_11_20, a_general_goes_with_his_unit) {
    Scene s(std::string(kFarChiefs) + "derlon @b14 box=4; b13 230,570,270; b14 230,600,270 in=b13; r33 130,570,90; at=orders:blue");
    s.play_all({"redeploy derlon b13 0", "post b14 260 570"});
    EXPECT_EQ(s.host("derlon"), "b14");
    EXPECT_EQ(centre_of(s.position(), Scene::general("derlon")), (plane::Vec{260, 570}));
}

RULE(EM_11_25, guns_fasten_before_they_move_out_of_sequence) {
    const auto buying = [](std::string_view behind) {
        Scene s(std::string(kFarChiefs) + "uxbridge 330,520 box=4 generated=2; r40 230,570,90; " + std::string(behind) +
                "b13 100,520,270; b19 330,620,270; at=manoeuvre");
        s.play("sequence uxbridge r40 2");
        return s;
    };
    Scene s = buying("");
    s.play("advance r40 0 30");
    EXPECT_TRUE(s.fastened("r40"));
    EXPECT_EQ(s.place("r40"), "260.00 570.00");
    buying("r33 207,570,90; ").refuses("advance r40 0 30", "EM-11.8");   // no room for the team
}

}   // namespace papelotte::enemy_mistakes
