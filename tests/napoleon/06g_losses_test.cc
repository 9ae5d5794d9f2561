// NP-6.3.70 … NP-6.3.75, NP-6.4  Reinforcements and losses.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

// The Reinforcement step of the French at Waterloo.
Scene reinforcement(const std::string& units, const std::string& words = "") {
    return fight("french_left: fr_i_inf1; allied_left: ad_r_br1; " + units, "step=reinforce " + words);
}

}  // namespace

// --- Reinforcement (NP-6.3.70 … NP-6.3.75) -------------------------------------------------------------------------------------------------

RULE(NP_6_3_70, as_the_last_step_blocks_come_from_adjacent_towns_into_the_reserve) {
    Scene s = reinforcement("quatre_bras: fr_ii_inf1; ligny: fr_iv_inf");
    EXPECT_EQ(s.asks(), "reinforce");
    s.refuses("reinforce fr_iv_inf", "NP-6.3.70");
    s.refuses("reinforce fr_i_inf1", "NP-6.3.70");
    s.refuses("reinforce ad_r_br1", "NP-11.1.2");
    s.play("reinforce fr_ii_inf1");
    EXPECT_EQ(s.at("fr_ii_inf1"), "waterloo");
    EXPECT_EQ(s.space("fr_ii_inf1"), "french_reserve");
    EXPECT_FALSE(s.shown("fr_ii_inf1"));
    EXPECT_FALSE(s.heard_by("anglo_dutch", "fr_ii_inf1"));
    EXPECT_TRUE(s.heard_by("anglo_dutch", "French reinforcement"));
    EXPECT_EQ(s.seat(), "anglo_dutch");   // nobody else could come
}

RULE(NP_6_3_71, two_come_by_a_main_road_and_one_by_a_secondary_road) {
    Scene s = reinforcement("quatre_bras: fr_ii_inf1 fr_ii_inf2 fr_ii_art; nivelles: fr_iv_inf fr_iv_art");
    s.play_all({"reinforce fr_ii_inf1", "reinforce fr_ii_inf2"});
    s.refuses("reinforce fr_ii_art", "NP-6.3.71");
    s.play("reinforce fr_iv_inf");
    EXPECT_EQ(s.at("fr_iv_art"), "nivelles");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.asks(), "reinforce");
    s.play("reinforce fr_ii_art");   // in the next battle turn
}

RULE(NP_6_3_71, rivers_do_not_matter) {
    Scene s = reinforcement("hal: fr_ii_inf1");
    s.play("reinforce fr_ii_inf1");   // Hal - Waterloo is a river road
    EXPECT_EQ(s.at("fr_ii_inf1"), "waterloo");
}

RULE(NP_6_3_72, nobody_comes_from_a_town_whose_fight_is_unresolved) {
    Scene s(
        "battle waterloo side=french step=reinforce roads=quatre_bras; french_left: fr_i_inf1; allied_left: ad_r_br1; nivelles: fr_g_old; "
        "battle quatre_bras roads=charleroi; french_left: fr_ii_inf1; allied_left: ad_i_ne1; turn=5");
    s.refuses("reinforce fr_ii_inf1", "NP-6.3.72");
    s.allows("reinforce fr_g_old");
}

RULE(NP_6_3_73, disrupted_blocks_do_not_reinforce) {
    Scene s = reinforcement("quatre_bras: fr_ii_inf1(disrupted) fr_ii_inf2");
    s.refuses("reinforce fr_ii_inf1", "NP-6.3.73");
    s.allows("reinforce fr_ii_inf2");
}

RULE(NP_6_3_74, any_other_friendly_block_may_come) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_r_br1; wavre: pr_i_inf1; brussels: ad_wellington", "side=allied step=reinforce");
    s.play_all({"reinforce pr_i_inf1", "reinforce ad_wellington"});   // whatever its army
    EXPECT_EQ(s.space("pr_i_inf1"), "allied_reserve");
}

RULE(NP_6_3_74, a_winner_may_reinforce_another_battle) {
    Scene s(
        "battle ligny side=french step=combat roads=charleroi; french_left: fr_i_inf1; allied_left: pr_i_inf1; "
        "battle quatre_bras roads=charleroi; french_left: fr_ii_inf1; allied_left: ad_i_ne1; turn=5");
    s.play("move fr_i_inf1 allied_right");   // a rout
    while (s.asks() != "combat") s.play(s.asks() == "redeploy" ? "done" : s.legal().front());
    s.play("done");
    EXPECT_EQ(s.legal("reinforce"), Words{"reinforce fr_i_inf1"});
}

RULE(NP_6_3_75, reinforcements_act_from_the_next_battle_turn) {
    Scene s = reinforcement("quatre_bras: fr_rc_pajol fr_ii_inf1");
    s.play("reinforce fr_rc_pajol");
    s.refuses("move fr_rc_pajol french_left", "NP-6.3.70");
    s.play_all({"done", "done"});
    s.allows("move fr_rc_pajol french_left");
}

