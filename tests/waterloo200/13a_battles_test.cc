// W2-13.1 … W2-13.4  The choice of battles, the order of their steps, guns and the sunken road.
#include <algorithm>

#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// The positions in the log where these texts first occur; ascending if they occur in this order.
std::vector<std::ptrdiff_t> places_in_log(const Scene& s, const Words& texts) {
    std::vector<std::ptrdiff_t> places;
    const Words log = s.log();
    for (const std::string& text : texts) {
        const auto found = std::ranges::find_if(log, [&](const std::string& line) { return line.find(text) != std::string::npos; });
        EXPECT_NE(found, log.end()) << text;
        places.push_back(found - log.begin());
    }
    return places;
}

// Two contested areas, and activated French corps commanders, one per battle.
constexpr std::string_view kTwoFights = "41: fr_2c_soye_inf br_2c_w_halkett_inf; 42: fr_1c_schmitz_inf br_res_vincke_inf; ";
Scene two_fights(const std::string& rest) {
    Scene s(std::string(kTwoFights) + rest);
    while (s.asks() != "choose_battle" && !s.asks().empty()) s.play("done");
    return s;
}

// French cavalry has entered an adjacent British area, and the battle is declared.
Scene attacked(const std::string& from, const std::string& to, const std::string& rest) {
    Scene s(from + ": fr_1c_bruno_cav; " + to + ": br_1c_byng_inf; kind=strategic_move " + rest);
    const std::string step = "to " + to, battle = "battle " + to;
    s.play_all({"move fr_1c_bruno_cav", step, "stop", "done", battle});
    return s;
}

}  // namespace

// --- The choice of battles (W2-13.1) ---------------------------------------------------------------------------------------------------------

RULE(W2_13_1_1, a_battle_is_fought_only_in_a_contested_area) {
    Scene s("41: fr_2c_soye_inf br_res_kempt_inf; 56: fr_1c_schmitz_inf; 27: br_res_pack_inf; kind=strategic_move");
    s.play("done");
    EXPECT_EQ(s.operands("battle "), Words{"41"});
    s.refuses("battle 56", "W2-13.1.1");
    s.refuses("battle 27", "W2-13.1.1");
}

RULE(W2_13_1_1, the_side_whose_impulse_it_is_attacks) {
    Scene s("41: fr_2c_soye_inf br_res_kempt_inf; kind=strategic_move phasing=allied");
    s.play_all({"done", "battle 41"});
    EXPECT_EQ(s.log("Battle in"), Words{"Battle in 41: the British attack."});
}

RULE(W2_13_1_2, an_attack_needs_a_combat_unit_in_the_area) {
    Scene s("41: fr_1c_fart fr_1c_derlon_tl br_res_kempt_inf; kind=strategic_move");
    s.play("done");
    s.refuses("battle 41", "W2-13.1.2");
}

RULE(W2_13_1_2, isolated_units_do_not_attack) {
    Scene s("26: fr_2c_soye_inf br_res_kempt_inf; kind=strategic_move");
    s.play("done");
    s.refuses("battle 26", "W2-13.1.2");
}

RULE(W2_13_1_3, a_new_engagement_must_be_fought) {
    Scene s("56: fr_1c_schmitz_inf; 41: br_2c_w_halkett_inf; kind=strategic_move");
    s.play_all({"move fr_1c_schmitz_inf", "to 41", "stop", "done"});
    s.refuses("done", "W2-13.1.3");
    EXPECT_EQ(s.legal(), Words{"battle 41"});
}

RULE(W2_13_1_4, where_both_stood_before_the_attacker_may_fight_or_not) {
    Scene s("41: fr_2c_soye_inf br_2c_w_halkett_inf; kind=strategic_move");
    s.play("done");
    EXPECT_EQ(s.legal(), (Words{"battle 41", "done"}));
    s.play("done");
    EXPECT_EQ(s.phasing(), "allied");
    EXPECT_TRUE(s.contested("41"));
}

RULE(W2_13_1_5, a_strategic_action_has_one_battle) {
    Scene s = two_fights("kind=strategic_move");
    s.play("battle 41");
    EXPECT_EQ(s.phasing(), "allied");
    EXPECT_EQ(s.log("Battle in").size(), 1u);
}

RULE(W2_13_1_5, each_activated_leader_allows_one_battle) {
    Scene one = two_fights("84: fr_6c_lobau_tl(activated); kind=tactical");
    one.play("battle 41");
    EXPECT_EQ(one.phasing(), "allied");
    Scene two = two_fights("84: fr_6c_lobau_tl(activated); 99: fr_g_drouot_tl(activated); kind=tactical");
    two.play("battle 41");
    two.allows("battle 42");
}

RULE(W2_13_1_6, an_area_sees_one_battle_an_impulse_of_one_round) {
    Scene s = two_fights("84: fr_6c_lobau_tl(activated); 99: fr_g_drouot_tl(activated); kind=tactical");
    s.play("battle 41");
    EXPECT_TRUE(s.contested("41"));
    EXPECT_EQ(s.log("Fire in 41").size(), 1u);
    s.refuses("battle 41", "W2-13.1.6");
}

