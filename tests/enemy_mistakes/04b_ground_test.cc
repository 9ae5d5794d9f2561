// EM-4  Terrain: what it gives to pieces that stand in it, and how it slows manoeuvres on the board as it is.
#include "games/enemy_mistakes/rules/fire_lines.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/terrain.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

int melee(const Scene& s, std::string_view unit, bool defending, bool moving = false) {
    return melee_terrain(s.position(), Scene::unit(unit), defending, moving);
}
int fire(const Scene& s, std::string_view target) { return bombardment_terrain(s.position(), Scene::unit(target)); }
// What a manoeuvre of one formation meets.
Ground ground(const Scene& s, std::string_view unit, int distance) {
    Trial trial;
    const Mover mover(s.position(), members(s.position(), Scene::unit(unit)));
    const Refusal why = mover.why_not_advance(Scene::unit(unit), 0, distance, &trial);
    EXPECT_FALSE(why) << why.id();
    return trial.ground;
}

}   // namespace

RULE(EM_4_2, grass_has_no_effect) {
    Scene s = field("b13 330,540,270 green; b43 100,540,90; r33 320,620,90;");
    EXPECT_EQ(melee(s, "b13", true), 0);
    EXPECT_EQ(melee(s, "b43", false), 0);
    EXPECT_EQ(fire(s, "b13"), 0);
    s.play("select b13");
    accepts(s, "advance b13 0 120");
}

RULE(EM_4_3, only_a_unit_entirely_inside_has_the_ground) {
    EXPECT_EQ(melee(field("r33 215,408,180; b13 330,540,270;"), "r33", true), 2);   // the orchard of Hougoumont
    EXPECT_EQ(melee(field("r33 215,404,180; b13 330,540,270;"), "r33", true), 0);   // a part of it sticks out
    EXPECT_EQ(melee(field("r48 215,408,180; b13 330,540,270;"), "r48", true), -1);
    EXPECT_EQ(melee(field("r48 215,404,180; b13 330,540,270;"), "r48", true), 0);
}

RULE(EM_4_4, a_hill_helps_who_stands_in_attack_and_defence) {
    const Scene s = field("r33 394,591,180; r48 488,207,65; b13 330,540,270;");   // Rossomme, the eastern ridge
    for (const char* unit : {"r33", "r48"}) {
        EXPECT_EQ(melee(s, unit, true), 1) << unit;
        EXPECT_EQ(melee(s, unit, false), 1) << unit;
        EXPECT_EQ(melee(s, unit, true, true), 0) << unit;   // IN MOVEMENT
    }
}

RULE(EM_4_7, a_town_helps_defending_infantry_and_hinders_cavalry) {
    const Scene s = field("r33 547,575,180; b13 330,540,270;");
    EXPECT_EQ(melee(s, "r33", true), 2);
    EXPECT_EQ(melee(s, "r33", false), 0);
    EXPECT_EQ(melee(s, "r33", true, true), 0);
    EXPECT_EQ(melee(field("r48 547,575,180; b13 330,540,270;"), "r48", true), -1);
}

RULE(EM_4_8, who_is_sheltered_from_bombardment) {
    const auto sheltered = [](std::string_view target) { return fire(field(std::string(target) + "; b13 330,540,270;"), target.substr(0, 3)); };
    EXPECT_EQ(sheltered("r48 186,448,180 green"), -1);   // Wood: anybody
    EXPECT_EQ(sheltered("r48 547,575,180 green"), -2);   // Town: anybody
    EXPECT_EQ(sheltered("r33 394,591,180"), -1);         // Hill: who stands
    EXPECT_EQ(sheltered("r33 394,591,180 green"), 0);
    EXPECT_EQ(sheltered("r33 215,408,180"), -2);         // Farm Field: Infantry that stands
    EXPECT_EQ(sheltered("r33 215,408,180 green"), 0);
    EXPECT_EQ(sheltered("r48 215,408,180"), 0);
}

// --- How far a manoeuvre goes -------------------------------------------------------------------------------------------------------------

