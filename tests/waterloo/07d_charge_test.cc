// WL-7.5  Step 4 of an assault: cavalry charges infantry.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

// fr_cav_1 charges from sandpit_valley into crossroads.
constexpr std::string_view kRide = "attack fr_cav_1 crossroads sandpit_valley";

Scene ride_against(const std::string& defenders, std::vector<int> dice, const std::string& cavalry = "fr_cav_1") {
    Scene s("sandpit_valley: " + cavalry + "; crossroads: " + defenders + "; active=french");
    s.play("assault red sandpit_valley");
    s.play(kRide, std::move(dice));
    return s;
}

}  // namespace

RULE(WL_7_5_1, assaulting_cavalry_charges_infantry) {
    const Scene s = ride_against("ge_inf_1", {1, 6});   // musketry; column 4: charged, unsupported, mobile
    EXPECT_EQ(s.log("ge_inf_1 checks morale: die 6, column 4").size(), 1u);
}

RULE(WL_7_5_1, defending_cavalry_must_charge_assaulting_infantry) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_cav_1; active=french");
    s.play("assault red sandpit_valley", {1, 6});   // no player is asked
    EXPECT_EQ(s.log("fr_inf_7 fires at the cavalry").size(), 1u);
    EXPECT_EQ(s.log("fr_inf_7 checks morale: die 6, column 4").size(), 1u);
}

RULE(WL_7_5_1, cavalry_charges_after_its_infantry_has_withdrawn) {
    Scene s("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: ge_inf_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley"});
    s.play(kRide, {1, 1, 1, 1, 1, 6});
    EXPECT_EQ(s.log("fires a volley").size(), 4u);
    EXPECT_EQ(s.log("ge_inf_1 fires at the cavalry").size(), 1u);
}

RULE(WL_7_5_2, in_woods_town_or_river_the_cavalry_retreats_instead) {
    const struct {
        const char *scene, *from, *area, *to;
    } cases[] = {{"bachelus_field: fr_inf_7; hougoumont: br_cav_1", "bachelus_field", "hougoumont", "halketts_ridge"},
                 {"braine_road: fr_inf_7; merbraine: br_cav_1", "braine_road", "merbraine", "waterloo_fields"},
                 {"duruttes_knoll: fr_inf_7; bests_ridge: fr_inf_8; papelotte_smohain: br_cav_1", "duruttes_knoll", "papelotte_smohain",
                  "vivians_flank"}};
    for (const auto& [scene, from, area, to] : cases) {
        Scene s(scene);
        s.play("assault red " + std::string(from));   // no die
        EXPECT_EQ(s.at("br_cav_1"), to);
        EXPECT_EQ(s.state("br_cav_1"), "fresh");
        EXPECT_EQ(s.at("fr_inf_7"), area);
        EXPECT_EQ(s.state("fr_inf_7"), "mobile");
    }
}

RULE(WL_7_5_3, infantry_in_defensive_formation_forms_square_first) {
    // Column 0 in square: a 3 holds. Column 4 otherwise: a 3 breaks.
    const Scene mobile = ride_against("ge_inf_1", {1, 3, 1});
    EXPECT_TRUE(mobile.eliminated("ge_inf_1"));
    for (const char* steady : {"ge_inf_1(defensive)", "ge_inf_1(square)"}) {
        const Scene s = ride_against(steady, {1, 3});
        EXPECT_EQ(s.log("ge_inf_1 checks morale: die 3, column 0").size(), 1u);
        EXPECT_EQ(s.state("ge_inf_1"), "square");
    }
}

RULE(WL_7_5_4, mobile_infantry_forms_square_if_its_side_had_cavalry) {
    const Scene beaten = ride_against("ge_inf_1 br_cav_1", {6, 1, 1, 3});   // the melee comes first
    EXPECT_EQ(beaten.at("br_cav_1"), "msj_farm");
    EXPECT_EQ(beaten.log("ge_inf_1 checks morale: die 3, column 0").size(), 1u);

    const Scene dead = ride_against("ge_inf_1 br_cav_1(tired)", {6, 1, 1, 3});
    EXPECT_TRUE(dead.eliminated("br_cav_1"));
    EXPECT_EQ(dead.log("ge_inf_1 checks morale: die 3, column 0").size(), 1u);
}

RULE(WL_7_5_4, assaulting_infantry_does_not_even_with_cavalry) {
    Scene s("sandpit_valley: fr_inf_7 fr_cav_1; crossroads: br_cav_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley"});
    s.play(kRide, {1, 6, 1, 3, 1});   // its cavalry loses; the infantry is still mobile
    EXPECT_EQ(s.log("fr_inf_7 checks morale: die 3, column 4").size(), 1u);
    EXPECT_TRUE(s.eliminated("fr_inf_7"));
}

RULE(WL_7_5_5, infantry_hits_cavalry_on_a_six_without_modifiers) {
    for (int die = 1; die <= 6; ++die)
        for (const char* unit : {"ge_inf_1(defensive)", "br_inf_1(defensive)", "br_inf_1(square) red=4"}) {
            const Scene fresh = ride_against(unit, {die, 6});
            EXPECT_EQ(fresh.state("fr_cav_1"), die == 6 ? "tired" : "fresh") << die << unit;
            EXPECT_EQ(fresh.at("fr_cav_1"), "sandpit_valley");
            const Scene tired = ride_against(unit, die == 6 ? std::vector{6} : std::vector{die, 6}, "fr_cav_1(tired)");
            EXPECT_EQ(tired.eliminated("fr_cav_1"), die == 6) << die << unit;
        }
}

