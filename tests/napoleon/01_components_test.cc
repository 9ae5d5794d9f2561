// NP-1, NP-3  Components, map, glossary, units.
#include "games/napoleon/rules/battle_queries.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

std::vector<std::string> neighbours_of(std::string_view town) {
    std::vector<std::string> found;
    for (const Town one : neighbours(Scene::town_named(town))) found.emplace_back(word(one));
    std::ranges::sort(found);
    return found;
}

}  // namespace

RULE(NP_1_1_1, there_are_58_blocks) { EXPECT_EQ(kAllUnits.size(), 58); }

RULE(NP_1_1_2, the_armies_have_24_16_and_18_blocks) {
    EXPECT_EQ(units_of(Army::french).size(), 24);
    EXPECT_EQ(units_of(Army::anglo_dutch).size(), 16);
    EXPECT_EQ(units_of(Army::prussian).size(), 18);
    for (const Army army : kAllArmies) {
        EXPECT_EQ(data_of(army).blocks, units_of(army).size());
        EXPECT_TRUE(units_of(army).has(commander_of(army)));
    }
}

RULE(NP_1_1_3, the_pool_begins_with_eight_terrain_markers) {
    Scene s("turn=1; beaumont: fr_napoleon");
    int markers = 0;
    for (const int count : s.position().pool) markers += count;
    EXPECT_EQ(markers, 8);
}

RULE(NP_1_1_4, there_are_two_markers_of_each_kind) {
    for (const int count : kMarkers) EXPECT_EQ(count, 2);
    EXPECT_EQ(kMarkers.size(), 4u);
}

RULE(NP_1_2_1, a_unit_stands_in_a_town) {
    const Scene s = Scene::set_up("", "historical");
    for (const Unit unit : kAllUnits) EXPECT_TRUE(on_map(s.position().place(unit))) << word(unit);
}

RULE(NP_1_2_2, three_towns_are_cities_of_supply_and_victory) {
    std::vector<std::string> cities;
    for (const Town town : kMap) {
        EXPECT_EQ(data_of(town).victory, data_of(town).supply_loss > 0);
        if (data_of(town).victory) cities.emplace_back(word(town));
    }
    EXPECT_EQ(cities, (std::vector<std::string>{"ghent", "brussels", "liege"}));
}

RULE(NP_1_2_3, a_road_joins_two_towns_and_has_a_class) {
    EXPECT_EQ(data_of(road_between(Scene::town_named("ligny"), Scene::town_named("quatre_bras"))).kind, RoadClass::main);
    EXPECT_EQ(data_of(road_between(Scene::town_named("ligny"), Scene::town_named("gembloux"))).kind, RoadClass::secondary);
    EXPECT_EQ(road_between(Scene::town_named("ligny"), Scene::town_named("brussels")), kNoRoad);
}

RULE(NP_1_2_4, a_road_that_crosses_a_river_is_a_river_road) {
    EXPECT_TRUE(data_of(road_between(Scene::town_named("laneffe"), Scene::town_named("charleroi"))).river);
    EXPECT_FALSE(data_of(road_between(Scene::town_named("charleroi"), Scene::town_named("ligny"))).river);
}

RULE(NP_1_2_5, woods_on_the_map_have_no_effect) {   // the road from Brussels to Waterloo leads through the Forest of Soignes
    EXPECT_EQ(move_limit(road_between(Scene::town_named("brussels"), Scene::town_named("waterloo"))), 8);
}

RULE(NP_1_2_7, every_town_has_a_zone) {
    EXPECT_EQ(data_of(Scene::town_named("beaumont")).zone, Zone::france);
    EXPECT_EQ(data_of(Scene::town_named("brussels")).zone, Zone::anglo_dutch);
    EXPECT_EQ(data_of(Scene::town_named("laneffe")).zone, Zone::prussian);
}

RULE(NP_1_2_8, brussels_has_seven_neighbours) {
    EXPECT_EQ(neighbours_of("brussels"), (std::vector<std::string>{"alost", "hal", "louvain", "malines", "ninove", "waterloo", "wavre"}));
}

RULE(NP_1_2_9, nobody_leaves_the_map) {   // the only roads are those between towns
    for (const RoadData& road : kRoadData) EXPECT_TRUE(on_map(road.a) && on_map(road.b)) << road.id;
}

RULE(NP_1_3_1, the_active_player_is_the_attacker) {
    EXPECT_EQ(Scene("beaumont: fr_napoleon; turn=5").position().active(), Side::french);
    EXPECT_EQ(Scene("brussels: ad_wellington; turn=6").position().active(), Side::allied);
}

RULE(NP_1_3_2, both_allied_armies_are_one_side) {
    EXPECT_EQ(side_of(Army::anglo_dutch), side_of(Army::prussian));
    EXPECT_NE(side_of(Army::french), side_of(Army::prussian));
    EXPECT_EQ(army_of(Scene::unit_named("ad_r_bk")), Army::anglo_dutch);   // Brunswick
}

