// NP-6.5  Squares and shelter.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

const BlockState& block_of(const Scene& s, std::string_view unit) { return s.position().block(Scene::unit_named(unit)); }

}  // namespace

// --- Squares -------------------------------------------------------------------------------------------------------------------------------

RULE(NP_6_5_1, to_form_or_break_square_is_the_whole_action_of_an_infantry_block) {
    Scene s = fight("french_left: fr_i_inf1 fr_rc_pajol fr_i_art fr_i_inf2(square=1); allied_left: ad_r_br1");
    s.refuses("form fr_rc_pajol", "NP-6.5.1");
    s.refuses("form fr_i_art", "NP-6.5.1");
    s.refuses("form fr_i_inf2", "NP-6.5.1");
    s.refuses("unform fr_i_inf1", "NP-6.5.1");
    s.play("form fr_i_inf1");
    EXPECT_NE(block_of(s, "fr_i_inf1").square, block_of(s, "fr_i_inf2").square);   // each has a number of its own
    s.refuses("unform fr_i_inf1", "NP-6.3.30");
    s.play("unform fr_i_inf2");
    EXPECT_EQ(block_of(s, "fr_i_inf2").square, 0);
    s.refuses("move fr_i_inf2 french_reserve", "NP-6.3.30");
}

RULE(NP_6_5_2, squares_are_formed_engaged_or_not_but_never_forward_or_in_reserve) {
    Scene s = fight("french_left: fr_i_inf1; french_centre: fr_i_inf2 ad_r_br2; allied_right: fr_ii_inf1 ad_r_br1; french_reserve: fr_ii_inf2");
    s.allows("form fr_i_inf1");
    s.allows("form fr_i_inf2");
    s.refuses("form fr_ii_inf1", "NP-6.5.2");
    s.refuses("form fr_ii_inf2", "NP-6.5.2");
}

RULE(NP_6_5_3, no_squares_in_woods_or_by_the_garrison_of_a_farm) {
    Scene s = fight("french_left: fr_i_inf1; french_centre: fr_i_inf2(on_marker) fr_ii_inf1; allied_left: ad_r_br1",
                    "woods=french_left farm=french_centre");
    s.refuses("form fr_i_inf1", "NP-6.5.3");
    s.refuses("form fr_i_inf2", "NP-6.5.3");
    s.allows("form fr_ii_inf1");
}

RULE(NP_6_5_4, infantry_in_square_cannot_move_or_retreat) {
    Scene s = fight("french_left: fr_i_inf1(square=1) ad_r_br1; allied_left: ad_r_br2; french_right: fr_ii_inf1");
    s.refuses("move fr_i_inf1 french_reserve", "NP-6.3.39");
    s.refuses("retreat fr_i_inf1 quatre_bras", "NP-6.3.39");
}

RULE(NP_6_5_5, infantry_in_square_fires_normally) {
    Scene s = fight("french_left: fr_i_inf1(square=1) ad_i_br; french_right: fr_ii_inf1; allied_left: ad_r_br2");
    s.play("fire fr_i_inf1", {2, 3, 4});
    EXPECT_EQ(last_fire(s), "F2: 2 3 4, one hit.");
    s.refuses("unform fr_i_inf1", "NP-6.3.30");
}

RULE(NP_6_5_6, a_square_has_one_more_in_morale_but_is_eliminated_if_it_fails) {
    const std::string scene =
        "battle waterloo side=french step=morale roads=quatre_bras; french_left: fr_i_inf1(strength=1 square=1) fr_ii_inf1 ad_r_br1; turn=5";
    EXPECT_FALSE(Scene(scene, {3}).eliminated("fr_i_inf1"));
    EXPECT_TRUE(Scene(scene, {2}).eliminated("fr_i_inf1"));
}

RULE(NP_1_1_5, more_squares_may_be_formed_than_there_are_markers) {
    Scene s = fight(
        "french_left: fr_i_inf1(square=1) fr_i_inf2(square=2) fr_ii_inf1(square=3) fr_ii_inf2(square=4) fr_vi_inf fr_g_young; allied_left: "
        "ad_r_br1");
    s.play("form fr_vi_inf");
    EXPECT_EQ(block_of(s, "fr_vi_inf").square, 5);
}

// --- Targets -------------------------------------------------------------------------------------------------------------------------------

