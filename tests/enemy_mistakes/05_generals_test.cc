// EM-5  Commanders and Generals.
#include <fmt/format.h>

#include "games/enemy_mistakes/rules/steps/counters.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {

// --- Orders and attachment --------------------------------------------------------------------------------------------------------------

RULE(EM_5_1, a_general_orders_only_his_own_corps) {
    Scene s("b13 220,200,0; b25 220,120,0; r33 220,20,180; derlon 260,200 box=4; napoleon 300,200; wellington 160,20; at=orders:blue");
    s.refuses("put derlon b25 0", "EM-5.1");
    s.allows("put derlon b13 0");
}

RULE(EM_5_2, a_commander_orders_the_formation_he_is_attached_to) {
    Scene s("b13 220,200,0; b25 220,120,0; r33 220,20,180; napoleon @b25; wellington 160,20; chief=blue:5; at=orders:blue");
    s.refuses("put napoleon b13 0", "EM-5.2");
    s.play("put napoleon b25 0");
    EXPECT_EQ(s.chief("blue"), 3);
    EXPECT_TRUE(s.green("b25"));
}

// EM-X15
RULE(EM_5_3, generated_points_serve_one_formation_unless_four_stars) {
    Scene s(
        "b25 220,200,0 green; b27 220,120,0 green; r33 300,20,180; reille 260,200 generated=2 box=1; napoleon 300,200; wellington 160,20; "
        "at=orders:blue");
    s.play("keep reille b25 1");
    s.refuses("keep reille b27 1", "EM-5.3");
    s.play("keep reille b27 0");
    EXPECT_EQ(s.box("reille"), 0);
    Scene hill(
        "r11 220,200,0 green; r13 220,120,0 green; b33 300,20,180; hill 260,200 generated=2; napoleon 300,220; wellington 160,20; "
        "order=red,blue at=orders:red");
    hill.play_all({"keep hill r11 1", "keep hill r13 1"});
    EXPECT_TRUE(hill.green("r11") && hill.green("r13"));
}

RULE(EM_5_4, generated_points_are_new_every_turn) {
    Scene s("b25 220,200,0; r33 300,20,180; reille 260,200 generated=1; hill 200,20; napoleon 300,200; wellington 160,20; at=end:red", {1, 1});
    EXPECT_EQ(s.position().generals[Scene::general("reille")].generated, 2);
}

RULE(EM_5_22, a_substitute_generates_nothing) {
    Scene s("b25 220,200,0; r33 300,20,180; reille 260,200 substitute; hill 200,20; napoleon 300,200; wellington 160,20; at=end:red", {1, 1});
    EXPECT_EQ(s.position().generals[Scene::general("reille")].generated, 0);
    EXPECT_EQ(s.position().generals[Scene::general("hill")].generated, 2);
}

RULE(EM_5_5, a_general_attaches_within_60_mm) {
    Scene s("b13 220,200,0; b15 300,200,0; b25 250,200,0; r33 220,20,180; derlon 220,150; napoleon 300,100; wellington 160,20; at=assign:blue");
    s.refuses("attach derlon b25", "EM-5.5");
    s.refuses("attach derlon b15", "EM-5.5");   // 65 mm to its nearest point
    s.play("attach derlon b13");
    EXPECT_EQ(s.host("derlon"), "b13");
}

RULE(EM_5_6, a_formation_holds_one_general) {
    Scene s("b13 220,200,0; b14 220,230,0 in=b13; r33 220,20,180; derlon @b14; napoleon 250,190; wellington 160,20; at=assign:blue");
    s.refuses("attach napoleon b13", "EM-5.6");
    s.play("place derlon 250.0 230.0");
    s.play("attach napoleon b13");
    EXPECT_EQ(s.host("napoleon"), "b13");
}

// --- Checks -----------------------------------------------------------------------------------------------------------------------------

// EM-X56
RULE(EM_5_11, reille_with_a_shaken_unit_falls_on_four) {
    const std::string_view scene =
        "r33 220,200,0; r40 300,20,0; b33 220,60,180; b25 220,100,0 yellow=1; reille @b25; napoleon 300,220; wellington 160,220; r37 220,150,0; "
        "at=bombardment:red order=red,blue";
    Scene s(scene);
    s.play("fire r37 b25", {3, 3, 1, 2, 2});   // 6: one Damage, no Loss; the check 4 - 2 - 1
    EXPECT_EQ(s.place("reille"), "eliminated");
    Scene saved(scene);
    saved.play("fire r37 b25", {3, 3, 1, 2, 3});
    EXPECT_EQ(saved.host("reille"), "b25");
}

