// EM-14.2 to EM-14.12, EM-14.19, EM-14.28  The steps of a combat, who fights in them, and the order of what a melee does.
#include "games/enemy_mistakes/rules/pieces.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

const std::vector<int> kDraw{3, 4, 1, 1};   // of b20 and r33: 3 + 1 for the Charge against 4; no Losses

std::size_t line_of(const Scene& s, std::string_view text) {
    for (std::size_t i = 0; i < s.log().size(); ++i)
        if (s.log()[i].find(text) != std::string::npos) return i;
    ADD_FAILURE() << text;
    return 0;
}

}   // namespace

RULE(EM_14_2, the_green_formation_attacks) {
    Scene s(std::string(kChiefs) +
                "r33 220,100,180 green charged distance=400 charge_number=1 target=b20; b20 220,130,0; order=red,blue at=combat:red",
            {4, 5, 1, 1});   // the first die is the attacker's: 4 + 1 against 5
    EXPECT_EQ(s.position().combat.attacking, Army::red);
    EXPECT_EQ(s.position().combat.attacker, Scene::unit("r33"));
    EXPECT_EQ(s.asks(), "counterattack");
    EXPECT_EQ(s.seat(), "blue");
}

RULE(EM_14_5, step_a_is_the_melee_of_the_attacking_against_the_defending_unit) {
    // Two units touch r33: the one with the longer contact fights, whoever is first in its formation.
    Scene s(charge("b20 230,130,0 in=b19;", "b19 200,130,0"), kDraw);
    EXPECT_EQ(s.position().combat.attacker, Scene::unit("b20"));
    EXPECT_EQ(s.position().combat.defender, Scene::unit("r33"));
    EXPECT_EQ(s.log("Melee: ").size(), 1u);
}

RULE(EM_14_8, defence_reinforcements_charge_a_unit_of_the_attacker) {
    Scene s(charge("r16 262,115,225; r29 300,60,180;"), kDraw);
    s.play("done");   // B
    EXPECT_EQ(s.seat(), "blue");
    s.play("done");   // C
    EXPECT_EQ(s.asks(), "reinforce");
    EXPECT_EQ(s.seat(), "red");
    s.refuses("reinforce r29", "EM-14.7");   // not in the area of b20
    s.play("reinforce r16");
    EXPECT_EQ(s.asks(), "reinforcement_charge");
    s.play(s.legal("charge").at(0), {3, 3, 1, 1, 2, 2, 4});   // it must fight: r33 has the longest contact; then the dice of the result
    EXPECT_EQ(s.log("Melee: ").size(), 2u);
    EXPECT_EQ(s.asks(), "keep_die");   // of two English formations
    EXPECT_EQ(s.seat(), "red");
}

RULE(EM_14_7, a_reinforcement_charges_a_unit_whose_area_it_occupies) {
    // Behind r33, out of its area, and in that of r34, which supported it.
    Scene s(charge("r34 250,70,180 in=r33; b39 191,65,90;"));
    s.play("support r34", {4, 4, 1, 1, 1});   // 5 against 5
    s.play_all({"done", "reinforce b39"});
    s.refuses("charge b39 60 r33", "EM-14.7");
    accepts(s, "charge b39 0 r34");
}

RULE(EM_14_7, formations_in_recovery_or_in_contact_elsewhere_do_not_reinforce) {
    const auto called = [](std::string_view pieces) {
        Scene s(charge(pieces), kDraw);
        s.play("done");
        return s;
    };
    called("b39 260,118,315;").allows("reinforce b39");
    called("b39 260,118,315 orange=1;").refuses("reinforce b39", "EM-14.7");
    called("b39 260,118,315; r29 296.5,118,90;").refuses("reinforce b39", "EM-14.7");   // its corner touches r29
}

RULE(EM_14_9, several_formations_charge_and_one_melee_follows) {
    Scene s(charge("b39 260,118,315; b36 180,118,45;"), kDraw);
    s.play("done");
    s.play("reinforce b39");
    s.play(s.legal("charge").at(0));
    s.refuses("done", "EM-14.9");   // who has charged fights
    s.play("reinforce b36");
    s.play(s.legal("charge").at(0), {3, 3, 1, 1});   // b20 attacks, by 30 mm of contact; the others touch with a corner
    EXPECT_EQ(s.position().combat.attacker, Scene::unit("b20"));
    EXPECT_EQ(s.log("Melee: ").size(), 2u);
    for (const char* unit : {"b20", "b39", "b36"}) EXPECT_TRUE(s.position().formation(Scene::unit(unit)).takes_part) << unit;
}