RULE(NP_6_5_10, all_infantry_of_both_allied_armies_may_be_in_squares_of_one_position) {
    std::string units;
    int number = 0;
    for (const Unit unit : (units_of(Army::anglo_dutch) | units_of(Army::prussian)) & kInfantry)
        units += std::string(word(unit)) + (++number < 16 ? "(square=" + std::to_string(number) + ") " : " ");
    ASSERT_EQ(number, 16);
    Scene s("battle waterloo side=allied step=combat roads=quatre_bras; allied_left: " + units + "pr_i_art; french_left: fr_i_inf1; turn=6");
    const std::string last(word((units_of(Army::prussian) & kInfantry).nth(7)));
    s.play("form " + last);
    EXPECT_EQ(block_of(s, last).square, 16);
    s.play("shelter pr_i_art " + last);
    EXPECT_EQ(block_of(s, "pr_i_art").shelter, 16);
}

RULE(NP_6_5_10, every_fire_names_the_square_group_or_the_open_group) {
    Scene s = fight("allied_left: fr_i_inf1 fr_i_inf2 fr_g_old ad_r_br1(square=1) ad_r_art(shelter=1) ad_i_br");
    s.play("fire fr_i_inf1", {1, 6, 6});
    EXPECT_EQ(s.strength("ad_i_br"), 3);
    s.play("fire_square fr_i_inf2", {1, 6, 6});   // square and sheltered guns are equally strong
    EXPECT_EQ(s.legal(), (Words{"hit ad_r_br1", "hit ad_r_art"}));
    Scene open = fight("allied_left: fr_i_inf1 ad_i_br");
    open.refuses("fire_square fr_i_inf1", "NP-6.5.10");
    Scene squares = fight("allied_left: fr_i_inf1 ad_i_br(square=1)");
    squares.refuses("fire fr_i_inf1", "NP-6.5.10");
}

RULE(NP_6_5_11, hits_stay_within_the_named_group) {
    Scene s = fight("allied_right: fr_g_old fr_i_inf1 ad_i_ne2(strength=1 square=1) ad_i_art");
    s.play("fire_square fr_g_old", {1, 2, 4});
    EXPECT_EQ(last_fire(s), "F4: 1 2 4, three hits.");
    EXPECT_TRUE(s.eliminated("ad_i_ne2"));
    EXPECT_EQ(s.strength("ad_i_art"), 3);
    EXPECT_TRUE(s.log("routed").empty());
}

RULE(NP_6_5_12, cavalry_at_squares_has_one_less_and_no_shock) {
    Scene s = fight("allied_right: fr_rc_kellermann(shock) fr_i_inf1 ad_i_br(square=1)");
    s.play("fire_square fr_rc_kellermann", {2, 3, 4});
    EXPECT_EQ(last_fire(s), "F2: 2 3 4, one hit.");
    EXPECT_FALSE(block_of(s, "fr_rc_kellermann").shock);   // lost all the same
}

RULE(NP_6_5_13, infantry_at_squares_has_one_more) {
    Scene s = fight("allied_right: fr_i_inf1 fr_i_inf2 ad_i_br(square=1)");
    s.play("fire_square fr_i_inf1", {3, 4, 5});
    EXPECT_EQ(last_fire(s), "F3: 3 4 5, one hit.");
}

RULE(NP_6_5_14, artillery_at_long_range_has_one_more_at_squares) {
    Scene s =
        fight("french_left: fr_i_art; french_centre: fr_g_art(on_marker); allied_right: ad_i_br(square=1); allied_centre: ad_ii_br(square=1)",
              "hill=french_centre");
    s.play("fire_square fr_i_art", {2, 3, 4});
    EXPECT_EQ(last_fire(s), "F2: 2 3 4, one hit.");
    s.play("fire_square fr_g_art", {3, 4, 4, 4});
    EXPECT_EQ(last_fire(s), "F3: 3 4 4 4, one hit.");   // with the hill
}

RULE(NP_6_5_15, horse_artillery_at_short_range_fires_at_squares_with_three_then_two) {
    Scene s = fight("french_left: fr_g_hart fr_i_inf1; allied_right: ad_i_br(square=1)");
    s.play("move fr_g_hart allied_right");
    s.play("fire_square fr_g_hart", {3, 4});
    EXPECT_EQ(last_fire(s), "F3: 3 4, one hit.");
    s.play_all({"done", "done"});
    s.play("fire_square fr_g_hart", {2, 3});
    EXPECT_EQ(last_fire(s), "F2: 2 3, one hit.");
}

