// WL-5.2  Reserve movement: one test per rule. With an enemy in nivelles_hollow, the areas hougoumont, jeromes_field, pires_flank and
// west_ridge are too near; monplaisir is the first that is not.
#include <algorithm>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

// The areas that a unit reaches in a number of steps if it must stop in some areas.
std::vector<std::string> reachable(std::string_view from, int steps, AreaSet stops) {
    AreaSet seen = AreaSet::of(Scene::area(from)), edge = seen;
    for (int i = 0; i < steps; ++i) {
        AreaSet next;
        for (const Area area : edge)
            for (const Area to : map_neighbours(area))
                if (!seen.has(to)) next.insert(to);
        seen |= next;
        edge = next - stops;
    }
    std::vector<std::string> found;
    for (const Area area : seen)
        if (word(area) != from) found.emplace_back(word(area));
    std::ranges::sort(found);
    return found;
}

}  // namespace

RULE(WL_5_2_1, rates_are_doubled) {
    Scene s("milhauds_field: fr_inf_1 fr_art_1 fr_cav_1 fr_leader_1");
    s.play("reserve purple milhauds_field");
    EXPECT_EQ(s.operands("go fr_inf_1 "), reachable("milhauds_field", 2, {}));
    EXPECT_EQ(s.operands("go fr_art_1 "), reachable("milhauds_field", 2, {}));
    EXPECT_EQ(s.operands("go fr_cav_1 "), reachable("milhauds_field", 4, kRough));
    EXPECT_EQ(s.operands("go fr_leader_1 "), reachable("milhauds_field", 6, {}));
    s.refuses("go fr_inf_1 callois_wood", "WL-5.2.1");
}

RULE(WL_5_2_1, green_or_purple_pays_for_it) {
    Scene s("milhauds_field: fr_inf_1");
    s.allows("reserve green milhauds_field");
    s.allows("reserve purple milhauds_field");
    s.refuses("reserve red milhauds_field", "WL-4.4.1");
    s.refuses("move purple milhauds_field", "WL-4.4.1");
}

RULE(WL_5_2_2, no_unit_starts_next_to_an_enemy_occupied_area) {
    for (const std::string unit : {"fr_inf_1", "fr_cav_1", "fr_art_1", "fr_leader_1"}) {
        Scene near("jeromes_field: " + unit + "; nivelles_hollow: br_inf_1");
        near.refuses("reserve green jeromes_field", "WL-5.2.2");
        near.allows("move green jeromes_field");
        Scene far("monplaisir: " + unit + "; nivelles_hollow: br_inf_1");
        far.allows("reserve green monplaisir");
    }
}

RULE(WL_5_2_2, a_lone_leader_does_not_keep_units_away_but_an_unmanned_gun_does) {
    Scene leader("jeromes_field: fr_inf_1; nivelles_hollow: br_leader_1");
    leader.allows("reserve green jeromes_field");
    Scene gun("jeromes_field: fr_inf_1; nivelles_hollow: br_art_1 red=1");
    gun.refuses("reserve green jeromes_field", "WL-5.2.2");
}

RULE(WL_5_2_2, no_unit_enters_an_area_next_to_the_enemy) {
    Scene s("monplaisir: fr_inf_1 fr_cav_1 fr_art_1 fr_leader_1; nivelles_hollow: br_inf_1");
    s.play("reserve green monplaisir");
    for (const std::string unit : {"fr_inf_1", "fr_cav_1", "fr_art_1", "fr_leader_1"}) {
        s.refuses("go " + unit + " jeromes_field", "WL-5.2.2");
        s.refuses("go " + unit + " pires_flank", "WL-5.2.2");
        s.allows("go " + unit + " neuve_cour");
    }
}

RULE(WL_5_2_2, nor_passes_through_one) {
    Scene s("monplaisir: fr_inf_1 fr_cav_1; nivelles_hollow: br_inf_1");
    s.play("reserve green monplaisir");
    s.refuses("go fr_inf_1 bachelus_field", "WL-5.2.2");   // its two steps would lead through jeromes_field
    s.allows("go fr_cav_1 bachelus_field");                // three steps around it
    Scene free("monplaisir: fr_inf_1");
    free.play("reserve green monplaisir");
    free.allows("go fr_inf_1 bachelus_field");
}

RULE(WL_5_2_2, the_enemy_occupied_area_itself_stays_closed) {
    Scene s("monplaisir: fr_leader_1; nivelles_hollow: br_inf_1");
    s.play("reserve green monplaisir");
    s.refuses("go fr_leader_1 nivelles_hollow", "WL-5.1.2");
}

RULE(WL_5_2_3, units_of_the_area_that_may_not_take_part_stay) {
    Scene s("monplaisir: fr_inf_1(defensive) fr_cav_1; jeromes_field: fr_inf_2; nivelles_hollow: br_inf_1");
    s.refuses("reserve green jeromes_field", "WL-5.2.2");   // too near: no unit of this area can move
    s.play("reserve green monplaisir");
    s.refuses("go fr_inf_1 neuve_cour", "WL-5.1.4");
    s.refuses("go fr_inf_2 kellermanns_field", "WL-4.5.1");
    s.play("go fr_cav_1 kellermanns_field");                // the other unit cannot take part, and does not prevent it
    EXPECT_EQ(s.asks(), "choose_action");
    EXPECT_EQ(s.at("fr_inf_1"), "monplaisir");
    EXPECT_EQ(s.at("fr_cav_1"), "kellermanns_field");
}

RULE(WL_5_2_4, cavalry_stops_in_woods_town_and_river) {
    Scene s("bulows_field: fr_cav_1 fr_leader_1");
    s.play("reserve green bulows_field");
    s.allows("go fr_cav_1 lasne_brook");
    s.allows("go fr_cav_1 virere_heights");           // four steps around woods and river
    s.refuses("go fr_cav_1 hubermont", "WL-5.1.6");   // two steps, but the first is into a river
    s.allows("go fr_leader_1 hubermont");
}

RULE(WL_5_2_4, guns_are_limbered_infantry_is_mobile_leaders_are_apart_and_cubes_go_along) {
    Scene s("milhauds_field: fr_inf_1 fr_inf_2(square) fr_art_1 fr_leader_1 blue=4; rossomme: fr_leader_2");
    s.play("reserve purple milhauds_field");
    s.refuses("go fr_inf_2 trimotion", "WL-5.1.4");
    s.refuses("go fr_leader_1 rossomme", "WL-5.1.9");
    s.play("go fr_art_1 trimotion");
    EXPECT_EQ(s.state("fr_art_1"), "limbered");
    s.play("go fr_inf_1 trimotion");
    s.play("cubes fr_inf_1 4");
    EXPECT_EQ(s.cubes("trimotion", "blue"), 4);
    EXPECT_EQ(s.cubes("milhauds_field", "blue"), 0);
}

RULE(WL_5_2_4, a_lone_leader_is_caught_by_reserve_movement_too) {
    Scene s("milhauds_field: fr_inf_1; trimotion: br_leader_1");
    s.play("reserve green milhauds_field");
    s.play("go fr_inf_1 trimotion");
    EXPECT_TRUE(s.eliminated("br_leader_1"));
}

}  // namespace papelotte::waterloo
