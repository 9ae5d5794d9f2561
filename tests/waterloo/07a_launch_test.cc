// WL-7.1  Launching assaults: targets, the order of resolution, leaders who accompany the units.
#include <algorithm>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

// The positions in the log where these texts first occur; sorted if they occur in this order.
std::vector<std::size_t> order_in_log(const Scene& s, const Words& texts) {
    std::vector<std::size_t> places;
    const Words log = s.log();
    for (const std::string& text : texts) {
        const auto found = std::ranges::find_if(log, [&](const std::string& line) { return line.find(text) != std::string::npos; });
        EXPECT_NE(found, log.end()) << text;
        places.push_back(static_cast<std::size_t>(found - log.begin()));
    }
    return places;
}

}  // namespace

RULE(WL_7_1_1, a_green_or_red_disc_pays_for_an_assault) {
    const Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1; active=french");
    s.allows("assault green sandpit_valley");
    s.allows("assault red sandpit_valley");
    s.refuses("assault purple sandpit_valley", "WL-4.4.1");
}

RULE(WL_7_1_1, some_or_all_mobile_infantry_and_cavalry_go) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8(defensive) fr_inf_9 fr_cav_1(tired); crossroads: br_art_4(unmanned) red=1; active=french");
    s.play("assault red sandpit_valley");
    s.refuses("done", "WL-4.5.1");
    s.refuses("attack fr_inf_8 crossroads sandpit_valley", "WL-1.2.2");
    s.allows("attack fr_inf_9 crossroads sandpit_valley");
    s.allows("attack fr_cav_1 crossroads sandpit_valley");
    s.play("attack fr_inf_7 crossroads sandpit_valley");
    s.play("done");
    EXPECT_EQ(s.at("fr_inf_7"), "crossroads");
    EXPECT_EQ(s.units("sandpit_valley"), (Words{"fr_cav_1", "fr_inf_8", "fr_inf_9"}));
}

RULE(WL_7_1_1, infantry_not_mobile_cannot_assault) {
    for (const char* formation : {"(defensive)", "(square)"}) {
        const Scene s("sandpit_valley: fr_inf_7" + std::string(formation) + "; crossroads: ge_inf_1; active=french");
        s.refuses("assault red sandpit_valley", "WL-7.1.1");
    }
}

RULE(WL_7_1_1, artillery_takes_no_part_and_stays) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 fr_art_1; crossroads: ge_inf_1; active=french");
    s.play("assault green sandpit_valley");
    s.refuses("attack fr_art_1 crossroads sandpit_valley", "WL-7.1.1");
    s.refuses("go fr_art_1 grand_battery_west", "WL-7.1.1");
    EXPECT_TRUE(s.legal("attack fr_art_1").empty());

    const Scene guns_alone("sandpit_valley: fr_art_1; crossroads: ge_inf_1; active=french");
    guns_alone.refuses("assault green sandpit_valley", "WL-7.1.1");
}

RULE(WL_7_1_2, infantry_enters_an_adjacent_area) {
    Scene s(
        "sandpit_valley: fr_inf_7 fr_inf_8; crossroads: ge_inf_1; pictons_ridge: ge_inf_2; ponsonbys_hollow: ge_inf_3; msj_farm: ge_inf_4;"
        "active=french");
    s.play("assault red sandpit_valley");
    EXPECT_EQ(s.operands("attack fr_inf_7 "), (Words{"crossroads sandpit_valley", "pictons_ridge sandpit_valley"}));
    s.refuses("attack fr_inf_7 msj_farm sandpit_valley", "WL-7.1.2");
    s.refuses("attack fr_inf_7 crossroads la_haye_sainte", "WL-7.1.2");   // infantry has no first step
}

RULE(WL_7_1_2, cavalry_goes_two_areas_the_first_free_of_the_enemy) {
    // msj_farm is two steps away, only through crossroads, which the enemy holds; ponsonbys_hollow lies behind two held areas.
    Scene s(
        "sandpit_valley: fr_cav_1 fr_cav_2; la_haye_sainte: fr_inf_1; crossroads: ge_inf_1; altens_ridge: ge_inf_2; msj_farm: ge_inf_3;"
        "nassau_reserve: ge_inf_4; bests_ridge: ge_inf_5; active=french");
    s.play("assault red sandpit_valley");
    EXPECT_EQ(s.operands("attack fr_cav_1 "), (Words{"altens_ridge la_haye_sainte", "bests_ridge bylandts_valley", "bests_ridge pictons_ridge",
                                                     "crossroads la_haye_sainte", "crossroads pictons_ridge", "crossroads sandpit_valley"}));
    s.refuses("attack fr_cav_1 msj_farm crossroads", "WL-7.1.2");        // it must stop in the first area with enemies
    s.refuses("attack fr_cav_1 nassau_reserve altens_ridge", "WL-7.1.2");   // three areas
    s.refuses("attack fr_cav_1 altens_ridge sandpit_valley", "WL-7.1.2");   // not adjacent to the stated origin
}

