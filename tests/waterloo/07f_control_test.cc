// WL-7.8  Step 7 of an assault: cavalry control, and continued charges.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

// Unmanned guns let cavalry in without a fight: only its control roll follows.
constexpr std::string_view kGuns = "crossroads: br_art_1(unmanned) red=1;";
constexpr std::string_view kUncontrolledRide = "attack fr_cav_1 crossroads sandpit_valley";

Scene ride(const std::string& others, std::vector<int> dice) {
    Scene s("sandpit_valley: fr_cav_1;" + std::string(kGuns) + others + "active=french");
    s.play("assault red sandpit_valley");
    s.play(kUncontrolledRide, std::move(dice));
    return s;
}

}  // namespace

RULE(WL_7_8_1, the_control_table) {
    const struct {
        std::string unit;
        int number;
    } rows[] = {{"fr_cav_1", 5}, {"ig_cav_1", 5}, {"br_cav_1", 3}, {"ge_cav_1", 4}, {"du_cav_1", 6}, {"pr_cav_1", 5}};
    for (const auto& [unit, number] : rows)
        for (int die = 1; die <= 6; ++die) {
            const bool french = unit.starts_with("fr") || unit.starts_with("ig");
            Scene s(french ? "sandpit_valley: " + unit + ";" + std::string(kGuns) + "altens_ridge: ge_inf_1; msj_farm: ge_inf_2; active=french"
                           : "crossroads: " + unit +
                                 "; sandpit_valley: fr_art_1(unmanned) blue=1; grand_battery_west: fr_inf_1;"
                                 "grand_battery_east: fr_inf_2; active=allied");
            s.play(french ? "assault red sandpit_valley" : "assault red crossroads");
            s.play("attack " + unit + (french ? " crossroads sandpit_valley" : " sandpit_valley crossroads"), {die});
            EXPECT_EQ(s.asks(), die >= number ? "charge_on" : "choose_action") << unit << " " << die;
        }
}

RULE(WL_7_8_1, defending_cavalry_rolls_too_even_if_it_has_not_fought) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1 br_cav_1 ge_cav_1; active=french");
    s.play("assault red sandpit_valley", {1, 1, 1, 1, 2, 3});   // volleys; the attackers withdraw; two control rolls
    EXPECT_EQ(s.log("br_cav_1 rolls for control: die 2").size(), 1u);
    EXPECT_EQ(s.log("ge_cav_1 rolls for control: die 3").size(), 1u);
}

RULE(WL_7_8_2, who_retreated_or_withdrew_does_not_roll) {
    Scene melee("sandpit_valley: fr_cav_1; crossroads: br_cav_1; active=french");
    melee.play("assault red sandpit_valley");
    melee.play(kUncontrolledRide, {6, 1, 1});
    EXPECT_EQ(melee.log("br_cav_1 rolls for control").size(), 0u);
    EXPECT_EQ(melee.log("fr_cav_1 rolls for control").size(), 1u);

    Scene charge("sandpit_valley: fr_cav_1; crossroads: ge_inf_1; active=french");
    charge.play("assault red sandpit_valley");
    charge.play(kUncontrolledRide, {1, 6});   // it withdraws
    EXPECT_EQ(charge.log("rolls for control").size(), 0u);
}

RULE(WL_7_8_3, it_must_charge_an_adjacent_enemy_its_owner_chooses_which) {
    const Scene s = ride("altens_ridge: ge_inf_1; msj_farm: ge_inf_2; brunswick_park: ge_inf_3;", {5});
    EXPECT_EQ(s.asks(), "charge_on");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.legal(), (Words{"pursue fr_cav_1 msj_farm", "pursue fr_cav_1 altens_ridge"}));
    s.refuses("done", "WL-7.8.3");
    s.refuses("pursue fr_cav_1 pictons_ridge", "WL-7.8.3");    // the area is empty
    s.refuses("pursue fr_cav_1 brunswick_park", "WL-7.8.3");   // too far
}

RULE(WL_7_8_3, a_single_target_is_charged_at_once) {
    const Scene s = ride("msj_farm: ge_inf_2;", {5, 1, 6});   // control; there musketry and the check
    EXPECT_EQ(s.log("fr_cav_1 assaults msj_farm from crossroads").size(), 1u);
    EXPECT_EQ(s.state("ge_inf_2"), "square");
}

