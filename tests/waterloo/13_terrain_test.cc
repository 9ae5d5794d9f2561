// WL-13  Terrain and strong points.
#include "tests/waterloo/storm.h"

namespace papelotte::waterloo {

// --- The summary -------------------------------------------------------------------------------------------------------------------------

RULE(WL_13_1_1, cavalry_stops_in_woods_town_and_river_as_the_summary_says) {
    struct Case {
        const char *from, *through, *to;   // every path leads through that area, or one of the same kind
        bool stops;
    };
    const Case cases[] = {{"duruttes_knoll", "frischermont", "frischermont_east", true},   // woods
                          {"lobaus_field", "plancenoit", "maransart", true},               // town
                          {"bulows_field", "lower_lasne", "hubermont", true},              // river
                          {"marcognets_ridge", "bylandts_valley", "bests_ridge", false},   // low
                          {"msj_farm", "crossroads", "la_haye_sainte", false}};            // open
    for (const auto& [from, through, to, stops] : cases) {
        SCOPED_TRACE(through);
        Scene s(std::string(from) + ": fr_cav_1");
        s.play(std::string("move green ") + from);
        s.allows(std::string("go fr_cav_1 ") + through);
        if (stops) s.refuses(std::string("go fr_cav_1 ") + to, "WL-5.1.6");
        else s.allows(std::string("go fr_cav_1 ") + to);
    }
}

RULE(WL_13_1_1, cavalry_does_not_assault_into_woods_town_and_river_as_the_summary_says) {
    const std::pair<Way, bool> cases[] = {{{"duruttes_knoll", "frischermont"}, false},  {{"lobaus_field", "plancenoit"}, false},
                                          {{"bulows_field", "lower_lasne"}, false},     {{"marcognets_ridge", "bylandts_valley"}, true},
                                          {{"sandpit_valley", "la_haye_sainte"}, true}, {{"sandpit_valley", "crossroads"}, true}};
    for (const auto& [way, allowed] : cases) {
        SCOPED_TRACE(way.to);
        Scene s(way.from + ": fr_cav_1 fr_inf_1 fr_inf_2; " + way.to + ": pr_inf_1");
        s.play("assault red " + way.from);
        const std::string attack = "attack fr_cav_1 " + way.to + " " + way.from;
        if (allowed) s.allows(attack);
        else s.refuses(attack, "WL-7.1.4");
    }
}

RULE(WL_13_1_2, hougoumont_is_strong_point_and_woods) {
    Scene s("bachelus_field: fr_cav_1 fr_inf_7 fr_inf_8; hougoumont: ge_inf_1(defensive)");
    s.play("assault red bachelus_field");
    s.refuses("attack fr_cav_1 hougoumont bachelus_field", "WL-7.1.4");
    s.play_all({"attack fr_inf_7 hougoumont bachelus_field", "done"}, {2, 6, 1, 1, 1});
    EXPECT_EQ(column(s, "fr_inf_7"), 2);   // unsupported, woods
    EXPECT_EQ(s.log("ge_inf_1 benefits").size(), 1u);
}

RULE(WL_13_1_2, la_haye_sainte_is_strong_point_and_low) {
    // From low ground a unit in the valley blocks the sight; from the crossroads it does not.
    Scene low("la_haye_sainte: br_art_4; sandpit_valley: fr_cav_1; marcognets_ridge: fr_inf_7; active=allied");
    low.play("fire green la_haye_sainte", {1});   // one target, the cavalry
    EXPECT_EQ(low.log("br_art_4 fires at sandpit_valley").size(), 1u);
    Scene clear("la_haye_sainte: br_art_4; marcognets_ridge: fr_cav_1; active=allied");
    clear.play("fire green la_haye_sainte", {1});
    EXPECT_EQ(clear.log("br_art_4 fires at marcognets_ridge").size(), 1u);
    Scene high("crossroads: br_art_4; sandpit_valley: fr_cav_1; marcognets_ridge: fr_inf_7; active=allied");
    high.play("fire green crossroads");
    high.allows("aim br_art_4 marcognets_ridge");
    Scene shelter("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive)");
    shelter.play("assault red sandpit_valley", {1, 1, 1, 1});
    EXPECT_EQ(shelter.log("ge_inf_1 benefits").size(), 1u);
}

RULE(WL_13_1_2, papelotte_is_strong_point_and_river) {
    Scene s("papelotte_smohain: br_art_4 ge_inf_1(defensive); duruttes_knoll: fr_inf_7; active=allied");
    s.refuses("fire green papelotte_smohain", "WL-6.1.2");
    Scene assaulted("papelotte_smohain: br_art_4 ge_inf_1(defensive); duruttes_knoll: fr_inf_7");
    assaulted.play("assault red duruttes_knoll");
    assaulted.play("benefit ge_inf_1", {1, 1, 1, 1});   // no die for the gun
    EXPECT_TRUE(assaulted.log("br_art_4 fires").empty());
}

RULE(WL_13_1_3, artillery_fires_out_of_woods_or_town_without_penalty) {
    const std::pair<const char*, const char*> cases[] = {{"frischermont", "hanotelet"}, {"plancenoit", "plancenoit_ridge"}};
    for (const auto& [from, to] : cases)
        for (const int die : {2, 3}) {   // at range 1 the 3 hits
            SCOPED_TRACE(from);
            Scene s(std::string(from) + ": fr_art_1; " + to + ": pr_inf_1");
            s.play(std::string("fire green ") + from);
            s.play_all({std::string("aim fr_art_1 ") + to, "done"}, {die});
            EXPECT_EQ(s.cubes(to, "black"), die == 3 ? 1 : 0);
        }
}

// --- Strong points: which units benefit, and how much -----------------------------------------------------------------------------------------

RULE(WL_13_2_1, each_strong_point_has_its_capacity_and_shift) {
    struct Case {
        Way way;
        int capacity, shift;
    };
    const Case cases[] = {
        {{"bachelus_field", "hougoumont"}, 2, 3}, {{"sandpit_valley", "la_haye_sainte"}, 1, 2}, {{"duruttes_knoll", "papelotte_smohain"}, 2, 1}};
    for (const auto& [way, capacity, shift] : cases) {
        SCOPED_TRACE(way.to);
        Scene one(way.from + ": fr_inf_7; " + way.to + ": ge_inf_1(defensive) red=3");
        storm(one, {"fr_inf_7"}, {1, 3, 6, 1, 1}, way);
        EXPECT_EQ(column(one, "ge_inf_1"), 3 + 1 - shift);   // unsupported
        Scene full(way.from + ": fr_inf_7; " + way.to + ": ge_inf_1(defensive) ge_inf_2(defensive) ge_inf_3(defensive)");
        full.play("assault red " + way.from);
        if (capacity == 2) full.play("benefit ge_inf_1");
        full.play("benefit ge_inf_3", {1, 1, 1, 1, 1, 1, 1, 1});   // the last place: the fight goes on without asking
        EXPECT_EQ(full.log("benefits from the strong point").size(), static_cast<std::size_t>(capacity));
    }
}

RULE(WL_13_2_1, a_strong_point_serves_either_side) {
    Scene s("crossroads: ge_inf_1; la_haye_sainte: fr_inf_7(defensive) blue=3; active=allied");
    s.play("assault red crossroads", {1, 3, 6, 1, 1});
    EXPECT_EQ(column(s, "fr_inf_7"), 2);
}

RULE(WL_13_2_2, only_infantry_in_defensive_formation_benefits) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1 ge_inf_2(square) ge_inf_3(defensive) br_art_4 ge_cav_1 br_leader_1");
    s.play("assault red sandpit_valley");
    EXPECT_EQ(s.seat(), "allied");
    for (const char* unit : {"ge_inf_1", "ge_inf_2", "br_art_4", "ge_cav_1", "br_leader_1"})
        s.refuses(std::string("benefit ") + unit, "WL-13.2.2");
    s.allows("benefit ge_inf_3");
    Scene mobile("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1");
    mobile.play("assault red sandpit_valley", {1, 2, 1});   // no protection from the 2, and R is a retreat
    EXPECT_EQ(mobile.at("ge_inf_1"), "crossroads");
}

