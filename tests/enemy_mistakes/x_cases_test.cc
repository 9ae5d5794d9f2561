// The worked cases whose course goes beyond one rule; the others stand beside the rules that they show (EM-X01 and so on in the comments).
#include "games/enemy_mistakes/rules/pieces.h"
#include "games/enemy_mistakes/rules/victory.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

std::string combat(std::string_view charger, std::string_view target, std::string_view pieces = "") {
    return std::string(kFarChiefs) + std::string(charger) +
           " green charged distance=450 charge_number=1 target=" + std::string(target.substr(0, target.find(' '))) + "; " + std::string(target) +
           "; " + std::string(pieces) + " turn=2 at=combat:blue";
}

}   // namespace

RULE(EM_X03, three_attempts_for_a_substitute) {
    Scene s(
        "b13 220,200,0; r33 300,20,180; napoleon 300,220; wellington 160,20; derlon fate=captured credited=red; order=blue,red turn=5 at=bids "
        "taken=blue:1,red:1");
    const auto next_turn = [&](int die) {
        s.play_all({"bid blue 1", "bid red 1"}, {die});
        if (s.asks() != "assign") return;
        s.play_all({"done", "done", "done", "done"});   // Assign of both; Orders of Napoleon; his manoeuvres
        s.play("done", {1, 1});                          // the markers of the next turn
    };
    next_turn(4);
    EXPECT_EQ(s.turn(), 6);
    next_turn(3);
    EXPECT_EQ(s.turn(), 7);
    next_turn(3);
    EXPECT_EQ(s.asks(), "place_substitute");
}

RULE(EM_X06, a_prussian_horse_battery_does_not_bombard) {
    Scene s(std::string(kChiefs) +
            "k07 220,200,0; k30 280,200,0; b13 220,100,180; b15 280,100,180; entered=3 order=black,blue,red at=bombardment:black");
    s.refuses("fire k07 b13", "EM-3.4");
    s.allows("fire k30 b15");
}

RULE(EM_X08, ney_orders_his_formation_with_his_two_markers) {
    Scene s(std::string(kFarChiefs) + "b38 200,560,0; r33 320,520,90; ney @b38 box=2; lobau 260,560 box=4; options=ney at=orders:blue");
    s.refuses("put lobau b38 0", "EM-5.28");
    s.play("put ney b38 0");
    EXPECT_EQ(s.box("ney"), 0);
    EXPECT_TRUE(s.green("b38"));
}

RULE(EM_X16, without_keep_a_formation_does_not_manoeuvre) {
    Scene s(std::string(kFarChiefs) + "b13 200,560,0 green; b15 300,560,0 green; r33 320,460,90; derlon 260,560 box=1; at=orders:blue");
    s.play("keep derlon b15 0");   // his last marker
    EXPECT_EQ(s.asks(), "manoeuvres");
    s.refuses("select b13", "EM-12.1");
    accepts(s, "select b15");
}

RULE(EM_X18, the_generated_point_serves_the_grand_battery_alone) {
    Scene s("base=historical; derlon 466,444 box=4 generated=1; at=orders:blue");
    s.play("redeploy derlon b13 0");
    s.play("redeploy derlon b15 0");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.asks(), "orders");
    s.play("redeploy derlon b23 1");
    EXPECT_EQ(s.box("derlon"), 1);   // 4 - 2 - 1
    EXPECT_EQ(s.asks(), "redeploy");
}

RULE(EM_X20, who_charged_out_of_sequence_does_not_manoeuvre_again) {
    Scene s(std::string(kFarChiefs) + "uxbridge 330,520 box=4 generated=2; r42 230,570,90; b13 320,570,270; b19 330,620,270; at=manoeuvre");
    s.play_all({"sequence uxbridge r42 2", "charge r42 0 b13", "done"});
    EXPECT_EQ(s.seat(), "red");
    s.refuses("select r42", "EM-11.24");
}

