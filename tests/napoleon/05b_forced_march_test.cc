// NP-5.6, NP-8.1  Forced marches and commanders on the march.
#include "games/napoleon/rules/queries.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

// French infantry of Beaumont has marched to Laneffe; forced marches are asked for.
Scene at_laneffe(std::string_view others) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2(strength=1) fr_napoleon; marche: pr_iv_inf1; turn=1; " + std::string(others));
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_i_inf2 laneffe", "done"});
    if (s.asks() == "choose_group") s.play("done");
    return s;
}

}  // namespace

RULE(NP_5_6_1, blocks_that_moved_their_full_rate_go_one_town_further) {
    Scene s("beaumont: fr_i_inf1 fr_rc_pajol fr_i_inf2; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_rc_pajol laneffe", "done"});
    EXPECT_EQ(s.asks(), "forced_marches");
    s.refuses("force fr_rc_pajol fosse", "NP-5.6.1");   // one town of two
    s.refuses("force fr_i_inf2 thuin", "NP-5.6.1");     // has not moved
    s.play("force fr_i_inf1 fosse");
    s.refuses("force fr_i_inf1 namur", "NP-5.6.1");     // once
}

RULE(NP_5_6_2, all_forced_marches_come_before_the_first_die) {
    Scene s = at_laneffe("");
    s.play_all({"force fr_i_inf1 fosse", "force fr_i_inf2 thuin"});
    EXPECT_EQ(s.dice_rolled(), 0);
    s.play("done", {6, 6});   // the commander stays hidden
    EXPECT_EQ(s.turn(), 2);
}

RULE(NP_1_1_6, any_number_of_dice_is_rolled_at_once) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2 fr_ii_inf1 fr_ii_inf2 fr_iii_inf1; marche: pr_iv_inf1; turn=1");
    s.play("group french beaumont");
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2", "fr_ii_inf1", "fr_ii_inf2", "fr_iii_inf1"})
        s.play("march " + std::string(unit) + " laneffe");
    s.play("done");
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2", "fr_ii_inf1", "fr_ii_inf2"}) s.play("force " + std::string(unit) + " fosse");
    s.play("force fr_iii_inf1 fosse", {4, 4, 4, 4, 4});   // five, though the box has four
    EXPECT_EQ(s.dice_rolled(), 5);
}

RULE(NP_5_6_3, one_to_three_costs_a_point) {
    Scene s = at_laneffe("");
    s.play_all({"force fr_i_inf1 fosse", "done", "done"}, {3});
    EXPECT_EQ(s.strength("fr_i_inf1"), 2);
    EXPECT_EQ(s.at("fr_i_inf1"), "fosse");   // it completes the march
    Scene lucky = at_laneffe("");
    lucky.play_all({"force fr_i_inf1 fosse", "done", "done"}, {4});
    EXPECT_EQ(lucky.strength("fr_i_inf1"), 3);
}

RULE(NP_5_6_3, the_enemy_hears_how_many_rolled_and_lost_and_no_face) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_i_inf2 laneffe", "done", "force fr_i_inf1 fosse"});
    s.play("force fr_i_inf2 fosse", {2, 5});
    EXPECT_TRUE(s.heard_by("prussian", "two French blocks: one point lost"));
    EXPECT_FALSE(s.heard_by("prussian", "total"));   // a face would tell through a commander's bonus which block has failed
    EXPECT_TRUE(s.heard_by("french", "total"));
}

RULE(NP_5_6_4, a_block_of_strength_1_that_fails_is_eliminated) {
    Scene s = at_laneffe("");
    s.play_all({"force fr_i_inf2 fosse", "done", "done"}, {1});
    EXPECT_TRUE(s.eliminated("fr_i_inf2"));
}

RULE(NP_5_6_5, a_forced_march_may_be_an_attack_within_the_limits) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2 fr_ii_inf1 fr_ii_inf2 fr_iii_inf1; charleroi: pr_i_inf1 pr_i_inf2 pr_i_art; turn=1");
    s.play("group french beaumont");
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2", "fr_ii_inf1", "fr_ii_inf2", "fr_iii_inf1"})
        s.play("march " + std::string(unit) + " laneffe");
    s.play("done");
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2", "fr_ii_inf1", "fr_ii_inf2"}) s.play("force " + std::string(unit) + " charleroi");
    s.refuses("force fr_iii_inf1 charleroi", "NP-5.5.1");
    s.allows("force fr_iii_inf1 fosse");
}

RULE(NP_5_4_2, forced_marches_use_the_roads_too) {
    Scene s("laneffe: fr_i_inf1 fr_i_inf2 fr_ii_inf1 fr_ii_inf2 fr_iii_inf1 fr_napoleon; beaumont: fr_iv_inf; marche: pr_iv_inf1; turn=1");
    s.play("group french laneffe");
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2", "fr_ii_inf1", "fr_ii_inf2", "fr_iii_inf1", "fr_napoleon"})
        s.play("march " + std::string(unit) + " fosse");
    s.play_all({"done", "group french beaumont", "march fr_iv_inf laneffe", "done"});
    s.refuses("force fr_iv_inf fosse", "NP-5.4.1");   // a secondary road: six, the commander among them
}

