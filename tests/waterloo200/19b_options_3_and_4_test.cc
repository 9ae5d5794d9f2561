// W2-O3, W2-O4  Reconnaissance, impetus.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// A battle in area 41 (green, terrain 1) in a French Strategic Action.
Scene battle_with_impetus(const std::string& units, const std::string& rest) {
    Scene s("41: " + units + "; kind=strategic_move " + rest);
    s.play_all({"done", "battle 41"});
    return s;
}

}  // namespace

// --- Reconnaissance (W2-O3) -------------------------------------------------------------------------------------------------------------

RULE(W2_O3_1, cavalry_moves_3_points_to_a_clear_area_and_is_revealed) {
    Scene s("59: fr_1c_bruno_cav; 57: fr_1c_derlon_tl(activated); options=reconnaissance kind=tactical");
    s.play_all({"done", "move fr_1c_bruno_cav", "to 58", "to 57", "to 56"});
    s.allows("scout");
    Scene far = s;
    far.play("to 41");   // 4 points, of 5 with the boost
    far.refuses("scout", "W2-O3.1");
    s.play("scout");
    EXPECT_TRUE(s.up("fr_1c_bruno_cav"));
}

RULE(W2_O3_1, english_cavalry_moves_4) {
    Scene s("15: br_cav_vivian_cav br_cav_ghigny_cav; options=reconnaissance kind=strategic_move phasing=allied");
    Scene english = s;
    english.play_all({"move br_cav_vivian_cav", "to 26", "to 27", "to 41", "to 42"});
    english.allows("scout");
    s.play_all({"move br_cav_ghigny_cav", "to 26", "to 27", "to 41"});
    s.allows("scout");
    s.play("to 42");
    s.refuses("scout", "W2-O3.1");
}

RULE(W2_O3_1, or_stays_where_it_is_if_no_enemy_is_there) {
    Scene s("58: fr_1c_bruno_cav; 41: fr_1c_gobrecht_cav br_res_kempt_inf; 56: fr_1c_schmitz_inf; options=reconnaissance kind=strategic_move");
    Scene clear = s, contested = s, infantry = s;
    clear.play("move fr_1c_bruno_cav");
    clear.allows("scout");
    contested.play("move fr_1c_gobrecht_cav");
    contested.refuses("scout", "W2-O3.1");
    infantry.play("move fr_1c_schmitz_inf");
    infantry.refuses("scout", "W2-O3.1");
}

RULE(W2_O3_1, not_in_a_pass_and_not_without_the_option) {
    for (const char* rest : {"kind=pass options=reconnaissance", "kind=strategic_move"}) {
        Scene s("58: fr_1c_bruno_cav; " + std::string(rest));
        s.play("move fr_1c_bruno_cav");
        s.refuses("scout", "W2-O3.1");
    }
}

