// WL-9.3, WL-9.4  Damage cubes on artillery, and the empty stock.
#include "tests/waterloo/storm.h"

namespace papelotte::waterloo {

// --- Cubes on artillery ------------------------------------------------------------------------------------------------------------------

RULE(WL_9_3_1, a_cube_makes_one_gun_unmanned) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_art_4 br_art_5; phase=skirmish");
    s.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(s.asks(), "gun_hits");
    EXPECT_EQ(s.seat(), "allied");
    s.play("unman br_art_5", {1});
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_FALSE(s.unmanned("br_art_4"));
    EXPECT_TRUE(s.unmanned("br_art_5"));
}

RULE(WL_9_3_1, unmanned_artillery_neither_moves_nor_fires) {
    Scene s("crossroads: br_art_4 br_art_5(unmanned) red=1; sandpit_valley: fr_inf_7; active=allied");
    s.play("move green crossroads");
    s.refuses("go br_art_5 msj_farm", "WL-5.1.5");
    s.play("go br_art_4 msj_farm");
    s.refuses("fire green crossroads", "WL-9.3.1");
    Scene fire("crossroads: br_art_4 br_art_5(unmanned) red=1; sandpit_valley: fr_inf_7; la_haye_sainte: fr_inf_8; active=allied");
    fire.play("fire green crossroads");
    fire.refuses("aim br_art_5 sandpit_valley", "WL-9.3.1");
    fire.allows("aim br_art_4 sandpit_valley");
}

RULE(WL_9_3_1, unmanned_artillery_does_not_fire_defensively) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_art_4 br_art_5(unmanned) red=1");
    s.play("assault red sandpit_valley", {1});   // one die for two guns
    EXPECT_EQ(s.log("fires at").size(), 1u);
}

RULE(WL_9_3_1, unmanned_artillery_still_occupies_and_blocks_sight) {
    Scene s("jacquinots_field: fr_art_1 fr_inf_7; lower_lasne: pr_inf_1; bulows_field: pr_art_1 black=1");
    s.play("fire green jacquinots_field");
    s.refuses("aim fr_art_1 lower_lasne", "WL-6.2.2");
    s.allows("aim fr_art_1 bulows_field");
    Scene clear("jacquinots_field: fr_art_1 fr_inf_7; lower_lasne: pr_inf_1");
    clear.play("fire green jacquinots_field");
    clear.allows("aim fr_art_1 lower_lasne");
    Scene move("jacquinots_field: fr_inf_7; bulows_field: pr_art_1 black=1");
    move.play("move green jacquinots_field");
    move.refuses("go fr_inf_7 bulows_field", "WL-5.1.2");
}

RULE(WL_9_3_1, unmanned_artillery_counts_for_the_area_limit) {
    Scene s("lobaus_field: fr_art_1(unmanned) fr_art_2(unmanned) fr_art_3(unmanned) fr_art_4 blue=3; french.green=1 allied.red=1");
    s.play("nothing green");   // the last disc: four guns exceed the limit by one
    EXPECT_EQ(s.cubes("lobaus_field", "blue"), 4);
    EXPECT_TRUE(s.unmanned("fr_art_4"));
}

RULE(WL_9_3_2, guns_alone_never_hold_more_cubes_than_there_are_guns) {
    Scene s("sandpit_valley: fr_art_1 fr_art_2; crossroads: br_art_4");
    s.play_all({"fire green sandpit_valley", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "done"}, {6, 6});
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.stock("red"), 24);
    EXPECT_EQ(s.at("br_art_4"), "crossroads");
}