RULE(NP_1_3_5, a_side_has_three_positions_and_a_reserve) {
    for (const Side side : kSides) {
        for (const Space space : positions_of(side)) EXPECT_TRUE(is_position(space) && side_of(space) == side);
        EXPECT_TRUE(is_reserve(reserve_of(side)) && side_of(reserve_of(side)) == side);
    }
}

RULE(NP_1_3_6, left_faces_right) {
    EXPECT_EQ(facing(Space::french_left), Space::allied_right);
    EXPECT_EQ(facing(Space::french_centre), Space::allied_centre);
    EXPECT_EQ(facing(Space::french_right), Space::allied_left);
    for (const Space space : kAllPositions) EXPECT_EQ(front_of(space), front_of(facing(space)));
}

RULE(NP_1_3_8, a_position_with_both_sides_is_engaged_a_reserve_never) {
    Scene s(
        "battle ligny side=french step=combat roads=charleroi; allied_left: fr_i_inf1 pr_i_inf1; french_reserve: fr_i_inf2; "
        "allied_centre: pr_i_inf2; turn=5");
    EXPECT_TRUE(is_engaged(s.position(), Scene::unit_named("fr_i_inf1")));
    EXPECT_TRUE(is_engaged(s.position(), Scene::unit_named("pr_i_inf1")));
    EXPECT_FALSE(is_engaged(s.position(), Scene::unit_named("pr_i_inf2")));
    EXPECT_FALSE(is_engaged(s.position(), Scene::unit_named("fr_i_inf2")));
}

RULE(NP_1_3_9, cavalry_horse_artillery_and_commanders_are_mounted) {
    for (const char* unit : {"fr_napoleon", "fr_g_cav", "fr_g_hart"}) EXPECT_TRUE(kMounted.has(Scene::unit_named(unit))) << unit;
    for (const char* unit : {"fr_i_inf1", "fr_i_art"}) EXPECT_TRUE(kFoot.has(Scene::unit_named(unit))) << unit;
    EXPECT_EQ(kMounted | kFoot, kAllUnits);
}

RULE(NP_1_3_10, links_of_the_battle_board) {
    EXPECT_TRUE(are_linked(Side::french, Space::french_reserve, Space::french_left));
    EXPECT_TRUE(are_linked(Side::french, Space::french_left, Space::allied_right));
    EXPECT_TRUE(are_linked(Side::french, Space::allied_right, Space::french_left));
    EXPECT_TRUE(are_linked(Side::french, Space::french_left, Space::french_reserve));
    EXPECT_FALSE(are_linked(Side::french, Space::french_left, Space::french_centre));
    EXPECT_FALSE(are_linked(Side::french, Space::french_left, Space::allied_centre));
    EXPECT_FALSE(are_linked(Side::french, Space::allied_right, Space::allied_reserve));
    EXPECT_FALSE(are_linked(Side::french, Space::french_reserve, Space::allied_left));
}

RULE(NP_3_1_1, a_block_has_strength_and_fire_value) {
    for (const UnitData& unit : kUnitData) {
        EXPECT_TRUE(unit.strength >= 1 && unit.strength <= 4) << unit.id;
        EXPECT_TRUE(unit.fire >= 1 && unit.fire <= 3) << unit.id;
        EXPECT_EQ(unit.corps == kNoCorps, unit.type == Type::commander) << unit.id;
    }
}

RULE(NP_3_1_2, the_five_types_have_their_rates) {
    const auto rate = [](Type type) { return std::pair<int, int>(data_of(type).map_move, data_of(type).battle_moves); };
    EXPECT_EQ(rate(Type::infantry), std::pair(1, 1));
    EXPECT_EQ(rate(Type::foot_artillery), std::pair(1, 1));
    EXPECT_EQ(rate(Type::cavalry), std::pair(2, 2));
    EXPECT_EQ(rate(Type::horse_artillery), std::pair(2, 2));
    EXPECT_EQ(rate(Type::commander), std::pair(2, 2));
    for (std::size_t i = 0; i < kTypeData.size(); ++i) EXPECT_EQ(kTypeData[i].type, Type(i));
}

RULE(NP_3_1_7, commanders_have_strength_1_and_f2) {
    for (const Unit unit : kCommanders) EXPECT_TRUE(data_of(unit).strength == 1 && data_of(unit).fire == 2) << word(unit);
    EXPECT_EQ(kCommanders.size(), 3);
}

RULE(NP_3_1_8, all_artillery_has_f1) {
    for (const Unit unit : kArtillery) EXPECT_EQ(data_of(unit).fire, 1) << word(unit);
}

}  // namespace papelotte::napoleon
