// WL-9.1, WL-9.2  Damage cubes: placing, assigning, elimination by too many.
#include "tests/waterloo/storm.h"

namespace papelotte::waterloo {
namespace {

// A French skirmish hit; the Allied side does not fire. The tile of the first round is drawn after it unless a player must decide.
void french_hit(Scene& s, const std::string& target, bool asked = false) {
    s.play("done");
    s.play("skirmish fr_inf_7 " + target, asked ? std::vector{6} : std::vector{6, 1});
}

}  // namespace

// --- Placing ---------------------------------------------------------------------------------------------------------------------------

RULE(WL_9_1_1, cubes_lie_in_the_area_one_pool_for_each_colour) {
    Scene s("crossroads: ge_inf_1 ge_inf_2 pr_inf_1 red=3 black=2; active=allied");
    s.play("move green crossroads");
    s.play("go pr_inf_1 msj_farm");   // the only Prussian unit carries all black cubes and no red one
    EXPECT_EQ(s.cubes("msj_farm", "black"), 2);
    EXPECT_EQ(s.cubes("crossroads", "black"), 0);
    EXPECT_EQ(s.cubes("crossroads", "red"), 3);
    s.play("go ge_inf_1 msj_farm");
    EXPECT_EQ(s.operands("cubes ge_inf_1 "), (std::vector<std::string>{"0", "1", "2", "3"}));   // cubes belong to no unit
}

RULE(WL_9_1_2, the_army_decides_the_colour) {
    const std::pair<const char*, const char*> allied[] = {
        {"br_inf_1", "red"}, {"ge_inf_1", "red"}, {"du_inf_1", "red"}, {"pr_inf_1", "black"}, {"pr_lw_1", "black"}};
    for (const auto& [unit, colour] : allied) {
        SCOPED_TRACE(unit);
        Scene s(std::string("sandpit_valley: fr_inf_7; crossroads: ") + unit + "; phase=skirmish");
        const int stock = s.stock(colour);
        french_hit(s, "crossroads");
        EXPECT_EQ(s.cubes("crossroads", colour), 1);
        EXPECT_EQ(s.stock(colour), stock - 1);
    }
    for (const char* unit : {"fr_inf_7", "ig_inf_1"}) {
        SCOPED_TRACE(unit);
        Scene s(std::string("crossroads: pr_inf_1; sandpit_valley: ") + unit + "; phase=skirmish");
        s.play("skirmish pr_inf_1 sandpit_valley", {6});
        EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1);
        EXPECT_EQ(s.stock("blue"), 33);
    }
}

RULE(WL_9_1_3, cubes_fall_on_infantry_and_not_on_what_stands_beside_it) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 br_art_4 ge_cav_1 br_leader_1; phase=skirmish");
    french_hit(s, "crossroads");
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_FALSE(s.unmanned("br_art_4"));
    EXPECT_EQ(s.state("ge_cav_1"), "fresh");
    EXPECT_EQ(s.at("br_leader_1"), "crossroads");
}

RULE(WL_9_1_3, cubes_never_apply_to_cavalry) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_cav_1 br_leader_1; phase=skirmish");
    s.play("skirmish fr_inf_7 crossroads", {6});   // the Allied player has no infantry to fire
    EXPECT_EQ(s.asks(), "cavalry_hits");
    s.play("tire ge_cav_1", {1});
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_EQ(s.stock("red"), 25);
}

RULE(WL_9_1_4, the_owner_chooses_the_colour_where_two_armies_stand_together) {
    Scene s("sandpit_valley: fr_art_1 fr_art_2; crossroads: ge_inf_1 pr_inf_1");
    s.play_all({"fire green sandpit_valley", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "done"}, {6, 6});
    EXPECT_EQ(s.asks(), "place_cubes");
    EXPECT_EQ(s.seat(), "allied");
    s.refuses("cube blue", "WL-9.1.2");
    s.play("cube red");
    s.play("cube black");   // each cube is a separate choice
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.cubes("crossroads", "black"), 1);
}

