// NP-11, NP-12  Three players, and bidding.
#include <set>

#include "games/napoleon/rules/queries.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {

RULE(NP_11_1_1, with_three_players_each_ally_has_a_seat) {
    EXPECT_EQ(Rules::seats_in_play({"free", {{"players", "three"}}}).size(), 3);
    EXPECT_EQ(Rules::seats_in_play({"free", {{"players", "two"}}}).size(), 2);
}

RULE(NP_11_1_2, each_allied_player_decides_for_his_own_blocks) {
    Scene s = Scene::set_up("three_players");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.refuses("place pr_i_inf1 ligny", "NP-11.1.2");
    for (int i = 0; i < 16; ++i) s.play(s.legal().front());
    EXPECT_EQ(s.seat(), "prussian");
    s.refuses("place fr_napoleon beaumont", "NP-11.1.2");
    Scene supply("liege: fr_rc_pajol; marche: pr_iv_inf1 pr_iv_inf2 pr_iv_art; termonde: ad_r_br1; options=three_players turn=3");
    supply.play("done");
    EXPECT_EQ(supply.seat(), "prussian");
}

RULE(NP_11_1_3, allies_talk_only_in_set_up_and_in_their_night_turns) {
    EXPECT_FALSE(Rules::why_no_talk(Scene::set_up("three_players", "free").position()));
    EXPECT_EQ(Rules::why_no_talk(Scene::set_up("three_players", "historical").position()).id(), "NP-11.1.3");
    for (int turn = 1; turn <= 20; ++turn) {
        const Scene s("hal: ad_r_br1; ligny: pr_i_inf1; beaumont: fr_i_inf1; options=three_players turn=" + std::to_string(turn));
        const bool open = turn == 6 || turn == 12 || turn == 18;
        EXPECT_EQ(Rules::why_no_talk(s.position()).id(), open ? "" : "NP-11.1.3") << turn;
    }
}

RULE(NP_11_1_4, the_anglo_dutch_player_moves_first) {
    Scene s("hal: ad_r_br1; ligny: pr_i_inf1; beaumont: fr_i_inf1; options=three_players turn=2");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.refuses("group prussian ligny", "NP-11.1.2");
    s.play_all({"group anglo_dutch hal", "march ad_r_br1 enghien", "done"});
    EXPECT_EQ(s.seat(), "prussian");
    s.play_all({"group prussian ligny", "march pr_i_inf1 gembloux", "done"});
    EXPECT_EQ(s.asks(), "forced_marches");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.play("done");
    EXPECT_EQ(s.seat(), "prussian");
}

RULE(NP_11_1_5, the_ally_with_more_attackers_orders_the_fights) {
    Scene s(
        "waterloo: ad_r_br1 pr_i_inf1 pr_i_inf2; quatre_bras: fr_i_inf1; nivelles: fr_i_inf2; beaumont: fr_g_old; options=three_players turn=4");
    s.play_all({"group anglo_dutch waterloo", "march ad_r_br1 nivelles", "done", "group prussian waterloo", "march pr_i_inf1 quatre_bras",
                "march pr_i_inf2 quatre_bras", "done"});
    EXPECT_EQ(s.asks(), "order_fights");
    EXPECT_EQ(s.seat(), "prussian");
}

RULE(NP_11_1_5, of_two_equal_allies_the_anglo_dutch_orders_the_fights) {
    Scene s("waterloo: ad_r_br1 pr_i_inf1; quatre_bras: fr_i_inf1; nivelles: fr_i_inf2; beaumont: fr_g_old; options=three_players turn=4");
    s.play_all(
        {"group anglo_dutch waterloo", "march ad_r_br1 nivelles", "done", "group prussian waterloo", "march pr_i_inf1 quatre_bras", "done"});
    EXPECT_EQ(s.asks(), "order_fights");
    EXPECT_EQ(s.seat(), "anglo_dutch");
}

RULE(NP_11_1_8, the_allied_players_see_each_other) {
    Scene s("hal: ad_r_br1; ligny: pr_i_inf1; beaumont: fr_i_inf1; options=three_players turn=2");
    EXPECT_TRUE(s.view("prussian").at("units").as_object().contains("ad_r_br1"));
    EXPECT_TRUE(s.view("anglo_dutch").at("units").as_object().contains("pr_i_inf1"));
    EXPECT_FALSE(s.view("french").at("units").as_object().contains("ad_r_br1"));
    EXPECT_EQ(Rules::facts().sides.size(), 2u);
    EXPECT_TRUE(Rules::facts().sides[1].has(kAlliedSeat) && Rules::facts().sides[1].has(kPrussianSeat));
}

