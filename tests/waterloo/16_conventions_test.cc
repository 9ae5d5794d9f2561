// WL-16  Conventions for a deterministic engine.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

// Expects the lines that contain one of these texts in this order.
void expect_order(const Scene& s, std::string_view kind, const Words& beginnings) {
    const Words lines = s.log(kind);
    ASSERT_EQ(lines.size(), beginnings.size());
    for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_TRUE(lines[i].starts_with(beginnings[i])) << lines[i];
}

}  // namespace

RULE(WL_16_1_1, the_dice_of_a_volley_and_of_a_check_come_in_the_order_of_the_units) {
    Scene s("ponsonbys_hollow: ge_inf_1 ge_inf_2; vinckes_slope: fr_inf_7 fr_inf_8; active=french");
    s.play_all({"assault red vinckes_slope", "attack fr_inf_8 ponsonbys_hollow vinckes_slope", "attack fr_inf_7 ponsonbys_hollow vinckes_slope",
                "cubes fr_inf_7 1", "cubes fr_inf_7 1", "cubes fr_inf_7 1"},
               {3, 1, 6, 5, 1, 1, 1, 1, 1, 1});
    expect_order(s, "fires a volley",
                 {"ge_inf_1 fires a volley: die 3", "ge_inf_2 fires a volley: die 1", "fr_inf_7 fires", "fr_inf_8 fires", "ge_inf_1 fires",
                  "ge_inf_2 fires", "fr_inf_7 fires", "fr_inf_8 fires"});
    expect_order(s, "checks morale", {"fr_inf_7 checks morale: die 6", "fr_inf_8 checks morale: die 5"});
}

RULE(WL_16_1_1, the_dice_of_defensive_fire_and_control_come_in_the_order_of_the_units) {
    Scene s("crossroads: br_art_4 br_art_5; sandpit_valley: fr_cav_1 fr_cav_2; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_2 crossroads sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley"},
               {3, 4, 1, 2});
    expect_order(s, "fires at crossroads", {"br_art_4 fires at crossroads: die 3", "br_art_5 fires at crossroads: die 4"});
    expect_order(s, "rolls for control", {"fr_cav_1 rolls for control: die 1", "fr_cav_2 rolls for control: die 2"});
}

RULE(WL_16_1_1, the_dice_of_musketry_come_in_the_order_of_the_units) {
    Scene s("crossroads: br_inf_4 ge_inf_1; sandpit_valley: fr_cav_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley"}, {4, 3, 6, 6});
    expect_order(s, "fires at the cavalry", {"br_inf_4 fires at the cavalry: die 4", "ge_inf_1 fires at the cavalry: die 3"});
}

RULE(WL_16_1_2, in_a_melee_the_assaulting_sides_die_comes_first) {
    Scene s("crossroads: br_cav_1; sandpit_valley: fr_cav_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley"}, {3, 3, 6, 1, 1});   // a tie, again, control
    EXPECT_EQ(s.log("against"), (Words{"fr_cav_1 (3) against br_cav_1 (3).", "fr_cav_1 (6) against br_cav_1 (1)."}));
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");
    Scene allied("crossroads: br_cav_1; sandpit_valley: fr_cav_1; active=allied");
    allied.play_all({"assault red crossroads", "attack br_cav_1 sandpit_valley crossroads"}, {6, 1, 1});
    EXPECT_EQ(allied.log("against"), (Words{"br_cav_1 (6) against fr_cav_1 (1)."}));
}

RULE(WL_16_1_3, grand_battery_fire_rolls_a_guns_two_dice_one_after_the_other) {
    Scene s("grand_battery_west: fr_art_1 fr_art_2; sandpit_valley: br_inf_4; active=french");
    s.play_all({"fire green grand_battery_west", "grand_battery", "aim fr_art_2 sandpit_valley", "aim fr_art_1 sandpit_valley"}, {1, 2, 3, 4});
    expect_order(s, "fires at",
                 {"fr_art_1 fires at sandpit_valley: die 1", "fr_art_1 fires at sandpit_valley: die 2",
                  "fr_art_2 fires at sandpit_valley: die 3", "fr_art_2 fires at sandpit_valley: die 4"});
}

