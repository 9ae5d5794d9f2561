// WL-7.2, WL-7.3  Steps 1 and 2 of an assault: the defender's guns, and cavalry against cavalry.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

}  // namespace

// --- Step 1: defending artillery (WL-7.2) -------------------------------------------------------------------------------------

RULE(WL_7_1_12, the_defender_declares_before_the_guns_fire) {
    Scene s("jeromes_field: fr_inf_7; hougoumont: ge_inf_1(defensive) ge_inf_2(defensive) ge_inf_3(defensive) br_art_4; active=french");
    s.play("assault red jeromes_field");
    EXPECT_EQ(s.asks(), "declare_strong_point");
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.dice_rolled(), 0);
    s.play("benefit ge_inf_2");
    EXPECT_EQ(s.dice_rolled(), 0);
    s.play("done", {1, 1, 1, 1, 1, 1, 1, 1, 1});   // the gun, and two rounds in which the three defenders and the attacker fire
    EXPECT_EQ(s.log("benefits from the strong point").size(), 1u);
}

RULE(WL_7_2_1, every_manned_gun_fires_once_deployed_or_limbered) {
    Scene s("sandpit_valley: fr_cav_1; crossroads: br_art_1 br_art_2(limbered) br_art_3(unmanned) red=1; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_cav_1 crossroads sandpit_valley", {1, 1, 1});   // two guns, then control
    EXPECT_EQ(s.log("br_art_1 fires").size(), 1u);
    EXPECT_EQ(s.log("br_art_2 fires").size(), 1u);
    EXPECT_EQ(s.log("br_art_3 fires").size(), 0u);
}

RULE(WL_7_2_1, the_attackers_guns_do_not_fire) {
    Scene s("grand_battery_west: fr_inf_1; sandpit_valley: br_cav_1(tired) fr_art_1(unmanned) blue=1; active=french");
    s.play("assault red grand_battery_west", {6});   // the infantry mans its guns again, but only its muskets fire
    EXPECT_EQ(s.log("fr_art_1 fires").size(), 0u);
    EXPECT_TRUE(s.eliminated("br_cav_1"));
}

RULE(WL_7_2_1, no_gun_fires_out_of_a_river_area) {
    Scene s("duruttes_knoll: fr_inf_7; papelotte_smohain: br_art_4; active=french");
    s.play("assault red duruttes_knoll");   // no die
    EXPECT_EQ(s.dice_rolled(), 0);
    EXPECT_TRUE(s.eliminated("br_art_4"));
}

RULE(WL_7_2_2, range_zero_of_the_table_with_minus_one_for_british_guns) {
    const int others[] = {1, 1, 1, 1, 2, 2}, british[] = {0, 1, 1, 1, 1, 2};
    for (int die = 1; die <= 6; ++die) {
        const auto row = static_cast<std::size_t>(die - 1);
        // The guns stand alone: after their loss infantry that was hit checks morale (WL-7.7.3).
        Scene french("crossroads: ge_inf_1; sandpit_valley: fr_art_1; active=allied");
        french.play("assault red crossroads", {die, 6});
        EXPECT_EQ(french.cubes("sandpit_valley", "red"), others[row]) << die;

        Scene prussian("sandpit_valley: fr_inf_7; crossroads: pr_art_1; active=french");
        prussian.play("assault red sandpit_valley", {die, 6});
        EXPECT_EQ(prussian.cubes("crossroads", "blue"), others[row]) << die;

        Scene s("sandpit_valley: fr_inf_7; crossroads: br_art_1; active=french");
        s.play("assault red sandpit_valley", british[row] ? std::vector{die, 6} : std::vector{die});
        EXPECT_EQ(s.cubes("crossroads", "blue"), british[row]) << die;
    }
}

RULE(WL_7_2_2, terrain_does_not_matter) {
    Scene woods("duruttes_knoll: ge_inf_1; frischermont: fr_art_1; active=allied");
    woods.play("assault red duruttes_knoll", {5, 6});
    EXPECT_EQ(woods.cubes("frischermont", "red"), 2);
    Scene town("lobaus_field: ge_inf_1; plancenoit: fr_art_1; active=allied");
    town.play("assault red lobaus_field", {5, 6});
    EXPECT_EQ(town.cubes("plancenoit", "red"), 2);
}

