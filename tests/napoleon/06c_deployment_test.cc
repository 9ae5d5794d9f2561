// NP-6.2.40 … NP-6.2.54  Deployment and fog of battle.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

// The defender's deployment, on ground that hinders nobody: streams, and a farm for the attacker.
Scene deployment(const std::string& french, const std::string& allied, const std::string& more = "") {
    Scene s = attack_on_waterloo(french, allied, {3}, more);
    s.play("terrain farm french_left", {6, 6});   // of w2 f1 h2 s2: a stream; of w2 f1 h2 s1: the other
    s.play_all({"terrain stream allied_left", "terrain stream allied_right"});
    return s;
}

const BlockState& block(const Scene& s, std::string_view unit) { return s.position().block(Scene::unit_named(unit)); }

}  // namespace

// --- Deployment (NP-6.2.40 … NP-6.2.46) ----------------------------------------------------------------------------------------------------

RULE(NP_6_2_40, the_defender_deploys_all_his_blocks_and_then_the_attacker) {
    Scene s = deployment("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 ad_r_br2 ad_r_bk ad_r_art");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.refuses("deploy ad_r_br1 french_left", "NP-6.2.40");
    s.refuses("done", "NP-6.2.40");
    s.play_all({"deploy ad_r_br1 allied_left", "deploy ad_r_br2 allied_centre", "deploy ad_r_bk allied_right"});
    s.refuses("deploy ad_r_br1 allied_centre", "NP-6.2.40");   // nothing is changed afterwards
    s.play("deploy ad_r_art allied_reserve");
    EXPECT_EQ(s.seat(), "french");
    s.play_all({"deploy fr_i_inf1 french_left", "deploy fr_i_inf2 french_centre", "deploy fr_vi_inf french_right"});
    EXPECT_EQ(s.asks(), "combat");
}

RULE(NP_6_2_40, until_the_reveal_the_attacker_sees_numbers_only) {
    Scene s = attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 ad_r_br2 ad_r_bk ad_c_heavy", {1});
    s.play("terrain woods french_left", {2, 6});   // a farm and a stream
    s.play_all({"terrain farm allied_left", "terrain stream allied_right"});
    s.play_all(
        {"deploy_on ad_r_br1 allied_left", "deploy ad_r_br2 allied_centre", "deploy ad_r_bk allied_right", "deploy ad_c_heavy allied_reserve"});
    EXPECT_TRUE(s.heard_by("anglo_dutch", "Picton"));
    EXPECT_FALSE(s.heard_by("french", "Picton"));
    for (const std::string_view unit : {"ad_r_br1", "ad_r_br2", "ad_r_bk"}) EXPECT_FALSE(s.shown(unit)) << unit;
    const auto view = s.view("french");
    const auto& left = view.at("blocks").at("waterloo").at("allied_left").at("anglo_dutch").as_object();
    EXPECT_EQ(left.at("blocks"), 1);
    EXPECT_EQ(left.at("on_marker"), 1);
    EXPECT_FALSE(view.at("units").as_object().contains("ad_r_br1"));
    EXPECT_EQ(s.may_be("ad_r_br1"), (Words{"ad_r_bk", "ad_r_br1", "ad_r_br2"}));   // only infantry garrisons a farm
}

RULE(NP_6_2_41, every_position_receives_a_block_and_the_reserve_may_be_empty) {
    Scene s = deployment("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 ad_r_br2 ad_r_bk ad_r_art");
    s.play("deploy ad_r_br1 allied_left");
    s.play("deploy ad_r_br2 allied_left");
    s.refuses("deploy ad_r_bk allied_left", "NP-6.2.41");
    s.refuses("deploy ad_r_bk allied_reserve", "NP-6.2.41");
    s.play_all({"deploy ad_r_bk allied_centre", "deploy ad_r_art allied_right"});
    EXPECT_EQ(s.seat(), "french");
    s.refuses("deploy fr_i_inf1 french_reserve", "NP-6.2.41");
}

