// WL-3.1 … WL-3.3, WL-3.5 … WL-3.7  The phases of a turn, discs, changes of formation, the end of a turn, initiative.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

// Only cavalry: no unit can skirmish or change formation, so only phase 4 waits for a decision.
const std::string kQuiet = "rossomme: fr_cav_1; mont_st_jean: br_cav_1; ";

// Plays from the first French action with a tile of 5 to the same point of the next turn, without orders (turns 1 to 3).
void pass_turn(Scene& s) {
    for (int action = 0; action < 13; ++action) s.play("nothing green", action == 4 || action == 9 ? std::vector<int>{7} : std::vector<int>{});
    s.play("nothing red");
    s.play("nothing red", {7});   // the Allied player has no green disc: phase 4 is over
}

}  // namespace

// --- WL-3.1  The turn ----------------------------------------------------------------------------------------------------------------

RULE(WL_3_1_1, the_seven_phases_in_order) {
    Scene s(kQuiet + "phase=start", {7});
    pass_turn(s);
    EXPECT_EQ(s.log("Phase: "),
              (Words{"Phase: discs.", "Phase: prussians.", "Phase: skirmish.", "Phase: actions.", "Phase: formation.", "Phase: victory.",
                     "Phase: end.", "Phase: discs.", "Phase: prussians.", "Phase: skirmish.", "Phase: actions."}));
    EXPECT_EQ(s.position().turn, 2);
}

RULE(WL_3_1_2, the_nine_turns_from_noon_to_eight) {
    const Words hours{"12 noon", "1 pm", "2 pm", "3 pm", "4 pm", "5 pm", "6 pm", "7 pm", "8 pm"};
    for (int turn = 1; turn <= 9; ++turn) EXPECT_EQ(turn_title(turn), hours[static_cast<std::size_t>(turn - 1)]);
    const Scene eighth(kQuiet + "turn=8 phase=victory", {1});
    EXPECT_EQ(eighth.position().turn, 9);
    EXPECT_EQ(eighth.winner(), "");
    const Scene ninth(kQuiet + "turn=9 phase=victory");
    EXPECT_EQ(ninth.winner(), "allied");
}

// --- WL-3.2  Discs -------------------------------------------------------------------------------------------------------------------

RULE(WL_3_2_1, the_french_get_eight_green_four_red_two_purple_every_turn) {
    for (int turn = 1; turn <= 9; ++turn) {
        const Scene s(kQuiet + "phase=discs french.green=1 turn=" + std::to_string(turn), {1});
        EXPECT_EQ(s.discs("french", "green"), 8) << turn;
        EXPECT_EQ(s.discs("french", "red"), 4) << turn;
        EXPECT_EQ(s.discs("french", "purple"), 2) << turn;
    }
}

RULE(WL_3_2_2, the_allied_player_gets_five_green_and_two_red_until_three) {
    for (int turn = 1; turn <= 4; ++turn) {
        const Scene s(kQuiet + "phase=discs allied.green=1 turn=" + std::to_string(turn), {1});
        EXPECT_EQ(s.discs("allied", "green"), 5) << turn;
        EXPECT_EQ(s.discs("allied", "red"), 2) << turn;
        EXPECT_EQ(s.discs("allied", "purple"), 0) << turn;
    }
}

RULE(WL_3_2_3, from_four_on_he_gets_as_many_as_the_french) {
    for (int turn = 5; turn <= 9; ++turn) {
        const Scene s(kQuiet + "phase=discs allied.green=1 turn=" + std::to_string(turn), {1});
        EXPECT_EQ(s.discs("allied", "green"), 8) << turn;
        EXPECT_EQ(s.discs("allied", "red"), 4) << turn;
        EXPECT_EQ(s.discs("allied", "purple"), 2) << turn;
    }
}

RULE(WL_3_2_4, unspent_discs_are_lost) {
    Scene s(kQuiet + "turn=4 phase=start", {7});
    pass_turn(s);   // both sides have red discs left, the French also purple ones
    EXPECT_EQ(s.position().turn, 5);
    EXPECT_EQ(s.discs("french", "red"), 4);
    EXPECT_EQ(s.discs("french", "purple"), 2);
    EXPECT_EQ(s.discs("allied", "red"), 4);
}

// --- WL-3.3  Prussians ---------------------------------------------------------------------------------------------------------------

RULE(WL_3_3_1, no_prussians_before_three) {
    for (int turn = 1; turn <= 3; ++turn) {
        const Scene s("base=setup phase=prussians turn=" + std::to_string(turn));
        EXPECT_EQ(s.asks(), "skirmish_fire") << turn;
        EXPECT_EQ(s.dice_rolled(), 0);
        EXPECT_EQ(s.at("pr_leader_1"), "display");
    }
    for (int turn = 4; turn <= 9; ++turn) {
        const Scene s("base=setup phase=prussians turn=" + std::to_string(turn), {3});
        EXPECT_EQ(s.asks(), "arrive") << turn;
        EXPECT_EQ(s.seat(), "allied");
    }
}

// --- WL-3.5  Changes of formation ------------------------------------------------------------------------------------------------------

