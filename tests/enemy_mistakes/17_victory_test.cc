// EM-16 to EM-18  End of turn, victory, set-up.
#include "engine/beginning.h"
#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/victory.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

std::string ending(std::string_view rest) { return std::string(kChiefs) + std::string(rest) + " at=end:red"; }

}   // namespace

// EM-X62
RULE(EM_16_1, the_end_of_a_turn) {
    Scene s(ending("b13 220,200,0 yellow=2; b15 270,200,0 orange=2; b33 290,140,0 smoke; r33 300,20,180; reille 200,100 box=6; ney @b15 box=1; "
                   "chief=blue:3 options=ney turn=2"),
            {1, 1});
    EXPECT_EQ(s.place("b13"), "eliminated");
    EXPECT_EQ(s.orange("b15"), 1);    // EM-16.2
    EXPECT_FALSE(s.smoke("b33"));     // EM-16.3
    EXPECT_EQ(s.chief("blue"), 0);    // EM-16.4
    EXPECT_EQ(s.box("reille"), 4);    // EM-16.5
    EXPECT_EQ(s.box("ney"), 0);
    EXPECT_EQ(s.turn(), 3);           // EM-16.7
}

// EM-X69
RULE(EM_16_6, enemies_in_contact_are_separated) {
    Scene s(ending("b13 220,130,0 orange=2 charge_number=1; r33 220,100,180 orange=2; turn=2"), {1, 1});
    EXPECT_EQ(s.place("b13"), "220.00 145.00");
    EXPECT_EQ(s.place("r33"), "220.00 100.00");
    EXPECT_EQ(s.orange("b13"), 1);
    Scene stuck(ending("b13 220,130,0 charge_number=1; b25 220,160,0; r33 220,100,180; turn=2"), {1, 1});   // it cannot move: the other one does
    EXPECT_EQ(stuck.place("b13"), "220.00 130.00");
    EXPECT_EQ(stuck.place("r33"), "220.00 85.00");
}

RULE(EM_16_6, who_stays_in_contact_must_come_apart_before_a_new_charge) {
    Scene s(std::string(kFarChiefs) + "b13 190,570,270 green; r33 160,570,90; at=manoeuvre:blue");
    s.play("select b13");
    s.refuses("charge b13 0 r33", "EM-13.5");   // its own contact counts
    s.allows("stand");
    s.play("fall_back 30");
    EXPECT_EQ(s.place("b13"), "220.00 570.00");
}

RULE(EM_16_7, after_the_last_turn_the_game_ends) {
    Scene s(ending("b13 220,200,0; r33 300,20,180; scenario=medium turn=14"));
    EXPECT_EQ(s.asks(), "");
    EXPECT_EQ(s.winner(), "draw");
    EXPECT_EQ(s.outcome_rule(), "EM-17.9");
}

// EM-X59
RULE(EM_15_13, eliminated_captured_and_out_of_field) {
    Scene s(
        ending("b13 220,200,0; r33 300,20,180; r34 fate=out_of_field credited=blue; r41 fate=captured credited=blue; r25 fate=eliminated "
               "credited=blue; turn=19"));
    EXPECT_EQ(score_of(s.position(), Army::blue).pieces, 1 + 20 + 8);
    EXPECT_EQ(s.winner(), "blue");
    EXPECT_EQ(s.outcome_rule(), "EM-17.8");
}

// EM-X60
RULE(EM_17_4, mont_saint_jean_counts_if_no_enemy_touches_it) {
    Scene alone(ending("b15 345,45,0; r33 300,120,180; turn=19"));
    EXPECT_EQ(score_of(alone.position(), Army::blue).objectives, 50);
    Scene contested(ending("b15 345,45,0; r32 380,30,180; turn=19"));
    EXPECT_EQ(score_of(contested.position(), Army::blue).objectives, 0);
}

