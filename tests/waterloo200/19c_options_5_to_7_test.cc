// W2-O5 … W2-O7  The Grand Battery, different languages, retreat.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

std::string fire_reported(const Scene& s) { return s.log("Fire in").at(0); }

// The player chooses the target of the Grand Battery.
Scene battery(const std::string& scene, const std::string& options = "grand_battery") {
    return Scene(scene + "; options=" + options + " kind=grand_battery");
}

Scene battle(const std::string& units, const std::string& rest) {
    Scene s("41: " + units + "; kind=strategic_move options=languages " + rest);
    s.play_all({"done", "battle 41"});
    return s;
}

// The French attack in 41 in a Tactical Action; the Allies have the Disc.
Scene attack(const std::string& scene, const std::string& options = "retreat") {
    Scene s(scene + "; 84: fr_6c_lobau_tl(activated); disc=allied kind=tactical options=" + options);
    s.play_all({"done", "done", "battle 41"});
    return s;
}

}  // namespace

// --- The Grand Battery (W2-O5) -------------------------------------------------------------------------------------------------------

RULE(W2_O5_1, the_french_may_spend_the_disc_on_it) {
    Scene s("56: fr_1c_fart; 41: br_res_kempt_inf; options=grand_battery");
    s.play("strategic");
    s.allows("grand_battery");
    Scene without("56: fr_1c_fart; 41: br_res_kempt_inf");
    without.play("strategic");
    without.refuses("grand_battery", "W2-O5.1");
    Scene british("27: br_res_fart; 41: fr_2c_soye_inf; options=grand_battery disc=allied phasing=allied");
    british.play("strategic");
    british.refuses("grand_battery", "W2-O5.1");
}

RULE(W2_O5_1, at_an_uncontested_allied_area_with_units) {
    const Scene s = battery("56: fr_1c_fart; 41: br_res_kempt_inf; 42: br_res_pack_inf fr_2c_soye_inf; 40: br_1c_byng_inf");
    EXPECT_EQ(s.operands("bombard "), (Words{"40", "41"}));
    s.refuses("bombard 42", "W2-O5.1");   // contested
    s.refuses("bombard 28", "W2-O5.1");   // empty
    s.refuses("bombard 57", "W2-O5.1");   // French
}

RULE(W2_O5_1, never_at_a_black_one) {
    const Scene s = battery("63: fr_1c_fart; 50: pr_blucher_sl; 49: pr_4c_hacke_inf; turn=3");
    EXPECT_EQ(s.operands("bombard "), Words{"49"});
    s.refuses("bombard 50", "W2-O5.1");
}

RULE(W2_O5_2, guns_within_two_areas_that_can_fire) {
    Scene s = battery(
        "56: fr_1c_fart fr_2c_fart(step=3); 72: fr_4cav_hart; 85: fr_6c_fart; 42: fr_g_fart br_res_pack_inf; 41: br_res_kempt_inf; "
        "26: fr_3cav_hart");
    s.play("bombard 41");
    EXPECT_EQ(s.operands("employ "), (Words{"fr_1c_fart", "fr_4cav_hart"}));
    for (const char* gun : {"employ fr_2c_fart", "employ fr_6c_fart", "employ fr_g_fart", "employ fr_3cav_hart"})
        s.refuses(gun, "W2-O5.2");   // a pawn, too far, among enemies, isolated
}

RULE(W2_O5_2, one_at_least_and_no_more_than_napoleons_value) {
    Scene s = battery("100: fr_napoleon_sl(step=2); 56: fr_1c_fart fr_2c_fart fr_6c_fart; 41: br_res_kempt_inf br_res_pack_inf br_res_best_inf");
    s.play("bombard 41");
    s.refuses("done", "W2-O5.2");
    s.play("employ fr_1c_fart");
    EXPECT_TRUE(s.up("fr_1c_fart"));
    EXPECT_EQ(s.at("fr_1c_fart"), "56");
    s.play("employ fr_2c_fart");
    s.refuses("employ fr_6c_fart", "W2-O5.2");
    s.play("done");
    EXPECT_EQ(fire_reported(s), "Fire in 41: offence 6 against defence 10.");
}