RULE(NP_5_4_3, retreats_do_not_use_the_limits_of_movement) {
    Scene s("laneffe: fr_rc_pajol(strength=1) fr_rc_milhaud fr_i_inf1 fr_i_inf2; charleroi: pr_i_inf1 pr_i_inf2 pr_i_art; turn=1");
    s.play_all({"group french laneffe", "march fr_rc_pajol charleroi"});
    s.play("done", {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    EXPECT_EQ(s.at("fr_rc_pajol"), "laneffe");   // back by the same road
    for (const RoadUse& use : s.position().roads) EXPECT_EQ(use.moved, 0);
}

RULE(NP_5_6_6, a_block_among_enemies_marches_no_further) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2; laneffe: pr_i_cav; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_i_inf2 thuin", "done"});
    s.refuses("force fr_i_inf1 fosse", "NP-5.1.9");
    s.allows("force fr_i_inf2 solre");
}

RULE(NP_5_6_7, no_attackers_left_means_no_fight) {
    Scene s("beaumont: fr_vi_art(strength=1); charleroi: pr_i_cav; turn=1");
    s.play_all({"group french beaumont", "march fr_vi_art laneffe", "done", "force fr_vi_art charleroi"}, {2});
    EXPECT_TRUE(s.eliminated("fr_vi_art"));
    EXPECT_EQ(s.turn(), 2);
}

RULE(NP_8_1_1, a_commander_helps_his_own_army_only) {
    Scene s("waterloo: ad_wellington pr_i_inf1 ad_r_br1; beaumont: fr_i_inf1; turn=2");
    s.play_all({"group prussian waterloo", "march pr_i_inf1 wavre", "done", "done", "force pr_i_inf1 gembloux", "done"}, {3});
    EXPECT_EQ(s.strength("pr_i_inf1"), 3);   // Wellington was not asked
}

RULE(NP_8_1_2, commanders_count_for_limits) {
    Scene s("thuin: fr_napoleon fr_rc_pajol fr_rc_milhaud fr_rc_exelmans; charleroi: pr_i_inf1; turn=1");
    s.play_all({"group french thuin", "march fr_napoleon charleroi", "march fr_rc_pajol charleroi", "march fr_rc_milhaud charleroi"});
    s.refuses("march fr_rc_exelmans charleroi", "NP-5.5.1");
}

RULE(NP_8_1_3, the_commander_adds_one_for_blocks_that_began_with_him) {
    Scene s = at_laneffe("solre: fr_ii_inf1");
    s.play_all({"force fr_i_inf1 fosse", "done"});
    EXPECT_EQ(s.asks(), "show_commander");
    s.play("reveal fr_napoleon", {3});   // he stayed behind in Beaumont
    EXPECT_EQ(s.strength("fr_i_inf1"), 3);
}

RULE(NP_8_1_3, blocks_that_began_elsewhere_get_no_bonus) {
    Scene s("beaumont: fr_napoleon fr_i_inf1; solre: fr_ii_inf1; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "done", "group french solre", "march fr_ii_inf1 thuin", "done",
                "force fr_i_inf1 fosse", "force fr_ii_inf1 binche"});
    s.play("reveal fr_napoleon", {3, 3});
    EXPECT_EQ(s.strength("fr_i_inf1"), 3);
    EXPECT_EQ(s.strength("fr_ii_inf1"), 3);   // of 4
}

RULE(NP_8_1_4, the_bonus_stays_if_the_commander_dies_of_the_same_march) {
    Scene s("beaumont: fr_napoleon fr_i_inf1; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_napoleon philippeville", "march fr_napoleon dinant", "done",
                "force fr_i_inf1 fosse", "force fr_napoleon fosse"});
    s.play("reveal fr_napoleon", {2, 3});   // his die is the first
    EXPECT_TRUE(s.eliminated("fr_napoleon"));
    EXPECT_EQ(s.strength("fr_i_inf1"), 3);
}

RULE(NP_7_1_3, the_attacker_goes_back_by_the_road_of_a_forced_march) {
    Scene s("beaumont: fr_i_inf1; charleroi: pr_i_cav; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "done", "force fr_i_inf1 charleroi"}, {6, 6, 6, 6, 6, 6});
    EXPECT_EQ(s.at("fr_i_inf1"), "laneffe");   // of two equal sides the attacker retreats
}

RULE(NP_8_1_4, the_commander_must_be_revealed) {
    Scene s = at_laneffe("");
    s.play_all({"force fr_i_inf1 fosse", "done", "done"}, {3});
    EXPECT_EQ(s.strength("fr_i_inf1"), 2);
    EXPECT_GT(s.may_be("fr_napoleon").size(), 1u);
    Scene elsewhere("beaumont: fr_i_inf1; solre: fr_napoleon fr_i_inf2; marche: pr_iv_inf1; turn=1");
    elsewhere.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "done", "done", "force fr_i_inf1 fosse"});
    EXPECT_EQ(elsewhere.asks(), "show_commander");   // asked all the same
    elsewhere.refuses("reveal fr_napoleon", "NP-8.1.3");
    elsewhere.refuses("reveal fr_i_inf1", "NP-8.1.1");
}

RULE(NP_8_1_5, a_commander_who_marches_dies_on_a_die_of_one_or_two) {
    const auto march = [](int die) {
        Scene s("beaumont: fr_napoleon; marche: pr_iv_inf1; turn=1");
        s.play_all({"group french beaumont", "march fr_napoleon laneffe", "march fr_napoleon fosse", "done", "force fr_napoleon namur",
                    "reveal fr_napoleon"},
                   {die});
        return s.eliminated("fr_napoleon");
    };
    EXPECT_TRUE(march(2));
    EXPECT_FALSE(march(3));
}

RULE(NP_8_3_1, a_lost_commander_counts_as_a_block_and_helps_no_more) {
    Scene s("beaumont: fr_i_inf1; marche: pr_iv_inf1; eliminated=fr_napoleon turn=1");
    EXPECT_EQ(eliminated(s.position(), Army::french).size(), 1);
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "done", "force fr_i_inf1 fosse"}, {3});   // nobody to reveal
    EXPECT_EQ(s.strength("fr_i_inf1"), 2);
}

}  // namespace papelotte::napoleon
