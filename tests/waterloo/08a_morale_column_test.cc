// WL-8.1.1 - WL-8.1.11  Morale checks: which units check, and in which column. By default a French unit assaults the crossroads from
// the sandpit valley. Dice of an assault without losses: the defenders' volley 1 (no effect), the attackers' volley 2 (M), the check,
// then a second round 1, 1.
#include "tests/waterloo/storm.h"

namespace papelotte::waterloo {
namespace {

const std::string kSupport = "altens_ridge: ge_inf_8; ponsonbys_hollow: ge_inf_9; ";   // next to the crossroads, not to the sandpit

}   // namespace

// --- The table: die by die, column by column -----------------------------------------------------------------------------------------

RULE(WL_8_1_2, the_table_is_read_by_die_and_column) {
    const std::string rows[6] = {"RRREEEE", "--RREEE", "---REEE", "----REE", "-----EE", "-----RE"};
    for (int die = 1; die <= 6; ++die)
        for (int col = 0; col <= 6; ++col) {
            SCOPED_TRACE("die " + std::to_string(die) + ", column " + std::to_string(col));
            // columns 0-5 by cubes on a supported unit, column 6 by five cubes and no support
            const int cubes = std::min(col, 5);
            Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) red=" + std::to_string(cubes) + "; " + (col < 6 ? kSupport : ""));
            const char expected = rows[die - 1][static_cast<std::size_t>(col)];
            s.play("assault red sandpit_valley", expected == '-' ? std::vector{1, 2, die, 1, 1} : std::vector{1, 2, die});
            EXPECT_EQ(s.at("ge_inf_1"), expected == '-' ? "crossroads" : expected == 'R' ? "msj_farm" : "eliminated");
            EXPECT_EQ(column(s, "ge_inf_1"), col);
        }
}

RULE(WL_8_1_2, the_column_is_limited_only_after_everything_is_added) {
    // 5 cubes + 3 charged + 1 unsupported - 6 in square = 3; a limit of 6 before the square would leave 0
    Scene square("sandpit_valley: fr_cav_1; crossroads: ge_inf_1(square) red=5");
    storm(square, {"fr_cav_1"}, {1, 6});
    EXPECT_EQ(column(square, "ge_inf_1"), 3);
    // 5 + 3 + 1 = 9 is column 6
    Scene mobile("sandpit_valley: fr_cav_1; crossroads: ge_inf_1 red=5");
    storm(mobile, {"fr_cav_1"}, {1, 6, 1});   // the last die: control
    EXPECT_EQ(column(mobile, "ge_inf_1"), 6);
    EXPECT_TRUE(mobile.eliminated("ge_inf_1"));
    // British, with a gun, supported: -2 is column 0
    Scene british("sandpit_valley: fr_inf_7; crossroads: br_inf_4(defensive) br_art_4; " + kSupport);
    british.play("assault red sandpit_valley", {1, 1, 6, 2, 2, 1, 6, 1});
    EXPECT_EQ(column(british, "br_inf_4"), 0);
}

RULE(WL_8_1_2, the_owner_assigns_the_cubes_before_the_check) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) ge_inf_2(defensive) red=3; " + kSupport);
    s.play("assault red sandpit_valley");
    s.play("cubes ge_inf_1 0", {1, 1, 2});   // for the volley; then the French fire
    EXPECT_EQ(s.asks(), "assign_cubes");
    EXPECT_EQ(s.seat(), "allied");
    s.play("cubes ge_inf_1 2", {6, 6});   // for the check
    EXPECT_EQ(column(s, "ge_inf_1"), 2);
    EXPECT_EQ(column(s, "ge_inf_2"), 1);
}

// --- Which units check, and when --------------------------------------------------------------------------------------------------------------

