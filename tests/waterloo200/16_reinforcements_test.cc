// W2-16  Reinforcements.
#include "games/waterloo200/rules/steps/reserves.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// The Disc is spent on reserves, and units of the French pool are drawn.
Scene drawn(const std::string& scene, const std::string& draw, std::vector<int> draws) {
    Scene s(scene + "; kind=strategic_reinforce");
    s.play(draw, std::move(draws));
    return s;
}

Words places(const Scene& s, const std::string& unit) { return s.operands("place " + unit + " "); }

}  // namespace

RULE(W2_16_1_1, only_with_the_commander_in_his_clear_headquarters) {
    const auto may_reinforce = [](const std::string& scene) {
        Scene s(scene + "; pool=fr_1c_quiot_inf");
        s.play("strategic");
        return !s.legal("reinforce").empty();
    };
    EXPECT_TRUE(may_reinforce("100: fr_napoleon_sl"));
    EXPECT_FALSE(may_reinforce("84: fr_napoleon_sl"));
    EXPECT_FALSE(may_reinforce("100: fr_napoleon_sl br_cav_vivian_cav"));
}

RULE(W2_16_1_1, in_no_other_action) {
    Scene s("pool=fr_1c_quiot_inf kind=strategic_move");
    s.play("done");
    EXPECT_EQ(s.at("fr_1c_quiot_inf"), "pool");
    EXPECT_EQ(s.phasing(), "allied");
}

RULE(W2_16_1_2, the_number_is_stated_before_the_draw_up_to_the_value_and_the_pool) {
    Scene s("pool=fr_1c_quiot_inf,fr_1c_aulard_inf,fr_2c_soye_inf; kind=strategic_reinforce");
    EXPECT_EQ(s.operands("draw "), (Words{"0", "1", "2", "3"}));
    s.refuses("draw 4", "W2-16.1.2");
    s.play("draw 2", {2, 0});   // first both are drawn, then placed
    EXPECT_EQ(s.asks(), "place_reserves");
    EXPECT_FALSE(places(s, "fr_2c_soye_inf").empty());
    EXPECT_FALSE(places(s, "fr_1c_aulard_inf").empty());
    s.refuses("place fr_1c_quiot_inf 57", "W2-16.2.7");
    const Scene tired("100: fr_napoleon_sl(step=3); pool=fr_1c_quiot_inf,fr_1c_aulard_inf; kind=strategic_reinforce");
    EXPECT_EQ(tired.operands("draw "), (Words{"0", "1"}));
}

RULE(W2_16_1_3, they_come_at_full_strength_and_face_down) {
    Scene s = drawn("pool=fr_1c_quiot_inf", "draw 1", {0});
    s.play("place fr_1c_quiot_inf 57");
    EXPECT_EQ(s.step("fr_1c_quiot_inf"), 0);
    EXPECT_FALSE(s.up("fr_1c_quiot_inf"));
}

RULE(W2_16_2_1, on_an_icon_of_corps_and_type_in_an_area_of_the_faction_within_stacking) {
    EXPECT_EQ(places(drawn("pool=fr_1c_quiot_inf", "draw 1", {0}), "fr_1c_quiot_inf"), (Words{"56", "57"}));
    EXPECT_EQ(places(drawn("control 56=british; pool=fr_1c_quiot_inf", "draw 1", {0}), "fr_1c_quiot_inf"), Words{"57"});
    const std::string four = "57: fr_1c_bruno_cav fr_1c_gobrecht_cav fr_1c_fart fr_1c_derlon_tl; ";
    EXPECT_EQ(places(drawn(four + "pool=fr_1c_quiot_inf", "draw 1", {0}), "fr_1c_quiot_inf"), Words{"56"});
    drawn("pool=fr_1c_quiot_inf", "draw 1", {0}).refuses("place fr_1c_quiot_inf 67", "W2-16.2.1");   // an icon of the II Corps
}

RULE(W2_16_2_2, each_icon_takes_one_unit_an_event) {
    Scene s = drawn("pool=fr_1c_quiot_inf,fr_1c_aulard_inf", "draw 2", {0, 0});
    s.play("place fr_1c_quiot_inf 57");
    EXPECT_EQ(places(s, "fr_1c_aulard_inf"), Words{"56"});
    s.play("place fr_1c_aulard_inf 56");
    Scene next("56: fr_1c_aulard_inf; 57: fr_1c_quiot_inf; pool=fr_1c_brue_inf; kind=strategic_reinforce");   // another reinforcement event
    next.play("draw 1", {0});
    EXPECT_EQ(places(next, "fr_1c_brue_inf"), (Words{"56", "57"}));
}

