// W2-6  Lines of communication.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

bool linked(const Scene& s, std::string_view unit) { return !isolated(s.position(), Scene::unit(unit)); }

RULE(W2_6_1_1, a_chain_of_friendly_areas_leads_to_the_commander) {
    const Scene s("36: fr_2c_soye_inf; control 51=french; kind=pass");
    EXPECT_TRUE(linked(s, "fr_2c_soye_inf"));   // 36, 51, 67 … 100
    const Scene cut("36: fr_2c_soye_inf; kind=pass");
    EXPECT_FALSE(linked(cut, "fr_2c_soye_inf"));
    const Scene far("115: fr_2c_soye_inf; 94: fr_2c_campi_inf; kind=pass");   // of any length
    EXPECT_TRUE(linked(far, "fr_2c_soye_inf") && linked(far, "fr_2c_campi_inf"));
}

RULE(W2_6_1_2, the_ends_may_be_contested_but_not_the_way) {
    const Scene ends("51: fr_2c_soye_inf br_2c_mitchell_inf; 100: fr_napoleon_sl br_cav_vivian_cav; control 100=british; kind=pass");
    EXPECT_TRUE(linked(ends, "fr_2c_soye_inf"));
    const Scene way("36: fr_2c_soye_inf; 51: fr_2c_campi_inf br_2c_mitchell_inf; control 51=french; kind=pass");
    EXPECT_FALSE(linked(way, "fr_2c_soye_inf"));
    EXPECT_TRUE(linked(way, "fr_2c_campi_inf"));
}

RULE(W2_6_1_3, units_with_the_commander_or_next_to_him_are_linked) {
    const Scene s(
        "14: fr_napoleon_sl fr_g_gg_inf; 13: fr_g_cg_inf; 24: fr_g_gjg_inf; control 13=british 14=british; kind=pass; "
        "13: br_cav_vivian_cav; 14: br_cav_grant_cav");
    EXPECT_TRUE(linked(s, "fr_napoleon_sl"));
    EXPECT_TRUE(linked(s, "fr_g_gg_inf"));
    EXPECT_TRUE(linked(s, "fr_g_cg_inf"));
    EXPECT_FALSE(linked(s, "fr_g_gjg_inf"));
}

RULE(W2_6_1_4, the_allys_areas_are_not_friendly) {
    const std::string_view vivian = "22: br_cav_vivian_cav; turn=3 kind=pass; ";
    EXPECT_TRUE(linked(Scene(vivian), "br_cav_vivian_cav"));
    EXPECT_FALSE(linked(Scene(std::string(vivian) + "control 21=prussian"), "br_cav_vivian_cav"));
}

// Blücher is in 50: only the black areas connect 10 with him.
RULE(W2_6_1_5, black_areas_are_linked_for_the_prussians) {
    const Scene s("50: pr_blucher_sl; 10: pr_1c_steinmetz_inf; 93: pr_2c_krafft_inf; turn=5 kind=pass");
    EXPECT_TRUE(linked(s, "pr_1c_steinmetz_inf"));
    EXPECT_TRUE(linked(s, "pr_2c_krafft_inf"));   // next to 79
}

RULE(W2_6_1_6, a_line_is_a_matter_of_faction_and_area) {
    const Scene s("36: fr_2c_soye_inf fr_2c_hubert_cav fr_g_hart fr_1c_derlon_tl; kind=pass");
    for (const Unit unit : units_at(s.position(), area_number(36))) EXPECT_TRUE(isolated(s.position(), unit));
}

RULE(W2_6_2_1, isolated_units_do_nothing) {
    const std::string_view cut_off = "36: fr_2c_soye_inf fr_2c_reille_tl(step=1) fr_3cav_hart br_2c_mitchell_inf; control 36=french; ";
    Scene pass(std::string(cut_off) + "kind=pass");
    pass.refuses("move fr_2c_soye_inf", "W2-12.2.1");
    Scene battle(std::string(cut_off) + "99: fr_g_drouot_tl(activated); kind=tactical");
    battle.refuses("activate fr_2c_reille_tl", "W2-4.2.6");
    battle.play_all({"done", "done"});
    battle.refuses("battle 36", "W2-13.1.2");
    Scene night(std::string(cut_off) + "passes=1 phasing=allied disc=allied");
    night.play_all({"pass", "done", "reorganise french"});
    night.refuses("regenerate fr_2c_reille_tl", "W2-15.4.2");
}

RULE(W2_6_2_2, isolated_units_defend_and_hold) {
    Scene s("36: fr_2c_soye_inf br_2c_mitchell_inf; control 36=french; phasing=allied disc=allied kind=strategic_move");
    s.play_all({"done", "battle 36"});
    EXPECT_EQ(s.log("Fire in"), std::vector<std::string>{"Fire in 36: offence 3 against defence 5."});
    EXPECT_EQ(s.control("36"), "french");
}

// A cavalry unit that passes through 51 opens the line for the units in 36.
RULE(W2_6_2_3, isolation_is_tested_afresh) {
    Scene s("67: fr_2c_hubert_cav; 36: fr_2c_soye_inf; kind=strategic_move");
    s.refuses("move fr_2c_soye_inf", "W2-12.2.1");
    s.play_all({"move fr_2c_hubert_cav", "to 51", "to 66", "stop"});
    s.allows("move fr_2c_soye_inf");
}

RULE(W2_6_3_1, the_radius_does_not_leap_between_black_areas) {
    Scene s("50: pr_blucher_sl pr_4c_bulow_tl(activated); 79: pr_4c_hacke_inf; 63: pr_4c_ryssel_inf; turn=5 phasing=allied kind=tactical");
    s.play("done");
    s.refuses("move pr_4c_hacke_inf", "W2-10.4.1");
    s.allows("move pr_4c_ryssel_inf");
}

}  // namespace
}  // namespace papelotte::waterloo200
