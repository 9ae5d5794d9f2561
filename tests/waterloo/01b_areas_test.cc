// WL-1.3, WL-1.4  Areas and adjacency; the area limit.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

int apart(std::string_view a, std::string_view b) { return distance(Scene::area(a), Scene::area(b)); }

// The French player is about to take the last action of his round; then the Allied player draws a tile.
Scene last_action(const std::string& where, const std::string& side = "french") {
    return Scene(where + "; active=" + side + " tile=2 actions_done=1");
}

}  // namespace

// --- WL-1.3  Areas and adjacency ---------------------------------------------------------------------------------------------------

RULE(WL_1_3_1, the_board_has_184_borders_that_go_both_ways) {
    int ends = 0;
    for (int a = 0; a < kAreas; ++a)
        for (const Area b : map_neighbours(Area(a))) {
            ++ends;
            EXPECT_TRUE(map_neighbours(b).has(Area(a)));
            EXPECT_EQ(distance(Area(a), b), 1);
        }
    EXPECT_EQ(ends, 2 * 184);
}

RULE(WL_1_3_1, distance_is_the_number_of_borders_on_a_shortest_path) {
    for (const std::string front : {"grand_battery_west", "grand_battery_east", "marcognets_ridge"}) EXPECT_EQ(apart(front, "mont_st_jean"), 4);
    EXPECT_EQ(apart("virere_heights", "rossomme"), 4);
    EXPECT_EQ(apart("lasne_road", "rossomme"), 5);
    EXPECT_EQ(apart("virere_heights", "plancenoit"), 3);
    EXPECT_EQ(apart("lasne_road", "plancenoit"), 4);
    EXPECT_EQ(apart("zietens_road", "papelotte_smohain"), 2);
}

RULE(WL_1_3_1, a_unit_moves_over_borders_alone) {
    Scene s("rossomme: fr_inf_1 fr_leader_1; active=french");
    s.play("move green rossomme");
    EXPECT_EQ(s.operands("go fr_inf_1 "), (Words{"callois_wood", "chantelet", "churchyard_lane", "decosters_house"}));
    std::size_t within_three = 0;
    for (int a = 0; a < kAreas; ++a) within_three += Area(a) != Scene::area("rossomme") && distance(Scene::area("rossomme"), Area(a)) <= 3;
    EXPECT_EQ(s.operands("go fr_leader_1 ").size(), within_three);
}

RULE(WL_1_3_2, one_unmanned_gun_occupies_an_area) {
    Scene s("crossroads: br_art_4(unmanned) red=1; sandpit_valley: fr_inf_7 fr_inf_8; active=french");
    s.allows("assault green sandpit_valley");
    s.play("move green sandpit_valley");
    s.refuses("go fr_inf_7 crossroads", "WL-5.1.2");
    Scene skirmish("crossroads: br_art_4(unmanned) red=1; sandpit_valley: fr_inf_7; phase=skirmish");
    skirmish.allows("skirmish fr_inf_7 crossroads");
}

RULE(WL_1_3_3, a_leader_alone_does_not_occupy_and_cannot_be_fired_at) {
    Scene s("crossroads: br_leader_1; pictons_ridge: br_inf_5; sandpit_valley: fr_inf_7 fr_art_1; active=french");
    s.play("fire green sandpit_valley");
    s.allows("aim fr_art_1 pictons_ridge");
    s.refuses("aim fr_art_1 crossroads", "WL-6.1.4");
    Scene skirmish("crossroads: br_leader_1; pictons_ridge: br_inf_5; sandpit_valley: fr_inf_7; phase=skirmish");
    skirmish.play("done");
    skirmish.allows("skirmish fr_inf_7 pictons_ridge");
    skirmish.refuses("skirmish fr_inf_7 crossroads", "WL-3.4.10");
}