RULE(WL_7_2_3, cavalry_alone_is_hit_on_five_and_six) {
    for (int die = 1; die <= 6; ++die) {
        const bool hit = die >= 5;
        Scene fresh("sandpit_valley: fr_cav_1; crossroads: br_art_1; active=french");
        fresh.play("assault red sandpit_valley");
        fresh.play("attack fr_cav_1 crossroads sandpit_valley", {die, 1});
        EXPECT_EQ(fresh.state("fr_cav_1"), hit ? "tired" : "fresh") << die;
        EXPECT_EQ(fresh.at("fr_cav_1"), "crossroads");

        Scene tired("sandpit_valley: fr_cav_1(tired); crossroads: br_art_1; active=french");
        tired.play("assault red sandpit_valley");
        tired.play("attack fr_cav_1 crossroads sandpit_valley", hit ? std::vector{die} : std::vector{die, 1});
        EXPECT_EQ(tired.eliminated("fr_cav_1"), hit) << die;
        EXPECT_EQ(tired.unmanned("br_art_1"), !hit) << die;
    }
}

RULE(WL_7_2_3, the_assaulting_player_chooses_and_may_not_retreat_instead) {
    Scene s("sandpit_valley: fr_cav_1(tired) fr_cav_2; crossroads: br_art_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley", "attack fr_cav_2 crossroads sandpit_valley"}, {5});
    EXPECT_EQ(s.asks(), "cavalry_losses");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.legal(), (Words{"hit fr_cav_1", "hit fr_cav_2"}));
    s.refuses("retreat fr_cav_2 sandpit_valley", "WL-7.2.3");
    s.refuses("hit fr_cav_3", "WL-7.2.3");
    s.play("hit fr_cav_2", {1, 1});
    EXPECT_EQ(s.at("fr_cav_1"), "crossroads");
    EXPECT_EQ(s.state("fr_cav_2"), "tired");
}

RULE(WL_7_2_3, with_infantry_in_the_assault_cavalry_is_not_hit) {
    Scene s("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: br_art_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley"},
               {6, 6, 1});
    EXPECT_EQ(s.cubes("crossroads", "blue"), 2);
    EXPECT_EQ(s.state("fr_cav_1"), "fresh");
}

RULE(WL_7_2_4, cubes_from_the_guns_oblige_to_a_check_after_the_first_volley) {
    Scene hit("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 br_art_1; active=french");
    hit.play("assault red sandpit_valley", {2, 1, 6, 1, 1, 1});   // gun, volley without effect, check, and the other dice
    EXPECT_EQ(hit.log("fr_inf_7 checks morale").size(), 1u);

    Scene missed("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 br_art_1; active=french");
    missed.play("assault red sandpit_valley", {1, 1, 1, 1, 1});
    EXPECT_EQ(missed.log("checks morale").size(), 0u);
}

RULE(WL_7_2_4, or_when_guns_alone_have_been_taken) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_art_1; active=french");
    s.play("assault red sandpit_valley", {2, 1});   // column 2: one cube, unsupported
    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
    EXPECT_TRUE(s.eliminated("br_art_1"));
}

RULE(WL_7_2_5, all_guns_roll_before_any_hit_is_applied) {
    Scene s("sandpit_valley: fr_cav_1(tired) fr_cav_2; crossroads: br_art_1 br_art_2; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley", "attack fr_cav_2 crossroads sandpit_valley"}, {5, 6});
    EXPECT_EQ(s.asks(), "cavalry_losses");
    EXPECT_EQ(s.dice_rolled(), 2);
    s.play_all({"hit fr_cav_2", "hit fr_cav_1"}, {1});   // then only fr_cav_2 rolls for control
    EXPECT_EQ(s.state("fr_cav_2"), "tired");
    EXPECT_TRUE(s.eliminated("fr_cav_1"));
}

// --- Step 2: cavalry against cavalry (WL-7.3) -----------------------------------------------------------------------------------