RULE(WL_7_1_2, a_unit_does_not_assault_the_area_in_which_it_stands) {
    Scene s("crossroads: fr_cav_1 fr_cav_2 br_art_4(unmanned) red=1; msj_farm: ge_inf_1; active=french");
    s.play("assault red crossroads");
    s.refuses("attack fr_cav_1 crossroads crossroads", "WL-7.1.2");
    s.allows("attack fr_cav_1 msj_farm crossroads");
}

RULE(WL_7_1_3, an_assault_ends_in_an_enemy_occupied_area) {
    Scene s("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: ge_inf_1; pictons_ridge: br_leader_1; active=french");
    s.play("assault red sandpit_valley");
    for (const char* unit : {"fr_inf_7", "fr_cav_1"}) {
        s.refuses("attack " + std::string(unit) + " bylandts_valley sandpit_valley", "WL-7.1.3");
        s.refuses("attack " + std::string(unit) + " pictons_ridge sandpit_valley", "WL-7.1.3");   // a leader alone does not occupy
    }
    const Scene nobody_near("sandpit_valley: fr_inf_7; pictons_ridge: br_leader_1; active=french");
    nobody_near.refuses("assault red sandpit_valley", "WL-7.1.1");
}

RULE(WL_7_1_4, cavalry_does_not_assault_into_woods_town_or_river) {
    const struct {
        const char *from, *into;
    } cases[] = {{"bachelus_field", "hougoumont"},
                 {"lobaus_field", "plancenoit"},
                 {"duruttes_knoll", "papelotte_smohain"},
                 {"plancenoit_ridge", "lasne_brook"}};
    for (const auto& [from, into] : cases) {
        const std::string attack = std::string(into) + " " + from;
        Scene s(std::string(from) + ": fr_inf_7 fr_inf_8 fr_cav_1; " + into + ": ge_inf_1; active=french");
        s.play("assault red " + std::string(from));
        s.refuses("attack fr_cav_1 " + attack, "WL-7.1.4");
        s.allows("attack fr_inf_7 " + attack);
        const Scene alone(std::string(from) + ": fr_cav_1; " + into + ": ge_inf_1; active=french");
        alone.refuses("assault red " + std::string(from), "WL-7.1.1");
    }
}

RULE(WL_7_1_4, cavalry_does_not_pass_through_woods_town_or_river) {
    const struct {
        const char *from, *rough, *open, *into;
    } cases[] = {{"duruttes_knoll", "frischermont", "hanotelet", "domons_heights"},
                 {"lobaus_field", "plancenoit", "churchyard_lane", "chantelet"},
                 {"duruttes_knoll", "papelotte_smohain", "bylandts_valley", "bests_ridge"}};
    for (const auto& [from, rough, open, into] : cases) {
        Scene s(std::string(from) + ": fr_cav_1 fr_cav_2; " + into + ": ge_inf_1; active=french");
        s.play("assault red " + std::string(from));
        s.refuses("attack fr_cav_1 " + std::string(into) + " " + rough, "WL-7.1.4");
        s.allows("attack fr_cav_1 " + std::string(into) + " " + open);
    }
}

RULE(WL_7_1_4, cavalry_may_set_out_from_rough_ground) {
    Scene s("hougoumont: fr_cav_1 fr_cav_2; guards_ridge: ge_inf_1; active=french");
    s.play("assault red hougoumont");
    s.allows("attack fr_cav_1 guards_ridge hougoumont");
}

RULE(WL_7_1_5, units_of_one_area_may_assault_different_areas) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8; crossroads: ge_inf_1; pictons_ridge: ge_inf_2; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_inf_7 crossroads sandpit_valley");
    s.play("attack fr_inf_8 pictons_ridge sandpit_valley");
    EXPECT_EQ(s.units("crossroads"), (Words{"fr_inf_7", "ge_inf_1"}));
    EXPECT_EQ(s.units("pictons_ridge"), (Words{"fr_inf_8", "ge_inf_2"}));
}