RULE(WL_9_1_4, a_gun_of_the_other_army_gives_no_choice) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 pr_art_1; phase=skirmish");
    french_hit(s, "crossroads");
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
}

RULE(WL_9_1_5, cubes_that_leave_the_board_return_to_their_stock) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 red=5; phase=skirmish");
    EXPECT_EQ(s.stock("red"), 20);
    french_hit(s, "crossroads");
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.stock("red"), 25);
}

// --- Assigning -------------------------------------------------------------------------------------------------------------------------

RULE(WL_9_2_1, at_most_five_for_a_unit_and_all_of_them_assigned) {
    Scene s("crossroads: ge_inf_1 ge_inf_2 red=7; active=allied");
    s.play_all({"move green crossroads", "go ge_inf_1 msj_farm"});
    EXPECT_EQ(s.operands("cubes ge_inf_1 "), (std::vector<std::string>{"2", "3", "4", "5"}));
    s.refuses("cubes ge_inf_1 1", "WL-9.2.1");   // six would be left for ge_inf_2
    s.refuses("cubes ge_inf_1 6", "WL-9.2.1");
    s.play("cubes ge_inf_1 4");
    EXPECT_EQ(s.cubes("msj_farm", "red"), 4);
    EXPECT_EQ(s.cubes("crossroads", "red"), 3);
}

RULE(WL_9_2_1, cubes_go_to_infantry_of_the_matching_army) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) pr_inf_1 red=2 black=1");
    s.play("assault red sandpit_valley", {1, 1, 2, 6, 6, 1, 1, 1});   // nothing to choose
    EXPECT_EQ(column(s, "ge_inf_1"), 3);
    EXPECT_EQ(column(s, "pr_inf_1"), 2);
}

RULE(WL_9_2_1, assigned_anew_for_the_assault_the_volley_and_the_check) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 fr_inf_9 blue=3; crossroads: ge_inf_1(defensive)");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley"});
    EXPECT_EQ(s.asks(), "take_cubes_along");
    s.play_all({"cubes fr_inf_7 2", "attack fr_inf_8 crossroads sandpit_valley", "cubes fr_inf_8 0", "done"}, {2});
    EXPECT_EQ(s.asks(), "assign_cubes");               // the check: all on the other unit
    s.play("cubes fr_inf_7 0", {6, 6});
    EXPECT_EQ(column(s, "fr_inf_7"), 1);               // unsupported: one area beside it
    EXPECT_EQ(column(s, "fr_inf_8"), 3);
    EXPECT_EQ(s.asks(), "assign_cubes");               // the volley: all on this unit again
    s.play("cubes fr_inf_7 2", {2, 1, 1});             // 2 - 1 is nothing; the second German volley
    EXPECT_TRUE(s.log("ge_inf_1 checks").empty());
}

RULE(WL_9_2_2, more_than_five_a_unit_eliminate_one_with_six_cubes) {
    Scene enough("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 ge_inf_2 red=9; phase=skirmish");
    french_hit(enough, "crossroads");
    EXPECT_EQ(enough.cubes("crossroads", "red"), 10);   // five each: no unit is eliminated
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 ge_inf_2 pr_inf_1 br_art_4 red=10; phase=skirmish");
    french_hit(s, "crossroads", true);
    s.play("cube red");
    EXPECT_EQ(s.asks(), "too_many_cubes");
    EXPECT_EQ(s.seat(), "allied");
    for (const char* other : {"lose pr_inf_1", "lose br_art_4", "lose fr_inf_7"}) s.refuses(other, "WL-9.2.2");
    s.play("lose ge_inf_2", {1});
    EXPECT_TRUE(s.eliminated("ge_inf_2"));
    EXPECT_EQ(s.cause("ge_inf_2"), "six_cubes");
    EXPECT_EQ(s.at("ge_inf_1"), "crossroads");
    EXPECT_EQ(s.cubes("crossroads", "red"), 5);
}