RULE(W2_13_1_7, the_attacker_picks_the_next_battle_when_one_is_over) {
    Scene s = two_fights("84: fr_6c_lobau_tl(activated); 99: fr_g_drouot_tl(activated); kind=tactical");
    EXPECT_EQ(s.operands("battle "), (Words{"41", "42"}));
    s.play("battle 42");
    EXPECT_EQ(s.step("br_res_vincke_inf"), 1);
    EXPECT_EQ(s.asks(), "choose_battle");
    s.play("battle 41");
    EXPECT_EQ(s.log("Battle in"), (Words{"Battle in 42: the French attack.", "Battle in 41: the French attack."}));
}

RULE(W2_13_1_8, a_mandatory_battle_that_cannot_be_fought_is_skipped_but_keeps_its_share) {
    Scene s("26: fr_2c_soye_inf br_res_kempt_inf; 41: fr_1c_schmitz_inf br_2c_w_halkett_inf; kind=strategic_move");
    s.position().impulse.contested_at_start.erase(Scene::area("26"));   // the French are isolated in the area that they entered
    s.position().impulse.engaged.insert(Scene::area("26"));
    s.play("done");
    s.refuses("battle 26", "W2-13.1.2");
    s.refuses("battle 41", "W2-13.1.5");
    s.play("done");
    EXPECT_TRUE(s.contested("26"));
    EXPECT_TRUE(s.log("Battle in").empty());
}

RULE(W2_13_1_8, an_earlier_battle_may_open_the_way_for_it) {
    Scene s(
        "26: fr_2c_soye_inf br_res_kempt_inf; 27: fr_1c_schmitz_inf fr_1c_quiot_inf br_res_vincke_inf(step=1); control 41=french; "
        "84: fr_6c_lobau_tl(activated); 99: fr_g_drouot_tl(activated); kind=tactical");
    s.position().impulse.contested_at_start.erase(Scene::area("26"));
    s.position().impulse.engaged.insert(Scene::area("26"));
    s.play_all({"done", "done", "battle 27"});
    EXPECT_EQ(s.control("27"), "french");
    s.refuses("done", "W2-13.1.3");
    s.allows("battle 26");
}

RULE(W2_13_1_9, all_units_in_the_area_take_part) {
    Scene s("41: fr_2c_soye_inf fr_1c_bruno_cav fr_1c_fart br_res_kempt_inf br_res_picton_tl; kind=strategic_move");
    s.play_all({"done", "battle 41"});
    EXPECT_EQ(s.log("Fire in"), Words{"Fire in 41: offence 9 against defence 9."});
}

RULE(W2_13_1_10, the_side_that_is_not_phasing_defends_even_in_an_area_of_the_attacker) {
    Scene s("41: fr_2c_soye_inf br_res_kempt_inf; control 41=french; kind=strategic_move");
    s.play_all({"done", "battle 41"});
    EXPECT_EQ(s.log("Fire in"), Words{"Fire in 41: offence 4 against defence 5."});   // the terrain of 41 counts for the British
}

// --- Steps and guns (W2-13.2, W2-13.3) -----------------------------------------------------------------------------------------------

RULE(W2_13_2_1, guns_retreat_sunken_road_reveal_totals_losses_aftermath) {
    Scene s(
        "41: fr_1c_schmitz_inf fr_1c_fart(activated); 56: fr_1c_derlon_tl(activated); 27: br_res_kempt_inf; 26: br_cav_vivian_cav; "
        "pool=br_res_best_inf options=retreat disc=allied kind=tactical");
    s.play_all({"done", "move fr_1c_schmitz_inf", "to 27", "stop", "done", "battle 27"});
    EXPECT_EQ(s.asks(), "employ_guns");
    s.play("employ fr_1c_fart");
    EXPECT_EQ(s.asks(), "retreat");
    s.play("done");
    EXPECT_EQ(s.asks(), "sunken_road");
    EXPECT_FALSE(s.up("br_res_kempt_inf"));
    s.play("add", {0});
    const auto places = places_in_log(s, {"fr_1c_fart is employed", "from the sunken road in 27", "br_res_best_inf is revealed", "Fire in 27",
                                          "fr_1c_schmitz_inf is reduced", "br_res_kempt_inf is reduced", "fr_1c_fart has fired"});
    EXPECT_TRUE(std::ranges::is_sorted(places));
}

RULE(W2_13_3_1, the_attacker_declares_which_guns_next_to_the_area_fire) {
    Scene s("41: fr_2c_soye_inf br_res_kempt_inf; 56: fr_1c_fart(activated) fr_g_fart; 57: fr_2c_fart(activated); kind=strategic_move");
    s.play_all({"done", "battle 41"});
    EXPECT_EQ(s.legal(), (Words{"employ fr_1c_fart", "done"}));
    s.refuses("employ fr_2c_fart", "W2-5.3.1");
    s.play("done");
    EXPECT_EQ(s.log("Fire in"), Words{"Fire in 41: offence 4 against defence 5."});   // he need not
}

