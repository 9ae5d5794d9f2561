// NP-6.6  Skirmishes.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

// The French of Quatre Bras march on Waterloo, where one or two blocks stand.
Scene skirmish(const std::string& french, const std::string& allied, std::vector<int> dice, const std::string& more = "") {
    return attack_on_waterloo(french, allied, std::move(dice), more);
}
const std::string kSix = "fr_i_inf1 fr_i_inf2 fr_ii_inf1 fr_ii_inf2 fr_vi_inf fr_rc_pajol";

}  // namespace

RULE(NP_6_6_1, a_skirmish_is_one_round_without_terrain_deployment_or_morale) {
    Scene s = skirmish("fr_i_inf1 fr_i_inf2", "ad_i_br(strength=1)", {6, 6, 6, 6, 6, 6, 6});
    EXPECT_TRUE(s.log("draw").empty());
    EXPECT_TRUE(s.log("checks morale").empty());
    EXPECT_EQ(s.log(" fires").size(), 3u);
    EXPECT_EQ(s.asks(), "retreat");
}

RULE(NP_6_6_2, each_side_reveals_up_to_four_blocks_and_with_more_picks_them_in_secret) {
    Scene s = skirmish(kSix, "ad_i_br", {});
    EXPECT_EQ(s.asks(), "choose_skirmishers");
    EXPECT_EQ(s.seat(), "french");   // the other side has nothing to choose
    s.refuses("show ad_i_br", "NP-6.6.2");
    s.play("show fr_i_inf1");
    s.refuses("show fr_i_inf1", "NP-6.6.2");
    s.play_all({"show fr_i_inf2", "show fr_rc_pajol"});
    EXPECT_FALSE(s.shown("fr_i_inf1"));
    EXPECT_FALSE(s.shown("ad_i_br"));
    EXPECT_FALSE(s.heard_by("anglo_dutch", "will fight"));
    EXPECT_TRUE(s.heard_by("french", "will fight"));
    s.play("show fr_vi_inf", {1, 6, 6, 6});   // both show together, and the defender fires
    for (const std::string_view unit : {"fr_i_inf1", "fr_i_inf2", "fr_rc_pajol", "fr_vi_inf", "ad_i_br"}) EXPECT_TRUE(s.shown(unit)) << unit;
    EXPECT_FALSE(s.shown("fr_ii_inf1"));
    EXPECT_FALSE(s.shown("fr_ii_inf2"));
}

RULE(NP_6_6_3, the_defender_fires_first_and_then_the_attackers_survivors) {
    Scene s = skirmish("fr_napoleon fr_g_young(strength=1)", "ad_c_light ad_r_br1", {1, 1, 6});
    s.play("hit fr_napoleon");
    EXPECT_TRUE(s.eliminated("fr_napoleon"));
    EXPECT_TRUE(s.eliminated("fr_g_young"));
    EXPECT_EQ(s.log(" fires").size(), 1u);   // nobody is left to be hit or to answer
}

RULE(NP_6_6_4, foot_units_fire_at_one_and_mounted_units_at_two_whatever_is_printed) {
    Scene s = skirmish("fr_g_old fr_rc_milhaud fr_g_hart fr_napoleon fr_i_art", "ad_i_br", {});
    s.play_all({"show fr_napoleon", "show fr_g_old", "show fr_g_hart", "show fr_rc_milhaud"}, {2, 2, 2, 2, 3, 2, 2, 2, 3, 3, 3, 3, 3});
    EXPECT_EQ(s.log("fire value in a skirmish +1").size(), 2u);   // both infantry blocks
    EXPECT_EQ(s.log("fire value in a skirmish +2").size(), 3u);
    EXPECT_EQ(s.strength("ad_i_br"), 4);
}