RULE(WL_7_1_5, units_of_a_leaders_two_areas_may_assault_together) {
    Scene s("sandpit_valley: fr_inf_7 fr_leader_1; la_haye_sainte: fr_inf_8; crossroads: ge_inf_1; active=french");
    s.play_all({"lead red fr_leader_1", "assault red sandpit_valley", "done"});   // fr_inf_7 has only one target
    s.play("assault red la_haye_sainte", {1, 1, 1, 1, 1, 1});   // two rounds: one defender and both attackers fire in one assault
    EXPECT_EQ(s.log("Assault on crossroads").size(), 1u);
    EXPECT_EQ(s.asks(), "fall_back");                            // each attacker may choose one of the origins
    s.allows("retreat fr_inf_7 la_haye_sainte");
    s.allows("retreat fr_inf_7 sandpit_valley");
}

RULE(WL_7_1_6, all_moves_come_before_any_assault_and_the_active_player_orders_them) {
    Scene s(
        "sandpit_valley: fr_inf_7 fr_inf_8; crossroads: br_art_4(unmanned) red=1; pictons_ridge: br_art_5(unmanned) red=1;"
        "msj_farm: ge_inf_1; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_inf_7 crossroads sandpit_valley");
    EXPECT_EQ(s.at("br_art_4"), "crossroads");   // nothing happens before all have moved
    s.play("attack fr_inf_8 pictons_ridge sandpit_valley");
    EXPECT_EQ(s.asks(), "resolve_assaults");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.operands("resolve "), (Words{"crossroads", "pictons_ridge"}));
    s.refuses("resolve msj_farm", "WL-7.1.6");
    s.refuses("done", "WL-7.1.6");
    s.play("resolve pictons_ridge");
    EXPECT_TRUE(std::ranges::is_sorted(order_in_log(s, {"Assault on pictons_ridge", "pictons_ridge is over", "Assault on crossroads"})));
    EXPECT_TRUE(s.eliminated("br_art_4"));
    EXPECT_TRUE(s.eliminated("br_art_5"));
}

RULE(WL_7_1_7, attackers_bring_their_share_of_cubes_and_keep_a_pool_of_their_own) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 blue=3; crossroads: ge_inf_1 red=1; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_inf_7 crossroads sandpit_valley");
    EXPECT_EQ(s.asks(), "take_cubes_along");
    EXPECT_EQ(s.operands("cubes fr_inf_7 "), (Words{"0", "1", "2", "3"}));
    s.play("cubes fr_inf_7 2");
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1);
    EXPECT_EQ(s.cubes("crossroads", "blue"), 2);
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    s.play("done", {4, 6, 1, 1, 1});   // the cube of the volley falls on the attackers only; they pass, and withdraw with their cubes
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 4);
}

RULE(WL_7_1_7, the_last_infantry_to_leave_takes_all_cubes) {
    Scene s("sandpit_valley: fr_inf_7 fr_art_1 blue=3; crossroads: br_art_4(unmanned) red=1; active=french");
    s.play("assault red sandpit_valley");
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 0);
    EXPECT_EQ(s.cubes("crossroads", "blue"), 3);
    EXPECT_FALSE(s.unmanned("fr_art_1"));
}

RULE(WL_7_1_8, the_origin_is_the_area_from_which_a_unit_entered) {
    Scene s("grand_battery_west: fr_cav_1; crossroads: br_cav_1; active=french");
    s.play("assault red grand_battery_west");
    s.play("attack fr_cav_1 crossroads la_haye_sainte", {1, 6, 1});   // it loses; the winner rolls for control
    EXPECT_EQ(s.at("fr_cav_1"), "la_haye_sainte");
}

RULE(WL_7_1_8, the_side_that_was_there_defends) {
    Scene s("grand_battery_west: fr_cav_1; crossroads: br_cav_1; active=french");
    s.play("assault red grand_battery_west");
    s.play("attack fr_cav_1 crossroads la_haye_sainte", {6, 1, 1});
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");   // towards its goal, as a defender
    EXPECT_EQ(s.at("fr_cav_1"), "crossroads");
}

RULE(WL_7_1_9, a_leader_accompanies_units_of_his_area) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 fr_leader_1; crossroads: br_art_4(unmanned) red=1; pictons_ridge: ge_inf_2; active=french");
    s.play("assault red sandpit_valley");
    s.refuses("accompany fr_leader_1 crossroads", "WL-7.1.9");      // no unit has gone there yet
    s.play("attack fr_inf_7 crossroads sandpit_valley");
    s.refuses("accompany fr_leader_1 pictons_ridge", "WL-7.1.9");
    s.refuses("accompany fr_inf_8 crossroads", "WL-7.1.9");
    s.play("accompany fr_leader_1 crossroads");
    s.play("done");
    EXPECT_EQ(s.units("crossroads"), (Words{"fr_inf_7", "fr_leader_1"}));
}