// --- The sunken road (W2-13.4) -------------------------------------------------------------------------------------------------------

RULE(W2_13_4_1, it_is_in_the_five_areas_of_the_chemin_creux) {
    for (const auto& [from, to] :
         {std::pair("29", "17"), std::pair("41", "27"), std::pair("41", "28"), std::pair("53", "38"), std::pair("54", "39")})
        EXPECT_EQ(attacked(from, to, "").asks(), "sunken_road") << to;
    EXPECT_NE(attacked("56", "41", "").asks(), "sunken_road");
}

RULE(W2_13_4_1, not_where_both_stood_when_the_impulse_began) {
    Scene s("27: fr_2c_soye_inf br_1c_byng_inf; control 41=french; pool=br_res_best_inf kind=strategic_move");
    s.play_all({"done", "battle 27"});
    EXPECT_EQ(s.phasing(), "allied");
}

RULE(W2_13_4_1, not_when_the_british_attack) {
    Scene s("28: br_1c_byng_inf; 27: fr_2c_soye_inf; pool=br_res_best_inf kind=strategic_move phasing=allied");
    s.play_all({"move br_1c_byng_inf", "to 27", "stop", "done", "battle 27"});
    EXPECT_EQ(s.phasing(), "french");
}

RULE(W2_13_4_2, the_british_may_add_one_unit_or_decline) {
    Scene s = attacked("41", "27", "pool=br_res_best_inf");
    EXPECT_EQ(s.seat(), "british");
    EXPECT_EQ(s.legal(), (Words{"add", "done"}));
    s.play("done");
    EXPECT_EQ(s.at("br_res_best_inf"), "pool");
    EXPECT_EQ(s.log("Fire in"), Words{"Fire in 27: offence 2 against defence 7."});
}

RULE(W2_13_4_3, the_unit_is_of_the_corps_of_the_area) {
    Scene west = attacked("53", "38", "pool=br_1c_detmers_inf,br_res_best_inf");
    west.play("add", {0});
    EXPECT_EQ(west.pool("british"), Words{"br_res_best_inf"});
    Scene east = attacked("41", "28", "pool=br_1c_detmers_inf,br_res_best_inf");
    east.play("add", {0});
    EXPECT_EQ(east.pool("british"), Words{"br_1c_detmers_inf"});
    Scene nobody = attacked("54", "39", "pool=br_res_best_inf");
    nobody.refuses("add", "W2-13.4.3");
}

RULE(W2_13_4_4, brunswickers_never_come_so) {
    attacked("41", "27", "pool=br_res_brunswick_line_inf").refuses("add", "W2-13.4.3");
    attacked("41", "27", "pool=br_res_brunswick_line_inf options=free_setup_british").refuses("add_unit br_res_brunswick_line_inf", "W2-13.4.4");
}

RULE(W2_13_4_5, of_several_one_is_drawn) {
    Scene s = attacked("41", "27", "pool=br_res_best_inf,br_res_kruse_inf,br_1c_detmers_inf");
    s.refuses("add_unit br_res_best_inf", "W2-13.4.5");
    s.play("add", {1});
    EXPECT_EQ(s.at("br_res_kruse_inf"), "27");
    EXPECT_EQ(s.at("br_res_best_inf"), "pool");
}

RULE(W2_13_4_6, not_over_the_stacking_limit) {
    const Scene s = attacked("41", "27", "; 27: br_res_pack_inf br_res_lambert_inf br_res_fart; pool=br_res_best_inf");
    s.refuses("add", "W2-13.4.6");
    EXPECT_EQ(s.legal(), Words{"done"});
}

RULE(W2_13_4_7, neither_wellington_nor_communication_matters_and_the_unit_fights_at_full_strength) {
    Scene s = attacked("41", "27", "; 1: br_wellington_sl(step=3); control 2=french 3=french 11=french 12=french; pool=br_res_best_inf");
    s.play("add", {0});
    EXPECT_EQ(s.step("br_res_best_inf"), 0);
    EXPECT_EQ(s.log("Fire in"), Words{"Fire in 27: offence 2 against defence 10."});
}

RULE(W2_13_4_8, it_is_decided_after_the_guns_and_before_the_reveal) {
    Scene s("41: fr_1c_bruno_cav fr_1c_fart(activated); 27: br_1c_byng_inf; kind=strategic_move");
    s.play_all({"move fr_1c_bruno_cav", "to 27", "stop", "done", "battle 27", "employ fr_1c_fart"});
    EXPECT_EQ(s.asks(), "sunken_road");
    EXPECT_FALSE(s.up("br_1c_byng_inf"));
    EXPECT_FALSE(s.up("fr_1c_bruno_cav"));
}

}  // namespace papelotte::waterloo200
