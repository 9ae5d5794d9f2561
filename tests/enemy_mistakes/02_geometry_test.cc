// EM-2.1 to EM-2.9, EM-2.25 to EM-2.42  Rectangles on the table: corners, overlap, contact, areas of engagement, what a turn sweeps.
#include "games/enemy_mistakes/rules/pieces.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

Engaged engagement_of(const Scene& s, std::string_view unit, std::string_view owner) {
    return engagement(s.position(), Scene::unit(unit), Scene::unit(owner));
}

}   // namespace

// --- The frame --------------------------------------------------------------------------------------------------------------------------

RULE(EM_2_1, east_is_90_degrees_and_south_180) {
    Scene east = field("b13 200,540,90 green; r33 320,620,90;");
    east.play_all({"select b13", "advance b13 0 30"});
    EXPECT_EQ(east.place("b13"), "230.00 540.00");
    Scene south = field("b13 200,540,180 green; r33 320,620,90;");
    south.play_all({"select b13", "advance b13 0 30"});
    EXPECT_EQ(south.place("b13"), "200.00 570.00");
}

RULE(EM_2_2, the_corners_of_a_piece_that_faces_east) {
    const Scene s = field("b13 200,570,90 green; r33 320,620,90;");
    const plane::Box box = box_of(s.position(), Scene::unit("b13"));
    const auto is_at = [](plane::Vec corner, double x, double y) {
        EXPECT_NEAR(corner.x, x, 1e-9);
        EXPECT_NEAR(corner.y, y, 1e-9);
    };
    is_at(box.front_left(), 215, 555);
    is_at(box.front_right(), 215, 585);
    is_at(box.rear_left(), 185, 555);
    is_at(box.rear_right(), 185, 585);
}

RULE(EM_2_4, units_never_overlap_by_more_than_a_tenth) {
    Scene s = field("b13 270,570,270 green; b19 210,570,270; r33 320,620,90;");
    s.play("select b13");
    accepts(s, "advance b13 0 30");
    s.refuses("advance b13 0 30.2", "EM-2.36");
}

RULE(EM_2_5, contact_is_half_a_millimetre_and_a_corner_is_enough) {
    const auto merging = [](std::string_view second) {
        return field("b13 220,200,0; b14 " + std::string(second) + "; r33 300,20,180;", "assign:blue");
    };
    merging("250.5,200,0").allows("merge b13 b14");
    merging("250.6,200,0").refuses("merge b13 b14", "EM-2.10");
    merging("250,230,0").allows("merge b13 b14");
}

RULE(EM_2_7, fastening_needs_the_square_behind_the_gun) {
    const auto putting = [](std::string_view rest) {
        return field("b23 " + std::string(rest) + "; derlon 260,560 box=5; r33 300,20,180;", "orders:blue");
    };
    putting("220,617.5,0").allows("put derlon b23 0");
    putting("220,618,0").refuses("put derlon b23 0", "EM-11.8");   // half a millimetre off the board
    putting("220,580,0; b13 220,603,0").refuses("put derlon b23 0", "EM-11.8");
}

RULE(EM_2_8, unfastening_leaves_the_gun_where_it_is) {
    Scene s = field("b23 220,580,0 fastened; r33 300,20,180;", "unfasten:blue");
    EXPECT_EQ(box_of(s.position(), Scene::unit("b23")).half_depth, 15);
    s.play("unfasten b23", {1, 1});   // and the dice of the next turn
    EXPECT_EQ(s.place("b23"), "220.00 580.00");
    EXPECT_EQ(box_of(s.position(), Scene::unit("b23")).half_depth, 7.5);
}

RULE(EM_2_9, more_than_a_tenth_over_the_edge_is_out_of_field) {
    const auto withdraws = [](std::string_view target) {
        Scene s = field("b33 200,480,180; r33 " + std::string(target) + ";", "bombardment:blue");
        s.play("fire b33 r33", {4, 4, 1, 1});
        s.play("withdraw");
        return s.place("r33");
    };
    EXPECT_EQ(withdraws("200,595.1,0"), "200.00 625.10");
    EXPECT_EQ(withdraws("200,595.2,0"), "out_of_field");
}

// --- Areas of engagement ------------------------------------------------------------------------------------------------------------------