RULE(WL_1_3_3, a_leader_alone_does_not_block_sight) {
    // The only shortest path from Kellermann's Field to Pire's flank leads over Jerome's Field.
    for (const std::string between : {"fr_leader_1", "br_leader_1"}) {
        const Scene s("kellermanns_field: fr_art_1; jeromes_field: " + between + "; pires_flank: br_inf_1; active=french");
        s.allows("fire green kellermanns_field");
    }
    for (const std::string between : {"fr_cav_1", "br_art_1"}) {
        Scene s("kellermanns_field: fr_art_1; jeromes_field: " + between + "; bachelus_field: br_inf_2; pires_flank: br_inf_1; active=french");
        s.play("fire green kellermanns_field");
        s.refuses("aim fr_art_1 pires_flank", "WL-6.2.2");
    }
}

RULE(WL_1_3_4, in_an_edge_area_one_neighbour_is_support_enough) {
    // Lambert's bivouac is at the map's edge, Ponsonby's hollow is not. Each has one adjacent area with friends.
    Scene edge("lamberts_bivouac: ge_inf_1; mont_st_jean: ge_inf_2; vinckes_slope: fr_inf_7; active=french");
    edge.play("assault red vinckes_slope", {1, 2, 6, 1, 1});   // the attackers' 2 forces a check
    EXPECT_EQ(edge.log("ge_inf_1 checks morale: die 6, column 0").size(), 1u);
    Scene inside("ponsonbys_hollow: ge_inf_1; msj_farm: ge_inf_2; vinckes_slope: fr_inf_7; active=french");
    inside.play("assault red vinckes_slope", {1, 2, 6, 1, 1});
    EXPECT_EQ(inside.log("ge_inf_1 checks morale: die 6, column 1").size(), 1u);
}

RULE(WL_1_3_5, woods_town_and_river_stop_cavalry_open_and_low_ground_do_not) {
    struct Case {
        std::string from, over, to;   // `over` is the only path of two steps
        bool passes;
    };
    for (const Case& c : {Case{"ohain_road", "vert_coucou", "lamberts_bivouac", false},       // woods
                          Case{"churchyard_lane", "plancenoit", "lasne_brook", false},         // town
                          Case{"bests_ridge", "papelotte_smohain", "smohain_brook", false},    // river
                          Case{"halketts_ridge", "foys_hollow", "grand_battery_west", true},   // low
                          Case{"decosters_house", "la_belle_alliance", "milhauds_field", true}}) {   // open: the inn does not matter (D47)
        Scene s(c.from + ": br_cav_1; lobaus_field: fr_cav_2; active=allied");
        s.play("move green " + c.from);
        s.allows("go br_cav_1 " + c.over);
        if (c.passes) s.allows("go br_cav_1 " + c.to);
        else s.refuses("go br_cav_1 " + c.to, "WL-5.1.6");
    }
}

RULE(WL_1_3_5, low_ground_between_does_not_block_guns_on_ground_that_is_not_low) {
    const Scene s("grand_battery_west: fr_art_1; la_haye_sainte: fr_inf_1; sandpit_valley: fr_inf_2; crossroads: br_inf_4; active=french");
    s.allows("fire green grand_battery_west");
    const Scene low("foys_hollow: fr_art_1; la_haye_sainte: fr_inf_1; altens_ridge: fr_inf_2; crossroads: br_inf_4; active=french");
    low.refuses("fire green foys_hollow", "WL-6.1.4");
}

RULE(WL_1_3_6, the_delayed_box_is_next_to_the_three_entry_areas) {
    Scene s("delayed: pr_inf_1; active=allied turn=5");
    s.play("move green delayed");
    EXPECT_EQ(s.operands("go pr_inf_1 "), (Words{"lasne_road", "virere_heights", "zietens_road"}));
}

RULE(WL_1_3_7, enemies_share_an_area_only_as_cavalry_with_unmanned_guns) {
    Scene s("crossroads: br_art_4; sandpit_valley: fr_cav_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley"}, {1, 1});   // the gun misses; control
    EXPECT_EQ(s.units("crossroads"), (Words{"br_art_4", "fr_cav_1"}));
    EXPECT_TRUE(s.unmanned("br_art_4"));
}

RULE(WL_1_3_7, an_assault_that_is_resolved_leaves_one_side_in_the_area) {
    Scene s("crossroads: br_inf_4; sandpit_valley: fr_inf_7; active=french");
    s.play("assault red sandpit_valley", {1, 1});   // the British 1 + 1 is M: the attacker checks and fails
    EXPECT_EQ(s.units("crossroads"), (Words{"br_inf_4"}));
    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
    s.play("move green sandpit_valley");
    s.refuses("go fr_inf_7 crossroads", "WL-5.1.2");
}