RULE(WL_8_1_1, every_infantry_unit_of_the_side_checks_and_nobody_else) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) ge_inf_2(defensive) br_art_4 br_leader_1 ge_cav_1 red=1; " + kSupport);
    s.play("assault red sandpit_valley", {1});   // the gun
    s.play("cubes ge_inf_1 1", {1, 1, 2});
    s.play("cubes ge_inf_1 1", {6, 6});
    EXPECT_EQ(s.log("checks morale").size(), 2u);
    EXPECT_EQ(column(s, "ge_inf_2"), 0);   // without a cube, but it checks
    s.play("cubes ge_inf_1 1", {1, 1, 1, 1});   // second round, then the cavalry's control die
    EXPECT_EQ(s.log("checks morale").size(), 2u);
}

RULE(WL_8_1_1, fire_outside_an_assault_causes_no_check) {
    Scene skirmish("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 red=4; phase=skirmish");
    skirmish.play("done");
    skirmish.play("skirmish fr_inf_7 crossroads", {6, 1});   // and the first tile
    Scene guns("sandpit_valley: fr_art_1; crossroads: ge_inf_1 red=4");
    guns.play_all({"fire green sandpit_valley", "aim fr_art_1 crossroads", "done"}, {6});
    for (const Scene* s : {&skirmish, &guns}) {
        EXPECT_EQ(s->cubes("crossroads", "red"), 5);
        EXPECT_TRUE(s->log("checks morale").empty());
    }
}

RULE(WL_8_1_3, columns_are_fixed_before_the_dice) {
    // If ge_inf_1 went to msj_farm before ge_inf_2's column is fixed, ge_inf_2 would be supported.
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) ge_inf_2(defensive); altens_ridge: ge_inf_8");
    s.play("assault red sandpit_valley", {1, 1, 2, 1, 6, 1, 1});
    EXPECT_EQ(s.at("ge_inf_1"), "msj_farm");
    EXPECT_EQ(column(s, "ge_inf_2"), 1);
}

RULE(WL_8_1_3, first_the_eliminated_go_then_the_others_in_the_owners_order) {
    Scene s("bylandts_valley: fr_inf_7; bests_ridge: ge_inf_1(defensive) ge_inf_2(defensive) ge_inf_3(defensive) red=3");
    s.play_all({"assault red bylandts_valley", "cubes ge_inf_1 0", "cubes ge_inf_2 0", "cubes ge_inf_1 0", "cubes ge_inf_2 0"},
               {1, 1, 1, 2, 1, 1, 1});   // columns 1, 1 and 4: R, R, E
    EXPECT_TRUE(s.eliminated("ge_inf_3"));
    EXPECT_EQ(s.asks(), "fall_back");
    s.allows("retreat ge_inf_1 ponsonbys_hollow");
    s.play("retreat ge_inf_2 vinckes_slope");
    s.play("retreat ge_inf_1 ponsonbys_hollow");
    EXPECT_EQ(s.at("ge_inf_2"), "vinckes_slope");
    EXPECT_EQ(s.at("ge_inf_1"), "ponsonbys_hollow");
}

// --- Shifts ----------------------------------------------------------------------------------------------------------------------------

RULE(WL_8_1_4, charged_by_cavalry_alone_is_step_4_and_never_step_3) {
    Scene s("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: ge_inf_1; " + kSupport);
    storm(s, {"fr_inf_7", "fr_cav_1"}, {1, 2, 6, 1, 1, 1, 6});
    const auto checks = s.log("ge_inf_1 checks morale");
    ASSERT_EQ(checks.size(), 2u);
    EXPECT_NE(checks[0].find("column 1"), std::string::npos) << checks[0];   // infantry and cavalry together
    EXPECT_NE(checks[1].find("column 3"), std::string::npos) << checks[1];   // the cavalry alone
}

