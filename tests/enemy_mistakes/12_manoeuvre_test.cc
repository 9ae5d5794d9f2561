// EM-2.10 to EM-2.40  Formations and manoeuvres; EM-12  who manoeuvres. The scenes lie on the open ground south of Rossomme: column by column towards the
// west, so that what the worked cases call north is west here.
#include "games/enemy_mistakes/rules/formations.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

UnitSet formation(const Scene& s, std::string_view unit) { return members(s.position(), Scene::unit(unit)); }

}   // namespace

// EM-X21
RULE(EM_2_14, front_width_counts_units_in_a_row_and_the_extent) {
    Scene line = field("b13 200,520,270; b14 200,550,270 in=b13; b15 200,580,270 in=b13; r33 320,620,270;");
    EXPECT_EQ(front_width(line.position(), formation(line, "b13")), 3);
    EXPECT_EQ(depth(line.position(), formation(line, "b13")), 1);   // EM-2.15
    EXPECT_EQ(basic_reach(line.position(), formation(line, "b13"), true), 2);   // EM-2.18
    Scene square = field("b13 200,520,270; b14 200,550,270 in=b13; b15 230,520,270 in=b13; b16 230,550,270 in=b13; r33 320,620,270;");
    EXPECT_EQ(front_width(square.position(), formation(square, "b13")), 2);
    EXPECT_EQ(depth(square.position(), formation(square, "b13")), 2);
    EXPECT_EQ(basic_reach(square.position(), formation(square, "b13"), true), 3);
    Scene gun = field("b13 200,520,270; b15 200,565,270 in=b13; b23 192.5,542.5,270 in=b13; r33 320,620,270;");
    EXPECT_EQ(front_width(gun.position(), formation(gun, "b13")), 3);
    Scene echelon = field("b13 160,520,270; b14 190,550,270 in=b13; b15 220,580,270 in=b13; r33 320,620,270;");
    EXPECT_EQ(front_width(echelon.position(), formation(echelon, "b13")), 3);
    EXPECT_EQ(depth(echelon.position(), formation(echelon, "b13")), 1);
    const auto column = [](std::string_view rear) {   // the extent is 1 mm less than it is, then divided by 30 and rounded up
        const Scene s = field("b13 200,520,270; b14 " + std::string(rear) + " in=b13; r33 320,620,270;");
        return front_width(s.position(), formation(s, "b13"));
    };
    EXPECT_EQ(column("230,521,270"), 1);
    EXPECT_EQ(column("230,521.1,270"), 2);
}

// EM-X22
RULE(EM_2_19, light_cavalry_with_horse_guns_is_as_fast_as_without) {
    const Scene s = Scene::set_up();
    const Position& p = s.position();
    EXPECT_EQ(basic_reach(p, members(p, Scene::unit("b21")), true), 5);
    EXPECT_EQ(basic_reach(p, members(p, Scene::unit("b21")), false), 4);   // not for a Charge
    EXPECT_EQ(basic_reach(p, members(p, Scene::unit("b31")), true), 4);
}

RULE(EM_2_16, a_column_stands_one_behind_the_other) {
    Scene s = field("b13 200,520,270; b14 200,550,270 in=b13; b15 230,520,270 in=b13; b16 230,550,270 in=b13; r33 320,620,270;");
    UnitSet column;
    column.insert(Scene::unit("b13"));
    column.insert(Scene::unit("b15"));
    EXPECT_EQ(column_of(s.position(), Scene::unit("b13")), column);
}

// EM-X23, EM-X24: turned by a right angle to the left.
RULE(EM_2_31, an_advance_turns_about_a_front_corner_and_slides) {
    const std::string_view column = "b13 230,570,270 green; b14 260,570,270 in=b13; r33 320,620,90;";
    Scene right = field(column);
    right.play_all({"select b13", "advance b13 30 60"});
    EXPECT_EQ(right.place("b13"), "183.53 549.51");   // EM-2.3: to a hundredth of a millimetre
    EXPECT_EQ(right.place("b14"), "209.51 564.51");
    EXPECT_EQ(right.facing("b13"), 300);
    Scene left = field(column);
    left.play_all({"select b13", "advance b13 -90 0"});   // EM-2.33: the turn costs nothing
    EXPECT_EQ(left.place("b13"), "230.00 540.00");
    EXPECT_EQ(left.place("b14"), "230.00 510.00");
    EXPECT_EQ(left.facing("b14"), 180);
    left.refuses("select b13", "EM-2.39");   // the manoeuvre is used up
}

RULE(EM_2_32, the_ruler_lies_at_a_free_flank) {
    Scene s = field("b13 200,550,270 green; b14 200,520,270 in=b13; r33 320,620,90;");   // b14 on its right
    s.play("select b13");
    s.refuses("advance b13 -30 0", "EM-2.32");
    accepts(s, "advance b14 -30 0");
    s.refuses("advance b15 30 0", "EM-2.31");
}