RULE(NP_6_6_5, hits_go_to_the_strongest_revealed_block) {
    Scene s = skirmish(kSix, "ad_c_light", {});
    s.play_all({"show fr_i_inf1", "show fr_i_inf2", "show fr_vi_inf", "show fr_rc_pajol"}, {1, 6, 6, 6});
    EXPECT_EQ(s.asks(), "assign_hits");
    EXPECT_EQ(s.seat(), "french");
    s.refuses("hit fr_ii_inf1", "NP-6.4.2");   // stronger, but not revealed
    s.play("hit fr_vi_inf", {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    EXPECT_EQ(s.strength("fr_vi_inf"), 2);
}

RULE(NP_6_6_6, the_side_with_fewer_blocks_left_retreats_and_of_equals_the_attacker) {
    Scene fewer = skirmish("fr_g_young fr_i_inf1", "ad_r_bk", {6, 6, 6, 6, 6, 6, 6});
    EXPECT_EQ(fewer.seat(), "anglo_dutch");
    EXPECT_EQ(fewer.asks(), "retreat");
    const Scene equal = skirmish("fr_g_young", "ad_r_bk", {6, 6, 6, 6});
    EXPECT_EQ(equal.at("fr_g_young"), "quatre_bras");   // back by the one road, without a question
    EXPECT_EQ(equal.at("ad_r_bk"), "waterloo");
}

RULE(NP_6_6_7, the_loser_retreats_within_the_road_limits_and_the_rest_is_lost) {
    Scene s("nivelles: fr_g_young fr_i_inf1; waterloo: ad_r_bk ad_r_br2; turn=5");
    s.play_all({"group french nivelles", "march fr_g_young waterloo", "march fr_i_inf1 waterloo"});
    s.play("done", {6, 6, 6, 6, 6, 6, 6, 6, 6});   // two against two: the French go back by one secondary road
    EXPECT_EQ(s.asks(), "retreat");
    s.play("retreat fr_i_inf1 nivelles");
    EXPECT_TRUE(s.eliminated("fr_g_young"));
}

RULE(NP_6_6_8, there_is_no_attrition_after_a_skirmish) {
    const Scene s = skirmish("fr_g_young", "ad_r_bk", {6, 6, 6, 6});
    EXPECT_EQ(s.strength("fr_g_young"), 2);
}

RULE(NP_6_6_9, retreated_blocks_are_disrupted_and_nobody_redeploys) {
    Scene s = skirmish("fr_g_young fr_i_inf1", "ad_r_bk", {6, 6, 6, 6, 6, 6, 6});
    s.play("retreat ad_r_bk brussels");
    EXPECT_EQ(s.log("Turn"), (Words{"Turn 5", "Turn 6"}));   // nobody was asked to redeploy
    EXPECT_EQ(s.log("redeploy"), Words{});
}

RULE(NP_6_6_9, a_winner_may_reinforce_an_adjacent_battle) {
    Scene s("quatre_bras: fr_g_young fr_i_inf1 fr_i_inf2 fr_vi_inf fr_ii_inf1; waterloo: ad_r_bk; nivelles: ad_i_br ad_i_ne1 ad_i_ne2; turn=5");
    s.play_all({"group french quatre_bras", "march fr_g_young waterloo", "march fr_ii_inf1 waterloo", "march fr_i_inf1 nivelles",
                "march fr_i_inf2 nivelles", "march fr_vi_inf nivelles"});
    s.play("done", {6, 6, 6, 6, 6, 6, 6, 6});
    s.play("retreat ad_r_bk brussels", {3});
    EXPECT_TRUE(s.disrupted("ad_r_bk"));
    s.play("terrain farm french_left", {6, 6});
    s.play_all({"terrain stream allied_left", "terrain stream allied_right", "deploy ad_i_br allied_left", "deploy ad_i_ne1 allied_centre",
                "deploy ad_i_ne2 allied_right", "deploy fr_i_inf1 french_left", "deploy fr_i_inf2 french_centre",
                "deploy fr_vi_inf french_right", "done"});
    EXPECT_EQ(s.legal("reinforce"), (Words{"reinforce fr_ii_inf1", "reinforce fr_g_young"}));
}

RULE(NP_6_6_10, nobody_reinforces_a_skirmish) {
    const Scene s = skirmish("fr_g_young fr_i_inf1", "ad_r_bk", {6, 6, 6, 6, 6, 6, 6}, "; brussels: ad_i_br");
    EXPECT_EQ(s.asks(), "retreat");
    EXPECT_TRUE(s.log("comes up").empty());
}

RULE(NP_17_4, a_commander_alone_is_a_force_of_one_block) {
    const Scene s = skirmish("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_wellington", {6, 1, 6, 6});
    EXPECT_EQ(s.log("Skirmish").size(), 1u);
}

RULE(NP_17_5, when_all_defenders_fall_the_attacker_holds_the_town) {
    const Scene s = skirmish("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_wellington", {6, 1, 6, 6});
    EXPECT_TRUE(s.eliminated("ad_wellington"));
    EXPECT_EQ(s.at("fr_i_inf1"), "waterloo");
    EXPECT_TRUE(s.position().fights.empty());
}

}  // namespace papelotte::napoleon
