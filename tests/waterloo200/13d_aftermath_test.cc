// W2-13.8  After a battle: units that stay, units that are hidden, guns, control.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// The battle in 41 in a French Tactical Action with two leaders. Another battle is still to be fought, so the phase is not over.
Scene first_battle(const std::string& rest) {
    Scene s("55: fr_1c_quiot_inf br_2c_mitchell_inf; 84: fr_6c_lobau_tl(activated); 99: fr_g_drouot_tl(activated); kind=tactical; " + rest);
    s.play_all({"done", "done", "battle 41"});
    return s;
}

}  // namespace

RULE(W2_13_8_1, there_is_one_round_and_survivors_stay) {
    const Scene s = first_battle("41: fr_2c_soye_inf fr_1c_schmitz_inf br_res_kempt_inf");
    EXPECT_EQ(s.log("Fire in 41").size(), 1u);
    EXPECT_EQ(s.units("41"), (Words{"br_res_kempt_inf", "fr_1c_schmitz_inf", "fr_2c_soye_inf"}));
}

RULE(W2_13_8_2, the_defender_is_hidden_again) {
    const Scene s = first_battle("41: fr_2c_soye_inf br_res_kempt_inf");
    EXPECT_TRUE(s.contested("41"));
    EXPECT_FALSE(s.up("br_res_kempt_inf"));
}

RULE(W2_13_8_2, also_if_a_scout_has_found_him) {
    Scene s(
        "41: fr_2c_soye_inf br_res_kempt_inf(found); 55: fr_1c_quiot_inf br_2c_mitchell_inf(found); 84: fr_6c_lobau_tl(activated); "
        "99: fr_g_drouot_tl(activated); options=reconnaissance kind=tactical");
    s.play_all({"done", "done", "battle 41"});
    EXPECT_FALSE(s.up("br_res_kempt_inf"));
    EXPECT_TRUE(s.up("br_2c_mitchell_inf"));   // until the Deactivation Phase, W2-O3.4
}

RULE(W2_13_8_3, attackers_stay_face_up_where_enemies_are_left) {
    EXPECT_TRUE(first_battle("41: fr_2c_soye_inf br_res_kempt_inf").up("fr_2c_soye_inf"));
    EXPECT_FALSE(first_battle("41: fr_2c_soye_inf br_res_vincke_inf(step=1)").up("fr_2c_soye_inf"));
}

RULE(W2_13_8_3, an_activated_gun_in_a_cleared_area_is_hidden_only_in_the_deactivation_phase) {
    Scene s = first_battle("41: fr_2c_soye_inf fr_1c_fart(activated) br_res_vincke_inf(step=1)");
    EXPECT_FALSE(s.contested("41"));
    EXPECT_TRUE(s.up("fr_1c_fart"));
    s.play("done");
    EXPECT_FALSE(s.up("fr_1c_fart"));
}

RULE(W2_13_8_4, attackers_stay_face_up_through_impulses) {
    Scene s("41: fr_2c_soye_inf br_res_kempt_inf; kind=strategic_move");
    s.play_all({"done", "battle 41", "pass", "done", "pass", "done"});
    EXPECT_EQ(s.phasing(), "french");
    EXPECT_TRUE(s.up("fr_2c_soye_inf"));
}

RULE(W2_13_8_4, until_the_enemy_has_left_the_area) {
    Scene s("41: fr_2c_soye_inf(attacked) br_res_kempt_inf; kind=pass phasing=allied");
    s.play_all({"move br_res_kempt_inf", "to 27"});
    EXPECT_FALSE(s.up("fr_2c_soye_inf"));
}

RULE(W2_13_8_4, until_they_leave_the_area) {
    Scene s("41: fr_2c_soye_inf(attacked) br_res_kempt_inf; kind=pass");
    EXPECT_TRUE(s.up("fr_2c_soye_inf"));
    s.play_all({"move fr_2c_soye_inf", "to 56"});
    EXPECT_FALSE(s.up("fr_2c_soye_inf"));
}

RULE(W2_13_8_4, until_they_have_defended_there) {
    Scene s("41: fr_2c_soye_inf(attacked) br_res_kempt_inf; kind=strategic_move phasing=allied");
    s.play_all({"done", "battle 41"});
    EXPECT_TRUE(s.contested("41"));
    EXPECT_FALSE(s.up("fr_2c_soye_inf"));
    EXPECT_TRUE(s.up("br_res_kempt_inf"));
}

RULE(W2_13_8_5, units_that_join_later_come_face_down) {
    Scene s("41: fr_2c_soye_inf(attacked) br_res_kempt_inf; 56: fr_1c_schmitz_inf; kind=strategic_move");
    s.play_all({"move fr_1c_schmitz_inf", "to 41", "stop", "done", "done"});
    EXPECT_FALSE(s.up("fr_1c_schmitz_inf"));
    EXPECT_TRUE(s.up("fr_2c_soye_inf"));
}

RULE(W2_13_8_6, employed_guns_are_reduced_and_may_be_employed_again) {
    Scene s = first_battle("41: fr_2c_soye_inf br_res_kempt_inf; 56: fr_1c_fart(activated) fr_2c_fart(activated)");
    s.play_all({"employ fr_1c_fart", "done"});
    EXPECT_EQ(s.step("fr_1c_fart"), 1);
    EXPECT_EQ(s.step("fr_2c_fart"), 0);
    EXPECT_TRUE(s.activated("fr_1c_fart"));
    EXPECT_TRUE(s.up("fr_1c_fart"));
    s.play("battle 55");
    s.allows("employ fr_1c_fart");
}

RULE(W2_13_8_7, leaders_and_guns_in_the_area_are_not_reduced_for_fighting) {
    const Scene s = first_battle("41: fr_2c_soye_inf fr_1c_fart fr_1c_derlon_tl(step=2) br_res_kempt_inf br_res_picton_tl");   // 9 : 9
    EXPECT_EQ(s.step("fr_1c_fart"), 0);
    EXPECT_EQ(s.step("fr_1c_derlon_tl"), 2);
    EXPECT_EQ(s.step("br_res_picton_tl"), 0);
}

RULE(W2_13_8_8, a_contested_area_keeps_its_controller_and_a_cleared_one_is_the_winners) {
    EXPECT_EQ(first_battle("41: fr_2c_soye_inf br_res_kempt_inf").control("41"), "british");
    EXPECT_EQ(first_battle("41: fr_2c_soye_inf br_res_vincke_inf(step=1)").control("41"), "french");
}

}  // namespace papelotte::waterloo200
