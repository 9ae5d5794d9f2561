// WL-6.3 … WL-6.5  The effect of artillery fire on infantry, cavalry and guns. Shots without modifiers: grand_battery_east at
// sandpit_valley (range 1) and bylandts_valley (range 2), bachelus_field at bylandts_valley (range 3).
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

constexpr std::string_view kAllied5 = "; active=allied turn=5";

// The cubes that one die of the only gun in `from` places on its only target.
int cubes_of(const std::string& board, const std::string& from, const std::string& target, int die) {
    Scene s(board + "; grand_battery=0");
    const std::string colour = board.find("active=allied") == std::string::npos ? "red" : "blue";
    const int before = s.cubes(target, colour);
    s.play("fire green " + from, {die});
    return s.cubes(target, colour) - before;
}

// The lowest die that places a cube: three at range 1, four at range 2, five at range 3, moved by the modifiers.
int first_hit(const std::string& board, const std::string& from, const std::string& target) {
    for (int die = 1; die <= 6; ++die)
        if (cubes_of(board, from, target, die) > 0) return die;
    return 7;
}

// "die 6, modified 2" of the one shot.
std::string shot(const std::string& board, const std::string& from, int die) {
    Scene s(board + "; grand_battery=0");
    s.play("fire green " + from, {die});
    const auto lines = s.log(" fires at ");
    if (lines.size() != 1) return "no shot";
    const auto at = lines[0].find("die ");
    return lines[0].substr(at, lines[0].rfind(", effect") - at);
}

}  // namespace

RULE(WL_6_3_1, the_table_at_ranges_one_to_three) {
    constexpr int kCubes[3][6] = {{0, 0, 1, 1, 1, 1}, {0, 0, 0, 1, 1, 1}, {0, 0, 0, 0, 1, 1}};
    const std::string near = "grand_battery_east: fr_art_1; ", far = "bachelus_field: fr_art_1; ";
    for (int die = 1; die <= 6; ++die) {
        const auto row = static_cast<std::size_t>(die - 1);
        EXPECT_EQ(cubes_of(near + "sandpit_valley: ge_inf_1", "grand_battery_east", "sandpit_valley", die), kCubes[0][row]);
        EXPECT_EQ(cubes_of(near + "bylandts_valley: ge_inf_1", "grand_battery_east", "bylandts_valley", die), kCubes[1][row]);
        EXPECT_EQ(cubes_of(far + "bylandts_valley: ge_inf_1", "bachelus_field", "bylandts_valley", die), kCubes[2][row]);
    }
}

RULE(WL_6_3_1, the_table_at_range_zero) {
    constexpr int kCubes[6] = {1, 1, 1, 1, 2, 2};
    for (int die = 1; die <= 6; ++die) {   // a Prussian gun without infantry fires at the infantry that takes it; the six is its morale check
        Scene s("bulows_field: fr_inf_1; plancenoit_ridge: pr_art_1");
        s.play("assault green bulows_field", {die, 6});
        EXPECT_EQ(s.cubes("plancenoit_ridge", "blue"), kCubes[static_cast<std::size_t>(die - 1)]) << die;
    }
}

RULE(WL_6_3_1, every_gun_rolls_one_die) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2 fr_art_3; sandpit_valley: ge_inf_1; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "aim fr_art_2 sandpit_valley", "aim fr_art_3 sandpit_valley"},
               {3, 2, 5});
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 2);
}

