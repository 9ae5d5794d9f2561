// W2-O8 … W2-O10  Combined attack, Morale, variable arrival of the Prussians.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

std::string fire_after_options(const Scene& s) { return s.log("Fire in").at(0); }
std::string result(const Scene& s) { return s.log("Winner").at(0); }

// The French attack in 41 in a Tactical Action.
Scene attack_with_options(const std::string& scene, const std::string& options = "combined_attack") {
    Scene s(scene + "; 84: fr_6c_lobau_tl(activated); kind=tactical options=" + options);
    s.play_all({"done", "done", "battle 41"});
    return s;
}

Scene end_of_turn_with_options(const std::string& scene) {
    Scene s(scene + "; passes=1 phasing=allied options=morale");
    s.play_all({"pass", "done"});
    return s;
}

constexpr std::string_view kPrussians =
    "pr_blucher_sl,pr_1c_ziethen_tl,pr_1c_hart,pr_1c_steinmetz_inf,pr_1c_treskow_cav,pr_2c_pirch_tl,pr_2c_hart,pr_2c_krafft_inf,"
    "pr_2c_tippelskirch_inf,pr_2c_schulenburg_cav,pr_2c_sohr_cav,pr_4c_bulow_tl,pr_4c_fart,pr_4c_hacke_inf,pr_4c_hiller_inf,pr_4c_schwerin_"
    "cav,"
    "pr_4c_sydow_cav";

Scene next_turn_with_draws(int turn, std::string_view waiting, std::vector<int> draws) {
    Scene s("turn=" + std::to_string(turn) + " passes=1 phasing=allied options=variable_arrival not_arrived=" + std::string(waiting));
    s.play_all({"pass", "done", "done", "done"}, std::move(draws));
    return s;
}

}  // namespace

// --- Combined attack (W2-O8) ---------------------------------------------------------------------------------------------------------

RULE(W2_O8_1, with_all_four_arms_the_attacker_suffers_one_hit_less) {
    const std::string all =
        "41: fr_2c_soye_inf fr_1c_bruno_cav fr_1c_fart fr_1c_derlon_tl br_res_kempt_inf br_res_pack_inf br_1c_byng_inf";   // 13 : 12
    EXPECT_EQ(result(attack_with_options(all)), "Winner: the French. Hits on the loser: 1, on the winner: 0.");
    EXPECT_EQ(result(attack_with_options(all, "morale")), "Winner: the French. Hits on the loser: 1, on the winner: 1.");
    EXPECT_EQ(result(attack_with_options(
                  "41: fr_2c_soye_inf fr_1c_schmitz_inf fr_1c_fart fr_1c_derlon_tl br_res_kempt_inf br_res_pack_inf br_1c_byng_inf")),
              "Winner: the French. Hits on the loser: 3, on the winner: 2.");   // no cavalry
}

RULE(W2_O8_2, employed_guns_and_leaders_next_to_the_area_take_part) {
    Scene s(
        "41: fr_2c_soye_inf fr_1c_bruno_cav br_res_kempt_inf br_res_pack_inf; 56: fr_1c_fart(activated) fr_1c_derlon_tl(activated); "
        "kind=tactical "
        "options=combined_attack");
    s.play_all({"done", "done", "battle 41"});
    Scene without = s;
    s.play("employ fr_1c_fart");   // 4 + 2 + 4 + 3 : 8
    EXPECT_EQ(result(s), "Winner: the French. Hits on the loser: 5, on the winner: 2.");
    without.play("done");          // 10 : 8
    EXPECT_EQ(result(without), "Winner: the French. Hits on the loser: 2, on the winner: 1.");
}

RULE(W2_O8_2, a_leader_at_heart_next_to_it_does_not) {
    Scene s(
        "41: fr_2c_soye_inf fr_1c_bruno_cav fr_1c_fart br_res_kempt_inf; 56: fr_1c_derlon_tl(activated step=3); 84: "
        "fr_6c_lobau_tl(activated); "
        "kind=tactical options=combined_attack");
    s.play_all({"done", "done", "battle 41"});   // 9 : 5
    EXPECT_EQ(result(s), "Winner: the French. Hits on the loser: 4, on the winner: 2.");
}

