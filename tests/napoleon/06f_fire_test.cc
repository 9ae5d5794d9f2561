// NP-6.3.50 … NP-6.3.66  Fire.
#include <boost/json.hpp>

#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

bool mark(const Scene& s, std::string_view unit, auto which) { return which(s.position().block(Scene::unit_named(unit))); }
bool shock(const Scene& s, std::string_view unit) {
    return mark(s, unit, [](const BlockState& block) { return block.shock; });
}
bool short_first(const Scene& s, std::string_view unit) {
    return mark(s, unit, [](const BlockState& block) { return block.short_first; });
}

}  // namespace

RULE(NP_6_3_50, a_block_that_moved_does_not_fire_and_one_that_fired_does_not_move) {
    Scene s = fight("french_left: fr_rc_pajol; allied_right: fr_i_inf1 fr_i_inf2 ad_i_br");
    s.play("fire fr_i_inf1", {6, 6, 6});
    s.refuses("move fr_i_inf1 french_left", "NP-6.3.50");
    s.play("move fr_rc_pajol allied_right");
    s.refuses("fire fr_rc_pajol", "NP-6.3.50");
}

RULE(NP_6_3_51, each_block_fires_once_and_reserves_take_no_part) {
    Scene s = fight("allied_right: fr_i_inf1 fr_i_inf2 ad_i_br; french_reserve: fr_g_art; french_centre: fr_i_art; allied_reserve: ad_r_br1");
    s.play("fire fr_i_inf1", {6, 6, 6});
    s.refuses("fire fr_i_inf1", "NP-6.3.51");
    s.refuses("fire fr_g_art", "NP-6.3.51");
    s.refuses("fire fr_i_art", "NP-6.5.10");   // the facing position is empty: the enemy's reserve is no target
}

RULE(NP_6_3_52, infantry_cavalry_and_commanders_fire_only_when_engaged) {
    Scene s = fight("french_left: fr_i_inf1 fr_rc_pajol fr_napoleon; allied_right: ad_i_br; french_centre: fr_ii_inf1 ad_r_br1 ad_r_br2");
    for (const std::string unit : {"fr_i_inf1", "fr_rc_pajol", "fr_napoleon"}) s.refuses("fire " + unit, "NP-6.3.52");
    s.play("fire fr_ii_inf1", {1, 2, 3, 4});   // at the blocks in its own position
    EXPECT_EQ(s.strength("ad_i_br"), 4);
}

RULE(NP_6_3_53, dice_equal_the_strength_and_hit_at_or_below_the_fire_value) {
    Scene s = fight("allied_right: fr_i_inf1(strength=2) fr_g_old ad_i_br ad_r_br1");
    s.play("fire fr_i_inf1", {2, 3});
    EXPECT_EQ(last_fire(s), "F2: 2 3, one hit.");
    EXPECT_EQ(s.strength("ad_i_br"), 3);
    s.play("fire fr_g_old", {3, 4, 5});
    EXPECT_EQ(last_fire(s), "F3: 3 4 5, one hit.");
}

RULE(NP_6_3_54, a_value_of_zero_cannot_fire) {
    Scene s = fight("french_left: ad_c_ne fr_i_inf1(square=1) fr_i_inf2", "side=allied");
    s.refuses("fire_square ad_c_ne", "NP-6.3.54");   // 1 - 1
    s.allows("fire ad_c_ne");
}

RULE(NP_6_3_55, cavalry_that_moved_to_engage_has_shock_on_its_first_fire) {
    Scene s = fight("french_left: fr_rc_pajol; allied_right: ad_i_br ad_r_br1; french_centre: fr_i_inf1");
    s.play("move fr_rc_pajol allied_right");
    EXPECT_TRUE(shock(s, "fr_rc_pajol"));
    s.play_all({"done", "done", "done", "done"});   // it need not be used in the next battle turn
    s.play("fire fr_rc_pajol", {3, 4, 4});
    EXPECT_EQ(last_fire(s), "F3: 3 4 4, one hit.");
    EXPECT_EQ(s.last("fire").at("hit"), (boost::json::array{"yes", "no", "no", "no"}));   // of each die; a fourth one was not rolled
    s.play_all({"done", "done"});
    s.play("fire fr_rc_pajol", {3, 4, 4});
    EXPECT_EQ(last_fire(s), "F2: 3 4 4, no hit.");
}

