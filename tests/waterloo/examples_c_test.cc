// The worked examples E26 to E39: guns and cubes, discs and initiative, Prussians, retreats, victory, fire modifiers.
#include <utility>

#include "tests/waterloo/examples.h"

namespace papelotte::waterloo {
// WL-9.3.1, WL-9.3.3, WL-5.1.11
TEST(WaterlooExamples, E26_manning_guns_again) {
    Scene s("pictons_ridge: br_art_5(unmanned) red=1; crossroads: br_inf_4; active=allied");
    s.refuses("fire green pictons_ridge", "WL-9.3.1");
    s.refuses("move green pictons_ridge", "WL-5.1.5");   // unmanned artillery cannot move, as in WL-9.3.1
    s.play_all({"move green crossroads", "go br_inf_4 pictons_ridge"});
    EXPECT_FALSE(s.unmanned("br_art_5"));
    EXPECT_EQ(s.cubes("pictons_ridge", "red"), 1);
    s.play_all({"move green pictons_ridge", "go br_inf_4 crossroads", "done"});
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_FALSE(s.unmanned("br_art_5"));
    EXPECT_EQ(s.cubes("pictons_ridge", "red"), 0);
}

// WL-7.7.1, WL-7.7.3, WL-7.2.4
TEST(WaterlooExamples, E27_guns_alone_fire_die_attackers_check) {
    Scene s("sandpit_valley: fr_inf_7; pictons_ridge: br_art_5(limbered); active=french");
    s.play("assault red sandpit_valley", {6, 2});
    logged(s, "br_art_5 fires at pictons_ridge: die 6, modified 5, effect 2.");
    EXPECT_TRUE(s.eliminated("br_art_5"));
    logged(s, "fr_inf_7 checks morale: die 2, column 3: retreats.");
    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 2);
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 1);
}

// WL-9.2.2, WL-3.4.9
TEST(WaterlooExamples, E28_six_cubes_eliminate_at_once) {
    Scene s("hougoumont: ge_inf_1(defensive) br_inf_1(defensive) red=10; jeromes_field: fr_inf_1; phase=skirmish");
    s.play("done");   // the Allied player declines to fire
    s.play("skirmish fr_inf_1 hougoumont", {6});
    EXPECT_EQ(s.asks() + " " + s.seat(), "too_many_cubes allied");
    s.play("lose ge_inf_1", {1});   // no unit is left to fire: the first tile is drawn
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.cubes("hougoumont", "red"), 5);
    logged(s, "checks morale", 0);
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 1);
}

// WL-9.4.1, WL-9.4.2
TEST(WaterlooExamples, E29_empty_stock) {
    Scene s(
        "hougoumont: ge_inf_1(defensive) br_inf_1(defensive) red=8; guards_ridge: br_inf_2(defensive) ge_inf_2(defensive) red=9;"
        "halketts_ridge: br_inf_3(defensive) red=4; altens_ridge: ge_inf_5(defensive) red=4; jeromes_field: fr_inf_1; phase=skirmish");
    EXPECT_EQ(s.stock("red"), 0);
    s.play("done");
    s.play("skirmish fr_inf_1 hougoumont", {6});
    EXPECT_EQ(s.asks() + " " + s.seat(), "sacrifice allied");
    s.play("sacrifice br_inf_3 4", {1});   // and the first tile
    EXPECT_TRUE(s.eliminated("br_inf_3"));
    EXPECT_EQ(s.cubes("hougoumont", "red"), 9);
    EXPECT_EQ(s.stock("red"), 3);
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 1);
}

