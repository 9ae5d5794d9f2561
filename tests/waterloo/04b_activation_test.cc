// WL-4.4, WL-4.5  What the colours of the discs pay for; activations.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

// All actions are possible here: reserve movement at Rossomme, the others in the Sandpit valley.
const std::string kEverything =
    "sandpit_valley: fr_inf_7 fr_art_1 fr_leader_1 blue=1; grand_battery_east: fr_inf_8; crossroads: br_inf_4; rossomme: fr_cav_1 fr_leader_2;"
    "active=french";

const std::pair<std::string, std::string> kActions[] = {{"move", "sandpit_valley"}, {"reserve", "rossomme"},
                                                        {"fire", "sandpit_valley"}, {"assault", "sandpit_valley"},
                                                        {"form", "sandpit_valley"}, {"reinforce", "sandpit_valley"}};

}  // namespace

// --- WL-4.4  Disc colours --------------------------------------------------------------------------------------------------------------

RULE(WL_4_4_1, the_table_of_discs_and_actions) {
    const Scene s(kEverything);
    for (const auto& [action, area] : kActions) {
        s.allows(action + " green " + area);
        if (action == "assault") s.allows(action + " red " + area);
        else s.refuses(action + " red " + area, "WL-4.4.1");
        if (action == "reserve") s.allows(action + " purple " + area);
        else s.refuses(action + " purple " + area, "WL-4.4.1");
    }
    s.allows("nothing green");
}

RULE(WL_4_4_1, the_table_binds_leaders_too) {
    Scene green(kEverything), red(kEverything), purple(kEverything);
    green.play("lead green fr_leader_1");
    red.play("lead red fr_leader_1");
    purple.play("lead purple fr_leader_2");
    for (const auto& [action, area] : kActions) {
        if (action != "reserve") green.allows(action + " green " + area);
        if (action == "assault") red.allows(action + " red " + area);
        else red.refuses(action + " red " + area, "WL-12.1.2");
        if (action == "reserve") purple.allows(action + " purple " + area);
        else purple.refuses(action + " purple " + area, "WL-12.1.2");
    }
    red.refuses("assault green sandpit_valley", "WL-12.1.2");   // the disc is the one already spent
}

RULE(WL_4_4_2, doing_nothing_costs_a_green_disc_while_there_is_one) {
    Scene s("rossomme: fr_cav_1; active=french french.green=1 french.red=1 french.purple=1");
    s.refuses("nothing red", "WL-4.4.2");
    s.refuses("nothing purple", "WL-4.4.2");
    s.play("nothing green");
    EXPECT_EQ(s.discs("french", "green"), 0);
    s.allows("nothing red");
    s.play("nothing purple");
    EXPECT_EQ(s.discs("french", "purple"), 0);
    EXPECT_EQ(s.discs("french", "red"), 1);
}

RULE(WL_4_4_3, with_only_red_and_purple_discs_he_continues_until_they_are_spent) {
    Scene s("rossomme: fr_cav_1; mont_st_jean: br_cav_1; active=french tile=5 french.green=1 french.red=1 french.purple=1");
    s.play("nothing green");
    s.refuses("move green rossomme", "WL-4.3.1");
    EXPECT_EQ(s.seat(), "french");
    s.play_all({"reserve purple rossomme", "go fr_cav_1 chantelet"});   // useful
    EXPECT_EQ(s.seat(), "french");
    s.play("nothing red", {1});                                         // without effect, but it must be spent
    EXPECT_EQ(s.seat(), "allied");
}

RULE(WL_4_4_3, or_until_the_tile_is_reached) {
    Scene s("rossomme: fr_cav_1; mont_st_jean: br_cav_1; active=french tile=3 french.green=1 french.red=4");
    s.play_all({"nothing green", "nothing red", "nothing red"}, {1});
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.discs("french", "red"), 2);
}

// --- WL-4.5  Activation ----------------------------------------------------------------------------------------------------------------

RULE(WL_4_5_1, the_area_must_hold_an_own_unit) {
    const Scene s("rossomme: fr_inf_1; mont_st_jean: br_inf_1; delayed: pr_inf_1; active=french");
    s.allows("move green rossomme");
    for (const std::string area : {"chantelet", "mont_st_jean", "delayed"})
        for (const std::string action : {"move", "reserve", "fire", "assault", "form", "reinforce"})
            s.refuses(action + " green " + area, "WL-4.5.1");
}

RULE(WL_4_5_1, the_delayed_box_is_activated_like_an_area) {
    Scene s("delayed: pr_inf_1 pr_art_1(limbered); active=allied turn=5");
    s.play_all({"form green delayed", "turn pr_art_1 deployed", "done"});
    EXPECT_EQ(s.state("pr_art_1"), "deployed");
    s.play_all({"move green delayed", "go pr_inf_1 zietens_road", "done"});
    EXPECT_EQ(s.at("pr_inf_1"), "zietens_road");
}

