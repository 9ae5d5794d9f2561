// WL-7.4  Step 3 of an assault: two rounds of volleys and morale checks, and the withdrawal.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

// A German and a French unit face each other: neither has a modifier, both are unsupported (column 1 and up).
constexpr std::string_view kDuel = "sandpit_valley: fr_inf_7; crossroads: ge_inf_1; active=french";

// The course of the duel: the units that acted, in order.
Words course(const Scene& s) {
    Words events;
    for (const std::string& line : s.log())
        for (const char* what : {" fires a volley", " checks morale"})
            if (line.find(what) != std::string::npos) events.push_back(line.substr(0, line.find(':')));
    return events;
}

}  // namespace

RULE(WL_7_4_1, two_rounds_of_defenders_volley_check_attackers_volley_check) {
    Scene s(kDuel);
    s.play("assault red sandpit_valley", {2, 6, 2, 6, 2, 6, 2, 6});
    const Words round{"ge_inf_1 fires a volley", "fr_inf_7 checks morale", "fr_inf_7 fires a volley", "ge_inf_1 checks morale"};
    Words both = round;
    both.insert(both.end(), round.begin(), round.end());
    EXPECT_EQ(course(s), both);
}

RULE(WL_7_4_8, the_end_reports_the_holder_of_the_area) {
    Scene held(kDuel);
    held.play("assault red sandpit_valley", {1, 1, 1, 1});
    EXPECT_EQ(held.log("The assault on crossroads is over. It is held by: Allied.").size(), 1u);
    Scene taken("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 red=5; active=french");
    taken.play("assault red sandpit_valley", {1, 6});
    EXPECT_TRUE(taken.eliminated("ge_inf_1"));
    EXPECT_EQ(taken.log("The assault on crossroads is over. It is held by: French.").size(), 1u);
    Scene guns("grand_battery_west: fr_inf_1; sandpit_valley: br_cav_1 fr_art_1(unmanned) blue=1; active=french");
    guns.play("assault red grand_battery_west", {1, 3, 1});
    EXPECT_EQ(guns.log("The assault on sandpit_valley is over. It is held by: Allied.").size(), 1u) << "cavalry among guns without crews";
}

RULE(WL_7_4_1, needs_infantry_on_both_sides) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_art_4(unmanned) br_cav_1 red=1; active=french");
    s.play("assault red sandpit_valley", {1, 6});   // musketry at the cavalry and the check, no volley
    EXPECT_TRUE(s.log("fires a volley").empty());
}

RULE(WL_7_4_2, the_table_of_results) {
    const int cubes[] = {0, 0, 1, 1, 2, 2};
    for (int die = 1; die <= 6; ++die) {
        const std::size_t row = static_cast<std::size_t>(die - 1), checks = die >= 2;
        Scene defender(kDuel);
        defender.play("assault red sandpit_valley", checks ? std::vector{die, 6, 1, 1, 1} : std::vector{die, 1, 1, 1});
        EXPECT_EQ(defender.cubes("sandpit_valley", "blue"), cubes[row]) << die;   // cubes taken back by the withdrawal
        EXPECT_EQ(defender.log("fr_inf_7 checks morale").size(), checks) << die;

        Scene attacker(kDuel);
        attacker.play("assault red sandpit_valley", checks ? std::vector{1, die, 6, 1, 1} : std::vector{1, die, 1, 1});
        EXPECT_EQ(attacker.cubes("crossroads", "red"), cubes[row]) << die;
        EXPECT_EQ(attacker.log("ge_inf_1 checks morale").size(), checks) << die;
    }
}

