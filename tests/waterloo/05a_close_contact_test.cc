// WL-5.1  Close contact movement: one test per rule.
#include <algorithm>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

// The areas within `steps` borders of an area, as sorted words.
std::vector<std::string> ball(std::string_view from, int steps) {
    std::vector<std::string> found;
    for (int i = 0; i < kAreas; ++i)
        if (const int far = distance(Scene::area(from), Area(i)); far >= 1 && far <= steps) found.emplace_back(word(Area(i)));
    std::ranges::sort(found);
    return found;
}

}  // namespace

RULE(WL_5_1_1, infantry_and_artillery_move_one_area_cavalry_two_leaders_three) {
    Scene s("milhauds_field: fr_inf_1 fr_art_1 fr_cav_1 fr_leader_1");
    s.play("move green milhauds_field");
    EXPECT_EQ(s.operands("go fr_inf_1 "), ball("milhauds_field", 1));
    EXPECT_EQ(s.operands("go fr_art_1 "), ball("milhauds_field", 1));
    EXPECT_EQ(s.operands("go fr_cav_1 "), ball("milhauds_field", 2));   // open ground all round
    EXPECT_EQ(s.operands("go fr_leader_1 "), ball("milhauds_field", 3));
    s.refuses("go fr_inf_1 trimotion", "WL-5.1.1");
    s.refuses("go fr_art_1 trimotion", "WL-5.1.1");
    s.refuses("go fr_cav_1 callois_wood", "WL-5.1.1");
    s.refuses("go fr_leader_1 pires_flank", "WL-5.1.1");
}

RULE(WL_5_1_1, a_unit_that_has_moved_does_not_move_again_in_the_same_activation) {
    Scene s("milhauds_field: fr_inf_1 fr_inf_2");
    s.play("move green milhauds_field");
    s.play("go fr_inf_1 grand_battery_east");
    s.refuses("go fr_inf_1 sandpit_valley", "WL-4.5.1");
    EXPECT_EQ(s.legal("go fr_inf_1").size(), 0u);
    s.allows("go fr_inf_2 grand_battery_east");
}

RULE(WL_5_1_2, no_step_enters_an_enemy_occupied_area) {
    Scene s("pires_flank: fr_inf_1 fr_cav_1 fr_leader_1; nivelles_hollow: br_art_1 red=1");   // an unmanned gun is enough
    s.play("move green pires_flank");
    s.refuses("go fr_inf_1 nivelles_hollow", "WL-5.1.2");
    s.refuses("go fr_cav_1 nivelles_hollow", "WL-5.1.2");
    s.refuses("go fr_leader_1 nivelles_hollow", "WL-5.1.2");
}

RULE(WL_5_1_2, no_unit_passes_through_an_enemy_occupied_area) {
    Scene s("pires_flank: fr_cav_1 fr_leader_1; nivelles_hollow: br_inf_1");
    s.play("move green pires_flank");
    s.refuses("go fr_cav_1 west_ridge", "WL-5.1.2");        // only nivelles_hollow lies between
    s.refuses("go fr_leader_1 braine_road", "WL-5.1.2");
    Scene open("pires_flank: fr_cav_1 fr_leader_1; nivelles_hollow: br_leader_1");
    open.play("move green pires_flank");
    open.allows("go fr_cav_1 west_ridge");
    open.allows("go fr_leader_1 braine_road");
}

RULE(WL_5_1_2, moving_next_to_the_enemy_or_along_him_is_free) {
    Scene s("pires_flank: fr_inf_1 fr_cav_1; nivelles_hollow: br_inf_1");
    s.play("move green pires_flank");
    s.allows("go fr_inf_1 jeromes_field");
    s.allows("go fr_cav_1 hougoumont");   // from one neighbour of the enemy through a second to a third
}

RULE(WL_5_1_3, units_of_one_activation_may_go_to_different_areas) {
    Scene s("milhauds_field: fr_inf_1 fr_inf_2 fr_cav_1 fr_inf_3");
    s.play("move green milhauds_field");
    s.play("go fr_inf_1 grand_battery_east");
    s.play("go fr_inf_2 lobaus_field");
    s.play("go fr_cav_1 trimotion");
    s.play("done");                         // some or all: the third stays
    EXPECT_EQ(s.at("fr_inf_1"), "grand_battery_east");
    EXPECT_EQ(s.at("fr_inf_2"), "lobaus_field");
    EXPECT_EQ(s.at("fr_cav_1"), "trimotion");
    EXPECT_EQ(s.at("fr_inf_3"), "milhauds_field");
    EXPECT_EQ(s.discs("french", "green", "this_round"), 1);
}