// --- Losses (NP-6.4) -----------------------------------------------------------------------------------------------------------------------

RULE(NP_6_4_1, hits_take_effect_before_the_next_block_acts) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_r_br1(strength=2) ad_i_br(strength=1); allied_centre: ad_ii_br");
    s.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(s.strength("ad_r_br1"), 1);
    s.play("done");   // the Allies check their morale with what is left; both stand
    EXPECT_EQ(s.asks(), "morale");
}

RULE(NP_6_4_2, each_hit_goes_to_the_strongest_at_that_moment_whatever_its_type) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_c_light(strength=3) ad_r_br2(strength=1) ad_i_art(strength=1)");
    s.play("fire fr_g_old", {1, 1, 6});
    EXPECT_EQ(s.strength("ad_c_light"), 1);
    EXPECT_EQ(s.strength("ad_r_br2"), 1);
    Scene tie = fight("allied_left: fr_g_old fr_i_inf1 ad_c_light(strength=3) ad_r_br1(strength=3) ad_r_br2");
    tie.play("fire fr_g_old", {1, 6, 6});
    tie.refuses("hit ad_r_br2", "NP-6.4.2");
    tie.refuses("hit fr_i_inf1", "NP-6.4.2");
}

RULE(NP_6_4_3, of_equally_strong_blocks_the_owner_chooses) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_c_light(strength=3) ad_r_br1");
    s.play("fire fr_g_old", {1, 1, 6});
    EXPECT_EQ(s.seat(), "anglo_dutch");
    EXPECT_EQ(s.legal(), (Words{"hit ad_r_br1", "hit ad_c_light"}));
    s.play("hit ad_c_light");   // the second hit goes to Picton by itself
    EXPECT_EQ(s.strength("ad_c_light"), 2);
    EXPECT_EQ(s.strength("ad_r_br1"), 2);
    EXPECT_EQ(s.asks(), "combat");
}

RULE(NP_6_4_4, a_hit_on_strength_one_eliminates) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_r_br1(strength=1) ad_wellington; allied_centre: ad_i_br");
    s.play("fire fr_g_old", {1, 6, 6});
    s.play("hit ad_r_br1");
    EXPECT_TRUE(s.eliminated("ad_r_br1"));
    EXPECT_TRUE(s.heard_by("french", "Picton) (ad_r_br1) is eliminated"));
}

RULE(NP_6_4_5, hits_without_a_target_are_lost) {
    Scene s = fight("french_left: fr_g_old fr_i_inf1 ad_r_br1(strength=1); allied_right: ad_i_br");
    s.play("fire fr_g_old", {1, 1, 1});
    EXPECT_TRUE(s.eliminated("ad_r_br1"));
    EXPECT_EQ(s.strength("ad_i_br"), 4);
    EXPECT_EQ(s.asks(), "combat");
}

// --- Strength and fire values (NP-3.1) -----------------------------------------------------------------------------------------------------

RULE(NP_3_1_3, a_block_rolls_as_many_dice_as_its_strength) {
    for (int strength = 1; strength <= 4; ++strength) {
        Scene s = fight("allied_left: fr_iv_inf(strength=" + std::to_string(strength) + ") ad_r_br1 ad_i_br; french_left: fr_i_inf1");
        s.play("fire fr_iv_inf", std::vector<int>(static_cast<std::size_t>(strength), 6));
    }
}

RULE(NP_3_1_4, each_loss_costs_one_point_and_the_last_the_block) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_r_br2; allied_centre: ad_i_br; allied_reserve: ad_ii_br");
    s.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(s.strength("ad_r_br2"), 1);
    s.play("fire fr_i_inf1", {1, 6, 6});
    EXPECT_TRUE(s.eliminated("ad_r_br2"));
}

RULE(NP_3_1_5, a_die_hits_at_the_fire_value_or_less) {
    for (int die = 1; die <= 6; ++die) {
        Scene s = fight("allied_left: fr_g_old(strength=1) ad_i_br; french_left: fr_i_inf1");
        s.play("fire fr_g_old", {die});
        EXPECT_EQ(s.strength("ad_i_br"), die <= 3 ? 3 : 4) << die;
    }
}

RULE(NP_3_1_9, eliminated_blocks_are_shown_to_everybody) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_i_br; allied_reserve: ad_r_art(strength=2)");
    s.play("move fr_i_inf1 allied_right");   // the guns in reserve die of the rout, unseen until then
    for (const std::string_view seat : {"french", "anglo_dutch", "observer"}) EXPECT_TRUE(s.heard_by(seat, "(ad_r_art) is eliminated")) << seat;
    EXPECT_EQ(s.view("french").at("units").at("ad_r_art").at("at"), "eliminated");
}

}  // namespace papelotte::napoleon
