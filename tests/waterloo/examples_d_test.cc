// The worked examples E40 to E53: cavalry in assaults, reinforcing, leaders in danger, strong points with guns, the last turn.
#include "tests/waterloo/examples.h"

namespace papelotte::waterloo {
namespace {

// The number of volleys fired before this line of the log.
int volleys_before(const Scene& s, std::string_view line) {
    int volleys = 0;
    for (const std::string& one : s.log()) {
        if (one == line) return volleys;
        volleys += one.find("fires a volley") != std::string::npos;
    }
    ADD_FAILURE() << "not in the log: " << line;
    return -1;
}

}  // namespace

// WL-8.2.2, WL-8.1.9, WL-7.4.8, WL-7.8.1
TEST(WaterlooExamples, E40_defending_cavalry_turns_r_into_e) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8; pictons_ridge: br_inf_5(defensive) br_cav_2; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 pictons_ridge sandpit_valley", "attack fr_inf_8 pictons_ridge sandpit_valley"},
               {4});
    logged(s, "br_inf_5 fires a volley: die 4, modified 5, cubes 2, morale check: yes.");
    s.play("cubes fr_inf_7 2", {1, 3, 1, 1, 1, 1});
    logged(s, "fr_inf_7 checks morale: die 1, column 4: is eliminated.");
    logged(s, "fr_inf_8 checks morale: die 3, column 2: stands.");
    EXPECT_TRUE(s.eliminated("fr_inf_7"));
    logged(s, "fr_inf_8 fires a volley: die 1, modified 1, cubes 0, morale check: no.");
    logged(s, "br_inf_5 fires a volley: die 1, modified 2, cubes 0, morale check: yes.");
    logged(s, "fr_inf_8 checks morale: die 1, column 2: is ridden down.");   // R, but E because of the cavalry
    EXPECT_TRUE(s.eliminated("fr_inf_8"));
    EXPECT_EQ(s.cause("fr_inf_8"), "morale");
    logged(s, "br_cav_2 rolls for control: die 1, charges on: no.");
    EXPECT_EQ(s.at("br_cav_2"), "pictons_ridge");
}

// WL-7.5.3, WL-7.5.4, WL-8.1.2
TEST(WaterlooExamples, E41_mobile_infantry_charged_without_friendly_cavalry) {
    Scene s("sandpit_valley: fr_cav_7; bylandts_valley: ge_inf_7; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_cav_7 bylandts_valley sandpit_valley", {2, 3, 5});
    logged(s, "ge_inf_7 fires at the cavalry: die 2, hit: no.");
    logged(s, "fr_cav_7 is tired", 0);
    EXPECT_EQ(s.log("  "), (Words{"  charged by cavalry 3", "  unsupported 1"}));   // not in square
    logged(s, "ge_inf_7 checks morale: die 3, column 4: is eliminated.");
    EXPECT_TRUE(s.eliminated("ge_inf_7"));
    logged(s, "fr_cav_7 rolls for control: die 5, charges on: yes.");   // but no enemy is adjacent
    EXPECT_EQ(s.at("fr_cav_7"), "bylandts_valley");
    EXPECT_EQ(s.state("fr_cav_7"), "fresh");
}

// WL-7.1.4, WL-7.3.3, WL-5.1.6
TEST(WaterlooExamples, E42_cavalry_and_rough_terrain) {
    Scene s("smohain_brook: br_cav_4; frischermont_east: fr_cav_1; papelotte_smohain: fr_inf_11; active=allied");
    s.play("assault red smohain_brook");
    s.refuses("attack br_cav_4 papelotte_smohain smohain_brook", "WL-7.1.4");
    s.play("attack br_cav_4 frischermont_east smohain_brook", {4, 4, 3});
    logged(s, "  out of rough ground -1");
    logged(s, "br_cav_4 (3) against fr_cav_1 (4).");
    EXPECT_EQ(s.at("br_cav_4"), "smohain_brook");
    EXPECT_EQ(s.state("br_cav_4"), "tired");
    logged(s, "fr_cav_1 rolls for control: die 3, charges on: no.");
    EXPECT_EQ(s.dice_rolled(), 3);
}

// WL-11.2.1, WL-11.2.2, WL-11.2.3
TEST(WaterlooExamples, E43_reinforce) {
    Scene s("pictons_ridge: br_art_5(unmanned) red=1; crossroads: du_inf_1(defensive); bests_ridge: ge_inf_8(defensive) red=5; active=allied");
    s.play("reinforce green pictons_ridge");
    s.refuses("send red bests_ridge br_art_5", "WL-11.2.3");   // six cubes on one unit
    s.play("send red crossroads br_art_5");
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.cubes("pictons_ridge", "red"), 0);
    EXPECT_FALSE(s.unmanned("br_art_5"));
}

