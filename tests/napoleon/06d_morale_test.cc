// NP-6.3.1 … NP-6.3.21  Battle turns and the Morale step.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

std::string morale(const Scene& s) { return s.log("checks morale").back(); }

}  // namespace

RULE(NP_6_3_1, the_attacker_takes_the_first_battle_turn_and_then_they_alternate) {
    Scene s = attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 ad_r_br2 ad_r_bk", {3});
    s.play("terrain farm french_left", {6, 6});
    s.play_all({"terrain stream allied_left", "terrain stream allied_right"});
    s.play_all({"deploy ad_r_br1 allied_left", "deploy ad_r_br2 allied_centre", "deploy ad_r_bk allied_right"});
    s.play_all({"deploy fr_i_inf1 french_left", "deploy fr_i_inf2 french_centre", "deploy fr_vi_inf french_right"});
    EXPECT_EQ(s.seat(), "french");
    s.play("done");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.play("done");
    EXPECT_EQ(s.seat(), "french");
}

RULE(NP_6_3_2, a_battle_turn_is_morale_combat_reinforcement) {
    Scene s = fight("allied_left: fr_i_inf1(strength=1) fr_i_inf2(strength=1) ad_r_br1; french_right: fr_vi_inf; quatre_bras: fr_ii_inf1",
                    "step=morale");
    EXPECT_EQ(s.asks(), "morale");
    s.play("check fr_i_inf1", {6, 6});
    EXPECT_EQ(s.asks(), "combat");
    s.play("done");
    EXPECT_EQ(s.asks(), "reinforce");
    s.play("done");
    EXPECT_EQ(s.seat(), "anglo_dutch");
}

RULE(NP_6_3_3, a_side_without_blocks_has_lost_the_battle) {
    Scene s = fight("french_centre: fr_i_inf1; allied_centre: ad_wellington", "side=allied");
    s.play("retreat ad_wellington brussels");   // nobody is left, and no enemy stands in a position
    EXPECT_EQ(s.log("win the battle"), Words{"The French win the battle at Waterloo (waterloo)."});
    EXPECT_TRUE(s.log("routed").empty());
    EXPECT_TRUE(s.position().battles.empty() || s.position().battles[0].over);
}

RULE(NP_6_3_10, engaged_blocks_of_strength_one_check_in_the_owners_order) {
    Scene s = fight(
        "allied_left: fr_i_inf1(strength=1) fr_i_inf2(strength=1) fr_ii_inf1(strength=2) ad_r_br1(strength=1); french_left: "
        "fr_vi_inf(strength=1)",
        "step=morale");
    EXPECT_EQ(s.legal(), (Words{"check fr_i_inf1", "check fr_i_inf2"}));
    s.refuses("check fr_ii_inf1", "NP-6.3.10");
    s.refuses("check fr_vi_inf", "NP-6.3.10");
    s.play("check fr_i_inf2", {3, 4});   // takes effect at once; the other follows by itself
    EXPECT_EQ(s.space("fr_i_inf2"), "french_right");
    EXPECT_EQ(s.space("fr_i_inf1"), "allied_left");
}

RULE(NP_6_3_11, one_to_three_is_low_morale) {
    for (int die = 1; die <= 6; ++die) {
        const Scene s(
            "battle waterloo side=french step=morale roads=quatre_bras; allied_left: fr_i_inf1(strength=1) fr_ii_inf1 ad_r_br1; turn=5", {die});
        EXPECT_EQ(s.space("fr_i_inf1"), die <= 3 ? "french_right" : "allied_left") << die;
    }
}

RULE(NP_6_3_12, a_commander_who_is_hidden_adds_nothing) {
    const Scene s(
        "battle waterloo side=allied step=morale roads=quatre_bras woods=allied_left; allied_left: fr_g_old(shown) ad_wellington "
        "ad_r_br1(shown) "
        "ad_i_br(strength=1 shown); turn=5",
        {3});
    EXPECT_EQ(s.space("ad_i_br"), "allied_reserve");
}

