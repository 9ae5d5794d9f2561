// W2-25  Edge cases.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

Scene battle(const std::string& scene, const std::string& area) {
    Scene s(scene + "; kind=strategic_move");
    const std::string battle = "battle " + area;
    s.play_all({"done", battle});
    return s;
}

}  // namespace

RULE(W2_25_1_1, without_stars_and_without_the_disc_a_side_can_only_pass) {
    const Scene s("57: fr_1c_derlon_tl(step=3); disc=allied");
    EXPECT_EQ(s.legal(), Words{"pass"});
}

RULE(W2_25_1_2, a_pass_with_nothing_to_move_counts) {
    Scene s("26: fr_napoleon_sl br_res_kempt_inf; disc=allied");   // Napoleon is isolated
    s.play("pass");
    EXPECT_EQ(s.legal("to "), Words{});
    s.play("done");
    EXPECT_EQ(s.position().passes, 1);
}

RULE(W2_25_1_3, no_more_is_drawn_than_the_pool_has_and_option_b_needs_a_unit) {
    const Scene s("pool=fr_1c_quiot_inf; kind=strategic_reinforce");
    EXPECT_EQ(s.operands("draw "), (Words{"0", "1"}));
    Scene empty("turn=1");
    empty.play("strategic");
    empty.refuses("reinforce", "W2-9.3.2");
}

RULE(W2_25_1_4, a_leader_alone_defends_with_strength_and_terrain_and_can_be_killed) {
    const Scene picton = battle("41: br_res_picton_tl(step=2) fr_2c_soye_inf", "41");
    EXPECT_EQ(picton.log("Fire in"), Words{"Fire in 41: offence 4 against defence 3."});
    const Scene wellington = battle("4: br_wellington_sl(step=3) fr_2c_soye_inf fr_1c_schmitz_inf; 16: fr_napoleon_sl", "4");
    EXPECT_EQ(wellington.winner(), "french");
}

RULE(W2_25_1_5, a_gun_or_leader_without_combat_units_cannot_attack_but_be_attacked) {
    Scene british("41: br_res_fart br_res_picton_tl fr_2c_soye_inf; kind=strategic_move phasing=allied");
    british.play("done");
    british.refuses("battle 41", "W2-13.1.2");
    Scene french("41: br_res_fart br_res_picton_tl fr_2c_soye_inf; kind=strategic_move");
    french.play("done");
    french.allows("battle 41");
}

