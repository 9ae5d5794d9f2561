// NP-2  Sequence of play.
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {

constexpr std::string_view kQuiet = "avesnes: fr_i_inf1 fr_napoleon; marche: pr_iv_inf1; termonde: ad_r_br1; ";

RULE(NP_2_1_1, turns_alternate_beginning_with_the_french) {
    Scene s(std::string(kQuiet) + "turn=1");
    EXPECT_EQ(s.seat(), "french");
    s.end_turn();
    EXPECT_EQ(s.seat(), "anglo_dutch");
    EXPECT_EQ(s.turn(), 2);
    s.end_turn();
    EXPECT_EQ(s.seat(), "french");
}

RULE(NP_2_1_2, every_third_turn_is_a_night_turn_and_odd_turns_are_french) {
    for (int turn = 1; turn <= kTurns; ++turn) {
        EXPECT_EQ(is_night(turn), turn % 3 == 0) << turn;
        EXPECT_EQ(active_side(turn), turn % 2 == 1 ? Side::french : Side::allied) << turn;
        EXPECT_EQ(turn_data(turn).day, 15 + (turn - 1) / 3) << turn;
    }
}

RULE(NP_2_1_3, the_game_ends_with_turn_23) {
    EXPECT_EQ(kTurns, 23);
    Scene s(std::string(kQuiet) + "turn=23");
    s.end_turn();
    EXPECT_EQ(s.winner(), "allied");
    EXPECT_EQ(s.asks(), "");
}

RULE(NP_2_2_1, movement_then_battle_then_supply) {
    Scene s("beaumont: fr_i_inf1; laneffe: pr_i_cav(strength=1); ghent: fr_i_inf2; termonde: ad_r_br1 ad_r_br2; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "done", "done"}, {6, 6, 6, 6});
    EXPECT_EQ(s.asks(), "supply_loss");   // the skirmish was fought before; the attacker lost it
    EXPECT_EQ(s.at("fr_i_inf1"), "beaumont");
}

RULE(NP_2_2_2, group_moves_come_before_forced_marches) {
    Scene s("beaumont: fr_i_inf1; philippeville: fr_iv_inf; termonde: ad_r_br1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe"});
    s.refuses("force fr_i_inf1 thuin", "NP-5.1.4");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.asks(), "forced_marches");
    s.refuses("group french philippeville", "NP-5.6.1");
}

RULE(NP_2_2_3, skirmishes_are_fought_before_battles) {
    Scene s("charleroi: fr_i_inf1 fr_i_inf2 fr_i_art fr_ii_inf1; ligny: pr_i_inf1 pr_i_inf2 pr_i_art; binche: ad_c_ne; turn=1");
    s.play_all(
        {"group french charleroi", "march fr_i_inf1 ligny", "march fr_i_inf2 ligny", "march fr_i_art ligny", "march fr_ii_inf1 binche", "done"},
        {6, 6, 6, 6, 6, 6, 6, 6, 1});
    EXPECT_TRUE(s.position().fights.has(Scene::town_named("ligny")));
    EXPECT_FALSE(s.position().fights.has(Scene::town_named("binche")));
    EXPECT_EQ(s.asks(), "place_terrain");
}

RULE(NP_2_2_5, disrupted_blocks_recover_at_the_end_of_the_turn) {
    Scene s("beaumont: fr_i_inf1(disrupted); marche: pr_iv_inf1(disrupted); turn=1");
    s.end_turn();
    EXPECT_FALSE(s.disrupted("fr_i_inf1"));
    EXPECT_FALSE(s.disrupted("pr_iv_inf1"));
}

RULE(NP_2_2_6, a_player_may_decline_every_move) {
    Scene s(std::string(kQuiet) + "turn=1");
    s.allows("done");
    s.play("done");
    EXPECT_EQ(s.turn(), 2);
    s.play_all({"group anglo_dutch termonde", "done", "done"});   // a group that stays
    EXPECT_EQ(s.at("ad_r_br1"), "termonde");
}

RULE(NP_17_14, without_fights_there_is_no_battle_phase) {
    Scene s(std::string(kQuiet) + "turn=1");
    s.play("done");
    EXPECT_EQ(s.turn(), 2);
    EXPECT_TRUE(s.log("Battle").empty());
}

}  // namespace papelotte::napoleon
