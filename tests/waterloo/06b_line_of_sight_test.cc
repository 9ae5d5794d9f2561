// WL-6.2  Line of sight. The Allied ridge runs south of the Allied front line (crossroads | sandpit_valley), the French ridge behind
// the French front line (grand_battery_west | la_belle_alliance); both areas of such a border are bordered by the ridge.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

// Whether a deployed gun of the active player in `from` may aim at `to`, where ge_inf_1 or fr_inf_1 stands.
bool sees(const std::string& board, std::string_view from, std::string_view to, const std::string& gun = "fr_art_1") {
    const bool french = gun.starts_with("fr");
    Scene s(std::string(from) + ": " + gun + "; " + std::string(to) + (french ? ": ge_inf_1" : ": fr_inf_1") + "; " + board +
            (french ? "" : "; active=allied turn=5"));
    if (s.legal("fire green " + std::string(from)).empty()) return false;
    const AreaSet targets = targets_from(s.position(), french ? kFrench : kAllied, Scene::area(from));
    return targets.has(Scene::area(to));
}

// How often the report of one shot lists the ridge.
std::size_t ridge_modifiers(const std::string& scene, const std::string& fire) {
    Scene s(scene);
    s.play(fire, {1});
    return s.log("  ridge -2").size();
}

Ridge ridge_between(Area a, Area b) {
    for (const BorderData& border : kBorderData)
        if ((border.a == a && border.b == b) || (border.a == b && border.b == a)) return border.ridge;
    return Ridge::none;
}

bool bordered(Area area, Ridge ridge) {
    for (const Area next : map_neighbours(area))
        if (ridge_between(area, next) == ridge) return true;
    return false;
}

// WL-6.2 as the procedure of the rulebook states it: the path has reached `at`, `steps` steps from its end.
bool has_line(const Position& p, Area from, Area to, Area at, int steps) {
    for (const Area next : map_neighbours(at)) {
        if (distance(next, to) != steps - 1) continue;
        const Ridge ridge = ridge_between(at, next);
        if (ridge != Ridge::none && !bordered(from, ridge) && !bordered(to, ridge)) continue;
        if (next == to) return true;
        const bool fills = kWoodsOrTown.has(next) || kStrongPoints.has(next) || !(units_at(p, next) & kCombatUnits).empty();
        if (fills && (kLow.has(from) || !kLow.has(next))) continue;
        if (has_line(p, from, to, next, steps - 1)) return true;
    }
    return false;
}

}  // namespace

RULE(WL_6_2_1, any_shortest_path_will_do) {
    EXPECT_TRUE(sees("clintons_reserve: fr_inf_9", "waterloo_fields", "nassau_reserve"));    // the other path leads through brunswick_park
    EXPECT_TRUE(sees("brunswick_park: ge_inf_9", "waterloo_fields", "nassau_reserve"));
    EXPECT_FALSE(sees("clintons_reserve: fr_inf_9; brunswick_park: ge_inf_9", "waterloo_fields", "nassau_reserve"));
}

RULE(WL_6_2_1, a_longer_way_round_is_no_line) {
    // grand_battery_west lies between; a detour by milhauds_field and trimotion takes three steps or more.
    EXPECT_TRUE(sees("", "grand_battery_east", "bachelus_field"));
    EXPECT_FALSE(sees("grand_battery_west: fr_inf_9", "grand_battery_east", "bachelus_field"));
}

RULE(WL_6_2_2, woods_towns_and_strong_points_block_even_empty) {
    EXPECT_FALSE(sees("", "lamberts_bivouac", "ohain_road"));          // woods of vert_coucou
    EXPECT_FALSE(sees("", "waterloo_fields", "lamberts_bivouac"));      // town of mont_st_jean
    EXPECT_FALSE(sees("", "duruttes_knoll", "smohain_heights"));        // strong point Papelotte & Smohain
    EXPECT_TRUE(sees("", "plancenoit_ridge", "hubermont"));             // a river does not block
}

