// W2-15  The Reorganisation Phase.
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/actions.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// The second Pass in a row has ended the turn. The Disc is French by default, so the Allies go first.
Scene end_of_turn(const std::string& scene) {
    Scene s(scene + "; passes=1 phasing=allied");
    s.play_all({"pass", "done"});
    return s;
}

// The French go first.
Scene french_first(const std::string& scene) { return end_of_turn(scene + "; disc=allied"); }

}  // namespace

RULE(W2_15_1_1, turns_1_to_4_end_with_it) {
    for (const char* turn : {"1", "2", "3", "4"}) EXPECT_EQ(end_of_turn("turn=" + std::string(turn)).asks(), "reorganise") << turn;
    EXPECT_EQ(end_of_turn("turn=5").asks(), "");   // W2-8.1.9
}

RULE(W2_15_1_2, the_side_without_the_disc_goes_first) {
    Scene s = end_of_turn("disc=french");
    EXPECT_EQ(s.seat(), "british");
    s.play("done");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(end_of_turn("disc=allied").seat(), "french");
}

RULE(W2_15_1_3, each_faction_decides_for_itself_at_no_cost) {
    Scene s = french_first("turn=1");
    EXPECT_EQ(s.legal(), (Words{"reorganise french", "done"}));
    s.refuses("reorganise british", "W2-15.1.3");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.step("fr_napoleon_sl") + s.step("br_wellington_sl"), 0);
}

RULE(W2_15_1_3, the_allied_player_chooses_the_order_of_his_factions) {
    Scene s = end_of_turn("50: pr_blucher_sl; turn=3");
    EXPECT_EQ(s.operands("reorganise "), (Words{"british", "prussian"}));
    s.play("reorganise prussian");
    let_steps_go(s);
    EXPECT_EQ(s.legal(), (Words{"reorganise british", "done"}));
    EXPECT_EQ(s.step("pr_blucher_sl"), 1);
}

RULE(W2_15_1_3, of_three_players_the_british_come_first) {
    Scene s = end_of_turn("50: pr_blucher_sl; turn=3 options=three_players");
    EXPECT_EQ(s.seat(), "british");
    EXPECT_EQ(s.operands("reorganise "), Words{"british"});
    s.play("done");
    EXPECT_EQ(s.seat(), "prussian");
    EXPECT_EQ(s.operands("reorganise "), Words{"prussian"});
}

// --- The commander-in-chief in his headquarters (W2-15.2) ----------------------------------------------------------------------------

RULE(W2_15_2_1, the_headquarters_must_be_the_factions_and_clear) {
    end_of_turn("50: pr_blucher_sl; turn=3").allows("reorganise british");
    end_of_turn("50: pr_blucher_sl; 3: br_wellington_sl fr_1c_bruno_cav; turn=3").refuses("reorganise british", "W2-15.2.1");
    end_of_turn("50: pr_blucher_sl; 4: br_wellington_sl; control 3=french; turn=3").refuses("reorganise british", "W2-15.2.1");
}

RULE(W2_15_2_2, he_may_first_move_there_with_3_points_and_is_revealed_for_one) {
    Scene s = french_first("87: fr_napoleon_sl");
    s.play("reorganise french");
    EXPECT_EQ(s.asks(), "headquarters_path");
    s.refuses("to 75", "W2-12.1.5");   // too far from there
    s.play_all({"to 86", "to 101", "to 100"});
    EXPECT_EQ(s.asks(), "regenerate");
    EXPECT_TRUE(s.activated("fr_napoleon_sl"));
}

RULE(W2_15_2_2, wellington_has_4) {
    Scene s = end_of_turn("18: br_wellington_sl");
    s.play_all({"reorganise british", "to 17", "to 4", "to 3"});
    EXPECT_EQ(s.asks(), "regenerate");
}

RULE(W2_15_2_2, by_all_the_rules_of_movement) {
    const Scene full = end_of_turn("4: br_wellington_sl; 3: br_1c_byng_inf br_1c_fart; 50: pr_blucher_sl; turn=3");
    full.refuses("reorganise british", "W2-15.2.3");   // there is no room for him
    Scene around = french_first("86: fr_napoleon_sl; 101: br_cav_vivian_cav");
    around.play("reorganise french");
    EXPECT_EQ(around.operands("to "), Words{"85"});   // a leader does not enter an area with enemies
}