RULE(WL_8_1_4, a_square_shifts_only_against_cavalry_alone) {
    Scene charged("sandpit_valley: fr_cav_1; crossroads: ge_inf_1(square) red=4; " + kSupport);
    storm(charged, {"fr_cav_1"}, {1, 6});
    EXPECT_EQ(column(charged, "ge_inf_1"), 1);   // 4 + 3 - 6
    Scene shot_at("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(square) red=4; " + kSupport);
    shot_at.play("assault red sandpit_valley", {1, 1, 6, 1, 1, 6});   // the French 1 counts as 2 against a square: M
    EXPECT_EQ(column(shot_at, "ge_inf_1"), 4);
}

RULE(WL_8_1_4, the_check_after_taking_guns_is_no_cavalry_check) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_art_4");
    s.play("assault red sandpit_valley", {6, 6});
    EXPECT_EQ(column(s, "fr_inf_7"), 3);   // two cubes, unsupported
}

RULE(WL_8_1_5, support_needs_infantry_in_two_adjacent_areas) {
    const std::pair<const char*, int> cases[] = {
        {"", 1},
        {"altens_ridge: ge_inf_8", 1},
        {"altens_ridge: ge_inf_8 ge_inf_9", 1},   // one area is not two
        {"nassau_reserve: ge_inf_8; altens_ridge: ge_inf_9", 1},   // not adjacent
        {"altens_ridge: ge_inf_8; ponsonbys_hollow: ge_inf_9", 0},
    };
    for (const auto& [elsewhere, expected] : cases) {
        SCOPED_TRACE(elsewhere);
        Scene s(std::string("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive); ") + elsewhere);
        s.play("assault red sandpit_valley", {1, 2, 6, 1, 1});
        EXPECT_EQ(column(s, "ge_inf_1"), expected);
    }
    Scene comrade("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) ge_inf_2(defensive); altens_ridge: ge_inf_8");
    comrade.play("assault red sandpit_valley", {1, 1, 2, 6, 6, 1, 1, 1});
    EXPECT_EQ(column(comrade, "ge_inf_1"), 1);   // its own area does not count
}

RULE(WL_8_1_5, at_the_boards_edge_one_area_is_enough_and_the_delayed_box_never_counts) {
    const std::pair<const char*, int> cases[] = {{"", 1}, {"delayed: pr_inf_2", 1}, {"virere_heights: pr_inf_2", 0}};
    for (const auto& [elsewhere, expected] : cases) {
        SCOPED_TRACE(elsewhere);
        Scene s(std::string("domons_heights: fr_inf_7; lasne_road: pr_inf_1; ") + elsewhere);
        s.play("assault red domons_heights", {1, 2, 6, 1, 1});
        EXPECT_EQ(column(s, "pr_inf_1"), expected);
    }
}

RULE(WL_8_1_6, any_friendly_infantry_supports_and_nothing_else) {
    const std::pair<const char*, int> cases[] = {
        {"altens_ridge: br_inf_1(defensive)", 0},
        {"altens_ridge: du_inf_1(square)", 0},
        {"altens_ridge: ge_inf_8 red=5", 0},
        {"altens_ridge: pr_lw_1", 0},
        {"altens_ridge: fr_inf_9", 1},
        {"altens_ridge: br_cav_1", 1},
        {"altens_ridge: br_art_1", 1},
        {"altens_ridge: br_leader_1", 1},
    };
    for (const auto& [elsewhere, expected] : cases) {
        SCOPED_TRACE(elsewhere);
        Scene s(std::string("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive); ponsonbys_hollow: ge_inf_9; ") + elsewhere);
        s.play("assault red sandpit_valley", {1, 2, 6, 1, 1});
        EXPECT_EQ(column(s, "ge_inf_1"), expected);
    }
}

