// EM-14.31 to EM-14.38  Pursuit; EM-25.5 to EM-25.16  edge cases of combat.
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/pieces.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

// A charge of turn 2 that Napoleon does not see: nobody joins him.
std::string late_charge(std::string_view pieces, std::string_view charger = "b20 220,130,0", std::string_view target = "r33 220,100,180") {
    return charge(std::string(pieces) + " turn=2", charger, target, "napoleon 400,220; wellington 160,10; ");
}

}   // namespace

RULE(EM_14_32, a_pursuit_is_not_voluntary) {
    Scene s(late_charge(""), {6, 3, 1, 1, 5});   // Retreat; the die was rolled without asking
    EXPECT_EQ(s.asks(), "pursuit_charge");
    s.refuses("done", "EM-14.32");
}

RULE(EM_14_32, a_unit_in_recovery_does_not_pursue) {
    // 1 + 1 against 6: b20 must Retreat; the result 1 + 2 against 1; the dice of the next turn.
    Scene rolls(late_charge(""), {1, 6, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(rolls.log("pursuit 1").size(), 1u);
    Scene rests(late_charge("", "b20 220,130,0", "r33 220,100,180 orange=1"), {1, 6, 1, 1, 1, 1, 1, 1});
    EXPECT_TRUE(rests.log("pursuit").empty());
}

RULE(EM_14_33, who_is_still_in_contact_needs_no_die) {
    Scene s(late_charge("r34 220,70,180 in=r33; r36 220,40,180 in=r33;"));   // too deep to withdraw
    EXPECT_EQ(s.asks(), "support");
    s.play("done", {5, 3, 1, 1});   // 6 - 3: Withdraw
    EXPECT_EQ(s.yellow("r33"), 1);
    EXPECT_TRUE(s.log("pursuit").empty());
    EXPECT_EQ(s.asks(), "reinforce");
    s.play("attack b20");
    s.play("done", {3, 3, 1, 1});   // no support of the English
    EXPECT_EQ(s.log("total 3; ").size(), 1u);   // EM-14.20: it has not moved, so it has no bonus for a Charge
}

// A pursuit of b15 that has succeeded, straight at r33, and the other pursuers.
Position after_pursuit(std::string_view pieces, const std::vector<std::string>& others) {
    Position p = Scene("napoleon 310,220; wellington 160,10; " + std::string(pieces) + " at=orders:blue").position();
    UnitSet followers;
    for (const std::string& unit : others) followers.insert(Scene::unit(unit));
    Dice dice(1);
    Effects effects{dice};
    const Unit target = Scene::unit("r33");
    PursuitCharge{Scene::unit("b15"), target, followers}.apply(p, act(Verb::pursue_charge, 0, 0, target), effects);
    return p;
}

// A heavy regiment routs infantry, which runs 60 mm; the pursuit die is 4, and 1 for cavalry.
const std::vector<int> kRidden{6, 1, 1, 1, 4};

RULE(EM_14_36, cavalry_pursues_by_two_um_after_a_step_aside) {
    Scene s(late_charge("b48 250,130,0 in=b47;", "b47 220,130,0"), kRidden);
    EXPECT_EQ(s.place("r33"), "220.00 40.00");
    EXPECT_EQ(s.asks(), "pursuit_charge");
    accepts(s, "pursue_charge 20 0 r33");   // past b48
    accepts(s, "pursue_charge -30 0 r33");
    s.play("pursue_charge 0 0 r33");
    EXPECT_EQ(s.place("b47"), "220.00 70.00");
    Scene other(late_charge("b25 250,130,0;", "b47 220,130,0"), kRidden);   // of another formation
    other.refuses("pursue_charge 20 0 r33", "EM-2.35");
    Scene foot(late_charge(""), {6, 3, 1, 1, 5});
    foot.refuses("pursue_charge 10 0 r33", "EM-14.36");
}

RULE(EM_14_34, shaken_pursuers_and_those_who_used_the_ground_are_slow) {
    Scene shaken(late_charge("", "b20 220,130,0 yellow=1"), {6, 3, 1, 1, 6, 1, 1, 1, 1});   // 6 + 1 - 1 against 3; the result; the next turn
    EXPECT_EQ(shaken.log("pursuit 6, total 4").size(), 1u);
    // r33 in the orchard of Hougoumont: 6 + 2 against 1 + 1, and its pursuit has 2 less.
    Scene ground(late_charge("", "b20 215,438,0", "r33 215,408,180"), {1, 6, 1, 1, 6, 1, 1});   // b20 is gone: the game is over
    EXPECT_EQ(ground.log("pursuit 6, total 4").size(), 1u);
}

RULE(EM_14_37, the_pursuer_goes_for_the_unit_that_withdrew) {
    const std::string scene = late_charge("r34 250,70,180 in=r33;");
    Scene s(scene);
    s.play("done", {6, 3, 1, 1, 5});   // no support; Retreat by 30 mm
    EXPECT_EQ(s.asks(), "pursuit_charge");
    s.refuses("pursue_charge 0 0 r34", "EM-14.37");
    accepts(s, "pursue_charge 0 0 r33");
    Scene far(scene);
    far.play("done", {6, 1, 1, 1, 5});   // Rout by 60 mm: out of reach for infantry
    far.refuses("pursue_charge 0 0 r33", "EM-13.6");
    far.play("pursue_charge 0 0 r34");   // another of its formation
    EXPECT_EQ(far.place("b20"), "220.00 100.50");
    far.play("done");   // no counterattack
    EXPECT_EQ(far.asks(), "reinforce");
    far.allows("attack b20");   // EM-14.39, though r34 has not fought
}

RULE(EM_14_37, nothing_happens_if_nobody_can_be_reached) {
    Scene s(late_charge("r29 300,60,180;"), {6, 1, 1, 1, 5, 1, 1, 1, 1});   // the pursuit die succeeds, and r33 is 60 mm away; result, next turn
    EXPECT_EQ(s.log("after them").size(), 1u);
    EXPECT_TRUE(s.log("pursuit of").empty());
}

RULE(EM_14_37, nobody_pursues_another_corps) {
    Scene s(late_charge("b39 260,118,315 losses=2;"), {3, 4, 1, 1});   // a draw
    s.play("counterattack r33 b20", {6, 3, 1, 1, 1});   // 6 against 3: b20 withdraws; the pursuit fails
    s.play("reinforce b39");
    // 1 + 1 against 6: it withdraws and falls by its last Loss; b20 of Corps II is not pursued; the result, the next turn.
    s.play(s.legal("charge").at(0), {1, 6, 5, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(s.place("b39"), "eliminated");
    EXPECT_EQ(s.log("pursuit 1").size(), 1u);
}

// Two regiments behind a brigade that drives r33 back by 30 mm.
Scene cavalry_behind(std::string_view charger) {
    Scene s(late_charge("b31 250,160,0 in=b25; b32 190,160,0 in=b25;", charger));
    s.play_all({"support b31", "support b32"}, {1, 3, 1, 1, 1, 1});   // damages of one die, and of three
    EXPECT_EQ(s.asks(), "pursuit");
    s.play("pursue cavalry", {5});
    return s;
}

RULE(EM_14_37, the_player_chooses_who_leads_if_the_melee_unit_does_not) {
    Scene s = cavalry_behind("b25 220,130,0");
    EXPECT_EQ(s.asks(), "lead_pursuit");
    s.refuses("done", "EM-14.32");
    s.refuses("attack b25", "EM-14.37");   // infantry
    s.allows("attack b31");
    s.play("attack b32");
    EXPECT_EQ(s.asks(), "pursuit_charge");
    s.play("pursue_charge 30 0 r33", {1});   // then the infantry rolls
    EXPECT_EQ(s.place("b32"), "220.00 100.00");
}

RULE(EM_14_36, cavalry_passes_shaken_units_of_its_formation_freely) {
    Scene s = cavalry_behind("b25 220,130,0 yellow=1");
    s.play("attack b32");
    s.play("pursue_charge 30 0 r33", {1});   // over b25
    EXPECT_EQ(s.yellow("b32"), 0);
}

RULE(EM_14_37, parts_of_the_beaten_formation_are_its_formation) {
    Scene s(late_charge("r34 250,90,180 in=r33;"), {6, 1, 1, 1, 5});   // Rout by 60 mm: r33 loses contact with r34, and is out of reach
    EXPECT_EQ(s.place("r33"), "220.00 40.00");
    EXPECT_NE(s.leader("r34"), s.leader("r33"));
    EXPECT_EQ(s.asks(), "pursuit_charge");
    s.play("pursue_charge 0 0 r34");
    EXPECT_EQ(s.place("b20"), "220.00 120.50");
}

RULE(EM_14_34, any_recruits_among_the_pursuers_are_slow) {
    // k04 drives b20 back, 4 + 1 against 2; of the infantry behind it k03 are recruits.
    Scene s(
        "napoleon 400,220; wellington 160,10; bluecher 600,20; r33 320,20,180; b20 220,100,180; k01 250,160,0 green charged distance=400 "
        "charge_number=1 "
        "target=b20; k03 190,160,0 in=k01; k04 220,130,0 in=k01; entered=3 order=black,blue,red turn=12 at=combat:black");
    s.play_all({"support k01", "support k03"}, {4, 2, 1, 1, 1, 1});
    EXPECT_EQ(s.asks(), "pursuit");
    s.play("pursue infantry", {5, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(s.log("pursuit 5, total 4").size(), 1u);
}

RULE(EM_14_38, the_other_pursuers_make_the_same_move) {
    Scene s(late_charge("b16 220,160,0 in=b15;", "b15 220,130,0"));
    s.play("support b16", {1, 2, 1, 1, 1, 5});   // 5 - 2: Withdraw; three dice of damage; the pursuit
    EXPECT_EQ(s.asks(), "pursuit_charge");
    s.play("pursue_charge 0 0 r33");
    EXPECT_EQ(s.place("b15"), "220.00 100.00");
    EXPECT_EQ(s.place("b16"), "220.00 130.00");
    EXPECT_EQ(s.leader("b16"), "b15");   // they moved together
    Scene blocked(late_charge("b16 250,160,0 in=b15; b25 251,124,0;", "b15 220,130,0"));
    blocked.play("support b16", {1, 2, 1, 1, 1, 5});
    blocked.play("pursue_charge 0 0 r33");
    EXPECT_EQ(blocked.place("b16"), "250.00 160.00");   // somebody stands there
}

RULE(EM_14_38, a_pursuer_may_end_where_another_one_stood) {
    // b16 is numbered before b17, and ends where that stood.
    const Position p = after_pursuit("b15 220,130,0; b17 250,130,0 in=b15; b16 250,160,0 in=b15; r33 220,70,180;", {"b16", "b17"});
    EXPECT_EQ(p.stands[Scene::unit("b17")].pose().y, 10000);
    EXPECT_EQ(p.stands[Scene::unit("b16")].pose().y, 13000);
}

RULE(EM_4_22, no_pursuer_crosses_the_fold) {
    const Position p = after_pursuit("b15 630,60,90; b16 645,90,90 in=b15; r33 690,60,270;", {"b16"});
    EXPECT_EQ(p.stands[Scene::unit("b15")].pose().x, 66000);   // up to the fold
    EXPECT_EQ(p.stands[Scene::unit("b16")].pose().x, 64500);   // it would stand beyond
}

RULE(EM_14_31, each_type_that_took_part_rolls) {
    Scene s(late_charge("b16 250,160,0 in=b15; b21 190,160,0 in=b15;", "b15 220,130,0"));
    s.play("support b16");
    s.play("support b21", {1, 3, 1, 1, 1, 1});   // 1 + 6 against 3: Retreat; damages of one and of three dice
    EXPECT_EQ(s.asks(), "pursuit");
    s.play("pursue cavalry", {1, 1, 1, 1, 1, 1});   // 2; then the infantry, 1; the result; the next turn
    EXPECT_EQ(s.log("pursuit 1").size(), 2u);
}

// --- Edge cases -------------------------------------------------------------------------------------------------------------------------

RULE(EM_25_5, nobody_pursues_if_both_units_fall) {
    Scene s(late_charge("r29 300,40,180; b39 280,180,0;", "b20 220,130,0 losses=2", "r33 220,100,180 losses=2"), {6, 3, 5, 5, 1, 1});
    EXPECT_EQ(s.place("b20"), "eliminated");
    EXPECT_EQ(s.place("r33"), "eliminated");
    EXPECT_TRUE(s.log("pursuit").empty());
    EXPECT_TRUE(s.log("Result").empty());
}

RULE(EM_25_6, supporters_pursue_when_the_winner_has_fallen) {
    Scene s(late_charge("b21 250,160,0 in=b15;", "b15 220,130,0 losses=4"));
    s.play("support b21", {1, 3, 5, 1, 1, 4});   // 1 + 5 against 3: Withdraw; b15 takes its last Loss; the cavalry rolls 4 + 1
    EXPECT_EQ(s.place("b15"), "eliminated");
    EXPECT_EQ(s.asks(), "pursuit_charge");
    s.play("pursue_charge -20 0 r33");
    EXPECT_TRUE(in_contact(s.position(), Scene::unit("b21"), Scene::unit("r33")));
}

RULE(EM_25_7, a_routed_unit_that_is_routed_again) {
    const auto twice = [](std::string_view behind, std::vector<int> dice) {
        Scene s(std::string(kFarChiefs) + "b47 120,570,90 green charged distance=400 charge_number=1 target=r33; r33 150,570,270; " +
                    std::string(behind) + " turn=2 at=combat:blue",
                kRidden);
        EXPECT_EQ(s.place("r33"), "210.00 570.00");
        s.play("pursue_charge 0 0 r33");
        EXPECT_EQ(s.asks(), "reinforce");
        s.play("attack b47", dice);
        return s;
    };
    // Two friends close behind it: it cannot move.
    EXPECT_EQ(twice("r29 240,570,270; r36 270,570,270;", {6, 1, 1, 1}).place("r33"), "captured");
    const Scene runs = twice("r29 320,520,270;", {6, 1, 1, 1, 1, 1, 1, 1, 1});   // pursuit, result, the next turn
    EXPECT_EQ(runs.log("Rout.").size(), 2u + 2u);   // the effect, and the Unit; twice
}

RULE(EM_25_12, guns_that_ride_off_the_board_are_not_captured) {
    Scene s(std::string(kFarChiefs) + "b47 150,570,270 green; r39 37.5,570,90 fastened; r33 320,520,90; at=manoeuvre:blue");
    s.play_all({"select b47", "charge b47 0 r39", "withdraw"});
    EXPECT_EQ(s.place("r39"), "out_of_field");
    EXPECT_EQ(s.asks(), "stop_charge");
    accepts(s, "stop 120");
}

RULE(EM_25_16, a_formation_whose_enemy_is_gone_has_no_combat) {
    Scene s(
        std::string(kFarChiefs) +
            "b20 220,130,0 green charged distance=400 charge_number=1 target=r34; r34 fate=out_of_field credited=blue; r33 320,520,90; turn=2 "
            "at=combat:blue",
        {1, 1});
    EXPECT_TRUE(s.log("Combat").empty());
    EXPECT_TRUE(s.green("b20"));
    EXPECT_EQ(s.orange("b20"), 0);
}

RULE(EM_5_13, a_general_is_checked_against_every_pursuer) {
    Scene s(late_charge("b16 250,160,0 in=b15; orange 262,120;", "b15 220,130,0"));   // where b16 will end
    s.play("support b16", {1, 2, 1, 1, 1, 5});
    s.play("pursue_charge 0 0 r33", {1});
    EXPECT_EQ(s.place("b16"), "250.00 130.00");
    EXPECT_EQ(s.place("orange"), "captured");
}

}   // namespace papelotte::enemy_mistakes
