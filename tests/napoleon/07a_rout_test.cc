// NP-7.1, NP-7.2, NP-7.4  Voluntary retreat from a battle, and rout.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

}  // namespace

// --- Voluntary retreat (NP-7.1, NP-7.2) ----------------------------------------------------------------------------------------------------

RULE(NP_7_1_1, a_block_that_has_not_acted_may_retreat_from_any_space) {
    Scene s = fight("french_reserve: fr_i_inf1; french_left: fr_i_inf2; allied_left: fr_ii_inf1 ad_r_br1; french_right: fr_rc_pajol fr_vi_inf",
                    "roads=nivelles");
    s.play("move fr_rc_pajol french_reserve");
    s.refuses("retreat fr_rc_pajol quatre_bras", "NP-6.3.30");
    s.play_all({"retreat fr_i_inf1 quatre_bras", "retreat fr_i_inf2 quatre_bras", "retreat fr_ii_inf1 nivelles"});
    EXPECT_EQ(s.at("fr_ii_inf1"), "nivelles");
    EXPECT_EQ(s.space("fr_i_inf1"), "map");
}

RULE(NP_7_1_2, an_engaged_block_that_retreats_suffers_attrition) {
    Scene s = fight("allied_left: fr_ii_inf1 fr_i_inf1 ad_r_br1; french_left: fr_i_inf2");
    s.play_all({"retreat fr_ii_inf1 quatre_bras", "retreat fr_i_inf2 quatre_bras"});
    EXPECT_EQ(s.strength("fr_ii_inf1"), 3);
    EXPECT_EQ(s.strength("fr_i_inf2"), 3);
}

RULE(NP_7_1_4, the_defender_may_go_anywhere_but_where_the_attacker_came_from) {
    Scene s = fight("allied_reserve: ad_r_br1 ad_i_br; french_left: fr_i_inf1", "side=allied");
    s.refuses("retreat ad_r_br1 quatre_bras", "NP-7.1.4");
    EXPECT_EQ(s.operands("retreat ad_r_br1 "), (Words{"brussels", "hal", "nivelles", "wavre"}));
}

RULE(NP_7_1_5, nobody_retreats_into_enemies_or_another_fight) {
    Scene s(
        "battle waterloo side=allied step=combat roads=quatre_bras; allied_reserve: ad_r_br1 ad_i_br; french_left: fr_i_inf1; hal: fr_rc_pajol; "
        "battle nivelles roads=quatre_bras; french_left: fr_ii_inf1; allied_left: ad_i_ne1; turn=5");
    s.refuses("retreat ad_r_br1 hal", "NP-7.1.5");
    s.refuses("retreat ad_r_br1 nivelles", "NP-7.1.5");
    EXPECT_EQ(s.operands("retreat ad_r_br1 "), (Words{"brussels", "wavre"}));
}

RULE(NP_7_1_6, a_retreat_that_leaves_a_position_to_the_enemy_routs_the_rest) {
    Scene s = fight("allied_left: ad_r_br1 fr_i_inf1; allied_centre: ad_i_br; french_left: fr_i_inf2", "side=allied");
    s.play("retreat ad_r_br1 brussels");
    EXPECT_EQ(s.log("routed").size(), 1u);
    EXPECT_EQ(s.strength("ad_r_br1"), 2);   // attrition once, for its own retreat
    EXPECT_EQ(s.strength("ad_i_br"), 3);
}

RULE(NP_7_1_7, a_block_that_dies_of_attrition_uses_no_place_on_the_road) {
    Scene s(
        "battle ligny side=allied step=combat roads=charleroi,quatre_bras; allied_left: pr_i_inf2(strength=1) pr_i_inf1 fr_iv_inf; "
        "allied_centre: pr_i_art; allied_reserve: pr_ii_cav; turn=5");
    s.play("retreat pr_i_inf2 gembloux");
    EXPECT_TRUE(s.eliminated("pr_i_inf2"));
    EXPECT_TRUE(s.log("routed").empty());
    s.play("retreat pr_ii_cav gembloux");   // a secondary road
    EXPECT_EQ(s.at("pr_ii_cav"), "gembloux");
    EXPECT_EQ(s.strength("pr_ii_cav"), 3);
}

