// NP-6.3.30 … NP-6.3.40, NP-1.3.5 … NP-1.3.10  Moves on the battle board.
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

}  // namespace

RULE(NP_6_3_30, each_block_acts_once_and_completes_its_action_before_another_begins) {
    Scene s = fight("french_reserve: fr_rc_pajol fr_rc_milhaud; french_left: fr_i_inf1; allied_left: ad_r_br1");
    s.play("move fr_rc_pajol french_left");
    s.allows("move fr_rc_pajol french_reserve");   // its second move
    s.play("move fr_rc_milhaud french_left");
    s.refuses("move fr_rc_pajol french_reserve", "NP-6.3.30");
    s.play("move fr_i_inf1 french_reserve");
    s.refuses("move fr_i_inf1 french_left", "NP-6.3.34");
    s.refuses("move ad_r_br1 allied_reserve", "NP-11.1.2");
    s.play_all({"done", "done"});
    s.allows("move fr_rc_pajol french_reserve");   // the next battle turn
}

RULE(NP_6_3_30, only_blocks_of_the_battle_act) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_r_br1; quatre_bras: fr_ii_inf1");
    s.refuses("move fr_ii_inf1 french_left", "NP-6.3.30");
}

RULE(NP_6_3_31, an_unengaged_block_engages_from_the_facing_position_or_from_the_reserve) {
    Scene s = fight("french_reserve: fr_rc_pajol; french_left: fr_i_inf1; french_centre: fr_ii_inf1 ad_r_br2; allied_right: ad_r_br1");
    s.play("move fr_i_inf1 allied_right");
    EXPECT_EQ(s.space("fr_i_inf1"), "allied_right");
    s.play("move fr_rc_pajol french_centre");   // an own position that the enemy has entered
    EXPECT_EQ(s.space("fr_rc_pajol"), "french_centre");
    EXPECT_TRUE(s.position().battles[0].busy);
}

RULE(NP_6_3_32, an_engaged_block_only_moves_back) {
    Scene s = fight("allied_right: fr_i_inf1 fr_i_inf2 ad_r_br1; french_centre: fr_ii_inf1 fr_ii_inf2 ad_r_br2; french_left: fr_vi_inf");
    s.refuses("move fr_ii_inf1 allied_centre", "NP-6.3.32");   // forward, past the enemy in its own position
    s.play("move fr_i_inf1 french_left");
    s.play("move fr_ii_inf1 french_reserve");
    EXPECT_EQ(s.space("fr_i_inf1"), "french_left");
    EXPECT_EQ(s.space("fr_ii_inf1"), "french_reserve");
}

RULE(NP_6_3_33, unengaged_blocks_redeploy_between_reserve_and_own_positions) {
    Scene s = fight("french_reserve: fr_i_inf1; french_left: fr_ii_inf1 fr_ii_inf2; allied_left: ad_r_br1; brussels: ad_i_br");
    s.play_all({"move fr_i_inf1 french_right", "move fr_ii_inf1 french_reserve"});
    EXPECT_EQ(s.space("fr_i_inf1"), "french_right");
    s.play("move fr_ii_inf2 allied_right");   // empty: the enemy is routed at once
    EXPECT_EQ(s.log("routed"), Words{"The Allies are routed at Waterloo (waterloo)!"});
}

RULE(NP_6_3_34, foot_units_make_one_battle_move_and_mounted_units_two) {
    Scene s = fight("french_reserve: fr_i_inf1 fr_i_art fr_rc_pajol fr_g_hart fr_napoleon; allied_left: ad_r_br1");
    for (const std::string unit : {"fr_i_inf1", "fr_i_art"}) {
        s.play("move " + unit + " french_left");
        s.refuses("move " + unit + " french_reserve", "NP-6.3.34");
    }
    for (const std::string unit : {"fr_rc_pajol", "fr_g_hart", "fr_napoleon"}) {
        s.play("move " + unit + " french_left");
        s.play("move " + unit + " french_reserve");
        EXPECT_EQ(s.space(unit), "french_reserve");
        s.refuses("move " + unit + " french_left", unit == "fr_g_hart" ? "NP-6.3.63" : "NP-6.3.34");
    }
}

RULE(NP_6_3_35, no_block_engages_and_disengages_in_one_battle_turn) {
    Scene s = fight(
        "allied_right: fr_rc_pajol fr_i_inf1 ad_r_br1; french_left: fr_ii_inf1; french_centre: fr_vi_inf ad_r_br2; french_reserve: fr_g_young");
    s.play("move fr_rc_pajol french_left");
    s.refuses("move fr_rc_pajol allied_right", "NP-6.3.35");
    s.play("move fr_rc_pajol french_reserve");   // to go on backwards is no engagement
    EXPECT_EQ(s.space("fr_rc_pajol"), "french_reserve");
    Scene t = fight("french_left: fr_rc_pajol fr_i_inf1 ad_r_br1; french_centre: fr_vi_inf ad_r_br2");
    t.play("move fr_rc_pajol french_reserve");
    t.refuses("move fr_rc_pajol french_centre", "NP-6.3.35");
    t.allows("move fr_rc_pajol french_right");
}