RULE(WL_7_4_2, every_modifier) {
    // The unit named rolls a 2: nothing at 0 and 1, a check at 2, a cube at 3.
    const struct {
        const char *assault, *firer, *scene;
        int modified;
        std::vector<int> dice;
    } cases[] = {
        {"assault red sandpit_valley", "ge_inf_1", "sandpit_valley: fr_inf_7; crossroads: ge_inf_1", 2, {2, 6, 1, 1, 1}},
        {"assault red sandpit_valley", "du_inf_1", "sandpit_valley: fr_inf_7; crossroads: du_inf_1", 2, {2, 6, 1, 1, 1}},
        {"assault red sandpit_valley", "ig_inf_1", "sandpit_valley: ig_inf_1; crossroads: ge_inf_1", 2, {1, 2, 6, 1, 1}},
        // British, in defence and in attack; with a 1 they still force a check
        {"assault red sandpit_valley", "br_inf_1", "sandpit_valley: fr_inf_7; crossroads: br_inf_1", 3, {2, 6, 1, 1, 6, 1}},
        {"assault red crossroads", "br_inf_1", "crossroads: br_inf_1; sandpit_valley: fr_inf_7; active=allied", 3, {1, 2, 6, 1, 1, 6}},
        // cubes, by pairs
        {"assault red sandpit_valley", "ge_inf_1", "sandpit_valley: fr_inf_7; crossroads: ge_inf_1 red=1", 2, {2, 6, 1, 1, 1}},
        {"assault red sandpit_valley", "ge_inf_1", "sandpit_valley: fr_inf_7; crossroads: ge_inf_1 red=2", 1, {2, 1, 1, 1}},
        {"assault red sandpit_valley", "ge_inf_1", "sandpit_valley: fr_inf_7; crossroads: ge_inf_1 red=3", 1, {2, 1, 1, 1}},
        {"assault red sandpit_valley", "ge_inf_1", "sandpit_valley: fr_inf_7; crossroads: ge_inf_1 red=4", 0, {2, 1, 1, 1}},
        {"assault red sandpit_valley", "fr_inf_7", "sandpit_valley: fr_inf_7 blue=2; crossroads: ge_inf_1", 1, {1, 2, 1, 1}},
        // out of a square, and into one
        {"assault red sandpit_valley", "ge_inf_1", "sandpit_valley: fr_inf_7 blue=2; crossroads: ge_inf_1(square)", 1, {2, 1, 1, 1}},
        {"assault red sandpit_valley", "fr_inf_7", "sandpit_valley: fr_inf_7; crossroads: ge_inf_1(square)", 3, {1, 2, 6, 1, 1, 6}},
        // at infantry in a strong point, in defensive formation or not
        {"assault red sandpit_valley", "fr_inf_7", "sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive)", 1, {1, 2, 1, 1}},
        {"assault red sandpit_valley", "fr_inf_7", "sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1", 2, {1, 2, 6, 1, 1}},
        {"assault red sandpit_valley", "ge_inf_1", "sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive)", 2, {2, 6, 1, 1, 1}},
    };
    for (const auto& [assault, firer, scene, modified, dice] : cases) {
        Scene s(scene);
        s.play(assault, dice);   // if the dice are used up exactly, the check was made as expected
        const std::string volley = std::string(firer) + " fires a volley: die 2, modified " + std::to_string(modified);
        EXPECT_EQ(s.log(volley + ", cubes " + (modified > 2 ? "1" : "0")).size(), 1u) << scene;
        EXPECT_EQ(s.log("damage cubes placed").size(), modified > 2 ? 1u : 0u) << scene;
    }
}

RULE(WL_7_4_2, one_target_in_square_is_enough) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(square) ge_inf_2; active=french");
    s.play("assault red sandpit_valley", {1, 1, 1, 6, 6, 1, 1, 1, 6, 6});   // each 1 of the attacker counts as M
    EXPECT_EQ(s.log("ge_inf_2 checks morale").size(), 2u);
}

RULE(WL_7_4_2, one_target_outside_the_strong_point_cancels_its_modifier) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) ge_inf_2(defensive); active=french");
    s.play("assault red sandpit_valley");
    s.play("benefit ge_inf_1", {1, 1, 2, 6, 6, 1, 1, 1});
    EXPECT_EQ(s.log("fr_inf_7 fires a volley: die 2, modified 2").size(), 1u);
}