RULE(WL_5_1_4, only_mobile_infantry_moves) {
    Scene s("milhauds_field: fr_inf_1 fr_inf_2(defensive) fr_inf_3(square)");
    s.play("move green milhauds_field");
    s.refuses("go fr_inf_2 lobaus_field", "WL-5.1.4");
    s.refuses("go fr_inf_3 lobaus_field", "WL-5.1.4");
    s.play("go fr_inf_1 lobaus_field");
    EXPECT_EQ(s.at("fr_inf_1"), "lobaus_field");
    EXPECT_EQ(s.state("fr_inf_1"), "mobile");
    EXPECT_EQ(s.asks(), "choose_action");   // no other unit can move
}

RULE(WL_5_1_5, artillery_that_moved_is_limbered) {
    Scene s("milhauds_field: fr_art_1 fr_art_2(limbered) fr_art_3");
    s.play("move green milhauds_field");
    s.play("go fr_art_1 grand_battery_east");
    s.play("go fr_art_2 grand_battery_east");
    s.play("done");
    EXPECT_EQ(s.state("fr_art_1"), "limbered");
    EXPECT_EQ(s.state("fr_art_2"), "limbered");
    EXPECT_EQ(s.state("fr_art_3"), "deployed");
}

RULE(WL_5_1_5, unmanned_artillery_cannot_move) {
    Scene s("milhauds_field: fr_art_1(unmanned) fr_art_2 fr_cav_1 blue=1");
    s.play("move green milhauds_field");
    s.refuses("go fr_art_1 lobaus_field", "WL-5.1.5");
    s.allows("go fr_art_2 lobaus_field");
}

RULE(WL_5_1_6, cavalry_stops_on_entering_woods_town_or_river) {
    struct Way {
        std::string_view from, rough, beyond;
    };
    for (const Way& way : {Way{"lamberts_bivouac", "vert_coucou", "ohain_road"},        // woods
                           Way{"waterloo_fields", "mont_st_jean", "lamberts_bivouac"},   // town
                           Way{"bulows_field", "lasne_brook", "hubermont"}}) {           // river; the other way is river too
        Scene s(std::string(way.from) + ": fr_cav_1");
        s.play("move green " + std::string(way.from));
        s.allows("go fr_cav_1 " + std::string(way.rough));
        s.refuses("go fr_cav_1 " + std::string(way.beyond), "WL-5.1.6");
    }
}

RULE(WL_5_1_6, leaving_rough_ground_costs_nothing_and_low_ground_or_a_strong_point_does_not_stop) {
    Scene woods("callois_wood: fr_cav_1");
    woods.play("move green callois_wood");
    EXPECT_EQ(woods.operands("go fr_cav_1 "), ball("callois_wood", 2));
    Scene farm("grand_battery_west: fr_cav_1; sandpit_valley: fr_inf_1");
    farm.play("move green grand_battery_west");
    farm.allows("go fr_cav_1 crossroads");   // through La Haye Sainte or the valley, both low
}

RULE(WL_5_1_7, terrain_never_stops_a_leader) {
    Scene s("lamberts_bivouac: fr_leader_1");
    s.play("move green lamberts_bivouac");
    s.allows("go fr_leader_1 ohain_wood");   // vert_coucou, ohain_road, ohain_wood: woods on the way
    EXPECT_EQ(s.operands("go fr_leader_1 "), ball("lamberts_bivouac", 3));
}

RULE(WL_5_1_7, terrain_never_stops_infantry_or_artillery) {
    Scene s("lamberts_bivouac: fr_inf_1 fr_art_1");
    s.play("move green lamberts_bivouac");
    s.allows("go fr_inf_1 vert_coucou");
    s.allows("go fr_art_1 mont_st_jean");
    Scene reserve("lamberts_bivouac: fr_inf_1 fr_art_1 fr_cav_1");
    reserve.play("reserve green lamberts_bivouac");
    reserve.allows("go fr_inf_1 ohain_road");   // two areas, through the woods of vert_coucou
    reserve.allows("go fr_art_1 ohain_road");
    reserve.allows("go fr_inf_1 waterloo_fields");
}