RULE(WL_7_8_3, without_a_target_or_with_rough_ground_alone_it_stays) {
    const Scene nobody = ride("", {6});
    EXPECT_EQ(nobody.at("fr_cav_1"), "crossroads");

    // msj_farm is adjacent to Mont St Jean, a town; no other enemy is near.
    Scene s("crossroads: fr_cav_1; msj_farm: br_art_1(unmanned) red=1; mont_st_jean: ge_inf_1; active=french");
    s.play("assault red crossroads");
    s.play("attack fr_cav_1 msj_farm crossroads", {6});
    EXPECT_EQ(s.at("fr_cav_1"), "msj_farm");
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(WL_7_8_3, woods_town_and_river_cannot_be_chosen) {
    Scene s(
        "genval_lane: fr_cav_1; smohain_heights: br_art_1(unmanned) red=1; ohain_wood: ge_inf_1; papelotte_smohain: ge_inf_2;"
        "vivians_flank: ge_inf_3; ohain_road: ge_inf_4; active=french");
    s.play("assault red genval_lane");
    s.play("attack fr_cav_1 smohain_heights genval_lane", {6});
    EXPECT_EQ(s.operands("pursue fr_cav_1 "), (Words{"ohain_road", "vivians_flank"}));
    s.refuses("pursue fr_cav_1 ohain_wood", "WL-7.8.3");
    s.refuses("pursue fr_cav_1 papelotte_smohain", "WL-7.8.3");
}

RULE(WL_7_8_4, it_joins_an_unresolved_assault_of_its_own_side) {
    Scene s("sandpit_valley: fr_cav_1 fr_inf_7;" + std::string(kGuns) + "pictons_ridge: ge_inf_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 pictons_ridge sandpit_valley", kUncontrolledRide});
    s.play("resolve crossroads", {5, 1, 1, 1, 1, 1, 6});   // on to pictons_ridge: volleys, then the charge, in one assault
    EXPECT_EQ(s.log("Assault on pictons_ridge").size(), 1u);
    EXPECT_EQ(s.log("fires a volley").size(), 4u);
    EXPECT_EQ(s.log("ge_inf_1 fires at the cavalry").size(), 1u);
}

RULE(WL_7_8_4, it_does_not_enter_an_unresolved_assault_of_the_enemy) {
    Scene s(
        "sandpit_valley: fr_inf_7 fr_inf_8 fr_inf_9; la_haye_sainte: fr_inf_10; crossroads: br_cav_1; pictons_ridge: ge_inf_1; active=french");
    s.play_all(
        {"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "attack fr_inf_8 pictons_ridge sandpit_valley", "done"});
    s.play("resolve crossroads", {1, 1, 3});   // fr_inf_7 is eliminated, the British cavalry charges on
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.operands("pursue br_cav_1 "), (Words{"la_haye_sainte", "sandpit_valley"}));
    s.refuses("pursue br_cav_1 pictons_ridge", "WL-7.8.4");
}

RULE(WL_7_8_5, all_rolls_first_then_targets_and_one_assault_for_the_same_target) {
    Scene s("sandpit_valley: fr_cav_1 fr_cav_2 fr_cav_3;" + std::string(kGuns) + "altens_ridge: ge_inf_1; msj_farm: ge_inf_2; active=french");
    s.play_all({"assault red sandpit_valley", kUncontrolledRide, "attack fr_cav_2 crossroads sandpit_valley"});
    s.play("attack fr_cav_3 crossroads sandpit_valley", {5, 6, 4});
    EXPECT_EQ(s.dice_rolled(), 3);                      // no unit has moved yet
    EXPECT_EQ(s.at("fr_cav_1"), "crossroads");
    s.refuses("pursue fr_cav_3 msj_farm", "WL-7.8.1");   // under control
    s.play("pursue fr_cav_2 msj_farm");
    s.play("pursue fr_cav_1 msj_farm", {1, 6});          // one musketry, one check: they charge together
    EXPECT_EQ(s.log("Assault on msj_farm").size(), 1u);
    EXPECT_EQ(s.log("fires at the cavalry").size(), 1u);
    EXPECT_EQ(s.at("fr_cav_3"), "crossroads");
}

RULE(WL_7_8_6, a_continued_charge_is_a_new_assault_even_by_the_player_not_active) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8(defensive) fr_art_1; crossroads: br_cav_1; active=french");
    // Musketry, fr_inf_7 is eliminated, control; then the gun of sandpit_valley fires, musketry, the square holds.
    s.play("assault red sandpit_valley", {1, 1, 3, 4, 1, 6});
    EXPECT_EQ(s.log("Assault on sandpit_valley by the Allied player").size(), 1u);
    EXPECT_EQ(s.log("fr_art_1 fires").size(), 1u);          // step 1 of the new assault, the French defend
    EXPECT_EQ(s.at("br_cav_1"), "crossroads");             // its origin is the area just left
    EXPECT_EQ(s.asks(), "choose_action");
    EXPECT_EQ(s.seat(), "french");
}

RULE(WL_7_8_6, the_assaulting_player_of_a_continued_charge_names_his_cavalry_first) {
    Scene s("sandpit_valley: fr_inf_7 fr_cav_1 fr_cav_2; crossroads: br_cav_1 br_cav_2; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley"});
    s.play("done", {1, 1, 3, 3});   // fr_inf_7 is eliminated; both charge on into sandpit_valley
    EXPECT_EQ(s.asks(), "charge");
    EXPECT_EQ(s.seat(), "allied");
    EXPECT_EQ(s.legal(), (Words{"charge br_cav_1", "charge br_cav_2"}));
}