RULE(NP_6_3_36, an_engaging_block_stops) {
    Scene s =
        fight("french_left: fr_rc_pajol fr_i_inf1; allied_right: ad_r_br1; french_reserve: fr_rc_milhaud; french_centre: fr_ii_inf1 ad_r_br2");
    s.play("move fr_rc_pajol allied_right");
    s.refuses("move fr_rc_pajol french_left", "NP-6.3.36");
    s.play("move fr_rc_milhaud french_centre");
    s.refuses("move fr_rc_milhaud allied_centre", "NP-6.3.36");   // never through enemy blocks
}

RULE(NP_6_3_36, moves_pass_through_friends) {
    Scene s = fight("french_reserve: fr_rc_pajol; french_left: fr_i_inf1; allied_right: ad_r_br1");
    s.play_all({"move fr_rc_pajol french_left", "move fr_rc_pajol allied_right"});
    EXPECT_EQ(s.space("fr_rc_pajol"), "allied_right");
}

RULE(NP_6_3_37, foot_artillery_never_engages) {
    Scene s = fight("french_left: fr_i_art fr_i_inf1; french_reserve: fr_g_art; french_centre: fr_ii_inf1 ad_r_br2; allied_right: ad_r_br1");
    s.refuses("move fr_i_art allied_right", "NP-6.3.37");
    s.refuses("move fr_g_art french_centre", "NP-6.3.37");
}

RULE(NP_6_3_38, any_block_may_enter_an_empty_enemy_position) {
    Scene s = fight("french_left: fr_i_art; allied_left: ad_r_br1; brussels: ad_i_br");
    s.play("move fr_i_art allied_right");
    EXPECT_EQ(s.log("routed").size(), 1u);
    Scene woods = fight("french_left: fr_i_art; allied_left: ad_r_br1", "woods=allied_right");
    woods.refuses("move fr_i_art allied_right", "NP-6.2.13");
}

RULE(NP_6_3_39, squares_and_sheltered_blocks_do_not_move_or_retreat) {
    Scene s = fight("french_left: fr_i_inf1(square=1) fr_i_art(shelter=1) fr_i_inf2; allied_left: ad_r_br1");
    for (const std::string unit : {"fr_i_inf1", "fr_i_art"}) {
        s.refuses("move " + unit + " french_reserve", "NP-6.3.39");
        s.refuses("retreat " + unit + " quatre_bras", "NP-6.3.39");
    }
    EXPECT_EQ(s.legal("unshelter"), Words{"unshelter fr_i_art"});
}

RULE(NP_6_3_40, there_are_no_forced_marches_on_the_battle_board) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_r_br1");
    s.refuses("force fr_i_inf1 nivelles", "NP-6.3.30");
}

// --- The board ---------------------------------------------------------------------------------------------------------------------------

RULE(NP_1_3_5, from_the_reserve_lead_moves_to_three_positions) {
    Scene s = fight("french_reserve: fr_i_inf1; allied_left: ad_r_br1");
    EXPECT_EQ(s.operands("move fr_i_inf1 "), (Words{"french_centre", "french_left", "french_right"}));
}

RULE(NP_1_3_6, left_faces_right_and_centre_faces_centre) {
    Scene s = fight(
        "french_left: fr_i_inf1; french_centre: fr_i_inf2; french_right: fr_vi_inf; allied_left: ad_r_br1; allied_centre: ad_r_br2; "
        "allied_right: ad_r_bk");
    EXPECT_EQ(s.operands("move fr_i_inf1 "), (Words{"allied_right", "french_reserve"}));
    EXPECT_EQ(s.operands("move fr_i_inf2 "), (Words{"allied_centre", "french_reserve"}));
    EXPECT_EQ(s.operands("move fr_vi_inf "), (Words{"allied_left", "french_reserve"}));
}

RULE(NP_1_3_7, a_forward_block_stands_in_an_enemy_position) {
    Scene s = fight("allied_right: fr_i_inf1 fr_i_inf2 ad_r_br1; french_left: fr_vi_inf");
    s.refuses("form fr_i_inf1", "NP-6.5.2");
    s.allows("form fr_vi_inf");
}

RULE(NP_1_3_8, engaged_is_who_stands_with_the_enemy_in_a_position) {
    Scene s = fight("allied_right: fr_i_inf1 ad_r_br1; french_left: fr_vi_inf; french_reserve: fr_g_old; allied_reserve: ad_i_br");
    s.allows("fire fr_i_inf1");
    s.refuses("fire fr_vi_inf", "NP-6.3.52");
    s.refuses("fire fr_g_old", "NP-6.3.51");
}

RULE(NP_1_3_10, spaces_are_linked_forwards_and_backwards_only) {
    Scene s = fight("french_left: fr_rc_pajol fr_i_inf1; allied_left: ad_r_br1; french_reserve: fr_i_inf2");
    s.refuses("move fr_i_inf1 french_centre", "NP-1.3.10");
    s.refuses("move fr_i_inf1 allied_centre", "NP-1.3.10");
    s.refuses("move fr_i_inf2 allied_left", "NP-1.3.10");
    s.refuses("move fr_i_inf2 allied_reserve", "NP-1.3.10");
}

}  // namespace papelotte::napoleon
