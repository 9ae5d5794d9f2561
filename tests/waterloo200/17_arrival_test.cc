// W2-17  The arrival of the Prussians.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kFourth =
    "pr_blucher_sl,pr_4c_bulow_tl,pr_4c_fart,pr_4c_hacke_inf,pr_4c_hiller_inf,pr_4c_losthin_inf,pr_4c_ryssel_inf,"
    "pr_4c_schwerin_cav,pr_4c_sydow_cav,pr_4c_watzdorf_cav";
constexpr std::string_view kSecond = "pr_2c_pirch_tl,pr_2c_hart,pr_2c_krafft_inf,pr_2c_tippelskirch_inf,pr_2c_schulenburg_cav,pr_2c_sohr_cav";
constexpr std::string_view kFirst = "pr_1c_ziethen_tl,pr_1c_hart,pr_1c_steinmetz_inf,pr_1c_treskow_cav";

// Both sides have passed, and no army reorganises: the next turn begins.
Scene next_turn(int turn, std::string_view waiting, std::vector<int> draws, const std::string& rest = "") {
    Scene s("turn=" + std::to_string(turn) + " passes=1 phasing=allied not_arrived=" + std::string(waiting) + "; " + rest);
    s.play_all({"pass", "done", "done", "done"}, std::move(draws));
    return s;
}

}  // namespace

RULE(W2_17_1_1, in_turn_3_buelows_corps_in_50) {
    const Scene s = next_turn(2, kFourth, {1, 0});   // of Schwerin, Sydow, Watzdorf; of Hacke, Hiller, Losthin, Ryssel
    EXPECT_EQ(s.units("50"), (Words{"pr_4c_bulow_tl", "pr_4c_fart", "pr_4c_hacke_inf", "pr_4c_sydow_cav", "pr_blucher_sl"}));
    EXPECT_EQ(s.pool("prussian"),
              (Words{"pr_4c_hiller_inf", "pr_4c_losthin_inf", "pr_4c_ryssel_inf", "pr_4c_schwerin_cav", "pr_4c_watzdorf_cav"}));
}

RULE(W2_17_1_1, in_turn_4_pirchs_corps_in_79) {
    const Scene s = next_turn(3, kSecond, {0, 1});
    EXPECT_EQ(s.units("79"), (Words{"pr_2c_hart", "pr_2c_pirch_tl", "pr_2c_schulenburg_cav", "pr_2c_tippelskirch_inf"}));
    EXPECT_EQ(s.pool("prussian"), (Words{"pr_2c_krafft_inf", "pr_2c_sohr_cav"}));
}

RULE(W2_17_1_1, in_turn_5_all_of_ziethens_corps_in_10) {
    const Scene s = next_turn(4, kFirst, {});
    EXPECT_EQ(s.units("10"), (Words{"pr_1c_hart", "pr_1c_steinmetz_inf", "pr_1c_treskow_cav", "pr_1c_ziethen_tl"}));
    EXPECT_TRUE(s.pool("prussian").empty());
}

RULE(W2_17_1_1, at_full_strength_and_face_down_before_the_first_impulse) {
    const Scene s = next_turn(2, kFourth, {0, 0});
    EXPECT_EQ(s.asks(), "choose_action");
    for (const std::string& unit : s.units("50")) {
        EXPECT_EQ(s.step(unit), 0) << unit;
        EXPECT_EQ(s.up(unit), unit == "pr_blucher_sl") << unit;   // W2-22.1.3
    }
    EXPECT_FALSE(s.heard_by("french", "pr_4c_sydow_cav"));
}

RULE(W2_17_1_2, before_turn_3_the_prussians_take_no_part) {
    Scene s = Scene::set_up("three_players");
    EXPECT_TRUE(s.pool("prussian").empty());
    EXPECT_EQ(s.at("pr_blucher_sl"), "not_arrived");
    s.play_all({"pass", "done", "pass"});
    EXPECT_TRUE(s.legal("leave").empty());   // they have no move of a Pass
    s.play("done");
    EXPECT_EQ(s.seat(), "british");
    s.play("done");
    EXPECT_EQ(s.seat(), "french");           // and they are not asked to reorganise
}

RULE(W2_17_1_3, it_does_not_depend_on_bluecher_or_communication) {
    const Scene s = next_turn(3, kSecond, {0, 0}, "eliminated=pr_blucher_sl");
    EXPECT_EQ(s.units("79").size(), 4u);
    const Scene blocked = next_turn(3, kSecond, {0, 0}, "control 64=british 65=british 91=british 92=british 93=british");
    EXPECT_EQ(blocked.units("79").size(), 4u);
}

}  // namespace papelotte::waterloo200