RULE(NP_6_3_55, shock_is_lost_when_it_leaves_or_is_no_longer_engaged) {
    Scene leaves = fight("allied_right: fr_rc_pajol(shock) fr_i_inf1 ad_i_br");
    leaves.play("move fr_rc_pajol french_left");
    EXPECT_FALSE(shock(leaves, "fr_rc_pajol"));
    Scene left = fight("french_left: fr_rc_pajol(shock) ad_i_ne1; allied_right: ad_i_br", "side=allied");
    left.play("move ad_i_ne1 allied_right");
    EXPECT_FALSE(shock(left, "fr_rc_pajol"));
    Scene dead = fight("french_left: fr_rc_pajol(shock) fr_i_inf1 ad_i_ne1(strength=1); allied_right: ad_i_br");
    dead.play("fire fr_i_inf1", {1, 6, 6});
    EXPECT_FALSE(shock(dead, "fr_rc_pajol"));
}

RULE(NP_6_3_56, cavalry_that_the_enemy_engages_has_no_shock) {
    Scene s = fight("french_left: fr_i_inf1; allied_right: ad_c_light; french_centre: fr_ii_inf1");
    s.play_all({"move fr_i_inf1 allied_right", "done"});
    EXPECT_FALSE(shock(s, "ad_c_light"));
    s.play("fire ad_c_light", {3, 3, 3, 3});
    EXPECT_EQ(last_fire(s), "F2: 3 3 3 3, no hit.");
}

RULE(NP_6_3_57, unengaged_artillery_fires_from_its_position_at_the_facing_one) {
    Scene s = fight("french_left: fr_i_art; allied_right: ad_i_br; allied_left: ad_r_br1");
    s.play("fire fr_i_art", {1, 2, 3});
    EXPECT_EQ(last_fire(s), "F1: 1 2 3, one hit.");
    EXPECT_EQ(s.strength("ad_i_br"), 3);
}

RULE(NP_6_3_58, no_long_range_fire_at_a_position_with_friends) {
    Scene s = fight("french_left: fr_i_art; allied_right: fr_i_inf1 ad_i_br");
    s.refuses("fire fr_i_art", "NP-6.3.58");
    s.play("move fr_i_inf1 french_left");
    s.allows("fire fr_i_art");
}

RULE(NP_6_3_59, long_range_fire_does_not_eliminate) {
    Scene s = fight("french_left: fr_g_art; allied_right: ad_i_ne2 ad_wellington");
    s.play("fire fr_g_art", {1, 1, 1, 4});
    EXPECT_EQ(s.strength("ad_i_ne2"), 1);
    EXPECT_FALSE(s.eliminated("ad_wellington"));
}

RULE(NP_6_3_60, engaged_artillery_fires_only_in_its_own_space) {
    Scene s = fight("french_left: fr_i_art fr_i_inf1 ad_r_br1; allied_right: ad_i_br");
    s.play("fire fr_i_art", {1, 6, 6});
    EXPECT_EQ(s.strength("ad_r_br1"), 2);
    EXPECT_EQ(s.strength("ad_i_br"), 4);
}

RULE(NP_6_3_61, the_first_fire_at_short_range_has_one_more) {
    Scene s = fight("french_left: fr_i_art fr_i_inf1; allied_right: ad_i_br ad_r_br1", "side=allied");
    s.play_all({"move ad_i_br french_left", "done"});
    EXPECT_TRUE(short_first(s, "fr_i_art"));
    s.play("fire fr_i_art", {2, 6, 6});
    EXPECT_EQ(last_fire(s), "F2: 2 6 6, one hit.");
    s.play_all({"done", "done"});
    s.play("fire fr_i_art", {2, 6, 6});
    EXPECT_EQ(last_fire(s), "F1: 2 6 6, no hit.");
}

RULE(NP_6_3_62, the_bonus_is_renewed_when_artillery_is_engaged_again) {
    Scene s = fight("french_left: fr_i_art fr_i_inf1 ad_i_br; allied_right: ad_r_br1", "side=allied");
    EXPECT_FALSE(short_first(s, "fr_i_art"));
    s.play_all({"move ad_i_br allied_right", "done", "done"});
    s.play("move ad_i_br french_left");
    EXPECT_TRUE(short_first(s, "fr_i_art"));
    s.play("move ad_r_br1 french_left");   // a second enemy changes nothing
    s.play("fire fr_i_art", {2, 6, 6});
    EXPECT_EQ(last_fire(s), "F2: 2 6 6, one hit.");
}