RULE(WL_7_5_5, every_unit_fires_once_and_the_cavalrys_owner_chooses_who_is_hit) {
    Scene s("sandpit_valley: fr_cav_1 fr_cav_2(tired); crossroads: ge_inf_1(defensive) ge_inf_2(defensive); active=french");
    s.play_all({"assault red sandpit_valley", kRide, "attack fr_cav_2 crossroads sandpit_valley"}, {6, 6});
    EXPECT_EQ(s.asks(), "cavalry_losses");
    EXPECT_EQ(s.seat(), "french");
    s.refuses("retreat fr_cav_1 sandpit_valley", "WL-7.5.5");
    s.refuses("hit fr_cav_3", "WL-7.5.5");
    s.play_all({"hit fr_cav_1", "hit fr_cav_1"}, {6, 6});   // tired, then eliminated
    EXPECT_TRUE(s.eliminated("fr_cav_1"));
    EXPECT_EQ(s.at("fr_cav_2"), "sandpit_valley");
}

RULE(WL_7_5_6, every_charged_unit_checks_if_cavalry_is_left) {
    const Scene left = ride_against("ge_inf_1(defensive) ge_inf_2", {1, 1, 6, 6});
    EXPECT_EQ(left.log("ge_inf_1 checks morale: die 6, column 0").size(), 1u);   // charged 3, unsupported 1, square -6
    EXPECT_EQ(left.log("ge_inf_2 checks morale: die 6, column 4").size(), 1u);
    const Scene gone = ride_against("ge_inf_1(defensive) ge_inf_2", {6, 1}, "fr_cav_1(tired)");
    EXPECT_EQ(gone.log("checks morale").size(), 0u);
}

RULE(WL_7_5_7, assaulting_cavalry_withdraws_when_infantry_is_left) {
    Scene s("sandpit_valley: fr_cav_1; crossroads: ge_inf_1(defensive); active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_cav_1 crossroads la_haye_sainte", {1, 6});
    EXPECT_EQ(s.at("fr_cav_1"), "la_haye_sainte");
    EXPECT_EQ(s.state("fr_cav_1"), "fresh");
}

RULE(WL_7_5_7, one_unit_left_of_several_is_enough) {
    const Scene s = ride_against("ge_inf_1(defensive) ge_inf_2", {1, 1, 6, 1});   // the mobile one breaks
    EXPECT_TRUE(s.eliminated("ge_inf_2"));
    EXPECT_EQ(s.at("fr_cav_1"), "sandpit_valley");
}

RULE(WL_7_5_7, defending_cavalry_retreats_and_is_not_tired) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_cav_1; active=french");
    s.play("assault red sandpit_valley", {1, 6});
    EXPECT_EQ(s.at("br_cav_1"), "msj_farm");
    EXPECT_EQ(s.state("br_cav_1"), "fresh");
    EXPECT_EQ(s.at("fr_inf_7"), "crossroads");
}

RULE(WL_7_5_8, all_charged_survivors_end_in_square) {
    const Scene mobile = ride_against("ge_inf_1", {1, 6});
    EXPECT_EQ(mobile.state("ge_inf_1"), "square");
    const Scene cavalry_dead = ride_against("ge_inf_1", {6}, "fr_cav_1(tired)");
    EXPECT_EQ(cavalry_dead.state("ge_inf_1"), "square");
    Scene assaulting("sandpit_valley: fr_inf_7; crossroads: br_cav_1; active=french");
    assaulting.play("assault red sandpit_valley", {1, 6});
    EXPECT_EQ(assaulting.state("fr_inf_7"), "square");
}

RULE(WL_7_5_9, cavalry_stays_if_no_infantry_is_left) {
    const Scene s = ride_against("ge_inf_1", {1, 1, 1});   // broken, and control
    EXPECT_EQ(s.units("crossroads"), Words{"fr_cav_1"});

    Scene defending("sandpit_valley: fr_inf_7; crossroads: br_cav_1; active=french");
    defending.play("assault red sandpit_valley", {1, 1, 1});
    EXPECT_EQ(defending.units("crossroads"), Words{"br_cav_1"});
}

RULE(WL_7_5_10, infantry_in_a_strong_point_fires_but_is_not_charged) {
    Scene s("sandpit_valley: fr_cav_1; la_haye_sainte: ge_inf_1(defensive) ge_inf_2(defensive) red=2; active=french");
    s.play("assault red sandpit_valley");
    s.play("attack fr_cav_1 la_haye_sainte sandpit_valley");
    s.play("benefit ge_inf_1", {1, 1});
    s.play("cubes ge_inf_1 0", {1});   // only ge_inf_2 checks, column 0, and its R becomes E among cavalry
    EXPECT_EQ(s.log("fires at the cavalry").size(), 2u);
    EXPECT_EQ(s.log("ge_inf_1 checks morale").size(), 0u);
    EXPECT_EQ(s.state("ge_inf_1"), "defensive");
    EXPECT_TRUE(s.eliminated("ge_inf_2"));
    EXPECT_EQ(s.at("fr_cav_1"), "sandpit_valley");   // infantry remains, so the cavalry must leave
}

RULE(WL_7_5_11, against_sheltered_infantry_alone_cavalry_is_shot_at_and_withdraws) {
    for (int die = 5; die <= 6; ++die) {
        Scene s("sandpit_valley: fr_cav_1; la_haye_sainte: ge_inf_1(defensive); active=french");
        s.play("assault red sandpit_valley");
        s.play("attack fr_cav_1 la_haye_sainte sandpit_valley", {die});
        EXPECT_EQ(s.at("fr_cav_1"), "sandpit_valley");
        EXPECT_EQ(s.state("fr_cav_1"), die == 6 ? "tired" : "fresh");
        EXPECT_EQ(s.state("ge_inf_1"), "defensive");
    }
}

}  // namespace papelotte::waterloo
