// EM-10  Assign; EM-11  Orders.
#include "games/enemy_mistakes/rules/steps/orders.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr std::string_view kFacingR33 = "r33 300,20,180; napoleon 310,220; wellington 160,10; ";
std::string assigning(std::string_view rest) { return std::string(kFacingR33) + std::string(rest) + " at=assign:blue"; }
std::string ordering(std::string_view rest) { return std::string(kFacingR33) + std::string(rest) + " at=orders:blue"; }

}   // namespace

RULE(EM_10_1, a_general_gets_at_most_two_markers) {
    Scene s(assigning("b13 220,200,0; derlon 260,200; chief=blue:5"));
    s.play("assign derlon 2");
    s.refuses("assign derlon 1", "EM-10.1");
    EXPECT_EQ(s.box("derlon"), 2);
    EXPECT_EQ(s.chief("blue"), 3);
    Scene poor(assigning("b13 220,200,0; derlon 260,200; chief=blue:1"));
    poor.refuses("assign derlon 2", "EM-10.1");
}

RULE(EM_10_3, markers_do_not_go_back) {
    Scene s(assigning("b13 220,200,0; derlon 260,200 box=3; chief=blue:5"));
    s.refuses("assign napoleon 1", "EM-8.11");
    s.refuses("assign derlon 0", "EM-10.1");
}

RULE(EM_10_4, a_general_moves_60_mm_once) {
    Scene s(assigning("b13 220,200,0; derlon 260,200; chief=blue:5"));
    s.refuses("place derlon 260.0 139.0", "EM-10.4");
    s.play("place derlon 260.0 140.0");
    s.refuses("place derlon 260.0 150.0", "EM-10.4");
    s.refuses("attach derlon b13", "EM-10.4");
}

RULE(EM_10_5, merges_then_markers_then_counters) {
    Scene s(assigning("b13 220,200,0; b14 220,230,0; b15 280,200,0; derlon 250,150; chief=blue:5"));
    s.allows("merge b13 b14");
    s.play("assign derlon 1");
    s.refuses("merge b13 b14", "EM-10.5");
    s.play("place derlon 250.0 160.0");
    s.refuses("assign derlon 1", "EM-10.5");
}

// --- Orders -----------------------------------------------------------------------------------------------------------------------------

RULE(EM_11_1, one_order_a_turn) {
    Scene s(ordering("b13 220,200,0 green; derlon 260,200 box=6;"));
    s.play("keep derlon b13 0");
    s.refuses("redeploy derlon b13 0", "EM-11.1");
}

RULE(EM_11_2, he_pays_with_points_and_markers) {
    Scene s(ordering("b13 220,200,0; derlon 260,200 box=1 generated=1;"));
    s.refuses("put derlon b13 0", "EM-11.2");
    s.refuses("put derlon b13 2", "EM-11.2");
    const int reserve = s.reserve("blue");
    s.play("put derlon b13 1");
    EXPECT_EQ(s.box("derlon"), 0);
    EXPECT_EQ(s.reserve("blue"), reserve + 1);
    EXPECT_TRUE(s.green("b13"));
}

// EM-X07
RULE(EM_11_3, one_and_one_a_unit_at_most_five) {
    const auto cost = [](std::string_view pieces, std::initializer_list<const char*> units) {
        Scene s(ordering(std::string(pieces) + " derlon 150,150;"));
        UnitSet set;
        for (const char* unit : units) set.insert(Scene::unit(unit));
        return put_cost(s.position(), Scene::general("derlon"), set);
    };
    EXPECT_EQ(cost("b13 220,200,0; b14 250,200,0 in=b13; b15 280,200,0 in=b13;", {"b13", "b14", "b15"}), 4);
    EXPECT_EQ(
        cost("b13 200,150,0; b14 230,150,0 in=b13; b15 260,150,0 in=b13; b16 200,180,0 in=b13; b17 230,180,0 in=b13; b18 260,180,0 in=b13;",
             {"b13", "b14", "b15", "b16", "b17", "b18"}),
        5);
    EXPECT_EQ(cost("b13 220,200,0; b21 250,200,0 in=b13;", {"b13", "b21"}), 4);   // EM-11.4: mixed
}

RULE(EM_11_5, an_unseen_formation_costs_one_more) {
    Scene s("r33 300,20,180; napoleon 310,220; wellington 160,10; b25 250,420,0; b27 230,225,0; reille 250,390; at=orders:blue");
    EXPECT_EQ(sight_cost(s.position(), Scene::general("reille"), UnitSet::of(Scene::unit("b25"))), 0);
    EXPECT_EQ(sight_cost(s.position(), Scene::general("reille"), UnitSet::of(Scene::unit("b27"))), 1);
}

RULE(EM_11_5, to_keep_an_unseen_formation_in_movement_costs_two) {
    const auto with_markers = [](int markers) {
        return Scene("r33 300,20,180; napoleon 310,220; wellington 160,10; b27 230,225,0 green; reille 250,390 box=" + std::to_string(markers) +
                     "; at=orders:blue");
    };
    with_markers(1).refuses("keep reille b27 0", "EM-11.2");
    Scene s = with_markers(2);
    s.play("keep reille b27 0");
    EXPECT_EQ(s.box("reille"), 0);
}

