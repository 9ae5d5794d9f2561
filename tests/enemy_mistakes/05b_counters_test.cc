// EM-5.8 to EM-5.31  Generals in combat and under pieces that move; what becomes of them when their units are lost.
#include "games/enemy_mistakes/rules/steps/withdrawal.h"
#include "games/enemy_mistakes/rules/victory.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {

// --- In combat --------------------------------------------------------------------------------------------------------------------------

RULE(EM_5_8, an_attached_general_loses_his_markers_when_his_formation_fights) {
    Scene s(charge("derlon @b20 box=3; picton 300,60 box=2;"), {3, 4, 1, 1});
    EXPECT_EQ(s.asks(), "counterattack");
    EXPECT_EQ(s.box("derlon"), 0);
    EXPECT_EQ(s.reserve("blue"), 36);
    EXPECT_EQ(s.box("picton"), 2);   // he is not attached (the Charge itself is past: EM-13.8)
}

RULE(EM_5_10, an_attached_general_is_checked_once_at_the_end_of_the_combat) {
    const auto end = [](std::vector<int> dice) {
        Scene s(charge("derlon @b20; b25 300,200,0; reille @b25;"), {3, 4, 1, 1});   // Reille is not in the combat
        s.play_all({"done", "done"});
        s.play("done", {2, 2});   // the dice of the result
        EXPECT_EQ(s.asks(), "keep_die");   // the sign of his rank
        s.play("subtract", dice);
        return s;
    };
    const Scene falls = end({1, 1, 1, 1});   // two dice for him, 2 - 1; the next turn
    EXPECT_EQ(falls.place("derlon"), "eliminated");
    const Scene lives = end({1, 2, 1, 1});
    EXPECT_EQ(lives.host("derlon"), "b20");
}

RULE(EM_25_17, a_general_near_a_melee_is_not_checked) {
    Scene s(charge("orange 247,85;"), {3, 4, 1, 1});   // not a die for him
    EXPECT_EQ(s.asks(), "counterattack");
    EXPECT_EQ(s.place("orange"), "247.00 85.00");
}

RULE(EM_25_9, the_commander_of_the_current_player_is_checked_first) {
    Scene s(
        "napoleon @b20; wellington @r33; b20 220,130,0 green charged distance=400 charge_number=1 target=r33; r33 220,100,180; at=combat:blue",
        {3, 4, 1, 1});
    s.play_all({"done", "done"});
    s.play("done", {2, 2});
    s.play("subtract");
    s.play("subtract", {1, 2});   // Napoleon's check is 3 - 2, and no die is rolled for Wellington
    EXPECT_EQ(s.winner(), "red");
    EXPECT_EQ(s.outcome_rule(), "EM-5.17");
    EXPECT_EQ(s.asks(), "");
}

// --- Counters on the ground ---------------------------------------------------------------------------------------------------------------

RULE(EM_5_9, a_unit_that_ends_on_a_counter_takes_him_along_or_makes_him_give_way) {
    const auto onto = [](std::string_view generals) {
        Scene s = field("b13 250,570,270 green; b25 300,520,0; r33 320,620,90; " + std::string(generals));
        s.play_all({"select b13", "advance b13 0 60"});
        return s;
    };
    EXPECT_EQ(onto("derlon 180,570;").host("derlon"), "b13");
    const Scene other = onto("reille 180,570;");   // of another Corps: by 12.5 mm, the least distance
    EXPECT_EQ(other.place("reille"), "167.50 570.00");
    EXPECT_EQ(onto("derlon 180,570; ney @b13; options=ney").place("derlon"), "167.50 570.00");   // the formation has one
    Scene equal = onto("reille 190,570;");   // in the middle of the unit: as far to every side
    EXPECT_EQ(equal.asks(), "displace_counter");
    EXPECT_EQ(equal.seat(), "blue");
    equal.refuses("place reille 190 540", "EM-5.9");
    equal.play("place reille 190 547.5");
    EXPECT_EQ(equal.host("reille"), "none");
}

RULE(EM_5_9, a_counter_gives_way_to_a_part_that_splits_off_before_it_manoeuvres) {
    Scene s = field("b13 200,520,270 green; b14 200,550,270 in=b13; b15 200,580,270 in=b13; b25 300,520,0; reille 200,612; r33 320,620,90;");
    s.play_all({"take b15", "select b15"});   // it is shifted to 595
    EXPECT_EQ(s.asks(), "manoeuvre");
    EXPECT_EQ(s.place("reille"), "200.00 617.50");
}

