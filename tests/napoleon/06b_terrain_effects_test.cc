// NP-6.2.10 … NP-6.2.36  What terrain does: woods, farms, hills and streams.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {

// --- Woods (NP-6.2.10 … NP-6.2.14) ---------------------------------------------------------------------------------------------------------

RULE(NP_6_2_10, infantry_and_commanders_are_unaffected_by_woods) {
    Scene s = fight("french_reserve: fr_napoleon; french_left: fr_i_inf1; allied_right: ad_r_br1; allied_left: ad_r_br2",
                    "woods=french_left woods=allied_right");
    s.play_all({"move fr_napoleon french_left", "move fr_napoleon allied_right"});   // no stop
    s.play_all({"move fr_i_inf1 allied_right", "done", "done"});
    s.play("fire fr_i_inf1", {2, 3, 3});
    EXPECT_EQ(last_fire(s), "F2: 2 3 3, one hit.");
}

RULE(NP_6_2_11, cavalry_in_woods_fires_at_one_without_shock) {
    Scene s = fight("french_centre: fr_rc_milhaud fr_i_inf1; allied_centre: ad_r_br1", "woods=allied_centre");
    s.play_all({"move fr_rc_milhaud allied_centre", "done", "done"});
    s.play("fire fr_rc_milhaud", {1, 2, 3});
    EXPECT_EQ(last_fire(s), "F1: 1 2 3, one hit.");
}

RULE(NP_6_2_12, cavalry_that_enters_woods_must_stop) {
    Scene s = fight("french_reserve: fr_rc_kellermann; french_centre: fr_i_inf1; allied_right: ad_r_br1", "woods=french_left");
    s.play("move fr_rc_kellermann french_left");
    s.refuses("move fr_rc_kellermann allied_right", "NP-6.2.12");
    s.refuses("move fr_rc_kellermann french_reserve", "NP-6.2.12");
}

RULE(NP_6_2_13, artillery_cannot_enter_woods_or_fire_into_them) {
    Scene s = fight("french_reserve: fr_g_hart fr_i_art; french_centre: fr_g_art fr_i_inf1; allied_centre: ad_r_br1",
                    "woods=french_left woods=allied_centre");
    s.refuses("move fr_g_hart french_left", "NP-6.2.13");
    s.refuses("move fr_i_art french_left", "NP-6.2.13");
    s.refuses("fire fr_g_art", "NP-6.2.13");
}

RULE(NP_6_2_13, artillery_cannot_be_deployed_in_woods) {
    Scene s = attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 ad_r_br2 ad_r_bk ad_r_art", {kFarm});
    s.play("terrain farm french_left", {1, 1});
    s.play_all({"terrain woods allied_left", "terrain woods allied_right"});
    s.refuses("deploy ad_r_art allied_left", "NP-6.2.13");
    s.allows("deploy ad_r_art allied_centre");
}

RULE(NP_6_2_14, woods_affect_both_sides) {
    Scene s = fight("allied_centre: fr_rc_milhaud(shown) ad_c_heavy(shown) fr_i_inf1(shown) ad_r_br1(shown)", "woods=allied_centre");
    s.play("fire fr_rc_milhaud", {1, 2, 3});
    EXPECT_EQ(last_fire(s), "F1: 1 2 3, one hit.");
    s.play("done");
    s.play("fire ad_c_heavy", {2, 2});
    EXPECT_EQ(last_fire(s), "F1: 2 2, no hit.");
}

// --- Farms and hills (NP-6.2.15 … NP-6.2.18) -----------------------------------------------------------------------------------------------

RULE(NP_6_2_15, infantry_in_a_farm_has_one_more_and_no_other_type_garrisons_it) {
    Scene s = fight("allied_right: ad_i_br(on_marker) ad_c_heavy ad_c_hart ad_wellington fr_i_inf1", "farm=allied_right side=allied");
    s.play("fire ad_i_br", {3, 4, 5, 6});
    EXPECT_EQ(last_fire(s), "F3: 3 4 5 6, one hit.");
    EXPECT_EQ(s.strength("fr_i_inf1"), 2);
    Scene empty = fight("allied_right: ad_i_br ad_c_heavy ad_c_hart ad_wellington; french_left: fr_i_inf1", "farm=allied_right side=allied");
    for (const std::string_view unit : {"ad_c_heavy", "ad_c_hart", "ad_wellington"}) empty.refuses("occupy " + std::string(unit), "NP-6.2.15");
    empty.allows("occupy ad_i_br");
}

RULE(NP_6_2_16, hits_by_cavalry_cannot_be_given_to_the_garrison) {
    Scene s = fight("allied_right: ad_i_br(on_marker) ad_i_ne2(strength=2) fr_rc_milhaud(strength=2)", "farm=allied_right");
    s.play("fire fr_rc_milhaud", {1, 3});
    EXPECT_TRUE(s.eliminated("ad_i_ne2"));
    EXPECT_EQ(s.strength("ad_i_br"), 4);
}

