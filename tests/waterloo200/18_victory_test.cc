// W2-18  Victory.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

constexpr std::string_view kNineBritish =
    "br_res_best_inf,br_res_kruse_inf,br_res_pack_inf,br_res_lambert_inf,br_res_kempt_inf,br_1c_byng_inf,"
    "br_1c_maitland_inf,br_1c_detmers_inf,br_1c_ompteda_inf";
constexpr std::string_view kNineFrench =
    "fr_2c_jamin_inf,fr_2c_campi_inf,fr_2c_gauthier_inf,fr_2c_bauduin_inf,fr_1c_quiot_inf,fr_1c_brue_inf,"
    "fr_1c_pegot_inf,fr_1c_nogues_inf,fr_1c_grenier_inf";

// A battle in a Strategic Action; by default the phasing side is French.
Scene battle_for(const std::string& scene, const std::string& area) {
    Scene s(scene + "; kind=strategic_move");
    const std::string battle = "battle " + area;
    s.play_all({"done", battle});
    return s;
}

Scene last_pass(const std::string& scene) {
    Scene s(scene + "; turn=5 passes=1 phasing=allied");
    s.play_all({"pass", "done"});
    return s;
}

}  // namespace

RULE(W2_18_1_1, napoleons_death_is_an_allied_victory) {
    const Scene s = battle_for("100: fr_napoleon_sl(step=3) br_res_kempt_inf br_2c_adam_inf; 84: br_wellington_sl; phasing=allied", "100");
    EXPECT_EQ(s.winner(), "allied");
    EXPECT_EQ(s.outcome_rule(), "W2-18.1.1");
}

RULE(W2_18_1_1, wellingtons_death_is_a_french_victory) {
    const Scene s = battle_for("3: br_wellington_sl(step=3) fr_2c_soye_inf fr_1c_schmitz_inf; 4: fr_napoleon_sl", "3");
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.outcome_rule(), "W2-18.1.1");
}

RULE(W2_18_1_1, bluechers_death_ends_nothing) {
    const Scene s = battle_for("63: pr_blucher_sl(step=3) fr_2c_soye_inf; turn=3", "63");
    EXPECT_TRUE(s.eliminated("pr_blucher_sl"));
    EXPECT_EQ(s.winner(), "");
}

RULE(W2_18_1_2, the_tenth_british_unit_lost_is_a_french_victory) {
    const Scene s = battle_for("41: fr_2c_soye_inf br_res_vincke_inf(step=1); eliminated=" + std::string(kNineBritish), "41");
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.outcome_rule(), "W2-18.1.2");
}

RULE(W2_18_1_2, the_tenth_french_unit_lost_is_an_allied_victory) {
    const Scene s = battle_for("41: fr_1c_bruno_cav(step=1) br_2c_adam_inf; phasing=allied eliminated=" + std::string(kNineFrench), "41");
    EXPECT_EQ(s.winner(), "allied");
    EXPECT_EQ(s.outcome_rule(), "W2-18.1.2");
}

RULE(W2_18_1_2, prussians_do_not_count) {
    const Scene s =
        battle_for("44: fr_2c_soye_inf pr_4c_hacke_inf(step=2); 50: pr_blucher_sl; turn=3 eliminated=" + std::string(kNineBritish), "44");
    EXPECT_TRUE(s.eliminated("pr_4c_hacke_inf"));
    EXPECT_EQ(s.winner(), "");
}

RULE(W2_18_1_3, a_side_that_controls_all_seven_victory_areas_wins) {
    Scene french("29: fr_1c_bruno_cav; 14: br_wellington_sl; control 3=french 40=french 52=french; kind=strategic_move");
    french.play_all({"move fr_1c_bruno_cav", "to 30"});
    EXPECT_EQ(french.winner(), "french");
    EXPECT_EQ(french.outcome_rule(), "W2-18.1.3");
    Scene allied(
        "99: br_cav_vivian_cav; 84: br_wellington_sl; 107: fr_napoleon_sl; control 71=british 102=prussian; kind=strategic_move "
        "phasing=allied");
    allied.play_all({"move br_cav_vivian_cav", "to 100"});
    EXPECT_EQ(allied.winner(), "allied");
    EXPECT_EQ(allied.outcome_rule(), "W2-18.1.3");
}

RULE(W2_18_1_4, each_single_elimination_is_tested) {
    Scene s = battle_for(
        "41: fr_2c_soye_inf fr_1c_schmitz_inf br_res_vincke_inf(step=1) br_2c_w_halkett_inf(step=1); eliminated=" + std::string(kNineBritish),
        "41");
    s.play("lose br_res_vincke_inf");
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.at("br_2c_w_halkett_inf"), "41");   // the second hit is no longer applied
}

RULE(W2_18_1_4, each_single_control_change_is_tested_even_in_the_middle_of_a_move) {
    Scene s(
        "43: fr_1c_bruno_cav; 14: br_wellington_sl; control 3=french 30=french 52=french 40=british; 55: fr_2c_hubert_cav; "
        "kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 40"});
    EXPECT_EQ(s.asks(), "");
    EXPECT_EQ(s.winner(), "french");
}

RULE(W2_18_1_5, when_both_would_break_the_winner_of_the_battle_wins) {
    const std::string lost = std::string(kNineBritish) + "," + std::string(kNineFrench);
    const Scene s = battle_for(
        "41: fr_1c_bruno_cav(step=1) fr_1c_gobrecht_cav(step=1) fr_2c_husson_inf(step=2) br_res_vincke_inf(step=1); eliminated=" + lost, "41");
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(morale(s.position(), Faction::french), 1);
    const Scene other =
        battle_for("41: fr_1c_bruno_cav(step=1) br_res_vincke_inf(step=1) br_2c_w_halkett_inf(step=1); eliminated=" + lost, "41");
    EXPECT_EQ(other.winner(), "allied");
}

RULE(W2_18_2_1, after_turn_5_the_side_with_more_victory_areas_wins) {
    const Scene allied = last_pass("");   // 4 to 3, as at the start
    EXPECT_EQ(allied.winner(), "allied");
    EXPECT_EQ(allied.outcome_rule(), "W2-18.2.1");
    EXPECT_EQ(last_pass("control 30=french").winner(), "french");
}

RULE(W2_18_2_1, the_view_tells_who_controls_the_victory_areas) {
    const Scene s("control 30=french");
    const boost::json::value areas = s.view("observer").at("victory_areas");
    EXPECT_EQ(areas.at("french").as_array().size(), 4u);
    EXPECT_EQ(areas.at("allied").as_array().size(), 3u);
    EXPECT_EQ(areas, s.view("british").at("victory_areas"));
}

RULE(W2_18_2_2, a_contested_victory_area_counts_for_its_controller) {
    EXPECT_EQ(last_pass("40: br_1c_byng_inf fr_2c_soye_inf; control 40=british").winner(), "allied");
    EXPECT_EQ(last_pass("40: br_1c_byng_inf fr_2c_soye_inf; control 40=french").winner(), "french");
}

RULE(W2_18_2_3, british_and_prussian_areas_count_together_and_both_players_win) {
    const Scene s = last_pass("control 30=prussian 40=prussian; options=three_players");
    EXPECT_EQ(s.winner(), "allied");
    const SeatSet winners = Rules::outcome(s.position())->winners;
    EXPECT_TRUE(winners.has(kBritishSeat) && winners.has(kPrussianSeat));
    EXPECT_FALSE(winners.has(kFrenchSeat));
}

}  // namespace papelotte::waterloo200