RULE(W2_16_2_3, the_area_may_be_contested_if_the_faction_controls_it) {
    const std::string fight = "57: fr_1c_bruno_cav br_cav_vivian_cav; 56: fr_1c_gobrecht_cav br_cav_grant_cav; control 56=british 57=french; ";
    EXPECT_EQ(places(drawn(fight + "pool=fr_1c_quiot_inf", "draw 1", {0}), "fr_1c_quiot_inf"), Words{"57"});
}

RULE(W2_16_2_4, the_brunswick_infantry_comes_only_in_area_13) {
    const Scene s = drawn("phasing=allied pool=br_res_brunswick_line_inf,br_res_best_inf", "draw 2", {0, 0});
    EXPECT_EQ(places(s, "br_res_brunswick_line_inf"), Words{"13"});
    EXPECT_EQ(places(s, "br_res_best_inf"), (Words{"16", "17", "27", "28"}));
}

RULE(W2_16_2_5, the_type_must_match_and_artillery_is_foot_or_horse) {
    EXPECT_EQ(places(drawn("pool=fr_g_fart", "draw 1", {0}), "fr_g_fart"), Words{"100"});
    EXPECT_EQ(places(drawn("pool=fr_g_hart", "draw 1", {0}), "fr_g_hart"), Words{"100"});
    EXPECT_EQ(places(drawn("pool=fr_g_gg_inf", "draw 1", {0}), "fr_g_gg_inf"), Words{"99"});   // not on the cavalry icons in 85 and 98
}

RULE(W2_16_2_6, prussians_come_in_the_black_area_of_their_corps_without_limit) {
    Scene s(
        "50: pr_blucher_sl pr_4c_bulow_tl pr_4c_fart pr_4c_hacke_inf pr_4c_schwerin_cav; turn=4 phasing=allied "
        "pool=pr_2c_krafft_inf,pr_4c_hiller_inf; kind=strategic_reinforce");
    s.play("draw 2", {0, 0});
    EXPECT_EQ(places(s, "pr_4c_hiller_inf"), Words{"50"});
    EXPECT_EQ(places(s, "pr_2c_krafft_inf"), Words{"79"});
    s.play_all({"place pr_4c_hiller_inf 50", "place pr_2c_krafft_inf 79"});
    EXPECT_EQ(s.units("50").size(), 6u);
    EXPECT_EQ(places_for(s.position(), Scene::unit("pr_1c_steinmetz_inf")), AreaSet::of(Scene::area("10")));
}

RULE(W2_16_2_7, a_unit_without_a_place_goes_back_and_is_not_replaced) {
    Scene s = drawn("control 56=british 57=british; pool=fr_1c_quiot_inf,fr_2c_soye_inf,fr_6c_bony_inf", "draw 2", {0, 0});
    EXPECT_TRUE(places(s, "fr_1c_quiot_inf").empty());
    s.play("place fr_2c_soye_inf 67");
    EXPECT_EQ(s.pool("french"), (Words{"fr_1c_quiot_inf", "fr_6c_bony_inf"}));
    EXPECT_EQ(s.phasing(), "allied");
}

RULE(W2_16_2_7, a_unit_that_has_one_must_be_placed_in_any_order) {
    Scene s = drawn("pool=fr_1c_quiot_inf,fr_2c_soye_inf", "draw 2", {0, 0});
    s.refuses("done", "W2-16.2.7");
    EXPECT_EQ(places(s, "fr_1c_quiot_inf"), (Words{"56", "57"}));
    EXPECT_EQ(places(s, "fr_2c_soye_inf"), (Words{"67", "70"}));
    s.play("place fr_2c_soye_inf 70");
    s.refuses("done", "W2-16.2.7");
}

RULE(W2_16_2_8, the_numbers_are_public_but_not_the_units) {
    Scene s = drawn("control 67=british 70=british; pool=fr_1c_quiot_inf,fr_2c_soye_inf", "draw 2", {0, 0});
    s.play("place fr_1c_quiot_inf 57");
    for (const char* told : {"Reserves drawn (French): 2.", "A French block is placed in 57.", "Reserves without a place go back (French): 1."})
        EXPECT_TRUE(s.heard_by("british", told)) << told;
    EXPECT_FALSE(s.heard_by("british", "fr_1c_quiot_inf"));
    EXPECT_FALSE(s.heard_by("british", "fr_2c_soye_inf"));
    EXPECT_TRUE(s.heard_by("french", "fr_2c_soye_inf finds no place"));
}

}  // namespace papelotte::waterloo200