RULE(EM_5_12, an_unattached_general_blocks_nothing_and_has_no_area) {
    Scene fire(std::string(kChiefs) + "b33 220,200,0; r33 220,100,180; picton 220,150; at=bombardment:blue");
    fire.allows("fire b33 r33");
    Scene march = field("b13 250,570,270 green; r33 320,620,90; picton 170,570;");
    march.play("select b13");
    accepts(march, "advance b13 0 50");   // 7.5 mm from him
}

RULE(EM_5_31, an_advance_makes_an_enemy_general_give_way_without_a_check) {
    Scene s = field("b21 250,570,270 green; r33 320,620,90; orange 190,570;");
    s.play_all({"select b21", "advance b21 0 60"});   // light cavalry, and not a die
    EXPECT_EQ(s.asks(), "displace_counter");
    EXPECT_EQ(s.seat(), "red");
    EXPECT_EQ(s.dice_rolled(), 0);
}

// --- The host is lost -------------------------------------------------------------------------------------------------------------------

RULE(EM_5_16, a_general_whose_unit_is_eliminated_stays_there) {
    Scene s(std::string(kChiefs) + "b25 220,100,0 losses=3; b27 300,100,0; reille @b25; r37 220,180,0; at=bombardment:red order=red,blue");
    s.play("fire r37 b25", {3, 3, 6});
    EXPECT_EQ(s.place("b25"), "eliminated");
    EXPECT_EQ(s.place("reille"), "220.00 100.00");
    EXPECT_EQ(s.host("reille"), "none");
}

RULE(EM_5_16, a_general_whose_unit_is_captured_is_checked_against_the_captor) {
    const auto captured = [](int die) {
        Scene s(std::string(kFarChiefs) + "r48 250,570,270 green; b23 160,570,90; b13 320,520,0; derlon @b23; order=red,blue at=manoeuvre:red");
        s.play_all({"select r48", "charge r48 0 b23"}, {die});
        return s;
    };
    EXPECT_EQ(captured(2).place("derlon"), "captured");   // 2 - 1 for heavy cavalry
    EXPECT_EQ(captured(3).asks(), "displace_counter");
}

RULE(EM_5_16, a_general_whose_unit_leaves_the_field_stays_on_the_board) {
    Scene s(std::string(kFarChiefs) + "b25 200,605,0; b27 320,520,0; reille @b25; r37 200,520,180; at=bombardment:red order=red,blue");
    s.play("fire r37 b25", {4, 4, 1, 1, 6, 6});   // two Damages, his check
    s.play("withdraw");
    EXPECT_EQ(s.place("b25"), "out_of_field");
    EXPECT_EQ(s.place("reille"), "200.00 605.00");
    EXPECT_EQ(s.host("reille"), "none");
}

RULE(EM_5_20, the_general_of_a_corps_without_units_is_eliminated) {
    Scene s(std::string(kChiefs) +
            "b25 220,100,0 losses=3; b13 300,100,0; reille 250,150 box=2; r37 220,180,0; at=bombardment:red order=red,blue");
    s.play("fire r37 b25", {3, 3, 6});   // the last of Corps III
    EXPECT_EQ(s.place("reille"), "eliminated");
    EXPECT_EQ(score_of(s.position(), Army::red).pieces, 4 + 18);
    EXPECT_EQ(s.reserve("blue"), 36);
}

RULE(EM_25_10, nothing_is_rolled_for_a_corps_that_is_gone) {
    Scene s(
        "b25 220,200,0; r33 300,20,180; napoleon 300,220; wellington 160,20; derlon fate=captured credited=red; order=blue,red turn=5 at=bids "
        "taken=blue:1,red:1");
    s.play_all({"bid blue 1", "bid red 1"});   // not a die
    EXPECT_EQ(s.asks(), "assign");
    EXPECT_EQ(s.position().generals[Scene::general("derlon")].attempts, 0);
}

RULE(EM_5_24, without_its_general_a_corps_obeys_an_attached_commander_alone) {
    Scene s(
        "b13 220,200,0; b15 280,200,0; r33 300,20,180; napoleon @b13; wellington 160,20; derlon fate=captured credited=red; chief=blue:5; "
        "at=orders:blue");
    s.refuses("put derlon b13 0", "EM-5.19");
    s.refuses("put napoleon b15 0", "EM-5.2");
    s.allows("put napoleon b13 0");
}

}   // namespace papelotte::enemy_mistakes