// WL-13.2.6, WL-13.2.7, WL-7.4.9
TEST(WaterlooExamples, E44_guns_in_a_strong_point_without_protection) {
    Scene s("grand_battery_west: fr_inf_4 fr_inf_5; la_haye_sainte: ge_inf_2(defensive) br_art_4; active=french");
    s.play_all({"assault red grand_battery_west", "attack fr_inf_4 la_haye_sainte grand_battery_west",
                "attack fr_inf_5 la_haye_sainte grand_battery_west"});
    EXPECT_EQ(s.asks() + " " + s.seat(), "declare_strong_point allied");
    s.play("benefit ge_inf_2", {1, 1, 1, 1, 1, 1, 1});
    logged(s, "br_art_4 fires at la_haye_sainte: die 1, modified 0, effect 0.");
    logged(s, "ge_inf_2 fires a volley: die 1, modified 1, cubes 0, morale check: no.", 2);
    logged(s, "fr_inf_4 fires a volley: die 1, modified 0, cubes 0, morale check: no.", 2);
    logged(s, "fr_inf_5 fires a volley: die 1, modified 0, cubes 0, morale check: no.", 2);
    EXPECT_TRUE(s.eliminated("br_art_4"));
    EXPECT_EQ(volleys_before(s, "br_art_4 is eliminated (guns taken)."), 3);   // the end of round 1
    EXPECT_EQ(s.at("fr_inf_4"), "grand_battery_west");
    EXPECT_EQ(s.at("ge_inf_2"), "la_haye_sainte");
    EXPECT_EQ(s.dice_rolled(), 7);
}

// WL-12.2.4, WL-7.6.1, WL-7.6.4, WL-7.2.3; afterwards WL-5.1.13
TEST(WaterlooExamples, E45_leader_with_guns_overrun_by_cavalry) {
    Scene s("crossroads: br_leader_1 br_art_4; sandpit_valley: fr_cav_7; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_7 crossroads sandpit_valley"}, {3, 2});
    logged(s, "br_art_4 fires at crossroads: die 3, modified 3, effect 0.");
    EXPECT_TRUE(s.unmanned("br_art_4"));
    EXPECT_EQ(s.at("br_art_4"), "crossroads");
    EXPECT_EQ(s.at("br_leader_1"), "msj_farm");   // his only retreat
    EXPECT_EQ(s.at("fr_cav_7"), "crossroads");
    EXPECT_EQ(s.state("fr_cav_7"), "fresh");
    logged(s, "fr_cav_7 rolls for control: die 2, charges on: no.");

    Scene french("crossroads: fr_cav_7 br_art_4(unmanned) red=1; sandpit_valley: fr_inf_7; active=french");
    french.play("move green sandpit_valley");
    french.refuses("go fr_inf_7 crossroads", "WL-5.1.13");
    Scene allied("crossroads: fr_cav_7 br_art_4(unmanned) red=1; msj_farm: br_inf_8; active=allied");
    allied.play("move green msj_farm");
    allied.refuses("go br_inf_8 crossroads", "WL-5.1.13");
}

// WL-1.3.3, WL-5.1.12, WL-15.1.1
TEST(WaterlooExamples, E46_lone_leader_caught) {
    Scene s("grand_battery_west: fr_inf_4; foys_hollow: br_leader_1; active=french");
    s.play_all({"move green grand_battery_west", "go fr_inf_4 foys_hollow"});
    EXPECT_TRUE(s.eliminated("br_leader_1"));
    EXPECT_EQ(s.cause("br_leader_1"), "caught");
    EXPECT_EQ(s.at("fr_inf_4"), "foys_hollow");
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 1);
}

// WL-8.1.8, WL-8.1.10, WL-8.1.11
TEST(WaterlooExamples, E47_imperial_guard_assault_on_british_with_gun) {
    Scene s(
        "sandpit_valley: ig_inf_1; pictons_ridge: br_inf_5(defensive) br_art_5 red=2; crossroads: br_inf_4(defensive);"
        "bests_ridge: ge_inf_8(defensive); active=french");
    s.play("assault red sandpit_valley");
    // The gun misses; each side's volley gives M, so both check once; then nothing happens.
    s.play("attack ig_inf_1 pictons_ridge sandpit_valley", {1, 2, 6, 2, 6, 1, 1});
    logged(s, "  against the Guard 1");
    logged(s, "  with artillery -1");
    logged(s, "  unsupported 1");
    logged(s, "  British or Guard -1", 2);
    logged(s, "br_inf_5 checks morale: die 6, column 1: stands.");
    logged(s, "ig_inf_1 checks morale: die 6, column 0: stands.");
}

