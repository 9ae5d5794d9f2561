// W2-14  The Deactivation Phase.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {

RULE(W2_14_1_1, leaders_lose_a_step_and_are_hidden_but_not_at_heart) {
    Scene s("57: fr_1c_derlon_tl(activated step=1); 70: fr_2c_reille_tl(activated step=3); 84: fr_6c_lobau_tl; kind=tactical");
    EXPECT_TRUE(s.up("fr_1c_derlon_tl"));
    s.play_all({"done", "done"});
    EXPECT_EQ(s.phasing(), "allied");
    EXPECT_EQ(s.step("fr_1c_derlon_tl"), 2);
    EXPECT_EQ(s.step("fr_2c_reille_tl"), 3);
    EXPECT_EQ(s.step("fr_6c_lobau_tl"), 0);
    for (const char* leader : {"fr_1c_derlon_tl", "fr_2c_reille_tl"}) EXPECT_FALSE(s.up(leader) || s.activated(leader)) << leader;
}

RULE(W2_14_1_2, guns_are_hidden_without_reduction) {
    Scene s("56: fr_1c_fart(activated); 41: fr_2c_fart(activated) br_res_kempt_inf; kind=strategic_move");
    s.play_all({"done", "done"});
    for (const char* gun : {"fr_1c_fart", "fr_2c_fart"}) {
        EXPECT_FALSE(s.up(gun) || s.activated(gun)) << gun;
        EXPECT_EQ(s.step(gun), 0) << gun;
    }
}

RULE(W2_14_1_2, a_gun_that_attacked_in_a_contested_area_stays_face_up) {
    Scene s("41: fr_2c_soye_inf fr_1c_fart(activated) br_res_kempt_inf br_res_pack_inf; kind=strategic_move");
    s.play_all({"done", "battle 41"});
    EXPECT_EQ(s.phasing(), "allied");
    EXPECT_FALSE(s.activated("fr_1c_fart"));
    EXPECT_TRUE(s.up("fr_1c_fart"));
}

RULE(W2_14_1_3, other_attackers_in_contested_areas_are_not_touched) {
    Scene s("41: fr_2c_soye_inf(attacked) fr_1c_derlon_tl(attacked) br_res_kempt_inf; kind=strategic_move");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.phasing(), "allied");
    for (const char* unit : {"fr_2c_soye_inf", "fr_1c_derlon_tl"}) {
        EXPECT_TRUE(s.up(unit)) << unit;
        EXPECT_EQ(s.step(unit), 0) << unit;
    }
}

}  // namespace papelotte::waterloo200