RULE(NP_6_3_12, a_commander_of_the_army_in_the_position_adds_one) {
    const Scene s("battle waterloo side=allied step=morale roads=quatre_bras; allied_left: fr_g_old ad_wellington ad_i_br(strength=1); turn=5",
                  {3});
    EXPECT_EQ(s.space("ad_i_br"), "allied_left");
    EXPECT_EQ(morale(s), "The I Corps British infantry (Cooke, Alten) (ad_i_br) checks morale: 3, total 4, it stands.");
    const Scene other(
        "battle waterloo side=allied step=morale roads=quatre_bras; allied_left: fr_g_old ad_wellington pr_i_inf1(strength=1); turn=5", {3, 3});
    EXPECT_EQ(other.space("pr_i_inf1"), "allied_reserve");   // of another army
    const Scene elsewhere(
        "battle waterloo side=allied step=morale roads=quatre_bras; allied_left: fr_g_old ad_r_br1 ad_i_br(strength=1); allied_centre: "
        "ad_wellington; turn=5",
        {3});
    EXPECT_EQ(elsewhere.space("ad_i_br"), "allied_reserve");
}

RULE(NP_8_2_1, the_bonus_works_for_all_blocks_of_his_army_in_the_position) {
    Scene s = fight("allied_left: fr_g_old ad_wellington ad_i_br(strength=1) ad_r_br1(strength=1)", "side=allied step=morale");
    s.play("check ad_i_br", {3, 3});
    EXPECT_EQ(s.space("ad_i_br"), "allied_left");
    EXPECT_EQ(s.space("ad_r_br1"), "allied_left");
}

RULE(NP_6_3_13, a_square_adds_one_and_both_add_up) {
    const Scene s(
        "battle waterloo side=allied step=morale roads=quatre_bras; allied_left: fr_g_old ad_wellington ad_r_br1(strength=1 square=1); turn=5",
        {2});
    EXPECT_EQ(s.space("ad_r_br1"), "allied_left");   // 2 + 1 + 1
    const Scene alone(
        "battle waterloo side=allied step=morale roads=quatre_bras; allied_left: fr_g_old ad_i_br ad_r_br1(strength=1 square=1); turn=5", {3});
    EXPECT_FALSE(alone.eliminated("ad_r_br1"));
}

RULE(NP_6_3_14, forward_blocks_go_back_and_others_to_the_reserve) {
    const Scene forward(
        "battle waterloo side=french step=morale roads=quatre_bras; allied_right: fr_i_inf1(strength=1) fr_ii_inf1 ad_r_br1; turn=5", {1});
    EXPECT_EQ(forward.space("fr_i_inf1"), "french_left");
    const Scene own("battle waterloo side=french step=morale roads=quatre_bras; french_left: fr_i_inf1(strength=1) fr_ii_inf1 ad_r_br1; turn=5",
                    {1});
    EXPECT_EQ(own.space("fr_i_inf1"), "french_reserve");
    EXPECT_FALSE(own.shown("fr_i_inf1"));
}

RULE(NP_6_3_15, low_morale_eliminates_squares_and_foot_artillery) {
    const Scene square(
        "battle waterloo side=french step=morale roads=quatre_bras; french_left: fr_i_inf1(strength=1 square=1) fr_ii_inf1 ad_r_br1; turn=5",
        {2});
    EXPECT_TRUE(square.eliminated("fr_i_inf1"));   // 2 + 1
    const Scene guns("battle waterloo side=french step=morale roads=quatre_bras; french_left: fr_i_art(strength=1) fr_ii_inf1 ad_r_br1; turn=5",
                     {3});
    EXPECT_TRUE(guns.eliminated("fr_i_art"));
    const Scene horse(
        "battle waterloo side=french step=morale roads=quatre_bras; french_left: fr_g_hart(strength=1) fr_ii_inf1 ad_r_br1; turn=5", {3});
    EXPECT_EQ(horse.space("fr_g_hart"), "french_reserve");
}

