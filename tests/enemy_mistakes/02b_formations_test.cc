// EM-2.10 to EM-2.22, EM-2.38  Formations that meet, merge, unite and break up; falling back with guns.
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

// b13 has marched up to b19 in the manoeuvres of turn 4.
Scene met() {
    Scene s = field("b13 230,570,270 green; b19 150,570,270; r33 320,620,90; turn=4");
    s.play_all({"select b13", "advance b13 0 50"});
    return s;
}

}   // namespace

// EM-X68
RULE(EM_2_11, formations_that_come_into_contact_stay_two) {
    const Scene s = met();
    EXPECT_TRUE(in_contact(s.position(), Scene::unit("b13"), Scene::unit("b19")));
    EXPECT_EQ(s.leader("b19"), "b19");
    EXPECT_EQ(s.leader("b13"), "b13");
}

RULE(EM_12_7, formations_that_met_may_merge_from_the_next_turn) {
    Scene s = met();
    s.position().formation(Scene::unit("b13")).green = false;   // both or neither
    s.play("done");
    s.play("done", {1, 1});
    s.play_all({"bid blue 1", "bid red 1"});
    EXPECT_EQ(s.asks(), "assign");
    s.play("merge b13 b19");
    EXPECT_EQ(s.leader("b19"), "b13");
}

RULE(EM_2_12, what_two_formations_need_to_merge) {
    const auto pair = [](std::string_view first, std::string_view second) {
        return field("b13 220,200,0 " + std::string(first) + "; b14 250,200,0 " + std::string(second) + "; r33 300,20,180;", "assign:blue");
    };
    pair("moved", "").refuses("merge b13 b14", "EM-2.12");   // they may have met in this turn
    pair("green", "").refuses("merge b13 b14", "EM-2.12");
    Scene orange = pair("orange=1", "orange=2");
    orange.play("merge b13 b14");
    EXPECT_EQ(orange.orange("b13"), 2);
    EXPECT_EQ(orange.leader("b14"), "b13");
}

RULE(EM_2_12, two_formations_with_generals_stay_two) {
    field("b13 220,200,0; b14 250,200,0; derlon @b13; ney @b14; r33 300,20,180; options=ney", "assign:blue").refuses("merge b13 b14", "EM-5.6");
}

RULE(EM_2_10, any_two_units_of_a_formation_face_alike) {
    const std::string_view line = "b13 220,200,0; b14 250.3,200,1; b15 280.7,200.3,2 in=b14; r33 300,20,180;";
    field(line, "assign:blue").refuses("merge b13 b14", "EM-2.10");   // b13 and b15 are two degrees apart
    Scene redeployed(std::string(kFarChiefs) +
                     "derlon 330,520 box=4; b13 220,200,0; b14 250.3,230,1; b15 280.7,230.3,2 in=b14; r33 300,20,180; at=orders:blue");
    redeployed.play_all({"redeploy derlon b13 0", "done", "post b13 220 230"});
    redeployed.play("done");
    EXPECT_EQ(redeployed.asks(), "orders");   // no formations to make one
}

RULE(EM_2_17, united_are_formations_of_two_corps_that_face_alike) {
    const auto beside = [](std::string_view other) {
        Scene s = field("b13 200,520,270 green; " + std::string(other) + " green; r33 320,620,90;");
        s.play("select b13");
        return s;
    };
    beside("b25 200,550,270").allows("join b25");
    beside("b25 200,550.4,271").allows("join b25");
    beside("b25 200,550.4,271.5").refuses("join b25", "EM-12.13");
    beside("b25 200,551,270").refuses("join b25", "EM-12.13");
    beside("b19 200,550,270").refuses("join b19", "EM-12.13");   // of one Corps they merge, if at all
}

RULE(EM_2_22, a_formation_cut_by_a_loss_keeps_its_markers_and_its_places) {
    Scene s = field("b33 220,200,0; r33 190,100,180 green; r34 220,100,180 in=r33 losses=2; r35 250,100,180 in=r33;", "bombardment:blue");
    s.play("fire b33 r34", {3, 3, 6});
    EXPECT_EQ(s.place("r34"), "eliminated");
    EXPECT_EQ(s.leader("r35"), "r35");
    EXPECT_TRUE(s.green("r33") && s.green("r35"));
    EXPECT_EQ(s.place("r33"), "190.00 100.00");
    EXPECT_EQ(s.place("r35"), "250.00 100.00");
}

// --- Falling back with guns -------------------------------------------------------------------------------------------------------------

RULE(EM_2_38, a_gun_without_room_for_its_team_is_left_behind) {
    // r29 stands where the team of r37 would go.
    const std::string_view pieces = "r33 250,570,90 green; r37 257.5,592.5,90 in=r33; r29 227.5,600.5,90; b13 330,570,270;";
    Scene forced = field(pieces);
    Dice dice(1);
    Effects effects{dice};
    EXPECT_TRUE(fall_back(forced.position(), Scene::unit("r33"), 1, kNoUnit, effects).moved);
    EXPECT_EQ(forced.place("r33"), "220.00 570.00");
    EXPECT_EQ(forced.place("r37"), "257.50 592.50");
    EXPECT_EQ(forced.leader("r37"), "r37");
    EXPECT_EQ(forced.losses("r37"), 1);
    Scene chosen(std::string(kFarChiefs) + std::string(pieces) + " order=red,blue at=manoeuvre:red");
    chosen.play_all({"select r33", "fall_back 30"});
    EXPECT_EQ(chosen.place("r33"), "220.00 570.00");
    EXPECT_EQ(chosen.leader("r37"), "r37");
    EXPECT_EQ(chosen.losses("r37"), 0);   // nobody forced it
}

RULE(EM_25_18, of_two_guns_in_file_only_the_rear_one_has_room) {
    Scene s = field("r33 250,570,90; r37 257.5,592.5,90 in=r33; r38 242.5,592.5,90 in=r33; b13 330,570,270;");
    Dice dice(1);
    Effects effects{dice};
    fall_back(s.position(), Scene::unit("r33"), 1, kNoUnit, effects);
    EXPECT_FALSE(s.fastened("r37"));
    EXPECT_TRUE(s.fastened("r38"));
    EXPECT_EQ(s.place("r38"), "212.50 592.50");
}

}   // namespace papelotte::enemy_mistakes