// EM-X67
RULE(EM_11_6, only_the_part_that_moves_is_paid) {
    Scene s(ordering("b13 200,200,0; b14 230,200,0 in=b13; b15 260,200,0 in=b13; derlon 250,140 box=2;"));
    s.play("part b15 right");
    s.play("put derlon b15 0");
    EXPECT_EQ(s.box("derlon"), 0);
    EXPECT_EQ(s.place("b15"), "275.00 200.00");
    EXPECT_TRUE(s.green("b15"));
    EXPECT_FALSE(s.green("b13"));
    EXPECT_EQ(s.leader("b14"), "b13");
}

RULE(EM_11_8, a_gun_that_cannot_fasten_forbids_the_order) {
    Scene s(ordering("b23 220,200,0; b13 220,222.5,0; derlon 260,140 box=5;"));
    s.refuses("put derlon b23 0", "EM-11.8");
}

// EM-X16
RULE(EM_11_10, green_without_an_order_is_lost) {
    Scene s(ordering("b13 220,200,0 green; b15 220,140,0 green; derlon 260,200 box=6;"));
    s.play("keep derlon b13 0");
    EXPECT_EQ(s.box("derlon"), 5);   // EM-11.9: one point
    s.play("done");
    while (s.asks() == "orders") s.play("done");
    EXPECT_TRUE(s.green("b13"));
    EXPECT_FALSE(s.green("b15"));
}

// EM-X17
RULE(EM_11_11, recover_two_points_a_shaken_unit) {
    Scene s(ordering("b13 200,200,0 orange=1 yellow=1; b14 230,200,0 in=b13 yellow=1; b15 260,200,0 in=b13 yellow=2; derlon 250,140 box=5;"));
    s.refuses("put derlon b13 0", "EM-3.10");
    s.refuses("recover derlon b15 0", "EM-11.11");
    s.play("recover derlon b13 0");
    s.play("recover derlon b14 0");
    EXPECT_EQ(s.yellow("b13"), 0);
    EXPECT_EQ(s.yellow("b14"), 0);
    EXPECT_EQ(s.box("derlon"), 1);
    EXPECT_EQ(s.asks(), "orders");
    s.refuses("put derlon b13 0", "EM-11.1");
}

// EM-X18
RULE(EM_11_14, the_grand_battery_redeploys_by_an_order_of_its_own) {
    Scene s("base=historical; derlon 466,444 box=4 generated=1; at=orders:blue");
    s.play("redeploy derlon b13 0");   // EM-11.12: two points for any number of formations
    EXPECT_EQ(s.asks(), "gather_redeploy");
    s.play("redeploy derlon b15 0");
    EXPECT_EQ(s.box("derlon"), 2);
    s.refuses("redeploy derlon b23 0", "EM-11.14");
}

RULE(EM_11_13, generated_points_pay_for_one_formation) {
    Scene s("base=historical; derlon 466,444 box=4 generated=1; at=orders:blue");
    s.play("redeploy derlon b13 1");
    EXPECT_EQ(s.asks(), "redeploy");   // no other formation can follow
    Scene two("base=historical; derlon 466,444 box=4 generated=1; at=orders:blue");
    EXPECT_EQ(why_cannot_pay(two.position(), Scene::general("derlon"), Scene::unit("b15"), 2, 1, true).id(), "EM-11.13");
}

RULE(EM_3_14, a_garrison_gets_no_orders) {
    Scene s("b13 220,200,0; rl 357.5,276,180; wellington @rl; napoleon 310,220; chief=red:5 order=red,blue at=orders:red");
    s.refuses("put wellington rl 0", "EM-3.14");
}

RULE(EM_10_2, a_box_may_hold_more_than_four_until_the_end_of_the_turn) {
    Scene s(assigning("b13 220,200,0; derlon 260,200 box=4; chief=blue:5"));
    s.play("assign derlon 2");
    EXPECT_EQ(s.box("derlon"), 6);
}

RULE(EM_11_7, of_united_formations_each_needs_its_own_order) {
    Scene s(ordering("b13 220,200,0; b25 250,200,0; derlon 220,140 box=4; reille 260,140;"));
    s.play("put derlon b13 0");
    EXPECT_EQ(s.box("derlon"), 2);   // b25 is not paid for
    EXPECT_TRUE(s.green("b13"));
    EXPECT_FALSE(s.green("b25"));
    s.play_all({"done", "select b13"});
    s.refuses("join b25", "EM-12.1");   // it moves without the other
    s.play("advance b13 0 60");
    EXPECT_EQ(s.place("b25"), "250.00 200.00");
}

RULE(EM_25_13, without_markers_he_fires_and_moves_his_generals) {
    Scene s(std::string(kFacingR33) + "b13 220,120,0; b33 300,200,0; derlon 260,150; at=bombardment:blue");
    EXPECT_EQ(s.chief("blue") + s.box("derlon"), 0);
    s.play("fire b33 r33", {1, 2});
    EXPECT_EQ(s.asks(), "assign");
    s.play("place derlon 260.0 160.0");
    EXPECT_EQ(s.place("derlon"), "260.00 160.00");
}

}   // namespace papelotte::enemy_mistakes