RULE(NP_6_3_63, horse_artillery_moves_and_fires_or_fires_and_moves_or_moves_twice) {
    Scene moves = fight("french_reserve: fr_g_hart; french_left: fr_i_inf1; allied_right: ad_i_br");
    moves.play("move fr_g_hart french_left");
    moves.play("fire fr_g_hart", {6, 6});
    moves.refuses("move fr_g_hart french_reserve", "NP-6.3.63");
    moves.refuses("fire fr_g_hart", "NP-6.3.51");
    Scene fires = fight("french_left: fr_g_hart fr_i_inf1; allied_right: ad_i_br");
    fires.play("fire fr_g_hart", {6, 6});
    fires.play("move fr_g_hart french_reserve");
    fires.refuses("move fr_g_hart french_centre", "NP-6.3.63");
    Scene twice = fight("french_centre: fr_g_hart; french_left: fr_i_inf1; allied_right: ad_i_br");
    twice.play_all({"move fr_g_hart french_reserve", "move fr_g_hart french_left"});
    twice.refuses("fire fr_g_hart", "NP-6.3.63");
}

RULE(NP_6_3_64, horse_artillery_that_engages_fires_with_one_more_in_the_same_turn) {
    Scene s = fight("french_left: fr_g_hart fr_i_inf1; allied_right: ad_i_br");
    s.play("move fr_g_hart allied_right");
    s.play("fire fr_g_hart", {2, 6});
    EXPECT_EQ(last_fire(s), "F2: 2 6, one hit.");
}

RULE(NP_6_3_65, commanders_fire_without_bonuses) {
    Scene s = fight("french_left: fr_napoleon fr_i_inf1; allied_right: ad_i_br ad_r_br1");
    s.play_all({"move fr_napoleon allied_right", "move fr_i_inf1 allied_right", "done"});
    s.play("fire fr_napoleon", {3});
    EXPECT_EQ(last_fire(s), "F2: 3, no hit.");
}

RULE(NP_6_3_66, a_fire_that_cannot_cost_anything_is_not_allowed) {
    Scene guns = fight("french_left: fr_g_art; allied_right: ad_i_ne2(strength=1) ad_wellington");
    guns.refuses("fire fr_g_art", "NP-6.3.66");
    Scene farm = fight("allied_right: ad_i_br(on_marker) fr_rc_milhaud", "farm=allied_right");
    farm.refuses("fire fr_rc_milhaud", "NP-6.3.66");
}

RULE(NP_6_3_53, the_account_of_a_fire_names_its_terms) {
    Scene s = fight("allied_right: ad_i_br fr_rc_pajol(shock)");
    s.play("fire fr_rc_pajol", {3, 6, 6});
    EXPECT_EQ(s.log("shock").size(), 1u);
    EXPECT_EQ(s.log("fire value").size(), 1u);
}

RULE(NP_6_3_13, the_bonuses_of_a_farm_and_against_a_square_add_up) {
    Scene s = fight("allied_left: fr_i_inf1(on_marker) fr_i_inf2 ad_r_br1(square=1)", "farm=allied_left");
    s.play("fire_square fr_i_inf1", {6, 6, 6});
    EXPECT_TRUE(last_fire(s).starts_with("F4")) << last_fire(s);
}

RULE(NP_6_3_62, artillery_that_is_engaged_already_gets_no_new_bonus) {
    Scene s = fight("allied_left: ad_r_art ad_r_br1 fr_i_inf1; french_right: fr_i_inf2");
    s.play_all({"move fr_i_inf2 allied_left", "done"});
    s.play("fire ad_r_art", {6, 6, 6});
    EXPECT_TRUE(last_fire(s).starts_with("F1")) << last_fire(s);
}

RULE(NP_6_3_55, cavalry_that_falls_back_loses_its_shock) {
    const Scene s(
        "battle waterloo side=french step=morale roads=quatre_bras; allied_left: fr_g_cav(strength=1 shock) fr_i_inf1 ad_r_br1; turn=5", {1});
    EXPECT_EQ(s.space("fr_g_cav"), "french_right");
    EXPECT_FALSE(s.position().block(Scene::unit_named("fr_g_cav")).shock);
}

}  // namespace papelotte::napoleon
