// W2-10  Tactical Action.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

RULE(W2_10_1_1, a_leader_with_stars_must_be_there_to_activate) {
    Scene("67: fr_2c_reille_tl; kind=none").allows("tactical");
    Scene("67: fr_2c_reille_tl(step=3); kind=none").refuses("tactical", "W2-10.1.1");   // on his last step
    Scene("36: fr_2c_reille_tl; kind=none").refuses("tactical", "W2-10.1.1");           // isolated
}

RULE(W2_10_2_1, no_more_leaders_than_the_strategic_value) {
    Scene s("100: fr_napoleon_sl(step=2); 67: fr_2c_reille_tl fr_3cav_kellermann_tl(step=3) fr_1c_derlon_tl; kind=tactical");
    s.play_all({"activate fr_2c_reille_tl", "reveal", "activate fr_3cav_kellermann_tl", "reveal"});
    EXPECT_EQ(s.asks(), "move_units");   // the leader on his last step was the second
    Scene allies(
        "3: br_wellington_sl(step=3); 50: pr_blucher_sl pr_4c_bulow_tl; 25: br_2c_hill_tl br_1c_prince_of_orange_tl; "
        "turn=3 phasing=allied kind=tactical");
    allies.play_all({"activate br_2c_hill_tl", "reveal"});
    allies.refuses("activate br_1c_prince_of_orange_tl", "W2-10.2.1");
    allies.allows("activate pr_4c_bulow_tl");
}

RULE(W2_10_2_2, one_leader_with_stars_is_enough_for_both_allies) {
    Scene s("50: pr_blucher_sl pr_4c_bulow_tl(step=3); 25: br_2c_hill_tl; turn=3 phasing=allied kind=tactical");
    s.refuses("done", "W2-10.2.2");
    s.play_all({"activate br_2c_hill_tl", "reveal"});
    s.allows("activate pr_4c_bulow_tl");   // on his last step
    s.allows("done");
}

RULE(W2_10_2_3, leaders_are_activated_one_after_another_in_any_order) {
    for (const std::string first : {"fr_2c_reille_tl", "fr_1c_derlon_tl"}) {
        Scene s("67: fr_2c_reille_tl fr_1c_derlon_tl; kind=tactical");
        s.refuses("done", "W2-10.2.2");
        s.play_all({"activate " + first, "reveal"});
        EXPECT_EQ(s.asks(), "activate_leaders");
        s.play("done");
        EXPECT_EQ(s.asks(), "move_units");
    }
}

RULE(W2_10_2_4, an_ally_without_activated_leaders_moves_and_fights_nothing) {
    Scene s(
        "50: pr_blucher_sl pr_4c_bulow_tl pr_4c_hacke_inf; 63: pr_4c_hiller_inf fr_1c_quiot_inf; 25: br_2c_hill_tl(activated); "
        "51: br_2c_mitchell_inf fr_2c_soye_inf; turn=3 phasing=allied kind=tactical");
    s.play("done");
    s.refuses("move pr_4c_hacke_inf", "W2-10.4.1");
    s.play("done");
    s.refuses("battle 63", "W2-13.1.5");
    s.allows("battle 51");
}

RULE(W2_10_2_5, the_first_leader_activated_must_have_stars) {
    Scene s("67: fr_2c_reille_tl(step=3) fr_1c_derlon_tl; kind=tactical");
    s.refuses("activate fr_2c_reille_tl", "W2-10.2.5");
    s.play_all({"activate fr_1c_derlon_tl", "reveal"});
    s.allows("activate fr_2c_reille_tl");
}

RULE(W2_10_3_1, a_new_engagement_for_each_leader_of_the_faction) {
    Scene s(
        "50: pr_blucher_sl pr_4c_bulow_tl(activated) pr_4c_hacke_inf pr_4c_hiller_inf; 63: fr_1c_quiot_inf; 49: fr_1c_brue_inf; "
        "25: br_2c_hill_tl(activated); turn=3 phasing=allied kind=tactical");
    s.play_all({"done", "move pr_4c_hacke_inf", "to 63", "stop", "move pr_4c_hiller_inf"});
    s.refuses("to 49", "W2-12.5.2");   // Hill's engagement is not available to the Prussians
    s.allows("to 63");
}

// Two leaders allow two battles: one of them is needed for the new engagement in 51.
RULE(W2_10_3_2, battles_must_be_left_for_the_new_engagements) {
    Scene s(
        "67: fr_2c_reille_tl(activated) fr_2c_soye_inf; 81: fr_1c_derlon_tl(activated); 51: br_2c_mitchell_inf; "
        "42: fr_1c_schmitz_inf br_res_best_inf; 43: fr_1c_quiot_inf br_res_pack_inf; control 43=french; kind=tactical");
    s.play_all({"done", "move fr_2c_soye_inf", "to 51", "stop", "done"});
    s.play("battle 42");
    s.refuses("battle 43", "W2-13.1.5");
    s.refuses("done", "W2-13.1.3");
    s.play("battle 51");
    EXPECT_EQ(s.phasing(), "allied");   // 43 is not fought: no battle is left
}

RULE(W2_10_3_3, a_battle_may_be_of_another_corps) {
    Scene s("67: fr_2c_reille_tl(activated); 42: fr_1c_schmitz_inf br_res_best_inf; kind=tactical");
    s.play_all({"done", "done"});
    s.allows("battle 42");
}

RULE(W2_10_4_1, only_units_under_command_move) {
    Scene s("67: fr_2c_reille_tl(activated) fr_2c_soye_inf fr_1c_quiot_inf fr_1c_derlon_tl; 83: fr_2c_husson_inf; kind=tactical");
    s.play("done");
    EXPECT_EQ(s.operands("move "), std::vector<std::string>{"fr_2c_soye_inf"});
    s.refuses("move fr_1c_quiot_inf", "W2-10.4.1");    // of another corps
    s.refuses("move fr_2c_husson_inf", "W2-10.4.1");   // too far
    s.refuses("move fr_1c_derlon_tl", "W2-10.4.1");    // leaders do not move
    s.play_all({"move fr_2c_soye_inf", "to 66", "stop"});
    s.refuses("move fr_2c_soye_inf", "W2-12.2.4");     // only one move
}

}  // namespace
}  // namespace papelotte::waterloo200
