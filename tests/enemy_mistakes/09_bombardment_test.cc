// EM-9  Bombardment; EM-2.43 to EM-2.48  lines of fire.
#include "games/enemy_mistakes/rules/fire_lines.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

// A blue gun at the foot of open ground, and a red unit 100 mm ahead of it.
std::string at_range(std::string_view rest, std::string_view target = "r33 220,100,180") {
    return std::string(kChiefs) + "b33 220,200,0; " + std::string(target) + "; " + std::string(rest) + " at=bombardment:blue";
}

}   // namespace

// EM-X06
RULE(EM_3_4, horse_artillery_may_not_bombard_but_for_two_red_batteries) {
    Scene blue(std::string(kChiefs) + "b12 220,200,0; b33 260,200,0; r33 220,100,180; r34 260,100,180; at=bombardment:blue");
    blue.refuses("fire b12 r33", "EM-3.4");
    blue.allows("fire b33 r34");
    Scene red(std::string(kChiefs) + "r39 220,200,0; b13 220,100,180; order=red,blue at=bombardment:red");
    red.allows("fire r39 b13");
}

RULE(EM_3_5, fastened_guns_do_not_fire) {
    Scene s(at_range("b34 260,200,0 fastened;"));
    s.refuses("fire b34 r33", "EM-3.5");
}

RULE(EM_9_1, smoke_and_engagement_forbid_fire) {
    Scene s(at_range("b34 260,200,0 smoke; b24 150,200,0; r34 150,160,180;"));
    s.refuses("fire b34 r33", "EM-9.1");
    s.refuses("fire b24 r34", "EM-9.1");   // 25 mm from an enemy's front
}

RULE(EM_9_4, a_gun_fires_once_a_turn) {
    Scene s(at_range("b34 260,200,0; r34 260,100,180;"));
    s.play("fire b33 r33", {1, 2});
    EXPECT_TRUE(s.smoke("b33"));   // EM-9.8
    s.refuses("fire b33 r33", "EM-9.4");
}

RULE(EM_9_5, only_enemies_are_targets) {
    Scene s(at_range("b13 232,150,0;"));
    s.refuses("fire b33 b13", "EM-9.5");
}

// EM-X34
RULE(EM_9_6, five_or_less_is_not_modified) {
    Scene s("base=historical at=bombardment:blue");
    s.play_all({"fire b24 r34", "done"}, {2, 3});
    EXPECT_TRUE(s.smoke("b24"));
    EXPECT_EQ(s.losses("r34"), 0);
    EXPECT_EQ(s.yellow("r34"), 0);
    EXPECT_EQ(s.asks(), "bombard");
}

// EM-X04, EM-X05
RULE(EM_9_14, the_grand_battery_adds_one_for_each_gun_in_contact) {
    Scene s("base=historical at=bombardment:blue");
    s.play_all({"fire b24 r34", "done"}, {3, 4, 5, 2});   // 7 + 2
    EXPECT_EQ(s.losses("r34"), 1);
    EXPECT_EQ(s.asks(), "answer_fire");
    EXPECT_EQ(s.seat(), "red");
    EXPECT_FALSE(s.smoke("b23"));
    Scene end("base=historical at=bombardment:blue");
    end.play_all({"fire b23 r34", "done"}, {3, 4, 1, 1});   // 7 + 1
    EXPECT_EQ(end.losses("r34"), 0);
    EXPECT_EQ(end.asks(), "answer_fire");
    Scene supported("base=historical at=bombardment:blue");   // D57: a gun that supports is not counted for contact as well
    supported.play_all({"fire b24 r34", "support b23", "done"}, {3, 4, 1, 1});
    EXPECT_FALSE(supported.log("total 9").empty());
    EXPECT_TRUE(supported.smoke("b23"));
}