RULE(WL_6_3_1, each_modifier_of_the_list) {
    const auto at_valley = [](const std::string& units) { return "grand_battery_east: fr_art_1; sandpit_valley: " + units; };
    EXPECT_EQ(first_hit(at_valley("ge_inf_1"), "grand_battery_east", "sandpit_valley"), 3);
    // one or more targets in square: +1
    EXPECT_EQ(first_hit(at_valley("ge_inf_1(square)"), "grand_battery_east", "sandpit_valley"), 2);
    EXPECT_EQ(first_hit(at_valley("ge_inf_1(square) ge_inf_2 ge_inf_3(square)"), "grand_battery_east", "sandpit_valley"), 2);
    // river: -1
    EXPECT_EQ(first_hit("bulows_field: fr_art_1; lasne_brook: ge_inf_1", "bulows_field", "lasne_brook"), 4);
    // sunken road: -1
    EXPECT_EQ(first_hit("orchard_hollow: fr_art_1; halketts_ridge: ge_inf_1", "orchard_hollow", "halketts_ridge"), 4);
    // British artillery: -1, Prussian none
    EXPECT_EQ(first_hit("crossroads: br_art_1; sandpit_valley: fr_inf_1" + std::string(kAllied5), "crossroads", "sandpit_valley"), 4);
    EXPECT_EQ(first_hit("crossroads: pr_art_1; sandpit_valley: fr_inf_1" + std::string(kAllied5), "crossroads", "sandpit_valley"), 3);
    // woods or town: -2
    EXPECT_EQ(first_hit("lamberts_bivouac: fr_art_1; vert_coucou: ge_inf_1", "lamberts_bivouac", "vert_coucou"), 5);
    EXPECT_EQ(first_hit("lamberts_bivouac: fr_art_1; mont_st_jean: ge_inf_1", "lamberts_bivouac", "mont_st_jean"), 5);
    // a ridge that does not border the firer: -2; at range 2 a square makes it visible: 4 + 2 - 1
    EXPECT_EQ(first_hit("grand_battery_east: fr_art_1; crossroads: ge_inf_1(square)", "grand_battery_east", "crossroads"), 5);
    EXPECT_EQ(shot("grand_battery_east: fr_art_1; crossroads: ge_inf_1", "grand_battery_east", 5), "die 5, modified 3");
    // strong point: -2
    EXPECT_EQ(first_hit("grand_battery_west: fr_art_1; la_haye_sainte: ge_inf_1(defensive)", "grand_battery_west", "la_haye_sainte"), 5);
}

RULE(WL_6_3_1, modifiers_add_up) {
    // British guns -1, river -1
    EXPECT_EQ(shot("bulows_field: br_art_1; lasne_brook: fr_inf_1" + std::string(kAllied5), "bulows_field", 5), "die 5, modified 3");
    // British guns -1, ridge -2, square +1
    EXPECT_EQ(shot("ponsonbys_hollow: br_art_1; sandpit_valley: fr_inf_1(square)" + std::string(kAllied5), "ponsonbys_hollow", 5),
              "die 5, modified 3");
}

RULE(WL_6_3_2, a_natural_six_always_places_a_cube) {
    // Hougoumont with full benefit: -4 at range 1 and 2; British guns -1 and ridge -2 at range 3.
    EXPECT_EQ(cubes_of("jeromes_field: fr_art_1; hougoumont: ge_inf_1(defensive)", "jeromes_field", "hougoumont", 6), 1);
    EXPECT_EQ(cubes_of("monplaisir: fr_art_1; hougoumont: ge_inf_1(defensive)", "monplaisir", "hougoumont", 6), 1);
    EXPECT_EQ(cubes_of("lamberts_bivouac: br_art_1; sandpit_valley: fr_inf_1" + std::string(kAllied5), "lamberts_bivouac", "sandpit_valley", 6),
              1);
    EXPECT_EQ(cubes_of("jeromes_field: fr_art_1; hougoumont: ge_inf_1(defensive)", "jeromes_field", "hougoumont", 5), 0);
}

RULE(WL_6_3_3, results_beyond_the_table_count_as_its_ends) {
    // 1 - 4 reads as 0, 6 + 1 as 6.
    EXPECT_EQ(cubes_of("jeromes_field: fr_art_1; hougoumont: ge_inf_1(defensive)", "jeromes_field", "hougoumont", 1), 0);
    EXPECT_EQ(cubes_of("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1(square)", "grand_battery_east", "sandpit_valley", 6), 1);
}

RULE(WL_6_3_4, the_ridge_counts_once_however_often_it_is_crossed) {
    // The only open line from foys_hollow to marcognets_ridge goes by milhauds_field: out over the French ridge and back.
    const std::string others = "; grand_battery_east: ge_inf_1; sandpit_valley: ge_inf_2" + std::string(kAllied5);
    EXPECT_EQ(shot("foys_hollow: pr_art_1; marcognets_ridge: fr_inf_1" + others, "foys_hollow", 6), "die 6, modified 4");
}

