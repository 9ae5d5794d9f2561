// W2-O1, W2-O2  Free set-up, cavalry charge.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kFourthCorps =
    "pr_blucher_sl,pr_4c_bulow_tl,pr_4c_fart,pr_4c_hacke_inf,pr_4c_hiller_inf,pr_4c_schwerin_cav,pr_4c_sydow_cav";

// A battle in area 41 (green, terrain 1) in a French Strategic Action.
Scene battle_in_41(const std::string& units, const std::string& rest) {
    Scene s("41: " + units + "; kind=strategic_move " + rest);
    s.play_all({"done", "battle 41"});
    return s;
}

std::string fire_told(const Scene& s) { return s.log("Fire in").at(0); }

Scene ends_turn_2(const std::string& rest, std::vector<int> draws) {
    Scene s("turn=2 passes=1 phasing=allied not_arrived=" + std::string(kFourthCorps) + " " + rest);
    s.play_all({"pass", "done", "done", "done"}, std::move(draws));
    return s;
}

}  // namespace

// --- Free set-up (W2-O1) ---------------------------------------------------------------------------------------------------------------

RULE(W2_O1_1, units_are_chosen_for_the_icons_of_their_corps_and_type) {
    Scene s = Scene::set_up("free_setup_french");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.operands("place fr_1c_quiot_inf "), (Words{"56", "58"}));
    s.refuses("place fr_2c_soye_inf 56", "W2-O1.1");
    s.play("place fr_1c_quiot_inf 58");
    EXPECT_EQ(s.at("fr_1c_quiot_inf"), "58");
    s.refuses("place fr_1c_aulard_inf 58", "W2-O1.1");   // the icon is taken
}

RULE(W2_O1_1, the_prussians_choose_the_units_that_arrive) {
    Scene s = ends_turn_2("options=free_setup_prussian", {});
    EXPECT_EQ(s.operands("choose "), (Words{"pr_4c_schwerin_cav", "pr_4c_sydow_cav"}));
    s.play_all({"choose pr_4c_sydow_cav", "choose pr_4c_hiller_inf"});
    EXPECT_EQ(s.units("50"), (Words{"pr_4c_bulow_tl", "pr_4c_fart", "pr_4c_hiller_inf", "pr_4c_sydow_cav", "pr_blucher_sl"}));
}

RULE(W2_O1_1, without_units_left_there_is_no_choice) {
    Scene s("turn=2 passes=1 phasing=allied kind=pass options=free_setup_prussian");
    s.play_all({"done", "done", "done"});
    EXPECT_EQ(s.asks(), "choose_action");
    Scene cavalry("turn=2 passes=1 phasing=allied kind=pass options=free_setup_prussian not_arrived=pr_4c_bulow_tl,pr_4c_sydow_cav");
    cavalry.play_all({"done", "done", "done", "choose pr_4c_sydow_cav"});
    EXPECT_EQ(cavalry.units("50"), (Words{"pr_4c_bulow_tl", "pr_4c_sydow_cav"}));
}

RULE(W2_O1_1, reserves_are_chosen) {
    Scene s("pool=fr_1c_quiot_inf,fr_2c_soye_inf options=free_setup_french kind=strategic_reinforce");
    s.play("draw 1");
    EXPECT_EQ(s.operands("choose "), (Words{"fr_1c_quiot_inf", "fr_2c_soye_inf"}));
    s.play_all({"choose fr_2c_soye_inf", "place fr_2c_soye_inf 67"});
    EXPECT_EQ(s.pool("french"), Words{"fr_1c_quiot_inf"});
}

RULE(W2_O1_2, one_faction_alone_may_have_it) {
    Scene s = Scene::set_up("free_setup_british");
    EXPECT_EQ(s.seat(), "british");
    EXPECT_EQ(s.pool("french").size(), 19u);   // dealt already
    Scene draws("pool=fr_1c_quiot_inf,fr_2c_soye_inf options=free_setup_british kind=strategic_reinforce");
    draws.play("draw 1", {1});
    EXPECT_EQ(draws.asks(), "place_reserves");
    EXPECT_EQ(ends_turn_2("options=free_setup_british", {0, 0}).asks(), "choose_action");
}

RULE(W2_O1_3, it_covers_the_brunswick_infantry) {
    const Scene s = Scene::set_up("free_setup_british");
    s.allows("place br_res_brunswick_line_inf 13");
    s.allows("place br_res_brunswick_light_inf 13");
}

