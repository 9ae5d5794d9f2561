// EM-20  The manoeuvres and redeployments that lists offer for all others.
#include <set>

#include "games/enemy_mistakes/rules/candidates.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

Scene selected(std::string_view pieces, std::string_view unit = "b13") {
    Scene s(std::string(kFarChiefs) + std::string(pieces) + " at=manoeuvre:blue");
    s.play("select " + std::string(unit));
    return s;
}
// The operands of a list: angles of one pivot, or distances of one angle.
std::set<double> offered(const Scene& s, std::string_view beginning) {
    std::set<double> found;
    for (const std::string& rest : s.operands(beginning)) found.insert(std::stod(rest));
    return found;
}

}   // namespace

RULE(EM_20_1, any_legal_value_may_be_sent) {
    Scene s = selected("b13 230,560,270 green; r33 320,520,90;");
    const std::vector<std::string> listed = s.legal();
    EXPECT_EQ(std::find(listed.begin(), listed.end(), "advance b13 12.3 45.6"), listed.end());
    s.play("advance b13 12.3 45.6");
    EXPECT_EQ(s.facing("b13"), 282.3);
}

RULE(EM_20_2, the_outermost_units_of_the_front_row_are_pivots) {
    // Facing west: the left is in the south. b16 stands in the second row.
    Scene s = selected("b13 200,540,270 green; b14 200,570,270 in=b13; b15 200,600,270 in=b13; b16 230,600,270 in=b13; r33 330,520,90;");
    const Mover mover(s.position(), members(s.position(), Scene::unit("b13")));
    EXPECT_EQ(mover.left_pivot(), Scene::unit("b15"));
    EXPECT_EQ(mover.right_pivot(), Scene::unit("b13"));
    for (const std::string& action : s.legal("advance b13")) EXPECT_LE(std::stod(action.substr(11)), 0) << action;
    for (const std::string& action : s.legal("advance b15")) EXPECT_GT(std::stod(action.substr(11)), 0) << action;
    EXPECT_TRUE(s.legal("advance b14").empty());
}

RULE(EM_20_3, the_angles_that_are_offered) {
    Scene s = selected("b13 230,560,270 green; r33 100,462,90;");
    const std::set<double> angles = offered(s, "advance b13 ");
    for (const double angle : {0.0, 5.0, 10.0, 15.0, 22.5, 30.0, 45.0, 60.0, 90.0, -5.0, -22.5, -90.0})
        EXPECT_TRUE(angles.contains(angle)) << angle;
    EXPECT_TRUE(angles.contains(37.0));   // towards r33: 130 mm west, 98 mm north
}

RULE(EM_20_4, the_distances_that_are_offered) {
    Scene s = selected("b13 300,560,270 green; r33 130,560,90;");   // 110 mm to the limit of its area
    const std::set<double> straight = offered(s, "advance b13 0.0 ");
    EXPECT_NEAR(*straight.rbegin(), 110, 0.6);
    for (const double distance : {30.0, 60.0, 90.0}) EXPECT_TRUE(straight.contains(distance)) << distance;
}

RULE(EM_20_5, charges_are_aimed_at_every_enemy_in_reach) {
    std::set<std::string> targets;
    for (const std::string& action : selected("b13 250,570,270 green; r33 170,520,90; r34 170,620,90;").legal("charge"))
        targets.insert(action.substr(action.size() - 3));
    EXPECT_EQ(targets, (std::set<std::string>{"r33", "r34"}));
    selected("b13 250,570,270 green; r33 170,560,120;").allows("charge b13 30.0 r33");   // parallel to its front
    EXPECT_TRUE(selected("b13 330,570,270 green; r33 150,570,90;").legal("charge").empty());   // 150 mm
}

RULE(EM_20_6, fall_back_standing_and_splits_by_rows_and_columns) {
    Scene s(std::string(kFarChiefs) +
            "b13 200,540,270 green; b14 200,570,270 in=b13; b15 230,540,270 in=b13; b16 230,570,270 in=b13; r33 330,620,90; at=manoeuvre:blue");
    EXPECT_EQ(s.legal("part").size(), 4u);   // the front row, the rear row, the left and the right column
    s.play("select b13");
    s.allows("fall_back 30.0");
    s.allows("stand");
}

RULE(EM_20_7, a_redeployment_offers_to_face_the_nearest_enemy_and_to_form_up) {
    Scene s(std::string(kFarChiefs) + "derlon 330,520 box=4; b13 230,540,0; b14 230,570,0 in=b13; r33 100,540,90; at=orders:blue");
    s.play("redeploy derlon b13 0");
    s.allows("turn b13 270.0");
    s.allows("post b14 260.0 540.0");   // in line
    s.allows("post b13 230.0 600.0");   // behind
}

RULE(EM_20_8, no_end_is_offered_twice_and_at_most_64) {
    Scene s = selected("b13 230,560,270 green; r33 100,490,90; r34 100,600,90; r29 150,500,90; r36 330,500,270;");
    const std::vector<std::string> all = s.legal();
    EXPECT_LE(all.size(), kMostCandidates + 2);   // and to stand, and to fall back
    std::vector<plane::Pose> ends;
    for (const std::string& action : s.legal("advance")) {
        Scene after = s;
        after.play(action);
        const plane::Pose end = after.position().stands[Scene::unit("b13")].pose();
        for (const plane::Pose& other : ends)
            EXPECT_TRUE(std::abs(end.x - other.x) > 200 || std::abs(end.y - other.y) > 200 ||
                        plane::angle_between(end.facing, other.facing) > 20)
                << action;
        ends.push_back(end);
    }
    EXPECT_GT(ends.size(), 20u);
}

}   // namespace papelotte::enemy_mistakes