RULE(WL_9_3_3, infantry_that_enters_takes_the_cubes_and_mans_the_guns) {
    Scene s("crossroads: br_art_4 br_art_5 red=2; msj_farm: ge_inf_1 red=1; active=allied");
    ASSERT_TRUE(s.unmanned("br_art_4") && s.unmanned("br_art_5"));
    s.play("move green msj_farm");
    s.play("go ge_inf_1 crossroads");
    EXPECT_FALSE(s.unmanned("br_art_4") || s.unmanned("br_art_5"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 3);
    s.play("move green crossroads");
    s.play("go ge_inf_1 msj_farm");   // and it takes all of them along when it leaves
    EXPECT_EQ(s.cubes("msj_farm", "red"), 3);
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_FALSE(s.unmanned("br_art_4") || s.unmanned("br_art_5"));
}

RULE(WL_9_3_3, too_many_of_them_eliminate_it) {
    Scene s("crossroads: br_art_4 red=1; msj_farm: ge_inf_1 red=5; active=allied");
    s.play("move green msj_farm");
    s.play("go ge_inf_1 crossroads");
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
}

RULE(WL_9_3_3, cavalry_and_leaders_man_nothing) {
    Scene s("crossroads: br_art_4 red=1; msj_farm: ge_cav_1 br_leader_1; active=allied");
    s.play_all({"move green msj_farm", "go ge_cav_1 crossroads", "go br_leader_1 crossroads"});
    EXPECT_TRUE(s.unmanned("br_art_4"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
}

RULE(WL_9_3_4, reinforce_takes_a_cube_off_and_mans_one_gun) {
    Scene s("crossroads: br_art_4 br_art_5 red=2; msj_farm: ge_inf_1; active=allied");
    s.play("reinforce green crossroads");
    s.refuses("send red msj_farm none", "WL-9.3.4");
    s.play("send red msj_farm br_art_5");
    EXPECT_FALSE(s.unmanned("br_art_5"));
    EXPECT_TRUE(s.unmanned("br_art_4"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.cubes("msj_farm", "red"), 1);
}

RULE(WL_9_3_5, infantry_of_the_other_allied_army_exchanges_the_cube_for_its_colour) {
    Scene s("crossroads: br_art_4 red=1; msj_farm: pr_lw_1; active=allied");
    s.play_all({"move green msj_farm", "go pr_lw_1 crossroads"});
    EXPECT_FALSE(s.unmanned("br_art_4"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_EQ(s.cubes("crossroads", "black"), 1);
    EXPECT_EQ(s.stock("red"), 25);
    EXPECT_EQ(s.stock("black"), 14);
    Scene prussian("crossroads: pr_art_1 black=1; msj_farm: ge_inf_1; active=allied");
    prussian.play_all({"move green msj_farm", "go ge_inf_1 crossroads"});
    EXPECT_FALSE(prussian.unmanned("pr_art_1"));
    EXPECT_EQ(prussian.cubes("crossroads", "red"), 1);
}

RULE(WL_9_3_5, the_cube_keeps_its_colour_where_infantry_of_that_colour_is) {
    Scene s("crossroads: br_art_4 pr_art_1 red=1 black=1; msj_farm: ge_inf_1; active=allied");
    s.play_all({"move green msj_farm", "go ge_inf_1 crossroads"});
    EXPECT_EQ(s.cubes("crossroads", "red"), 2);     // its own, and the black one exchanged
    EXPECT_EQ(s.cubes("crossroads", "black"), 0);
    Scene joined("crossroads: ge_inf_1 br_art_4 red=2; msj_farm: pr_inf_1 black=1; active=allied");
    joined.play_all({"move green msj_farm", "go pr_inf_1 crossroads"});
    EXPECT_EQ(joined.asks(), "choose_action");          // nothing is exchanged
    EXPECT_EQ(joined.cubes("crossroads", "red"), 2);
    EXPECT_EQ(joined.cubes("crossroads", "black"), 1);
}

// --- The empty stock -----------------------------------------------------------------------------------------------------------------

namespace {

// All fifteen black cubes are on the board; pr_inf_4 at the crossroads has none of them, and a French skirmish hits it.
Scene no_black_cube_left(const std::string& more = "") {
    Scene s(
        "sandpit_valley: fr_inf_7; crossroads: pr_inf_4; genval_lane: pr_inf_1 pr_inf_2 black=7; lasne_road: pr_lw_1 pr_lw_2 black=7; "
        "virere_heights: pr_art_1 black=1; phase=skirmish; " +
        more);
    EXPECT_EQ(s.stock("black"), 0);
    s.play("done");
    s.play("skirmish fr_inf_7 crossroads", {6});
    return s;
}

}  // namespace

RULE(WL_9_4_1, a_unit_that_holds_cubes_is_given_up_for_the_stock) {
    Scene s = no_black_cube_left();
    EXPECT_EQ(s.asks(), "sacrifice");
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.operands("sacrifice pr_inf_1 "), (std::vector<std::string>{"2", "3", "4", "5"}));   // the other unit holds at most five
    s.refuses("sacrifice pr_inf_1 1", "WL-9.2.1");
    s.refuses("sacrifice pr_inf_4 1", "WL-9.4.1");   // holds none
    s.refuses("sacrifice fr_inf_7 1", "WL-9.4.1");   // of another colour
    s.play("sacrifice pr_inf_1 3", {1});
    EXPECT_TRUE(s.eliminated("pr_inf_1"));
    EXPECT_EQ(s.cubes("genval_lane", "black"), 4);
    EXPECT_EQ(s.cubes("crossroads", "black"), 1);
    EXPECT_EQ(s.stock("black"), 2);
}

RULE(WL_9_4_1, an_unmanned_gun_may_be_given_up) {
    Scene s = no_black_cube_left();
    s.play("sacrifice pr_art_1 1", {1});
    EXPECT_TRUE(s.eliminated("pr_art_1"));
    EXPECT_EQ(s.cubes("virere_heights", "black"), 0);
    EXPECT_EQ(s.cubes("crossroads", "black"), 1);
    EXPECT_EQ(s.stock("black"), 0);
}

RULE(WL_9_4_1, again_as_often_as_needed) {
    Scene s(
        "sandpit_valley: fr_art_1 fr_art_2; crossroads: pr_inf_4; genval_lane: pr_inf_1 pr_inf_2 pr_inf_3 black=14; "
        "virere_heights: pr_art_1 black=1");
    s.play_all({"fire green sandpit_valley", "aim fr_art_1 crossroads", "aim fr_art_2 crossroads", "done"}, {6, 6});
    s.play("sacrifice pr_art_1 1");
    EXPECT_EQ(s.asks(), "sacrifice");   // one cube is placed, one more is needed
    s.play("sacrifice pr_inf_3 4");
    EXPECT_EQ(s.cubes("crossroads", "black"), 2);
    EXPECT_EQ(s.stock("black"), 3);
}

RULE(WL_9_4_1, a_gun_that_is_hit_needs_a_cube_too) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: pr_art_2; genval_lane: pr_inf_1 pr_inf_2 pr_inf_3 black=15; phase=skirmish");
    s.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(s.asks(), "sacrifice");
    s.play("sacrifice pr_inf_2 5", {1});
    EXPECT_TRUE(s.unmanned("pr_art_2"));
    EXPECT_EQ(s.stock("black"), 4);
}

RULE(WL_9_4_2, the_unit_given_up_is_a_casualty) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1; braine_road: br_inf_1 br_inf_2 br_inf_3 br_inf_4 br_inf_5 red=25; phase=skirmish");
    s.play("done");
    s.play("skirmish fr_inf_7 crossroads", {6});
    s.play("sacrifice br_inf_1 5", {1});
    EXPECT_EQ(s.cause("br_inf_1"), "empty_stock");
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 1);
}

RULE(WL_9_4_3, the_grand_batterys_cubes_are_no_stock) {
    Scene s(
        "crossroads: ge_inf_1; sandpit_valley: fr_inf_7; phase=skirmish; "
        "lobaus_field: fr_inf_1 fr_inf_2 fr_inf_3 fr_inf_4 fr_inf_5 fr_inf_6 fr_inf_8 blue=34");
    EXPECT_EQ(s.position().grand_battery, 6);
    EXPECT_EQ(s.stock("blue"), 0);
    s.play("skirmish ge_inf_1 sandpit_valley", {6});
    EXPECT_EQ(s.asks(), "sacrifice");
    s.play("sacrifice fr_inf_1 4");
    EXPECT_EQ(s.position().grand_battery, 6);
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1);
}

RULE(WL_9_4_4, without_a_unit_left_to_take_it_the_cube_is_not_placed) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: pr_inf_4 black=5; genval_lane: pr_inf_1 pr_inf_2 black=10; phase=skirmish");
    s.play("done");
    s.play("skirmish fr_inf_7 crossroads", {6});
    s.play("sacrifice pr_inf_4 5", {1});
    EXPECT_TRUE(s.eliminated("pr_inf_4"));
    EXPECT_EQ(s.cubes("crossroads", "black"), 0);
    EXPECT_EQ(s.stock("black"), 5);
}

