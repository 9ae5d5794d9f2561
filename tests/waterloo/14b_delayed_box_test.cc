// WL-14.2 - WL-14.4  The Delayed box.
#include "tests/waterloo/storm.h"

namespace papelotte::waterloo {
namespace {

using Areas = std::vector<std::string>;

}  // namespace

// --- The box as a place ------------------------------------------------------------------------------------------------------------------

RULE(WL_14_2_1, pieces_that_waited_may_enter_anywhere_before_or_after_the_roll) {
    Scene s("phase=prussians turn=5; delayed: pr_cav_1 pr_inf_1 ge_inf_1; display: pr_inf_4 pr_art_3");
    EXPECT_EQ(s.operands("enter pr_cav_1 "), (Areas{"lasne_road", "virere_heights", "zietens_road"}));   // its line does not matter
    s.play("enter pr_cav_1 zietens_road");
    s.play_all({"roll", "enter pr_inf_4 delayed", "enter pr_art_3 delayed"}, {1});
    s.allows("done");   // no unit must enter
    s.play("enter ge_inf_1 lasne_road");
    EXPECT_EQ(s.at("pr_cav_1"), "zietens_road");
    EXPECT_EQ(s.at("ge_inf_1"), "lasne_road");
    s.refuses("enter pr_inf_4 zietens_road", "WL-14.2.1");   // it came to the box after the phase began
    s.refuses("enter pr_inf_1 genval_lane", "WL-14.2.1");
    EXPECT_EQ(s.discs("allied", "green"), 8);                // free of charge
}

RULE(WL_14_2_1, not_into_an_enemy_occupied_entry_area) {
    Scene s("phase=prussians turn=5; delayed: pr_cav_1; lasne_road: fr_cav_1");
    s.refuses("enter pr_cav_1 lasne_road", "WL-14.1.4");
    EXPECT_EQ(s.operands("enter pr_cav_1 "), (Areas{"virere_heights", "zietens_road"}));
}

RULE(WL_14_2_2, movement_leads_out_of_the_box_by_an_entry_area) {
    Scene s("delayed: pr_inf_1 pr_cav_1 pr_art_1; active=allied turn=5");
    s.play("move green delayed");
    const Areas entries{"lasne_road", "virere_heights", "zietens_road"};
    EXPECT_EQ(s.operands("go pr_inf_1 "), entries);
    EXPECT_EQ(s.operands("go pr_art_1 "), entries);
    EXPECT_EQ(s.operands("go pr_cav_1 "),
              (Areas{"bois_de_paris", "domons_heights", "frischermont_east", "genval_lane", "hubermont", "lasne_road", "lower_lasne",
                     "ohain_wood", "smohain_heights", "virere_heights", "zietens_road"}));
    s.play("go pr_inf_1 lasne_road");
    EXPECT_EQ(s.at("pr_inf_1"), "lasne_road");
}

RULE(WL_14_2_2, reserve_movement_keeps_clear_of_the_enemy) {
    Scene s("delayed: pr_inf_1; domons_heights: fr_inf_7; active=allied turn=5");
    s.play("reserve purple delayed");
    s.refuses("go pr_inf_1 lasne_road", "WL-5.2.2");
    s.allows("go pr_inf_1 hubermont");
    Scene beside("delayed: pr_inf_1; lasne_road: fr_inf_7; active=allied turn=5");   // the box is adjacent to the enemy
    beside.refuses("reserve purple delayed", "WL-5.2.2");
    beside.allows("move green delayed");
}

RULE(WL_14_2_2, formation_changes_in_the_box) {
    Scene s("delayed: pr_inf_1 pr_art_1(limbered); active=allied turn=5");
    s.play_all({"form green delayed", "turn pr_inf_1 defensive", "turn pr_art_1 deployed"});
    EXPECT_EQ(s.state("pr_inf_1"), "defensive");
    EXPECT_EQ(s.state("pr_art_1"), "deployed");
    Scene free("delayed: pr_inf_1; phase=formation turn=5");
    free.play("turn pr_inf_1 defensive", {});
    EXPECT_EQ(free.state("pr_inf_1"), "defensive");
}

RULE(WL_14_2_2, the_box_has_no_unit_limit) {
    Scene s("delayed: pr_inf_1 pr_inf_2 pr_inf_3 pr_inf_4 pr_lw_1; active=allied turn=5; allied.green=1 french.red=1");
    s.play("nothing green");
    EXPECT_EQ(s.cubes("delayed", "black"), 0);
    EXPECT_EQ(s.units("delayed").size(), 5u);
}

RULE(WL_14_2_3, units_assault_out_of_the_box) {
    Scene s("delayed: pr_inf_1 pr_cav_1; lasne_road: fr_inf_7(square); bois_de_paris: fr_inf_8; domons_heights: fr_inf_9; active=allied turn=5");
    s.play("assault red delayed");
    s.allows("attack pr_inf_1 lasne_road delayed");
    s.allows("attack pr_cav_1 lasne_road delayed");
    s.refuses("attack pr_inf_1 domons_heights delayed", "WL-7.1.2");           // infantry only into an entry area
    s.refuses("attack pr_cav_1 domons_heights lasne_road", "WL-7.1.2");        // not through the enemy
    s.refuses("attack pr_cav_1 bois_de_paris virere_heights", "WL-7.1.4");     // not into woods
    s.play("attack pr_inf_1 lasne_road delayed");
    EXPECT_EQ(s.at("pr_inf_1"), "lasne_road");
}

RULE(WL_14_2_3, cavalry_may_take_a_free_entry_area_on_the_way) {
    Scene s("delayed: pr_cav_1; domons_heights: fr_inf_7(square); active=allied turn=5");
    s.play("assault red delayed", {1, 6});   // there is only one way; it is repulsed
    EXPECT_EQ(s.log("pr_cav_1 assaults domons_heights from lasne_road").size(), 1u);
    EXPECT_EQ(s.at("pr_cav_1"), "lasne_road");
}

RULE(WL_14_2_4, the_french_never_enter_the_box) {
    Scene move("lasne_road: fr_inf_7 fr_cav_1");
    move.play("move green lasne_road");
    move.refuses("go fr_inf_7 delayed", "WL-14.2.4");
    move.refuses("go fr_cav_1 delayed", "WL-14.2.4");
    Scene assault("lasne_road: fr_inf_7 fr_cav_1; delayed: pr_inf_1; virere_heights: pr_inf_2");
    assault.play("assault red lasne_road");
    assault.refuses("attack fr_inf_7 delayed lasne_road", "WL-14.2.4");
    assault.refuses("attack fr_cav_1 delayed lasne_road", "WL-14.2.4");
    Scene nothing_else("lasne_road: fr_inf_7; delayed: pr_inf_1");
    nothing_else.refuses("assault red lasne_road", "WL-7.1.1");
}

RULE(WL_14_2_4, allied_units_do_not_move_into_it) {
    Scene s("lasne_road: pr_inf_1 pr_cav_1 pr_leader_1; active=allied turn=5");
    s.play("move green lasne_road");
    for (const char* unit : {"pr_inf_1", "pr_cav_1", "pr_leader_1"}) s.refuses(std::string("go ") + unit + " delayed", "WL-14.2.4");
    EXPECT_TRUE(s.operands("go pr_cav_1 ").size() > 0);
    // nor through it: the distance between entry areas is that of the map
    for (const std::string& area : s.operands("go pr_leader_1 ")) EXPECT_LE(distance(Scene::area("lasne_road"), Scene::area(area)), 3) << area;
    for (const std::string& area : s.operands("go pr_cav_1 ")) EXPECT_NE(area, "zietens_road");
}

RULE(WL_14_2_5, prussians_in_an_entry_area_retreat_to_the_box) {
    Scene s("domons_heights: fr_inf_7; lasne_road: pr_inf_1(defensive) black=2; frischermont_east: pr_inf_2; virere_heights: pr_inf_3");
    s.play("assault red domons_heights");
    s.play("attack fr_inf_7 lasne_road domons_heights", {1, 2, 1});   // column 2, die 1: R
    EXPECT_EQ(s.at("pr_inf_1"), "delayed");
    EXPECT_EQ(s.state("pr_inf_1"), "mobile");
    EXPECT_EQ(s.cubes("delayed", "black"), 2);
}

RULE(WL_14_2_6, cubes_lie_in_the_box_and_reinforce_works_both_ways) {
    Scene s("delayed: pr_inf_1 black=2; lasne_road: pr_inf_2 pr_leader_1; virere_heights: pr_inf_3; active=allied turn=5");
    s.play_all({"reinforce green delayed", "send black lasne_road none"});
    EXPECT_EQ(s.cubes("delayed", "black"), 1);
    EXPECT_EQ(s.cubes("lasne_road", "black"), 1);
    s.play_all({"reinforce green lasne_road", "send black delayed none"});
    EXPECT_EQ(s.cubes("delayed", "black"), 2);
    s.play_all({"move green delayed", "go pr_inf_1 zietens_road"});   // and they are carried out of it
    EXPECT_EQ(s.cubes("zietens_road", "black"), 2);
    Scene entering("phase=prussians turn=5; delayed: pr_inf_1 pr_inf_2 black=3");   // in phase 2 too
    entering.play("enter pr_inf_1 lasne_road");
    entering.play("cubes pr_inf_1 2");
    EXPECT_EQ(entering.cubes("lasne_road", "black"), 2);
    EXPECT_EQ(entering.cubes("delayed", "black"), 1);
}

// --- Where the box is not adjacent -------------------------------------------------------------------------------------------------------

RULE(WL_14_3_1, nobody_fires_artillery_out_of_the_box_or_into_it) {
    Scene out("delayed: pr_art_1; lasne_road: fr_inf_7; active=allied turn=5");
    out.refuses("fire green delayed", "WL-6.2.11");
    Scene in("lasne_road: fr_art_1; delayed: pr_inf_1; domons_heights: pr_inf_2");
    in.play("fire green lasne_road");
    in.refuses("aim fr_art_1 delayed", "WL-6.2.11");
    in.allows("aim fr_art_1 domons_heights");
}

RULE(WL_14_3_1, the_box_supports_nobody) {
    for (const auto& [elsewhere, expected] : {std::pair{"delayed: pr_inf_2", 1}, std::pair{"frischermont_east: pr_inf_2", 0}}) {
        Scene s(std::string("bois_de_paris: fr_inf_7; lasne_road: pr_inf_1(defensive); ") + elsewhere);
        s.play("assault red bois_de_paris", {1, 2, 6, 1, 1});
        EXPECT_EQ(column(s, "pr_inf_1"), expected);
    }
}

RULE(WL_14_3_1, distances_do_not_lead_through_the_box) {
    // Through the box, Virère Heights would be as near to Mont St Jean as its neighbours.
    Scene s("virere_heights: ge_cav_1; hubermont: fr_inf_7; phase=skirmish");
    s.play("skirmish fr_inf_7 virere_heights", {6});
    EXPECT_EQ(s.operands("retreat ge_cav_1 "), (Areas{"bois_de_paris", "lasne_road", "lower_lasne"}));
}

RULE(WL_14_3_1, french_cavalry_does_not_charge_on_into_the_box) {
    Scene s("domons_heights: fr_cav_1; lasne_road: pr_cav_1; delayed: pr_inf_1");
    s.play_all({"assault red domons_heights", "attack fr_cav_1 lasne_road domons_heights"}, {6, 1, 6});   // wins, and loses control
    EXPECT_EQ(s.at("pr_cav_1"), "delayed");
    EXPECT_EQ(s.at("fr_cav_1"), "lasne_road");
    EXPECT_EQ(s.asks(), "choose_action");
}

// --- Skirmish ------------------------------------------------------------------------------------------------------------------------------

RULE(WL_14_4_1, skirmish_fire_out_of_the_box_and_into_it) {
    Scene s("delayed: pr_inf_1; lasne_road: fr_inf_7; phase=skirmish turn=5");
    s.play("skirmish pr_inf_1 lasne_road", {6});
    EXPECT_EQ(s.cubes("lasne_road", "blue"), 1);
    s.play("skirmish fr_inf_7 delayed", {6, 1});
    EXPECT_EQ(s.cubes("delayed", "black"), 1);
    Scene far("delayed: pr_inf_1; lasne_road: fr_inf_7; domons_heights: fr_inf_8; phase=skirmish turn=5");
    far.refuses("skirmish pr_inf_1 domons_heights", "WL-3.4.2");   // only entry areas are adjacent
}

RULE(WL_14_4_2, cavalry_hit_in_the_box_cannot_retreat) {
    Scene fresh("delayed: pr_cav_1 pr_cav_2(tired); lasne_road: fr_inf_7; phase=skirmish turn=5");
    fresh.play("skirmish fr_inf_7 delayed", {6, 1});   // no choice: the fresh unit is tired
    EXPECT_EQ(fresh.state("pr_cav_1"), "tired");
    EXPECT_EQ(fresh.at("pr_cav_2"), "delayed");
    Scene tired("delayed: pr_cav_1(tired) pr_cav_2(tired); lasne_road: fr_inf_7; phase=skirmish turn=5");
    tired.play("skirmish fr_inf_7 delayed", {6});
    tired.play("lose pr_cav_2", {1});
    EXPECT_TRUE(tired.eliminated("pr_cav_2"));
    EXPECT_EQ(tired.at("pr_cav_1"), "delayed");
}

RULE(WL_14_4_3, the_occupied_box_is_an_enemy_next_to_the_entry_areas) {
    Scene s("domons_heights: fr_cav_1; delayed: pr_inf_1");
    s.play("reserve purple domons_heights");
    s.refuses("go fr_cav_1 lasne_road", "WL-5.2.2");
    s.allows("go fr_cav_1 frischermont_east");
    Scene starting("lasne_road: fr_cav_1; delayed: pr_inf_1");
    starting.refuses("reserve purple lasne_road", "WL-5.2.2");
    Scene empty("domons_heights: fr_cav_1; delayed: pr_leader_1");   // a leader does not occupy it
    empty.play("reserve purple domons_heights");
    empty.allows("go fr_cav_1 lasne_road");
}

// Decision D63: an unmanned gun cannot move, and leaving the box is a move; its cube must not stay behind without it.
RULE(WL_14_2_1, an_unmanned_gun_stays_in_the_delayed_box) {
    Scene s("delayed: pr_art_1(limbered,unmanned) pr_art_2(limbered) black=1; display: pr_inf_4; turn=7; phase=prussians");
    s.refuses("enter pr_art_1 lasne_road", "WL-9.3.1");
    EXPECT_TRUE(s.legal("enter pr_art_1").empty());
    s.allows("enter pr_art_2 lasne_road");   // the other may come
    s.play("roll", {1});
    EXPECT_EQ(s.at("pr_art_1"), "delayed");
    EXPECT_TRUE(s.unmanned("pr_art_1"));
    EXPECT_EQ(s.cubes("delayed", "black"), 1);
}

}  // namespace papelotte::waterloo
