// WL-10.2  The areas to which defending units retreat. Cavalry hit by skirmish fire may retreat or be tired, so the list of actions
// shows its retreats.
#include "tests/waterloo/storm.h"

namespace papelotte::waterloo {
namespace {

using Areas = std::vector<std::string>;

// The retreats of a fresh cavalry unit in `area` when infantry in `from` hits it.
Areas ways(const std::string& cavalry, const std::string& area, const std::string& from, const std::string& elsewhere = "") {
    const std::string infantry = cavalry.starts_with("fr") || cavalry.starts_with("ig") ? "ge_inf_1" : "fr_inf_7";
    Scene s(area + ": " + cavalry + "; " + from + ": " + infantry + "; phase=skirmish; " + elsewhere);
    s.play("skirmish " + infantry + " " + area, {6});
    EXPECT_EQ(s.asks(), "cavalry_hits");
    s.allows("tire " + cavalry);
    return s.operands("retreat " + cavalry + " ");
}

// The state of a cavalry unit that is hit and cannot retreat: "tired", or eliminated if it was tired before.
std::string without_a_way(const std::string& cavalry, const std::string& state, const std::string& area, const std::string& from,
                          const std::string& elsewhere = "") {
    const std::string infantry = cavalry.starts_with("fr") ? "ge_inf_1" : "fr_inf_7";
    Scene s(area + ": " + cavalry + "(" + state + "); " + from + ": " + infantry + "; phase=skirmish; " + elsewhere);
    s.play("skirmish " + infantry + " " + area, {6, 1});   // and the first tile: no player was asked
    return s.eliminated(cavalry) ? "eliminated" : s.at(cavalry) == area ? s.state(cavalry) : s.at(cavalry);
}

}  // namespace

RULE(WL_10_2_1, the_french_retreat_towards_rossomme) {
    EXPECT_EQ(ways("fr_cav_1", "grand_battery_west", "la_haye_sainte"), (Areas{"la_belle_alliance", "trimotion"}));
    EXPECT_EQ(ways("ig_cav_1", "foys_hollow", "altens_ridge"), (Areas{"bachelus_field", "grand_battery_west"}));
}

RULE(WL_10_2_1, the_anglo_allied_army_retreats_towards_mont_st_jean) {
    for (const char* unit : {"br_cav_1", "ge_cav_1", "du_cav_1"})
        EXPECT_EQ(ways(unit, "altens_ridge", "foys_hollow"), (Areas{"crossroads", "nassau_reserve", "somersets_hollow"}));
}

RULE(WL_10_2_1, other_areas_are_refused) {
    Scene s("bylandts_valley: fr_inf_7; bests_ridge: ge_inf_1(defensive)");
    s.play("assault red bylandts_valley", {1, 2, 1});
    EXPECT_EQ(s.operands("retreat ge_inf_1 "), (Areas{"ponsonbys_hollow", "vinckes_slope"}));
    s.refuses("retreat ge_inf_1 pictons_ridge", "WL-10.2.1");
    Scene cavalry("foys_hollow: fr_inf_7; altens_ridge: ge_cav_1; phase=skirmish");
    cavalry.play("skirmish fr_inf_7 altens_ridge", {6});
    cavalry.refuses("retreat ge_cav_1 halketts_ridge", "WL-10.2.1");
}

RULE(WL_10_2_2, towards_is_strictly_nearer_and_takes_no_account_of_units) {
    // milhauds_field and bachelus_field are as far from Rossomme as the Grand Battery; enemies behind do not change the distance
    EXPECT_EQ(ways("fr_cav_1", "grand_battery_west", "la_haye_sainte", "decosters_house: ge_inf_2; callois_wood: ge_inf_3"),
              (Areas{"la_belle_alliance", "trimotion"}));
}

RULE(WL_10_2_3, a_prussian_retreats_towards_any_one_entry_area) {
    // Frischermont: lasne_road 2, virere_heights 3, zietens_road 3
    const Areas all{"domons_heights",   // lasne_road 1
                    "frischermont_east", "hanotelet",   // virere_heights 2
                    "papelotte_smohain",                // zietens_road 2
                    "smohain_brook"};
    EXPECT_EQ(ways("pr_cav_1", "frischermont", "duruttes_knoll"), all);
    EXPECT_EQ(ways("ge_cav_1", "frischermont", "duruttes_knoll"), (Areas{"papelotte_smohain"}));   // Mont St Jean is the goal of a German unit
}

RULE(WL_10_2_4, not_into_an_enemy_occupied_area) {
    EXPECT_EQ(ways("ge_cav_1", "altens_ridge", "foys_hollow", "somersets_hollow: fr_inf_8; crossroads: fr_art_1 blue=1"),
              (Areas{"nassau_reserve"}));
    EXPECT_EQ(ways("ge_cav_1", "altens_ridge", "foys_hollow", "somersets_hollow: fr_leader_1"),
              (Areas{"crossroads", "nassau_reserve", "somersets_hollow"}));   // a leader alone does not occupy an area
    Scene s("bylandts_valley: fr_inf_7; bests_ridge: ge_inf_1(defensive) ge_inf_2(defensive); ponsonbys_hollow: fr_cav_1");
    s.play("assault red bylandts_valley", {1, 1, 2, 1, 6, 1, 1});   // only one retreat is left: it is made automatically
    EXPECT_EQ(s.at("ge_inf_1"), "vinckes_slope");
}

RULE(WL_10_2_4, the_owner_chooses_among_the_legal_areas) {
    Scene s("bylandts_valley: fr_inf_7; bests_ridge: ge_inf_1(defensive)");
    s.play("assault red bylandts_valley", {1, 2, 1});
    EXPECT_EQ(s.seat(), "allied");
    s.play("retreat ge_inf_1 vinckes_slope");
    EXPECT_EQ(s.at("ge_inf_1"), "vinckes_slope");
}

RULE(WL_10_2_5, a_unit_without_a_legal_area_is_eliminated) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) red=1; msj_farm: fr_cav_1");
    s.play("assault red sandpit_valley", {1, 2, 1});   // column 2, die 1: R
    EXPECT_TRUE(s.eliminated("ge_inf_1"));
    EXPECT_EQ(s.cause("ge_inf_1"), "no_retreat");
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_EQ(s.stock("red"), 25);
    Scene way("bylandts_valley: fr_inf_7; bests_ridge: ge_inf_1(defensive)");
    way.play("assault red bylandts_valley", {1, 2, 1});
    way.refuses("lose ge_inf_1", "WL-10.2.5");   // a unit that can retreat is not given up
}