// WL-4.6.2, WL-4.6.3, WL-4.4.2, WL-4.4.3
TEST(WaterlooExamples, E30_phase_4_ends_without_green_discs) {
    Scene s("base=setup turn=2 active=allied tile=3; allied.green=1 allied.red=2 allied.purple=0; french.green=4 french.red=3 french.purple=2");
    s.refuses("nothing red", "WL-4.4.2");
    s.play("nothing green");
    EXPECT_EQ(s.asks() + " " + s.seat(), "choose_action allied");   // no green disc is left, but the round continues
    s.play("nothing red");
    EXPECT_EQ(s.asks() + " " + s.seat(), "choose_action allied");
    s.play("nothing red", {1});
    logged(s, "The Allied round is over: the tile was 3.");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.position().active, kFrench);

    s.play_all({"done", "nothing green", "nothing green"});   // the French round of two actions
    EXPECT_EQ(s.position().phase, Phase::formation);
    EXPECT_EQ(s.discs("french", "green"), 2);   // lost
    EXPECT_EQ(s.seat(), "allied");
}

// WL-3.7.2, WL-3.7.3, WL-3.7.4
TEST(WaterlooExamples, E31_initiative_at_7_pm) {
    const Scene s("hougoumont: fr_inf_1; la_haye_sainte: fr_art_1; papelotte_smohain: fr_cav_1; turn=8 phase=start", {1});   // the first tile
    EXPECT_EQ(s.position().initiative, kFrench);
    EXPECT_EQ(s.position().active, kFrench);
    logged(s, "The initiative is with the French player.");

    const Scene empty("hougoumont: fr_inf_1; la_haye_sainte: fr_art_1; turn=8 phase=start", {1});
    EXPECT_EQ(empty.position().initiative, kAllied);
    EXPECT_EQ(empty.position().active, kAllied);

    const Scene leader("hougoumont: fr_inf_1; la_haye_sainte: fr_leader_1; papelotte_smohain: fr_cav_1; turn=8 phase=start", {1});
    EXPECT_EQ(leader.position().initiative, kAllied);

    // It also holds for 8 pm; the strong points do not matter then.
    const Scene kept("hougoumont: fr_inf_1; turn=9 phase=start initiative=french", {1});
    EXPECT_EQ(kept.position().active, kFrench);
    const Scene lost("hougoumont: fr_inf_1; la_haye_sainte: fr_art_1; papelotte_smohain: fr_cav_1; turn=9 phase=start initiative=allied", {1});
    EXPECT_EQ(lost.position().active, kAllied);
}

// WL-14.1.1, WL-14.1.2, WL-14.1.3, WL-14.1.5; the variant WL-14.2.1
TEST(WaterlooExamples, E32_prussian_arrival) {
    Scene s("base=setup turn=4 phase=prussians", {1});   // the roll is the only action
    logged(s, "Prussian arrival: die 1, 2 pieces.");
    s.play("enter pr_leader_1 lasne_road");
    s.refuses("enter pr_cav_1 zietens_road", "WL-14.1.3");
    s.play("enter pr_cav_1 delayed");
    EXPECT_EQ(s.asks(), "skirmish_fire");   // only two pieces
    EXPECT_EQ(s.at("pr_leader_1"), "lasne_road");
    EXPECT_EQ(s.state("pr_leader_1"), "available");
    EXPECT_EQ(s.at("pr_cav_1"), "delayed");
    EXPECT_EQ(s.state("pr_cav_1"), "fresh");

    Scene next("base=setup turn=5 phase=prussians; delayed: pr_cav_1; lasne_road: pr_leader_1");
    next.play("enter pr_cav_1 zietens_road", {1});   // and the arrival roll, the only action left
    EXPECT_EQ(next.at("pr_cav_1"), "zietens_road");
    EXPECT_EQ(next.discs("allied", "green"), 8);   // free of charge
}