RULE(NP_6_2_42, positions_that_woods_keep_artillery_from_may_stay_empty) {
    Scene s = attack_on_waterloo("fr_iv_inf fr_iii_inf1 fr_iii_inf2", "pr_i_inf1 pr_i_art pr_ii_art", {3});
    s.play("terrain farm french_left", {1, 1});
    s.play_all({"terrain woods allied_left", "terrain woods allied_centre"});
    s.refuses("deploy pr_i_inf1 allied_right", "NP-6.2.41");   // two positions can be filled, so two must be
    s.play("deploy pr_i_inf1 allied_left");
    s.play_all({"deploy pr_i_art allied_right", "deploy pr_ii_art allied_reserve"});
    s.play_all({"deploy fr_iv_inf french_centre", "deploy fr_iii_inf1 french_left", "deploy fr_iii_inf2 french_right"});
    EXPECT_EQ(s.asks(), "combat");   // no rout by itself
    EXPECT_TRUE(s.log("routed").empty());
}

RULE(NP_6_2_43, a_position_receives_blocks_of_one_corps) {
    Scene s = deployment("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 ad_i_br ad_ii_br ad_ii_ne ad_ii_art");
    s.play("deploy ad_ii_br allied_left");
    s.refuses("deploy ad_i_br allied_left", "NP-6.2.43");
    s.allows("deploy ad_ii_ne allied_left");
    s.allows("deploy ad_i_br allied_centre");
    s.play_all({"deploy ad_i_br allied_reserve", "deploy ad_r_br1 allied_reserve"});   // the reserve takes any
}

RULE(NP_6_2_44, beside_its_commander_a_position_takes_two_corps) {
    Scene s = deployment("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_wellington ad_r_br1 ad_i_br ad_ii_br ad_i_ne1 ad_i_ne2");
    s.play_all({"deploy ad_r_br1 allied_left", "deploy ad_wellington allied_left", "deploy ad_i_br allied_left"});
    s.refuses("deploy ad_ii_br allied_left", "NP-6.2.44");
    s.allows("deploy ad_i_ne1 allied_left");
}

RULE(NP_6_2_45, both_allied_armies_share_a_position_only_with_a_commander_one_corps_each) {
    Scene s = deployment("fr_i_inf1 fr_i_inf2 fr_i_art", "ad_wellington pr_blucher ad_i_br ad_ii_br pr_i_inf1 pr_iv_inf1 ad_r_br1");
    s.play("deploy ad_i_br allied_centre");
    s.refuses("deploy pr_i_inf1 allied_centre", "NP-6.2.43");
    s.play("deploy pr_blucher allied_centre");
    s.refuses("deploy ad_r_br1 allied_centre", "NP-6.2.45");   // two Anglo-Dutch corps
    s.play("deploy pr_i_inf1 allied_centre");
    s.refuses("deploy pr_iv_inf1 allied_centre", "NP-6.2.45");   // a third corps
    s.refuses("deploy ad_r_br1 allied_centre", "NP-6.2.45");
    s.allows("deploy ad_wellington allied_centre");
}

RULE(NP_6_2_46, corps_do_not_matter_after_deployment) {
    Scene s = fight("french_left: fr_i_inf1; french_reserve: fr_vi_inf fr_g_young; allied_left: ad_r_br1");
    s.play_all({"move fr_vi_inf french_left", "move fr_g_young french_left"});
    EXPECT_EQ(s.space("fr_g_young"), "french_left");
}

// --- Fog of battle (NP-6.2.50 … NP-6.2.54) -------------------------------------------------------------------------------------------------

RULE(NP_6_2_50, when_both_have_deployed_all_are_shown_but_reserves_and_blocks_in_woods) {
    Scene s = attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_i_art fr_rc_pajol", "ad_r_br1 ad_r_br2 ad_r_bk ad_c_light", {3});
    s.play("terrain farm french_left", {1, 6});   // woods and a stream
    s.play_all({"terrain woods allied_left", "terrain stream allied_right"});
    s.play_all(
        {"deploy ad_r_br1 allied_left", "deploy ad_r_br2 allied_centre", "deploy ad_r_bk allied_right", "deploy ad_c_light allied_reserve"});
    s.play_all({"deploy fr_i_inf1 french_left", "deploy fr_i_inf2 french_centre", "deploy fr_i_art french_right"});
    EXPECT_FALSE(s.shown("fr_i_inf1"));
    s.play("deploy fr_rc_pajol french_reserve");
    for (const std::string_view unit : {"ad_r_br2", "ad_r_bk", "fr_i_inf1", "fr_i_inf2", "fr_i_art"}) EXPECT_TRUE(s.shown(unit)) << unit;
    for (const std::string_view unit : {"ad_r_br1", "ad_c_light", "fr_rc_pajol"}) EXPECT_FALSE(s.shown(unit)) << unit;
    EXPECT_TRUE(s.heard_by("french", "Cole"));
    EXPECT_FALSE(s.heard_by("french", "Picton"));
}