RULE(WL_8_1_6, infantry_in_an_unresolved_assault_supports_too) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 fr_inf_9; crossroads: ge_inf_1(defensive); pictons_ridge: ge_inf_2(defensive)");
    s.play_all(
        {"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "attack fr_inf_8 pictons_ridge sandpit_valley", "done"});
    s.play("resolve crossroads", {2, 6, 1, 1, 1, 1, 1, 1, 1});   // followed by an assault without losses on Picton's ridge
    EXPECT_EQ(column(s, "fr_inf_7"), 0);   // fr_inf_8 and fr_inf_9 are beside it
}

RULE(WL_8_1_7, woods_and_town_shift_both_sides_river_and_low_ground_neither) {
    struct Case {
        Way way;
        int expected;   // including 1 for unsupported
    };
    const Case cases[] = {{{"duruttes_knoll", "frischermont"}, 2},
                          {{"lobaus_field", "plancenoit"}, 2},
                          {{"frischermont", "smohain_brook"}, 1},
                          {{"marcognets_ridge", "bylandts_valley"}, 1},
                          {{"sandpit_valley", "pictons_ridge"}, 1}};
    for (const auto& [way, expected] : cases) {
        SCOPED_TRACE(way.to);
        Scene s(way.from + ": fr_inf_7; " + way.to + ": ge_inf_1(defensive)");
        storm(s, {"fr_inf_7"}, {2, 6, 2, 6, 1, 1}, way);
        EXPECT_EQ(column(s, "fr_inf_7"), expected);
        EXPECT_EQ(column(s, "ge_inf_1"), expected);
    }
}

RULE(WL_8_1_8, the_guard_shakes_those_whom_it_assaults) {
    Scene line("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive)");
    line.play("assault red sandpit_valley", {1, 2, 6, 1, 1});
    EXPECT_EQ(column(line, "ge_inf_1"), 1);
    Scene guard("sandpit_valley: ig_inf_1; crossroads: ge_inf_1(defensive)");
    guard.play("assault red sandpit_valley", {1, 2, 6, 1, 1});
    EXPECT_EQ(column(guard, "ge_inf_1"), 2);
    Scene defending("sandpit_valley: ig_inf_1(defensive); crossroads: ge_inf_1; active=allied");
    defending.play("assault red crossroads", {2, 6, 1, 1, 1});
    EXPECT_EQ(column(defending, "ge_inf_1"), 1);   // the Guard has no effect in defence
}

RULE(WL_8_1_8, guard_cavalry_or_guard_that_has_left_does_not_count) {
    Scene cavalry("sandpit_valley: ig_cav_1; crossroads: ge_inf_1");
    storm(cavalry, {"ig_cav_1"}, {1, 6});
    EXPECT_EQ(column(cavalry, "ge_inf_1"), 4);   // 3 charged, 1 unsupported
    Scene gone("sandpit_valley: fr_inf_7 ig_inf_1; crossroads: ge_inf_1(defensive)");
    storm(gone, {"fr_inf_7", "ig_inf_1"}, {2, 6, 1, 2, 6, 1, 1});   // the Guard fails its check
    EXPECT_EQ(gone.at("ig_inf_1"), "sandpit_valley");
    EXPECT_EQ(column(gone, "ge_inf_1"), 1);
}

RULE(WL_8_1_9, infantry_and_cavalry_together_shift_by_one) {
    Scene together("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: ge_inf_1(square); " + kSupport);
    storm(together, {"fr_inf_7", "fr_cav_1"}, {1, 1, 6, 1, 1, 6, 1, 6});
    EXPECT_NE(together.log("ge_inf_1 checks").at(0).find("column 1"), std::string::npos);
    Scene beaten("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: ge_inf_1(defensive) ge_cav_1; " + kSupport);
    storm(beaten, {"fr_inf_7", "fr_cav_1"}, {1, 6, 1, 2, 6, 1, 1, 1});   // the cavalry loses in step 2
    EXPECT_EQ(beaten.at("fr_cav_1"), "sandpit_valley");
    EXPECT_EQ(column(beaten, "ge_inf_1"), 0);   // only infantry is there when the check is made
}

RULE(WL_8_1_9, cavalry_that_could_not_charge_there_adds_nothing) {
    Scene open("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) ge_cav_1");
    open.play("assault red sandpit_valley", {2, 6, 1, 1, 1, 1});
    EXPECT_EQ(column(open, "fr_inf_7"), 2);   // unsupported, combined force
    Scene woods("duruttes_knoll: fr_inf_7; frischermont: ge_inf_1(defensive) ge_cav_1");
    woods.play("assault red duruttes_knoll", {2, 6, 1, 1, 1, 1});
    EXPECT_EQ(column(woods, "fr_inf_7"), 2);   // unsupported, woods
    Scene river("frischermont: fr_inf_7; smohain_brook: ge_inf_1(defensive) ge_cav_1");
    river.play("assault red frischermont", {2, 6, 1, 1, 1, 1});
    EXPECT_EQ(column(river, "fr_inf_7"), 1);
}

RULE(WL_8_1_10, defenders_are_steadier_beside_their_guns) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) br_art_4(limbered) red=2");
    s.play("assault red sandpit_valley", {1, 1, 2, 6, 1, 1});
    EXPECT_EQ(column(s, "ge_inf_1"), 2);   // 2 cubes, unsupported, a gun
    Scene without("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) red=2");
    without.play("assault red sandpit_valley", {1, 2, 6, 1, 1});
    EXPECT_EQ(column(without, "ge_inf_1"), 3);
}