RULE(EM_9_3, supporters_share_the_target_and_do_not_fire) {
    Scene s(std::string(kChiefs) + "b33 213,200,0; b34 229,200,0; b11 290,200,0; r33 220,100,180; at=bombardment:blue");
    s.play("fire b33 r33");
    s.refuses("support b11", "EM-2.44");
    s.play("support b34", {3, 4, 1, 1});   // 7 + 1: there is no other gun to ask for
    EXPECT_TRUE(s.smoke("b34"));
    EXPECT_EQ(s.asks(), "answer_fire");
    s.play("stand");
    EXPECT_EQ(s.yellow("r33"), 1);
}

RULE(EM_9_3, a_supporter_must_be_able_to_fire) {
    Scene s(std::string(kChiefs) + "b33 207,200,0; b34 222.5,200,0; b24 238,200,0 smoke; r33 220,100,180; at=bombardment:blue");
    s.play("fire b33 r33");
    s.refuses("support b24", "EM-9.1");
    s.allows("support b34");
}

// EM-X35
RULE(EM_9_8, a_natural_two_shakes_the_firer) {
    Scene s("base=historical at=bombardment:blue");
    s.play_all({"fire b24 r34", "done"}, {1, 1});
    EXPECT_EQ(s.yellow("b24"), 1);
    EXPECT_TRUE(s.smoke("b24"));
}

// EM-X38
RULE(EM_9_10, each_damage_is_a_loss_on_five_or_six) {
    Scene s(std::string(kChiefs) + "b33 357.5,400,0; rl 357.5,276,180; at=bombardment:blue");
    s.play("fire b33 rl", {4, 4, 6});   // 8 - 2 in the Town
    EXPECT_EQ(s.losses("rl"), 1);
    EXPECT_EQ(s.last("damage").at("hit"), (boost::json::array{"yes", "no"}));   // of the single die, and of none
}

RULE(EM_9_12, a_shaken_target_that_stands_takes_a_loss) {
    Scene s(at_range("", "r33 220,100,180 yellow=1"));
    s.play("fire b33 r33", {4, 4, 1, 1});
    s.play("stand");
    EXPECT_EQ(s.yellow("r33"), 1);   // D56: no Rout
    EXPECT_EQ(s.losses("r33"), 1);
    Scene away(at_range(""));
    away.play("fire b33 r33", {4, 4, 1, 1});
    away.play("withdraw");
    EXPECT_EQ(away.place("r33"), "220.00 70.00");
}

// EM-X39
RULE(EM_9_13, a_target_fired_on_the_rear_cannot_withdraw) {
    Scene s(at_range("", "r33 220,100,0"));
    s.play("fire b33 r33", {4, 4, 1, 1});   // 8 + 1
    EXPECT_FALSE(s.log("total 9").empty());
    EXPECT_EQ(s.yellow("r33"), 1);
    EXPECT_EQ(s.asks(), "assign");   // nothing to choose
}

RULE(EM_9_7, a_column_is_hit_harder) {
    Scene s(at_range("r34 220,70,180 in=r33;"));
    s.play("fire b33 r33", {3, 3, 1});   // 6 + 1
    EXPECT_FALSE(s.log("total 7").empty());
    Scene line(at_range("r34 250,100,180 in=r33;"));
    line.play("fire b33 r33", {3, 3, 1});   // beside it: no column
    EXPECT_FALSE(line.log("total 6").empty());
    Scene shaken(at_range("r34 260,60,180;", "r33 220,100,180"));
    shaken.position().marks[Scene::unit("b33")].yellow = 1;
    shaken.play("fire b33 r33", {3, 4, 1});   // 7 - 1
    EXPECT_FALSE(shaken.log("total 6").empty());
}

RULE(EM_5_10, a_general_is_checked_when_his_own_unit_is_hit) {
    Scene s(at_range("r34 250,100,180 in=r33; picton @r34;"));
    s.play("fire b33 r33", {3, 3, 1});   // not a die for him
    EXPECT_EQ(s.host("picton"), "r34");
}