RULE(WL_13_2_3, ranged_fire_feels_the_strong_point_only_if_all_infantry_benefits) {
    const std::pair<const char*, int> cases[] = {{"ge_inf_1(defensive)", 0},
                                                 {"ge_inf_1(defensive) br_art_4 ge_cav_1", 0},   // other arms do not matter
                                                 {"ge_inf_1", 1},
                                                 {"ge_inf_1(square)", 1},
                                                 {"ge_inf_1(defensive) ge_inf_2(defensive)", 1},   // one more than it holds
                                                 {"ge_inf_1(defensive) ge_inf_2", 1}};
    for (const auto& [units, cubes] : cases) {
        SCOPED_TRACE(units);
        Scene s(std::string("grand_battery_west: fr_art_1; la_haye_sainte: ") + units);
        s.play_all({"fire green grand_battery_west", "aim fr_art_1 la_haye_sainte", "done"}, {4});   // 4, or 4 - 2
        EXPECT_EQ(s.cubes("la_haye_sainte", "red"), cubes);
    }
    Scene two("duruttes_knoll: fr_art_1; papelotte_smohain: ge_inf_1(defensive) ge_inf_2(defensive)");
    two.play_all({"fire green duruttes_knoll", "aim fr_art_1 papelotte_smohain", "done"}, {4});   // 4 - 1 river - 2
    EXPECT_EQ(two.cubes("papelotte_smohain", "red"), 0);
}

