// W2-13.7, W2-13.9  The allotment of hits; eliminated units and Morale.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// A battle in area 41 (terrain 1) in a French Strategic Action.
Scene battle_with_losses(const std::string& units, const std::string& rest = "") {
    Scene s("41: " + units + "; kind=strategic_move " + rest);
    s.play_all({"done", "battle 41"});
    return s;
}

}  // namespace

RULE(W2_13_7_1, the_loser_applies_all_its_hits_before_the_winner) {
    Scene s = battle_with_losses("fr_2c_husson_inf fr_2c_campi_inf fr_2c_gauthier_inf br_2c_du_plat_inf br_2c_mitchell_inf");   // 9 : 7
    EXPECT_EQ(s.seat(), "british");
    s.play("lose br_2c_du_plat_inf");
    EXPECT_EQ(s.step("br_2c_mitchell_inf"), 1);   // the second hit, on the strongest remaining unit
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.asks(), "take_losses");
}

RULE(W2_13_7_2, each_owner_allots_to_its_own_units_in_the_area) {
    const Scene s =
        battle_with_losses("fr_2c_husson_inf fr_2c_campi_inf fr_2c_gauthier_inf br_2c_du_plat_inf br_2c_mitchell_inf", "; 27: br_res_kempt_inf");
    EXPECT_EQ(s.operands("lose "), (Words{"br_2c_du_plat_inf", "br_2c_mitchell_inf"}));
    s.refuses("lose fr_2c_husson_inf", "W2-13.7.2");
    s.refuses("lose br_res_kempt_inf", "W2-13.7.2");
}

RULE(W2_13_7_3, each_round_hits_one_of_the_units_that_are_strongest_then) {
    Scene s = battle_with_losses(
        "fr_2c_soye_inf fr_1c_schmitz_inf fr_2c_husson_inf br_2c_du_plat_inf br_2c_mitchell_inf br_2c_w_halkett_inf");   // 11 : 9
    s.refuses("lose br_2c_w_halkett_inf", "W2-13.7.3");
    s.play("lose br_2c_du_plat_inf");   // now Mitchell is the strongest and takes the second hit
    EXPECT_EQ(s.step("br_2c_du_plat_inf"), 1);
    EXPECT_EQ(s.step("br_2c_mitchell_inf"), 1);
    EXPECT_EQ(s.step("br_2c_w_halkett_inf"), 0);
}

RULE(W2_13_7_4, a_step_costs_its_hits) {
    const Scene s = battle_with_losses("fr_2c_soye_inf fr_1c_schmitz_inf fr_1c_bruno_cav(step=1) br_res_kempt_inf");   // 9 : 5
    EXPECT_EQ(s.step("br_res_kempt_inf"), 2);   // 4 hits, two white steps
}