RULE(W2_15_2_3, a_commander_who_cannot_reach_it_does_not_reorganise_and_does_not_move) {
    end_of_turn("19: br_wellington_sl; 50: pr_blucher_sl; turn=3").refuses("reorganise british", "W2-15.2.3");
    const Scene s = french_first("88: fr_napoleon_sl");
    EXPECT_EQ(s.seat(), "british");   // the French were not asked
    EXPECT_EQ(s.at("fr_napoleon_sl"), "88");
}

RULE(W2_15_2_4, bluecher_cannot_go_back_to_area_50) {
    end_of_turn("63: pr_blucher_sl; turn=3").refuses("reorganise prussian", "W2-2.3.2");
    end_of_turn("50: pr_blucher_sl; turn=3").allows("reorganise prussian");
}

RULE(W2_15_2_5, he_does_not_move_unless_he_reorganises) {
    Scene s = french_first("87: fr_napoleon_sl");
    EXPECT_EQ(s.legal(), (Words{"reorganise french", "done"}));
    s.play("done");
    EXPECT_EQ(s.at("fr_napoleon_sl"), "87");
    EXPECT_EQ(s.seat(), "british");
}

// --- The effects (W2-15.3 … W2-15.7) ----------------------------------------------------------------------------------------------

RULE(W2_15_3_1, regeneration_then_reinforcements_then_he_tires) {
    Scene s = french_first("57: fr_1c_derlon_tl(step=2); pool=fr_1c_quiot_inf");
    s.play("reorganise french");
    EXPECT_EQ(s.asks(), "regenerate");
    let_steps_go(s);
    EXPECT_EQ(s.asks(), "number_of_reserves");
    EXPECT_EQ(s.step("fr_napoleon_sl"), 0);
    s.play("draw 0");
    EXPECT_EQ(s.step("fr_napoleon_sl"), 1);
}

RULE(W2_15_3_2, both_use_the_value_before_he_tires) {
    Scene s = french_first("100: fr_napoleon_sl(step=2); 57: fr_1c_derlon_tl(step=3); pool=fr_1c_quiot_inf,fr_1c_aulard_inf,fr_1c_brue_inf");
    s.play_all({"reorganise french", "regenerate fr_1c_derlon_tl", "regenerate fr_1c_derlon_tl"});
    EXPECT_EQ(s.step("fr_1c_derlon_tl"), 1);
    EXPECT_EQ(s.operands("draw "), (Words{"0", "1", "2"}));
}

RULE(W2_15_4_1, steps_up_to_the_value_are_spread_as_the_owner_likes) {
    Scene s = french_first("100: fr_napoleon_sl(step=1); 57: fr_1c_derlon_tl(step=2); 70: fr_2c_reille_tl(step=3)");
    s.play_all({"reorganise french", "regenerate fr_2c_reille_tl", "regenerate fr_1c_derlon_tl", "regenerate fr_2c_reille_tl"});
    EXPECT_EQ(s.step("fr_2c_reille_tl"), 1);
    EXPECT_EQ(s.step("fr_1c_derlon_tl"), 1);
    EXPECT_NE(s.asks(), "regenerate");   // three steps for three stars
}

RULE(W2_15_4_1, only_corps_commanders_of_the_faction_regain_steps) {
    Scene s = french_first("56: fr_1c_fart(step=1) fr_1c_schmitz_inf(step=1); 16: br_res_picton_tl(step=1); 57: fr_1c_derlon_tl(step=1)");
    s.play("reorganise french");
    EXPECT_EQ(s.operands("regenerate "), Words{"fr_1c_derlon_tl"});
    for (const char* other :
         {"regenerate fr_1c_fart", "regenerate fr_1c_schmitz_inf", "regenerate br_res_picton_tl", "regenerate fr_napoleon_sl"})
        s.refuses(other, "W2-15.4.1");
}

RULE(W2_15_4_2, a_leader_needs_a_line_of_communication_and_a_step_to_regain) {
    Scene s = french_first("26: fr_1c_derlon_tl(step=2); 41: fr_2c_reille_tl(step=2) br_res_kempt_inf; 84: fr_6c_lobau_tl");
    s.play("reorganise french");
    s.refuses("regenerate fr_1c_derlon_tl", "W2-15.4.2");
    s.refuses("regenerate fr_6c_lobau_tl", "W2-15.4.2");
    s.allows("regenerate fr_2c_reille_tl");   // also in a contested area
}

