// WL-3.4  Skirmish fire.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

}  // namespace

RULE(WL_3_4_1, the_allied_player_fires_first_then_the_french) {
    Scene s("crossroads: br_inf_4; sandpit_valley: fr_inf_7; phase=skirmish");
    EXPECT_EQ(s.asks(), "skirmish_fire");
    EXPECT_EQ(s.seat(), "allied");
    s.refuses("skirmish fr_inf_7 crossroads", "WL-3.4.2");
    s.play("skirmish br_inf_4 sandpit_valley", {1});
    EXPECT_EQ(s.asks(), "skirmish_fire");
    EXPECT_EQ(s.seat(), "french");
    s.play("skirmish fr_inf_7 crossroads", {1, 1});
    EXPECT_EQ(s.asks(), "change_formation");   // phase 4
}

RULE(WL_3_4_2, infantry_in_any_formation_fires_once) {
    Scene s("crossroads: br_inf_4(square) du_inf_1(defensive) ge_inf_1; sandpit_valley: fr_inf_7; phase=skirmish");
    for (const std::string unit : {"br_inf_4", "du_inf_1", "ge_inf_1"}) {
        s.allows("skirmish " + unit + " sandpit_valley");
        s.play("skirmish " + unit + " sandpit_valley", {1});
        if (unit != "ge_inf_1") s.refuses("skirmish " + unit + " sandpit_valley", "WL-3.4.2");
    }
    EXPECT_EQ(s.seat(), "french");   // no unit is left to fire
}

RULE(WL_3_4_2, only_infantry_fires_only_at_adjacent_enemies) {
    const Scene s("crossroads: br_inf_4 br_cav_1 br_art_4 br_leader_1; sandpit_valley: fr_inf_7; grand_battery_west: fr_inf_8; phase=skirmish");
    for (const std::string unit : {"br_cav_1", "br_art_4", "br_leader_1"}) s.refuses("skirmish " + unit + " sandpit_valley", "WL-3.4.2");
    s.refuses("skirmish br_inf_4 grand_battery_west", "WL-3.4.2");   // two areas away
    s.refuses("skirmish br_inf_4 msj_farm", "WL-3.4.10");            // the area is empty
    EXPECT_EQ(s.legal("skirmish"), (Words{"skirmish br_inf_4 sandpit_valley"}));
}

RULE(WL_3_4_2, fire_may_be_declined) {
    Scene s("crossroads: br_inf_4; sandpit_valley: fr_inf_7; phase=skirmish");
    s.play("done");
    s.play("done", {1});
    EXPECT_TRUE(s.log("skirmishes").empty());
}

RULE(WL_3_4_3, unit_by_unit_in_any_order_each_at_its_own_target) {
    Scene s("crossroads: br_inf_4 ge_inf_1; sandpit_valley: fr_inf_7; la_haye_sainte: fr_inf_8; phase=skirmish");
    s.play("skirmish ge_inf_1 la_haye_sainte", {6});
    EXPECT_EQ(s.cubes("la_haye_sainte", "blue"), 1);   // applied before the next unit fires
    EXPECT_EQ(s.operands("skirmish br_inf_4 "), (Words{"la_haye_sainte", "sandpit_valley"}));
    s.play("skirmish br_inf_4 sandpit_valley", {6});
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1);
}

RULE(WL_3_4_4, a_six_hits_and_nothing_else) {
    for (int die = 1; die <= 6; ++die) {
        Scene s("crossroads: br_inf_4; sandpit_valley: fr_inf_7; phase=skirmish");
        s.play("skirmish br_inf_4 sandpit_valley", {die});
        EXPECT_EQ(s.cubes("sandpit_valley", "blue"), die == 6 ? 1 : 0) << die;
    }
}