RULE(WL_13_2_4, the_defender_names_as_many_as_there_is_room_for) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) ge_inf_2(defensive)");
    s.play("assault red sandpit_valley");
    EXPECT_EQ(s.asks(), "declare_strong_point");
    EXPECT_EQ(s.seat(), "allied");
    s.refuses("done", "WL-13.2.4");   // all must benefit, since there are no guns to protect
    s.play("benefit ge_inf_2", {1, 1, 2, 6, 6, 1, 1, 1});
    EXPECT_EQ(column(s, "ge_inf_1"), 1);
    EXPECT_EQ(column(s, "ge_inf_2"), 0);
}

RULE(WL_13_2_4, nobody_is_named_twice) {
    Scene s("bachelus_field: fr_inf_7; hougoumont: ge_inf_1(defensive) ge_inf_2(defensive) ge_inf_3(defensive)");
    s.play("assault red bachelus_field");
    s.play("benefit ge_inf_1");
    s.refuses("benefit ge_inf_1", "WL-13.2.4");
}

RULE(WL_13_2_4, a_lost_place_is_not_refilled) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) ge_inf_2(defensive) red=6");
    s.play_all({"assault red sandpit_valley", "benefit ge_inf_1", "cubes ge_inf_1 5", "cubes ge_inf_1 5"},
               {1, 1, 2, 1, 6,   // 5 + 1 - 2 = 4, die 1: E
                1, 2, 1});   // the second round: the 2 is M, since no unit benefits; column 2, die 1: R
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(column(s, "ge_inf_2"), 2);
    EXPECT_EQ(s.at("ge_inf_2"), "crossroads");   // not a cube instead
}

RULE(WL_13_2_5, assaulting_infantry_never_benefits) {
    Scene s("crossroads: ge_inf_1; la_haye_sainte: fr_inf_7(defensive); active=allied");
    s.play("assault red crossroads", {2, 1});   // the French 2 is M; column 1, die 1: R
    EXPECT_EQ(column(s, "ge_inf_1"), 1);
    EXPECT_EQ(s.at("ge_inf_1"), "crossroads");
    EXPECT_EQ(s.cubes("la_haye_sainte", "red"), 0);
}

// --- Strong points and guns --------------------------------------------------------------------------------------------------------------

RULE(WL_13_2_6, infantry_may_give_up_the_benefit_to_protect_guns) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) br_art_4");
    s.play("assault red sandpit_valley");
    s.allows("benefit ge_inf_1");
    s.play("done", {1, 1, 2, 6, 1, 1});   // the gun, then two rounds; the 2 is M against a unit that does not benefit
    EXPECT_TRUE(s.log("benefits").empty());
    EXPECT_EQ(column(s, "ge_inf_1"), 0);   // unsupported, with artillery
    EXPECT_EQ(s.at("br_art_4"), "la_haye_sainte");
}

RULE(WL_13_2_6, infantry_that_does_not_benefit_protects_by_itself) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) ge_inf_2 br_art_4");
    s.play("assault red sandpit_valley");
    s.play("benefit ge_inf_1", {1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(s.at("br_art_4"), "la_haye_sainte");
}

RULE(WL_13_2_7, guns_without_a_protector_are_lost_after_the_first_round) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) br_art_4");
    s.play("assault red sandpit_valley");
    s.play("benefit ge_inf_1", {1, 1, 1, 1, 1});
    EXPECT_TRUE(s.eliminated("br_art_4"));
    EXPECT_EQ(s.cause("br_art_4"), "guns_taken");
    EXPECT_EQ(s.at("ge_inf_1"), "la_haye_sainte");
}

