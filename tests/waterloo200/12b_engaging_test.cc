// W2-12.3 … W2-12.5  Engaging, disengaging, and the number of new engagements.
#include "games/waterloo200/rules/steps/march.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// --- Engaging --------------------------------------------------------------------------------------------------------------------

RULE(W2_12_3_1, a_unit_that_enters_an_area_with_enemies_must_stop) {
    Scene s("67: fr_2c_hubert_cav; 51: br_2c_mitchell_inf; kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 51"});
    s.refuses("to 67", "W2-12.3.1");
    EXPECT_EQ(s.legal(), Words{"stop"});
}

// Six points: two to leave the fight, two to return. With the last two it cannot leave again.
RULE(W2_12_3_1, a_unit_that_returns_to_the_fight_it_left_must_stop_too) {
    Scene s("25: br_cav_uxbridge_tl(activated); 51: br_cav_vivian_cav fr_2c_soye_inf; phasing=allied kind=tactical");
    s.play_all({"done", "move br_cav_vivian_cav", "to 37", "to 51"});
    s.refuses("to 37", "W2-12.3.1");
    s.refuses("to 36", "W2-12.3.1");
    EXPECT_EQ(s.legal(), Words{"stop"});
}

RULE(W2_12_3_1, a_march_that_has_engaged_reaches_nothing_more) {
    Scene s("67: fr_2c_hubert_cav; 51: br_2c_mitchell_inf; kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 51"});
    const March march = std::get<UnitPath>(s.position().agenda.back()).march;
    EXPECT_TRUE(ends_of_march(s.position(), march, Purpose::strategic).empty());
}

RULE(W2_12_3_2, infantry_and_cavalry_engage_guns_join_leaders_never) {
    Scene s("67: fr_2c_reille_tl fr_2c_fart fr_2c_soye_inf fr_2c_hubert_cav; 51: br_2c_mitchell_inf; kind=strategic_move");
    s.play("move fr_2c_fart");
    s.refuses("to 51", "W2-5.1.3");
    s.play_all({"stop", "move fr_2c_reille_tl"});
    s.refuses("to 51", "W2-4.1.3");
    s.play_all({"stop", "move fr_2c_soye_inf", "to 51", "stop", "move fr_2c_hubert_cav", "to 51", "stop"});
    EXPECT_EQ(s.units("51").size(), 3u);
}

RULE(W2_12_3_3, no_unit_engages_in_a_pass) {
    Scene s("67: fr_2c_soye_inf; 51: fr_2c_campi_inf br_2c_mitchell_inf; kind=pass");
    s.play("move fr_2c_soye_inf");
    s.refuses("to 51", "W2-11.1.3");   // not even an area with a fight
}

RULE(W2_12_3_4, no_unit_joins_the_fight_of_its_ally) {
    Scene s(
        "50: pr_blucher_sl; 22: pr_1c_treskow_cav; 34: br_cav_vivian_cav fr_1c_quiot_inf; phasing=allied turn=5 disc=allied "
        "kind=strategic_move; "
        "control 35=prussian");
    s.play("move pr_1c_treskow_cav");
    s.refuses("to 34", "W2-12.3.4");
}

// --- Disengaging -----------------------------------------------------------------------------------------------------------------

RULE(W2_12_4_1, a_unit_that_disengages_goes_first_to_a_friendly_clear_area) {
    Scene s("51: fr_2c_hubert_cav br_2c_mitchell_inf; 66: fr_2c_soye_inf br_2c_du_plat_inf; control 66=french; kind=strategic_move");
    s.play("move fr_2c_hubert_cav");
    EXPECT_EQ(s.operands("to "), Words{"67"});
    s.refuses("to 36", "W2-12.4.1");   // British, though empty
    s.refuses("to 66", "W2-12.4.1");   // French, but not clear
}

RULE(W2_12_4_2, cavalry_and_horse_artillery_go_on_against_the_enemy) {
    Scene s("51: fr_3cav_donop_cav fr_3cav_hart br_2c_mitchell_inf; 67: fr_3cav_kellermann_tl(activated); 69: br_2c_fart; kind=tactical");
    s.play_all({"done", "move fr_3cav_donop_cav", "to 67", "to 69", "stop"});   // 2 and 2 of 5
    EXPECT_TRUE(s.contested("69"));
    s.play_all({"move fr_3cav_hart", "to 67", "to 68", "stop"});   // into a British area
    EXPECT_EQ(s.control("68"), "french");
}