RULE(W2_O3_2, as_many_enemies_as_its_strength_are_drawn_in_an_adjacent_green_area) {
    Scene s(
        "56: fr_1c_bruno_cav; 41: br_res_best_inf br_res_kempt_inf br_res_pack_inf; 40: br_1c_byng_inf; 27: br_1c_maitland_inf; "
        "options=reconnaissance kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "scout"});
    EXPECT_EQ(s.operands("look "), Words{"41"});
    s.refuses("look 40", "W2-O3.2");   // yellow
    s.refuses("look 27", "W2-O3.2");   // not adjacent
    s.play("look 41", {0, 1});
    EXPECT_TRUE(s.up("br_res_best_inf"));
    EXPECT_FALSE(s.up("br_res_kempt_inf"));
    EXPECT_TRUE(s.up("br_res_pack_inf"));
}

RULE(W2_O3_2, all_of_them_if_they_are_fewer) {
    Scene s("56: fr_1c_bruno_cav; 41: br_res_kempt_inf; options=reconnaissance kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "scout"});
    s.play("look 41", {0});
    EXPECT_TRUE(s.up("br_res_kempt_inf"));
}

RULE(W2_O3_3, a_scout_counts_as_moved_and_does_not_attack) {
    Scene s(
        "100: fr_napoleon_sl(step=3); 56: fr_1c_bruno_cav; 41: br_res_kempt_inf; 58: fr_1c_gobrecht_cav; options=reconnaissance "
        "kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "scout", "done"});
    EXPECT_EQ(s.phasing(), "allied");   // the only move of the Strategic Action is made
    Scene two("56: fr_1c_bruno_cav; 41: br_res_kempt_inf; options=reconnaissance kind=strategic_move");
    two.play_all({"move fr_1c_bruno_cav", "scout", "done"});
    two.refuses("move fr_1c_bruno_cav", "W2-12.2.4");
}

RULE(W2_O3_4, the_scout_and_what_it_found_are_hidden_in_the_deactivation_phase) {
    Scene s("56: fr_1c_bruno_cav; 41: br_res_kempt_inf; options=reconnaissance kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "scout"});
    s.play("look 41", {0});
    s.play("done");
    EXPECT_EQ(s.phasing(), "allied");
    EXPECT_FALSE(s.up("fr_1c_bruno_cav") || s.up("br_res_kempt_inf"));
    EXPECT_EQ(s.step("fr_1c_bruno_cav"), 0);
}

RULE(W2_O3_4, but_not_an_attacker_of_before) {
    Scene s("41: br_res_kempt_inf(attacked found) fr_2c_soye_inf; options=reconnaissance kind=strategic_move");
    s.play_all({"done", "done"});
    EXPECT_TRUE(s.up("br_res_kempt_inf"));
}

RULE(W2_O3_5, face_up_units_are_not_drawn) {
    Scene s("56: fr_1c_bruno_cav; 41: br_res_kempt_inf(attacked) br_res_pack_inf fr_2c_soye_inf; options=reconnaissance kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "scout"});
    s.play("look 41", {0});   // one draw: Pack is the only candidate
    EXPECT_TRUE(s.up("br_res_pack_inf"));
}

// --- Impetus (W2-O4) ---------------------------------------------------------------------------------------------------------------------

RULE(W2_O4_1, cavalry_that_cleared_the_area_may_ride_on) {
    Scene s = battle_with_impetus("fr_2c_soye_inf fr_1c_bruno_cav br_res_vincke_inf(step=1)", "options=impetus");
    EXPECT_EQ(s.asks(), "impetus");
    s.refuses("follow fr_2c_soye_inf 42", "W2-O4.1");
    s.play("follow fr_1c_bruno_cav 42");
    EXPECT_EQ(s.at("fr_1c_bruno_cav"), "42");
    EXPECT_EQ(s.phasing(), "allied");
    Scene stays = battle_with_impetus("fr_2c_soye_inf fr_1c_bruno_cav br_res_vincke_inf(step=1)", "options=impetus");
    stays.play("done");
    EXPECT_EQ(stays.at("fr_1c_bruno_cav"), "41");
}

RULE(W2_O4_1, the_defenders_too) {
    Scene s = battle_with_impetus("fr_2c_husson_inf(step=2) br_cav_vivian_cav", "options=impetus");
    EXPECT_EQ(s.asks(), "impetus");
    EXPECT_EQ(s.seat(), "british");
    s.allows("follow br_cav_vivian_cav 56");
}

RULE(W2_O4_1, not_while_enemies_are_left_nor_without_the_option) {
    EXPECT_EQ(battle_with_impetus("fr_2c_soye_inf fr_1c_bruno_cav br_res_kempt_inf", "options=impetus").asks(), "choose_action");
    EXPECT_EQ(battle_with_impetus("fr_2c_soye_inf fr_1c_bruno_cav br_res_vincke_inf(step=1)", "").asks(), "choose_action");
}

RULE(W2_O4_1, a_retreat_gives_no_such_move) {
    Scene s(
        "41: fr_1c_bruno_cav br_res_kempt_inf; 27: br_res_pack_inf; 84: fr_6c_lobau_tl(activated); options=impetus,retreat disc=allied "
        "kind=tactical");
    s.play_all({"done", "done", "battle 41", "retreat", "fall_back br_res_kempt_inf 27"});
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(W2_O4_2, into_an_adjacent_green_area_without_enemies_within_stacking) {
    const Scene s = battle_with_impetus("fr_2c_soye_inf fr_1c_bruno_cav br_res_vincke_inf(step=1)",
                                        "options=impetus; 28: br_res_pack_inf; 56: fr_1c_fart fr_1c_quiot_inf fr_1c_brue_inf fr_1c_pegot_inf");
    EXPECT_EQ(s.operands("follow fr_1c_bruno_cav "), (Words{"27", "42"}));   // 40 is yellow, the enemy in 28, 56 full
    for (const char* there : {"follow fr_1c_bruno_cav 40", "follow fr_1c_bruno_cav 28", "follow fr_1c_bruno_cav 56"})
        s.refuses(there, "W2-O4.2");
}

RULE(W2_O4_2, control_changes_and_the_isolated_do_not_ride) {
    Scene s = battle_with_impetus("fr_2c_soye_inf fr_1c_bruno_cav br_res_vincke_inf(step=1)", "options=impetus");
    s.play("follow fr_1c_bruno_cav 42");
    EXPECT_EQ(s.control("42"), "french");
    const Scene cut_off = battle_with_impetus("fr_2c_husson_inf(step=2) br_cav_vivian_cav",
                                              "options=impetus; 1: br_wellington_sl; control 2=french 11=french 12=french");
    EXPECT_TRUE(cut_off.legal("follow").empty());
}

RULE(W2_O4_3, it_may_have_moved_already) {
    Scene s("56: fr_1c_bruno_cav; 41: br_res_vincke_inf(step=1); 57: fr_1c_schmitz_inf; options=impetus kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "to 41", "stop", "done", "battle 41"});
    EXPECT_EQ(s.asks(), "choose_action");   // 2 to 2 is a draw
    Scene won("56: fr_3cav_guiton_cav; 41: br_res_vincke_inf(step=1); options=impetus kind=strategic_move");
    won.play_all({"move fr_3cav_guiton_cav", "to 41", "stop", "done", "battle 41", "follow fr_3cav_guiton_cav 42"});
    EXPECT_EQ(won.at("fr_3cav_guiton_cav"), "42");
}

}   // namespace papelotte::waterloo200