RULE(EM_2_35, nobody_walks_through_enemies_or_friends_in_movement) {
    Scene s = field("b13 270,570,270 green; b19 210,570,270 green; r33 320,620,90;");
    s.play("select b13");
    s.refuses("advance b13 0 50", "EM-2.36");
    s.refuses("advance b13 0 100", "EM-2.35");
    Scene still = field("b13 270,570,270 green; b19 210,570,270; r33 320,620,90;");
    still.play("select b13");
    still.refuses("advance b13 0 60", "EM-2.36");   // it would end on him
    still.play("advance b13 0 100");
    EXPECT_EQ(still.place("b13"), "170.00 570.00");
}

// EM-X33
RULE(EM_2_37, passing_a_shaken_friend_shakes) {
    Scene s = field("b13 290,570,270 green; b19 240,570,270 yellow=1; r33 110,515,270;");
    s.play_all({"select b13", "advance b13 0 100"});
    EXPECT_EQ(s.place("b13"), "190.00 570.00");
    EXPECT_EQ(s.yellow("b13"), 1);
}

RULE(EM_2_37, a_shaken_unit_shakes_whom_it_passes) {
    Scene s = field("b13 290,570,270 green yellow=1; b19 240,570,270; r33 110,515,270;");
    s.play_all({"select b13", "advance b13 0 100"});
    EXPECT_EQ(s.yellow("b19"), 1);
    EXPECT_EQ(s.yellow("b13"), 1);   // never a second one
}

RULE(EM_2_40, voluntary_moves_stay_on_the_board) {
    Scene s = field("b13 200,600,180 green; r33 320,520,90;");
    s.play("select b13");
    s.refuses("advance b13 0 30", "EM-2.40");
    accepts(s, "advance b13 0 25");
}

// EM-X09, EM-X25, EM-X26
RULE(EM_2_28, an_advance_stops_at_the_area_of_engagement) {
    Scene s = field("b13 270,570,270 green; r33 130,570,90;");
    s.play("select b13");
    s.refuses("advance b13 0 80.6", "EM-2.28");   // EM-12.3
    s.play("advance b13 0 80");   // EM-2.26: exactly 30 mm between them
    EXPECT_EQ(s.place("b13"), "190.00 570.00");
    Scene behind = field("b13 270,570,270 green; r33 130,570,270;");   // EM-2.23: it looks away
    behind.play("select b13");
    behind.play("advance b13 0 100");
    EXPECT_EQ(behind.place("b13"), "170.00 570.00");
}

RULE(EM_2_29, who_begins_strictly_inside_does_not_advance) {
    Scene s = field("b13 180,570,0 green; r33 130,570,90;");   // inside its area, looking elsewhere
    s.play("select b13");
    s.refuses("advance b13 0 10", "EM-2.29");
}

RULE(EM_12_1, only_green_formations_manoeuvre) {
    Scene s = field("b13 200,520,270; b19 200,600,270 green orange=0; r33 320,620,90;");
    s.refuses("select b13", "EM-12.1");
    s.refuses("select r33", "EM-1.9");
    accepts(s, "select b19");
}

RULE(EM_12_2, an_advance_does_not_end_in_contact) {
    Scene s = field("b13 270,570,270 green; r33 200,570,270;");   // its rear is no area
    s.play("select b13");
    s.refuses("advance b13 0 40", "EM-12.2");
    accepts(s, "advance b13 0 39");
}

RULE(EM_12_4, a_fall_back_goes_straight_back) {
    Scene s = field("b13 200,570,270 green; r33 130,570,90;");
    s.play("select b13");
    s.refuses("fall_back 30.1", "EM-12.4");
    s.play("fall_back 25");
    EXPECT_EQ(s.place("b13"), "225.00 570.00");
    EXPECT_EQ(s.facing("b13"), 270);
}

RULE(EM_12_5, an_enemy_strictly_inside_forces_to_charge_or_fall_back) {
    Scene s = field("b13 190,570,270 green; r33 135,570,90;");   // 25 mm between them
    s.refuses("done", "EM-12.5");
    s.play("select b13");
    s.refuses("stand", "EM-12.5");
    s.refuses("fall_back 10", "EM-12.5");
    accepts(s, "fall_back 30");
    accepts(s, "charge b13 0 r33");
    s.refuses("advance b13 90 0", "EM-2.29");
    Scene limit = field("b13 195,570,270 green; r33 135,570,90;");   // EM-X09: at the limit nothing is forced
    limit.allows("done");
    limit.play("select b13");
    limit.allows("stand");
}

RULE(EM_12_5, the_charge_is_at_an_enemy_that_is_strictly_inside) {
    const std::string_view near = "b13 190,570,270 green; r33 140,570,270; r34 190,500,180;";   // r33 turns its back, r34 is 55 mm aside
    Scene s = field(near);
    s.play("select b13");
    accepts(s, "charge b13 0 r33");
    s.refuses("charge b13 90 r34", "EM-12.5");
    for (const std::string& action : s.legal("charge")) EXPECT_TRUE(action.ends_with("r33")) << action;
    Scene fighting = field(std::string(near) + "b19 110,570,90;");   // EM-13.5: r33 is in contact
    fighting.play("select b13");
    accepts(fighting, "charge b13 90 r34");
}