RULE(W2_O5_3, no_terrain_bonus_and_hits_for_the_defender_alone) {
    Scene s = battery("56: fr_1c_fart fr_6c_fart; 41: br_2c_mitchell_inf");   // 5 : 3
    s.play_all({"bombard 41", "employ fr_1c_fart", "employ fr_6c_fart", "done"});
    EXPECT_EQ(fire_reported(s), "Fire in 41: offence 5 against defence 3.");
    EXPECT_EQ(s.step("br_2c_mitchell_inf"), 2);
    EXPECT_EQ(s.step("fr_1c_fart") + s.step("fr_6c_fart"), 0);
}

RULE(W2_O5_3, there_are_no_hits_unless_it_beats_the_defence) {
    Scene s = battery("56: fr_1c_fart(step=2); 41: br_res_kempt_inf br_2c_adam_inf br_1c_byng_inf");   // 1 : 12
    s.play_all({"bombard 41", "employ fr_1c_fart", "done"});
    for (const char* unit : {"br_res_kempt_inf", "br_2c_adam_inf", "br_1c_byng_inf"}) EXPECT_EQ(s.step(unit), 0) << unit;
    EXPECT_EQ(s.step("fr_1c_fart"), 2);
}

RULE(W2_O5_4, the_guns_are_hidden_unreduced_and_nothing_else_happens) {
    Scene s = battery("56: fr_1c_fart fr_2c_soye_inf; 41: br_2c_mitchell_inf; 55: fr_1c_schmitz_inf br_res_kempt_inf");
    s.play_all({"bombard 41", "employ fr_1c_fart", "done"});
    EXPECT_EQ(s.asks(), "choose_action");   // no move, no battle in 55
    EXPECT_EQ(s.phasing(), "allied");
    EXPECT_EQ(s.disc(), "allied");
    EXPECT_FALSE(s.up("fr_1c_fart"));
    EXPECT_EQ(s.step("fr_1c_fart"), 0);
}

RULE(W2_O5_5, the_defenders_are_revealed_and_hidden_again) {
    Scene s = battery("56: fr_1c_fart fr_2c_fart fr_6c_fart; 41: br_2c_mitchell_inf br_res_best_inf");   // 8 : 6
    s.play_all({"bombard 41", "employ fr_1c_fart", "employ fr_2c_fart", "employ fr_6c_fart", "done"});
    EXPECT_EQ(s.asks(), "take_losses");
    EXPECT_TRUE(s.up("br_2c_mitchell_inf") && s.up("br_res_best_inf"));
    s.play("lose br_res_best_inf");
    EXPECT_FALSE(s.up("br_2c_mitchell_inf") || s.up("br_res_best_inf"));
}

RULE(W2_O5_5, the_sunken_road_languages_and_morale_apply) {
    Scene road = battery("41: fr_1c_fart; 27: br_res_vincke_inf; pool=br_res_best_inf");
    road.play_all({"bombard 27", "employ fr_1c_fart", "done"});
    EXPECT_EQ(road.asks(), "sunken_road");
    road.play("add", {0});
    EXPECT_EQ(fire_reported(road), "Fire in 27: offence 3 against defence 5.");
    Scene both = battery("56: fr_1c_fart; 41: br_2c_mitchell_inf br_res_best_inf; eliminated=fr_1c_quiot_inf", "grand_battery,languages,morale");
    both.play_all({"bombard 41", "employ fr_1c_fart", "done"});
    EXPECT_EQ(fire_reported(both), "Fire in 41: offence 12 against defence 15.");   // 3 + 9, 6 + 10 - 1
}

RULE(W2_O5_6, an_area_emptied_by_it_keeps_its_controller) {
    Scene s = battery("56: fr_1c_fart; 41: br_res_vincke_inf(step=1)");
    s.play_all({"bombard 41", "employ fr_1c_fart", "done"});
    EXPECT_TRUE(s.units("41").empty());
    EXPECT_EQ(s.control("41"), "british");
}

// --- Different languages (W2-O6) -----------------------------------------------------------------------------------------------------