RULE(NP_6_2_17, any_unit_may_stand_beside_a_farm_or_hill) {
    Scene s = fight("french_reserve: fr_rc_pajol fr_i_art; allied_left: ad_r_br1", "farm=french_left hill=french_centre");
    s.play_all({"move fr_rc_pajol french_left", "move fr_i_art french_left"});
    EXPECT_EQ(s.space("fr_rc_pajol"), "french_left");
    EXPECT_EQ(s.space("fr_i_art"), "french_left");
}

RULE(NP_6_2_18, artillery_on_a_hill_has_one_more_at_long_range_only) {
    Scene s = fight("french_centre: fr_g_art(on_marker) fr_i_inf1; allied_centre: ad_r_br1", "hill=french_centre");
    s.play("fire fr_g_art", {2, 2, 5, 6});
    EXPECT_EQ(last_fire(s), "F2: 2 2 5 6, two hits.");
    Scene near =
        fight("french_centre: fr_g_art(on_marker) fr_i_inf1 ad_r_br1", "hill=french_centre");   // engaged, and no longer for the first time
    near.play("fire fr_g_art", {2, 2, 1, 6});
    EXPECT_EQ(last_fire(near), "F1: 2 2 1 6, one hit.");
    Scene empty = fight("french_centre: fr_i_inf1 fr_g_hart; allied_left: ad_r_br1", "hill=french_centre");
    empty.refuses("occupy fr_i_inf1", "NP-6.2.18");
    empty.allows("occupy fr_g_hart");
}

// --- Streams (NP-6.2.19 … NP-6.2.22) -------------------------------------------------------------------------------------------------------

RULE(NP_6_2_19, two_blocks_may_cross_a_stream_in_a_battle_turn_both_ways_together) {
    Scene s = fight("french_left: fr_i_inf1 fr_i_inf2; allied_right: fr_ii_inf1 fr_ii_inf2 ad_i_br", "stream=french_left");
    s.play_all({"move fr_i_inf1 allied_right", "move fr_ii_inf1 french_left"});
    s.refuses("move fr_i_inf2 allied_right", "NP-6.2.19");
    s.refuses("move fr_ii_inf2 french_left", "NP-6.2.19");
    s.play_all({"done", "done"});
    s.allows("move fr_i_inf2 allied_right");   // the next battle turn
}

RULE(NP_6_2_20, blocks_driven_back_over_a_stream_beyond_two_are_eliminated) {
    Scene s = fight(
        "allied_right: fr_i_inf1(strength=1) fr_i_inf2(strength=1) fr_ii_inf1(strength=1) fr_ii_inf2(strength=2) ad_i_br; french_left: "
        "fr_ii_art",
        "stream=french_left step=morale");
    s.play_all({"check fr_i_inf1", "check fr_i_inf2"}, {1, 3, 2});   // the third block is left and checks by itself
    EXPECT_EQ(s.space("fr_i_inf1"), "french_left");
    EXPECT_EQ(s.space("fr_i_inf2"), "french_left");
    EXPECT_TRUE(s.eliminated("fr_ii_inf1"));
    s.refuses("move fr_ii_inf2 french_left", "NP-6.2.19");
}

RULE(NP_6_2_21, artillery_fires_over_a_stream_but_does_not_cross_it) {
    Scene s = fight("french_left: fr_i_art fr_g_hart fr_i_inf1; allied_right: ad_i_br", "stream=french_left");
    s.refuses("move fr_g_hart allied_right", "NP-6.2.21");
    s.play("fire fr_i_art", {6, 6, 6});
    Scene empty = fight("french_left: fr_i_art fr_g_hart fr_i_inf1; allied_left: ad_i_br; brussels: ad_r_br1", "stream=french_left");
    empty.refuses("move fr_i_art allied_right", "NP-6.2.21");
    empty.play("move fr_g_hart allied_right");   // an empty enemy position
    EXPECT_EQ(empty.log("routed").size(), 1u);
}

RULE(NP_6_2_22, a_stream_does_not_limit_retreats) {
    Scene s = fight("allied_right: fr_i_inf1 fr_i_inf2 fr_ii_inf1 ad_i_br; french_left: fr_ii_inf2", "stream=french_left roads=nivelles");
    s.play_all({"move fr_i_inf1 french_left", "move fr_i_inf2 french_left", "retreat fr_ii_inf1 quatre_bras"});
    EXPECT_EQ(s.at("fr_ii_inf1"), "quatre_bras");
}

// --- Using farms and hills (NP-6.2.30 … NP-6.2.36) -----------------------------------------------------------------------------------------