// --- WL-1.4  The area limit --------------------------------------------------------------------------------------------------------

RULE(WL_1_4_1, three_combat_units_and_a_leader_stand_without_penalty) {
    Scene s = last_action("rossomme: fr_inf_1 fr_cav_1 fr_art_1 fr_leader_1; chantelet: fr_inf_2 fr_inf_3 fr_inf_4 fr_inf_5");
    s.play("nothing green", {1});
    EXPECT_EQ(s.cubes("rossomme", "blue"), 0);
    EXPECT_EQ(s.cubes("chantelet", "blue"), 1);
}

RULE(WL_1_4_1, each_side_counts_only_its_own_units) {
    Scene s = last_action("crossroads: fr_cav_1 fr_cav_2 br_art_1(unmanned) br_art_2(unmanned) red=2");
    s.play("nothing green", {1});
    EXPECT_EQ(s.state("fr_cav_1"), "fresh");
    EXPECT_EQ(s.state("fr_cav_2"), "fresh");
}

RULE(WL_1_4_2, an_area_may_be_overfilled_in_mid_round) {
    Scene s("rossomme: fr_inf_1 fr_inf_2 fr_inf_3; chantelet: fr_inf_4; active=french tile=2");
    s.play_all({"move green chantelet", "go fr_inf_4 rossomme"});
    EXPECT_EQ(s.units("rossomme").size(), 4u);
    EXPECT_EQ(s.cubes("rossomme", "blue"), 0);   // the round is not over
    s.play_all({"move green rossomme", "go fr_inf_1 chantelet", "done"}, {1});
    EXPECT_EQ(s.cubes("rossomme", "blue"), 0);
}

RULE(WL_1_4_2, only_the_active_players_areas_are_tested) {
    Scene s = last_action("mont_st_jean: br_inf_1 br_inf_2 br_inf_3 br_inf_4; rossomme: fr_cav_1");
    s.play("nothing green", {1});
    EXPECT_EQ(s.cubes("mont_st_jean", "red"), 0);
    s.play_all({"done", "nothing green", "nothing green"}, {1});   // the Allied round of two actions
    EXPECT_EQ(s.cubes("mont_st_jean", "red"), 1);
}

RULE(WL_1_4_3, with_infantry_the_excess_is_paid_in_cubes) {
    Scene s = last_action("rossomme: fr_inf_1 fr_cav_1 fr_cav_2 fr_cav_3 fr_art_1");
    s.play("nothing green", {1});
    EXPECT_EQ(s.cubes("rossomme", "blue"), 2);
    for (const std::string unit : {"fr_cav_1", "fr_cav_2", "fr_cav_3"}) EXPECT_EQ(s.state(unit), "fresh");
    EXPECT_FALSE(s.unmanned("fr_art_1"));
}

RULE(WL_1_4_4, without_infantry_the_owner_tires_or_loses_cavalry_point_by_point) {
    Scene s = last_action("rossomme: fr_cav_1 fr_cav_2 fr_cav_3 fr_cav_4 fr_art_1; chantelet: fr_cav_5");
    s.play("nothing green");
    EXPECT_EQ(s.asks(), "cavalry_losses");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.operands("hit "), (Words{"fr_cav_1", "fr_cav_2", "fr_cav_3", "fr_cav_4"}));
    s.refuses("hit fr_cav_5", "WL-1.4.4");
    s.play("hit fr_cav_2");
    EXPECT_EQ(s.state("fr_cav_2"), "tired");
    s.play("hit fr_cav_2", {1});
    EXPECT_TRUE(s.eliminated("fr_cav_2"));
    EXPECT_EQ(s.state("fr_cav_1"), "fresh");
    EXPECT_EQ(s.cubes("rossomme", "blue"), 0);
}