// EM-X28
RULE(EM_4_10, a_farm_field_caps_a_manoeuvre_that_meets_it) {
    Scene s = field("b13 340,408,270 green; r33 330,540,270;");   // the orchard of Hougoumont begins 74 mm before it
    s.play("select b13");
    accepts(s, "advance b13 0 60");
    accepts(s, "advance b13 0 74");   // EM-4.15: up to its edge
    s.refuses("advance b13 0 75", "EM-4.14");
}

// EM-X29
RULE(EM_4_9, thirty_millimetres_into_a_wood) {
    Scene s = field("b13 186,495,0 green; r33 330,540,270;");   // 10 mm before the wood of Hougoumont
    s.play("select b13");
    accepts(s, "advance b13 0 30");
    s.refuses("advance b13 0 31", "EM-4.14");
}

// EM-X30
RULE(EM_4_12, a_sunken_road_takes_one_um) {
    Scene column = field("b13 315,290,0 green; r33 330,540,270;");
    column.play("select b13");
    accepts(column, "advance b13 0 90");
    column.refuses("advance b13 0 91", "EM-4.14");
}

// EM-X30
RULE(EM_25_2, a_wide_line_does_not_cross_a_sunken_road) {
    Scene line = field("b13 420,255,0 green; b14 450,255,0 in=b13; b15 480,255,0 in=b13; b16 510,255,0 in=b13; r33 330,540,270;");
    line.play("select b13");
    accepts(line, "advance b13 0 7");
    line.refuses("advance b13 0 9", "EM-4.14");
}

// EM-X31
RULE(EM_4_11, town_and_field_together) {
    Scene s = field("b13 352,352,0 green; r33 330,540,270;");   // the orchard and then the Town of La Haye Sainte
    s.play("select b13");
    accepts(s, "advance b13 0 60");
    s.refuses("advance b13 0 61", "EM-4.14");
}

// EM-X66
RULE(EM_4_17, a_column_on_a_road_ignores_what_it_meets_there) {
    Scene on = field("b13 375,350,0 green; r33 330,540,270;");   // on the Brussels road, past the orchard and La Haye Sainte
    on.play("select b13");
    accepts(on, "advance b13 0 90");
    accepts(on, "advance b13 0 120");   // over the Sunken Road, too
    Scene wide = field("b13 375,350,0 green; b14 405,350,0 in=b13; r33 330,540,270;");
    wide.play("select b13");
    wide.refuses("advance b13 0 90", "EM-4.14");   // front width 2
    Scene leaves = field("b13 200,320,180 green; r33 330,540,270;");   // it starts on a road, and leaves it before it meets the orchard
    leaves.play("select b13");
    EXPECT_FALSE(roads_touched(box_of(leaves.position(), Scene::unit("b13"))).empty());
    accepts(leaves, "advance b13 0 60");
    leaves.refuses("advance b13 0 90", "EM-4.14");
}

// EM-X65
RULE(EM_4_18, the_bridge_is_for_columns) {
    Scene on = field("b13 66.51,251.52,331.7 green; r33 330,540,270;");   // on the axis of the bridge over the Hain
    EXPECT_TRUE(ground(on, "b13", 600).bridge);
    EXPECT_FALSE(ground(on, "b13", 600).torrent);
    Scene beside = field("b13 75.31,246.78,331.7 green; r33 330,540,270;");   // ten millimetres to the right
    EXPECT_TRUE(ground(beside, "b13", 600).torrent);
    Scene guns = field("b23 59.91,255.08,331.7 green fastened; b24 73.11,247.96,331.7 fastened in=b23; r33 330,540,270;");
    guns.play("select b23");
    guns.refuses("advance b23 0 60", "EM-4.18");
}

// EM-X32
RULE(EM_4_22, jacquinot_does_not_wheel_over_the_fold) {
    Scene s("base=historical turn=3 at=manoeuvre:blue");
    s.position().formation(Scene::unit("b21")).green = true;
    s.play("select b21");
    s.refuses("advance b21 60 120", "EM-4.22");
    s.position().entered = 1;
    s.refuses("advance b21 60 120", "EM-4.22");   // they come, but none of them has been deployed
    const Unit prussian = Scene::unit("k26");
    s.position().marks[prussian].fate = Fate::on_board;
    s.position().stands[prussian].move_to({88500, 58300, 2700});
    s.position().stands[prussian].formation = prussian;
    const Refusal later = Rules::why_not(s.position(), kBlueSeat, *Records::parse("advance b21 60 120"));
    EXPECT_NE(later.id(), "EM-4.22");
}

