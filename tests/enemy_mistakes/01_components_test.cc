// EM-1, EM-3, EM-5  Pieces and their values.
#include "games/enemy_mistakes/rules/pieces.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

struct Pieces {
    int infantry = 0, cavalry = 0, artillery = 0, garrisons = 0;
    friend bool operator==(const Pieces&, const Pieces&) = default;
};
Pieces pieces_of(Army army) {
    Pieces pieces;
    for (const Unit unit : units_of(army)) {
        if (is_garrison(unit)) ++pieces.garrisons;
        else if (type_of(unit) == Type::infantry) ++pieces.infantry;
        else if (type_of(unit) == Type::cavalry) ++pieces.cavalry;
        else ++pieces.artillery;
    }
    return pieces;
}
int generals_of(Army army) {
    int count = 0;
    for (const GeneralData& general : kGeneralData) count += general.army == army && !general.commander;
    return count;
}

}   // namespace

RULE(EM_1_1, the_blue_army) {
    EXPECT_EQ(pieces_of(Army::blue), (Pieces{24, 13, 11, 0}));
    EXPECT_EQ(generals_of(Army::blue), 7);   // Ney among them
    EXPECT_EQ(data_of(Army::blue).markers, 36);
}

RULE(EM_1_2, the_red_army) {
    EXPECT_EQ(pieces_of(Army::red), (Pieces{33, 11, 7, 2}));
    EXPECT_EQ(generals_of(Army::red), 4);
    EXPECT_EQ(data_of(Army::red).markers, 26);
}

RULE(EM_1_3, the_black_army) {
    EXPECT_EQ(pieces_of(Army::black), (Pieces{18, 9, 5, 0}));
    EXPECT_EQ(generals_of(Army::black), 3);
    EXPECT_EQ(data_of(Army::black).markers, 21);
}

RULE(EM_1_7, tiles_are_30_mm_and_counters_15) {
    const plane::Pose pose{10000, 10000, 0};
    const auto size = [&](std::string_view unit, bool fastened) {
        const plane::Box box = box_at(Scene::unit(unit), pose, fastened);
        return std::pair(2 * box.half_width, 2 * box.half_depth);
    };
    EXPECT_EQ(size("b13", false), std::pair(30.0, 30.0));
    EXPECT_EQ(size("b21", false), std::pair(30.0, 30.0));
    EXPECT_EQ(size("b23", false), std::pair(15.0, 15.0));
    EXPECT_EQ(size("b23", true), std::pair(15.0, 30.0));   // EM-2.6
    EXPECT_EQ(size("rh", false), std::pair(15.0, 15.0));
}

RULE(EM_1_9, red_and_black_are_friends) {
    EXPECT_FALSE(are_enemies(Army::red, Army::black));
    EXPECT_TRUE(are_enemies(Army::blue, Army::black));
}

RULE(EM_1_12, shaken_and_routed) {
    const Scene s("b13 220,200,0 yellow=1; b15 270,200,0 yellow=2; r33 300,20,180; napoleon 300,120; wellington 160,20; at=orders:blue");
    EXPECT_TRUE(s.position().shaken(Scene::unit("b13")) && !s.position().routed(Scene::unit("b13")));
    EXPECT_TRUE(s.position().routed(Scene::unit("b15")) && !s.position().shaken(Scene::unit("b15")));
}

RULE(EM_3_2, classes_and_what_they_are_worth) {
    EXPECT_EQ(kClassData[0].melee, -1);
    EXPECT_EQ(kClassData[1].melee, 0);
    for (std::size_t i = 2; i < 5; ++i) EXPECT_EQ(kClassData[i].melee, 1);
    EXPECT_TRUE(kClassData[4].re_rolls && !kClassData[3].re_rolls);
}

RULE(EM_3_3, fire_discipline) { EXPECT_EQ(kFireDiscipline, (std::array<std::int8_t, 3>{0, 1, 2})); }

RULE(EM_3_12, garrisons_are_veteran_infantry_with_good_fire) {
    for (const char* id : {"rh", "rl"}) {
        const UnitData& data = data_of(Scene::unit(id));
        EXPECT_EQ(data.type, Type::infantry);
        EXPECT_EQ(data.quality, Class::veteran);
        EXPECT_EQ(data.fire, Fire::good);
        EXPECT_EQ(data.corps, Corps::none);
    }
}

RULE(EM_6_3, nineteen_turns_of_half_an_hour) {
    EXPECT_EQ(data_of(Scenario::historical).turns, 19);
    EXPECT_EQ(data_of(Scenario::medium).turns, 14);
    EXPECT_EQ(data_of(Scenario::short_game).turns, 7);
}

// EM-1.4: the Initiative markers 1 and 2 are what the first two bidders get.
RULE(EM_1_4, two_initiative_markers) {
    EXPECT_EQ(kTables.bid_first, 2);
    EXPECT_EQ(kTables.bid_second, 1);
    EXPECT_EQ(kTurns, 19);   // of the turn counter
}

RULE(EM_1_6, more_units_are_shaken_than_there_are_yellow_markers) {
    std::string scene = "napoleon 600,20; wellington 640,20; b33 220,200,0; r29 220,100,180; at=bombardment:blue; ";
    for (int i = 0; i < 15; ++i)   // all fifteen markers of the box
        scene += (i < 8 ? "r0" + std::to_string(i + 1) : "r" + std::to_string(i + 3)) + " " + std::to_string(60 + 40 * i) + ",600,0 yellow=1; ";
    Scene s(scene);
    s.play("fire b33 r29", {4, 4, 1, 1});
    s.play("stand");
    EXPECT_EQ(s.yellow("r29"), 1);
}

RULE(EM_1_10, within_two_um_is_60_mm_from_edge_to_edge_and_a_half) {
    Scene s(
        "b13 220,200,0; r33 300,20,180; napoleon 300,320; wellington 160,20; derlon fate=captured credited=red; order=blue,red turn=5 at=bids "
        "taken=blue:1,red:1");
    s.play_all({"bid blue 1", "bid red 1"}, {5});
    s.refuses("place derlon 303.2 200.0", "EM-5.22");
    s.play("place derlon 302.9 200.0");   // 60.4 mm from b13
    EXPECT_EQ(s.place("derlon"), "302.90 200.00");
}

RULE(EM_1_11, markers_that_pay_return_to_the_reserve_and_generated_points_are_free) {
    const std::string_view scene =
        "b13 220,200,0 green; r33 300,20,180; derlon 260,200 box=1 generated=1; napoleon 300,120; wellington 160,20; at=orders:blue";
    Scene marker(scene), point(scene);
    const int reserve = marker.reserve("blue");
    marker.play("keep derlon b13 0");
    EXPECT_EQ(marker.box("derlon"), 0);
    EXPECT_EQ(marker.reserve("blue"), reserve + 1);
    point.play("keep derlon b13 1");
    EXPECT_EQ(point.box("derlon"), 1);
    EXPECT_EQ(point.reserve("blue"), reserve);
}

}   // namespace papelotte::enemy_mistakes