RULE(EM_X41, infantry_melee_with_everything) {
    Scene s(combat("b15 215,438,0", "r33 215,408,180", "b16 215,468,0 in=b15;"));   // in the orchard of Hougoumont
    s.play("support b16", {4, 3, 1, 1, 1, 5});   // one die of damage for the French, two for the English; the pursuit
    EXPECT_EQ(s.log("total 8; ").size(), 1u);
    EXPECT_EQ(s.log("total 5.").size(), 1u);
    EXPECT_EQ(s.place("r33"), "215.00 378.00");
    EXPECT_EQ(s.asks(), "pursuit_charge");
}

RULE(EM_X45, a_guard_unit_in_support_allows_the_re_roll) {
    Scene s(combat("b01 190,570,90", "r03 250,570,270", "b05 220,570,90 in=b01;"));
    s.play("support b01", {1, 5});
    EXPECT_EQ(s.asks(), "reroll");
    s.play("reroll", {4, 1, 1, 1});   // 4 + 1 + 1 + 1 + 1 against 5 + 1 + 1
    EXPECT_EQ(s.log("total 8; ").size(), 1u);
    EXPECT_EQ(s.asks(), "counterattack");
    Scene without(combat("b05 220,570,90", "r03 250,570,270"), {4, 5, 1, 1});
    EXPECT_EQ(without.asks(), "counterattack");
}

RULE(EM_X49, a_pursuit_is_fought_in_step_c) {
    Scene s(combat("b20 120,570,90", "r33 150,570,270"), {6, 3, 1, 1, 5});
    s.play("pursue_charge 0 0 r33");
    EXPECT_EQ(s.place("b20"), "150.00 570.00");
    EXPECT_EQ(s.asks(), "reinforce");
    s.play("attack b20", {2, 4, 1, 1});   // 2 + 1 for the Charge + 1 against 4 - 1
    EXPECT_EQ(s.log("total 4; ").size(), 1u);
    EXPECT_EQ(s.log("total 3.").size(), 1u + 1u);   // and the 3 of the first melee
}

RULE(EM_X50, the_result_of_a_combat) {
    // On the height of Rossomme: 6 + 1 against 2 + 1, Retreat; no pursuit; 2 against 4 + 2 - 1.
    Scene s(combat("b20 394,621,0", "r33 394,591,180"), {6, 2, 1, 1, 1, 2, 4, 1, 1});
    EXPECT_EQ(s.log("Result: 2, total 2, against 4, total 5: the English fall back 2 UM").size(), 1u);
    EXPECT_EQ(s.place("r33"), "394.00 501.00");
    EXPECT_EQ(s.losses("r33"), 1);
    EXPECT_EQ(s.log("2 orange markers").size(), 2u);
    EXPECT_FALSE(s.green("b20"));
}

RULE(EM_X52, la_haye_sainte_ignores_a_withdraw) {
    Scene s(combat("b15 357.5,298.5,0", "rl 357.5,276,180"), {6, 2, 1, 1});   // 9 against 6
    EXPECT_EQ(s.place("rl"), "357.50 276.00");
    EXPECT_TRUE(s.log("pursuit").empty());
    s.play("done");   // no counterattack
    EXPECT_EQ(s.asks(), "reinforce");
    s.allows("attack b15");   // still in contact
    s.play("done", {1, 1});   // the next turn, and no dice of a result
    EXPECT_EQ(s.place("b15"), "357.50 328.50");
    EXPECT_EQ(s.log("2 orange markers").size(), 1u);
}

RULE(EM_X53, hougoumont_falls_by_a_rout) {
    Scene s(combat("b15 181,433.5,0", "rh 181,411,180", "b16 181,463.5,0 in=b15; r33 320,520,90;"));
    s.play("support b16", {6, 1, 1, 1, 1, 1, 1});   // 10 against 5; damages; the next turn
    EXPECT_EQ(s.place("rh"), "eliminated");
}