RULE(NP_6_2_51, a_block_is_hidden_again_in_reserve_and_in_unengaged_woods) {
    Scene s = fight(
        "french_left: fr_i_inf1; french_centre: fr_rc_pajol; french_right: fr_ii_inf1; french_reserve: fr_i_inf2 fr_vi_inf; allied_left: "
        "ad_r_br1",
        "woods=french_right");
    s.play("move fr_i_inf1 french_reserve");
    EXPECT_FALSE(s.shown("fr_i_inf1"));
    EXPECT_EQ(s.may_be("fr_i_inf1"), Words{"fr_i_inf1"});   // what was seen is remembered
    s.play_all({"move fr_rc_pajol french_reserve", "move fr_rc_pajol french_right"});
    EXPECT_FALSE(s.shown("fr_rc_pajol"));
    s.play("move fr_i_inf2 french_left");   // an open position
    EXPECT_TRUE(s.shown("fr_i_inf2"));
    EXPECT_TRUE(s.heard_by("anglo_dutch", "Marcognet"));
}

RULE(NP_6_2_51, a_hidden_block_that_moves_into_woods_is_known_by_what_it_can_be) {
    Scene s = fight("french_left: fr_i_inf1; french_reserve: fr_i_inf2 fr_i_art fr_napoleon; allied_left: ad_r_br1", "woods=french_right");
    s.play("move fr_i_inf2 french_right");
    EXPECT_FALSE(s.heard_by("anglo_dutch", "Marcognet"));
    EXPECT_TRUE(s.heard_by("anglo_dutch", "French block"));
    EXPECT_EQ(s.may_be("fr_i_inf2"), (Words{"fr_i_inf2", "fr_napoleon"}));
    EXPECT_EQ(s.asks(), "combat");   // whether it may go on is not asked apart: that would tell
    s.play_all({"move fr_napoleon french_right", "done", "done"});
}

RULE(NP_6_2_52, blocks_engaged_in_woods_are_shown_at_the_end_of_the_battle_turn) {
    Scene s =
        fight("french_centre: fr_i_inf1 fr_i_inf2; allied_centre: ad_r_br1; allied_left: ad_r_br2", "woods=allied_centre woods=french_centre");
    s.play("move fr_i_inf1 allied_centre");
    EXPECT_FALSE(s.shown("fr_i_inf1"));
    EXPECT_FALSE(s.shown("ad_r_br1"));
    s.play("done");
    EXPECT_TRUE(s.shown("fr_i_inf1"));
    EXPECT_TRUE(s.shown("ad_r_br1"));
    EXPECT_FALSE(s.shown("fr_i_inf2"));
    s.play_all({"done", "move fr_i_inf1 french_centre"});   // nobody is engaged there any more
    EXPECT_FALSE(s.shown("ad_r_br1"));
    EXPECT_FALSE(s.shown("fr_i_inf1"));
}

RULE(NP_6_2_53, with_the_option_blocks_stay_hidden_until_they_fire_or_are_engaged) {
    Scene s = deployment("fr_i_inf1 fr_i_inf2 fr_i_art fr_vi_inf", "ad_r_br1 ad_r_br2 ad_r_bk", " options=fog");
    s.play_all({"deploy ad_r_br1 allied_left", "deploy ad_r_br2 allied_centre", "deploy ad_r_bk allied_right"});
    s.play_all(
        {"deploy fr_i_inf1 french_left", "deploy fr_i_art french_centre", "deploy fr_vi_inf french_right", "deploy fr_i_inf2 french_reserve"});
    EXPECT_EQ(s.asks(), "combat");
    for (const std::string_view unit : {"ad_r_br1", "ad_r_br2", "fr_i_inf1", "fr_i_art"}) EXPECT_FALSE(s.shown(unit)) << unit;
    s.play("fire fr_i_art", {6, 6, 6});
    EXPECT_TRUE(s.shown("fr_i_art"));
    s.play("move fr_i_inf2 french_left");
    EXPECT_FALSE(s.shown("fr_i_inf2"));
    s.play("move fr_i_inf1 allied_right");
    EXPECT_TRUE(s.shown("fr_i_inf1"));
    EXPECT_TRUE(s.shown("ad_r_bk"));
    EXPECT_FALSE(s.shown("ad_r_br2"));
}