// EM-X40
RULE(EM_9_11, damage_comes_before_the_retreat) {
    Scene s("base=historical at=bombardment:blue");
    s.play_all({"fire b24 r34", "done"}, {5, 4, 2, 3});   // 9 + 2: a Loss by the table
    EXPECT_EQ(s.losses("r34"), 1);
    EXPECT_EQ(s.yellow("r34"), 1);
    EXPECT_EQ(s.place("r34"), "423.83 218.84");
}

// D60: the least sum of modifiers is -3, and they apply from 6 up.
RULE(EM_9_9, a_result_is_never_below_two) {
    Scene s(std::string(kChiefs) + "b33 357.5,400,0 yellow=1; rl 357.5,276,180; at=bombardment:blue");
    s.play("fire b33 rl", {3, 3});   // 6 - 1 - 2
    EXPECT_FALSE(s.log("total 3").empty());
    EXPECT_EQ(s.yellow("b33"), 1);
}

RULE(EM_9_15, a_second_yellow_marker_routs_the_firer) {
    Scene s(at_range("", "r33 220,100,180"));
    s.position().marks[Scene::unit("b33")].yellow = 1;
    s.play("fire b33 r33", {1, 1});
    EXPECT_EQ(s.yellow("b33"), 2);
    EXPECT_NE(s.place("b33"), "220.00 200.00");
}

// --- Lines of fire ----------------------------------------------------------------------------------------------------------------------

// EM-X36, EM-X71
RULE(EM_2_44, a_target_is_hidden_only_if_the_whole_width_is_closed) {
    const auto sees = [](std::string_view others, std::string_view target) {
        Scene s(std::string(kChiefs) + "b33 220,200,0; r33 " + std::string(target) + "; " + std::string(others) + " at=bombardment:blue");
        return can_see_to_fire(s.position(), Scene::unit("b33"), Scene::unit("r33"));
    };
    EXPECT_TRUE(sees("r34 232,150,180;", "224,100,180"));
    EXPECT_FALSE(sees("r34 220,150,180;", "224,100,180"));
    EXPECT_TRUE(sees("r34 204.5,150,180;", "202,100,180"));
    EXPECT_FALSE(sees("r34 204.5,150,180; r35 234.5,150,180;", "202,100,180"));
    Scene far(std::string(kChiefs) + "b33 220,225,0; r33 220,20,180; b34 260,225,0; r34 260,100,180; at=bombardment:blue");
    far.refuses("fire b33 r33", "EM-2.44");   // EM-2.43: 182.5 mm away
}

// EM-X37
RULE(EM_2_46, the_crest_hides_what_stands_behind_it) {
    Scene s("base=historical at=bombardment:blue");
    s.allows("fire b23 r34");
    s.allows("fire b23 r37");
    s.refuses("fire b23 r25", "EM-2.44");
}

RULE(EM_2_48, equal_sides_are_the_targets_choice) {
    Scene s(at_range("", "r33 220,100,135"));
    s.play("fire b33 r33");
    EXPECT_EQ(s.asks(), "fired_side");
    EXPECT_EQ(s.seat(), "red");
    s.refuses("side rear", "EM-2.48");
}

RULE(EM_9_2, bombardments_are_resolved_one_by_one) {
    Scene s(std::string(kChiefs) + "b33 213,200,0; b34 290,200,0; r33 220,100,180; r34 290,100,180; at=bombardment:blue");
    s.play("fire b33 r33", {4, 4, 1, 1});
    EXPECT_EQ(s.asks(), "answer_fire");   // before the next gun
    s.play("withdraw");
    EXPECT_EQ(s.asks(), "bombard");
    EXPECT_EQ(s.seat(), "blue");
    s.play("fire b34 r34", {1, 2});
    EXPECT_TRUE(s.smoke("b33") && s.smoke("b34"));
}

}   // namespace papelotte::enemy_mistakes