RULE(EM_X61, the_short_game_by_points) {
    Scene s(std::string(kChiefs) +
            "b25 352,274,0; rh 181,411,180; r33 300,20,180; rl fate=eliminated credited=blue; r25 fate=eliminated credited=blue; r26 "
            "fate=eliminated "
            "credited=blue; r03 fate=eliminated credited=blue; b36 fate=eliminated credited=red; b37 fate=eliminated credited=red; b38 "
            "fate=eliminated credited=red; b13 fate=eliminated credited=red; b35 fate=eliminated credited=red; scenario=short_game turn=7 "
            "at=end:red");
    EXPECT_EQ(score_of(s.position(), Army::blue).total(), 30 + 20);
    EXPECT_EQ(score_of(s.position(), Army::red).total(), 18 + 30);
    EXPECT_EQ(s.winner(), "blue");
    EXPECT_EQ(s.outcome_rule(), "EM-17.8");
}

RULE(EM_X70, the_defender_wins_pursues_and_counterattacks) {
    Scene s(combat("b20 220,570,90", "r33 250,570,270"), {1, 4, 1, 1, 6});   // 2 against 4: Withdraw; his pursuit die
    EXPECT_EQ(s.place("b20"), "190.00 570.00");
    EXPECT_EQ(s.asks(), "pursuit_charge");
    EXPECT_EQ(s.seat(), "red");
    s.play("pursue_charge 0 0 b20");
    EXPECT_EQ(s.place("r33"), "220.00 570.00");
    EXPECT_EQ(s.asks(), "counterattack");
    s.play("counterattack r33 b20", {3, 4, 1, 1});   // 3 + 1 for the Charge + 1 against 4
    EXPECT_EQ(s.log("total 5; ").size(), 1u);
}

RULE(EM_X75, a_reinforcement_of_the_defender_brings_a_result) {
    Scene s(combat("b20 220,570,90", "r33 250,570,270 losses=2", "r16 235,528,180;"), {3, 4, 1, 5});   // r33 is gone
    EXPECT_EQ(s.asks(), "reinforce");
    EXPECT_EQ(s.seat(), "red");
    s.play("reinforce r16");
    // On the flank: 1 + 1 fire + 1 Charge against 4 - 1; the result, with a die for each formation that took part; the next turn.
    s.play(s.legal("charge").at(0), {1, 4, 1, 1, 2, 2, 2, 1, 1});
    EXPECT_EQ(s.log("total 3; ").size(), 1u);
    EXPECT_EQ(s.log("Result: ").size(), 1u);
}

RULE(EM_X02, the_prussian_corps_enter_in_three_turns) {
    Scene first("base=historical turn=10 attempts=2 at=entrance", {3});
    EXPECT_EQ(first.asks(), "deploy");
    first.play("suggested", {1, 1, 1});
    for (const Unit unit : units_of(Corps::black_iii)) EXPECT_TRUE(first.position().moving(unit)) << word(unit);
    EXPECT_EQ(first.place("k08"), "waiting");
    EXPECT_EQ(Scene("base=historical turn=11 entered=1 at=entrance").position().entered, 2);   // no die
    EXPECT_EQ(Scene("base=historical turn=12 entered=2 at=entrance").position().entered, 3);
}

RULE(EM_X55, exchanged_guns_may_support) {
    Scene s(std::string(kFarChiefs) + "b13 280,570,270 green; r33 190,592.5,90; r37 197.5,570,90 in=r33; at=manoeuvre:blue");
    s.play_all({"select b13", "charge b13 0 r37", "exchange r33", "done"});
    s.play("done");   // manoeuvres of the English
    EXPECT_EQ(s.asks(), "support");
    EXPECT_EQ(s.seat(), "red");
    s.allows("support r37");
}

RULE(EM_X73, who_waited_beside_a_combat_charges_in_step_c) {
    Scene s(std::string(kFarChiefs) + "b20 190,560,270 green; b39 190,595,270 green; r33 145,570,90; at=manoeuvre:blue");
    s.play_all({"select b20", "charge b20 0 r33", "select b39"});
    s.refuses("charge b39 0 r33", "EM-13.5");
    s.play_all({"stand", "done"});
    s.play("done", {3, 4, 1, 1});   // the combat: a draw
    EXPECT_EQ(s.asks(), "counterattack");
    s.play("done");
    s.play("reinforce b39");
    EXPECT_FALSE(s.legal("charge").empty());
}

}   // namespace papelotte::enemy_mistakes