RULE(WL_3_4_4, no_modifier_applies) {
    // British fire, a square as target; cubes and a square that fires; woods and a strong point.
    for (int die = 5; die <= 6; ++die) {
        Scene at_square("crossroads: br_inf_4(square) red=4; sandpit_valley: fr_inf_7(square); phase=skirmish");
        at_square.play("skirmish br_inf_4 sandpit_valley", {die});
        EXPECT_EQ(at_square.cubes("sandpit_valley", "blue"), die == 6 ? 1 : 0);
        Scene at_strong_point("hougoumont: br_inf_1(defensive) ge_inf_1(defensive); jeromes_field: fr_inf_1 blue=5; phase=skirmish");
        at_strong_point.play("done");
        at_strong_point.play("skirmish fr_inf_1 hougoumont", {die, 1});
        EXPECT_EQ(at_strong_point.cubes("hougoumont", "red"), die == 6 ? 1 : 0);
    }
}

RULE(WL_3_4_5, a_hit_on_an_area_with_infantry_is_one_cube) {
    Scene s("crossroads: br_inf_4; sandpit_valley: fr_inf_7 fr_cav_1 fr_art_1; phase=skirmish");
    s.play("skirmish br_inf_4 sandpit_valley", {6});
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1);
    EXPECT_EQ(s.state("fr_cav_1"), "fresh");
    EXPECT_FALSE(s.unmanned("fr_art_1"));
}

RULE(WL_3_4_6, the_owner_tires_a_fresh_unit_or_retreats_one) {
    const std::string scene = "crossroads: br_cav_1 br_cav_2(tired) br_art_4; sandpit_valley: fr_inf_7; vinckes_slope: br_cav_3; phase=skirmish";
    Scene s(scene);
    s.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(s.asks(), "cavalry_hits");
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.legal(), (Words{"tire br_cav_1", "retreat br_cav_1 msj_farm", "retreat br_cav_2 msj_farm"}));
    s.refuses("tire br_cav_3", "WL-3.4.6");   // it is in another area
    s.play("tire br_cav_1", {1});
    EXPECT_EQ(s.state("br_cav_1"), "tired");
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");

    Scene retreat(scene);
    retreat.play_all({"skirmish fr_inf_7 crossroads", "retreat br_cav_1 msj_farm"}, {6, 1});
    EXPECT_EQ(retreat.at("br_cav_1"), "msj_farm");
    EXPECT_EQ(retreat.state("br_cav_1"), "fresh");   // a retreat does not tire
    EXPECT_FALSE(retreat.unmanned("br_art_4"));
}

RULE(WL_3_4_6, an_impossible_retreat_may_not_be_chosen_while_a_fresh_unit_could_be_tired) {
    Scene s(
        "crossroads: br_cav_1 br_cav_2 br_cav_4(tired); sandpit_valley: fr_inf_7; msj_farm: fr_cav_1; phase=skirmish");   // it cannot retreat
    s.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(s.legal(), (Words{"tire br_cav_1", "tire br_cav_2"}));
    s.refuses("retreat br_cav_4 msj_farm", "WL-10.2.4");
    s.refuses("lose br_cav_4", "WL-3.4.7");   // no unit is given up unless all are tired
    s.refuses("lose br_cav_1", "WL-3.4.7");
}

RULE(WL_3_4_7, if_all_are_tired_one_must_retreat) {
    Scene s("crossroads: br_cav_1(tired) br_cav_2(tired); sandpit_valley: fr_inf_7; phase=skirmish");
    s.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(s.legal(), (Words{"retreat br_cav_1 msj_farm", "retreat br_cav_2 msj_farm"}));
    s.refuses("tire br_cav_1", "WL-3.4.7");
    s.refuses("lose br_cav_1", "WL-3.4.7");
    s.play("retreat br_cav_2 msj_farm", {1});
    EXPECT_EQ(s.at("br_cav_2"), "msj_farm");
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");
}

RULE(WL_3_4_7, tired_cavalry_that_cannot_retreat_is_eliminated) {
    Scene s("crossroads: br_cav_1(tired) br_cav_2(tired); sandpit_valley: fr_inf_7; msj_farm: fr_cav_1; phase=skirmish");
    s.play("skirmish fr_inf_7 crossroads", {6});
    s.play("lose br_cav_2", {1});   // the owner's choice
    EXPECT_TRUE(s.eliminated("br_cav_2"));
    EXPECT_EQ(s.cause("br_cav_2"), "no_retreat");
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");
}

