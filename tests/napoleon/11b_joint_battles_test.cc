// NP-11.1.5 … NP-11.1.11  Two Allied players in one fight.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

Scene joint(const std::string& units, const std::string& words = "") {
    return Scene("battle waterloo side=allied step=combat roads=quatre_bras " + words + "; " + units + "; turn=5 options=three_players");
}

}  // namespace

RULE(NP_11_1_5, the_senior_places_the_terrain_and_deploys_first) {
    Scene s = attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 pr_i_inf1 pr_i_inf2 pr_blucher", {3}, " options=three_players");
    s.play("terrain farm french_left", {6, 6});
    EXPECT_EQ(s.seat(), "prussian");   // three blocks against one
    s.play_all({"terrain stream allied_left", "terrain stream allied_right"});
    EXPECT_EQ(s.seat(), "prussian");
    s.refuses("deploy ad_r_br1 allied_left", "NP-11.1.2");
    s.play_all({"deploy pr_i_inf1 allied_left", "deploy pr_i_inf2 allied_centre", "deploy pr_blucher allied_reserve"});
    EXPECT_EQ(s.seat(), "anglo_dutch");
}

RULE(NP_11_1_6, the_senior_acts_until_he_passes_then_the_junior_then_again) {
    Scene s = joint("allied_left: ad_r_br1 ad_r_br2 pr_i_inf1 pr_i_inf2; french_left: fr_i_inf1");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.refuses("move pr_i_inf1 allied_reserve", "NP-11.1.2");
    s.play_all({"move ad_r_br1 allied_reserve", "done"});
    EXPECT_EQ(s.seat(), "prussian");
    s.play_all({"move pr_i_inf1 allied_reserve", "done"});
    EXPECT_EQ(s.seat(), "anglo_dutch");   // since the junior has acted
    s.play("done");
    EXPECT_EQ(s.seat(), "french");
}

RULE(NP_11_1_6, two_passes_in_a_row_end_the_step) {
    Scene s = joint("allied_left: ad_r_br1 pr_i_inf1; french_left: fr_i_inf1");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.seat(), "french");
}

RULE(NP_11_1_7, the_senior_gives_hits_that_may_go_to_either_army) {
    Scene s(
        "battle waterloo side=french step=combat roads=quatre_bras senior=prussian; allied_left: ad_i_br pr_i_inf1 fr_g_old fr_i_inf1; turn=5 "
        "options=three_players");
    s.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(s.seat(), "prussian");
    EXPECT_EQ(s.legal(), (Words{"hit ad_i_br", "hit pr_i_inf1"}));
    Scene own(
        "battle waterloo side=french step=combat roads=quatre_bras senior=prussian; allied_left: ad_i_br ad_ii_br pr_i_cav fr_g_old fr_i_inf1; "
        "turn=5 options=three_players");
    own.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(own.seat(), "anglo_dutch");   // NP-11.1.2: both are his
}

RULE(NP_11_1_9, the_senior_leaves_no_more_positions_empty_than_the_junior_can_fill) {
    Scene s = attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 pr_i_inf1 pr_i_inf2 pr_ii_inf1", {3}, " options=three_players");
    s.play("terrain farm french_left", {6, 6});
    s.play_all({"terrain stream allied_left", "terrain stream allied_right"});
    s.play("deploy pr_i_inf1 allied_left");
    s.play("deploy pr_i_inf2 allied_left");
    s.refuses("deploy pr_ii_inf1 allied_reserve", "NP-6.2.41");   // the junior has one block for two positions
    s.play("deploy pr_ii_inf1 allied_right");
    EXPECT_EQ(s.legal(), Words{"deploy ad_r_br1 allied_centre"});   // and must fill it
}

RULE(NP_11_1_10, two_players_withdraw_and_reinforce_one_block_in_turn) {
    Scene s(
        "battle waterloo side=allied step=reinforce roads=quatre_bras; allied_left: ad_r_br1; french_left: fr_i_inf1; brussels: ad_i_br "
        "ad_i_ne1; wavre: pr_i_inf1; "
        "hal: pr_i_inf2; turn=5 options=three_players");
    s.play("reinforce ad_i_br");
    EXPECT_EQ(s.seat(), "prussian");
    s.play("reinforce pr_i_inf1");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.play("done");
    EXPECT_EQ(s.seat(), "prussian");
    s.play("reinforce pr_i_inf2");
    EXPECT_EQ(s.seat(), "french");
}

