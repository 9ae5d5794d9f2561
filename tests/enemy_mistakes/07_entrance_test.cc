// EM-7  The entrance of the Prussians.
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

std::string at_turn(int turn, std::string_view more = "") {
    return "base=historical turn=" + std::to_string(turn) + " " + std::string(more) + " at=entrance";
}

}   // namespace

// EM-X01
RULE(EM_7_1, the_die_of_the_entrance_needs_less_every_turn) {
    Scene fails(at_turn(8), {4, 1, 1});
    EXPECT_EQ(fails.position().entered, 0);
    EXPECT_EQ(fails.position().attempts, 1);
    Scene comes(at_turn(9, "attempts=1"), {4});
    EXPECT_EQ(comes.position().entered, 1);
    EXPECT_EQ(comes.asks(), "deploy");
    Scene at_last(at_turn(12, "attempts=4"), {1});
    EXPECT_EQ(at_last.position().entered, 1);
    Scene early(at_turn(7), {1, 1});
    EXPECT_EQ(early.position().attempts, 0);
}

// EM-X02
RULE(EM_7_2, bluecher_and_corps_iii_are_deployed_at_once) {
    Scene s(at_turn(8), {5});
    EXPECT_EQ(s.asks(), "deploy");
    s.refuses("done", "EM-7.2");
    s.refuses("deploy k01 885 500", "EM-7.2");   // of another corps
    s.play("suggested", {1, 1, 1});   // and the Initiative dice of three armies
    EXPECT_EQ(s.place("buelow").find("waiting"), std::string::npos);
    EXPECT_EQ(s.place("bluecher").find("waiting"), std::string::npos);
    for (const Unit unit : units_of(Corps::black_iii)) EXPECT_TRUE(s.position().on_board(unit)) << word(unit);
    EXPECT_EQ(s.place("k01"), "waiting");
    EXPECT_TRUE(s.green("k26"));     // EM-7.7
    EXPECT_TRUE(s.fastened("k30"));  // EM-7.6
    EXPECT_EQ(s.leader("k26").empty(), false);
}

RULE(EM_7_3, the_other_corps_follow_without_a_roll) {
    Scene s(at_turn(9, "entered=1"));
    EXPECT_EQ(s.position().entered, 2);
    EXPECT_EQ(s.asks(), "deploy");
}

RULE(EM_7_4, units_are_deployed_in_the_area_and_overlap_nothing) {
    Scene s(at_turn(8), {5});
    s.refuses("deploy k26 700 583", "EM-7.4");
    s.play("deploy k26 885 583");
    s.refuses("deploy k25 885 583", "EM-2.36");
}

RULE(EM_7_5, every_formation_touches_its_section) {
    Scene s(at_turn(8), {5});
    s.refuses("deploy k26 860 583", "EM-7.5");
    s.refuses("deploy k26 885 100", "EM-7.5");   // the section of another corps
    s.play("deploy k26 885 583");
    s.refuses("deploy k25 825 583", "EM-7.5");
    s.play("deploy k25 855 583");                // before the first one, in contact with it
    EXPECT_EQ(s.leader("k26"), "k25");
}

RULE(EM_7_6, a_formation_faces_as_its_player_says) {
    Scene s(at_turn(8), {5});
    s.play_all({"face 300", "face 270", "deploy k26 885 583"});
    EXPECT_EQ(s.facing("k26"), 270);
    s.refuses("place buelow 850 500", "EM-7.6");   // the units first
}

RULE(EM_7_12, the_suggestion_fits_when_nobody_is_in_the_way) {
    Scene s(at_turn(8), {5});
    s.allows("suggested");
    s.play("deploy k26 885 583");
    s.refuses("suggested", "EM-7.12");
}

RULE(EM_7_8, units_without_room_wait_for_the_next_turn) {
    std::string scene = "napoleon 600,20; wellington 640,20; r33 300,20,180; bluecher fate=waiting; buelow fate=waiting; ";
    int y = 410;
    for (const char* unit : {"b13", "b14", "b15", "b16", "b17", "b18", "b19"})
        scene += std::string(unit) + " 885," + std::to_string(y += 30) + ",90; ";
    for (const char* unit : {"k17", "k26"}) scene += std::string(unit) + " fate=waiting; ";
    Scene s(scene + "turn=9 attempts=1 at=entrance", {4});   // the French stand all along the entrance
    EXPECT_EQ(s.asks(), "deploy");
    s.refuses("done", "EM-7.2");   // the counters have room
    s.play_all({"place bluecher 800 500", "place buelow 800 540", "done"}, {1, 1, 1});
    EXPECT_EQ(s.position().armies[Army::black].taken, 2);
    EXPECT_EQ(s.place("k17"), "waiting");
    EXPECT_EQ(s.log("no room and must wait").size(), 1u);
    EXPECT_EQ(s.position().entered, 1);
    Scene next(
        "napoleon 600,20; wellington 640,20; r33 300,20,180; b13 300,540,90; bluecher fate=waiting; buelow fate=waiting; k17 fate=waiting; "
        "entered=1 turn=10 order=blue,red,black at=entrance");
    EXPECT_EQ(next.asks(), "deploy");
    next.refuses("done", "EM-7.2");
    next.refuses("deploy k17 860 583", "EM-7.5");   // under the same conditions
}