RULE(WL_4_5_1, some_or_all_units_act_and_all_do_the_same) {
    Scene s("rossomme: fr_inf_1 fr_inf_2 fr_art_1; chantelet: fr_inf_3; active=french");
    s.play_all({"move green rossomme", "go fr_inf_1 chantelet"});
    s.refuses("turn fr_inf_2 defensive", "WL-5.1.1");     // another action
    s.refuses("go fr_inf_3 rossomme", "WL-4.5.1");        // another area
    s.refuses("go fr_inf_1 rossomme", "WL-4.5.1");        // it has left the area
    s.play("done");                                       // the others stay
    EXPECT_EQ(s.units("rossomme"), (Words{"fr_art_1", "fr_inf_2"}));
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(WL_4_5_1, at_least_one_unit_must_act) {
    const std::string scene =
        "sandpit_valley: fr_inf_7 fr_inf_9 fr_art_1 blue=1; grand_battery_east: fr_inf_8; crossroads: br_inf_4;"
        "rossomme: fr_cav_1; active=french";
    for (const auto& [action, area] : kActions) {
        Scene s(scene);
        s.play(action + " green " + area);
        s.refuses("done", "WL-4.5.1");
    }
}

RULE(WL_4_5_1, an_action_that_no_unit_can_do_is_not_chosen) {
    const Scene s("rossomme: fr_inf_1(defensive) fr_art_1; chantelet: fr_cav_1; mont_st_jean: br_inf_1; active=french");
    s.refuses("fire green rossomme", "WL-6.1.4");
    s.refuses("assault green rossomme", "WL-7.1.1");
    s.refuses("form green chantelet", "WL-11.1.4");
    s.refuses("reinforce green rossomme", "WL-11.2.1");
    s.allows("nothing green");
}

RULE(WL_4_5_2, a_plain_activation_commands_all_nations_together) {
    Scene s("smohain_heights: br_inf_1 ge_inf_1 du_inf_1 pr_inf_1 pr_lw_1 br_leader_1 pr_leader_1; active=allied turn=5");
    s.play("move green smohain_heights");
    for (const std::string unit : {"br_inf_1", "ge_inf_1", "du_inf_1", "pr_inf_1", "pr_lw_1", "br_leader_1", "pr_leader_1"})
        s.play("go " + unit + " ohain_road");
    EXPECT_EQ(s.units("ohain_road").size(), 7u);
    EXPECT_EQ(s.discs("allied", "green"), 7);   // for one disc
}

RULE(WL_4_5_3, a_leader_is_turned_to_used_and_activates_two_areas_for_one_disc) {
    Scene s("rossomme: fr_leader_1 fr_inf_1 fr_inf_2; chantelet: fr_inf_3; maransart: fr_inf_4; active=french");
    s.play("lead green fr_leader_1");
    EXPECT_EQ(s.state("fr_leader_1"), "used");
    s.refuses("form green maransart", "WL-12.1.1");   // two areas from him
    s.play_all({"form green chantelet", "turn fr_inf_3 defensive"});
    EXPECT_EQ(s.asks(), "lead_activation");
    s.play_all({"move green rossomme", "go fr_inf_1 decosters_house", "done"});
    EXPECT_EQ(s.asks(), "choose_action");             // there is no third activation
    EXPECT_EQ(s.discs("french", "green"), 7);
    EXPECT_EQ(s.position().actions_done, 1);
}

RULE(WL_4_5_3, only_an_available_leader_of_the_players_own_is_activated) {
    const Scene s("rossomme: fr_leader_1 fr_leader_2(used,fell_back) fr_inf_1; msj_farm: br_leader_1 br_inf_1; active=french");
    s.allows("lead green fr_leader_1");
    s.refuses("lead green fr_leader_2", "WL-4.3.6");
    s.refuses("lead green br_leader_1", "WL-4.5.3");
    s.refuses("lead green fr_leader_3", "WL-4.5.3");   // not on the board
    s.refuses("lead green fr_inf_1", "WL-4.5.3");
}

RULE(WL_4_5_4, the_player_chooses_the_guns_that_fire) {
    Scene s(
        "grand_battery_west: fr_art_1 fr_art_2 fr_art_3 fr_art_4(limbered); grand_battery_east: fr_art_5; la_haye_sainte: ge_inf_2;"
        "sandpit_valley: br_inf_4; active=french");
    s.play("fire green grand_battery_west");
    s.refuses("aim fr_art_5 sandpit_valley", "WL-4.5.4");   // of another area
    s.refuses("aim fr_art_4 sandpit_valley", "WL-1.2.3");
    s.play_all({"aim fr_art_1 la_haye_sainte", "aim fr_art_3 sandpit_valley", "done", "volley sandpit_valley"}, {1, 1});
    EXPECT_EQ(s.log("fr_art_3 fires at sandpit_valley").size(), 1u);
    EXPECT_EQ(s.log("fr_art_1 fires at la_haye_sainte").size(), 1u);
    EXPECT_TRUE(s.log("fr_art_2 fires").empty());
}

RULE(WL_4_5_4, unmanned_guns_do_not_fire) {
    Scene s("grand_battery_west: fr_art_1 fr_art_2(unmanned) blue=1; la_haye_sainte: ge_inf_2; active=french");
    s.play("fire green grand_battery_west");
    s.allows("aim fr_art_1 la_haye_sainte");
    s.refuses("aim fr_art_2 la_haye_sainte", "WL-9.3.1");
}

}  // namespace papelotte::waterloo