RULE(EM_14_10, reinforcements_may_charge_who_is_in_contact_already) {
    Scene s(charge("b39 260,118,315; r29 281,84,225;"), kDraw);   // it is strictly inside the area of r29, too
    s.play("done");
    s.play("reinforce b39");
    bool found = false;
    for (const std::string& action : s.legal("charge")) found |= action.ends_with("r33");
    EXPECT_TRUE(found);   // neither EM-13.5 nor EM-13.4
}

RULE(EM_13_15, a_charge_of_reinforcements_needs_no_green_marker) {
    Scene s(charge("b39 260,118,315;"), kDraw);
    s.play("done");
    EXPECT_FALSE(s.green("b39"));
    s.play("reinforce b39");
    s.refuses("charge b39 0 b20", "EM-14.7");
    s.refuses("charge b39 90 r33", "EM-13.6");   // the other conditions hold: there it meets nobody
    s.play(s.legal("charge").at(0), {3, 3, 1, 1});
    EXPECT_TRUE(in_contact(s.position(), Scene::unit("b39"), Scene::unit("r33")));
}

RULE(EM_14_11, a_supporter_is_attacked_when_the_target_is_gone) {
    // r33 falls by its Losses; r34, which supported it, is in the area of b39.
    Scene s(charge("r34 250,70,180 in=r33; b39 282,68,270;", "b20 220,130,0", "r33 220,100,180 losses=2"));
    EXPECT_EQ(s.seat(), "red");
    s.play("support r34", {4, 4, 1, 1, 5});   // 4 + 1 against 4 + 1; two dice for the French, one for the English
    EXPECT_EQ(s.place("r33"), "eliminated");
    EXPECT_EQ(s.asks(), "reinforce");
    EXPECT_EQ(s.seat(), "blue");
    s.play("reinforce b39");
    EXPECT_FALSE(s.legal("charge").empty());
    for (const std::string& action : s.legal("charge")) EXPECT_TRUE(action.ends_with("r34")) << action;
}

RULE(EM_14_12, step_e_comes_after_the_last_melee) {
    Scene s(charge(""), kDraw);
    s.play("done");   // no B
    s.play("done");   // no C
    EXPECT_TRUE(s.log("Result").empty());
    s.play("done", {2, 2, 1, 1});   // no D: the dice of the result, and the next turn
    EXPECT_EQ(s.log("Result: ").size(), 1u);
    EXPECT_EQ(s.log("The combat is over").size(), 1u);
}

RULE(EM_14_19, the_effect_comes_first_then_damages_then_the_pursuit) {
    Scene s(charge("", "b20 220,130,0", "r35 220,100,180"), {6, 3, 1, 5});   // 7 against 4: Withdraw; a Loss
    EXPECT_EQ(s.asks(), "pursuit_sign");
    EXPECT_EQ(s.losses("r35"), 1);
    EXPECT_LT(line_of(s, "Withdraw of 30 mm"), line_of(s, "one Loss"));
    EXPECT_TRUE(s.log("pursuit").empty());
}

RULE(EM_14_20, a_counterattack_has_nothing_of_a_charge_at_guns) {
    // r33 captured guns in this turn, over a Bridge, before b20 charged it.
    const std::string guns = "r33 220,100,180 charged distance=400 charge_number=1 target=b24 bridge torrent";
    Scene s(charge("r34 220,70,180 in=r33; b24 fate=captured credited=red;", "b20 220,130,0", guns));
    s.allows("support r34");   // EM-4.19 is of the combat that the Charge leads to
    s.play("done", kDraw);
    s.play("counterattack r33 b20");
    s.play("done", {3, 3, 1, 1});
    EXPECT_EQ(s.log("total 3; ").size(), 1u);
}

RULE(EM_14_20, in_step_c_only_who_pursued_has_charged) {
    // b15 pursues at an angle and parts from b16, which stands where it stood, in contact with the guns that supported r33.
    Scene s(charge("b16 247,130,0 in=b15; r37 242.5,107.5,180 in=r33; turn=2", "b15 217,130,0"));
    s.play("support r37", {5, 3, 1, 1, 1, 5});   // 8 against 4: Retreat; damages; the pursuit
    s.play("pursue_charge 0 2.0 r33");
    EXPECT_EQ(s.asks(), "reinforce");
    s.play("attack b16", {3, 3, 1, 1});   // by the longest contact
    EXPECT_EQ(s.log("(b16) 3, total 4; ").size(), 1u);   // class +1, and no Charge
}

