// NP-7.5  Redeployment. A battle that the French win at once: an enemy position lies open.
#include "games/napoleon/rules/queries.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

// The French enter the empty Allied right at Ligny and rout the Prussians, who have one block left, which goes to Gembloux or Namur.
Scene victory(std::string_view others) {
    Scene s(
        "battle ligny side=french step=combat roads=charleroi; french_left: fr_i_inf1; french_centre: fr_i_inf2; french_reserve: fr_rc_pajol; "
        "allied_left: pr_i_cav; turn=5; " +
        std::string(others));
    s.play("move fr_i_inf1 allied_right");
    if (s.asks() == "retreat") s.play("retreat pr_i_cav gembloux");
    return s;
}

}  // namespace

RULE(NP_7_5_1, the_winner_of_a_battle_may_redeploy) {
    Scene s = victory("charleroi: fr_g_old fr_g_young fr_g_art");
    EXPECT_EQ(s.asks(), "redeploy");
    EXPECT_EQ(s.seat(), "french");
    s.allows("done");
}

RULE(NP_7_5_2, blocks_come_from_adjacent_towns) {
    Scene s = victory("charleroi: fr_g_old; thuin: fr_g_young");
    s.refuses("redeploy fr_g_young ligny", "NP-7.5.2");
    s.play("redeploy fr_g_old ligny");
    EXPECT_EQ(s.at("fr_g_old"), "ligny");
}

RULE(NP_7_5_3, blocks_go_to_towns_that_hold_friends) {
    Scene s = victory("charleroi: fr_g_old");
    s.refuses("redeploy fr_i_inf1 quatre_bras", "NP-7.5.3");
    s.play("redeploy fr_i_inf1 charleroi");
    EXPECT_EQ(s.at("fr_i_inf1"), "charleroi");
}

RULE(NP_7_5_4, two_blocks_on_a_main_road_both_ways_together) {
    Scene s = victory("charleroi: fr_g_old fr_g_young fr_g_art");
    s.play_all({"redeploy fr_g_old ligny", "redeploy fr_i_inf1 charleroi"});
    EXPECT_NE(s.asks(), "redeploy");   // the road is full, and no other has friends at its end
}

RULE(NP_7_5_5, disrupted_blocks_and_fights_stand_aside_and_nobody_redeploys_twice) {
    Scene s = victory("charleroi: fr_g_old(disrupted) fr_g_young; quatre_bras: fr_g_art");
    s.refuses("redeploy fr_g_old ligny", "NP-7.3.2");
    s.play("redeploy fr_g_young ligny");
    s.refuses("redeploy fr_g_young quatre_bras", "NP-7.5.5");
}

RULE(NP_7_5_6, a_block_that_redeployed_is_free_again_afterwards) {
    Scene s = victory("charleroi: fr_g_old; quatre_bras: fr_g_art");
    s.play_all({"redeploy fr_g_old ligny", "done"});
    EXPECT_FALSE(s.position().block(Scene::unit_named("fr_g_old")).redeployed);
    EXPECT_FALSE(s.disrupted("fr_g_old"));   // NP-6.3.74: it may reinforce another battle
}

RULE(NP_17_11, a_town_emptied_by_redeployment_is_simply_empty) {
    Scene s = victory("charleroi: fr_g_old; quatre_bras: fr_g_art");
    s.play("redeploy fr_g_old ligny");
    EXPECT_TRUE(units_at(s.position(), Scene::town_named("charleroi")).empty());
    s.refuses("redeploy fr_i_inf2 charleroi", "NP-7.5.3");
}

RULE(NP_7_5_5, towns_that_are_fought_over_neither_send_nor_receive) {
    Scene s = victory("charleroi: fr_g_old; battle quatre_bras; french_left: fr_ii_inf1; allied_left: ad_i_ne1");
    EXPECT_EQ(s.asks(), "redeploy");
    s.refuses("redeploy fr_ii_inf1 ligny", "NP-7.5.5");
    s.refuses("redeploy fr_i_inf1 quatre_bras", "NP-7.5.5");
}

}  // namespace papelotte::napoleon