RULE(W2_O8_3, also_when_the_attacker_loses_and_the_defenders_hits_stay) {
    const Scene s = attack_with_options(
        "41: fr_2c_soye_inf(step=3) fr_1c_bruno_cav(step=1) fr_1c_fart(step=3) fr_1c_derlon_tl(step=3) br_res_kempt_inf br_res_pack_inf");
    EXPECT_EQ(fire_after_options(s), "Fire in 41: offence 4 against defence 8.");
    EXPECT_EQ(result(s), "Winner: the British. Hits on the loser: 3, on the winner: 2.");   // 4 less 1; half of 4
}

RULE(W2_O8_4, against_such_an_attack_the_disc_is_spent_and_the_retreat_refused) {
    Scene s = attack_with_options(
        "41: fr_2c_soye_inf fr_1c_bruno_cav fr_1c_fart fr_1c_derlon_tl br_res_kempt_inf br_res_pack_inf; 27: br_1c_byng_inf; disc=allied",
        "combined_attack,retreat");
    s.play("retreat");
    EXPECT_EQ(s.disc(), "french");
    EXPECT_EQ(fire_after_options(s), "Fire in 41: offence 13 against defence 8.");
    EXPECT_EQ(s.log("is refused").size(), 1u);
}

RULE(W2_O8_4, the_battle_goes_on_with_the_sunken_road) {
    Scene s(
        "41: fr_1c_schmitz_inf fr_1c_bruno_cav fr_1c_fart(activated) fr_1c_derlon_tl(activated); 27: br_1c_byng_inf; 26: br_res_pack_inf; "
        "disc=allied kind=tactical options=combined_attack,retreat");
    s.play_all({"done", "move fr_1c_schmitz_inf", "to 27", "stop", "move fr_1c_bruno_cav", "to 27", "stop", "done", "battle 27"});
    Scene without_gun = s;
    s.play_all({"employ fr_1c_fart", "retreat"});
    EXPECT_EQ(s.asks(), "sunken_road");
    without_gun.play_all({"done", "retreat"});   // only three arms
    EXPECT_EQ(without_gun.asks(), "retreat_places");
}

// --- Morale (W2-O9) ------------------------------------------------------------------------------------------------------------------

RULE(W2_O9_1, both_sides_add_their_morale) {
    const Scene s =
        attack_with_options("41: fr_2c_soye_inf br_res_kempt_inf; eliminated=fr_1c_quiot_inf,br_res_best_inf,br_res_pack_inf", "morale");
    EXPECT_EQ(fire_after_options(s), "Fire in 41: offence 13 against defence 13.");   // 4 + 9, 4 + 1 + 8
}

RULE(W2_O9_1, prussians_use_british_morale) {
    Scene s(
        "44: fr_2c_soye_inf pr_4c_hacke_inf; 50: pr_blucher_sl; turn=3 options=morale kind=strategic_move "
        "eliminated=br_res_best_inf,br_res_pack_inf");
    s.play_all({"done", "battle 44"});
    EXPECT_EQ(fire_after_options(s), "Fire in 44: offence 14 against defence 11.");
}

RULE(W2_O9_2, isolated_units_in_contested_areas_lose_a_step_of_any_colour) {
    const Scene s = end_of_turn_with_options(
        "26: fr_g_gg_inf fr_1c_bruno_cav(step=1) br_res_kempt_inf; 41: fr_2c_soye_inf br_res_pack_inf; 13: fr_1c_schmitz_inf");
    EXPECT_EQ(s.step("fr_g_gg_inf"), 1);   // a red step
    EXPECT_TRUE(s.eliminated("fr_1c_bruno_cav"));   // it was on its last step
    EXPECT_EQ(s.step("br_res_kempt_inf"), 0);   // in communication
    EXPECT_EQ(s.step("fr_2c_soye_inf"), 0);
    EXPECT_EQ(s.step("fr_1c_schmitz_inf"), 0);   // isolated but not contested
    EXPECT_EQ(s.asks(), "reorganise");   // at the start of the phase
}

RULE(W2_O9_2, not_without_the_option) {
    Scene s("26: fr_g_gg_inf br_res_kempt_inf; passes=1 phasing=allied");
    s.play_all({"pass", "done"});
    EXPECT_EQ(s.step("fr_g_gg_inf"), 0);
}