// What the page and the terminal show of the points is what the rules count.
RULE(EM_17_3, points_are_told_as_they_stand_now) {
    const std::string pieces =
        "b15 345,45,0; r33 300,120,180; r34 fate=captured credited=blue; b43 fate=eliminated credited=red; rh 181,411,180; turn=3 ";
    const Scene s(ending(pieces), {1, 1});
    const boost::json::object points = s.view("observer").at("points").as_object();
    EXPECT_EQ(points.at("blue"), (boost::json::object{{"pieces", 6}, {"objectives", 50}, {"total", 56}}));
    EXPECT_EQ(points.at("red"), (boost::json::object{{"pieces", 4}, {"objectives", 30}, {"total", 34}}));
    EXPECT_EQ(points.at("black").at("total"), 0);
    EXPECT_EQ(s.view("red").at("points"), s.view("observer").at("points"));
    EXPECT_EQ(s.view("observer").at("objectives"), (boost::json::object{{"mont_saint_jean", "blue"},
                                                                        {"la_haye_sainte", "none"},
                                                                        {"hougoumont", "red"},
                                                                        {"la_belle_alliance", "none"},
                                                                        {"plancenoit", "none"}}));
    const std::string told = Records::describe(s.position(), kObserver, {});
    EXPECT_NE(told.find("The French: 56 points (6 for pieces, 50 for places)"), std::string::npos) << told;
    EXPECT_NE(told.find("Hougoumont: 30 points for the English"), std::string::npos) << told;
    const Scene farms(ending(pieces + "scenario=short_game"), {1, 1});   // EM-17.10, EM-17.2
    EXPECT_EQ(farms.view("observer").at("objectives"), (boost::json::object{{"la_haye_sainte", "none"}, {"hougoumont", "red"}}));
    EXPECT_FALSE(farms.view("observer").at("points").as_object().contains("black"));
}

RULE(EM_17_5, garrisons_count_while_they_stand) {
    Scene s(ending("b13 220,200,0; rh 181,411,180; rl 357.5,276,180; turn=19"));
    EXPECT_EQ(score_of(s.position(), Army::red).objectives, 50);
    Scene one(ending("b13 220,200,0; rh 181,411,180; rl fate=eliminated credited=blue; turn=19"));
    EXPECT_EQ(score_of(one.position(), Army::red).objectives, 30);
}

RULE(EM_17_6, black_scores_la_belle_alliance_and_plancenoit) {
    Scene s(ending("b13 220,200,0; r33 300,20,180; k17 392,465,180; k18 545,580,180; bluecher 700,500; entered=1 order=blue,red,black turn=19"));
    EXPECT_EQ(score_of(s.position(), Army::black).objectives, 50);
}

RULE(EM_17_8, with_two_players_red_and_black_count_together) {
    const std::string pieces =
        "b13 220,200,0; r33 300,20,180; k17 850,500,270; bluecher 800,500; b43 fate=captured credited=black; r34 fate=captured credited=blue; "
        "entered=1 order=blue,red,black turn=19 ";
    EXPECT_EQ(score_of_seat(Scene(ending(pieces)).position(), kRedSeat).total(), 8);
    Scene three(ending(pieces + "options=three_players"));
    EXPECT_EQ(score_of_seat(three.position(), kRedSeat).total(), 0);
    EXPECT_EQ(three.winner(), "black");
}

RULE(EM_17_9, equal_points_go_to_who_removed_more_units) {
    Scene s(
        ending("b13 220,200,0; r33 300,20,180; b33 fate=eliminated credited=red; b34 fate=eliminated credited=red; r03 fate=eliminated "
               "credited=blue; turn=19"));
    EXPECT_EQ(score_of(s.position(), Army::red).total(), 6);
    EXPECT_EQ(score_of(s.position(), Army::blue).total(), 6);
    EXPECT_EQ(s.winner(), "red");
    Scene blue(
        ending("b13 220,200,0; r33 300,20,180; b36 fate=eliminated credited=red; r17 fate=out_of_field credited=blue; r29 fate=out_of_field "
               "credited=blue; turn=19"));
    EXPECT_EQ(blue.winner(), "blue");
    Scene tied(ending("b13 220,200,0; r33 300,20,180; b33 fate=captured credited=red; r34 fate=captured credited=blue; turn=19"));
    EXPECT_EQ(tied.winner(), "draw");
}

// EM-X61, D58
RULE(EM_17_10, the_short_game_is_about_two_farms) {
    Scene red(
        ending("b13 220,200,0; rh 181,411,180; rl 357.5,276,180; r25 fate=captured credited=blue; r26 fate=captured credited=blue; r27 "
               "fate=captured credited=blue; scenario=short_game turn=7"));
    EXPECT_EQ(red.winner(), "red");
    EXPECT_EQ(red.outcome_rule(), "EM-17.10");
    Scene blue(
        ending("b13 181,411,0; b15 357.5,276,0; rh fate=eliminated credited=blue; rl fate=eliminated credited=blue; r33 300,20,180; "
               "scenario=short_game turn=7"));
    EXPECT_EQ(blue.winner(), "blue");
    EXPECT_EQ(blue.outcome_rule(), "EM-17.10");
    Scene shared(ending("b25 357.5,276,0; rh 181,411,180; rl fate=eliminated credited=blue; r33 300,20,180; scenario=short_game turn=7"));
    EXPECT_EQ(score_of(shared.position(), Army::blue).objectives, 20);
    EXPECT_EQ(score_of(shared.position(), Army::red).objectives, 30);
    EXPECT_EQ(shared.outcome_rule(), "EM-17.8");
}