RULE(WL_5_1_8, a_leader_moves_available_or_used_and_keeps_that_status) {
    Scene s("milhauds_field: fr_leader_1(used); rossomme: fr_leader_2");
    s.play_all({"move green milhauds_field", "go fr_leader_1 trimotion", "move green rossomme", "go fr_leader_2 chantelet"});
    EXPECT_EQ(s.at("fr_leader_1"), "trimotion");
    EXPECT_EQ(s.state("fr_leader_1"), "used");
    EXPECT_EQ(s.at("fr_leader_2"), "chantelet");
    EXPECT_EQ(s.state("fr_leader_2"), "available");
}

RULE(WL_5_1_9, a_leader_does_not_end_his_move_with_another_of_his_colour_but_may_pass) {
    Scene s("pires_flank: fr_leader_1; west_ridge: fr_leader_2");
    s.play("move green pires_flank");
    s.refuses("go fr_leader_1 west_ridge", "WL-5.1.9");
    s.allows("go fr_leader_1 braine_road");   // the only way of three areas leads through west_ridge
}

RULE(WL_5_1_9, leaders_of_different_colour_may_be_together) {
    Scene s("smohain_heights: br_leader_1; zietens_road: pr_leader_1; active=allied turn=5");
    s.play("move green smohain_heights");
    s.play("go br_leader_1 zietens_road");
    EXPECT_EQ(s.units("zietens_road"), (std::vector<std::string>{"br_leader_1", "pr_leader_1"}));
}

RULE(WL_5_1_10, own_units_neither_stop_nor_bar_a_move) {
    Scene s(
        "milhauds_field: fr_cav_1 fr_inf_1; lobaus_field: fr_inf_2 fr_inf_3 fr_inf_4; decosters_house: fr_inf_5 fr_inf_6 fr_cav_2;"
        "la_belle_alliance: fr_inf_7 fr_inf_8 fr_inf_9");
    s.play("move green milhauds_field");
    s.play("go fr_cav_1 decosters_house");   // two full areas on the paths there, and the destination is full too
    s.play("go fr_inf_1 lobaus_field");
    EXPECT_EQ(s.units("decosters_house").size(), 4u);
    EXPECT_EQ(s.units("lobaus_field").size(), 4u);
    EXPECT_EQ(s.cubes("lobaus_field", "blue"), 0);   // no penalty before the end of the round
}

RULE(WL_5_1_11, infantry_takes_its_share_of_the_cubes_along) {
    Scene s("milhauds_field: fr_inf_1 fr_inf_2 fr_cav_1 blue=7");
    s.play("move green milhauds_field");
    s.play("go fr_inf_1 lobaus_field");
    EXPECT_EQ(s.operands("cubes fr_inf_1 "), (std::vector<std::string>{"2", "3", "4", "5"}));   // at most five on either unit
    s.refuses("cubes fr_inf_1 1", "WL-9.2.1");
    s.refuses("cubes fr_inf_1 6", "WL-9.2.1");
    s.play("cubes fr_inf_1 4");
    EXPECT_EQ(s.cubes("lobaus_field", "blue"), 4);
    EXPECT_EQ(s.cubes("milhauds_field", "blue"), 3);
    s.play("go fr_inf_2 grand_battery_east");   // alone now: it carries all cubes
    EXPECT_EQ(s.cubes("grand_battery_east", "blue"), 3);
    EXPECT_EQ(s.cubes("milhauds_field", "blue"), 0);
    EXPECT_EQ(s.stock("blue"), 27);             // no cube was lost
}

RULE(WL_5_1_11, infantry_carries_only_the_cubes_of_its_own_army) {
    Scene s("smohain_heights: br_inf_1 pr_inf_1 red=2 black=3; active=allied turn=5");
    s.play("move green smohain_heights");
    s.play("go pr_inf_1 ohain_road");
    EXPECT_EQ(s.cubes("ohain_road", "black"), 3);
    EXPECT_EQ(s.cubes("ohain_road", "red"), 0);
    EXPECT_EQ(s.cubes("smohain_heights", "red"), 2);
}