// WL-10.2.3, WL-10.2.4: Lasne Brook and Maransart lead to Virère Heights, Plancenoit Ridge to Zieten's Road.
TEST(WaterlooExamples, E48_prussian_retreat_towards_any_of_the_entry_areas) {
    const Scene s("plancenoit: pr_inf_1(defensive)");
    EXPECT_EQ(words(retreat_areas(s.position(), Scene::unit("pr_inf_1"))), (Words{"lasne_brook", "maransart", "plancenoit_ridge"}));
}

// WL-10.1.5, WL-5.1.13, WL-7.5.3, WL-7.5.7, WL-7.8.2
TEST(WaterlooExamples, E49_cavalry_falls_back_to_the_guns_it_overran) {
    Scene s("crossroads: fr_cav_7 br_art_4(unmanned) red=1; msj_farm: br_inf_8(defensive); active=french");
    s.play("assault red crossroads");
    s.play("attack fr_cav_7 msj_farm crossroads", {3, 4});
    logged(s, "br_inf_8 fires at the cavalry: die 3, hit: no.");
    EXPECT_EQ(s.log("  "), (Words{"  British or Guard -1", "  charged by cavalry 3", "  unsupported 1", "  in square -6"}));
    logged(s, "br_inf_8 checks morale: die 4, column 0: stands.");
    EXPECT_EQ(s.at("fr_cav_7"), "crossroads");
    EXPECT_EQ(s.state("fr_cav_7"), "fresh");
    EXPECT_EQ(s.at("br_inf_8"), "msj_farm");
    EXPECT_EQ(s.state("br_inf_8"), "square");
    EXPECT_EQ(s.at("br_art_4"), "crossroads");
    EXPECT_TRUE(s.unmanned("br_art_4"));
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.dice_rolled(), 2);
}

// WL-12.2.4, WL-9.2.2, WL-7.4.7, WL-7.7.1, WL-7.7.3
TEST(WaterlooExamples, E50_leader_stays_with_the_guns_after_the_infantry_is_lost) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8; crossroads: br_leader_1 ge_inf_5(defensive) br_art_4 red=5; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "attack fr_inf_8 crossroads sandpit_valley"},
               {1, 1, 3, 1});
    logged(s, "br_art_4 fires at crossroads: die 1, modified 0, effect 0.");
    logged(s, "ge_inf_5 fires a volley: die 1, modified -1, cubes 0, morale check: no.");
    logged(s, "fr_inf_7 fires a volley: die 3, modified 3, cubes 1, morale check: yes.");
    logged(s, "fr_inf_8 fires a volley: die 1, modified 1, cubes 0, morale check: no.");
    logged(s, "checks morale", 0);
    EXPECT_TRUE(s.eliminated("ge_inf_5"));
    EXPECT_EQ(s.cause("ge_inf_5"), "six_cubes");
    EXPECT_TRUE(s.eliminated("br_art_4"));
    Words losses;   // in order: the leader leaves only after the gun is lost
    for (const std::string& line : s.log())
        if (line.find("is eliminated") != std::string::npos || line.find("br_leader_1") != std::string::npos) losses.push_back(line);
    EXPECT_EQ(losses, (Words{"ge_inf_5 is eliminated (six cubes).", "br_art_4 is eliminated (guns taken).",
                             "br_leader_1 falls back from crossroads to msj_farm."}));
    EXPECT_EQ(s.at("br_leader_1"), "msj_farm");
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_EQ(s.cubes("crossroads", "blue"), 0);
    for (const std::string_view unit : {"fr_inf_7", "fr_inf_8"}) {
        EXPECT_EQ(s.at(unit), "crossroads");
        EXPECT_EQ(s.state(unit), "mobile");
    }
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 2);
    EXPECT_EQ(s.dice_rolled(), 4);
}

// WL-7.4.5, WL-8.1.5, WL-8.2.1, WL-8.2.6, WL-7.4.7
TEST(WaterlooExamples, E51_m_on_the_attackers_volley_makes_the_defenders_check) {
    Scene s("sandpit_valley: fr_inf_7; pictons_ridge: ge_inf_7(defensive); active=french");
    s.play("assault red sandpit_valley", {1, 2, 1});
    logged(s, "ge_inf_7 fires a volley: die 1, modified 1, cubes 0, morale check: no.");
    logged(s, "fr_inf_7 checks morale", 0);
    logged(s, "fr_inf_7 fires a volley: die 2, modified 2, cubes 0, morale check: yes.");
    logged(s, "ge_inf_7 checks morale: die 1, column 1: retreats.");
    EXPECT_EQ(s.operands("retreat ge_inf_7 "), (Words{"crossroads", "ponsonbys_hollow"}));
    s.play("retreat ge_inf_7 ponsonbys_hollow");
    EXPECT_EQ(s.at("ge_inf_7"), "ponsonbys_hollow");
    EXPECT_EQ(s.state("ge_inf_7"), "mobile");
    EXPECT_EQ(s.at("fr_inf_7"), "pictons_ridge");
    EXPECT_EQ(s.state("fr_inf_7"), "mobile");
    EXPECT_EQ(s.dice_rolled(), 3);
}

