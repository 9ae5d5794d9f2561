// NP-6.7  Stalemate.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

const std::string kField =
    "french_left: fr_ii_inf1; french_centre: fr_ii_inf2; french_right: fr_ii_art; allied_left: ad_i_ne1; allied_centre: ad_i_br; allied_right: "
    "ad_i_ne2";

Scene stalemate(const std::string& units = kField, const std::string& words = "idle=1") {
    return Scene("battle quatre_bras side=french step=combat roads=charleroi " + words + "; " + units + "; turn=5");
}

}  // namespace

RULE(NP_6_7_1, an_idle_turn_has_no_fire_engagement_retreat_or_reinforcement) {
    Scene idle = stalemate(kField, "");
    idle.play_all({"move fr_ii_inf1 french_reserve", "form fr_ii_inf2", "done"});
    EXPECT_EQ(idle.position().battles[0].idle, 1);
    Scene fires = stalemate();
    fires.play("fire fr_ii_art", {6, 6, 6});
    fires.play("done");
    EXPECT_EQ(fires.position().battles[0].idle, 0);
    Scene engages = stalemate();
    engages.play_all({"move fr_ii_inf1 allied_right", "done"});
    EXPECT_EQ(engages.position().battles[0].idle, 0);
    Scene retreats = stalemate();
    retreats.play_all({"retreat fr_ii_inf1 charleroi", "done"});
    EXPECT_EQ(retreats.position().battles[0].idle, 0);
    Scene reinforces = stalemate(kField + "; charleroi: fr_g_old");
    reinforces.play_all({"done", "reinforce fr_g_old"});
    EXPECT_EQ(reinforces.position().battles[0].idle, 0);
}

RULE(NP_6_7_1, the_defenders_turns_do_not_count) {
    Scene s = stalemate(kField, "");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.position().battles[0].idle, 1);
    EXPECT_EQ(s.asks(), "combat");
}

RULE(NP_6_7_2, after_two_idle_turns_in_a_row_the_attacker_must_withdraw) {
    Scene s = stalemate(kField, "");
    s.play_all({"done", "done", "done"});
    EXPECT_EQ(s.log("Stalemate").size(), 1u);
    EXPECT_EQ(s.asks(), "withdraw");
    EXPECT_EQ(s.seat(), "french");
}

RULE(NP_6_7_3, the_attacker_retreats_as_many_as_the_roads_allow_and_does_nothing_else) {
    Scene s = stalemate();
    s.play("done");
    s.refuses("done", "NP-6.7.3");
    s.refuses("fire fr_ii_art", "NP-6.7.3");
    s.refuses("retreat fr_ii_inf1 ligny", "NP-7.1.3");
    s.play_all({"retreat fr_ii_inf1 charleroi", "retreat fr_ii_inf2 charleroi"});
    EXPECT_EQ(s.seat(), "anglo_dutch");   // the defender acts normally
    EXPECT_EQ(s.asks(), "combat");
    EXPECT_EQ(s.strength("fr_ii_inf1"), 4);   // unengaged: no attrition
    s.play("done");
    EXPECT_EQ(s.at("fr_ii_art"), "charleroi");   // the third, in the next battle turn
}

RULE(NP_6_7_4, after_a_hundred_turns_of_the_attacker_it_is_a_stalemate) {
    Scene s = stalemate(kField, "turns=100");
    s.play("fire fr_ii_art", {6, 6, 6});
    s.play("done");
    EXPECT_EQ(s.asks(), "withdraw");
    Scene before = stalemate(kField, "turns=99");
    before.play("fire fr_ii_art", {6, 6, 6});
    before.play("done");
    EXPECT_EQ(before.asks(), "combat");
}

RULE(NP_6_7_4, the_turns_of_a_withdrawal_do_not_count) {
    Scene s = stalemate(kField, "turns=100");
    s.play_all({"done", "retreat fr_ii_inf1 charleroi", "retreat fr_ii_inf2 charleroi"});
    EXPECT_EQ(s.position().battles[0].turns, 100);
    s.play("done");
    EXPECT_EQ(s.log("win the battle").size(), 1u);
}

RULE(NP_6_7_5, the_attackers_squares_break_free_of_cost) {
    Scene s = stalemate(
        "french_left: fr_ii_inf1(square=1) fr_ii_art(shelter=1); french_centre: fr_ii_inf2; french_right: fr_rc_pajol; "
        "allied_left: ad_i_ne1; allied_centre: ad_i_br(square=1); allied_right: ad_i_ne2");
    s.play("done");
    EXPECT_EQ(s.position().block(Scene::unit_named("fr_ii_inf1")).square, 0);
    EXPECT_EQ(s.position().block(Scene::unit_named("ad_i_br")).square, 1);
    s.play_all({"retreat fr_ii_inf1 charleroi", "retreat fr_ii_art charleroi"});
    EXPECT_EQ(s.at("fr_ii_art"), "charleroi");
    EXPECT_EQ(s.strength("fr_ii_art"), 3);
}

RULE(NP_6_7_6, without_a_legal_town_all_attackers_are_eliminated) {
    Scene s(
        "battle nivelles side=french step=combat roads=binche idle=1; french_left: fr_i_inf1; french_centre: fr_i_inf2; french_right: fr_i_art; "
        "allied_left: ad_i_ne1; allied_centre: ad_i_br; allied_right: ad_i_ne2; binche: ad_c_ne(disrupted); turn=5");
    s.play("done");
    for (const std::string_view unit : {"fr_i_inf1", "fr_i_inf2", "fr_i_art"}) EXPECT_TRUE(s.eliminated(unit)) << unit;
    EXPECT_EQ(s.log("win the battle").size(), 1u);
    EXPECT_EQ(s.log("The Allies win").size(), 1u);
}

RULE(NP_17_20, a_withdrawal_cannot_hang) {
    Scene s(
        "battle nivelles side=french step=combat roads=binche idle=1; french_left: fr_i_inf1; allied_left: ad_i_ne1; binche: ad_c_ne; turn=5");
    s.play("done");
    EXPECT_TRUE(s.eliminated("fr_i_inf1"));
    EXPECT_TRUE(s.position().fights.empty());
}

RULE(NP_6_7_7, a_withdrawal_ends_when_no_attacker_is_left_and_the_defender_may_redeploy) {
    Scene s = stalemate(kField + "; waterloo: ad_r_br1");
    s.play_all({"done", "retreat fr_ii_inf1 charleroi", "retreat fr_ii_inf2 charleroi", "done", "done"});
    EXPECT_EQ(s.log("win the battle").size(), 1u);
    EXPECT_EQ(s.asks(), "redeploy");
    EXPECT_EQ(s.seat(), "anglo_dutch");
}

RULE(NP_6_7_7, a_withdrawing_attacker_can_still_be_routed) {
    Scene s = stalemate();
    s.play_all({"done", "retreat fr_ii_inf1 charleroi", "retreat fr_ii_inf2 charleroi"});
    s.play("move ad_i_ne2 french_left");   // emptied by the withdrawal
    EXPECT_EQ(s.log("routed").size(), 1u);
}

}  // namespace papelotte::napoleon