RULE(EM_4_13, a_torrent_takes_one_um_and_shakes_guns) {
    Scene s = field("b23 612,245,0 green fastened; r33 330,540,270;");   // before the Smohain brook
    s.play("select b23");
    s.refuses("advance b23 0 91", "EM-4.14");
    s.play("advance b23 0 90");
    EXPECT_EQ(s.yellow("b23"), 1);
    Scene foot = field("b13 612,245,0 green; r33 330,540,270;");
    foot.play_all({"select b13", "advance b13 0 90"});
    EXPECT_EQ(foot.yellow("b13"), 0);
}

// EM-X74
RULE(EM_4_21, forced_moves_are_not_slowed_but_guns_are_shaken_in_a_torrent) {
    Scene town = field("b13 352,274,0 green; r33 330,540,270;");   // in La Haye Sainte
    town.play("select b13");
    town.refuses("fall_back 30", "EM-4.14");   // EM-12.4: 1 - 1
    Dice dice(1);
    Effects effects{dice};
    EXPECT_TRUE(fall_back(town.position(), Scene::unit("b13"), 2, kNoUnit, effects).moved);
    EXPECT_EQ(town.place("b13"), "352.00 334.00");
    Scene gun = field("r37 612,175,0 fastened; b33 612,125,180; r33 330,540,270;", "bombardment:blue");
    gun.play("fire b33 r37", {4, 4, 1, 1});
    gun.play("withdraw");   // through the Smohain brook
    EXPECT_EQ(gun.place("r37"), "612.00 205.00");
    EXPECT_EQ(gun.yellow("r37"), 1);
}

// --- Lines ------------------------------------------------------------------------------------------------------------------------------

RULE(EM_4_20, a_line_gives_nothing_but_cover_from_fire) {
    const Scene behind = field("r33 363,217,180; b33 363,300,0;", "bombardment:blue");   // its front is at the Sunken Road
    EXPECT_EQ(melee(behind, "r33", true), 0);
    EXPECT_EQ(fire(behind, "r33"), 0);
}

RULE(EM_2_45, a_sunken_road_blocks_fire_unless_it_is_touched) {
    const auto visible = [](std::string_view target) {
        const Scene s = field(std::string(target) + "; b33 363,300,0;", "bombardment:blue");
        return can_see_to_fire(s.position(), Scene::unit("b33"), Scene::unit(target.substr(0, 3)));
    };
    EXPECT_FALSE(visible("r33 363,190,180"));   // the road lies before it
    EXPECT_TRUE(visible("r33 363,217,180"));    // it stands at it
}

RULE(EM_2_47, a_gun_on_a_hill_fires_over_units) {
    const auto fires_over = [](std::string_view gun) {
        const Scene s = field(std::string(gun) + "; r33 466,270,180; b14 466,310,0;", "bombardment:blue");
        return can_see_to_fire(s.position(), Scene::unit("b33"), Scene::unit("r33"));
    };
    EXPECT_TRUE(fires_over("b33 466,358,0"));    // entirely inside the spur of the Grand Battery
    EXPECT_FALSE(fires_over("b33 466,404,0"));   // behind it
}

RULE(EM_2_49, a_general_sees_past_units_not_through_a_wood) {
    Scene s = field("b25 186,500,0; b27 186,405,0; b26 190,530,0; reille 186,560; r33 330,540,270;", "orders:blue");
    const General reille = Scene::general("reille");
    EXPECT_TRUE(sees(s.position(), reille, Scene::unit("b25")));    // past b26
    EXPECT_FALSE(sees(s.position(), reille, Scene::unit("b27")));   // behind the wood of Hougoumont
    Scene edge = field("b27 186,405,0; reille 186,478; r33 330,540,270;", "orders:blue");
    EXPECT_TRUE(sees(edge.position(), Scene::general("reille"), Scene::unit("b27")));   // he stands at the wood himself
}

}   // namespace papelotte::enemy_mistakes