RULE(NP_7_2_2, voluntary_retreats_fill_the_road_for_a_rout_of_the_same_battle_turn) {
    Scene s(
        "battle ligny side=allied step=combat roads=charleroi,quatre_bras; allied_reserve: pr_i_inf1; allied_left: pr_i_inf2(strength=2) "
        "fr_iv_inf; "
        "allied_centre: pr_i_cav; allied_right: pr_ii_inf1(strength=3); turn=5");
    s.play("retreat pr_i_inf1 namur");
    s.play("retreat pr_i_inf2 gembloux");
    EXPECT_EQ(s.strength("pr_i_inf2"), 1);
    EXPECT_EQ(s.log("routed").size(), 1u);
    EXPECT_EQ(s.legal(), (Words{"retreat pr_i_cav namur", "retreat pr_ii_inf1 namur"}));   // one place is left on one road
    s.play("retreat pr_ii_inf1 namur");
    EXPECT_EQ(s.strength("pr_ii_inf1"), 2);
    EXPECT_TRUE(s.eliminated("pr_i_cav"));
}

RULE(NP_7_2_3, retreats_and_reinforcements_are_counted_apart) {
    Scene s = fight("french_left: fr_i_inf1; french_reserve: fr_i_inf2 fr_vi_inf; allied_left: ad_r_br1; quatre_bras: fr_ii_inf1 fr_ii_inf2");
    s.play_all({"retreat fr_i_inf2 quatre_bras", "retreat fr_vi_inf quatre_bras", "done"});
    s.play_all({"reinforce fr_ii_inf1", "reinforce fr_ii_inf2"});   // over the same road
    EXPECT_EQ(s.at("fr_ii_inf2"), "waterloo");
}

RULE(NP_7_3_1, retreated_blocks_are_disrupted_and_hidden) {
    Scene s = fight("french_left: fr_i_inf1 fr_i_inf2; allied_left: ad_r_br1");
    s.play("retreat fr_i_inf1 quatre_bras");
    EXPECT_TRUE(s.disrupted("fr_i_inf1"));
    EXPECT_FALSE(s.shown("fr_i_inf1"));
    EXPECT_TRUE(s.heard_by("anglo_dutch", "in retreat"));
}

// --- Rout (NP-7.4) -------------------------------------------------------------------------------------------------------------------------

RULE(NP_7_4_1, a_side_is_routed_when_enemies_stand_alone_in_one_of_its_positions) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_r_br1(strength=1); allied_centre: ad_i_br; allied_reserve: ad_ii_br");
    s.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(s.log("routed"), Words{"The Allies are routed at Waterloo (waterloo)!"});
    EXPECT_EQ(s.log("win the battle"), Words{"The French win the battle at Waterloo (waterloo)."});
}

RULE(NP_7_4_2, an_empty_position_is_no_rout) {
    Scene s = fight("french_left: fr_i_inf1 fr_i_inf2; allied_left: ad_r_br1");
    s.play_all({"move fr_i_inf1 french_reserve", "move fr_i_inf2 french_reserve"});
    EXPECT_TRUE(s.log("routed").empty());
    EXPECT_EQ(s.asks(), "combat");
}

RULE(NP_7_4_3, a_voluntary_disengagement_can_rout_oneself) {
    Scene s = fight("french_left: fr_i_inf1 ad_r_br1; french_centre: fr_ii_inf1; allied_left: ad_i_br");
    s.play("move fr_i_inf1 french_reserve");
    EXPECT_EQ(s.log("The French are routed").size(), 1u);
}

RULE(NP_7_4_4, everything_retreats_at_once_reserves_included) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_r_br1; allied_reserve: ad_ii_br ad_c_light");
    s.play("move fr_i_inf1 allied_right");
    EXPECT_EQ(s.asks(), "retreat");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.play_all({"retreat ad_r_br1 brussels", "retreat ad_ii_br brussels"});
    s.refuses("retreat ad_c_light brussels", "NP-7.2.1");
    s.play("retreat ad_c_light wavre");
    EXPECT_EQ(s.strength("ad_ii_br"), 3);
    EXPECT_EQ(s.strength("ad_c_light"), 4);
}

RULE(NP_7_4_5, blocks_without_a_road_are_eliminated_and_the_owner_chooses_which) {
    Scene s = fight("french_left: fr_i_inf1 ad_r_br1; french_centre: fr_ii_inf1; french_right: fr_vi_inf; allied_left: ad_i_br");
    s.play("move fr_i_inf1 french_reserve");   // three French blocks, one main road
    EXPECT_EQ(s.legal().size(), 3u);
    s.play_all({"retreat fr_vi_inf quatre_bras", "retreat fr_ii_inf1 quatre_bras"});
    EXPECT_TRUE(s.eliminated("fr_i_inf1"));
}

