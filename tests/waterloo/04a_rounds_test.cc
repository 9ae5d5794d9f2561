// WL-4.1 … WL-4.3, WL-4.6  Action rounds: the tile, the start, performing actions, the end.
#include <algorithm>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

// Only cavalry: no unit can skirmish or change formation.
const std::string kQuietRound = "rossomme: fr_cav_1; mont_st_jean: br_cav_1; ";

}  // namespace

// --- WL-4.1  Tile --------------------------------------------------------------------------------------------------------------------

RULE(WL_4_1_1, only_the_other_player_knows_the_tile) {
    Scene s(kQuietRound + "phase=skirmish", {7});
    EXPECT_TRUE(s.heard_by("allied", "draws the tile: 5"));
    EXPECT_FALSE(s.heard_by("french", "draws the tile"));
    EXPECT_FALSE(s.heard_by("observer", "draws the tile"));
    EXPECT_TRUE(knows_tile(s.position(), kAllied));
    EXPECT_FALSE(knows_tile(s.position(), kFrench));
    EXPECT_FALSE(knows_tile(s.position(), kObserver));
    s.play_all({"nothing green", "nothing green", "nothing green", "nothing green", "nothing green"}, {3});
    EXPECT_TRUE(s.heard_by("french", "draws the tile: 3"));   // now he draws
    EXPECT_FALSE(s.heard_by("allied", "draws the tile: 3"));
}

RULE(WL_4_1_2, the_bag_is_full_at_every_draw) {
    Scene s(kQuietRound + "turn=5 phase=skirmish", {7});
    for (int round = 1; round <= 3; ++round) {   // a five three times in a row, though there are only two of them
        EXPECT_EQ(s.position().tile, 5);
        s.play_all({"nothing green", "nothing green", "nothing green"});
        const std::string_view rest = s.discs(s.seat(), "green") > 1 ? "nothing green" : "nothing red";
        s.play_all({rest, rest}, {7});
    }
}

RULE(WL_4_1_2, each_number_has_a_quarter_of_the_bag) {
    std::array<int, 6> drawn{};
    for (int face = 1; face <= 8; ++face) ++drawn[Scene(kQuietRound + "phase=skirmish", {face}).position().tile];
    EXPECT_EQ(drawn, (std::array<int, 6>{0, 0, 2, 2, 2, 2}));
}

RULE(WL_4_1_3, the_tile_is_shown_and_goes_back_after_the_round) {
    Scene s(kQuietRound + "tile=2 actions_done=1");
    EXPECT_FALSE(s.heard_by("french", "tile"));
    s.play("nothing green", {5});
    EXPECT_TRUE(s.heard_by("french", "the tile was 2"));
    EXPECT_EQ(s.position().tile, 4);   // the next one
}

RULE(WL_4_1_3, the_tile_is_shown_also_when_the_discs_ran_out) {
    Scene s(kQuietRound + "tile=5 french.green=1");
    s.play("nothing green", {1});
    EXPECT_TRUE(s.heard_by("french", "the tile was 5"));
    EXPECT_EQ(s.seat(), "allied");
}

// --- WL-4.2  Start of the round ------------------------------------------------------------------------------------------------------

RULE(WL_4_2_1, the_active_players_leaders_become_available) {
    Scene s(
        "rossomme: fr_leader_1(used); mont_st_jean: br_leader_1(used); delayed: pr_leader_1(used);"
        "turn=5 active=french tile=2 actions_done=1");
    s.play("nothing green", {1});
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.state("br_leader_1"), "available");
    EXPECT_EQ(s.state("pr_leader_1"), "available");
    EXPECT_EQ(s.state("fr_leader_1"), "used");   // not in the enemy's round
    s.play_all({"nothing green", "nothing green"}, {1});
    EXPECT_EQ(s.state("fr_leader_1"), "available");
}