RULE(WL_9_2_2, again_while_it_is_still_true) {
    Scene s("sandpit_valley: fr_art_1 fr_art_2; crossroads: ge_inf_1 ge_inf_2 red=10");
    s.play_all({"fire green sandpit_valley", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "done"}, {6, 6});
    s.play("lose ge_inf_2");   // 12 - 6 = 6 for one unit
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
}

RULE(WL_9_2_3, what_the_last_infantry_leaves_stays_on_its_guns_up_to_one_each) {
    for (const auto& [guns, stay] : {std::pair{"", 0}, std::pair{"br_art_4 ", 1}, std::pair{"br_art_4 br_art_5 br_art_6 ", 2}}) {
        SCOPED_TRACE(guns);
        Scene s(std::string("sandpit_valley: fr_art_1 fr_art_2 fr_art_3; crossroads: ge_inf_1 ") + guns + "red=5");
        s.play_all({"fire green sandpit_valley", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "aim fr_art_3 crossroads", "done"},
                   {6, 6, 6});   // 8 cubes: two are left
        EXPECT_TRUE(s.eliminated("ge_inf_1"));
        if (s.asks() == "gun_hits") s.play_all({"unman br_art_6", "unman br_art_4"});   // the owner's choice
        EXPECT_EQ(s.cubes("crossroads", "red"), stay);
        EXPECT_EQ(s.stock("red"), 25 - stay);
    }
}

RULE(WL_9_2_3, the_other_allied_armys_infantry_takes_over_what_is_left) {
    Scene s("sandpit_valley: fr_art_1 fr_art_2; crossroads: ge_inf_1 pr_inf_1 red=5");
    s.play_all({"fire green sandpit_valley", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "done", "cube red", "cube red"}, {6, 6});
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_EQ(s.cubes("crossroads", "black"), 1);
    EXPECT_EQ(s.stock("red"), 25);
    Scene again("sandpit_valley: fr_art_1 fr_art_2; crossroads: ge_inf_1 pr_inf_1 red=5 black=5");
    again.play_all({"fire green sandpit_valley", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "done", "cube red", "cube red"}, {6, 6});
    EXPECT_TRUE(again.eliminated("pr_inf_1"));   // five and the one exchanged: six
}

RULE(WL_9_2_4, a_withdrawing_unit_takes_cubes_newly_assigned) {
    Scene s("grand_battery_west: fr_leader_1; sandpit_valley: fr_inf_7; la_haye_sainte: fr_inf_8 blue=4; crossroads: ge_inf_1(defensive)");
    s.play_all({"lead red fr_leader_1", "assault red sandpit_valley", "assault red la_haye_sainte"}, {1});
    s.play("cubes fr_inf_7 0", {1, 1, 1});                 // the French volley, the second German one
    s.play("cubes fr_inf_7 0", {1, 1});                    // the second French one
    EXPECT_EQ(s.asks(), "assign_cubes");                   // for the way back
    s.play_all({"cubes fr_inf_7 3", "retreat fr_inf_7 sandpit_valley", "retreat fr_inf_8 la_haye_sainte"});
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 3);
    EXPECT_EQ(s.cubes("la_haye_sainte", "blue"), 1);
}

RULE(WL_9_2_4, a_retreating_unit_takes_the_cubes_of_its_check_and_not_those_of_its_volley) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) ge_inf_2(defensive) red=4");
    s.play_all({"assault red sandpit_valley", "cubes ge_inf_1 4", "cubes ge_inf_1 1"}, {1, 1, 2, 1, 6, 1, 1});
    EXPECT_EQ(s.at("ge_inf_1"), "msj_farm");
    EXPECT_EQ(s.cubes("msj_farm", "red"), 1);
    EXPECT_EQ(s.cubes("crossroads", "red"), 3);
}

}  // namespace papelotte::waterloo