RULE(WL_7_1_9, he_follows_cavalry_round_the_enemy_over_two_areas) {
    Scene s("grand_battery_west: fr_cav_1 fr_leader_1; altens_ridge: br_art_4(unmanned) red=1; la_haye_sainte: ge_inf_1; active=french");
    s.play("assault red grand_battery_west");
    s.play("attack fr_cav_1 altens_ridge foys_hollow");
    s.play("accompany fr_leader_1 altens_ridge", {1});
    EXPECT_EQ(s.at("fr_leader_1"), "altens_ridge");
}

RULE(WL_7_1_9, he_goes_with_units_of_his_own_area_only) {
    Scene s(
        "sandpit_valley: fr_inf_7 fr_inf_9 fr_leader_1; la_haye_sainte: fr_inf_8; crossroads: ge_inf_1; pictons_ridge: ge_inf_2; active=french");
    s.play_all(
        {"lead red fr_leader_1", "assault red la_haye_sainte", "assault red sandpit_valley", "attack fr_inf_7 pictons_ridge sandpit_valley"});
    s.refuses("accompany fr_leader_1 crossroads", "WL-7.1.9");   // fr_inf_8 came from elsewhere
    s.allows("accompany fr_leader_1 pictons_ridge");
}

RULE(WL_7_1_9, he_does_not_join_another_leader_of_his_colour) {
    Scene s(
        "sandpit_valley: fr_inf_7 fr_inf_9 fr_leader_1; la_haye_sainte: fr_inf_8 fr_leader_2; crossroads: br_art_4(unmanned) red=1;"
        "pictons_ridge: ge_inf_1; active=french");
    s.play_all({"lead red fr_leader_1", "assault red la_haye_sainte", "accompany fr_leader_2 crossroads"});
    s.play("assault red sandpit_valley");
    s.play("attack fr_inf_7 crossroads sandpit_valley");
    s.refuses("accompany fr_leader_1 crossroads", "WL-12.2.3");
}

RULE(WL_7_1_10, the_steps_run_once_and_in_order) {
    Scene s("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: ge_inf_1 br_cav_1 br_art_4; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_inf_7 crossroads sandpit_valley");
    // gun; melee; two rounds of volleys; musketry; the charged unit breaks; control
    s.play("attack fr_cav_1 crossroads sandpit_valley", {1, 6, 1, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_TRUE(std::ranges::is_sorted(order_in_log(
        s, {"br_art_4 fires", "fr_cav_1 (6) against br_cav_1 (1)", "ge_inf_1 fires a volley", "fr_inf_7 fires a volley", "fr_inf_7 falls back",
            "ge_inf_1 fires at the cavalry", "ge_inf_1 checks morale", "br_art_4 has lost its crew", "fr_cav_1 rolls for control"})));
    for (const char* once : {"br_art_4 fires", "against br_cav_1", "fires at the cavalry", "checks morale", "lost its crew", "for control"})
        EXPECT_EQ(s.log(once).size(), 1u) << once;
}

RULE(WL_7_1_11, unmanned_guns_alone_may_be_assaulted) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_art_4(unmanned) red=1; active=french");
    s.play("assault red sandpit_valley");   // no die: nobody fires
    EXPECT_TRUE(s.eliminated("br_art_4"));
    EXPECT_EQ(s.at("fr_inf_7"), "crossroads");
}

RULE(WL_7_1_11, own_guns_among_enemy_cavalry_take_no_part) {
    Scene s("grand_battery_west: fr_cav_1; sandpit_valley: br_cav_1 fr_art_1(unmanned) blue=1; active=french");
    s.play("assault red grand_battery_west");
    s.play("attack fr_cav_1 sandpit_valley grand_battery_west", {6, 1, 1});   // melee and control, no gun fires
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");
    EXPECT_TRUE(s.unmanned("fr_art_1"));
    EXPECT_EQ(s.units("sandpit_valley"), (Words{"fr_art_1", "fr_cav_1"}));
}

RULE(WL_7_1_11, infantry_may_join_own_cavalry_among_enemy_guns) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: fr_cav_1 br_art_4(unmanned) red=1; pictons_ridge: ge_inf_1; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_inf_7 crossroads sandpit_valley");   // the cavalry took no part: it does not roll for control
    EXPECT_TRUE(s.eliminated("br_art_4"));
    EXPECT_EQ(s.units("crossroads"), (Words{"fr_cav_1", "fr_inf_7"}));
}

}  // namespace papelotte::waterloo
