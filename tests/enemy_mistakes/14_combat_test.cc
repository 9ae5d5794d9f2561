// EM-14  The chain of a combat: counterattack, reinforcements, pursuit, result.
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/steps/combat_chain.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
RULE(EM_14_1, a_combat_may_not_be_declined) {
    Scene s(std::string(kChiefs) +
            "b20 180,130,0 green charged distance=400 charge_number=1 target=r33; r33 180,100,180; "
            "b39 260,130,0 green charged distance=400 charge_number=2 target=r29; r29 260,100,180; at=combat:blue");
    EXPECT_EQ(s.asks(), "next_combat");
    s.refuses("done", "EM-14.1");
    s.allows("fight b20 r33");
    s.refuses("fight b20 r29", "EM-14.1");
}

RULE(EM_14_1, a_unit_that_has_fought_is_fought_no_more) {
    Scene s(charge("turn=2", "b20 220,130,0", "r33 220,100,180 fought"), {1, 1});   // the next turn
    EXPECT_TRUE(s.log("Combat").empty());
}

RULE(EM_14_4, if_the_target_is_gone_another_unit_that_is_touched_is_fought) {
    Scene s(std::string(kChiefs) +
                "b20 220,130,0 green charged distance=400 charge_number=1 target=r34; r34 fate=eliminated credited=blue; r33 220,100,180; "
                "at=combat:blue",
            {3, 4, 1, 1});
    EXPECT_EQ(s.position().combat.defender, Scene::unit("r33"));
    EXPECT_EQ(s.asks(), "counterattack");
}

RULE(EM_25_15, contact_without_a_charge_is_no_combat) {
    Scene s(std::string(kChiefs) + "b20 220,130,0 green; r33 220,100,180; turn=2 at=combat:blue", {1, 1});
    EXPECT_EQ(s.asks(), "bids");   // separated, and the next turn
    EXPECT_EQ(s.place("b20"), "220.00 145.00");
}

RULE(EM_14_4, the_longest_contact_attacks_and_equals_choose) {
    Scene tie(std::string(kChiefs) +
              "b19 205,130,0 green charged distance=400 charge_number=1 target=r33; b20 235,130,0 in=b19; r33 220,100,180; at=combat:blue");
    EXPECT_EQ(tie.asks(), "choose_attacker");
    tie.allows("attack b19");
    tie.allows("attack b20");
}

RULE(EM_14_6, the_defender_may_counterattack) {
    Scene s(charge(""), {3, 4, 1, 1});   // a draw
    EXPECT_EQ(s.asks(), "counterattack");
    EXPECT_EQ(s.seat(), "red");
    s.refuses("counterattack r33 r33", "EM-14.6");
    s.play("counterattack r33 b20", {6, 3, 1, 1, 1, 1, 1, 1, 1});   // 6 - 3: the charger withdraws 30 mm; no pursuit; result; the next turn
    EXPECT_FALSE(s.log("Withdraw of 30 mm").empty());
}

// EM-X49
RULE(EM_14_39, contact_by_pursuit_is_fought_in_step_c) {
    Scene s(charge(""), {6, 3, 1, 1, 5});
    EXPECT_EQ(s.yellow("r33"), 1);
    EXPECT_EQ(s.place("r33"), "220.00 70.00");
    EXPECT_EQ(s.asks(), "pursuit_charge");   // EM-14.31: five or more
    s.play(s.legal("pursue_charge").at(0));
    EXPECT_EQ(s.asks(), "reinforce");   // B: the unit that withdrew is barred
    s.allows("attack b20");
    s.allows("done");
}

RULE(EM_14_35, infantry_does_not_pursue_cavalry) {
    Scene s(charge("", "b20 220,130,0", "r49 220,100,180"), {6, 4, 1, 1, 1, 1, 1, 1});   // 7 - 4: Withdraw
    EXPECT_FALSE(s.log("Withdraw of 30 mm").empty());
    EXPECT_TRUE(s.log("pursuit").empty());
}

RULE(EM_14_34, the_pursuer_chooses_the_sign_for_a_veteran_target) {
    Scene s(charge("", "b20 220,130,0", "r03 220,100,180"), {6, 1, 1, 1});   // 7 - 3 = 4: Retreat
    EXPECT_EQ(s.asks(), "pursuit_sign");
    s.play("add", {4});   // 4 + 1
    EXPECT_EQ(s.asks(), "pursuit_charge");
}

RULE(EM_14_7, other_formations_that_occupy_its_area_reinforce) {
    Scene s(charge("b39 260,118,315; b36 310,180,0;"), {3, 4, 1, 1});
    s.play("done");   // no counterattack
    EXPECT_EQ(s.asks(), "reinforce");
    EXPECT_EQ(s.seat(), "blue");
    s.refuses("reinforce b36", "EM-14.7");
    s.allows("reinforce b39");
    s.allows("attack b20");   // the original one, still in contact
}