RULE(WL_1_4_4, when_no_cavalry_is_left_each_point_is_a_cube_on_the_guns) {
    Scene s = last_action("rossomme: fr_cav_1(tired) fr_art_1 fr_art_2 fr_art_3 fr_art_4");
    s.play("nothing green");   // two points: the cavalry takes the first
    EXPECT_TRUE(s.eliminated("fr_cav_1"));
    EXPECT_EQ(s.cause("fr_cav_1"), "area_limit");
    s.play("unman fr_art_3", {1});
    EXPECT_EQ(s.cubes("rossomme", "blue"), 1);
    EXPECT_TRUE(s.unmanned("fr_art_3"));
}

RULE(WL_1_4_5, guns_alone_take_cubes_up_to_one_each) {
    Scene s = last_action("rossomme: fr_art_1 fr_art_2 fr_art_3 fr_art_4 fr_art_5");
    s.play("nothing green");
    s.play("unman fr_art_2");
    s.play("unman fr_art_5", {1});
    EXPECT_EQ(s.cubes("rossomme", "blue"), 2);
    Scene full = last_action("rossomme: fr_art_1 fr_art_2 fr_art_3 fr_art_4 fr_art_5 blue=5");
    full.play("nothing green", {1});
    EXPECT_EQ(full.cubes("rossomme", "blue"), 5);   // WL-9.3.2: no more cubes than guns
}

RULE(WL_1_4_6, losses_by_the_penalty_do_not_lower_it) {
    Scene s = last_action("rossomme: fr_cav_1(tired) fr_cav_2(tired) fr_art_1 fr_art_2 fr_art_3 fr_art_4");
    s.play("nothing green");   // three points, although two pieces are gone after the second
    s.play("hit fr_cav_1");
    EXPECT_TRUE(s.eliminated("fr_cav_2"));
    s.play("unman fr_art_1", {1});
    EXPECT_EQ(s.cubes("rossomme", "blue"), 1);
}

RULE(WL_1_4_6, a_cube_of_the_penalty_may_eliminate_infantry) {
    Scene s = last_action("rossomme: fr_inf_1 fr_inf_2 fr_inf_3 fr_inf_4 fr_inf_5 blue=24");
    s.play("nothing green");   // 24 + 2 > 25
    EXPECT_EQ(s.asks(), "too_many_cubes");
    s.play("lose fr_inf_4", {1});
    EXPECT_EQ(s.cubes("rossomme", "blue"), 20);
}

RULE(WL_1_4_7, the_owner_picks_the_colour_of_each_penalty_cube) {
    Scene s = last_action("smohain_heights: ge_inf_1 ge_inf_2 ge_cav_1 pr_inf_1 pr_inf_2; rossomme: fr_cav_1", "allied");
    s.play("nothing green");
    EXPECT_EQ(s.operands("cube "), (Words{"black", "red"}));
    s.play("cube black");
    s.play("cube red", {1});
    EXPECT_EQ(s.cubes("smohain_heights", "black"), 1);
    EXPECT_EQ(s.cubes("smohain_heights", "red"), 1);
}

RULE(WL_1_4_8, leaders_do_not_count) {
    Scene s = last_action(
        "rossomme: fr_inf_1 fr_inf_2 fr_inf_3 fr_leader_1 fr_leader_2(fell_back);"
        "chantelet: fr_inf_4 fr_inf_5 fr_inf_6 fr_inf_7 fr_leader_3");
    s.play("nothing green", {1});
    EXPECT_EQ(s.cubes("rossomme", "blue"), 0);
    EXPECT_EQ(s.cubes("chantelet", "blue"), 1);
}

RULE(WL_1_4_9, an_area_overfilled_by_a_retreat_is_tested_at_the_end_of_the_owners_round) {
    Scene s = last_action("grand_battery_west: fr_art_1; crossroads: br_cav_1; msj_farm: br_inf_1 br_inf_2 br_inf_3");
    s.play_all({"fire green grand_battery_west", "aim fr_art_1 crossroads", "done"}, {5});
    s.play("retreat br_cav_1 msj_farm", {1});
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.cubes("msj_farm", "red"), 0);
    s.play_all({"done", "nothing green", "nothing green"}, {1});
    EXPECT_EQ(s.cubes("msj_farm", "red"), 1);
}

}  // namespace papelotte::waterloo