// WL-15.1.3, WL-15.1.4, WL-15.1.7
TEST(WaterlooExamples, E52_end_of_the_8_pm_turn_only_the_french_condition_is_met) {
    const std::string four_french = "turn=9 phase=victory; eliminated: fr_inf_1 fr_inf_2 fr_inf_3 fr_inf_4";
    const std::string eleven_french =
        " fr_inf_5 fr_inf_6 fr_inf_7 fr_inf_8 fr_inf_9 fr_inf_10 fr_inf_11 fr_inf_12 fr_inf_13 fr_inf_14 fr_inf_15";
    const std::string twelve_allied =
        " br_inf_1 br_inf_2 br_inf_3 br_inf_4 br_inf_5 br_inf_6 br_inf_7 br_inf_8 ge_inf_1 ge_inf_2 ge_inf_3 ge_inf_4";
    const Scene s(four_french + eleven_french + twelve_allied + " ge_inf_5");
    EXPECT_EQ(casualties(s.position(), Army::french), 15);
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 13);
    EXPECT_EQ(s.winner(), "french");

    const Scene twelve(four_french + eleven_french + twelve_allied);
    EXPECT_EQ(casualties(twelve.position(), Army::anglo_allied), 12);
    EXPECT_EQ(twelve.winner(), "allied");

    const Scene few_french(four_french + twelve_allied);
    EXPECT_EQ(casualties(few_french.position(), Army::french), 4);
    EXPECT_EQ(few_french.winner(), "allied");

    const Scene prussians(four_french + eleven_french + twelve_allied + " pr_inf_1 pr_inf_2 pr_inf_3 pr_inf_4");
    EXPECT_EQ(casualties(prussians.position(), Army::anglo_allied), 12);
    EXPECT_EQ(prussians.winner(), "allied");
}

// WL-13.2.6, WL-13.2.7, WL-7.4.9, WL-8.1.12, WL-8.1.10, WL-7.4.8
TEST(WaterlooExamples, E53_protector_of_guns_in_a_strong_point_lost_in_the_second_round) {
    Scene s("grand_battery_west: fr_inf_4 fr_inf_5; la_haye_sainte: ge_inf_2(defensive) ge_inf_5 br_art_4; active=french");
    s.play_all({"assault red grand_battery_west", "attack fr_inf_4 la_haye_sainte grand_battery_west",
                "attack fr_inf_5 la_haye_sainte grand_battery_west"});
    s.play("benefit ge_inf_2", {1, 1, 1, 1, 1, 1, 1, 4, 1});
    logged(s, "br_art_4 fires at la_haye_sainte: die 1, modified 0, effect 0.");
    for (const std::string_view unit : {"ge_inf_2", "ge_inf_5"})
        logged(s, std::string(unit) + " fires a volley: die 1, modified 1, cubes 0, morale check: no.", 2);
    logged(s, "fr_inf_4 fires a volley: die 1, modified 1, cubes 0, morale check: no.");
    logged(s, "fr_inf_5 fires a volley: die 1, modified 1, cubes 0, morale check: no.", 2);
    logged(s, "fr_inf_4 fires a volley: die 4, modified 4, cubes 1, morale check: yes.");   // no -1: ge_inf_5 does not benefit
    s.play("cubes ge_inf_2 0", {6, 1});
    logged(s, "ge_inf_2 checks morale: die 6, column 0: stands.");
    logged(s, "ge_inf_5 checks morale: die 1, column 1: retreats.");
    EXPECT_EQ(s.at("ge_inf_5"), "crossroads");
    EXPECT_EQ(s.state("ge_inf_5"), "mobile");
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
    EXPECT_EQ(s.at("br_art_4"), "la_haye_sainte");   // no test after the second round
    EXPECT_FALSE(s.unmanned("br_art_4"));
    EXPECT_EQ(s.at("ge_inf_2"), "la_haye_sainte");
    EXPECT_EQ(s.state("ge_inf_2"), "defensive");
    for (const std::string_view unit : {"fr_inf_4", "fr_inf_5"}) {
        EXPECT_EQ(s.at(unit), "grand_battery_west");
        EXPECT_EQ(s.state(unit), "mobile");
    }
    EXPECT_EQ(s.dice_rolled(), 11);
}

}  // namespace papelotte::waterloo