RULE(EM_17_11, a_side_without_units_ends_the_game) {
    Scene s(std::string(kChiefs) + "b13 220,200,0; scenario=short_game turn=3 at=assign:blue");
    s.play("done");
    EXPECT_EQ(s.asks(), "");
}

RULE(EM_17_2, the_short_scenario_is_for_two) {
    papelotte::Setup setup{"short", {{"players", "three"}}};
    EXPECT_EQ(Rules::why_not_setup(setup).id(), "EM-17.2");
    EXPECT_FALSE(Rules::why_not_setup(papelotte::Setup{"medium", {{"players", "three"}}}));
    EXPECT_EQ(Scene::set_up("", "short").position().marks[Scene::unit("k17")].fate, Fate::absent);
    EXPECT_EQ(Scene::set_up("", "medium").position().marks[Scene::unit("k17")].fate, Fate::waiting);
}

// --- Set-up -----------------------------------------------------------------------------------------------------------------------------

RULE(EM_18_1, pieces_start_where_they_are_listed) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.place("b23"), "451.05 362.77");
    EXPECT_EQ(s.leader("b24"), "b09");   // the Grand Battery: 9, 23, 24
    EXPECT_EQ(s.place("napoleon"), "437.00 578.00");   // EM-18.4
    EXPECT_EQ(s.position().generals[kNey].fate, Fate::absent);
    EXPECT_EQ(s.place("rh"), "181.00 411.00");   // EM-18.3
    EXPECT_EQ(s.turn(), 1);
}

RULE(EM_18_2, ten_batteries_start_unfastened) {
    const Scene s = Scene::set_up();
    for (const char* gun : {"b09", "b23", "b24", "b33", "b34", "r09", "r10", "r24", "r37", "r38"}) EXPECT_FALSE(s.fastened(gun)) << gun;
    for (const char* gun : {"b11", "b12", "b22", "b35", "b42", "b46", "r39", "r40"}) EXPECT_TRUE(s.fastened(gun)) << gun;
}

RULE(EM_18_5, blue_has_the_initiative) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.position().order[0], Army::blue);
    EXPECT_EQ(s.place("k17"), "waiting");
    EXPECT_EQ(s.position().armies[Army::black].reserve, 21);
}

RULE(EM_17_1, the_capture_of_a_commander_ends_the_game_at_once) {
    Scene s(
        "r43 250,570,270 green; b13 150,570,90; r33 600,60,180; napoleon 200,570; wellington 640,20; order=red,blue turn=3 at=manoeuvre:red");
    s.play("select r43");
    s.play("charge r43 0 b13", {3});   // light cavalry over his counter: 3 - 2
    EXPECT_EQ(s.asks(), "");
    EXPECT_EQ(s.winner(), "red");
    EXPECT_EQ(s.outcome_rule(), "EM-5.17");
}

RULE(EM_17_3, pieces_generals_and_objectives_make_the_score) {
    Scene s(ending("b15 345,45,0; r33 300,120,180; r34 fate=eliminated credited=blue; orange fate=captured credited=blue; turn=19"));
    EXPECT_EQ(score_of(s.position(), Army::blue).pieces, 3 + 12);
    EXPECT_EQ(score_of(s.position(), Army::blue).total(), 3 + 12 + 50);
    EXPECT_EQ(s.log("15 for pieces, 50 for objectives, 65 in all").size(), 1u);
}

RULE(EM_17_7, generals_hold_no_objective) {
    Scene s("napoleon 310,220; wellington 365,30; b15 345,45,0; r33 300,120,180; turn=19 at=end:red");   // EM-X60: his counter alone
    EXPECT_EQ(score_of(s.position(), Army::blue).objectives, 50);
    Scene chief("napoleon 365,30; wellington 160,10; b15 300,200,0; r33 300,120,180; turn=19 at=end:red");
    EXPECT_EQ(score_of(chief.position(), Army::blue).objectives, 0);
}

RULE(EM_1_14, nothing_stays_where_an_objective_was_held) {
    Scene s("napoleon 310,220; wellington 160,10; b15 345,66,180 green; r33 200,20,180; at=manoeuvre:blue");   // at the edge of Mont-Saint-Jean
    EXPECT_EQ(score_of(s.position(), Army::blue).objectives, 50);
    s.play_all({"select b15", "advance b15 0 30"});
    EXPECT_EQ(score_of(s.position(), Army::blue).objectives, 0);
}

}   // namespace papelotte::enemy_mistakes