// W2-22: an order by unit would tell the enemy which of two hidden blocks stands in which area.
RULE(W2_O9_2, losses_are_reported_by_area_independent_of_the_units) {
    const Words told{"Isolated units in 13 lose a step (French): 2.", "Isolated units in 26 lose a step (French): 1."};
    for (const char* scene : {"13: fr_2c_husson_inf fr_2c_campi_inf br_res_pack_inf; 26: fr_2c_soye_inf br_res_kempt_inf",
                              "13: fr_2c_soye_inf fr_2c_campi_inf br_res_pack_inf; 26: fr_2c_husson_inf br_res_kempt_inf"})
        EXPECT_EQ(end_of_turn_with_options(scene).log("Isolated"), told);
}

RULE(W2_O9_3, isolation_is_determined_before_any_loss) {
    const Scene s = end_of_turn_with_options(
        "26: fr_1c_bruno_cav(step=1) br_res_kempt_inf; 27: br_res_pack_inf fr_2c_soye_inf; 14: br_wellington_sl; "
        "control 16=french 28=french 39=prussian 40=french 41=french; disc=allied");
    EXPECT_TRUE(s.eliminated("fr_1c_bruno_cav"));   // lost first, which opens the line by 26
    EXPECT_EQ(s.control("26"), "british");
    EXPECT_EQ(s.step("br_res_pack_inf"), 1);   // Pack was isolated before, so he still loses a step
}

RULE(W2_O9_3, the_side_without_the_disc_loses_first) {
    const std::string nine =
        "br_res_best_inf,br_res_kruse_inf,br_1c_kielmansegge_inf,br_res_lambert_inf,br_1c_daubreme_inf,br_1c_byng_inf,br_1c_maitland_inf,"
        "br_1c_detmers_inf,br_1c_ompteda_inf,fr_2c_jamin_inf,fr_2c_campi_inf,fr_2c_gauthier_inf,fr_2c_bauduin_inf,fr_1c_quiot_inf,"
        "fr_1c_brue_inf,fr_1c_pegot_inf,fr_1c_nogues_inf,fr_1c_grenier_inf";
    const std::string scene =
        "26: fr_1c_bruno_cav(step=1) br_res_vincke_inf(step=1); 1: br_wellington_sl; control 2=french 11=french 12=french; eliminated=" + nine;
    EXPECT_EQ(end_of_turn_with_options(scene + " disc=french").winner(), "french");   // the tenth British unit is lost first
    EXPECT_EQ(end_of_turn_with_options(scene + " disc=allied").winner(), "allied");
}

// --- Variable arrival (W2-O10) -------------------------------------------------------------------------------------------------------

RULE(W2_O10_1, a_leader_not_yet_in_play_is_drawn_and_his_corps_comes_in_its_area) {
    const Scene ziethen = next_turn_with_draws(2, kPrussians, {0});
    EXPECT_EQ(ziethen.units("10").size(), 4u);
    const Scene pirch = next_turn_with_draws(2, kPrussians, {1, 0, 0});
    EXPECT_EQ(pirch.at("pr_2c_pirch_tl"), "79");
    const Scene buelow = next_turn_with_draws(3, "pr_1c_ziethen_tl,pr_4c_bulow_tl,pr_4c_fart,pr_4c_hacke_inf,pr_4c_schwerin_cav", {1, 0, 0});
    EXPECT_EQ(buelow.at("pr_4c_bulow_tl"), "50");
    EXPECT_EQ(buelow.at("pr_1c_ziethen_tl"), "not_arrived");
}

RULE(W2_O10_2, bluecher_arrives_in_turn_3_in_50_with_any_corps) {
    const Scene s = next_turn_with_draws(2, kPrussians, {0});
    EXPECT_EQ(s.units("50"), Words{"pr_blucher_sl"});
    EXPECT_EQ(s.at("pr_4c_bulow_tl"), "not_arrived");
}

RULE(W2_O10_3, the_placed_and_the_pooled_units_are_fixed_for_the_corps) {
    const Scene s = next_turn_with_draws(2, kPrussians, {1, 1, 0});
    EXPECT_EQ(s.units("79"), (Words{"pr_2c_hart", "pr_2c_krafft_inf", "pr_2c_pirch_tl", "pr_2c_sohr_cav"}));
    EXPECT_EQ(s.pool("prussian"), (Words{"pr_2c_schulenburg_cav", "pr_2c_tippelskirch_inf"}));
}

}   // namespace papelotte::waterloo200
