// WL-15  Victory: phase 6 with casualties and objectives set up on the board.
#include <boost/json.hpp>

#include "games/waterloo/records/records.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

// "fr_inf_3 fr_inf_4 …": `count` units of a kind.
std::string some(const std::string& kind, int first, int count) {
    std::string text;
    for (int i = first; i < first + count; ++i) text += " " + kind + "_" + std::to_string(i);
    return text;
}
std::string lost(const std::string& units) { return "eliminated:" + units + "; "; }

// The winner after phase 6 of the turn; "" when play continues, with the tile of the next turn.
std::string winner(const std::string& text, bool goes_on = false, int turn = 2) {
    Scene s(text + "phase=victory turn=" + std::to_string(turn), goes_on ? std::vector{1} : std::vector<int>{});
    if (goes_on) EXPECT_EQ(s.position().turn, turn + 1);
    else EXPECT_EQ(s.asks(), "");
    return s.winner();
}
std::string nobody_yet(const std::string& text, int turn = 2) { return winner(text, true, turn); }

int french_losses(const std::string& units) {
    Scene s(lost(units) + "sandpit_valley: fr_inf_17");
    return casualties(s.position(), Army::french);
}
int anglo_allied_losses(const std::string& units) {
    Scene s(lost(units) + "sandpit_valley: fr_inf_17");
    return casualties(s.position(), Army::anglo_allied);
}

}  // namespace

RULE(WL_15_1_1, infantry_artillery_and_leaders_count_one_guard_infantry_two_cavalry_nothing) {
    EXPECT_EQ(french_losses(" fr_inf_1"), 1);
    EXPECT_EQ(french_losses(" ig_inf_1"), 2);
    EXPECT_EQ(french_losses(" fr_art_1"), 1);
    EXPECT_EQ(french_losses(" fr_leader_1"), 1);
    EXPECT_EQ(french_losses(" fr_cav_1 ig_cav_1"), 0);
    EXPECT_EQ(anglo_allied_losses(" br_inf_1 ge_inf_1 du_inf_1"), 3);
    EXPECT_EQ(anglo_allied_losses(" br_art_1 br_leader_1"), 2);
    EXPECT_EQ(anglo_allied_losses(" br_cav_1 ge_cav_1 du_cav_1"), 0);
}

RULE(WL_15_1_1, all_of_them_count_towards_victory) {
    EXPECT_EQ(winner(lost(some("ig_inf", 1, 4) + some("fr_inf", 1, 3) + some("fr_art", 1, 4) + " fr_leader_1")), "allied");   // 8 + 3 + 4 + 1
    EXPECT_EQ(nobody_yet(lost(some("ig_inf", 1, 4) + some("fr_inf", 1, 3) + some("fr_art", 1, 4) + some("fr_cav", 1, 14))), "");   // 15
}

RULE(WL_15_1_2, prussian_losses_are_left_out) {
    const std::string prussians = some("pr_inf", 1, 4) + some("pr_lw", 1, 6) + some("pr_art", 1, 4) + some("pr_leader", 1, 2);
    EXPECT_EQ(anglo_allied_losses(prussians), 0);
    EXPECT_EQ(nobody_yet(lost(prussians + some("br_inf", 1, 8) + some("ge_inf", 1, 4))), "");   // twelve of the Anglo-Allied army
}

RULE(WL_15_1_3, the_french_win_by_infantry_in_mont_st_jean) {
    EXPECT_EQ(winner("mont_st_jean: fr_inf_1; "), "french");
    EXPECT_EQ(winner("mont_st_jean: ig_inf_1(square); "), "french");
    EXPECT_EQ(nobody_yet("mont_st_jean: fr_cav_1 fr_art_1 fr_leader_1; "), "");
    EXPECT_EQ(nobody_yet("msj_farm: fr_inf_1; "), "");
}

RULE(WL_15_1_3, the_view_counts_the_infantry_that_would_win) {   // WL-15.1.4
    const Scene s("mont_st_jean: fr_inf_1 fr_cav_1; rossomme: br_inf_1 pr_inf_1 pr_art_1; phase=skirmish turn=2", {1});
    EXPECT_EQ(Records::view(s.position(), kObserver).at("objectives"), (boost::json::object{{"mont_st_jean", 1}, {"rossomme", 2}}));
}

RULE(WL_15_1_3, or_by_thirteen_anglo_allied_casualties) {
    EXPECT_EQ(nobody_yet(lost(some("br_inf", 1, 8) + some("ge_inf", 1, 4))), "");
    EXPECT_EQ(winner(lost(some("br_inf", 1, 8) + some("ge_inf", 1, 5))), "french");
}

RULE(WL_15_1_4, the_allied_player_wins_by_infantry_in_rossomme) {
    for (const char* unit : {"br_inf_1", "ge_inf_1", "du_inf_1", "pr_inf_1", "pr_lw_1"})
        EXPECT_EQ(winner(std::string("rossomme: ") + unit + "; "), "allied") << unit;
    EXPECT_EQ(nobody_yet("rossomme: pr_cav_1 pr_art_1 pr_leader_1; "), "");
}

RULE(WL_15_1_4, or_by_sixteen_french_casualties) {
    EXPECT_EQ(nobody_yet(lost(some("fr_inf", 1, 15))), "");
    EXPECT_EQ(winner(lost(some("fr_inf", 1, 16))), "allied");
}