// EM-X75
RULE(EM_25_4, defenders_may_come_after_the_defending_formation_is_gone) {
    Scene s(charge("r16 262,115,225;", "b20 220,130,0", "r33 220,100,180 losses=2"), {3, 4, 1, 5});   // a draw; red takes the last Loss
    EXPECT_EQ(s.place("r33"), "eliminated");
    EXPECT_EQ(s.asks(), "reinforce");   // B and C are skipped
    EXPECT_EQ(s.seat(), "red");
    s.play("done", {1, 1});   // the next turn
    EXPECT_TRUE(s.log("Result").empty());   // EM-14.47: no dice …
    EXPECT_EQ(s.log("2 orange markers").size(), 1u);   // … the markers all the same
}

// EM-X50
RULE(EM_14_42, the_higher_result_falls_back_half_the_difference) {
    Scene s(charge("r16 300,60,180;"), {3, 4, 1, 1});   // a draw
    s.play("done");   // no counterattack, no attack in C
    s.play("done");
    s.play("done", {2, 5, 1, 1});   // none in D; step E: 2 against 5; the next turn
    EXPECT_EQ(s.losses("r33"), 1);   // EM-14.43
    EXPECT_EQ(s.place("r33"), "220.00 40.00");   // 3 / 2, rounded up: 2 UM
    EXPECT_EQ(s.log("2 orange markers").size(), 2u);   // EM-14.46
    EXPECT_EQ(s.orange("b20"), 1);                     // EM-16.2
    EXPECT_FALSE(s.green("b20"));
}

// EM-X51
RULE(EM_14_43, on_a_draw_the_current_player_loses_and_takes_the_loss) {
    Scene s(charge(""), {3, 4, 1, 1});
    s.play("done");
    s.play("done");
    s.play("done", {4, 4, 1, 1});
    EXPECT_EQ(s.losses("b20"), 1);
    EXPECT_EQ(s.losses("r33"), 0);
}

RULE(EM_14_43, guns_left_behind_do_not_take_the_loss_of_the_others) {
    // Behind b09 there is no room for its team.
    Scene s(std::string(kFarChiefs) +
            "r29 120,570,90 green charged distance=400 charge_number=1 target=b13; b09 142.5,592.5,270; b13 150,570,270 in=b09; b14 165,600,270 "
            "in=b09; order=red,blue at=combat:red");
    s.play("done", {5, 4, 1, 1});   // no support; 6 against 6
    s.play_all({"done", "done"});   // no counterattack, no attack in C
    s.play("done", {1, 5});          // none in D; the French fall back 2 UM
    EXPECT_EQ(s.place("b13"), "210.00 570.00");
    EXPECT_EQ(s.place("b09"), "142.50 592.50");
    EXPECT_EQ(s.losses("b09"), 1);   // EM-2.38
    EXPECT_EQ(s.asks(), "fall_back_loss");
    s.refuses("lose b09", "EM-14.43");
    s.allows("lose b14");
}

RULE(EM_15_15, what_a_result_costs_is_credited_to_the_army_that_fought) {
    Scene s(
        "napoleon 600,20; wellington 640,20; bluecher 850,500; r29 120,570,90 green charged distance=400 charge_number=1 target=b20; b20 "
        "150,570,270 losses=2; b15 300,300,0; k17 215,520,0; options=three_players turn=10 entered=3 order=red,blue,black at=combat:red",
        {4, 5, 1, 1});   // 5 against 5
    s.play_all({"done", "done"});
    s.play("done", {1, 5, 1, 1, 1});   // the French fall back 2 UM, where Prussians are nearer; the next turn
    EXPECT_EQ(s.place("b20"), "eliminated");
    EXPECT_EQ(s.position().marks[Scene::unit("b20")].credited, Army::red);
}

RULE(EM_14_45, guns_alone_that_cannot_fasten_suffer_one_loss) {
    Scene s(std::string(kFarChiefs) + "b09 142.5,592.5,270; b14 165,600,270; r29 320,520,90; at=manoeuvre:blue");
    Dice dice(1);
    Effects effects{dice};
    const FallBack back = fall_back(s.position(), Scene::unit("b09"), 2, Scene::unit("r29"), effects);
    EXPECT_TRUE(back.group.empty());
    EXPECT_FALSE(back.moved);
    EXPECT_EQ(s.losses("b09"), 1);
}

RULE(EM_14_42, all_formations_of_the_loser_fall_back_at_once) {
    // b15 pursues and leaves b16 behind it, which has not supported: two Formations, one behind the other.
    Scene s(charge("b16 220,160,0 in=b15; turn=2", "b15 220,130,0", "r33 220,100,180", "napoleon 400,220; wellington 160,10; "));
    s.play("done", {2, 3, 1, 1, 5});   // 2 + 3 against 3: Withdraw; the pursuit
    s.play("pursue_charge 0 0 r33");
    EXPECT_EQ(s.place("b15"), "220.00 100.00");
    EXPECT_EQ(s.leader("b16"), "b16");
    s.play("done", {6, 1, 1, 1});   // nobody attacks in C; 6 against 1 + 1: 2 UM; the next turn
    EXPECT_EQ(s.place("b16"), "220.00 220.00");
    EXPECT_EQ(s.place("b15"), "220.00 160.00");   // b16 does not stand in its way
}