RULE(EM_7_8, generals_do_not_wait_for_units_without_room) {
    std::string scene = "napoleon 600,20; wellington 640,20; r33 300,20,180; bluecher fate=waiting; buelow fate=waiting; ";
    for (const int y : {520, 550, 580}) scene += "b1" + std::to_string((y - 520) / 30 + 3) + " 885," + std::to_string(y) + ",90; ";
    scene += "b16 822,440,90; r16 885,405,270; ";   // its area reaches to 867; friends at the end of the section
    for (const char* unit : {"k17", "k26"}) scene += std::string(unit) + " fate=waiting; ";
    Scene s(scene + "turn=9 attempts=1 at=entrance", {4});   // room for one of them, at the northern end of the section
    s.refuses("place buelow 800 500", "EM-7.6");
    s.play("deploy k17 885 440");
    EXPECT_EQ(s.asks(), "deploy");
    s.play("face 270");   // another formation
    s.refuses("deploy k26 885 470", "EM-2.28");
    s.play_all({"attach buelow k17", "place bluecher 800 540"});
    s.play("done", {1, 1, 1});
    EXPECT_EQ(s.place("k26"), "waiting");
    EXPECT_EQ(s.host("buelow"), "k17");
}

RULE(EM_7_2, a_unit_with_room_in_the_formation_under_way_does_not_wait) {
    std::string scene = "napoleon 600,20; wellington 640,20; r33 300,20,180; bluecher fate=waiting; buelow fate=waiting; ";
    for (const int y : {520, 550, 580}) scene += "b1" + std::to_string((y - 520) / 30 + 3) + " 885," + std::to_string(y) + ",90; ";
    for (const char* unit : {"k17", "k26"}) scene += std::string(unit) + " fate=waiting; ";
    Scene s(scene + "turn=9 attempts=1 at=entrance", {4});
    s.play("deploy k17 885 440");
    s.refuses("done", "EM-7.2");
    s.allows("deploy k26 855.0 440.0");   // before it
}

RULE(EM_7_2, nobody_waits_who_has_room_in_a_formation_of_this_entrance) {
    std::string scene = "napoleon 600,20; wellington 640,20; r33 300,20,180; bluecher fate=waiting; buelow fate=waiting; ";
    for (const int y : {520, 550, 580}) scene += "b1" + std::to_string((y - 520) / 30 + 3) + " 885," + std::to_string(y) + ",90; ";
    for (const char* unit : {"k17", "k26"}) scene += std::string(unit) + " fate=waiting; ";
    Scene s(scene + "turn=9 attempts=1 at=entrance", {4});
    s.play_all({"deploy k17 885 440", "face 270"});   // there is no room for another formation
    s.refuses("done", "EM-7.2");
    s.refuses("place buelow 800 500", "EM-7.6");
    s.refuses("join b13", "EM-7.2");
    s.allows("join k17");
    s.play_all({"join k17", "deploy k26 855 440"});
    EXPECT_EQ(s.leader("k26"), "k17");
}

RULE(EM_7_5, nobody_joins_a_formation_of_an_earlier_turn) {
    Scene s(
        "napoleon 600,20; wellington 640,20; r33 300,20,180; b13 300,540,90; bluecher 800,560; buelow 800,500; k17 800,440,270; "
        "k26 fate=waiting; entered=1 turn=10 order=blue,red,black at=entrance");
    s.refuses("join k17", "EM-7.5");
}

RULE(EM_7_6, after_any_facing_there_is_something_to_choose) {
    Scene s(at_turn(8), {5});
    s.play_all({"deploy k26 885 583", "face 315"});   // no unit that faces so stands beside the edge at the places of the list
    s.allows("face 270.0");
}

RULE(EM_7_11, prussians_follow_the_normal_rules) {
    Scene s(
        "b13 700,520,90; r33 300,20,180; k17 790,520,270 green; buelow 850,500; bluecher 800,560; napoleon 600,20; wellington 640,20; entered=1 "
        "order=blue,red,black turn=10 at=manoeuvre:black");
    EXPECT_EQ(s.seat(), "red");   // with two players
    s.play("select k17");
    s.refuses("advance k17 0 40", "EM-2.28");
    s.play("charge k17 0 b13");
    EXPECT_EQ(s.place("k17"), "730.00 520.00");
}

}   // namespace papelotte::enemy_mistakes