RULE(NP_7_4_10, attrition_by_type) {
    Scene s = fight(
        "allied_reserve: ad_r_art(strength=2) ad_c_hart(strength=2) ad_c_heavy; allied_centre: ad_i_br(strength=3) ad_wellington; "
        "allied_right: ad_c_light(strength=2) fr_rc_milhaud; french_right: fr_g_old");
    s.play("move fr_g_old allied_left");
    EXPECT_TRUE(s.eliminated("ad_r_art"));
    EXPECT_EQ(s.strength("ad_i_br"), 2);
    EXPECT_EQ(s.strength("ad_c_hart"), 1);
    EXPECT_EQ(s.strength("ad_c_light"), 1);   // engaged with enemy cavalry
    EXPECT_EQ(s.strength("ad_c_heavy"), 2);
    EXPECT_EQ(s.strength("ad_wellington"), 1);
}

RULE(NP_7_4_10, hidden_blocks_suffer_unnamed) {
    Scene s = fight("allied_reserve: ad_ii_br ad_c_heavy; allied_centre: ad_i_br; french_right: fr_g_old");
    s.play("move fr_g_old allied_left");
    EXPECT_EQ(s.strength("ad_ii_br"), 3);
    EXPECT_FALSE(s.heard_by("french", "ad_ii_br"));
    EXPECT_TRUE(s.heard_by("french", "loses a point"));
    EXPECT_EQ(s.may_be("ad_ii_br"), (Words{"ad_c_heavy", "ad_ii_br"}));
}

RULE(NP_7_4_10, two_points_of_a_hidden_block_are_told_like_two_losses) {
    Scene s = fight("allied_reserve: ad_r_art ad_c_heavy; allied_centre: ad_i_br; french_right: fr_g_old");
    s.play("move fr_g_old allied_left");
    EXPECT_EQ(s.strength("ad_r_art"), 1);
    EXPECT_EQ(s.log("A hidden Anglo-Dutch block").size(), 2u);
    EXPECT_EQ(s.position().unseen_losses[Side::allied], 2);
}

RULE(NP_7_4_10, hidden_blocks_of_two_armies_suffer_without_their_army) {
    Scene s = fight("allied_reserve: ad_ii_br pr_i_inf1; allied_centre: ad_i_br; french_right: fr_g_old");
    s.play("move fr_g_old allied_left");
    EXPECT_EQ(s.log("A hidden Allied block").size(), 2u);
    EXPECT_TRUE(s.log("A hidden Anglo-Dutch block").empty());
    EXPECT_TRUE(s.log("A hidden Prussian block").empty());
}

RULE(NP_7_4_11, a_block_reduced_below_one_is_eliminated) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_r_br1(strength=1) ad_i_br; allied_reserve: ad_r_art(strength=2)");
    s.play("move fr_i_inf1 allied_right");
    EXPECT_TRUE(s.eliminated("ad_r_br1"));
    EXPECT_TRUE(s.eliminated("ad_r_art"));
}

RULE(NP_7_4_12, hits_still_to_be_given_are_lost) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_r_br1(strength=1); allied_centre: ad_i_br");
    s.play("fire fr_g_old", {1, 1, 1});
    EXPECT_EQ(s.strength("ad_i_br"), 3);   // attrition alone
    EXPECT_TRUE(s.position().battles.empty() || s.position().battles[0].over);
}

RULE(NP_3_2_2, blocks_back_on_the_map_are_hidden_again) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_r_br1; brussels: ad_i_br; quatre_bras: fr_ii_inf1");
    s.play("move fr_i_inf1 allied_right");
    EXPECT_FALSE(s.shown("fr_i_inf1"));
    EXPECT_FALSE(s.shown("ad_r_br1"));
    EXPECT_EQ(s.may_be("ad_r_br1"), Words{"ad_r_br1"});   // but remembered
}

// --- Edge cases ----------------------------------------------------------------------------------------------------------------------------

RULE(NP_17_1, without_a_legal_town_a_block_may_not_retreat_and_a_routed_one_is_lost) {
    Scene s = fight("french_left: fr_i_inf1 ad_r_br1; french_centre: fr_ii_inf1; allied_left: ad_i_br; quatre_bras: ad_c_ne");
    EXPECT_TRUE(s.legal("retreat").empty());
    s.play("move fr_i_inf1 french_reserve");   // a rout
    EXPECT_TRUE(s.eliminated("fr_i_inf1"));
    EXPECT_TRUE(s.eliminated("fr_ii_inf1"));
}

RULE(NP_17_2, a_routed_attacker_who_came_by_a_secondary_road_saves_one_block) {
    Scene s(
        "battle waterloo side=french step=combat roads=nivelles; french_left: fr_i_inf1 ad_r_br1; french_centre: fr_ii_inf1; french_right: "
        "fr_vi_inf; "
        "allied_left: ad_i_br; turn=5");
    s.play("move fr_i_inf1 french_reserve");
    s.play("retreat fr_ii_inf1 nivelles");
    EXPECT_EQ(s.at("fr_ii_inf1"), "nivelles");
    EXPECT_TRUE(s.eliminated("fr_i_inf1") && s.eliminated("fr_vi_inf"));
}