RULE(NP_6_3_16, a_block_that_cannot_disengage_is_eliminated) {
    const Scene s(
        "battle waterloo side=french step=morale roads=quatre_bras stream=french_left; allied_right: fr_i_inf1(strength=1) "
        "fr_ii_inf1(strength=1) "
        "fr_vi_inf(strength=1) fr_g_old ad_r_br1; turn=5");
    Scene after = s;
    after.play_all({"check fr_i_inf1", "check fr_ii_inf1"}, {1, 1, 1});
    EXPECT_TRUE(after.eliminated("fr_vi_inf"));   // the stream has been crossed twice
}

RULE(NP_6_3_17, a_block_that_fell_back_does_nothing_more) {
    Scene s(
        "battle waterloo side=french step=morale roads=quatre_bras; allied_right: fr_g_hart(strength=1) fr_ii_inf1 ad_r_br1; french_reserve: "
        "fr_i_inf1; turn=5",
        {1});
    EXPECT_EQ(s.space("fr_g_hart"), "french_left");
    s.play("move fr_ii_inf1 french_left");
    s.refuses("fire fr_g_hart", "NP-6.3.30");
    s.refuses("move fr_g_hart french_reserve", "NP-6.3.30");
    s.refuses("retreat fr_g_hart quatre_bras", "NP-6.3.30");
}

RULE(NP_6_3_18, commanders_do_not_check_unless_they_are_alone) {
    Scene s = fight("allied_right: fr_napoleon fr_ii_inf1 ad_r_br1", "step=morale");
    EXPECT_EQ(s.asks(), "combat");
    EXPECT_EQ(s.dice_rolled(), 0);
    const Scene steady(
        "battle waterloo side=french step=morale roads=quatre_bras; allied_right: fr_napoleon ad_r_br1; french_centre: fr_i_inf1; turn=5", {3});
    EXPECT_EQ(steady.space("fr_napoleon"), "allied_right");   // 3 + 1
    const Scene low(
        "battle waterloo side=french step=morale roads=quatre_bras; allied_right: fr_napoleon ad_r_br1; french_centre: fr_i_inf1; turn=5", {2});
    EXPECT_EQ(low.space("fr_napoleon"), "french_left");
}

RULE(NP_6_3_19, sheltered_blocks_do_not_check) {
    Scene s = fight("allied_left: ad_i_br(square=1) ad_i_art(strength=1 shelter=1) fr_g_old", "side=allied step=morale");
    EXPECT_EQ(s.asks(), "combat");
    EXPECT_EQ(s.dice_rolled(), 0);
}

RULE(NP_6_3_20, a_failure_can_cause_a_rout_at_once) {
    const Scene s(
        "battle waterloo side=allied step=morale roads=quatre_bras; allied_left: ad_r_br1(strength=1) fr_g_old; allied_centre: ad_i_br; turn=5",
        {2});
    EXPECT_EQ(s.log("routed").size(), 1u);
    EXPECT_TRUE(s.eliminated("ad_r_br1"));   // attrition takes its last point
    EXPECT_EQ(s.asks(), "retreat");
}

RULE(NP_6_3_21, a_commander_left_alone_by_an_earlier_failure_checks_too) {
    const std::string scene =
        "battle ligny side=french step=morale roads=charleroi; allied_centre: fr_napoleon fr_i_inf1(strength=1) pr_i_inf1; french_centre: "
        "fr_ii_inf1; turn=5";
    const Scene alone(scene, {2, 3});   // 2 + 1 = 3, and the commander is alone: 3 + 1
    EXPECT_EQ(alone.space("fr_i_inf1"), "french_centre");
    EXPECT_EQ(alone.space("fr_napoleon"), "allied_centre");
    const Scene together(scene, {3});   // 3 + 1: nobody else has to check
    EXPECT_EQ(together.space("fr_i_inf1"), "allied_centre");
    EXPECT_EQ(together.asks(), "combat");
}

RULE(NP_6_3_21, the_step_ends_when_all_have_checked_once) {
    Scene s = fight("allied_left: fr_i_inf1(strength=1) fr_i_inf2(strength=1) fr_g_old ad_r_br1", "step=morale");
    s.refuses("done", "NP-6.3.21");
    s.play("check fr_i_inf1", {6, 6});
    EXPECT_EQ(s.asks(), "combat");
}

}  // namespace papelotte::napoleon