RULE(WL_7_3_1, engagements_continue_until_one_side_has_no_cavalry) {
    Scene s("sandpit_valley: fr_cav_1; crossroads: br_cav_1 br_cav_2; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_cav_1 crossroads sandpit_valley");
    s.play("counter br_cav_1", {6, 1, 6, 1, 1});   // the second unit is alone now; then control
    EXPECT_EQ(s.log("against br_cav_1").size(), 1u);
    EXPECT_EQ(s.log("against br_cav_2").size(), 1u);
    EXPECT_EQ(s.units("crossroads"), Words{"fr_cav_1"});
}

RULE(WL_7_3_1, there_is_none_if_only_one_side_has_cavalry) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_cav_1; active=french");
    s.play("assault red sandpit_valley", {1, 6});   // musketry, and the charged infantry stands: column 4
    EXPECT_EQ(s.log(" against ").size(), 0u);
}

RULE(WL_7_3_2, the_assaulting_player_names_first_and_units_may_be_named_again) {
    Scene s("sandpit_valley: fr_cav_1 fr_cav_2; crossroads: br_cav_1 br_cav_2; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley", "attack fr_cav_2 crossroads sandpit_valley"});
    EXPECT_EQ(s.asks(), "charge");
    EXPECT_EQ(s.seat(), "french");
    s.refuses("charge br_cav_1", "WL-7.3.2");
    s.play("charge fr_cav_1");
    EXPECT_EQ(s.asks(), "counter_charge");
    EXPECT_EQ(s.seat(), "allied");
    s.refuses("counter fr_cav_2", "WL-7.3.2");
    s.play("counter br_cav_2", {6, 1});
    EXPECT_EQ(s.asks(), "charge");
    EXPECT_EQ(s.legal(), (Words{"charge fr_cav_1", "charge fr_cav_2"}));
}

RULE(WL_7_3_3, the_higher_total_wins_and_ties_are_rerolled) {
    Scene s("sandpit_valley: fr_cav_1; crossroads: br_cav_1; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_cav_1 crossroads sandpit_valley", {3, 3, 5, 5, 2, 3, 1});
    EXPECT_EQ(s.log("fr_cav_1 (").size(), 3u);
    EXPECT_EQ(s.at("fr_cav_1"), "sandpit_valley");
    EXPECT_EQ(s.state("fr_cav_1"), "tired");
}

RULE(WL_7_3_3, every_modifier) {
    // Both sides roll 3 at first. Unless that is a tie, the fight is over; else a second pair of dice decides it for the defender.
    const struct {
        const char *scene, *attack;
        int attacker, defender;
    } cases[] = {
        {"sandpit_valley: fr_cav_1; crossroads: br_cav_1; active=french", "attack fr_cav_1 crossroads sandpit_valley", 0, 0},
        {"sandpit_valley: ig_cav_1; crossroads: br_cav_1; active=french", "attack ig_cav_1 crossroads sandpit_valley", 1, 0},
        {"sandpit_valley: fr_cav_1(tired); crossroads: br_cav_1; active=french", "attack fr_cav_1 crossroads sandpit_valley", -1, 0},
        {"sandpit_valley: ig_cav_1(tired); crossroads: br_cav_1; active=french", "attack ig_cav_1 crossroads sandpit_valley", 0, 0},
        {"sandpit_valley: fr_cav_1; crossroads: br_cav_1(tired); active=french", "attack fr_cav_1 crossroads sandpit_valley", 0, -1},
        {"sandpit_valley: fr_cav_1; crossroads: du_cav_1; active=french", "attack fr_cav_1 crossroads sandpit_valley", 0, -1},
        {"sandpit_valley: fr_cav_1; crossroads: du_cav_1(tired); active=french", "attack fr_cav_1 crossroads sandpit_valley", 0, -2},
        {"sandpit_valley: fr_cav_1; crossroads: ge_cav_1; active=french", "attack fr_cav_1 crossroads sandpit_valley", 0, 0},
        {"sandpit_valley: fr_cav_1; crossroads: pr_cav_1; active=french", "attack fr_cav_1 crossroads sandpit_valley", 0, 0},
        {"crossroads: du_cav_1; sandpit_valley: ig_cav_2; active=allied", "attack du_cav_1 sandpit_valley crossroads", -1, 1},
        {"hougoumont: fr_cav_1; guards_ridge: br_cav_1; active=french", "attack fr_cav_1 guards_ridge hougoumont", -1, 0},   // woods
        {"plancenoit: fr_cav_1; lobaus_field: br_cav_1; active=french", "attack fr_cav_1 lobaus_field plancenoit", -1, 0},   // town
        {"smohain_brook: fr_cav_1; smohain_heights: br_cav_1; active=french", "attack fr_cav_1 smohain_heights smohain_brook", -1, 0},   // river
        // From the woods through open ground: the origin is open.
        {"hougoumont: fr_cav_1; guards_ridge: br_cav_1; active=french", "attack fr_cav_1 guards_ridge west_ridge", 0, 0},
    };
    for (const auto& [scene, attack, attacker, defender] : cases) {
        const std::string text = attack, unit = text.substr(7, text.find(' ', 7) - 7);
        Scene s(scene);
        const Words before{s.at(unit), s.state(unit)};
        s.play("assault red " + before[0]);
        s.play(attack, attacker == defender ? std::vector{3, 3, 1, 6, 1} : std::vector{3, 3, 1});
        EXPECT_EQ(s.log(unit + " (" + std::to_string(3 + attacker) + ") against ").size(), 1u) << scene;
        EXPECT_EQ(s.log("(" + std::to_string(3 + defender) + ").").size(), 1u) << scene;
        if (attacker > defender) EXPECT_NE(text.find(unit + " " + s.at(unit)), std::string::npos) << scene;   // it holds the area
        else EXPECT_EQ(s.at(unit), before[1] == "tired" ? "eliminated" : text.substr(text.rfind(' ') + 1)) << scene;
    }
}