RULE(WL_15_1_5, if_both_win_the_side_that_inflicted_more_casualties_does) {
    const std::string both = "mont_st_jean: fr_inf_17; rossomme: ge_inf_9; ";
    EXPECT_EQ(winner(both + lost(" fr_inf_1 br_inf_1 br_inf_2")), "french");
    EXPECT_EQ(winner(both + lost(" fr_inf_1 fr_inf_2 br_inf_1")), "allied");
    EXPECT_EQ(winner(both + lost(" fr_inf_1 fr_inf_2 br_inf_1" + some("pr_lw", 1, 6))), "allied");   // without the Prussian losses
    EXPECT_EQ(winner("rossomme: ge_inf_9; " + lost(some("br_inf", 1, 8) + some("ge_inf", 1, 5) + some("fr_inf", 1, 12))), "french");
    EXPECT_EQ(winner(lost(some("br_inf", 1, 8) + some("ge_inf", 1, 6) + some("fr_inf", 1, 16))), "allied");   // 14 against 16
}

RULE(WL_15_1_6, a_tie_goes_to_the_allied_player) {
    EXPECT_EQ(winner("mont_st_jean: fr_inf_17; rossomme: ge_inf_9; "), "allied");
    EXPECT_EQ(winner("mont_st_jean: fr_inf_17; rossomme: ge_inf_9; " + lost(" fr_inf_1 br_inf_1")), "allied");
}

RULE(WL_15_1_7, without_a_victory_by_the_end_of_turn_9_the_allied_player_wins) {
    EXPECT_EQ(nobody_yet("sandpit_valley: fr_inf_17; ", 8), "");
    EXPECT_EQ(winner("sandpit_valley: fr_inf_17; ", false, 9), "allied");
    EXPECT_EQ(winner(lost(some("br_inf", 1, 8) + some("ge_inf", 1, 4)), false, 9), "allied");   // twelve to nothing is not enough
}

RULE(WL_15_1_7, a_single_condition_wins_in_turn_9_too_even_with_heavier_losses) {
    EXPECT_EQ(winner(lost(some("br_inf", 1, 8) + some("ge_inf", 1, 5) + some("fr_inf", 1, 15)), false, 9), "french");   // 13 and 15
    EXPECT_EQ(winner("mont_st_jean: fr_inf_17; " + lost(some("fr_inf", 1, 15)), false, 9), "french");
}

RULE(WL_15_1_8, nothing_is_tested_before_phase_6) {
    Scene s("msj_farm: fr_inf_1; " + lost(some("br_inf", 1, 8) + some("ge_inf", 1, 6) + some("fr_inf", 2, 16)) + "french.green=2 allied.red=1");
    s.play_all({"move green msj_farm", "go fr_inf_1 mont_st_jean"});
    EXPECT_EQ(s.asks(), "choose_action");   // the action is carried out and the round continues
    EXPECT_EQ(s.winner(), "");
    s.play("nothing green");   // the last disc: phase 5
    EXPECT_EQ(s.asks(), "change_formation");
    EXPECT_EQ(s.winner(), "");
    s.play("done");   // phase 6: both have won, 16 French casualties against 14
    EXPECT_EQ(s.winner(), "allied");
}

RULE(WL_15_1_8, an_objective_left_again_counts_for_nothing) {
    Scene s("mont_st_jean: fr_inf_1; french.green=1 allied.red=1");
    s.play_all({"move green mont_st_jean", "go fr_inf_1 msj_farm"});
    s.play("done", {1});   // phase 5, then the tile of the next turn
    EXPECT_EQ(s.winner(), "");
    EXPECT_EQ(s.position().turn, 2);
}

RULE(WL_15_1_9, the_way_a_piece_was_lost_does_not_matter) {
    // the area limit: four infantry with twenty cubes, one more
    Scene limit("lobaus_field: ig_inf_1 fr_inf_2 fr_inf_3 fr_inf_4 blue=20; french.green=1 allied.red=1");
    limit.play_all({"nothing green", "lose ig_inf_1"});
    EXPECT_EQ(casualties(limit.position(), Army::french), 2);   // Guard infantry
    // a leader who is caught
    Scene leader("msj_farm: fr_inf_1; crossroads: br_leader_1");
    leader.play_all({"move green msj_farm", "go fr_inf_1 crossroads"});
    EXPECT_EQ(leader.cause("br_leader_1"), "caught");
    EXPECT_EQ(casualties(leader.position(), Army::anglo_allied), 1);
    // a shortage of cubes
    Scene shortage(
        "crossroads: ge_inf_1; sandpit_valley: fr_inf_7; phase=skirmish; "
        "lobaus_field: ig_inf_1 fr_inf_2 fr_inf_3 fr_inf_4 fr_inf_5 fr_inf_6 fr_inf_8 blue=34");
    shortage.play_all({"skirmish ge_inf_1 sandpit_valley", "sacrifice ig_inf_1 5"}, {6});
    EXPECT_EQ(casualties(shortage.position(), Army::french), 2);
    // a captured gun, a unit that cannot retreat
    Scene assault("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) br_art_4; msj_farm: fr_cav_1");
    assault.play("assault red sandpit_valley", {1, 1, 2, 1});
    EXPECT_EQ(assault.cause("ge_inf_1"), "no_retreat");
    EXPECT_EQ(assault.cause("br_art_4"), "guns_taken");
    EXPECT_EQ(casualties(assault.position(), Army::anglo_allied), 2);
}

}   // namespace papelotte::waterloo