RULE(WL_6_3_5, the_strong_point_helps_only_if_all_infantry_benefits) {
    const auto farm = [](const std::string& units) {
        return first_hit("grand_battery_west: fr_art_1; la_haye_sainte: " + units, "grand_battery_west", "la_haye_sainte");
    };
    EXPECT_EQ(farm("ge_inf_1(defensive)"), 5);
    EXPECT_EQ(farm("ge_inf_1(defensive) br_cav_1 br_art_1"), 5);   // cavalry and guns do not matter
    EXPECT_EQ(farm("ge_inf_1(defensive) ge_inf_2(defensive)"), 3);   // more than the capacity of one
    EXPECT_EQ(farm("ge_inf_1(defensive) ge_inf_2"), 3);   // mobile infantry
    EXPECT_EQ(farm("ge_inf_1"), 3);
    EXPECT_EQ(farm("ge_inf_1(square)"), 2);   // in square: no benefit, and +1
    const auto papelotte = [](const std::string& units) {   // capacity two, river -1
        return shot("duruttes_knoll: fr_art_1; papelotte_smohain: " + units, "duruttes_knoll", 6);
    };
    EXPECT_EQ(papelotte("ge_inf_1(defensive) ge_inf_2(defensive)"), "die 6, modified 3");
    EXPECT_EQ(papelotte("ge_inf_1(defensive) ge_inf_2(defensive) ge_inf_3(defensive)"), "die 6, modified 5");
}

RULE(WL_6_3_5, the_french_benefit_too) {
    EXPECT_EQ(first_hit("crossroads: pr_art_1; la_haye_sainte: fr_inf_1(defensive)" + std::string(kAllied5), "crossroads", "la_haye_sainte"), 5);
}

RULE(WL_6_3_6, woods_and_strong_point_add_up_in_hougoumont) {
    EXPECT_EQ(shot("jeromes_field: fr_art_1; hougoumont: ge_inf_1(defensive) ge_inf_2(defensive)", "jeromes_field", 5), "die 5, modified 1");
    EXPECT_EQ(shot("jeromes_field: fr_art_1; hougoumont: ge_inf_1(defensive) ge_inf_2", "jeromes_field", 5), "die 5, modified 3");
}

RULE(WL_6_3_7, the_sunken_road_protects_only_towards_its_road_side) {
    EXPECT_EQ(first_hit("hougoumont: fr_art_1; guards_ridge: ge_inf_1", "hougoumont", "guards_ridge"), 4);
    EXPECT_EQ(first_hit("guards_ridge: fr_art_1; hougoumont: ge_inf_1", "guards_ridge", "hougoumont"), 5);   // woods alone
    EXPECT_EQ(first_hit("halketts_ridge: fr_art_1; orchard_hollow: ge_inf_1", "halketts_ridge", "orchard_hollow"), 3);
    EXPECT_EQ(first_hit("guards_ridge: fr_art_1; halketts_ridge: ge_inf_1", "guards_ridge", "halketts_ridge"), 3);   // not across it
}

RULE(WL_6_3_7, only_infantry_profits_from_it) {
    Scene s("hougoumont: fr_art_1; guards_ridge: br_cav_1; grand_battery=0");
    s.play("fire green hougoumont", {5});
    EXPECT_EQ(s.asks(), "cavalry_hits");
}

RULE(WL_6_3_8, the_firing_player_has_the_better_path) {
    // To halketts_ridge by foys_hollow (ridge) rather than by orchard_hollow (ridge and sunken road).
    EXPECT_EQ(shot("bachelus_field: fr_art_1; halketts_ridge: ge_inf_1", "bachelus_field", 5), "die 5, modified 3");
    // To monplaisir by pires_flank, unless that is closed: then over the French ridge by jeromes_field.
    const std::string board = "nivelles_hollow: pr_art_1; monplaisir: fr_inf_1" + std::string(kAllied5);
    EXPECT_EQ(shot(board, "nivelles_hollow", 5), "die 5, modified 5");
    EXPECT_EQ(shot(board + "; pires_flank: ge_inf_1", "nivelles_hollow", 5), "die 5, modified 3");
}

RULE(WL_6_3_9, all_cubes_of_a_volley_are_placed_before_units_are_eliminated) {
    // Seven cubes on one unit: it removes six, the seventh stays on the gun. Placed one by one, the sixth would have eliminated it.
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1 br_art_1 red=5; grand_battery=0");
    s.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "aim fr_art_2 sandpit_valley"}, {6, 6});
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.cause("ge_inf_1"), "six_cubes");
    EXPECT_EQ(s.cubes("sandpit_valley", "red"), 1);
    EXPECT_TRUE(s.unmanned("br_art_1"));
}

}   // namespace papelotte::waterloo