RULE(NP_6_2_30, blocks_deploy_on_a_farm_or_hill_at_no_cost) {
    Scene s = attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 ad_r_br2 ad_r_art", {kWoods});
    s.play("terrain woods french_left", {2, 3});   // of w1 f2 h2 s2: a farm; of w1 f1 h2 s2: a hill
    s.play_all({"terrain farm allied_left", "terrain hill allied_right"});
    s.refuses("deploy_on ad_r_art allied_left", "NP-6.2.15");
    s.refuses("deploy_on ad_r_br1 allied_centre", "NP-6.2.31");
    s.play_all({"deploy_on ad_r_br1 allied_left", "deploy_on ad_r_art allied_right"});
    EXPECT_TRUE(s.position().block(Scene::unit_named("ad_r_br1")).on_marker);
    EXPECT_TRUE(s.position().block(Scene::unit_named("ad_r_art")).on_marker);
    EXPECT_FALSE(s.position().block(Scene::unit_named("ad_r_art")).acted);
}

RULE(NP_6_2_31, to_occupy_a_farm_or_hill_is_the_whole_action) {
    Scene s = fight("french_left: fr_i_inf1 fr_i_inf2(square=1); allied_centre: fr_ii_inf1 ad_r_br1", "farm=french_left farm=allied_centre");
    s.refuses("occupy fr_i_inf2", "NP-6.3.39");
    s.play("occupy fr_i_inf1");
    s.refuses("move fr_i_inf1 allied_right", "NP-6.3.30");
    s.play("occupy fr_ii_inf1");   // in an enemy position, engaged
    s.refuses("fire fr_ii_inf1", "NP-6.3.30");
}

RULE(NP_6_2_32, occupant_and_another_block_swap_if_neither_has_acted) {
    Scene s = fight("french_left: fr_i_inf1(on_marker) fr_i_inf2 fr_ii_inf1 fr_rc_pajol; allied_left: ad_r_br1", "farm=french_left");
    s.refuses("swap fr_rc_pajol", "NP-6.2.15");
    s.refuses("swap fr_i_inf1", "NP-6.2.32");
    s.play("swap fr_i_inf2");
    EXPECT_TRUE(s.position().block(Scene::unit_named("fr_i_inf2")).on_marker);
    EXPECT_FALSE(s.position().block(Scene::unit_named("fr_i_inf1")).on_marker);
    s.refuses("move fr_i_inf1 french_reserve", "NP-6.3.30");
    s.refuses("swap fr_ii_inf1", "NP-6.3.30");   // the occupant has acted
}

RULE(NP_6_2_33, leaving_a_marker_costs_one_battle_move_and_nothing_more_with_a_move) {
    Scene s = fight("french_left: fr_i_inf1(on_marker) fr_i_inf2; french_centre: fr_g_hart(on_marker); allied_centre: ad_r_br1",
                    "farm=french_left hill=french_centre");
    s.refuses("leave fr_i_inf2", "NP-6.2.33");
    s.play("leave fr_g_hart");   // and stays: one of its two halves
    s.play("fire fr_g_hart", {2, 2});
    EXPECT_EQ(last_fire(s), "F1: 2 2, no hit.");
    s.play("move fr_i_inf1 french_reserve");
    EXPECT_EQ(s.space("fr_i_inf1"), "french_reserve");
}

RULE(NP_6_2_34, an_empty_marker_may_be_occupied_by_either_side) {
    Scene s = fight("allied_right: fr_g_old fr_i_inf1 ad_r_br1 ad_i_ne2(strength=1 on_marker); french_reserve: fr_ii_inf1", "farm=allied_right");
    s.refuses("occupy fr_i_inf1", "NP-6.2.34");
    s.play("fire fr_g_old", {1, 1, 1});   // 3 to 1 for Picton; then both stand at 1
    s.play("hit ad_i_ne2");
    EXPECT_TRUE(s.eliminated("ad_i_ne2"));
    s.play("occupy fr_i_inf1");
    EXPECT_TRUE(s.position().block(Scene::unit_named("fr_i_inf1")).on_marker);
}

RULE(NP_6_2_35, an_occupant_that_moves_away_loses_the_marker) {
    Scene s =
        fight("french_left: fr_i_inf1(on_marker) fr_i_inf2; french_centre: fr_g_art(on_marker) fr_ii_inf1(square=1); allied_left: ad_r_br1",
              "farm=french_left hill=french_centre");
    s.play("move fr_i_inf1 french_reserve");
    EXPECT_FALSE(s.position().block(Scene::unit_named("fr_i_inf1")).on_marker);
    EXPECT_EQ(s.position().battles[0].at(Space::french_left), Terrain::farm);
    s.allows("occupy fr_i_inf2");
    s.play("shelter fr_g_art fr_ii_inf1");
    EXPECT_FALSE(s.position().block(Scene::unit_named("fr_g_art")).on_marker);
}

RULE(NP_6_2_33, infantry_that_leaves_a_farm_and_stays_has_made_its_move) {
    Scene s = fight("french_left: fr_i_inf1(on_marker) fr_i_inf2; allied_centre: ad_r_br1", "farm=french_left");
    s.play("leave fr_i_inf1");
    s.refuses("move fr_i_inf1 french_reserve", "NP-6.3.34");
}

}  // namespace papelotte::napoleon