RULE(EM_5_11, more_than_one_melee_of_the_combat_counts) {
    Scene s(charge("derlon @b20; b13 300,200,0;"), {3, 4, 1, 1});
    s.play("counterattack r33 b20", {4, 3, 1, 1});   // his second melee
    s.play("done");
    s.play("done", {2, 2});                          // the dice of the result
    s.play("subtract", {1, 2, 1, 1});                // 3 - 1 - 1; the next turn
    EXPECT_EQ(s.place("derlon"), "eliminated");
}

// EM-X57
RULE(EM_5_13, light_cavalry_captures_on_three) {
    Position p = Scene("b21 220,200,0; r33 300,20,180; orange 220,150; napoleon 300,220; wellington 160,20; at=orders:blue").position();
    const auto check = [&](std::uint8_t die) {
        Position q = p;
        const std::uint8_t faces[] = {die};
        Dice dice = Dice::scripted(faces);
        Effects effects{dice};
        CheckCounter{Scene::general("orange"), Scene::unit("b21")}.run(q, effects);
        return q;
    };
    EXPECT_EQ(check(3).generals[Scene::general("orange")].fate, Fate::captured);
    EXPECT_EQ(check(3).generals[Scene::general("orange")].credited, Army::blue);
    const Position escaped = check(4);
    EXPECT_TRUE(escaped.on_board(Scene::general("orange")));
    EXPECT_EQ(Rules::step_name(escaped), "displace_counter");   // up to 60 mm, by his owner
    EXPECT_TRUE(Rules::to_act(escaped).has(kRedSeat));
}

RULE(EM_5_13, a_counter_escapes_to_the_last_free_spot) {
    // Wellington stands in a gap of his lines, which is 24 mm deep, and 30 mm of lines all round.
    std::string scene = "b21 220,200,0; r33 300,20,180; wellington 400,300; napoleon 300,220; at=orders:blue; ";
    const int rows[] = {243, 273, 303, 333, 363}, columns[] = {340, 370, 400, 430, 460};
    int number = 1;
    for (const int y : rows)
        for (const int x : columns) {
            if (x == 400 && y == 303) continue;
            while (number == 9 || number == 10 || number == 24 || number == 33) ++number;
            scene += fmt::format("r{:02} {},{},180; ", number++, x, x == 400 && y == 333 ? 327 : x == 400 && y == 363 ? 357 : y);
        }
    Position p = Scene(scene).position();
    const std::uint8_t faces[] = {6};
    Dice dice = Dice::scripted(faces);
    Effects effects{dice};
    CheckCounter{Scene::general("wellington"), Scene::unit("b21")}.run(p, effects);
    EXPECT_TRUE(p.on_board(Scene::general("wellington")));
}

RULE(EM_5_15, a_general_may_not_end_on_a_piece) {
    Scene s("b13 220,200,0; r33 220,20,180; derlon 250,180; napoleon 300,100; wellington 160,20; at=assign:blue");
    s.refuses("place derlon 240.0 190.0", "EM-5.15");
    s.refuses("place derlon 250.0 245.0", "EM-10.4");
    s.play("place derlon 250.0 200.0");
    EXPECT_EQ(s.place("derlon"), "250.00 200.00");
}

// EM-X58
RULE(EM_5_17, the_loss_of_napoleon_ends_the_game) {
    Position p = Scene("b13 220,200,0 yellow=2; r33 300,20,180; napoleon @b13; wellington 160,20; at=orders:blue").position();
    const std::uint8_t faces[] = {3, 2};
    Dice dice = Dice::scripted(faces);
    Effects effects{dice};
    check_attached(p, kNapoleon, true, Scene::unit("r33"), effects);   // 5 - 2 - 2
    EXPECT_TRUE(p.agenda.empty());
    EXPECT_EQ(Rules::outcome(p)->winners, SeatSet(kRedSeat));
    EXPECT_EQ(Rules::outcome(p)->rule, "EM-5.17");
}

// EM-X13
RULE(EM_5_18, black_without_bluecher_rolls_no_die) {
    Scene s(
        "b13 220,200,0; r33 300,20,180; k17 850,500,270; k08 850,250,270; k01 850,100,270; ziethen 800,100; pirch 800,250; buelow 800,500; "
        "napoleon 300,220; wellington 160,20; bluecher fate=captured credited=blue; turn=12 entered=3 order=blue,red,black at=initiative",
        {1, 1});
    EXPECT_EQ(s.asks(), "bids");
    EXPECT_EQ(s.position().armies[Army::black].taken, 3);
}

RULE(EM_5_19, his_markers_return_to_the_reserve) {
    Scene s(
        "b25 220,100,0 yellow=1; r37 220,150,0; b33 300,60,180; reille @b25 box=3; napoleon 300,220; wellington 160,220; at=bombardment:red "
        "order=red,blue");
    EXPECT_EQ(s.reserve("blue"), 33);
    s.play("fire r37 b25", {3, 3, 1, 2, 2});
    EXPECT_EQ(s.reserve("blue"), 36);
}