RULE(WL_13_2_7, also_when_the_protector_is_lost_in_the_first_round) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) ge_inf_2 br_art_4");
    s.play("assault red sandpit_valley");
    s.play("benefit ge_inf_1", {1, 1, 1, 2, 6, 1, 1, 1});   // ge_inf_2 fails
    EXPECT_EQ(s.at("ge_inf_2"), "crossroads");
    EXPECT_TRUE(s.eliminated("br_art_4"));
}

RULE(WL_13_2_7, but_not_after_the_second) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) ge_inf_2 br_art_4");
    s.play("assault red sandpit_valley");
    s.play("benefit ge_inf_1", {1, 1, 1, 1, 1, 1, 2, 6, 1});   // ge_inf_2 fails in the second round
    EXPECT_EQ(s.at("ge_inf_2"), "crossroads");
    EXPECT_EQ(s.at("fr_inf_7"), "sandpit_valley");
    EXPECT_EQ(s.at("br_art_4"), "la_haye_sainte");
}

RULE(WL_13_2_7, nor_without_assaulting_infantry) {
    Scene repulsed("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) br_art_4");
    repulsed.play("assault red sandpit_valley");
    repulsed.play("benefit ge_inf_1", {1, 2, 1});   // the French fail before the round is over
    EXPECT_EQ(repulsed.at("br_art_4"), "la_haye_sainte");
    Scene cavalry("sandpit_valley: fr_cav_1; la_haye_sainte: ge_inf_1(defensive) br_art_4");
    cavalry.play_all({"assault red sandpit_valley", "attack fr_cav_1 la_haye_sainte sandpit_valley", "benefit ge_inf_1"}, {1, 1});
    EXPECT_EQ(cavalry.at("br_art_4"), "la_haye_sainte");
    EXPECT_FALSE(cavalry.unmanned("br_art_4"));
}

RULE(WL_13_2_8, infantry_in_the_strong_point_cannot_be_charged) {
    Scene s("sandpit_valley: fr_cav_1; la_haye_sainte: ge_inf_1(defensive)");
    storm(s, {"fr_cav_1"}, {6}, {"sandpit_valley", "la_haye_sainte"});   // it fires, and that is all
    EXPECT_EQ(s.state("fr_cav_1"), "tired");
    EXPECT_EQ(s.at("fr_cav_1"), "sandpit_valley");
    EXPECT_EQ(s.state("ge_inf_1"), "defensive");
    EXPECT_TRUE(s.log("checks morale").empty());
}

RULE(WL_13_2_8, its_comrades_outside_can) {
    Scene s("sandpit_valley: fr_cav_1; la_haye_sainte: ge_inf_1(defensive) ge_inf_2");
    storm(s, {"fr_cav_1"}, {1, 1, 1}, {"sandpit_valley", "la_haye_sainte"});   // two fire, one checks: column 4, E
    EXPECT_TRUE(s.eliminated("ge_inf_2"));
    EXPECT_EQ(s.log("checks morale").size(), 1u);
    EXPECT_EQ(s.at("fr_cav_1"), "sandpit_valley");   // the other remains, so the cavalry must leave
}

RULE(WL_13_2_8, it_holds_against_R_combined_force_and_woods) {
    Scene combined("sandpit_valley: fr_inf_7 fr_cav_1; la_haye_sainte: ge_inf_1(defensive) red=3");
    storm(combined, {"fr_inf_7", "fr_cav_1"}, {1, 3, 2, 1, 1, 1}, {"sandpit_valley", "la_haye_sainte"});   // column 2, die 2: R
    EXPECT_EQ(column(combined, "ge_inf_1"), 2);
    EXPECT_EQ(combined.at("ge_inf_1"), "la_haye_sainte");
    EXPECT_EQ(combined.cubes("la_haye_sainte", "red"), 4);
    Scene woods("bachelus_field: fr_inf_7; hougoumont: ge_inf_1(defensive) red=4");
    woods.play("assault red bachelus_field", {1, 3, 2, 1, 1});   // 4 + 1 - 3: column 2, R
    EXPECT_EQ(column(woods, "ge_inf_1"), 2);
    EXPECT_EQ(woods.at("ge_inf_1"), "hougoumont");
}

}   // namespace papelotte::waterloo