RULE(WL_3_5_1, first_the_allied_then_the_french_player_changes_formations_for_nothing) {
    Scene s("mont_st_jean: br_inf_1 br_art_1 br_cav_1; msj_farm: ge_inf_1(defensive); rossomme: fr_inf_1 fr_art_1; phase=formation turn=2");
    EXPECT_EQ(s.seat(), "allied");
    s.refuses("turn fr_inf_1 defensive", "WL-4.5.1");
    s.refuses("turn br_cav_1 tired", "WL-11.1.4");
    s.play_all({"turn br_inf_1 defensive", "turn br_art_1 limbered"});
    s.play("turn ge_inf_1 mobile");   // any number of units on the whole board; no unit is left
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.discs("allied", "green"), 5);
    s.play("turn fr_inf_1 defensive");
    s.play("done", {1});   // to the next turn
    EXPECT_EQ(s.position().turn, 3);
    EXPECT_EQ(s.state("br_inf_1"), "defensive");
    EXPECT_EQ(s.state("br_art_1"), "limbered");
    EXPECT_EQ(s.state("ge_inf_1"), "mobile");
    EXPECT_EQ(s.state("fr_inf_1"), "defensive");
    EXPECT_EQ(s.state("fr_art_1"), "deployed");
}

// --- WL-3.6  Victory and the end of the turn -------------------------------------------------------------------------------------------

RULE(WL_3_6_1, the_game_stops_when_somebody_has_won) {
    const Scene s("mont_st_jean: fr_inf_1; merbraine: br_inf_1; phase=victory");
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.asks(), "");
    EXPECT_EQ(s.position().turn, 1);   // phase 7 is not reached
    s.refuses("done", "WL-3.6.1");
    const Scene no("msj_farm: fr_inf_1; merbraine: br_inf_1; phase=victory", {1});
    EXPECT_EQ(no.winner(), "");
    EXPECT_EQ(no.position().turn, 2);
}

RULE(WL_3_6_2, the_turn_marker_moves_and_all_discs_leave_the_board) {
    Scene s(kQuiet + "phase=start", {7});
    s.play("nothing green");
    EXPECT_EQ(s.discs("french", "green", "this_round"), 1);
    for (int action = 1; action < 13; ++action) s.play("nothing green", action == 4 || action == 9 ? std::vector<int>{7} : std::vector<int>{});
    EXPECT_EQ(s.discs("french", "green", "previous"), 5);
    s.play_all({"nothing red", "nothing red"}, {7});
    EXPECT_EQ(s.position().turn, 2);
    for (const std::string side : {"french", "allied"})
        for (const std::string colour : {"green", "red", "purple"})
            for (const std::string box : {"this_round", "previous"})
                EXPECT_EQ(s.discs(side, colour, box), 0) << side << " " << colour << " " << box;
}

// --- WL-3.7  Initiative ----------------------------------------------------------------------------------------------------------------

namespace {

const std::string kAllThree = "hougoumont: fr_cav_2; la_haye_sainte: fr_cav_3; papelotte_smohain: fr_cav_4; ";

}  // namespace

RULE(WL_3_7_1, the_player_with_the_initiative_is_active_first) {
    for (int turn = 1; turn <= 7; ++turn) {
        const Scene s(kQuiet + "active=allied phase=start turn=" + std::to_string(turn), {1});
        EXPECT_EQ(s.asks(), "choose_action");
        EXPECT_EQ(s.seat(), "french") << turn;
    }
    const Scene late(kQuiet + "turn=9 phase=start initiative=allied", {1});
    EXPECT_EQ(late.seat(), "allied");
}

RULE(WL_3_7_2, at_seven_the_french_keep_the_initiative_with_all_three_strong_points) {
    const Scene all(kQuiet + kAllThree + "turn=8 phase=start", {1});
    EXPECT_EQ(all.seat(), "french");
    const Scene two(kQuiet + "hougoumont: fr_cav_2; la_haye_sainte: fr_cav_3; turn=8 phase=start", {1});
    EXPECT_EQ(two.seat(), "allied");
    EXPECT_EQ(two.log()[0], "Turn 8 begins.");
    EXPECT_EQ(two.log()[1], "The initiative is with the Allied player.");   // before phase 1
    EXPECT_EQ(two.log()[2], "Phase: discs.");
}

RULE(WL_3_7_2, the_test_is_not_made_earlier) {
    const Scene s(kQuiet + "turn=7 phase=start", {1});   // the French hold no strong point
    EXPECT_EQ(s.seat(), "french");
    EXPECT_TRUE(s.log("initiative").empty());
}

RULE(WL_3_7_3, to_hold_takes_a_combat_unit_and_no_enemy) {
    const std::string two = "hougoumont: fr_cav_2; papelotte_smohain: fr_cav_4; turn=8 phase=start; la_haye_sainte: ";
    EXPECT_EQ(Scene(kQuiet + two + "fr_art_1(limbered) fr_leader_1", {1}).position().initiative, kFrench);
    EXPECT_EQ(Scene(kQuiet + two + "fr_art_1(unmanned) blue=1", {1}).position().initiative, kFrench);
    EXPECT_EQ(Scene(kQuiet + two + "fr_leader_1", {1}).position().initiative, kAllied);
    EXPECT_EQ(Scene(kQuiet + two + "fr_cav_3 br_art_1(unmanned) red=1", {1}).position().initiative, kAllied);   // contested
    EXPECT_EQ(Scene(kQuiet + two + "br_leader_1 fr_cav_3", {1}).position().initiative, kFrench);   // an enemy leader does not count
}

RULE(WL_3_7_4, there_is_no_second_test_at_eight) {
    const Scene regained(kQuiet + kAllThree + "turn=9 phase=start initiative=allied", {1});
    EXPECT_EQ(regained.seat(), "allied");
    const Scene lost(kQuiet + "turn=9 phase=start initiative=french", {1});
    EXPECT_EQ(lost.seat(), "french");
}

RULE(WL_3_7_4, the_initiative_of_seven_holds_for_eight) {
    const Scene s(kQuiet + kAllThree + "turn=8 phase=end initiative=allied", {1});
    EXPECT_EQ(s.position().turn, 9);
    EXPECT_EQ(s.seat(), "allied");
}

}   // namespace papelotte::waterloo