// WL-14.1.4, WL-14.2.3, WL-10.1.4, WL-7.4.8
TEST(WaterlooExamples, E33_french_block_the_entry_assault_out_of_the_delayed_box) {
    Scene s("virere_heights: fr_inf_14(defensive); delayed: pr_inf_1; turn=5 active=allied");
    s.play("assault red delayed", {1, 1, 1, 1});
    logged(s, "pr_inf_1 assaults virere_heights from delayed.");
    logged(s, "fires a volley: die 1, modified 1, cubes 0, morale check: no.", 4);
    EXPECT_EQ(s.at("pr_inf_1"), "delayed");
    EXPECT_EQ(s.state("pr_inf_1"), "mobile");

    const Scene arrival("virere_heights: fr_inf_14(defensive); display: pr_leader_1 pr_cav_1; turn=5 phase=prussians", {1});
    arrival.refuses("enter pr_leader_1 virere_heights", "WL-14.1.4");
    EXPECT_EQ(arrival.operands("enter pr_leader_1 "), (Words{"delayed", "lasne_road"}));
}

// WL-10.2.1, WL-10.2.2, WL-10.2.4
TEST(WaterlooExamples, E34_retreat_direction) {
    const Scene s("grand_battery_west: fr_cav_1");
    EXPECT_EQ(words(retreat_areas(s.position(), Scene::unit("fr_cav_1"))), (Words{"la_belle_alliance", "trimotion"}));
    EXPECT_EQ(distance(Scene::area("grand_battery_west"), Scene::area("rossomme")), 3);

    const Scene enemy("grand_battery_west: fr_cav_1; trimotion: br_inf_1");
    EXPECT_EQ(words(retreat_areas(enemy.position(), Scene::unit("fr_cav_1"))), (Words{"la_belle_alliance"}));
}

// WL-10.2.5, WL-8.2.1, WL-8.1.9, WL-7.5.7, WL-7.5.8
TEST(WaterlooExamples, E35_no_legal_retreat) {
    Scene s("msj_farm: fr_inf_4; crossroads: br_inf_4(defensive) br_cav_1 red=3; sandpit_valley: fr_inf_7; active=french");
    EXPECT_TRUE(retreat_areas(s.position(), Scene::unit("br_inf_4")).empty());
    EXPECT_TRUE(retreat_areas(s.position(), Scene::unit("br_cav_1")).empty());
    s.play("assault red sandpit_valley", {2, 3, 4, 4, 2, 6});
    logged(s, "br_inf_4 fires a volley: die 2, modified 2, cubes 0, morale check: yes.");
    logged(s, "  infantry and cavalry together 1");
    logged(s, "fr_inf_7 checks morale: die 3, column 2: stands.");
    logged(s, "fr_inf_7 fires a volley: die 4, modified 4, cubes 1, morale check: yes.");
    logged(s, "br_inf_4 checks morale: die 4, column 4: retreats.");
    EXPECT_TRUE(s.eliminated("br_inf_4"));
    EXPECT_EQ(s.cause("br_inf_4"), "no_retreat");
    logged(s, "fr_inf_7 fires at the cavalry: die 2, hit: no.");
    logged(s, "fr_inf_7 checks morale: die 6, column 4: stands.");
    EXPECT_TRUE(s.eliminated("br_cav_1"));
    EXPECT_EQ(s.cause("br_cav_1"), "no_retreat");
    EXPECT_EQ(s.at("fr_inf_7"), "crossroads");
    EXPECT_EQ(s.state("fr_inf_7"), "square");
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 1);   // cavalry never counts
}

// WL-15.1.1, WL-15.1.2, WL-15.1.5, WL-15.1.6
TEST(WaterlooExamples, E36_both_sides_reach_a_condition) {
    const std::string lost =
        "mont_st_jean: fr_inf_4; turn=6 phase=victory; eliminated: ig_inf_1 ig_inf_2 ig_inf_3 ig_inf_4 fr_inf_5 fr_inf_6 fr_inf_7 fr_inf_8"
        " fr_inf_9 fr_inf_10 fr_inf_11 fr_inf_12 fr_cav_1 br_inf_1 br_inf_2 br_inf_3 br_inf_4 br_inf_5 br_inf_6 br_inf_7 br_inf_8"
        " ge_inf_1 ge_inf_2 ge_inf_3 ge_inf_4 ge_inf_5 pr_inf_1 pr_inf_2";
    const Scene s(lost);
    EXPECT_EQ(casualties(s.position(), Army::french), 16);
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 13);
    EXPECT_EQ(s.winner(), "allied");

    const Scene equal(lost + " ge_inf_6 ge_inf_7 ge_inf_8");
    EXPECT_EQ(casualties(equal.position(), Army::anglo_allied), 16);
    EXPECT_EQ(equal.winner(), "allied");

    const Scene more(lost + " ge_inf_6 ge_inf_7 ge_inf_8 ge_inf_9");
    EXPECT_EQ(casualties(more.position(), Army::anglo_allied), 17);
    EXPECT_EQ(more.winner(), "french");
}

