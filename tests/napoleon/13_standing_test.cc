// Answers that a player gives beforehand (P10, P16, P20, P23, P26 of the decision points), and equal choices, which are never asked.
#include "engine/make_game.h"
#include "games/napoleon/records/records.h"
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

// What the answer gives in the scene, for the seat that is asked; empty: nothing.
std::string answered(const Scene& s, std::string_view id) {
    const auto all = StandingAnswers::answers();
    const std::size_t index = standing_index(all, id);
    EXPECT_LT(index, all.size()) << id;
    EXPECT_EQ(all[index].step, s.asks()) << id;
    const auto action = StandingAnswers::answer(s.position(), Scene::seat_named(s.seat()), index);
    return action ? Records::notate(*action) : "";
}

}  // namespace

RULE(NP_6_4_3, hits_between_blocks_that_are_the_same_are_given_without_asking) {
    Scene same = fight("allied_left: fr_g_old fr_i_inf1 pr_iv_inf1(strength=2) pr_iv_inf2(strength=2)");
    same.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(same.asks(), "combat");
    EXPECT_EQ(same.strength("pr_iv_inf1") + same.strength("pr_iv_inf2"), 3);
    Scene square = fight("allied_left: fr_g_old fr_i_inf1 pr_iv_inf1(strength=2) pr_i_inf2(strength=2)");
    square.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(square.asks(), "assign_hits") << "of another corps";
    Scene other = fight("allied_left: fr_g_old fr_i_inf1 pr_iv_inf1(strength=2) pr_iv_inf2(strength=2,fired)");
    other.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(other.asks(), "assign_hits") << "one of them has fired";
}

RULE(NP_6_4_3, hits_are_answered_beforehand_by_kind_of_block) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_c_heavy ad_r_br2 ad_i_ne2 ad_wellington");
    s.play("fire fr_g_old", {1, 1, 6});
    EXPECT_EQ(s.legal(), (Words{"hit ad_i_ne2", "hit ad_r_br2", "hit ad_c_heavy"}));
    EXPECT_EQ(answered(s, "foot_first"), "hit ad_i_ne2");   // the lower fire value
    EXPECT_EQ(answered(s, "mounted_first"), "hit ad_c_heavy");
    EXPECT_EQ(answered(s, "low_fire_first"), "hit ad_i_ne2");
}

RULE(NP_6_4_3, a_commander_is_hit_last) {
    Scene s = fight("allied_left: fr_g_old fr_i_inf1 ad_c_heavy(strength=1) ad_r_br2(strength=1) ad_wellington");
    s.play("fire fr_g_old", {1, 6, 6});
    EXPECT_EQ(answered(s, "mounted_first"), "hit ad_c_heavy");
    EXPECT_EQ(answered(s, "foot_first"), "hit ad_r_br2");
    s.play("hit ad_c_heavy");
}

RULE(NP_6_3_21, the_order_of_checks_is_answered_beforehand) {
    Scene s = fight("french_left: fr_i_inf1(strength=1) fr_rc_pajol(strength=1) ad_r_br1; french_centre: fr_g_old", "step=morale");
    EXPECT_EQ(answered(s, "foot_checks_first"), "check fr_i_inf1");
    EXPECT_EQ(answered(s, "mounted_checks_first"), "check fr_rc_pajol");
}

RULE(NP_6_3_70, reinforcement_is_declined_beforehand_for_a_turn) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_r_br1; quatre_bras: fr_ii_inf1", "step=reinforce");
    EXPECT_EQ(answered(s, "no_reinforcement"), "done");
    EXPECT_TRUE(StandingAnswers::answers()[standing_index(StandingAnswers::answers(), "no_reinforcement")].this_turn);
}

// The whole way: the Allied player has answered beforehand, the French turn goes on, and the journal is sound.
RULE(NP_6_4_3, a_turn_goes_on_by_itself_where_hits_are_answered_beforehand) {
    const Game game = make_game<Records>(nullptr);
    const auto json = scene_json(
        "battle waterloo side=french step=combat roads=quatre_bras; allied_left: fr_g_old fr_i_inf1 ad_c_light(strength=3) ad_r_br1; turn=5");
    const auto made = game.from_position(json, seed_from_number(1), std::vector<std::uint8_t>{1, 1, 6});
    ASSERT_TRUE(made) << made.error();
    Table& table = **made;
    ASSERT_FALSE(table.give_standing(kAlliedSeat, Words{"mounted_first", "no_redeployment"}));
    ASSERT_TRUE(table.play(kFrenchSeat, "fire fr_g_old"));
    ASSERT_EQ(table.to_act(), SeatSet(kAlliedSeat));
    const auto answer = table.play_standing();
    ASSERT_TRUE(answer);
    EXPECT_EQ(table.journal().entries.back().notation, "hit ad_c_light");
    EXPECT_EQ(table.to_act(), SeatSet(kFrenchSeat));
    EXPECT_FALSE(table.play_standing());
    EXPECT_TRUE(table.standing(kFrenchSeat).empty());
    EXPECT_TRUE(game.verify(*read_journal(write_journal(table.journal()))).sound);
}

}  // namespace papelotte::napoleon