RULE(W2_O6_1, every_british_unit_has_a_language_and_leaders_and_guns_are_english) {
    for (const Unit unit : units_of(Faction::british)) {
        EXPECT_NE(data_of(unit).language, Language::none) << word(unit);
        if (kLeaders.has(unit) || kGuns.has(unit)) EXPECT_EQ(data_of(unit).language, Language::english) << word(unit);
    }
    EXPECT_EQ(data_of(Scene::unit("br_1c_ompteda_inf")).language, Language::german);
    EXPECT_EQ(data_of(Scene::unit("br_1c_bijlandt_inf")).language, Language::dutch);
}

RULE(W2_O6_2, the_fire_falls_by_the_languages_less_one) {
    EXPECT_EQ(fire_reported(battle("fr_2c_soye_inf br_res_kempt_inf br_res_pack_inf", "")), "Fire in 41: offence 4 against defence 8.");
    EXPECT_EQ(fire_reported(battle("fr_2c_soye_inf br_res_kempt_inf br_res_best_inf", "")), "Fire in 41: offence 4 against defence 7.");
    EXPECT_EQ(fire_reported(battle("fr_2c_soye_inf br_res_kempt_inf br_res_best_inf br_1c_bijlandt_inf", "")),
              "Fire in 41: offence 4 against defence 8.");
}

RULE(W2_O6_2, on_the_attacking_side_too) {
    Scene s("41: fr_2c_soye_inf br_res_kempt_inf br_res_best_inf; kind=strategic_move options=languages phasing=allied");
    s.play_all({"done", "battle 41"});
    EXPECT_EQ(fire_reported(s), "Fire in 41: offence 6 against defence 5.");
}

RULE(W2_O6_3, employed_guns_and_leaders_whose_stars_count_take_part) {
    const auto attack_with = [](const std::string& picton, bool gun) {
        Scene s("41: fr_2c_soye_inf br_res_best_inf; 27: br_res_fart(activated) br_res_picton_tl(" + picton +
                "); 15: br_cav_uxbridge_tl(activated); kind=tactical options=languages phasing=allied");
        s.play_all({"done", "done", "battle 41", gun ? "employ br_res_fart" : "done"});
        return fire_reported(s);
    };
    EXPECT_EQ(attack_with("step=1", false), "Fire in 41: offence 3 against defence 5.");   // Germans alone
    EXPECT_EQ(attack_with("step=1", true), "Fire in 41: offence 5 against defence 5.");   // 3 + 3 - 1
    EXPECT_EQ(attack_with("activated step=2", false), "Fire in 41: offence 4 against defence 5.");   // 3 + 2 - 1
    EXPECT_EQ(attack_with("activated step=3", false), "Fire in 41: offence 3 against defence 5.");   // on his last step he adds nothing
}

// --- Retreat (W2-O7) -----------------------------------------------------------------------------------------------------------------

RULE(W2_O7_1, the_defender_who_holds_the_disc_may_retreat_before_anything_is_revealed) {
    Scene s = attack("41: fr_2c_soye_inf br_res_kempt_inf; 27: br_res_pack_inf; 56: fr_1c_fart(activated)");
    EXPECT_EQ(s.asks(), "employ_guns");
    s.play("employ fr_1c_fart");
    EXPECT_EQ(s.asks(), "retreat");
    EXPECT_EQ(s.seat(), "british");
    EXPECT_EQ(s.legal(), (Words{"retreat", "done"}));
    EXPECT_FALSE(s.up("br_res_kempt_inf"));
    s.play("done");
    EXPECT_EQ(fire_reported(s), "Fire in 41: offence 7 against defence 5.");   // the defender stays
}

RULE(W2_O7_1, not_without_the_disc_nor_without_the_option) {
    Scene s("41: fr_2c_soye_inf br_res_kempt_inf; 27: br_res_pack_inf; kind=strategic_move options=retreat");
    s.play_all({"done", "battle 41"});
    EXPECT_FALSE(s.log("Fire in").empty());
    EXPECT_FALSE(attack("41: fr_2c_soye_inf br_res_kempt_inf; 27: br_res_pack_inf", "morale").log("Fire in").empty());
}