RULE(W2_13_7_5, too_few_hits_are_absorbed_and_the_allotment_ends) {
    const Scene s = battle_with_losses("fr_2c_soye_inf fr_1c_bruno_cav br_res_kempt_inf");   // 6 : 5
    EXPECT_EQ(s.step("br_res_kempt_inf"), 0);
    EXPECT_EQ(s.log("absorbs"), Words{"br_res_kempt_inf absorbs hits without loss: 1."});
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(W2_13_7_6, among_the_strongest_the_choice_is_free_so_white_shields_black) {
    const std::string units = "fr_2c_soye_inf fr_1c_schmitz_inf br_res_pack_inf br_2c_du_plat_inf";   // 8 : 7
    Scene shield = battle_with_losses(units);
    EXPECT_EQ(shield.operands("lose "), (Words{"br_2c_du_plat_inf", "br_res_pack_inf"}));
    shield.play("lose br_res_pack_inf");
    EXPECT_EQ(shield.step("br_res_pack_inf") + shield.step("br_2c_du_plat_inf"), 0);
    Scene black = battle_with_losses(units);
    black.play("lose br_2c_du_plat_inf");
    EXPECT_EQ(black.step("br_2c_du_plat_inf"), 1);
}

RULE(W2_13_7_7, a_weaker_unit_is_no_shield) {
    const Scene s = battle_with_losses(
        "fr_2c_soye_inf fr_1c_schmitz_inf fr_1c_bruno_cav br_2c_du_plat_inf br_2c_mitchell_inf br_1c_maitland_inf(step=1)");   // 10 : 9
    EXPECT_EQ(s.operands("lose "), (Words{"br_2c_du_plat_inf", "br_2c_mitchell_inf"}));
    s.refuses("lose br_1c_maitland_inf", "W2-13.7.3");
}

RULE(W2_13_7_8, two_shields_do_not_share_the_hits) {
    Scene s = battle_with_losses("fr_2c_soye_inf fr_2c_husson_inf fr_1c_bruno_cav br_res_pack_inf br_res_lambert_inf");   // 9 : 7
    s.play("lose br_res_pack_inf");
    EXPECT_EQ(s.step("br_res_pack_inf"), 1);
    EXPECT_EQ(s.step("br_res_lambert_inf"), 0);
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(W2_13_7_9, a_unit_still_among_the_strongest_may_be_picked_again) {
    Scene s = battle_with_losses("fr_2c_soye_inf fr_1c_schmitz_inf br_2c_du_plat_inf br_2c_w_halkett_inf");   // 8 : 6
    EXPECT_EQ(s.step("br_2c_du_plat_inf"), 1);
    EXPECT_EQ(s.operands("lose "), (Words{"br_2c_du_plat_inf", "br_2c_w_halkett_inf"}));
    s.play("lose br_2c_du_plat_inf");
    EXPECT_EQ(s.step("br_2c_du_plat_inf"), 2);
    EXPECT_EQ(s.step("br_2c_w_halkett_inf"), 0);
}

RULE(W2_13_7_10, it_ends_when_no_unit_is_left) {
    const Scene s =
        battle_with_losses("fr_1c_bruno_cav(step=1) br_res_best_inf(step=2) br_2c_mitchell_inf(step=2)", "");   // 1 : 3, the French unit is lost
    EXPECT_TRUE(s.eliminated("fr_1c_bruno_cav"));
    EXPECT_EQ(s.asks(), "take_losses");   // the winner's hit
    EXPECT_EQ(s.seat(), "british");
    EXPECT_EQ(s.log("Hits on the loser"), Words{"Winner: the British. Hits on the loser: 1, on the winner: 1."});
    Scene winner("52: fr_2c_soye_inf br_res_vincke_inf(step=1); control 68=french; kind=strategic_move");   // two hits are needed for one step
    winner.play_all({"done", "battle 52"});
    EXPECT_TRUE(winner.units("52").empty());
    EXPECT_EQ(winner.asks(), "choose_action");
}

// --- Eliminated units and Morale (W2-13.9) ---------------------------------------------------------------------------------------------

RULE(W2_13_9_1, morale_is_ten_less_the_units_eliminated_which_all_may_see) {
    const Scene s = battle_with_losses("fr_2c_soye_inf br_res_vincke_inf(step=1)", "eliminated=br_res_best_inf,fr_1c_quiot_inf");
    EXPECT_TRUE(s.eliminated("br_res_vincke_inf"));
    EXPECT_TRUE(s.up("br_res_vincke_inf"));
    EXPECT_EQ(morale(s.position(), Faction::british), 8);
    EXPECT_EQ(morale(s.position(), Faction::french), 9);
    EXPECT_TRUE(s.heard_by("observer", "Morale (British) falls to 8."));
}

RULE(W2_13_9_2, leaders_and_guns_count) {
    EXPECT_EQ(morale(battle_with_losses("fr_2c_soye_inf br_res_fart(step=3)").position(), Faction::british), 9);
    EXPECT_EQ(morale(battle_with_losses("fr_2c_soye_inf fr_1c_schmitz_inf br_res_picton_tl(step=3)").position(), Faction::british), 9);
}

RULE(W2_13_9_3, prussians_affect_no_morale) {
    Scene s("44: fr_2c_soye_inf pr_4c_hacke_inf(step=2); 50: pr_blucher_sl; turn=3 kind=strategic_move");
    s.play_all({"done", "battle 44"});
    EXPECT_TRUE(s.eliminated("pr_4c_hacke_inf"));
    EXPECT_EQ(morale(s.position(), Faction::british), 10);
    EXPECT_TRUE(s.log("Morale").empty());
}

RULE(W2_13_9_4, morale_zero_ends_the_game_at_once) {
    const Scene s =
        battle_with_losses("fr_2c_soye_inf br_res_vincke_inf(step=1)",
                           "eliminated=br_res_best_inf,br_res_kruse_inf,br_res_pack_inf,br_res_lambert_inf,br_res_kempt_inf,br_1c_byng_inf,"
                           "br_1c_maitland_inf,br_1c_detmers_inf,br_1c_ompteda_inf");
    EXPECT_EQ(morale(s.position(), Faction::british), 0);
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.step("fr_2c_soye_inf"), 0);   // the winner's hit is no longer applied
}

}   // namespace papelotte::waterloo200