RULE(WL_16_1_4, a_tile_is_one_draw_of_eight_hidden_from_the_active_player) {
    Scene s("rossomme: fr_cav_1; mont_st_jean: br_cav_1; phase=skirmish", {8});
    EXPECT_EQ(s.dice_rolled(), 1);
    EXPECT_EQ(s.position().tile, 5);
    EXPECT_FALSE(knows_tile(s.position(), kFrench));
    EXPECT_TRUE(knows_tile(s.position(), kAllied));
}

RULE(WL_16_1_4, what_the_active_player_may_think_of_the_tile_is_uniform_over_what_is_possible) {
    Scene s("rossomme: fr_cav_1; mont_st_jean: br_cav_1; active=french tile=5 actions_done=3");
    Dice dice(7);
    int fours = 0, fives = 0;
    for (int i = 0; i < 400; ++i) {
        Position imagined = s.position();
        Rules::redeal(imagined, kFrench, dice);
        fours += imagined.tile == 4;
        fives += imagined.tile == 5;
        Rules::redeal(imagined, kAllied, dice);   // he knows the tile: nothing changes
        ASSERT_TRUE(imagined.tile == 4 || imagined.tile == 5);
    }
    EXPECT_EQ(fours + fives, 400);   // three actions are done and a fourth is asked for
    EXPECT_GT(fours, 140);
    EXPECT_GT(fives, 140);
    Position known = s.position();
    Rules::redeal(known, kAllied, dice);
    EXPECT_EQ(known.tile, 5);
}

RULE(WL_16_1_5, a_choice_of_one_is_made_silently) {
    Scene one("crossroads: br_cav_1(tired); sandpit_valley: fr_inf_7; phase=skirmish");
    one.play("skirmish fr_inf_7 crossroads", {6, 1});   // one unit, one area to retreat to: no player is asked
    EXPECT_EQ(one.at("br_cav_1"), "msj_farm");
    Scene two("crossroads: br_cav_1(tired) br_cav_2(tired); sandpit_valley: fr_inf_7; phase=skirmish");
    two.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(two.asks(), "cavalry_hits");
}

RULE(WL_16_1_5, cubes_are_not_asked_for_where_there_are_none) {
    Scene s("rossomme: fr_inf_1 fr_inf_2; active=french");
    s.play_all({"move green rossomme", "go fr_inf_1 chantelet"});
    EXPECT_EQ(s.at("fr_inf_1"), "chantelet");
    Scene cubes("rossomme: fr_inf_1 fr_inf_2 blue=1; active=french");
    cubes.play_all({"move green rossomme", "go fr_inf_1 chantelet"});
    EXPECT_EQ(cubes.asks(), "take_cubes_along");
    EXPECT_EQ(cubes.operands("cubes fr_inf_1 "), (Words{"0", "1"}));
}

RULE(WL_16_1_6, eliminated_units_keep_a_record_from_which_casualties_are_counted) {
    Scene s("crossroads: br_inf_4 ge_inf_1; sandpit_valley: ig_inf_1 blue=5; la_haye_sainte: fr_inf_8 blue=5; phase=skirmish turn=3");
    EXPECT_EQ(casualties(s.position(), Army::french), 0);
    s.play("skirmish br_inf_4 sandpit_valley", {6});
    EXPECT_EQ(s.at("ig_inf_1"), "eliminated");
    EXPECT_EQ(s.cause("ig_inf_1"), "six_cubes");
    EXPECT_EQ(s.position().unit(Scene::unit("ig_inf_1")).lost_turn, 3);
    EXPECT_EQ(casualties(s.position(), Army::french), 2);   // Guard infantry counts two
    s.play("skirmish ge_inf_1 la_haye_sainte", {6, 1});
    EXPECT_EQ(casualties(s.position(), Army::french), 3);
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 0);
}

}  // namespace papelotte::waterloo