RULE(W2_O7_2, each_unit_goes_to_an_adjacent_area_of_its_faction_that_holds_some_of_it) {
    Scene s = attack(
        "41: fr_2c_soye_inf br_res_kempt_inf br_res_fart; 27: br_res_pack_inf; 40: br_1c_byng_inf br_1c_fart; "
        "28: br_res_best_inf fr_1c_schmitz_inf; 26: br_cav_vivian_cav");
    s.play("retreat");
    EXPECT_EQ(s.operands("fall_back br_res_kempt_inf "), Words{"27"});   // 40 full, 28 contested, 42 empty, 26 not adjacent
    for (const char* there : {"fall_back br_res_kempt_inf 40", "fall_back br_res_kempt_inf 28", "fall_back br_res_kempt_inf 42"})
        s.refuses(there, "W2-O7.2");
    s.play("fall_back br_res_kempt_inf 27");
    EXPECT_EQ(s.asks(), "retreat_places");   // all of them must retreat
    s.play("fall_back br_res_fart 27");
    EXPECT_EQ(s.units("41"), Words{"fr_2c_soye_inf"});
}

RULE(W2_O7_2, to_different_areas_if_they_like) {
    Scene s = attack("41: fr_2c_soye_inf br_res_kempt_inf br_res_fart; 27: br_res_pack_inf; 42: br_cav_vivian_cav");
    s.play_all({"retreat", "fall_back br_res_kempt_inf 27"});
    EXPECT_EQ(s.operands("fall_back br_res_fart "), (Words{"27", "42"}));
    s.play("fall_back br_res_fart 42");
    EXPECT_EQ(s.at("br_res_fart"), "42");
}

RULE(W2_O7_2, never_into_a_black_area) {
    Scene s(
        "63: fr_2c_soye_inf pr_4c_hacke_inf; 50: pr_blucher_sl pr_4c_hiller_inf; 84: fr_6c_lobau_tl(activated); turn=3 disc=allied "
        "kind=tactical "
        "options=retreat");
    s.play_all({"done", "done", "battle 63"});
    EXPECT_FALSE(s.log("Fire in").empty());
}

RULE(W2_O7_3, not_if_there_is_no_room_for_all) {
    const Scene s = attack("41: fr_2c_soye_inf br_res_kempt_inf br_res_fart; 40: br_1c_byng_inf");   // room for one in 40
    EXPECT_TRUE(s.log("The Disc").empty());
    EXPECT_FALSE(s.log("Fire in").empty());
}

RULE(W2_O7_4, it_needs_no_points_and_no_communication_and_hides_face_up_units) {
    Scene s = attack(
        "41: fr_2c_soye_inf br_res_fart(attacked) br_res_kempt_inf; 27: br_res_pack_inf; 1: br_wellington_sl; "
        "control 2=french 11=french 12=french");
    s.play_all({"retreat", "fall_back br_res_fart 27", "fall_back br_res_kempt_inf 27"});
    EXPECT_EQ(s.at("br_res_fart"), "27");   // a foot gun has 1 point, which leaving the area alone would cost
    EXPECT_FALSE(s.up("br_res_fart"));
    EXPECT_TRUE(s.log("is revealed").empty());
}

RULE(W2_O7_5, no_battle_takes_place_but_the_area_counts_as_fought) {
    Scene s(
        "55: fr_1c_quiot_inf br_2c_mitchell_inf; 56: fr_1c_fart(activated) fr_2c_soye_inf; 41: br_res_kempt_inf; 27: br_res_pack_inf; "
        "72: fr_2c_reille_tl(activated); disc=allied kind=tactical options=retreat");
    s.play_all(
        {"done", "move fr_2c_soye_inf", "to 41", "stop", "done", "battle 41", "employ fr_1c_fart", "retreat", "fall_back br_res_kempt_inf 27"});
    EXPECT_TRUE(s.log("Fire in").empty());
    EXPECT_EQ(s.control("41"), "french");
    EXPECT_EQ(s.step("fr_1c_fart"), 0);
    EXPECT_EQ(s.phasing(), "allied");   // the only battle is used, and the new engagement is resolved
}

RULE(W2_O7_6, the_disc_goes_to_the_attacker_at_once) {
    Scene s = attack("41: fr_2c_soye_inf br_res_kempt_inf; 27: br_res_pack_inf");
    EXPECT_EQ(s.disc(), "allied");
    s.play("retreat");
    EXPECT_EQ(s.disc(), "french");
}

}   // namespace papelotte::waterloo200