RULE(W2_15_4_3, fewer_steps_may_be_used_and_the_leaders_are_secret) {
    Scene s = french_first("57: fr_1c_derlon_tl(step=3)");
    s.play_all({"reorganise french", "regenerate fr_1c_derlon_tl", "done"});
    EXPECT_EQ(s.step("fr_1c_derlon_tl"), 2);
    EXPECT_TRUE(s.heard_by("french", "fr_1c_derlon_tl recovers"));
    EXPECT_FALSE(s.heard_by("british", "recovers"));
    EXPECT_FALSE(s.heard_by("observer", "recovers"));
}

RULE(W2_15_4_3, neither_answers_nor_their_number_tell_whether_steps_were_regained) {
    Scene used = french_first("57: fr_1c_derlon_tl(step=3)"), unused = used;
    used.play("reorganise french");
    unused.play("reorganise french");
    const Position before = used.position();
    for (int i = 0; i < 4; ++i) {   // four stars
        ASSERT_EQ(used.asks(), "regenerate");
        ASSERT_EQ(unused.asks(), "regenerate");
        EXPECT_EQ(used.view("british"), unused.view("british"));
        used.play(i == 0 ? "regenerate fr_1c_derlon_tl" : "done");
        unused.play("done");
    }
    EXPECT_EQ(used.asks(), unused.asks());
    EXPECT_NE(used.asks(), "regenerate");
    for (const Action action : {act(Verb::done), act(Verb::regenerate, Scene::unit("fr_1c_derlon_tl"))})
        EXPECT_FALSE(Records::may_see(before, kFrenchSeat, action, kBritishSeat));
}

RULE(W2_15_5_1, reinforcements_are_drawn_and_placed) {
    Scene s = french_first("pool=fr_1c_quiot_inf");
    s.play("reorganise french");
    let_steps_go(s);
    s.play("draw 1", {0});
    s.play("place fr_1c_quiot_inf 57");
    EXPECT_EQ(s.at("fr_1c_quiot_inf"), "57");
}

RULE(W2_15_6_1, he_loses_a_step_but_not_at_heart) {
    Scene tired = french_first("100: fr_napoleon_sl(step=1)");
    tired.play("reorganise french");
    let_steps_go(tired);
    EXPECT_EQ(tired.step("fr_napoleon_sl"), 2);
    EXPECT_FALSE(tired.activated("fr_napoleon_sl"));
    Scene heart = french_first("100: fr_napoleon_sl(step=3)");
    heart.play("reorganise french");
    let_steps_go(heart);
    EXPECT_EQ(heart.step("fr_napoleon_sl"), 3);
}

RULE(W2_15_7_1, the_example_of_the_rulebook) {
    Scene s = end_of_turn(
        "50: pr_blucher_sl(step=1) pr_4c_bulow_tl(step=3); 3: br_wellington_sl(step=2); 16: br_res_picton_tl(step=1); "
        "24: br_2c_hill_tl(step=2); pool=pr_4c_hacke_inf,pr_4c_hiller_inf,pr_4c_losthin_inf,pr_4c_ryssel_inf,"
        "br_1c_byng_inf,br_1c_detmers_inf,br_1c_ompteda_inf; turn=3");
    s.play_all({"reorganise prussian", "regenerate pr_4c_bulow_tl", "regenerate pr_4c_bulow_tl", "regenerate pr_4c_bulow_tl"});
    EXPECT_EQ(s.step("pr_4c_bulow_tl"), 0);
    EXPECT_EQ(s.operands("draw ").back(), "3");
    s.play_all({"draw 0", "reorganise british", "regenerate br_res_picton_tl", "regenerate br_2c_hill_tl"});
    EXPECT_EQ(s.operands("draw ").back(), "2");
    s.play_all({"draw 0", "done"}, {});   // Napoleon is not activated
    EXPECT_EQ(s.step("fr_napoleon_sl"), 0);
    EXPECT_EQ(s.asks(), "choose_action");
}

}   // namespace papelotte::waterloo200