RULE(WL_7_4_2, cubes_are_assigned_before_each_volley) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 ge_inf_2 red=4; active=french");
    s.play("assault red sandpit_valley");
    EXPECT_EQ(s.asks(), "assign_cubes");
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.dice_rolled(), 0);
    s.play("cubes ge_inf_1 4", {2, 2, 6, 1});   // both fire, the attacker stands and fires
    EXPECT_EQ(s.log("ge_inf_1 fires a volley: die 2, modified 0").size(), 1u);
    EXPECT_EQ(s.log("ge_inf_2 fires a volley: die 2, modified 2").size(), 1u);
    EXPECT_EQ(s.asks(), "assign_cubes");        // again for the second round
    s.play("cubes ge_inf_1 0", {2, 2, 6, 1});
    EXPECT_EQ(s.log("ge_inf_2 fires a volley: die 2, modified 0").size(), 1u);
}

RULE(WL_7_4_3, a_natural_six_inflicts_a_cube_whatever_the_modifiers) {
    // The worst case: five cubes, and a square or a target in a strong point, turn it into 3.
    Scene square("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(square) red=5; active=french");
    square.play("assault red sandpit_valley", {6, 1});   // column 2: the attacker goes back
    EXPECT_EQ(square.log("ge_inf_1 fires a volley: die 6, modified 3").size(), 1u);
    EXPECT_EQ(square.cubes("sandpit_valley", "blue"), 1);
    Scene farm("sandpit_valley: fr_inf_7 blue=5; la_haye_sainte: ge_inf_1(defensive); active=french");
    farm.play("assault red sandpit_valley", {1, 6, 6, 1, 1});
    EXPECT_EQ(farm.log("fr_inf_7 fires a volley: die 6, modified 3").size(), 1u);
    EXPECT_EQ(farm.cubes("la_haye_sainte", "red"), 1);
}

RULE(WL_7_4_4, cubes_of_a_volley_are_placed_together_then_too_many_eliminate) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 blue=9; crossroads: ge_inf_1 ge_inf_2; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "cubes fr_inf_7 5"});
    s.play("attack fr_inf_8 crossroads sandpit_valley", {3, 3});
    EXPECT_EQ(s.asks(), "too_many_cubes");   // nine and two, before any check
    EXPECT_EQ(s.cubes("crossroads", "blue"), 11);
    s.play("lose fr_inf_7", {1});            // the survivor has five: column 6
    EXPECT_EQ(s.cause("fr_inf_7"), "six_cubes");
    EXPECT_EQ(s.cause("fr_inf_8"), "morale");
}

RULE(WL_7_4_5, m_makes_every_infantry_unit_of_the_target_check_whoever_fired) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8; crossroads: ge_inf_1 ge_inf_2; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley"});
    s.play("attack fr_inf_8 crossroads sandpit_valley", {1, 2, 6, 6, 2, 1, 6, 6, 1, 1, 1, 1});   // one M each in the first round
    for (const std::string unit : {"fr_inf_7", "fr_inf_8", "ge_inf_1", "ge_inf_2"}) EXPECT_EQ(s.log(unit + " checks morale").size(), 1u) << unit;
}

RULE(WL_7_4_5, so_do_cubes) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8; crossroads: ge_inf_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley"});
    s.play("attack fr_inf_8 crossroads sandpit_valley", {3});
    s.play("cubes fr_inf_7 0", {6, 6});   // both check, also the one without the cube
    EXPECT_EQ(s.log("fr_inf_7 checks morale: die 6, column 1").size(), 1u);
    EXPECT_EQ(s.log("fr_inf_8 checks morale: die 6, column 2").size(), 1u);
}

RULE(WL_7_4_6, guns_and_volley_together_cause_one_check) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 br_art_1; active=french");
    s.play("assault red sandpit_valley", {2, 3, 6, 1, 1, 1});
    EXPECT_EQ(s.log("fr_inf_7 checks morale: die 6, column 3").size(), 1u);   // a cube each, unsupported
    EXPECT_EQ(s.log("checks morale").size(), 1u);
}