// EM-X67
RULE(EM_2_21, a_part_that_splits_off_is_shifted_by_the_ruler) {
    Scene s = field("b13 200,520,270 green; b14 200,550,270 in=b13; b15 200,580,270 in=b13; r33 320,620,90;");
    s.play_all({"take b15", "select b15"});
    EXPECT_EQ(s.place("b15"), "200.00 595.00");
    EXPECT_EQ(s.leader("b15"), "b15");
    EXPECT_TRUE(s.green("b15"));
    EXPECT_FALSE(s.green("b13"));   // EM-2.20
    EXPECT_EQ(s.leader("b14"), "b13");
}

RULE(EM_2_21, a_part_without_room_for_the_ruler_stays_in_touch) {
    Scene s = field("b13 200,520,270 green; b14 200,550,270 in=b13; b15 200,580,270 in=b13; b19 200,620,270; r33 320,620,90;");
    s.play_all({"take b15", "select b15"});   // ten millimetres to b19
    EXPECT_EQ(s.place("b15"), "200.00 580.00");
    EXPECT_EQ(s.leader("b15"), "b15");
}

RULE(EM_2_20, both_parts_of_a_split_are_connected) {
    Scene s = field("b13 200,520,270 green; b14 200,550,270 in=b13; b15 200,580,270 in=b13; r33 320,620,90;");
    s.play("take b14");
    s.refuses("select b14", "EM-2.20");
    s.refuses("done", "EM-2.20");
    s.play("take b15");
    accepts(s, "select b15");
}

RULE(EM_2_13, a_formation_that_is_cut_apart_becomes_several) {
    Scene s(std::string(kFarChiefs) + "b13 200,520,270 green; b23 192.5,542.5,270 in=b13 fastened; r33 320,620,90; at=unfasten:blue");
    s.allows("unfasten b23");
    Scene behind(std::string(kFarChiefs) +
                 "b13 230,520,270 green; b23 192.5,520,270 in=b13 fastened; b24 150,600,270 fastened; r33 320,620,90; at=unfasten:blue");
    behind.play("unfasten b23");   // EM-12.12: the team was the link
    EXPECT_EQ(behind.leader("b23"), "b23");
    EXPECT_TRUE(behind.green("b23"));
}

// EM-X63
RULE(EM_12_9, foot_guns_that_fastened_and_moved_stay_fastened) {
    Scene s(std::string(kFarChiefs) +
            "b23 150,520,270 fastened fastened_now; b24 150,560,270 fastened; b33 150,600,270 fastened fastened_now; "
            "b12 250,520,270 fastened fastened_now; r33 320,620,90; at=unfasten:blue");
    for (const char* gun : {"b23", "b24", "b12"}) s.position().marks[Scene::unit(gun)].manoeuvred = true;
    s.refuses("unfasten b23", "EM-12.9");
    s.allows("unfasten b24");
    s.allows("unfasten b33");
    s.allows("unfasten b12");   // EM-12.10
    s.refuses("unfasten r33", "EM-1.9");
}

RULE(EM_12_10, black_horse_guns_do_not_unfasten_in_the_turn_they_fastened) {
    Scene s(std::string(kFarChiefs) +
            "k07 250,520,270 fastened fastened_now; k16 250,580,270 fastened; b13 150,520,90; entered=1 order=blue,red,black at=unfasten:black");
    s.refuses("unfasten k07", "EM-12.10");
}

RULE(EM_12_13, united_formations_of_two_corps_move_as_one) {
    Scene s = field("b13 200,520,270 green; b25 200,550,270 green; r33 320,620,90;");
    s.play("select b13");
    s.play("join b25");
    s.refuses("advance b13 0 100", "EM-2.33");   // the common width is two
    s.play("advance b13 0 60");
    EXPECT_EQ(s.place("b25"), "140.00 550.00");
    EXPECT_EQ(s.leader("b25"), "b25");   // each keeps its own markers
}

// EM-X27
RULE(EM_2_24, a_garrison_engages_all_round) {
    Scene s("base=historical at=manoeuvre:blue");
    s.position().formation(Scene::unit("b13")).green = true;
    s.play("select b13");
    s.refuses("advance b13 0 113", "EM-2.28");
    s.play("advance b13 0 112");
    EXPECT_EQ(s.place("b13"), "398.03 319.75");
}

RULE(EM_3_10, a_formation_in_recovery_does_not_manoeuvre) {
    Scene s = field("b13 200,520,270 orange=1; b19 200,600,270 green; r33 320,620,90;");
    s.refuses("select b13", "EM-3.10");
}

RULE(EM_12_6, of_several_engaged_units_any_may_charge) {
    Scene s = field("b13 190,560,270 green; b14 190,590,270 in=b13; r33 135,550,90; r29 135,600,90;");   // one before each
    s.play("select b13");
    accepts(s, "charge b13 0 r33");
    accepts(s, "charge b14 0 r29");
}

}   // namespace papelotte::enemy_mistakes