RULE(WL_6_2_2, a_combat_unit_of_either_side_blocks_a_leader_does_not) {
    for (const std::string unit : {"fr_inf_9", "fr_cav_9", "fr_art_9", "br_inf_8", "br_cav_6", "br_art_6", "br_art_6 red=1"})
        EXPECT_FALSE(sees("grand_battery_west: " + unit, "grand_battery_east", "bachelus_field")) << unit;
    for (const std::string unit : {"fr_leader_1", "br_leader_1"})
        EXPECT_TRUE(sees("grand_battery_west: " + unit, "grand_battery_east", "bachelus_field")) << unit;
}

RULE(WL_6_2_2, every_area_between_is_tested) {
    EXPECT_TRUE(sees("", "milhauds_field", "bachelus_field"));
    EXPECT_TRUE(sees("", "bachelus_field", "jacquinots_field"));                                      // range 3
    EXPECT_FALSE(sees("grand_battery_west: ge_inf_9", "bachelus_field", "jacquinots_field"));
    EXPECT_FALSE(sees("milhauds_field: ge_inf_9", "bachelus_field", "jacquinots_field"));
}

RULE(WL_6_2_2, the_set_up_shows_the_lines_of_the_definition) {
    const Position p = Scene::set_up().position();
    for (const Seat side : {kFrench, kAllied})
        for (int from = 0; from < kAreas; ++from)
            for (int to = 0; to < kAreas; ++to) {
                const int range = distance(Area(from), Area(to));
                if (range < 1 || range > 3 || !enemy_occupied(p, side).has(Area(to))) continue;
                EXPECT_EQ(targets_from(p, side, Area(from)).has(Area(to)), has_line(p, Area(from), Area(to), Area(from), range))
                    << word(Area(from)) << " to " << word(Area(to));
            }
}

RULE(WL_6_2_3, from_higher_ground_low_areas_never_block) {
    EXPECT_TRUE(sees("sandpit_valley: ge_inf_9 br_art_6", "grand_battery_east", "crossroads"));
    // La Haye Sainte is a strong point, but low: nothing between these two is higher.
    EXPECT_TRUE(sees("la_haye_sainte: ge_inf_9; foys_hollow: ge_inf_8", "grand_battery_west", "altens_ridge"));
}

RULE(WL_6_2_4, a_gun_in_low_ground_is_blocked_by_low_areas_too) {
    EXPECT_TRUE(sees("", "la_haye_sainte", "marcognets_ridge"));
    EXPECT_FALSE(sees("sandpit_valley: ge_inf_9", "la_haye_sainte", "marcognets_ridge"));
    EXPECT_TRUE(sees("sandpit_valley: ge_inf_9", "crossroads", "marcognets_ridge"));   // from above it is open
    // From the valley La Haye Sainte blocks, though low: the path to foys_hollow leads through it or around it by grand_battery_west.
    EXPECT_FALSE(sees("grand_battery_west: fr_inf_9", "sandpit_valley", "foys_hollow"));
    EXPECT_TRUE(sees("", "sandpit_valley", "foys_hollow"));
}

RULE(WL_6_2_5, the_firing_and_the_target_area_never_block) {
    EXPECT_TRUE(sees("callois_wood: fr_inf_9 fr_cav_9", "callois_wood", "la_belle_alliance"));      // out of woods, past own troops
    EXPECT_TRUE(sees("vert_coucou: ge_inf_9 br_cav_1", "mont_st_jean", "vert_coucou"));           // out of a town into woods
    EXPECT_TRUE(sees("hougoumont: ge_inf_9", "monplaisir", "hougoumont"));                         // into a strong point
}

RULE(WL_6_2_6, both_sides_of_the_line_are_bordered_by_the_ridge) {
    const std::string allied = "; active=allied turn=5 grand_battery=0";
    EXPECT_EQ(ridge_modifiers("crossroads: pr_art_1; sandpit_valley: fr_inf_1" + allied, "fire green crossroads"), 0u);
    EXPECT_EQ(ridge_modifiers("sandpit_valley: fr_art_1; crossroads: ge_inf_1; grand_battery=0", "fire green sandpit_valley"), 0u);
    EXPECT_EQ(ridge_modifiers("grand_battery_east: fr_art_1; crossroads: ge_inf_1; grand_battery=0", "fire green grand_battery_east"), 1u);
    // One border with the ridge is enough, wherever the line crosses it.
    EXPECT_EQ(ridge_modifiers("bylandts_valley: fr_art_1; crossroads: ge_inf_1; grand_battery=0", "fire green bylandts_valley"), 0u);
}