RULE(WL_10_2_6, a_unit_in_its_goal_may_go_to_any_adjacent_area) {
    EXPECT_EQ(ways("br_cav_1", "mont_st_jean", "msj_farm"), (Areas{"brunswick_park", "lamberts_bivouac", "waterloo_fields"}));
    EXPECT_EQ(ways("fr_cav_1", "rossomme", "chantelet"), (Areas{"callois_wood", "churchyard_lane", "decosters_house"}));
}

RULE(WL_10_2_6, a_prussian_in_an_entry_area_goes_to_the_delayed_box) {
    EXPECT_EQ(ways("pr_cav_1", "lasne_road", "domons_heights"), (Areas{"delayed"}));
    EXPECT_EQ(ways("pr_cav_1", "virere_heights", "lower_lasne"), (Areas{"delayed"}));
    EXPECT_EQ(ways("pr_cav_1", "zietens_road", "smohain_heights"), (Areas{"delayed"}));
}

RULE(WL_10_2_7, the_anglo_allied_army_uses_the_box_only_as_a_last_resort_the_french_never) {
    EXPECT_EQ(ways("ge_cav_1", "zietens_road", "genval_lane"), (Areas{"ohain_wood", "smohain_heights"}));
    EXPECT_EQ(ways("ge_cav_1", "zietens_road", "genval_lane", "ohain_wood: fr_inf_8; smohain_heights: fr_inf_9"), (Areas{"delayed"}));
    EXPECT_EQ(ways("fr_cav_1", "lasne_road", "domons_heights"), (Areas{"virere_heights"}));
    EXPECT_EQ(without_a_way("fr_cav_1", "fresh", "lasne_road", "domons_heights", "virere_heights: ge_cav_1"), "tired");
    EXPECT_EQ(without_a_way("fr_cav_1", "tired", "lasne_road", "domons_heights", "virere_heights: ge_cav_1"), "eliminated");
}

RULE(WL_10_2_8, nobody_retreats_off_the_board) {
    EXPECT_EQ(without_a_way("br_cav_1", "fresh", "waterloo_fields", "mont_st_jean"), "tired");   // an edge area
    EXPECT_EQ(without_a_way("br_cav_1", "tired", "waterloo_fields", "mont_st_jean"), "eliminated");
}

RULE(WL_10_2_9, neither_the_area_limit_nor_terrain_restricts_a_retreat) {
    Scene s("bachelus_field: ge_inf_1; kellermanns_field: fr_cav_1; callois_wood: fr_inf_1 fr_inf_2 fr_inf_3; phase=skirmish");
    s.play("skirmish ge_inf_1 kellermanns_field", {6});
    s.play("retreat fr_cav_1 callois_wood", {1});
    EXPECT_EQ(s.units("callois_wood").size(), 4u);
    EXPECT_EQ(s.cubes("callois_wood", "blue"), 0);
}

}   // namespace papelotte::waterloo