RULE(NP_17_3, a_commander_alone_who_fails_may_cause_a_rout) {
    const Scene s(
        "battle waterloo side=allied step=morale roads=quatre_bras; allied_left: ad_wellington fr_g_old; allied_centre: ad_i_br; turn=5", {2});
    EXPECT_EQ(s.log("routed").size(), 1u);
    EXPECT_EQ(s.strength("ad_wellington"), 1);
}

RULE(NP_17_6, artillery_does_not_get_past_own_woods_and_engaged_blocks_only_move_back) {
    Scene s = fight("french_reserve: fr_g_hart; french_centre: fr_i_inf1 ad_r_br1; allied_right: ad_i_br", "woods=french_left");
    s.refuses("move fr_g_hart french_left", "NP-6.2.13");   // the only way forward on that front
    s.refuses("move fr_g_hart allied_right", "NP-1.3.10");
    s.refuses("move fr_i_inf1 allied_centre", "NP-6.3.32");
}

RULE(NP_17_7, to_lose_the_last_forward_block_is_no_rout) {
    Scene s = fight("allied_left: fr_i_inf1 ad_r_br1; french_left: fr_ii_inf1");
    s.play("retreat fr_i_inf1 quatre_bras");
    EXPECT_TRUE(s.log("routed").empty());
}

RULE(NP_17_8, a_side_with_nothing_but_a_reserve_is_routed_when_an_enemy_enters) {
    Scene s = fight("french_reserve: fr_i_inf1 fr_i_inf2; allied_left: ad_r_br1");
    s.play("done");
    EXPECT_TRUE(s.log("routed").empty());
    s.play("move ad_r_br1 french_right");
    EXPECT_EQ(s.log("The French are routed").size(), 1u);
}

RULE(NP_17_9, an_eliminated_occupant_leaves_the_marker_in_place) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_r_br1(strength=1 on_marker) ad_wellington; allied_centre: ad_i_br", "farm=allied_left");
    s.play("fire fr_g_old", {1, 6, 6});
    s.play("hit ad_r_br1");
    EXPECT_EQ(s.position().battles[0].at(Space::allied_left), Terrain::farm);
    s.allows("occupy fr_i_inf1");
}

RULE(NP_17_10, when_a_position_empties_the_rest_of_the_volley_and_of_the_turn_is_void) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_r_br1(strength=1); allied_centre: ad_i_br; french_reserve: fr_ii_inf1");
    s.play("fire fr_g_old", {1, 1, 1});
    EXPECT_NE(s.asks(), "combat");
    EXPECT_EQ(s.log(" fires").size(), 1u);
}

RULE(NP_17_15, weak_blocks_without_fire_come_to_a_stalemate) {
    Scene s = fight("french_left: fr_i_art(strength=1); allied_right: ad_i_art(strength=1)", "idle=1");
    s.refuses("fire fr_i_art", "NP-6.3.66");
    s.play("done");
    EXPECT_EQ(s.log("Stalemate").size(), 1u);
    EXPECT_EQ(s.at("fr_i_art"), "quatre_bras");
}

RULE(NP_17_17, a_square_and_the_block_in_it_use_no_road_in_a_rout) {
    Scene s = fight(
        "french_left: fr_i_inf1 ad_r_br1; french_centre: fr_ii_inf1(square=1) fr_ii_art(shelter=1); french_right: fr_vi_inf; allied_left: "
        "ad_i_br");
    s.play("move fr_i_inf1 french_reserve");
    EXPECT_TRUE(s.eliminated("fr_ii_inf1"));
    EXPECT_TRUE(s.eliminated("fr_ii_art"));
    EXPECT_EQ(s.at("fr_i_inf1"), "quatre_bras");   // two blocks, one main road: nothing to decide
    EXPECT_EQ(s.at("fr_vi_inf"), "quatre_bras");
}

RULE(NP_7_1_3, the_attacker_goes_back_by_the_roads_of_his_reinforcements) {
    Scene s(
        "battle ligny side=french step=reinforce roads=charleroi; french_left: fr_i_inf1; allied_left: pr_i_cav; quatre_bras: fr_ii_inf1; "
        "turn=5");
    s.play_all({"reinforce fr_ii_inf1", "done"});
    EXPECT_EQ(s.seat(), "french");
    s.allows("retreat fr_i_inf1 quatre_bras");
    s.allows("retreat fr_i_inf1 charleroi");
    s.refuses("retreat fr_i_inf1 namur", "NP-7.1.3");
}

}  // namespace papelotte::napoleon