RULE(WL_9_4_4, with_a_comrade_left_the_cube_is_placed) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: pr_inf_3 pr_inf_4 black=5; genval_lane: pr_inf_1 pr_inf_2 black=10; phase=skirmish");
    s.play("done");
    s.play("skirmish fr_inf_7 crossroads", {6});
    s.play("sacrifice pr_inf_4 5", {1});
    EXPECT_EQ(s.cubes("crossroads", "black"), 1);
    EXPECT_EQ(s.at("pr_inf_3"), "crossroads");
}

// WL-9.2.4  Units that fall back hold the cubes assigned to them; no other unit holds those.
RULE(WL_9_4_1, units_that_fall_back_hold_just_the_cubes_assigned_to_them) {
    Scene s(
        "crossroads: br_inf_4 ge_inf_7 du_inf_1 red=6; sandpit_valley: fr_inf_9 fr_inf_10 fr_inf_11; pictons_ridge: br_inf_5 red=5; "
        "bests_ridge: ge_inf_8 red=5; altens_ridge: ge_inf_5 red=5; halketts_ridge: br_inf_3 red=4; msj_farm: pr_art_1(limbered,unmanned) "
        "black=1");
    storm(s, {"fr_inf_9", "fr_inf_10", "fr_inf_11"}, {});
    const std::vector<std::string_view> two_each{"cubes br_inf_4 2", "cubes ge_inf_7 2", "cubes br_inf_4 2", "cubes ge_inf_7 2"};
    s.play_all(two_each, {1, 1, 1, 2, 1, 1, 1, 6, 1});   // br_inf_4 and du_inf_1 fail; at the farm a gun's black cube becomes a red one
    ASSERT_EQ(s.asks(), "sacrifice");
    EXPECT_EQ(s.operands("sacrifice du_inf_1 "), (std::vector<std::string>{"2"}));
    s.refuses("sacrifice du_inf_1 4", "WL-9.2.1");
    EXPECT_EQ(s.operands("sacrifice ge_inf_7 "), (std::vector<std::string>{"2"}));
    s.play("sacrifice ge_inf_7 2");
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_EQ(s.cubes("msj_farm", "red"), 5);   // two with each unit, and the gun's
    EXPECT_EQ(s.stock("red"), 1);
    EXPECT_TRUE(Rules::broken_invariant(s.position()).empty());
}

}  // namespace papelotte::waterloo