RULE(WL_7_8_6, the_origin_counts_in_the_melee_of_a_continued_charge) {
    Scene s("bachelus_field: fr_inf_7 fr_cav_1(tired); hougoumont: ge_inf_1 br_cav_1; active=french");
    // Volleys; the attackers withdraw; control; the cavalry comes out of the woods, 3 - 1 against 3 - 1, then 4 - 1 against 5 - 1; control.
    s.play("assault red bachelus_field", {1, 1, 1, 1, 3, 3, 3, 4, 5, 1});
    EXPECT_EQ(s.log("br_cav_1 (2) against fr_cav_1 (2)").size(), 1u);
    EXPECT_EQ(s.at("br_cav_1"), "hougoumont");
}

RULE(WL_7_8_7, the_active_player_picks_among_old_and_new_assaults) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 fr_inf_9; crossroads: br_cav_1; pictons_ridge: ge_inf_1; active=french");
    s.play_all(
        {"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "attack fr_inf_8 pictons_ridge sandpit_valley", "done"});
    s.play("resolve crossroads", {1, 1, 3});   // the British cavalry charges on into sandpit_valley
    EXPECT_EQ(s.asks(), "resolve_assaults");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.operands("resolve "), (Words{"pictons_ridge", "sandpit_valley"}));
    s.play("resolve sandpit_valley", {1, 6, 1, 1, 1, 1});   // fr_inf_9 stands; then pictons_ridge
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(WL_7_8_8, a_unit_may_charge_on_again_and_again) {
    Scene s =
        ride("msj_farm: br_art_2(unmanned) red=1; lamberts_bivouac: br_art_3(unmanned) red=1;", {6, 6});   // msj_farm, the only target at first
    s.play("pursue fr_cav_1 lamberts_bivouac", {6, 6});   // from there back to msj_farm
    s.play("pursue fr_cav_1 crossroads", {6, 6});   // and again
    EXPECT_EQ(s.log("fr_cav_1 rolls for control").size(), 6u);
    s.play("pursue fr_cav_1 lamberts_bivouac", {1});
    EXPECT_EQ(s.at("fr_cav_1"), "lamberts_bivouac");
}

RULE(WL_7_8_9, a_leader_may_go_along) {
    for (const bool goes : {true, false}) {
        Scene s("sandpit_valley: fr_cav_1 fr_leader_1;" + std::string(kGuns) + "msj_farm: br_art_2(unmanned) red=1; active=french");
        s.play_all({"assault red sandpit_valley", kUncontrolledRide});
        s.play("accompany fr_leader_1 crossroads", {5});
        EXPECT_EQ(s.asks(), "accompany");
        EXPECT_EQ(s.seat(), "french");
        s.play(goes ? "follow fr_leader_1" : "stay fr_leader_1", {1});
        EXPECT_EQ(s.at("fr_cav_1"), "msj_farm");
        EXPECT_EQ(s.at("fr_leader_1"), goes ? "msj_farm" : "eliminated");   // alone with the enemy's guns (WL-12.2.4)
    }
}

RULE(WL_7_8_10, cavalry_that_stood_among_the_guns_before_does_not_roll) {
    Scene s("sandpit_valley: fr_cav_1; crossroads: fr_cav_2 br_art_1(unmanned) red=1; msj_farm: ge_inf_1; active=french");
    s.play("assault red sandpit_valley");
    s.play(kUncontrolledRide, {1});
    EXPECT_EQ(s.log("fr_cav_1 rolls for control").size(), 1u);
    EXPECT_EQ(s.log("fr_cav_2 rolls for control").size(), 0u);
    EXPECT_EQ(s.units("crossroads"), (Words{"br_art_1", "fr_cav_1", "fr_cav_2"}));
}

RULE(WL_7_8_10, on_the_defending_side_it_does_roll) {
    Scene s("msj_farm: ge_inf_1; crossroads: fr_cav_2 br_art_1(unmanned) red=1; active=allied");
    s.play("assault red msj_farm", {1, 1, 1});   // musketry, ge_inf_1 is eliminated, control
    EXPECT_EQ(s.log("fr_cav_2 rolls for control").size(), 1u);
}

RULE(WL_7_8_11, french_cavalry_never_charges_on_into_the_delayed_box) {
    Scene alone("domons_heights: fr_cav_1; lasne_road: pr_art_1(unmanned) black=1; delayed: pr_inf_1; active=french turn=5");
    alone.play("assault red domons_heights");
    alone.play("attack fr_cav_1 lasne_road domons_heights", {6});
    EXPECT_EQ(alone.at("fr_cav_1"), "lasne_road");
    EXPECT_EQ(alone.asks(), "choose_action");

    Scene s(
        "domons_heights: fr_cav_1; lasne_road: pr_art_1(unmanned) black=1; delayed: pr_inf_1; frischermont_east: pr_inf_2;"
        "virere_heights: pr_inf_3; active=french turn=5");
    s.play("assault red domons_heights");
    s.play("attack fr_cav_1 lasne_road domons_heights", {6});
    EXPECT_EQ(s.operands("pursue fr_cav_1 "), (Words{"frischermont_east", "virere_heights"}));
    s.refuses("pursue fr_cav_1 delayed", "WL-7.8.11");
}

}   // namespace papelotte::waterloo