RULE(WL_6_2_7, a_ridge_that_borders_the_firing_area_has_no_effect) {
    // milhauds_field is bordered by the French ridge: it shoots over it at the valley, which is not.
    EXPECT_TRUE(sees("", "milhauds_field", "sandpit_valley"));
    EXPECT_EQ(ridge_modifiers("milhauds_field: fr_art_1; sandpit_valley: ge_inf_1; grand_battery=0", "fire green milhauds_field"), 0u);
}

RULE(WL_6_2_8, over_a_distant_ridge_only_areas_bordered_by_it_are_seen) {
    EXPECT_TRUE(sees("", "decosters_house", "grand_battery_west"));    // the French ridge borders it
    EXPECT_FALSE(sees("", "decosters_house", "la_haye_sainte"));       // this one is not
    EXPECT_FALSE(sees("", "grand_battery_east", "ponsonbys_hollow"));  // behind the Allied ridge
    Scene s("decosters_house: fr_art_1; la_haye_sainte: ge_inf_1; lobaus_field: ge_inf_2");
    s.play("fire green decosters_house");
    s.refuses("aim fr_art_1 la_haye_sainte", "WL-6.2.8");
}

RULE(WL_6_2_8, a_path_that_does_not_cross_the_ridge_is_not_touched) {
    // From pires_flank to callois_wood: by monplaisir and neuve_cour, behind the ridge; the paths through jeromes_field cross it.
    EXPECT_TRUE(sees("", "pires_flank", "callois_wood"));
    EXPECT_FALSE(sees("neuve_cour: fr_inf_9", "pires_flank", "callois_wood"));
}

RULE(WL_6_2_9, the_two_ridges_are_tested_one_by_one) {
    // The French ridge borders the firer, the Allied one the target.
    EXPECT_TRUE(sees("", "la_belle_alliance", "crossroads"));
    // The Allied ridge borders La Haye Sainte; that does not help over the French one.
    EXPECT_FALSE(sees("", "lobaus_field", "la_haye_sainte"));
}

RULE(WL_6_2_9, ridges_work_the_same_in_both_directions) {
    EXPECT_TRUE(sees("", "ponsonbys_hollow", "sandpit_valley", "br_art_1"));
    EXPECT_FALSE(sees("", "ponsonbys_hollow", "grand_battery_east", "br_art_1"));
    EXPECT_FALSE(sees("", "la_haye_sainte", "decosters_house", "br_art_1"));
    EXPECT_TRUE(sees("", "crossroads", "la_belle_alliance", "br_art_1"));
}

RULE(WL_6_2_10, range_one_always_has_a_line) {
    for (const BorderData& border : kBorderData)
        for (const auto& [from, to] : {std::pair{border.a, border.b}, std::pair{border.b, border.a}})
            if (!kRiver.has(from)) {
                EXPECT_TRUE(sees("", word(from), word(to))) << word(from) << " to " << word(to);
            }
}

RULE(WL_6_2_11, nobody_fires_into_the_delayed_box) {
    Scene s("lasne_road: fr_art_1; delayed: pr_inf_1; domons_heights: pr_inf_2; turn=5");
    s.play("fire green lasne_road");
    EXPECT_EQ(s.operands("aim fr_art_1 "), (std::vector<std::string>{"domons_heights"}));
    s.refuses("aim fr_art_1 delayed", "WL-6.2.11");
}

RULE(WL_6_2_11, nor_out_of_it) {
    Scene s("lasne_road: fr_inf_1; delayed: pr_art_1; active=allied turn=5");
    s.refuses("fire green delayed", "WL-6.2.11");
}

}  // namespace papelotte::waterloo