RULE(EM_14_41, rank_is_added_or_subtracted_and_yellow_counts) {
    Position p = Scene(std::string(kChiefs) + "b01 220,200,0; r33 300,20,180; drouot @b01; at=orders:blue").position();
    p.combat.under_way = true;
    p.marks[Scene::unit("b01")].in_combat = true;
    p.marks[Scene::unit("b01")].yellow_received = 1;
    p.marks[Scene::unit("b01")].withdrew = true;
    p.marks[Scene::unit("b01")].terrain_used = 3;
    p.formations[Scene::unit("b01")].takes_part = true;
    const auto total = [&](int sign) {
        Tally tally;
        count_result(p, Army::blue, sign, tally);
        return tally.total();
    };
    EXPECT_EQ(total(1), 2 - 2 - 1 + 2);    // rank, terrain, Guard, one yellow marker and not the Withdraw as well
    EXPECT_EQ(total(-1), -2 - 2 - 1 + 2);
}

RULE(EM_14_41, of_several_generals_the_highest_rank_counts) {
    Position p = Scene("napoleon @b13; wellington 160,10; b13 220,200,0; b25 260,200,0; reille @b25; r33 300,20,180; at=orders:blue").position();
    p.combat.under_way = true;
    for (const char* unit : {"b13", "b25"}) p.formations[Scene::unit(unit)].takes_part = true;
    Tally tally;
    count_result(p, Army::blue, -1, tally);
    EXPECT_EQ(tally.total(), -4);
}

// --- Garrisons --------------------------------------------------------------------------------------------------------------------------

// EM-X52, EM-X53
RULE(EM_3_16, la_haye_sainte_falls_by_a_retreat_and_hougoumont_by_a_rout) {
    const auto storm = [](std::string_view garrison, std::string_view charger, std::vector<int> dice) {
        return Scene(std::string(kChiefs) + std::string(charger) + " green charged distance=400 charge_number=1 target=" +
                         std::string(garrison.substr(0, 2)) + "; " + std::string(garrison) + "; turn=2 at=combat:blue",
                     std::move(dice));
    };
    // 6 + 1 fire + 1 Charge + 1 veteran = 9 against die + 1 fire + 1 veteran + 2 Town
    Scene retreat = storm("rl 357.5,276,180", "b15 357.5,298.5,0", {6, 1, 1, 1, 2});
    EXPECT_EQ(retreat.place("rl"), "eliminated");
    Scene held = storm("rh 181,411,180", "b15 181,433.5,0", {6, 1, 1, 1});
    EXPECT_EQ(held.place("rh"), "181.00 411.00");   // EM-3.15
    EXPECT_EQ(held.asks(), "counterattack");         // EM-3.18
    held.play("done");
    held.play("done", {1, 1});
    EXPECT_EQ(held.place("b15"), "181.00 463.50");   // EM-3.19: back by 30 mm, no dice
    Scene stuck = storm("rh 181,411,180; b25 181,463.5,0", "b15 181,433.5,0", {6, 1, 1, 1});
    stuck.play("done");
    stuck.play("done", {1, 1});
    EXPECT_EQ(stuck.place("b15"), "181.00 433.50");
    EXPECT_EQ(stuck.yellow("b15"), 1);   // EM-15.5
}

RULE(EM_12_13, two_formations_storm_a_garrison_together) {
    Scene s(std::string(kChiefs) + "b15 166,454,0 green; b25 196,454,0 green; rh 181,411,180; turn=2 at=manoeuvre:blue");
    s.play_all({"select b15", "join b25", "charge b15 0 rh"});
    EXPECT_EQ(s.place("b25"), "196.00 433.50");
    s.play_all({"done", "done"});   // blue and red manoeuvre no more
    EXPECT_EQ(s.asks(), "next_combat");
    s.play("fight b15 rh", {1, 1, 1, 1});
    s.play("done");   // B
    EXPECT_EQ(s.asks(), "reinforce");
    s.play_all({"reinforce b25", "charge b25 0 rh"});   // EM-14.10: Charge 0
    s.play("attack b25", {1, 1, 1, 1, 1, 1});
    EXPECT_EQ(s.orange("b15"), 1);   // EM-3.19, EM-16.2
    EXPECT_EQ(s.orange("b25"), 1);
}

RULE(EM_14_7, a_second_formation_storms_a_garrison_from_another_side) {
    Scene s(std::string(kChiefs) +
                "b15 166,433.5,0 green charged distance=400 charge_number=1 target=rh; b25 214,411,270; rh 181,411,180; "
                "turn=2 at=combat:blue",
            {1, 1, 1, 1});
    s.play("done");   // B
    s.play("reinforce b25");
    s.play("charge b25 0 rh", {6, 1, 1, 1, 1, 1});   // it alone has the longest contact; the next turn
    EXPECT_EQ(s.log("Melee: ").size(), 2u);
    EXPECT_EQ(s.place("b25"), "233.50 411.00");   // EM-3.19: back by 30 mm
    EXPECT_EQ(s.orange("b25"), 1);
}

}   // namespace papelotte::enemy_mistakes