RULE(W2_25_1_6, units_pass_through_a_full_area_but_do_not_stop_there) {
    Scene s("56: fr_1c_quiot_inf fr_1c_brue_inf fr_1c_pegot_inf fr_1c_fart; 57: fr_1c_bruno_cav; kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "to 56"});
    s.refuses("stop", "W2-2.2.3");
    s.allows("to 55");
    Scene reserves("56: fr_1c_quiot_inf fr_1c_brue_inf fr_1c_pegot_inf fr_1c_fart; pool=fr_1c_aulard_inf; kind=strategic_reinforce");
    reserves.play("draw 1", {0});
    EXPECT_EQ(reserves.operands("place fr_1c_aulard_inf "), Words{"57"});
    Scene road(
        "41: fr_1c_bruno_cav; 27: br_1c_byng_inf br_res_pack_inf br_res_lambert_inf br_res_fart; pool=br_res_best_inf; "
        "kind=strategic_move");
    road.play_all({"move fr_1c_bruno_cav", "to 27", "stop", "done", "battle 27"});
    road.refuses("add", "W2-13.4.6");
}

RULE(W2_25_1_7, at_goumont_one_block_attacks_one) {
    Scene s("68: fr_2c_soye_inf fr_2c_husson_inf; 52: br_1c_byng_inf; 70: fr_2c_reille_tl(activated); kind=tactical");
    s.play_all({"done", "move fr_2c_soye_inf", "to 52", "stop", "move fr_2c_husson_inf"});
    s.refuses("to 52", "W2-2.2.3");
    s.play_all({"stop", "done", "battle 52"});
    EXPECT_EQ(s.log("Fire in"), Words{"Fire in 52: offence 4 against defence 11."});
}

RULE(W2_25_1_8, when_both_die_the_winner_of_the_battle_has_the_area) {
    const Scene s = battle("41: fr_1c_bruno_cav(step=1) fr_4cav_hart(step=2) fr_1c_fart(step=3) br_res_vincke_inf(step=1)", "41");   // 3 : 2
    EXPECT_EQ(s.control("41"), "french");
    Scene empty = battle("42: br_res_vincke_inf(step=1) fr_1c_bruno_cav(step=1)", "42");   // 1 : 2, both are eliminated
    EXPECT_TRUE(empty.units("42").empty());
    EXPECT_EQ(empty.control("42"), "british");
    const Scene taken = battle("42: br_res_vincke_inf(step=1) fr_1c_bruno_cav(step=1); control 42=french", "42");
    EXPECT_TRUE(taken.units("42").empty());
    EXPECT_EQ(taken.control("42"), "british");
}

RULE(W2_25_1_9, a_commander_in_a_contested_area_keeps_communication_but_does_not_reorganise) {
    Scene s(
        "100: fr_napoleon_sl fr_g_gg_inf br_cav_vivian_cav; 57: fr_1c_derlon_tl; pool=fr_1c_quiot_inf; passes=1 phasing=allied "
        "disc=allied");
    EXPECT_FALSE(isolated(s.position(), Scene::unit("fr_1c_derlon_tl")));
    Scene option("100: fr_napoleon_sl fr_g_gg_inf br_cav_vivian_cav; pool=fr_1c_quiot_inf");
    option.play("strategic");
    option.refuses("reinforce", "W2-9.3.2");
    s.play_all({"pass", "done"});
    EXPECT_EQ(s.seat(), "british");   // the French are not even asked to reorganise
}

RULE(W2_25_1_10, without_the_headquarters_tactical_actions_go_on) {
    Scene s("84: fr_napoleon_sl(step=1); 100: br_1c_byng_inf; 57: fr_1c_derlon_tl; pool=fr_1c_quiot_inf; disc=allied");
    s.allows("tactical");
    EXPECT_EQ(strategic_value(s.position(), Faction::french), 3);
    Scene option("84: fr_napoleon_sl; 100: br_1c_byng_inf; pool=fr_1c_quiot_inf");
    option.play("strategic");
    option.refuses("reinforce", "W2-9.3.2");
    Scene phase("84: fr_napoleon_sl; 100: br_1c_byng_inf; passes=1 phasing=allied disc=allied");
    phase.play_all({"pass", "done"});
    EXPECT_EQ(phase.seat(), "british");
}

RULE(W2_25_1_11, a_commander_cut_off_has_communication_with_his_area_and_its_neighbours) {
    const Scene s(
        "100: fr_napoleon_sl fr_g_gg_inf; 84: fr_6c_lobau_tl; 71: fr_2c_soye_inf; control 99=british 101=british 108=british 83=british "
        "85=british; "
        "84: br_cav_vivian_cav");
    EXPECT_FALSE(isolated(s.position(), Scene::unit("fr_g_gg_inf")));
    EXPECT_FALSE(isolated(s.position(), Scene::unit("fr_6c_lobau_tl")));
    EXPECT_TRUE(isolated(s.position(), Scene::unit("fr_2c_soye_inf")));   // 84 is contested
}

RULE(W2_25_1_12, a_gun_whose_area_was_cleared_may_be_employed_in_a_later_battle) {
    Scene s(
        "41: fr_2c_soye_inf fr_1c_fart(activated) br_res_vincke_inf(step=1); 42: fr_1c_schmitz_inf br_res_kempt_inf; 84: "
        "fr_6c_lobau_tl(activated); "
        "99: fr_g_drouot_tl(activated); kind=tactical");
    s.play_all({"done", "done"});
    Scene before = s;
    before.play("battle 42");
    EXPECT_NE(before.asks(), "employ_guns");   // the enemy is in its area
    s.play_all({"battle 41", "battle 42"});
    s.allows("employ fr_1c_fart");
}

RULE(W2_25_1_13, an_activated_gun_among_the_attackers_loses_activation_but_stays_face_up) {
    const Scene s = battle("41: fr_2c_soye_inf fr_1c_fart(activated) br_res_kempt_inf br_res_pack_inf", "41");
    EXPECT_FALSE(s.activated("fr_1c_fart"));
    EXPECT_TRUE(s.up("fr_1c_fart"));
}

RULE(W2_25_1_14, a_leader_who_could_be_revealed_nowhere_cannot_be_activated) {
    const std::string shut_in = "41: fr_1c_derlon_tl br_res_kempt_inf; 70: fr_2c_reille_tl; ";
    Scene s(shut_in +
            "56: fr_1c_quiot_inf fr_1c_brue_inf fr_1c_pegot_inf fr_1c_fart; 55: fr_2c_soye_inf fr_2c_husson_inf fr_2c_campi_inf fr_2c_fart; "
            "57: fr_1c_bruno_cav br_cav_vivian_cav; 72: fr_4cav_dubois_cav fr_4cav_vial_cav fr_4cav_farine_cav fr_4cav_hart; kind=tactical");
    s.refuses("activate fr_1c_derlon_tl", "W2-4.2.9");
    Scene room(shut_in + "56: fr_1c_quiot_inf; kind=tactical");
    room.allows("activate fr_1c_derlon_tl");
    Scene ally(
        "22: pr_1c_ziethen_tl fr_2c_soye_inf; 21: pr_1c_hart pr_1c_treskow_cav pr_1c_steinmetz_inf pr_2c_hart; 9: br_cav_vivian_cav; "
        "20: br_cav_grant_cav; control 22=prussian; 50: pr_blucher_sl; 16: br_res_picton_tl; turn=5 phasing=allied kind=tactical");
    ally.refuses("activate pr_1c_ziethen_tl", "W2-4.2.9");
}

RULE(W2_25_1_15, a_leader_in_a_contested_area_leaves_it_for_a_point_to_a_friendly_clear_area) {
    Scene s("41: fr_1c_derlon_tl br_res_kempt_inf; 42: br_res_pack_inf; kind=tactical");
    s.play("activate fr_1c_derlon_tl");
    s.refuses("reveal", "W2-4.2.4");
    EXPECT_EQ(s.operands("to "), Words{"56"});
    s.play("to 56");   // 2 of the 3 points that he may move
    s.allows("to 57");
    s.play("to 57");
    s.refuses("to 58", "W2-12.1.5");
}

RULE(W2_25_1_16, without_a_friendly_clear_neighbour_no_unit_leaves) {
    Scene s("26: fr_napoleon_sl fr_2c_hubert_cav br_res_kempt_inf; kind=strategic_move");
    s.play("move fr_2c_hubert_cav");
    EXPECT_EQ(s.legal(), Words{"stop"});
    s.refuses("to 27", "W2-12.4.1");
}

RULE(W2_25_1_17, prussians_riding_through_british_areas_cut_them_off_in_the_middle_of_an_impulse) {
    Scene s(
        "22: pr_1c_treskow_cav; 50: pr_blucher_sl; 9: br_cav_vivian_cav; control 8=french 22=prussian; turn=5 phasing=allied "
        "kind=strategic_move");
    s.allows("move br_cav_vivian_cav");
    s.play_all({"move pr_1c_treskow_cav", "to 21", "to 22", "stop"});
    EXPECT_EQ(s.control("21"), "prussian");
    s.refuses("move br_cav_vivian_cav", "W2-12.2.1");
}

RULE(W2_25_1_18, a_winner_always_suffers_a_hit_which_a_shield_may_absorb) {
    const Scene s = battle("41: fr_g_gg_inf fr_g_cg_inf(step=1) br_res_vincke_inf(step=1)", "41");
    EXPECT_EQ(s.log("Hits on the loser"), Words{"Winner: the French. Hits on the loser: 1, on the winner: 1."});
    EXPECT_EQ(s.log("absorbs"), Words{"fr_g_gg_inf absorbs hits without loss: 1."});
}

RULE(W2_25_1_19, a_mandatory_battle_is_fought_even_if_it_is_sure_to_be_lost) {
    Scene s("56: fr_1c_bruno_cav(step=1); 41: br_res_kempt_inf br_2c_adam_inf; kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "to 41", "stop", "done"});
    EXPECT_EQ(s.legal(), Words{"battle 41"});
}

RULE(W2_25_1_20, after_the_last_pass_no_battle_is_fought) {
    Scene s("40: br_1c_byng_inf fr_2c_soye_inf; control 40=french; turn=5 passes=1 phasing=allied");
    s.play_all({"pass", "done"});
    EXPECT_EQ(s.winner(), "french");
    EXPECT_TRUE(s.log("Battle in").empty());
}

RULE(W2_25_1_21, tracks_and_disc_do_not_care_for_a_corps_commander_or_bluecher) {
    const Scene picton = battle("41: br_res_picton_tl(step=3) fr_2c_soye_inf fr_1c_schmitz_inf; turn=3", "41");
    EXPECT_TRUE(picton.eliminated("br_res_picton_tl"));
    EXPECT_EQ(morale(picton.position(), Faction::british), 9);   // he counts like any unit, W2-13.9.2
    EXPECT_EQ(picton.position().turn, 3);
    const Scene bluecher = battle("63: pr_blucher_sl(step=3) fr_2c_soye_inf; turn=3", "63");
    EXPECT_EQ(morale(bluecher.position(), Faction::british), 10);
    EXPECT_EQ(bluecher.position().turn, 3);
    EXPECT_EQ(bluecher.disc(), "allied");                        // by the Strategic Action, W2-9.1.3
}

RULE(W2_25_1_22, a_strategic_action_may_only_hand_over_the_disc) {
    Scene s("41: fr_2c_soye_inf br_res_kempt_inf");
    s.play_all({"strategic", "manoeuvre", "done", "done"});
    EXPECT_EQ(s.disc(), "allied");
    EXPECT_EQ(s.phasing(), "allied");
}

RULE(W2_25_1_23, a_turn_of_200_impulses_ends_as_if_both_had_passed) {
    Scene s("impulse=200");
    s.play_all({"strategic", "manoeuvre", "done"});
    EXPECT_EQ(s.asks(), "reorganise");
    Scene before("impulse=199");
    before.play_all({"strategic", "manoeuvre", "done"});
    EXPECT_EQ(before.asks(), "choose_action");
}

}  // namespace papelotte::waterloo200