RULE(W2_O1_3, it_covers_the_unit_of_the_sunken_road) {
    Scene s("41: fr_1c_bruno_cav; 27: br_1c_byng_inf; pool=br_res_best_inf,br_res_kruse_inf options=free_setup_british kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "to 27", "stop", "done", "battle 27"});
    EXPECT_EQ(s.operands("add_unit "), (Words{"br_res_best_inf", "br_res_kruse_inf"}));
    s.play("add_unit br_res_kruse_inf");
    EXPECT_EQ(s.at("br_res_kruse_inf"), "27");
}

RULE(W2_O1_3, it_does_not_cover_the_leader_of_the_variable_arrival) {
    const Scene s("turn=2 passes=1 phasing=allied not_arrived=pr_1c_ziethen_tl,pr_2c_pirch_tl options=free_setup_prussian,variable_arrival");
    Scene drawn = s;
    drawn.play_all({"pass", "done", "done", "done"}, {0});
    EXPECT_EQ(drawn.at("pr_1c_ziethen_tl"), "10");
    EXPECT_EQ(drawn.at("pr_2c_pirch_tl"), "not_arrived");
}

RULE(W2_O1_3, it_does_not_cover_what_a_scout_finds) {
    Scene s("56: fr_1c_bruno_cav(step=1); 41: br_res_best_inf br_res_kempt_inf; options=reconnaissance,free_setup_french kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "scout"});
    s.play("look 41", {1});
    EXPECT_TRUE(s.up("br_res_kempt_inf"));
    EXPECT_FALSE(s.up("br_res_best_inf"));
}

RULE(W2_O1_4, choices_are_secret) {
    Scene one = Scene::set_up("free_setup_french,free_setup_british"), other = Scene::set_up("free_setup_french,free_setup_british");
    one.play("place fr_1c_quiot_inf 58");
    other.play("place fr_1c_aulard_inf 58");
    EXPECT_EQ(one.view("british"), other.view("british"));
    EXPECT_NE(one.view("french"), other.view("french"));
    EXPECT_FALSE(one.heard_by("british", "fr_1c_quiot_inf"));
}

// The historical deal is public: fewer records would tell the enemy that it was chosen.
RULE(W2_O1_4, as_many_records_by_hand_as_by_history) {
    Scene history = Scene::set_up("free_setup_french"), by_hand = history;
    int units = 0;
    for (; history.asks() == "free_set_up"; ++units) {
        ASSERT_EQ(by_hand.asks(), "free_set_up");
        history.play("historical");
        by_hand.play(by_hand.legal("place").back());
        ASSERT_EQ(history.pool("french").size(), by_hand.pool("french").size());
    }
    EXPECT_GT(units, 20);
    EXPECT_NE(by_hand.asks(), "free_set_up");
    EXPECT_EQ(history.at("fr_2c_soye_inf"), Scene("base=historical").at("fr_2c_soye_inf"));
    Scene mixed = Scene::set_up("free_setup_french");
    mixed.play("place fr_1c_quiot_inf 58");
    mixed.allows("historical");   // for the remaining icons
}

// --- Cavalry charge (W2-O2) -------------------------------------------------------------------------------------------------------------

RULE(W2_O2_1, attacking_cavalry_counts_double_in_the_open_against_no_cavalry) {
    const std::string units = "fr_2c_soye_inf fr_1c_bruno_cav br_res_kempt_inf";
    EXPECT_EQ(fire_told(battle_in_41(units, "options=cavalry_charge")), "Fire in 41: offence 8 against defence 5.");
    EXPECT_EQ(fire_told(battle_in_41(units, "")), "Fire in 41: offence 6 against defence 5.");
    EXPECT_EQ(fire_told(battle_in_41(units + " br_cav_ghigny_cav", "options=cavalry_charge")), "Fire in 41: offence 6 against defence 7.");
    Scene wood("53: fr_2c_soye_inf fr_1c_bruno_cav br_res_kempt_inf; kind=strategic_move options=cavalry_charge");
    wood.play_all({"done", "battle 53"});
    EXPECT_EQ(fire_told(wood), "Fire in 53: offence 6 against defence 7.");
}

RULE(W2_O2_1, defending_cavalry_does_not_charge) {
    const Scene s = battle_in_41("fr_2c_soye_inf br_cav_vivian_cav", "options=cavalry_charge");
    EXPECT_EQ(fire_told(s), "Fire in 41: offence 4 against defence 4.");
}

RULE(W2_O2_2, leaders_and_horse_artillery_are_no_cavalry) {
    EXPECT_EQ(fire_told(battle_in_41("fr_2c_soye_inf fr_4cav_hart fr_4cav_milhaud_tl br_res_kempt_inf", "options=cavalry_charge")),
              "Fire in 41: offence 10 against defence 5.");
    EXPECT_EQ(fire_told(battle_in_41("fr_2c_soye_inf fr_1c_bruno_cav br_cav_hart br_cav_uxbridge_tl", "options=cavalry_charge")),
              "Fire in 41: offence 8 against defence 8.");
}

RULE(W2_O2_3, hits_are_allotted_by_plain_strength) {
    const Scene s = battle_in_41("fr_2c_husson_inf fr_2c_campi_inf fr_1c_bruno_cav br_res_kempt_inf", "options=cavalry_charge");   // 10 : 5
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.operands("lose "), (Words{"fr_2c_campi_inf", "fr_2c_husson_inf"}));
}

}  // namespace papelotte::waterloo200