RULE(EM_2_25, a_unit_occupies_what_is_before_the_rear_line_within_30_mm) {
    const auto gun_beside = [](std::string_view enemy) {   // at its left; it faces south
        return field("b33 200,200,0; r34 200,100,180; b34 290,200,0; r35 290,100,180; r33 " + std::string(enemy) + ";", "bombardment:blue");
    };
    gun_beside("147.1,200,180").refuses("fire b33 r34", "EM-9.1");
    gun_beside("146.9,200,180").allows("fire b33 r34");
    gun_beside("147.1,222.6,180").allows("fire b33 r34");   // all of the gun is behind its rear line
    gun_beside("147.1,222.4,180").refuses("fire b33 r34", "EM-9.1");   // a tenth of it is not
}

RULE(EM_2_27, below_29_and_a_half_is_strictly_inside) {
    field("b13 194.4,570,270 green; r33 135,570,90;").refuses("done", "EM-12.5");
    field("b13 194.6,570,270 green; r33 135,570,90;").allows("done");
}

RULE(EM_2_28, an_area_is_open_where_others_are_in_contact_or_inside) {
    const auto marches = [](std::string_view other) {
        Scene s = field("b13 270,570,270 green; r33 130,570,90; " + std::string(other));
        s.play("select b13");
        return s;
    };
    marches("b19 165,510,270;").refuses("advance b13 0 100", "EM-2.28");   // b19 is at the limit: 30 mm
    accepts(marches("b19 165,530,270;"), "advance b13 0 100");             // strictly inside
    accepts(marches("b19 130,600,0;"), "advance b13 0 100");               // in contact with r33
    marches("b19 165,530,270; r34 165,500,0;").refuses("advance b13 0 100", "EM-2.28");   // inside, but in contact with another enemy
}

RULE(EM_2_30, nothing_in_between_shortens_an_area) {
    const Scene gun = field("b33 200,210.5,0; b24 200,188,0; r33 200,160,180;");
    EXPECT_EQ(engagement_of(gun, "b33", "r33"), Engaged::strictly_inside);
    const Scene road = field("b13 320,280,0; r33 320,230,180;");   // the Sunken Road runs between them
    EXPECT_EQ(engagement_of(road, "b13", "r33"), Engaged::strictly_inside);
}

RULE(EM_25_14, a_garrison_engages_like_a_unit) {
    Scene s = field("b13 357.5,325,0 green; rl 357.5,276,180;");   // 26.5 mm before it
    EXPECT_EQ(engagement_of(s, "b13", "rl"), Engaged::strictly_inside);
    s.play("select b13");
    s.refuses("advance b13 0 5", "EM-2.29");
}

// --- What a turn sweeps ---------------------------------------------------------------------------------------------------------------------

RULE(EM_2_34, a_turn_sweeps_the_arc_of_the_far_corner) {
    // Wheeling about its left front corner it ends 15 mm clear of the enemy behind it; its far corner reaches 12.4 mm farther on the way.
    Scene s = field("b13 200,570,270 green; r33 236,585,90;");
    s.play("select b13");
    s.refuses("advance b13 90 0", "EM-2.35");
    Scene clear = field("b13 200,570,270 green; r33 245,585,90;");
    clear.play("select b13");
    accepts(clear, "advance b13 90 0");
}

// --- Sides and lengths of contact -----------------------------------------------------------------------------------------------------------

RULE(EM_2_41, at_a_corner_the_defender_says_which_side_is_touched) {
    Scene s = field("b20 220,130,0 green charged distance=400 charge_number=1 target=r33; r33 220,93.8,135;",
                    "combat:blue");   // its right front corner
    EXPECT_EQ(s.asks(), "touched_side");
    EXPECT_EQ(s.seat(), "red");
    s.refuses("side rear", "EM-2.41");
    s.allows("side front");
    s.allows("side right");
    const Scene edge = field("b20 220,130,0; r33 230,100,90;");   // its right flank, all along
    const TouchedEdges touched = touched_edges(edge.position(), Scene::unit("r33"), Scene::unit("b20"));
    EXPECT_EQ(touched.first, Edge::right);
    EXPECT_FALSE(touched.choice);
}

RULE(EM_2_42, the_length_of_contact_of_parallel_edges) {
    const Scene s = field("b19 200,130,0; b20 230,130,0 in=b19; r33 220,100,180;");
    EXPECT_NEAR(contact_length(s.position(), Scene::unit("b19"), Scene::unit("r33")), 10, 0.6);
    EXPECT_NEAR(contact_length(s.position(), Scene::unit("b20"), Scene::unit("r33")), 20, 0.6);
    const Scene askew = field("b20 220,130,0; r33 220,93.8,135;");
    EXPECT_TRUE(front_touches(askew.position(), Scene::unit("b20"), Scene::unit("r33")));
    EXPECT_EQ(contact_length(askew.position(), Scene::unit("b20"), Scene::unit("r33")), 0);
}

}   // namespace papelotte::enemy_mistakes