RULE(WL_7_4_6, the_guns_count_after_the_first_volley_only) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 br_art_1; active=french");
    s.play("assault red sandpit_valley", {2, 1, 6, 1, 1, 1});
    EXPECT_EQ(course(s), (Words{"ge_inf_1 fires a volley", "fr_inf_7 checks morale", "fr_inf_7 fires a volley", "ge_inf_1 fires a volley",
                                "fr_inf_7 fires a volley"}));
}

RULE(WL_7_4_7, who_has_left_does_not_fire) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8; crossroads: ge_inf_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley"});
    s.play("attack fr_inf_8 crossroads sandpit_valley", {2, 1, 6, 1, 1, 1});
    EXPECT_EQ(s.log("fr_inf_7 fires a volley").size(), 0u);
    EXPECT_EQ(s.log("fr_inf_8 fires a volley").size(), 2u);
}

RULE(WL_7_4_7, the_step_ends_when_one_side_has_no_infantry_left) {
    Scene attacker_gone(kDuel);
    attacker_gone.play("assault red sandpit_valley", {2, 1});
    EXPECT_EQ(attacker_gone.at("fr_inf_7"), "sandpit_valley");

    Scene defender_gone(kDuel);
    defender_gone.play("assault red sandpit_valley", {1, 2, 1});
    EXPECT_EQ(defender_gone.at("ge_inf_1"), "msj_farm");
    EXPECT_EQ(defender_gone.at("fr_inf_7"), "crossroads");
}

RULE(WL_7_4_8, attackers_withdraw_after_two_rounds) {
    Scene s(kDuel);
    s.play("assault red sandpit_valley", {3, 6, 1, 1, 1});
    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
    EXPECT_EQ(s.state("fr_inf_7"), "mobile");
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1);
    EXPECT_EQ(s.at("ge_inf_1"), "crossroads");
}

RULE(WL_7_4_8, defending_cavalry_does_not_hinder_them) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 br_cav_1; active=french");
    s.play("assault red sandpit_valley", {1, 1, 1, 1, 1});   // the volleys, and the control roll of the cavalry that did not fight
    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
    EXPECT_EQ(s.log("fires at the cavalry").size(), 0u);
}

RULE(WL_7_4_9, guns_in_a_strong_point_that_nobody_protects_are_lost_after_the_first_round) {
    Scene lost("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) br_art_1; active=french");
    lost.play("assault red sandpit_valley");
    lost.play("benefit ge_inf_1", {1, 1, 1, 1, 1});
    EXPECT_EQ(lost.cause("br_art_1"), "guns_taken");

    Scene kept("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) br_art_1; active=french");
    kept.play_all({"assault red sandpit_valley", "done"}, {1, 1, 1, 1, 1});   // the infantry gives up the benefit
    EXPECT_EQ(kept.at("br_art_1"), "la_haye_sainte");

    Scene repelled("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) br_art_1; active=french");
    repelled.play("assault red sandpit_valley");
    repelled.play("benefit ge_inf_1", {1, 2, 1});   // the attacker goes back after the first volley
    EXPECT_EQ(repelled.at("br_art_1"), "la_haye_sainte");
}

RULE(WL_7_4_9, but_not_after_the_second_round) {
    Scene s("jeromes_field: fr_inf_7; hougoumont: ge_inf_1(defensive) ge_inf_2(defensive) br_art_1; active=french");
    s.play_all({"assault red jeromes_field", "benefit ge_inf_1"});
    s.play("done", {1, 1, 1, 1, 1, 1, 2, 6, 1});   // the protector retreats at the very end
    EXPECT_EQ(s.at("ge_inf_2"), "halketts_ridge");
    EXPECT_EQ(s.at("fr_inf_7"), "jeromes_field");
    EXPECT_EQ(s.at("br_art_1"), "hougoumont");
}

}  // namespace papelotte::waterloo
