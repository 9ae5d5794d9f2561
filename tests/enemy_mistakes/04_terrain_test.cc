// EM-4  Terrain: what a manoeuvre may cross. The shapes are those of the board.
#include "games/enemy_mistakes/rules/manoeuvres.h"
#include "games/enemy_mistakes/rules/terrain.h"
#include "tests/enemy_mistakes/accepts.h"

namespace papelotte::enemy_mistakes {
namespace {

Area area_named(std::string_view id) {
    for (std::size_t i = 0; i < kAreas; ++i)
        if (kAreaData[i].id == id) return Area(i);
    ADD_FAILURE() << id;
    return kNoArea;
}
Ground met(bool town, bool sunken, bool torrent, bool wood, bool field) {
    Ground ground;
    ground.town = town;
    ground.sunken_road = sunken;
    ground.torrent = torrent;
    ground.wood = wood;
    ground.farm_field = field;
    return ground;
}

}   // namespace

// EM-X31
RULE(EM_4_14, reductions_come_before_caps) {
    EXPECT_EQ(met(true, false, false, false, true).allowance(4), 2);
    EXPECT_EQ(met(true, false, false, false, false).allowance(4), 3);    // EM-4.11
    EXPECT_EQ(met(false, true, false, false, false).allowance(4), 3);    // EM-4.12
    EXPECT_EQ(met(false, false, true, false, false).allowance(4), 3);    // EM-4.13
    EXPECT_EQ(met(false, false, false, true, false).allowance(4), 1);    // EM-4.9
    EXPECT_EQ(met(false, false, false, false, true).allowance(4), 2);    // EM-4.10
    EXPECT_EQ(met(true, true, true, false, false).allowance(2), 0);      // not below 0
    EXPECT_EQ(met(false, false, false, false, false).allowance(4), 4);   // EM-4.16
}

RULE(EM_4_1, on_an_element_or_entirely_inside_it) {
    const Area wood = area_named("hougoumont_wood");
    const plane::Bounds& bounds = bounds_of(wood);
    const plane::Vec middle{(bounds.west + bounds.east) / 2, (bounds.north + bounds.south) / 2};
    const plane::Box small{middle, plane::direction(0), 1, 1}, large{middle, plane::direction(0), 300, 300};
    EXPECT_TRUE(entirely_inside(small, wood));
    EXPECT_TRUE(touches(small, wood));
    EXPECT_FALSE(entirely_inside(large, wood));
    EXPECT_TRUE(touches(large, wood));
    EXPECT_FALSE(touches(plane::Box{{600, 40}, plane::direction(0), 15, 15}, wood));
    EXPECT_TRUE(entirely_inside(small, Terrain::wood));
}

// EM-X25 of the set-up: what slows and what does not, at the edge of a wood.
RULE(EM_4_9, a_wood_caps_a_manoeuvre_at_one_um) {
    // South of the wood of Hougoumont, looking at it.
    const plane::Bounds& wood = bounds_of(area_named("hougoumont_wood"));
    const double x = (wood.west + wood.east) / 2;
    Scene s("napoleon 600,20; wellington 640,20; b13 " + std::to_string(x) + "," + std::to_string(wood.south + 30) +
            ",0 green; r33 600,60,180; at=manoeuvre:blue");
    s.play("select b13");
    s.refuses("advance b13 0 90", "EM-4.14");
    accepts(s, "advance b13 0 30");
}

RULE(EM_4_15, touching_is_not_meeting) {
    for (std::size_t i = 0; i < kAreas; ++i) {
        const plane::Polygon shape = shape_of(Area(i));
        EXPECT_GT(plane::area(shape), 0) << kAreaData[i].id;   // all of them clockwise
        EXPECT_NEAR(plane::shared_area(plane::outline({{450, 320}, plane::direction(0), 450, 320}), shape), plane::area(shape), 1)
            << kAreaData[i].id;
    }
}

RULE(EM_4_18, a_bridge_has_a_zone_over_its_torrent) {
    int zones = 0;
    for (std::size_t i = 0; i < kLines; ++i)
        for (const plane::Box& zone : bridge_zones(Line(i))) {
            ++zones;
            EXPECT_EQ(kLineData[i].type, Terrain::torrent);
            EXPECT_EQ(zone.half_width, 20);
            EXPECT_EQ(zone.half_depth, 10);
            EXPECT_TRUE(plane::within(zone, shape_of(Line(i)), 0, 0.5)) << kLineData[i].id;
        }
    EXPECT_EQ(zones, kBridges);
}

}   // namespace papelotte::enemy_mistakes