// --- Shelter (NP-6.5.20 … NP-6.5.26) -------------------------------------------------------------------------------------------------------

RULE(NP_6_5_20, a_commander_or_artillery_enters_a_square_as_its_whole_action) {
    Scene s = fight("french_left: fr_i_inf1 fr_napoleon fr_rc_pajol fr_i_inf2; french_centre: fr_g_art; allied_left: ad_r_br1");
    s.refuses("shelter fr_napoleon fr_i_inf1", "NP-6.5.20");   // no square yet
    s.play("form fr_i_inf1");
    s.refuses("shelter fr_rc_pajol fr_i_inf1", "NP-6.5.20");
    s.refuses("shelter fr_g_art fr_i_inf1", "NP-6.5.20");   // in another position
    s.play("shelter fr_napoleon fr_i_inf1");                // a square formed in this battle turn
    EXPECT_EQ(block_of(s, "fr_napoleon").shelter, block_of(s, "fr_i_inf1").square);
    s.refuses("unshelter fr_napoleon", "NP-6.3.30");
}

RULE(NP_6_5_21, a_square_shelters_one_block) {
    Scene s = fight("french_left: fr_i_inf1(square=1) fr_napoleon fr_i_art(shelter=1); allied_left: ad_r_br1");
    s.refuses("shelter fr_napoleon fr_i_inf1", "NP-6.5.21");
}

RULE(NP_6_5_22, a_sheltered_block_does_not_fire_and_takes_hits_when_strongest) {
    Scene s = fight("french_left: fr_i_inf1(square=1) fr_g_art(shelter=1) ad_i_br; french_right: fr_ii_inf1; allied_left: ad_r_br2");
    s.refuses("fire fr_g_art", "NP-6.5.22");
    s.play("done");
    s.play("fire_square ad_i_br", {1, 6, 6, 6});
    EXPECT_EQ(s.strength("fr_g_art"), 3);
}

RULE(NP_6_5_23, a_sheltered_commander_still_helps_morale) {
    const Scene s(
        "battle waterloo side=allied step=morale roads=quatre_bras; allied_centre: ad_r_br1(square=1) ad_wellington(shelter=1) "
        "ad_i_br(strength=1) fr_g_old; turn=5",
        {3});
    EXPECT_EQ(s.space("ad_i_br"), "allied_centre");
}

RULE(NP_6_5_24, with_a_square_dies_the_block_that_it_shelters) {
    Scene s = fight("allied_centre: fr_g_old fr_i_inf1 ad_r_br2(strength=1 square=1) ad_wellington(shelter=1) ad_i_br");
    s.play("fire_square fr_g_old", {1, 6, 6});
    s.play("hit ad_r_br2");
    EXPECT_TRUE(s.eliminated("ad_r_br2"));
    EXPECT_TRUE(s.eliminated("ad_wellington"));
}

RULE(NP_6_5_25, leaving_shelter_is_the_whole_action_but_a_broken_square_releases_its_block) {
    Scene s = fight(
        "french_left: fr_i_inf1(square=1) fr_i_art(shelter=1); french_centre: fr_ii_inf1(square=1) fr_g_art(shelter=1); allied_left: ad_r_br1; "
        "allied_right: ad_i_br");
    s.refuses("unshelter fr_i_inf1", "NP-6.5.25");
    s.play("unshelter fr_g_art");
    EXPECT_EQ(block_of(s, "fr_g_art").shelter, 0);
    s.refuses("move fr_g_art french_reserve", "NP-6.3.30");
    s.play("unform fr_i_inf1");
    EXPECT_EQ(block_of(s, "fr_i_art").shelter, 0);
    s.play("fire fr_i_art", {6, 6, 6});   // may still act
}

RULE(NP_6_5_26, a_rout_eliminates_squares_and_the_blocks_in_them) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_i_br(square=1) ad_wellington(shelter=1) ad_r_br1");
    s.play("move fr_i_inf1 allied_right");
    EXPECT_TRUE(s.eliminated("ad_i_br"));
    EXPECT_TRUE(s.eliminated("ad_wellington"));
    EXPECT_FALSE(s.eliminated("ad_r_br1"));
}

}  // namespace papelotte::napoleon