RULE(WL_3_4_8, a_hit_on_guns_alone_is_one_cube_and_further_hits_are_lost) {
    Scene s("crossroads: br_art_4 br_art_5; sandpit_valley: fr_inf_7 fr_inf_8 fr_inf_9; phase=skirmish");
    s.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(s.seat(), "allied");
    s.play("unman br_art_5");   // the owner chooses which gun
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_FALSE(s.unmanned("br_art_4"));
    s.play("skirmish fr_inf_8 crossroads", {6});
    EXPECT_TRUE(s.unmanned("br_art_4"));
    s.play("skirmish fr_inf_9 crossroads", {6, 1});
    EXPECT_EQ(s.cubes("crossroads", "red"), 2);
    EXPECT_EQ(s.at("br_art_4"), "crossroads");
    EXPECT_EQ(s.at("br_art_5"), "crossroads");
}

RULE(WL_3_4_8, guns_are_hit_when_the_cavalry_has_gone) {
    Scene s("crossroads: br_cav_1(tired) br_art_4; sandpit_valley: fr_inf_7 fr_inf_8; phase=skirmish");
    s.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");
    EXPECT_FALSE(s.unmanned("br_art_4"));
    s.play("skirmish fr_inf_8 crossroads", {6, 1});
    EXPECT_TRUE(s.unmanned("br_art_4"));
}

RULE(WL_3_4_9, no_morale_check_follows) {
    Scene s("crossroads: br_inf_4 ge_inf_1; sandpit_valley: fr_inf_7 blue=4; phase=skirmish");
    s.play("skirmish br_inf_4 sandpit_valley", {6});   // only this die: no check
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 5);
    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
}

RULE(WL_3_4_9, the_sixth_cube_eliminates_at_once) {
    Scene s("crossroads: br_inf_4 ge_inf_1; sandpit_valley: fr_inf_7 fr_cav_1 blue=5; phase=skirmish");
    s.play("skirmish br_inf_4 sandpit_valley", {6});
    EXPECT_TRUE(s.eliminated("fr_inf_7"));
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 0);
    s.play("skirmish ge_inf_1 sandpit_valley", {6});   // at the cavalry now
    EXPECT_EQ(s.asks(), "cavalry_hits");
}

RULE(WL_3_4_10, an_area_that_became_empty_is_no_target) {
    Scene s("crossroads: br_cav_1(tired); sandpit_valley: fr_inf_7 fr_inf_8; pictons_ridge: br_art_5; phase=skirmish");
    s.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");
    s.refuses("skirmish fr_inf_8 crossroads", "WL-3.4.10");
    s.allows("skirmish fr_inf_8 pictons_ridge");
}

RULE(WL_3_4_11, the_delayed_box_fires_and_is_fired_at) {
    Scene s("delayed: pr_inf_1; lasne_road: fr_inf_1; bois_de_paris: fr_inf_2; phase=skirmish turn=5");
    EXPECT_EQ(s.operands("skirmish pr_inf_1 "), (Words{"lasne_road"}));
    s.play("skirmish pr_inf_1 lasne_road", {6});
    EXPECT_EQ(s.cubes("lasne_road", "blue"), 1);
    s.refuses("skirmish fr_inf_2 delayed", "WL-3.4.2");   // not in an entry area
    s.play("skirmish fr_inf_1 delayed", {6, 1});
    EXPECT_EQ(s.cubes("delayed", "black"), 1);
}

RULE(WL_3_4_11, cavalry_hit_in_the_box_is_tired_or_lost) {
    Scene s("delayed: pr_cav_1; lasne_road: fr_inf_1 fr_inf_2; phase=skirmish turn=5");
    s.play("skirmish fr_inf_1 delayed", {6});
    EXPECT_EQ(s.state("pr_cav_1"), "tired");
    s.play("skirmish fr_inf_2 delayed", {6, 1});
    EXPECT_TRUE(s.eliminated("pr_cav_1"));
}

}   // namespace papelotte::waterloo