RULE(NP_11_1_10, allied_players_use_shared_roads_in_turn) {
    Scene s("gembloux: ad_r_br1(strength=1) pr_i_inf1(strength=1); ligny: fr_i_inf1 fr_i_inf2 fr_g_old; options=three_players turn=4");
    s.play_all({"group anglo_dutch gembloux", "march ad_r_br1 ligny", "done", "group prussian gembloux", "march pr_i_inf1 ligny"});
    s.play("done", {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});   // a lost skirmish, and a secondary road with one place
    EXPECT_EQ(s.asks(), "retreat");
    EXPECT_EQ(s.seat(), "anglo_dutch");   // the senior of two equal ones
    s.refuses("retreat pr_i_inf1 gembloux", "NP-7.4.4");
    s.play("retreat ad_r_br1 gembloux");
    EXPECT_EQ(s.at("ad_r_br1"), "gembloux");
    EXPECT_TRUE(s.eliminated("pr_i_inf1"));
}

// --- Bidding -----------------------------------------------------------------------------------------------------------------------

RULE(NP_12_1_1, a_coin_decides_who_bids_first) {
    std::set<std::string> first;
    for (std::uint64_t seed = 1; seed < 20; ++seed) first.insert(Scene::set_up("bidding", "", seed).seat());
    EXPECT_EQ(first.size(), 2u);
}

RULE(NP_12_1_2, each_bid_is_one_higher_for_either_side) {
    Scene s = Scene::set_up("bidding");
    s.play("bid french 0");
    s.refuses("bid french 0", "NP-12.1.2");
    s.refuses("bid allied 2", "NP-12.1.2");
    s.play("bid allied 1");
    s.allows("bid french 2");
}

RULE(NP_12_1_3, who_does_not_raise_ends_the_auction) {
    Scene s = Scene::set_up("bidding");
    const std::string bidder = s.seat();
    s.play_all({"bid french 2", "pass"});
    EXPECT_EQ(s.asks(), "reduce_blocks");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(Rules::seating(s.position()), bidder == "french" ? Seating::kept : Seating::exchanged);
}

RULE(NP_12_1_4, the_winner_pays_with_strength) {
    Scene s = Scene::set_up("bidding");
    s.play_all({"bid french 2", "pass", "reduce fr_i_inf1", "reduce fr_g_old"});
    EXPECT_EQ(s.strength("fr_i_inf1"), 2);
    EXPECT_EQ(s.strength("fr_g_old"), 2);
    EXPECT_EQ(s.asks(), "place_blocks");
}

RULE(NP_12_1_5, a_block_loses_one_point_and_never_its_last) {
    Scene s = Scene::set_up("bidding");
    s.play_all({"bid french 2", "pass", "reduce fr_i_inf1"});
    s.refuses("reduce fr_i_inf1", "NP-12.1.5");
    s.refuses("reduce fr_napoleon", "NP-12.1.5");
}

RULE(NP_12_1_6, a_bid_is_limited_by_the_blocks_that_can_pay) {
    Scene s = Scene::set_up("bidding");
    s.allows("bid french 23");
    s.refuses("bid french 24", "NP-12.1.6");
    s.allows("bid allied 32");
    s.refuses("bid allied 33", "NP-12.1.6");
}

RULE(NP_12_1_7, the_allies_spread_the_price_and_keep_it_secret) {
    Scene s = Scene::set_up("bidding");
    s.play_all({"bid allied 2", "pass", "reduce ad_r_br1", "reduce pr_i_inf1"});
    EXPECT_EQ(s.strength("pr_i_inf1"), 3);
    EXPECT_FALSE(s.heard_by("french", "weaker"));
    EXPECT_TRUE(s.heard_by("anglo_dutch", "weaker"));
}

RULE(NP_12_1_8, if_both_decline_a_coin_decides) {
    std::set<int> seatings;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        Scene s = Scene::set_up("bidding", "", seed);
        s.play("pass");
        s.play("pass", {1 + static_cast<int>(seed % 2)});
        seatings.insert(static_cast<int>(Rules::seating(s.position())));
        EXPECT_EQ(s.asks(), "place_blocks");
    }
    EXPECT_EQ(seatings, (std::set<int>{static_cast<int>(Seating::kept), static_cast<int>(Seating::exchanged)}));
}

RULE(NP_12_1_9, three_players_do_not_bid) {
    EXPECT_EQ(Rules::why_not_setup({"free", {{"players", "three"}, {"bidding", "on"}}}).id(), "NP-12.1.9");
    EXPECT_FALSE(Rules::why_not_setup({"free", {{"players", "two"}, {"bidding", "on"}}}));
}

}  // namespace papelotte::napoleon