RULE(WL_8_1_10, the_assaulting_sides_own_guns_do_not_count) {
    // Germans retake an overrun gun from the cavalry: its cube becomes theirs, its shift does not.
    Scene s("msj_farm: ge_inf_1; crossroads: br_art_4 fr_cav_1 red=1; active=allied");
    s.play("assault red msj_farm", {1, 6, 1});
    EXPECT_EQ(column(s, "ge_inf_1"), 5);   // 1 cube, 3 charged, 1 unsupported
}

RULE(WL_8_1_11, british_and_guard_infantry_is_steadier_in_attack_and_defence) {
    const std::pair<const char*, int> allied[] = {{"br_inf_1", 1}, {"ge_inf_1", 2}, {"du_inf_1", 2}, {"pr_inf_1", 2}, {"pr_lw_1", 3}};
    for (const auto& [unit, expected] : allied) {
        SCOPED_TRACE(unit);
        const std::string id = unit, colour = id.starts_with("pr") ? " black=1" : " red=1";
        const bool british = expected == 1;   // its volley is one better: the 1 is M, so the French check
        Scene defending("sandpit_valley: fr_inf_7; crossroads: " + id + "(defensive)" + colour);
        defending.play("assault red sandpit_valley", british ? std::vector{1, 6, 2, 6, 1, 6, 1} : std::vector{1, 2, 6, 1, 1});
        EXPECT_EQ(column(defending, id), expected);
        Scene attacking("crossroads: " + id + colour + "; sandpit_valley: fr_inf_7(defensive); active=allied");
        attacking.play("assault red crossroads", british ? std::vector{2, 6, 1, 6, 1, 1, 6} : std::vector{2, 6, 1, 1, 1});
        EXPECT_EQ(column(attacking, id), expected);
    }
    for (const auto& [unit, expected] : {std::pair{"fr_inf_7", 2}, std::pair{"ig_inf_1", 1}}) {
        SCOPED_TRACE(unit);
        Scene defending("sandpit_valley: " + std::string(unit) + "(defensive) blue=1; crossroads: ge_inf_1; active=allied");
        defending.play("assault red crossroads", {1, 2, 6, 1, 1});
        EXPECT_EQ(column(defending, unit), expected);
        Scene attacking("sandpit_valley: " + std::string(unit) + " blue=1; crossroads: ge_inf_1(defensive)");
        attacking.play("assault red sandpit_valley", {2, 6, 1, 1, 1});
        EXPECT_EQ(column(attacking, unit), expected);
    }
}

}   // namespace papelotte::waterloo