// EM-X03
RULE(EM_5_21, each_attempt_for_a_substitute_needs_one_less) {
    const auto scene = [](int attempts) {
        return "b13 220,200,0; r33 300,20,180; napoleon 300,220; wellington 160,20; derlon fate=captured credited=red attempts=" +
               std::to_string(attempts) + "; order=blue,red turn=5 at=bids taken=blue:1,red:1";
    };
    for (const auto& [attempts, die, comes] : {std::tuple{0, 4, false}, {1, 3, false}, {2, 3, true}, {0, 5, true}}) {
        Scene s(scene(attempts));
        s.play_all({"bid blue 1", "bid red 1"}, {die});
        EXPECT_EQ(s.asks() == "place_substitute", comes) << attempts << " " << die;
        EXPECT_EQ(s.position().generals[Scene::general("derlon")].attempts, comes ? attempts : attempts + 1);
    }
}

RULE(EM_5_22, no_spot_for_a_substitute_is_overlooked) {
    // b43 in a corner of the board, hemmed in by others; a gap of 30 by 16 mm is left beside it.
    Scene s(
        "b43 15,15,0; b13 45,15,0; b14 45,45,0; b15 15,61,0; b16 85,15,0; b17 80,45,0; b18 45,80,0; r33 300,20,180; napoleon 300,220; "
        "wellington 160,120; kellermann fate=captured credited=red; order=blue,red turn=5 at=bids taken=blue:1,red:1");
    s.play_all({"bid blue 1", "bid red 1"}, {5});
    EXPECT_EQ(s.asks(), "place_substitute");
    s.play("place kellermann 15 38");
}

RULE(EM_5_22, a_substitute_stands_near_his_corps_with_one_star) {
    Scene s(
        "b13 220,200,0; b25 220,60,0; r33 300,20,180; napoleon 300,220; wellington 160,20; derlon fate=captured credited=red; order=blue,red "
        "turn=5 at=bids taken=blue:1,red:1");
    s.play_all({"bid blue 1", "bid red 1"}, {5});
    s.refuses("place derlon 220.0 95.0", "EM-5.22");
    s.play("place derlon 250.0 200.0");
    EXPECT_EQ(rank_of(s.position(), Scene::general("derlon")), 1);
    EXPECT_EQ(points_of(s.position(), Scene::general("derlon")), 6);
}

RULE(EM_5_23, what_the_former_one_was_worth_stays_with_the_enemy) {
    Scene s(
        "b13 220,200,0; r33 300,20,180; napoleon 300,220; wellington 160,20; derlon fate=captured credited=red; order=blue,red turn=5 at=bids "
        "taken=blue:1,red:1");
    s.play_all({"bid blue 1", "bid red 1", "place derlon 250.0 200.0"}, {5});
    EXPECT_EQ(s.position().armies[Army::red].gained, 24);   // 12 points, captured
}

// --- Ney --------------------------------------------------------------------------------------------------------------------------------

// EM-X08
RULE(EM_5_28, ney_commands_the_formation_he_is_with) {
    Scene s = Scene::set_up("ney");
    EXPECT_EQ(s.host("ney"), "b38");   // EM-5.25
    while (s.asks() == "bombard") s.play("done");
    EXPECT_EQ(s.asks(), "assign");
    EXPECT_EQ(s.box("ney"), 2);   // EM-5.26
    s.refuses("assign ney 1", "EM-5.26");
    s.play("assign lobau 2");
    s.play("done");
    s.play("done");
    EXPECT_EQ(s.asks(), "orders");
    s.refuses("put lobau b36 0", "EM-5.28");
    s.refuses("put ney b13 0", "EM-5.27");
}

RULE(EM_5_27, ney_does_not_attach_to_the_guard) {
    Scene s("b36 220,200,0; b01 260,200,0; r33 300,20,180; ney @b36; napoleon 300,120; wellington 160,20; options=ney at=assign:blue");
    s.refuses("attach ney b01", "EM-5.27");
}

RULE(EM_5_29, neys_markers_do_not_last) {
    Scene s("b36 220,200,0; r33 300,20,180; ney @b36 box=2; napoleon 300,120; wellington 160,20; options=ney at=end:red", {1, 1});
    EXPECT_EQ(s.box("ney"), 0);
}

RULE(EM_5_30, without_ney_napoleon_discards_two_markers) {
    Scene s(
        "b36 220,200,0; b25 220,120,0; r33 300,20,180; reille 260,120; ney fate=captured credited=red; napoleon 300,120; wellington 160,20; "
        "chief=blue:5 options=ney turn=3 at=bombardment:red order=blue,red");
    EXPECT_EQ(s.asks(), "assign");
    EXPECT_EQ(s.chief("blue"), 3);
}

}   // namespace papelotte::enemy_mistakes