RULE(WL_7_3_4, a_fresh_loser_is_tired_and_leaves) {
    Scene assaulter("sandpit_valley: fr_cav_1; crossroads: br_cav_1; active=french");
    assaulter.play("assault red sandpit_valley");
    assaulter.play("attack fr_cav_1 crossroads pictons_ridge", {1, 6, 1});
    EXPECT_EQ(assaulter.at("fr_cav_1"), "pictons_ridge");   // its origin
    EXPECT_EQ(assaulter.state("fr_cav_1"), "tired");

    Scene defender("sandpit_valley: fr_cav_1; crossroads: br_cav_1; active=french");
    defender.play("assault red sandpit_valley");
    defender.play("attack fr_cav_1 crossroads pictons_ridge", {6, 1, 1});
    EXPECT_EQ(defender.at("br_cav_1"), "msj_farm");   // towards Mont St Jean
    EXPECT_EQ(defender.state("br_cav_1"), "tired");
}

RULE(WL_7_3_4, a_loser_that_cannot_leave_is_eliminated) {
    Scene s("sandpit_valley: fr_cav_1; msj_farm: fr_inf_1; crossroads: br_cav_1; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_cav_1 crossroads sandpit_valley", {6, 1, 1});
    EXPECT_TRUE(s.eliminated("br_cav_1"));
    EXPECT_EQ(s.cause("br_cav_1"), "no_retreat");
}

RULE(WL_7_3_5, a_tired_loser_is_eliminated) {
    Scene assaulter("sandpit_valley: fr_cav_1(tired); crossroads: br_cav_1; active=french");
    assaulter.play("assault red sandpit_valley");
    assaulter.play("attack fr_cav_1 crossroads sandpit_valley", {1, 6, 1});
    EXPECT_EQ(assaulter.cause("fr_cav_1"), "melee");

    Scene defender("sandpit_valley: fr_cav_1; crossroads: br_cav_1(tired); active=french");
    defender.play("assault red sandpit_valley");
    defender.play("attack fr_cav_1 crossroads sandpit_valley", {6, 1, 1});
    EXPECT_EQ(defender.cause("br_cav_1"), "melee");
}

RULE(WL_7_3_6, the_winner_stays_as_it_is) {
    for (const std::string status : {"fresh", "tired"}) {
        Scene s("sandpit_valley: fr_cav_1(" + status + "); crossroads: br_cav_1; active=french");
        s.play("assault red sandpit_valley");
        s.play("attack fr_cav_1 crossroads sandpit_valley", {6, 1, 1});
        EXPECT_EQ(s.state("fr_cav_1"), status);
        EXPECT_EQ(s.at("fr_cav_1"), "crossroads");
    }
}

}   // namespace papelotte::waterloo