RULE(NP_11_1_10, two_players_withdraw_one_block_in_turn) {
    Scene s(
        "battle quatre_bras side=allied step=withdraw withdrawing roads=waterloo; allied_left: ad_r_br1 ad_r_br2; allied_centre: pr_i_inf1 "
        "pr_i_inf2; french_left: fr_i_inf1; turn=4 options=three_players");
    s.play("retreat ad_r_br1 waterloo");
    EXPECT_EQ(s.seat(), "prussian");
    s.refuses("retreat ad_r_br2 waterloo", "NP-11.1.2");
    s.refuses("done", "NP-6.7.3");
}

RULE(NP_11_1_10, in_a_rout_two_players_save_one_block_in_turn) {
    Scene s(
        "battle waterloo side=french step=combat roads=quatre_bras; french_left: fr_i_inf1; allied_left: ad_i_br; allied_reserve: ad_r_br1 "
        "ad_r_br2 pr_i_inf1 pr_i_inf2; turn=5 options=three_players");
    s.play("move fr_i_inf1 allied_right");
    EXPECT_EQ(s.asks(), "retreat");
    s.play("retreat ad_r_br1 brussels");
    EXPECT_EQ(s.seat(), "prussian");   // though the senior has blocks left
    s.play("retreat pr_i_inf1 brussels");
    EXPECT_EQ(s.seat(), "anglo_dutch");
}

RULE(NP_11_1_10, two_players_redeploy_one_block_in_turn) {
    Scene s(
        "battle quatre_bras side=allied step=combat roads=waterloo; allied_left: ad_r_br1 ad_r_br2 pr_i_inf1; french_left: fr_i_inf1; waterloo: "
        "ad_i_br ad_i_ne1; ligny: pr_ii_inf1; turn=4 options=three_players");
    s.play("move ad_r_br1 french_right");
    s.play("retreat fr_i_inf1 charleroi");
    EXPECT_EQ(s.asks(), "redeploy");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.play("redeploy ad_i_br quatre_bras");
    EXPECT_EQ(s.seat(), "prussian");   // though the senior could bring more
}

RULE(NP_11_1_10, a_player_whose_last_block_dies_before_the_withdrawal_drops_out) {
    for (const std::string& roads : {"waterloo", "waterloo,ligny"}) {
        Scene s("battle quatre_bras side=allied step=morale withdrawing roads=" + roads +
                    "; allied_left: ad_r_art(strength=1) pr_i_inf1 pr_i_inf2 pr_ii_inf1 fr_i_inf1; french_left: fr_i_inf2; turn=4 "
                    "options=three_players",
                {1});
        EXPECT_TRUE(s.eliminated("ad_r_art"));   // foot artillery of low morale
        EXPECT_EQ(s.asks(), "withdraw");
        EXPECT_EQ(s.seat(), "prussian");
        s.play("retreat pr_i_inf1 waterloo");
        EXPECT_EQ(s.at("pr_i_inf1"), "waterloo");
        EXPECT_EQ(s.seat(), "prussian");
    }
}

RULE(NP_11_1_11, in_a_skirmish_the_senior_picks_the_four) {
    Scene s("waterloo: ad_r_br1 ad_r_br2; ligny: pr_i_inf1 pr_i_inf2 pr_i_cav; quatre_bras: fr_i_inf1; turn=4 options=three_players");
    s.play_all({"group anglo_dutch waterloo", "march ad_r_br1 quatre_bras", "march ad_r_br2 quatre_bras", "done"});
    s.play("group prussian ligny");
    s.refuses("march pr_i_inf1 quatre_bras", "NP-5.2.2");   // the towns are not adjacent
    Scene both("nivelles: ad_r_br1 ad_r_br2; waterloo: pr_i_inf1 pr_i_inf2 pr_i_cav; quatre_bras: fr_i_inf1; turn=4 options=three_players");
    both.play_all({"group anglo_dutch nivelles", "march ad_r_br1 quatre_bras", "march ad_r_br2 quatre_bras", "done", "group prussian waterloo",
                   "march pr_i_inf1 quatre_bras", "march pr_i_inf2 quatre_bras", "march pr_i_cav quatre_bras", "done"});
    EXPECT_EQ(both.asks(), "choose_skirmishers");
    EXPECT_EQ(both.seat(), "prussian");
    EXPECT_EQ(both.legal().size(), 5u);   // blocks of both armies
}

}  // namespace papelotte::napoleon