RULE(WL_5_1_12, combat_units_that_end_a_move_on_a_lone_leader_eliminate_him) {
    for (const std::string unit : {"fr_inf_1", "fr_cav_1", "fr_art_1"}) {
        Scene s("milhauds_field: " + unit + "; lobaus_field: br_leader_1");
        s.play("move green milhauds_field");
        s.play("go " + unit + " lobaus_field");
        EXPECT_TRUE(s.eliminated("br_leader_1")) << unit;
        EXPECT_EQ(s.cause("br_leader_1"), "caught");
    }
}

RULE(WL_5_1_12, passing_by_or_coming_as_a_leader_does_not_catch_him) {
    Scene passing("pires_flank: fr_cav_1; nivelles_hollow: br_leader_1");
    passing.play_all({"move green pires_flank", "go fr_cav_1 west_ridge"});
    EXPECT_EQ(passing.at("br_leader_1"), "nivelles_hollow");
    Scene leader("pires_flank: fr_leader_1; nivelles_hollow: br_leader_1");
    leader.play_all({"move green pires_flank", "go fr_leader_1 nivelles_hollow"});
    EXPECT_EQ(leader.at("br_leader_1"), "nivelles_hollow");
    EXPECT_EQ(leader.at("fr_leader_1"), "nivelles_hollow");
}

RULE(WL_5_1_12, a_retreat_ends_on_a_lone_leader_too) {
    // A six hits tired cavalry, which must fall back towards Mont St Jean.
    Scene s("sandpit_valley: fr_art_1; crossroads: br_cav_1(tired); msj_farm: fr_leader_1; grand_battery=0");
    s.play("fire green sandpit_valley", {6});
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");
    EXPECT_TRUE(s.eliminated("fr_leader_1"));
}

RULE(WL_5_1_12, arriving_units_catch_leaders_in_the_entry_areas) {
    Scene s("delayed: pr_inf_1 pr_inf_2 pr_leader_1; lasne_road: fr_leader_1; virere_heights: fr_leader_2; phase=prussians turn=4");
    s.play("enter pr_inf_1 lasne_road");
    EXPECT_TRUE(s.eliminated("fr_leader_1"));
    s.play("enter pr_leader_1 virere_heights");
    EXPECT_EQ(s.at("fr_leader_2"), "virere_heights");   // a leader is not a combat unit
}

RULE(WL_5_1_13, cavalry_leaves_overrun_guns_by_close_contact_movement_or_assault_not_by_reserve_movement) {
    Scene s("crossroads: fr_cav_1 br_art_1 red=1; msj_farm: br_inf_1");
    s.refuses("reserve green crossroads", "WL-5.2.2");
    s.allows("assault green crossroads");
    s.play("move green crossroads");
    s.play("go fr_cav_1 sandpit_valley");
    EXPECT_EQ(s.at("fr_cav_1"), "sandpit_valley");
    EXPECT_TRUE(s.unmanned("br_art_1"));
    Scene assault("crossroads: fr_cav_1 br_art_1 red=1; msj_farm: br_inf_1; ponsonbys_hollow: br_inf_2");
    assault.play("assault green crossroads");
    assault.allows("attack fr_cav_1 msj_farm crossroads");
    assault.allows("attack fr_cav_1 ponsonbys_hollow crossroads");
}

RULE(WL_5_1_13, nobody_enters_a_shared_area_by_movement) {
    const std::string board = "crossroads: fr_cav_1 br_art_1 red=1; sandpit_valley: fr_inf_1 fr_cav_2 fr_leader_1; msj_farm: br_inf_1 br_cav_1";
    Scene french(board);
    french.play("move green sandpit_valley");
    for (const std::string unit : {"fr_inf_1", "fr_cav_2", "fr_leader_1"}) french.refuses("go " + unit + " crossroads", "WL-5.1.13");
    Scene allied(board + "; active=allied");
    allied.play("move green msj_farm");
    for (const std::string unit : {"br_inf_1", "br_cav_1"}) allied.refuses("go " + unit + " crossroads", "WL-5.1.13");
}

}  // namespace papelotte::waterloo