RULE(EM_14_28, support_is_optional_and_the_attacker_declares_first) {
    const std::string scene = charge("b16 220,160,0 in=b15; r34 220,70,180 in=r33;", "b15 220,130,0");
    Scene s(scene);
    EXPECT_EQ(s.asks(), "support");
    EXPECT_EQ(s.seat(), "blue");
    s.play("done");
    EXPECT_EQ(s.seat(), "red");
    s.play("support r34", {1, 3, 1, 1, 1});   // 4 against 4; two dice for the French, one for the English
    EXPECT_FALSE(s.position().marks[Scene::unit("b16")].in_combat);
    EXPECT_TRUE(s.position().marks[Scene::unit("r34")].in_combat && s.position().marks[Scene::unit("r34")].fought);
    EXPECT_EQ(s.position().marks[Scene::unit("r34")].melees, 1);
}

RULE(EM_14_40, one_die_per_formation_and_one_of_them_is_kept) {
    Scene s(charge("b39 260,118,315;"), kDraw);
    s.play("done");
    s.play("reinforce b39");
    s.play(s.legal("charge").at(0), {3, 3, 1, 1});
    s.play("done", {6, 2, 4});   // no D; two dice for the French, one for the English
    EXPECT_EQ(s.asks(), "keep_die");
    EXPECT_EQ(s.seat(), "blue");
    s.refuses("die 4", "EM-14.40");
    s.allows("die 6");
    s.play("die 2", {1, 1});   // 2 against 4
    EXPECT_EQ(s.log("English fall back 1 UM").size(), 1u);
}

RULE(EM_14_44, a_fall_back_of_four_shakes_everybody) {
    // r33 must Retreat, no pursuit; then 1 against 6 + 2 for its marker.
    Scene s(
        "napoleon 600,20; wellington 640,20; b20 120,570,90 green charged distance=400 charge_number=1 target=r33; r33 150,570,270; "
        "r34 170,600,270 in=r33; at=combat:blue",
        {6, 3, 1, 1, 1, 1, 6});
    EXPECT_EQ(s.log("English fall back 4 UM").size(), 1u);
    EXPECT_EQ(s.asks(), "fall_back_loss");
    EXPECT_EQ(s.place("r34"), "290.00 600.00");
    EXPECT_EQ(s.yellow("r34"), 1);
    EXPECT_EQ(s.losses("r33"), 1);   // it had a marker
}

RULE(EM_14_13, a_melee_runs_through_the_front_of_the_attacking_unit) {
    Scene s(charge("", "b20 212,130,0", "r33 220,100,90"), {3, 5, 1, 1});   // its right flank: 3 + 1 against 5 - 1
    EXPECT_EQ(s.asks(), "reinforce");   // with its flank it does not counterattack
    EXPECT_EQ(s.seat(), "blue");
}

RULE(EM_14_46, guns_that_took_part_fasten) {
    Scene s(charge("r37 242.5,107.5,180 in=r33;"));
    EXPECT_EQ(s.seat(), "red");
    s.play("support r37", {4, 4, 1, 1, 1});   // 5 against 5
    EXPECT_FALSE(s.fastened("r37"));
    s.play_all({"done", "done"});
    s.play("done", {2, 2, 1, 1});
    EXPECT_TRUE(s.fastened("r37"));
    EXPECT_EQ(s.log("2 orange markers").size(), 2u);
}

RULE(EM_14_9, who_is_called_and_does_not_charge_takes_no_part) {
    // b39 has captured guns in this turn: that Charge has nothing to do with this combat.
    Scene s(charge("b39 260,118,315 charged distance=400 charge_number=2 target=r38; r38 fate=captured credited=blue;"), kDraw);
    s.play("done");
    s.play("reinforce b39");
    s.play("done");   // no Charge after all
    EXPECT_EQ(s.asks(), "reinforce");
    s.play("done");
    EXPECT_EQ(s.seat(), "red");   // D
    EXPECT_FALSE(s.position().formation(Scene::unit("b39")).takes_part);
}

}   // namespace papelotte::enemy_mistakes