RULE(W2_12_4_3, the_others_keep_clear_of_the_enemy) {
    Scene s("51: fr_2c_soye_inf br_2c_mitchell_inf; 67: fr_2c_reille_tl(activated); 69: br_1c_byng_inf; control 66=british; kind=tactical");
    s.play_all({"done", "move fr_2c_soye_inf", "to 67"});
    s.refuses("to 69", "W2-12.4.3");
    s.refuses("to 66", "W2-12.4.3");
    EXPECT_EQ(s.operands("to "), (Words{"80", "81"}));
    Scene leader("51: fr_2c_reille_tl br_2c_mitchell_inf; control 66=british; kind=tactical");
    leader.play_all({"activate fr_2c_reille_tl", "to 67"});
    leader.refuses("to 66", "W2-12.4.3");
}

RULE(W2_12_4_4, units_are_not_pinned_and_not_fired_at_when_they_leave) {
    Scene s("51: fr_2c_soye_inf br_2c_mitchell_inf br_2c_adam_inf br_2c_du_plat_inf br_cav_vivian_cav; kind=pass");
    s.play_all({"move fr_2c_soye_inf", "to 67", "stop"});
    EXPECT_EQ(s.at("fr_2c_soye_inf"), "67");
    EXPECT_EQ(s.step("fr_2c_soye_inf"), 0);
}

// --- Limits on new engagements ---------------------------------------------------------------------------------------------------

RULE(W2_12_5_1, further_units_do_not_add_to_the_count) {
    Scene s("67: fr_2c_hubert_cav fr_2c_soye_inf; 51: br_2c_mitchell_inf; kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 51", "stop"});
    EXPECT_EQ(int{s.position().impulse.engagements[0]}, 1);
    s.play_all({"move fr_2c_soye_inf", "to 51", "stop"});
    EXPECT_EQ(int{s.position().impulse.engagements[0]}, 1);
}

RULE(W2_12_5_2, none_in_a_pass_one_by_the_disc_one_for_each_leader) {
    const std::string units = "67: fr_2c_hubert_cav fr_2c_mathieu_cav; 51: br_2c_mitchell_inf; 68: br_1c_byng_inf; ";
    Scene pass(units + "kind=pass");
    pass.play("move fr_2c_hubert_cav");
    pass.refuses("to 51", "W2-11.1.3");
    for (const std::string kind : {"kind=strategic_move", "80: fr_2c_reille_tl(activated); kind=tactical"}) {
        Scene one(units + kind);
        if (one.asks() == "activate_leaders") one.play("done");
        one.play_all({"move fr_2c_hubert_cav", "to 51", "stop", "move fr_2c_mathieu_cav"});
        one.refuses("to 68", "W2-12.5.2");
    }
    Scene two(units + "80: fr_2c_reille_tl(activated) fr_g_drouot_tl(activated); kind=tactical");
    two.play_all({"done", "move fr_2c_hubert_cav", "to 51", "stop", "move fr_2c_mathieu_cav", "to 68", "stop"});
    EXPECT_EQ(int{two.position().impulse.engagements[0]}, 2);
}

// Hubert leaves the fight in 51, which is no longer contested; Mathieu enters it, and 68 is still available for a new engagement.
RULE(W2_12_5_3, an_area_contested_at_the_start_is_no_new_engagement) {
    Scene s("51: fr_2c_hubert_cav br_2c_mitchell_inf; 69: fr_2c_mathieu_cav; 67: fr_1c_bruno_cav; 68: br_1c_byng_inf; kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 67", "stop"});
    EXPECT_FALSE(s.contested("51"));
    s.play_all({"move fr_2c_mathieu_cav", "to 67", "to 51", "stop"});
    EXPECT_EQ(int{s.position().impulse.engagements[0]}, 0);
    s.play_all({"move fr_1c_bruno_cav", "to 68", "stop"});
    EXPECT_EQ(int{s.position().impulse.engagements[0]}, 1);
}

}   // namespace
}   // namespace papelotte::waterloo200