// WL-6.3.7, WL-6.2.7, WL-6.3.8, WL-6.2.10
TEST(WaterlooExamples, E37_sunken_road_and_ridge) {
    Scene s("orchard_hollow: fr_art_1; halketts_ridge: br_inf_3(square); active=french");
    s.play_all({"fire green orchard_hollow", "aim fr_art_1 halketts_ridge", "done"}, {1});
    EXPECT_EQ(s.log("  "), (Words{"  target in square 1", "  sunken road -1"}));

    Scene far("bachelus_field: fr_art_1; halketts_ridge: br_inf_3(square); active=french");
    std::vector<std::pair<int, int>> paths;   // ridge, sunken road
    for (const Sightline& line : sightlines(Scene::area("bachelus_field"), Scene::area("halketts_ridge")))
        paths.emplace_back(line.ridge, line.sunken_road);
    std::sort(paths.begin(), paths.end());
    EXPECT_EQ(paths, (std::vector<std::pair<int, int>>{{-2, -1}, {-2, 0}}));   // by Orchard Hollow, by Foy's Hollow
    EXPECT_EQ(fire_modifier(far.position(), Scene::unit("fr_art_1"), Scene::area("halketts_ridge")), -1);
    far.play_all({"fire green bachelus_field", "aim fr_art_1 halketts_ridge", "done"}, {1});
    EXPECT_EQ(far.log("  "), (Words{"  target in square 1", "  ridge -2"}));   // the better path
}

// WL-6.2.2, WL-6.2.4
TEST(WaterlooExamples, E38_gun_in_low_ground_blocked_by_an_empty_strong_point) {
    const Scene s("foys_hollow: fr_art_1; sandpit_valley: br_inf_5; grand_battery_west: fr_inf_4; active=french");
    EXPECT_TRUE(targets_from(s.position(), kFrench, Scene::area("foys_hollow")).empty());

    Scene removed("foys_hollow: fr_art_1; sandpit_valley: br_inf_5; active=french");
    removed.play("fire green foys_hollow");
    EXPECT_EQ(removed.operands("aim fr_art_1 "), (Words{"sandpit_valley"}));
    EXPECT_EQ(distance(Scene::area("foys_hollow"), Scene::area("sandpit_valley")), 2);
}

// WL-6.4.1, WL-6.4.2, WL-6.4.4, WL-6.1.6, WL-6.6.1
TEST(WaterlooExamples, E39_ranged_fire_at_cavalry_surplus_to_the_gun) {
    Scene s("grand_battery_west: fr_art_1 fr_art_2; sandpit_valley: br_cav_1 br_art_1; active=french");
    s.play_all({"fire green grand_battery_west", "grand_battery", "aim fr_art_1 sandpit_valley", "aim fr_art_2 sandpit_valley"}, {5, 6, 5, 2});
    logged(s, "effect 1.", 3);
    logged(s, "effect 0.", 1);
    s.play("tire br_cav_1");   // then it must retreat to its only possible area, and the third hit falls on the gun
    EXPECT_EQ(s.state("br_cav_1"), "tired");
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");
    EXPECT_TRUE(s.unmanned("br_art_1"));
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 1);
}

}   // namespace papelotte::waterloo
