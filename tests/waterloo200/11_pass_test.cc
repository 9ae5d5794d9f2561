// W2-11  Pass.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

RULE(W2_11_1_1, a_side_may_always_pass) {
    Scene("67: fr_2c_reille_tl; kind=none").allows("pass");
    Scene("36: fr_2c_reille_tl; disc=allied").allows("pass");   // there is no other action
}

RULE(W2_11_1_2, one_unit_of_any_type_with_its_full_allowance) {
    const std::string_view text = "67: fr_2c_reille_tl fr_2c_soye_inf fr_2c_fart fr_2c_hubert_cav; 36: fr_2c_campi_inf; kind=pass";
    Scene s(text);
    for (const std::string_view unit : {"fr_2c_reille_tl", "fr_2c_soye_inf", "fr_2c_fart", "fr_2c_hubert_cav", "fr_napoleon_sl"})
        s.allows("move " + std::string(unit));
    s.refuses("move fr_2c_campi_inf", "W2-12.2.1");   // isolated
    s.play_all({"move fr_2c_reille_tl", "to 81", "to 82", "to 83", "to 84"});
    EXPECT_EQ(s.legal(), std::vector<std::string>{"stop"});
    s.play("stop");
    EXPECT_EQ(s.phasing(), "allied");   // one unit only
    Scene none(text);
    none.play("done");
    EXPECT_EQ(none.phasing(), "allied");
}

RULE(W2_11_1_3, it_may_disengage_but_neither_engage_nor_reveal) {
    Scene s("51: fr_3cav_hart br_2c_mitchell_inf; 68: br_1c_byng_inf fr_2c_campi_inf; kind=pass");
    s.play_all({"move fr_3cav_hart", "to 67"});
    s.refuses("to 68", "W2-11.1.3");
    s.refuses("reveal", "W2-5.2.3");
    Scene cavalry("67: fr_2c_hubert_cav; 51: br_2c_mitchell_inf; kind=pass");
    cavalry.play("move fr_2c_hubert_cav");
    cavalry.refuses("to 51", "W2-11.1.3");
}

RULE(W2_11_1_4, no_battle_in_a_pass) {
    Scene s("51: fr_2c_soye_inf br_2c_mitchell_inf; kind=pass");
    s.play("done");
    EXPECT_EQ(s.asks(), "choose_action");
    EXPECT_TRUE(s.log("Battle in").empty());
}

RULE(W2_11_1_5, one_unit_for_the_whole_side) {
    Scene s("50: pr_blucher_sl pr_4c_hacke_inf; 24: br_2c_adam_inf; turn=3 phasing=allied kind=pass");
    s.allows("move br_2c_adam_inf");
    s.play_all({"move pr_4c_hacke_inf", "to 63", "stop"});
    EXPECT_EQ(s.phasing(), "french");
}

}  // namespace
}  // namespace papelotte::waterloo200