RULE(WL_4_2_2, the_active_player_changes_formations_free_of_charge) {
    Scene s("rossomme: fr_inf_1 fr_art_1; mont_st_jean: br_inf_1; phase=skirmish", {1});
    EXPECT_EQ(s.asks(), "change_formation");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.log().back(), "The Allied player draws the tile: 2 actions.");   // after the draw
    s.refuses("turn br_inf_1 defensive", "WL-4.5.1");
    s.play_all({"turn fr_inf_1 defensive", "turn fr_art_1 limbered"});
    EXPECT_EQ(s.state("fr_inf_1"), "defensive");
    EXPECT_EQ(s.state("fr_art_1"), "limbered");
    EXPECT_EQ(s.asks(), "choose_action");
    EXPECT_EQ(s.discs("french", "green"), 8);
    EXPECT_EQ(s.position().actions_done, 0);
}

// --- WL-4.3  Performing actions ------------------------------------------------------------------------------------------------------

RULE(WL_4_3_1, one_disc_per_action_until_the_tile_is_reached) {
    Scene s(kQuietRound + "tile=3");
    for (int left = 7; left >= 6; --left) {
        s.play("nothing green");
        EXPECT_EQ(s.discs("french", "green"), left);
        EXPECT_EQ(s.seat(), "french");
    }
    s.play("nothing green", {1});
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.discs("french", "green"), 5);
}

RULE(WL_4_3_1, the_round_ends_when_the_discs_are_spent) {
    Scene s(kQuietRound + "tile=5 french.green=1 french.red=1");
    s.refuses("reserve purple rossomme", "WL-4.3.1");   // he has no purple disc
    s.play_all({"nothing green", "nothing red"}, {1});
    EXPECT_EQ(s.seat(), "allied");
}

RULE(WL_4_3_2, nobody_stops_early) {
    const Scene s(kQuietRound + "tile=5 actions_done=1");
    s.refuses("done", "WL-4.3.2");
    s.allows("nothing green");
}

RULE(WL_4_3_3, an_action_is_finished_before_the_next_is_chosen) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8; crossroads: br_inf_4; pictons_ridge: br_inf_5; active=french");
    s.play("assault red sandpit_valley");
    s.refuses("nothing green", "WL-7.1.1");
    s.play("attack fr_inf_7 crossroads sandpit_valley");
    s.refuses("move green sandpit_valley", "WL-7.1.1");
}

RULE(WL_4_3_3, continued_charges_belong_to_the_action) {
    Scene s("sandpit_valley: fr_cav_1; crossroads: br_art_4; pictons_ridge: br_art_5; active=french tile=2 actions_done=1");
    s.play("assault red sandpit_valley");
    s.play("attack fr_cav_1 crossroads sandpit_valley", {1, 5, 1, 1, 1});   // gun, control: on to Picton's ridge; gun, control; next tile
    EXPECT_EQ(s.at("fr_cav_1"), "pictons_ridge");
    EXPECT_TRUE(s.unmanned("br_art_5"));
    const auto log = s.log();
    const auto position_of = [&](std::string_view text) {
        return std::ranges::find_if(log, [&](const std::string& line) { return line.starts_with(text); }) - log.begin();
    };
    ASSERT_LT(position_of("The assault on pictons_ridge is over."), std::ssize(log));
    EXPECT_LT(position_of("The assault on pictons_ridge is over."), position_of("The French round is over: the tile was 2."));
    EXPECT_EQ(s.discs("french", "red", "previous"), 1);
}

RULE(WL_4_3_4, the_end_of_the_allocation_is_announced_after_the_last_action_not_before) {
    for (int tile = 2; tile <= 5; ++tile) {
        Scene s(kQuietRound + "tile=" + std::to_string(tile));
        for (int action = 1; action < tile; ++action) {
            s.play("nothing green");
            EXPECT_TRUE(s.log("round is over").empty()) << tile;
            EXPECT_FALSE(knows_tile(s.position(), kFrench));
        }
        s.play("nothing green", {1});
        EXPECT_TRUE(s.heard_by("french", "The French round is over")) << tile;
    }
}

RULE(WL_4_3_5, a_spent_disc_goes_from_box_to_box) {
    Scene s(kQuietRound + "tile=2");
    s.play("reserve purple rossomme");
    s.play("go fr_cav_1 chantelet");
    EXPECT_EQ(s.discs("french", "purple"), 1);
    EXPECT_EQ(s.discs("french", "purple", "this_round"), 1);
    EXPECT_EQ(s.discs("french", "purple", "previous"), 0);
    s.play("nothing green", {1});
    EXPECT_EQ(s.discs("french", "purple", "this_round"), 0);
    EXPECT_EQ(s.discs("french", "purple", "previous"), 1);
    EXPECT_EQ(s.discs("french", "green", "previous"), 1);
}