RULE(NP_6_2_54, losses_of_hidden_blocks_do_not_show_who_lost) {
    Scene s(
        "battle waterloo side=french step=combat roads=quatre_bras; french_centre: fr_g_art; allied_centre: ad_r_br1 ad_i_br ad_wellington; "
        "turn=5 options=fog");
    s.play("fire fr_g_art", {1, 1, 6, 6});
    EXPECT_EQ(s.asks(), "assign_hits");   // the owner is asked, though one is the strongest
    s.play("hit ad_i_br");
    EXPECT_EQ(s.legal().size(), 2u);
    s.play("hit ad_r_br1");
    EXPECT_EQ(s.strength("ad_i_br"), 3);
    EXPECT_EQ(s.strength("ad_r_br1"), 2);
    EXPECT_FALSE(s.heard_by("french", "Picton"));
    EXPECT_EQ(s.log("loses a point").size(), 2u);   // only the number of losses is public
    EXPECT_TRUE(s.heard_by("french", "loses a point"));
    EXPECT_EQ(s.position().unseen_losses[Side::allied], 2);
    EXPECT_GT(s.may_be("ad_r_br1").size(), 1u);
}

RULE(NP_6_2_54, a_loss_does_not_tell_which_allied_army_has_the_strongest_block) {
    for (const std::string strength : {"1", "3"}) {
        Scene s(
            "battle waterloo side=french step=combat roads=quatre_bras; french_centre: fr_g_art; allied_centre: ad_r_br1 ad_i_br "
            "pr_i_inf1(strength=" +
            strength + ") pr_i_inf2(strength=" + strength + "); turn=5 options=fog,three_players");
        s.play("fire fr_g_art", {1, 6, 6, 6});
        EXPECT_EQ(s.asks(), "assign_hits");
        EXPECT_EQ(s.seat(), "anglo_dutch");   // the senior player, whoever is the strongest
        s.play(s.legal("hit").at(0));
        EXPECT_TRUE(s.heard_by("french", "A hidden Allied block"));
        EXPECT_FALSE(s.heard_by("french", "Prussian block"));
        EXPECT_TRUE(s.position().piece(Scene::unit_named("pr_i_inf1")).may_have_lost);
    }
}

RULE(NP_6_2_54, a_block_that_is_shown_takes_its_hit_only_when_its_owner_says_so) {
    for (const std::string hidden : {"ad_i_ne1(strength=1)", "ad_i_ne1"}) {   // not to be asked would tell that it is weaker
        Scene s("battle waterloo side=french step=combat roads=quatre_bras; french_centre: fr_g_art; allied_centre: ad_i_br(shown) " + hidden +
                "; turn=5 options=fog");
        s.play("fire fr_g_art", {1, 6, 6, 6});
        EXPECT_EQ(s.asks(), "assign_hits");
        EXPECT_EQ(s.legal(), std::vector<std::string>{"hit ad_i_br"});
    }
}

RULE(NP_6_2_54, whether_a_fire_is_useless_follows_from_what_can_be_known) {
    Scene s(
        "battle waterloo side=french step=combat roads=quatre_bras; french_centre: fr_g_art; allied_centre: ad_wellington; allied_left: "
        "ad_r_br1; turn=5 options=fog");
    s.allows("fire fr_g_art");   // to refuse it would tell that the block is weak
    s.play("fire fr_g_art", {1, 1, 1, 1});
    EXPECT_EQ(s.strength("ad_wellington"), 1);
    EXPECT_TRUE(s.log("loses a point").empty());
}

RULE(NP_6_2_53, a_hidden_block_may_form_square_and_shelter_unnamed) {
    Scene s(
        "battle waterloo side=french step=combat roads=quatre_bras; french_centre: fr_i_inf1 fr_i_art fr_i_inf2; allied_centre: ad_r_br1; "
        "turn=5 options=fog");
    s.play("form fr_i_inf1");
    for (const std::string& unit : s.may_be("fr_i_inf1")) EXPECT_TRUE(kInfantry.has(Scene::unit_named(unit))) << unit;
    s.play("shelter fr_i_art fr_i_inf1");
    EXPECT_FALSE(s.shown("fr_i_inf1") || s.shown("fr_i_art"));
    EXPECT_FALSE(s.heard_by("anglo_dutch", "forms square"));
    EXPECT_TRUE(s.heard_by("anglo_dutch", "A hidden French block"));
    EXPECT_EQ(block(s, "fr_i_art").shelter, block(s, "fr_i_inf1").square);
}

}  // namespace papelotte::napoleon