RULE(WL_4_3_6, an_area_and_a_unit_are_activated_again_and_again) {
    Scene s("grand_battery_west: fr_art_1 fr_inf_1; la_haye_sainte: br_inf_1; active=french");
    for (int i = 0; i < 2; ++i) s.play_all({"fire green grand_battery_west", "aim fr_art_1 la_haye_sainte", "done"}, {1});
    s.play_all({"move green grand_battery_west", "go fr_inf_1 trimotion", "done", "move green trimotion", "go fr_inf_1 bachelus_field"});
    EXPECT_EQ(s.at("fr_inf_1"), "bachelus_field");
}

RULE(WL_4_3_6, a_leader_is_activated_once_a_round) {
    Scene s("rossomme: fr_leader_1 fr_inf_1; mont_st_jean: br_cav_1; active=french tile=2");
    s.play_all({"lead green fr_leader_1", "form green rossomme", "turn fr_inf_1 defensive", "done"});
    s.refuses("lead green fr_leader_1", "WL-4.3.6");
    s.play("nothing green", {1});
    s.play_all({"nothing green", "nothing green"}, {1});   // the Allied round
    s.play("done");                                        // free changes of formation
    s.allows("lead green fr_leader_1");
}

// --- WL-4.6  End of the round ----------------------------------------------------------------------------------------------------------

RULE(WL_4_6_1, penalties_come_in_the_order_that_the_active_player_likes) {
    Scene s(
        "rossomme: fr_inf_1 fr_inf_2 fr_inf_3 fr_inf_4; chantelet: fr_inf_5 fr_inf_6 fr_inf_7 fr_inf_8; lobaus_field: fr_inf_9;"
        "active=french tile=2 actions_done=1");
    s.play("nothing green");
    EXPECT_EQ(s.asks(), "area_limits");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.operands("penalty "), (Words{"chantelet", "rossomme"}));
    s.refuses("penalty lobaus_field", "WL-1.4.2");
    s.refuses("done", "WL-4.6.1");
    s.play("penalty rossomme", {1});
    const Words placed = s.log("damage cubes placed");
    ASSERT_EQ(placed.size(), 2u);
    EXPECT_TRUE(placed[0].starts_with("rossomme"));
    EXPECT_TRUE(placed[1].starts_with("chantelet"));
}

RULE(WL_4_6_2, roles_switch) {
    Scene s(kQuietRound + "active=allied tile=2 actions_done=1");
    s.play("nothing green", {1});
    EXPECT_EQ(s.seat(), "french");
    s.play_all({"nothing green", "nothing green"}, {1});
    EXPECT_EQ(s.seat(), "allied");
}

RULE(WL_4_6_2, without_a_green_disc_the_new_active_player_ends_the_phase) {
    Scene s(kQuietRound + "active=french tile=2 actions_done=1 allied.red=2");
    s.play("nothing green", {1});   // the die is the first tile of the next turn
    EXPECT_FALSE(s.log("Phase: formation.").empty());
    EXPECT_TRUE(s.log("The Allied player is active").empty());
    EXPECT_EQ(s.position().turn, 2);
    EXPECT_EQ(s.discs("french", "green"), 8);   // the seven unused ones are lost
}

RULE(WL_4_6_3, the_test_is_not_made_in_mid_round) {
    Scene s(kQuietRound + "active=french tile=4 french.green=1 french.red=3");
    s.play("nothing green");
    EXPECT_EQ(s.asks(), "choose_action");   // no green disc is left, but the round continues
    EXPECT_EQ(s.seat(), "french");
    s.play_all({"nothing red", "nothing red", "nothing red"}, {1});
    EXPECT_EQ(s.seat(), "allied");          // nor does the phase end while the Allied player has green discs
    s.play_all({"nothing green", "nothing green"}, {1});
    EXPECT_EQ(s.position().turn, 2);        // a French round was about to start
}

}  // namespace papelotte::waterloo
