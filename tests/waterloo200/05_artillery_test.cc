// W2-5  Artillery.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

std::string fire_of_guns(int area, int offence, int defence) {
    return "Fire in " + std::to_string(area) + ": offence " + std::to_string(offence) + " against defence " + std::to_string(defence) + ".";
}

// --- In its own area -------------------------------------------------------------------------------------------------------------

RULE(W2_5_1_1, one_point_for_foot_four_for_horse_artillery_and_the_boost_for_both) {
    Scene s("67: fr_2c_reille_tl(activated) fr_3cav_kellermann_tl(activated) fr_2c_fart fr_3cav_hart; kind=tactical");
    s.play_all({"done", "move fr_2c_fart", "to 69", "to 82"});
    EXPECT_TRUE(s.operands("to ").empty());
    s.play_all({"stop", "move fr_3cav_hart", "to 69", "to 82", "to 97", "to 96", "to 81"});
    EXPECT_TRUE(s.operands("to ").empty());
    Scene pass("67: fr_2c_fart; kind=pass");
    pass.play_all({"move fr_2c_fart", "to 69"});
    EXPECT_TRUE(pass.operands("to ").empty());
}

RULE(W2_5_1_2, a_gun_in_the_battle_area_adds_its_strength_and_is_not_reduced) {
    Scene s("51: fr_2c_soye_inf fr_2c_fart(step=1) br_2c_fart br_2c_mitchell_inf; kind=strategic_move");   // 4 + 2 against 3 + 2 + 1
    s.play_all({"done", "battle 51"});
    EXPECT_EQ(s.log("Fire in"), Words{fire_of_guns(51, 6, 6)});
    EXPECT_EQ(s.step("fr_2c_fart"), 1);
    EXPECT_EQ(s.step("br_2c_fart"), 0);
}

RULE(W2_5_1_3, guns_enter_only_areas_that_are_contested_already) {
    Scene s("67: fr_2c_reille_tl(activated) fr_2c_fart fr_2c_soye_inf; 51: br_2c_mitchell_inf; kind=tactical");
    s.play_all({"done", "move fr_2c_fart"});
    s.refuses("to 51", "W2-5.1.3");
    Scene after("67: fr_2c_reille_tl(activated) fr_2c_fart fr_2c_soye_inf; 51: br_2c_mitchell_inf; kind=tactical");
    after.play_all({"done", "move fr_2c_soye_inf", "to 51", "stop", "move fr_2c_fart", "to 51", "stop"});
    EXPECT_EQ(after.at("fr_2c_fart"), "51");
}

// --- Activation ------------------------------------------------------------------------------------------------------------------

RULE(W2_5_2_1, a_gun_moves_first_and_is_then_revealed_for_a_point) {
    Scene s("67: fr_2c_reille_tl(activated) fr_2c_fart; kind=tactical");
    s.play_all({"done", "move fr_2c_fart", "to 69", "reveal"});
    EXPECT_TRUE(s.activated("fr_2c_fart"));
    EXPECT_TRUE(s.up("fr_2c_fart"));
    EXPECT_EQ(s.asks(), "move_units");   // it cannot move again
    s.refuses("move fr_2c_fart", "W2-12.2.4");
    Scene spent("67: fr_2c_reille_tl(activated) fr_2c_fart; kind=tactical");
    spent.play_all({"done", "move fr_2c_fart", "to 69", "to 70"});
    spent.refuses("reveal", "W2-12.1.5");
    Scene infantry("67: fr_2c_reille_tl(activated) fr_2c_soye_inf; kind=tactical");
    infantry.play_all({"done", "move fr_2c_soye_inf"});
    infantry.refuses("reveal", "W2-5.2.1");
}

RULE(W2_5_2_2, a_gun_needs_command_or_counts_as_a_unit_moved) {
    Scene tactical("67: fr_2c_reille_tl(activated); 83: fr_2c_fart; kind=tactical");
    tactical.play("done");
    tactical.refuses("move fr_2c_fart", "W2-10.4.1");
    Scene strategic("100: fr_napoleon_sl(step=3); 67: fr_2c_fart fr_2c_soye_inf; kind=strategic_move");
    strategic.play_all({"move fr_2c_fart", "reveal"});
    EXPECT_EQ(strategic.phasing(), "allied");   // the only unit that Napoleon could move
}

RULE(W2_5_2_3, no_gun_is_activated_in_a_pass) {
    Scene s("67: fr_3cav_hart; kind=pass");
    s.play("move fr_3cav_hart");
    s.refuses("reveal", "W2-5.2.3");
}

// In the fight for 67 the battery in 51 has lost its line of communication, the one in 80 has not.
RULE(W2_5_2_4, an_isolated_gun_is_neither_activated_nor_employed) {
    Scene move("36: fr_3cav_hart; kind=strategic_move");
    move.refuses("move fr_3cav_hart", "W2-12.2.1");
    Scene fight(
        "81: fr_3cav_kellermann_tl(activated); 67: fr_3cav_picquet_cav br_2c_mitchell_inf; "
        "51: fr_3cav_hart(activated); 80: fr_4cav_hart(activated); control 67=french 66=british; kind=tactical");
    fight.play_all({"done", "done", "battle 67"});
    fight.refuses("employ fr_3cav_hart", "W2-5.2.4");
    fight.allows("employ fr_4cav_hart");
}

RULE(W2_5_2_5, a_gun_may_be_revealed_wherever_it_may_end) {
    Scene s("51: fr_2c_soye_inf fr_2c_fart br_2c_mitchell_inf; 67: fr_2c_reille_tl(activated); kind=tactical");
    s.play_all({"done", "move fr_2c_fart", "reveal"});
    EXPECT_TRUE(s.activated("fr_2c_fart"));
    s.play_all({"done", "battle 51"});   // it cannot be employed in its own area, so the player is not asked
    EXPECT_EQ(s.log("Fire in"), Words{fire_of_guns(51, 11, 4)});
}

// --- Employment ------------------------------------------------------------------------------------------------------------------

constexpr std::string_view kBattle = "51: fr_2c_soye_inf br_2c_mitchell_inf; 80: fr_2c_reille_tl(activated); kind=tactical; ";

Scene in_battle(std::string_view more) {
    Scene s(std::string(kBattle) + std::string(more));
    s.play_all({"done", "done", "battle 51"});
    return s;
}

RULE(W2_5_3_1, which_guns_may_be_employed) {
    Scene s = in_battle(
        "67: fr_2c_fart(activated) fr_3cav_hart; 81: fr_4cav_hart(activated); 66: fr_1c_fart(activated step=3); "
        "68: fr_g_hart(activated) fr_2c_campi_inf br_1c_byng_inf; control 68=french");
    EXPECT_EQ(s.operands("employ "), Words{"fr_2c_fart"});
    s.refuses("employ fr_3cav_hart", "W2-5.3.1");   // not activated
    s.refuses("employ fr_4cav_hart", "W2-5.3.1");   // not adjacent
    s.refuses("employ fr_1c_fart", "W2-5.3.1");     // no balls
    s.refuses("employ fr_g_hart", "W2-5.3.1");      // enemies in its area
}

RULE(W2_5_3_2, an_employed_gun_adds_its_value) {
    Scene s = in_battle("67: fr_2c_fart(activated step=1)");
    s.play("employ fr_2c_fart");
    EXPECT_EQ(s.log("Fire in"), Words{fire_of_guns(51, 6, 4)});
}

RULE(W2_5_3_3, the_french_employ_any_number_the_allies_one) {
    Scene french = in_battle("67: fr_2c_fart(activated) fr_3cav_hart(activated); 66: fr_1c_fart(activated)");
    french.play_all({"employ fr_2c_fart", "employ fr_3cav_hart", "employ fr_1c_fart"});
    EXPECT_EQ(french.log("Fire in"), Words{fire_of_guns(51, 4 + 3 + 2 + 3, 4)});
    Scene british(
        "51: fr_2c_soye_inf br_2c_mitchell_inf; 37: br_2c_hill_tl(activated) br_2c_fart(activated); 36: br_cav_hart(activated); "
        "phasing=allied kind=tactical");
    british.play_all({"done", "done", "battle 51", "employ br_2c_fart"});
    EXPECT_EQ(british.log("Fire in").size(), 1u);   // no second gun is asked for
    EXPECT_EQ(british.step("br_cav_hart"), 0);
}

RULE(W2_5_3_4, an_employed_gun_is_reduced_after_a_draw_too) {
    Scene s("51: fr_2c_soye_inf(step=2) br_2c_mitchell_inf; 67: fr_6c_fart(activated); 80: fr_2c_reille_tl(activated); kind=tactical");
    s.play_all({"done", "done", "battle 51", "employ fr_6c_fart"});   // 2 + 2 against 4
    EXPECT_EQ(s.log("ends with a draw").size(), 1u);
    EXPECT_EQ(s.step("fr_6c_fart"), 1);
}

RULE(W2_5_3_5, a_gun_serves_several_battles_while_it_has_balls) {
    Scene s = in_battle(
        "67: fr_2c_fart(activated step=1); 82: fr_3cav_kellermann_tl(activated) fr_g_drouot_tl(activated); "
        "68: fr_2c_campi_inf br_1c_byng_inf; 69: fr_2c_husson_inf br_1c_detmers_inf; control 69=french");
    s.play_all({"employ fr_2c_fart", "battle 68", "employ fr_2c_fart", "battle 69"});
    EXPECT_EQ(s.log("fr_2c_fart fires"), (Words{"  fr_2c_fart fires: 2", "  fr_2c_fart fires: 1"}));   // the pawn cannot fire a third time
    EXPECT_EQ(s.step("fr_2c_fart"), 3);
}

RULE(W2_5_3_6, an_employed_gun_takes_no_hits) {
    Scene s("51: fr_2c_soye_inf(step=3) br_2c_adam_inf; 67: fr_2c_fart(activated); 80: fr_2c_reille_tl(activated); kind=tactical");
    s.play_all({"done", "done", "battle 51", "employ fr_2c_fart"});   // 1 + 3 against 5: a hit for the loser
    EXPECT_TRUE(s.eliminated("fr_2c_soye_inf"));
    EXPECT_EQ(s.step("fr_2c_fart"), 1);   // for having fired, not for the hit
}

RULE(W2_5_3_7, the_defender_adds_nothing_from_next_door) {
    Scene s = in_battle("37: br_2c_fart br_2c_hill_tl");
    EXPECT_EQ(s.log("Fire in"), Words{fire_of_guns(51, 4, 4)});
}

RULE(W2_5_3_8, a_faction_employs_its_own_guns) {
    Scene s = in_battle("67: fr_2c_fart(activated); 37: br_2c_fart");
    s.refuses("employ br_2c_fart", "W2-5.3.8");
}

RULE(W2_5_4_1, a_pawn_is_not_employed_and_falls_to_one_hit) {
    Scene s = in_battle("67: fr_2c_fart(activated step=3) fr_3cav_hart(activated)");
    s.refuses("employ fr_2c_fart", "W2-5.3.1");
    Scene alone("51: fr_2c_soye_inf(step=1) br_2c_fart(step=2); kind=strategic_move");   // 3 against 1 + 1
    alone.play_all({"done", "battle 51"});
    EXPECT_EQ(alone.log("Fire in"), Words{fire_of_guns(51, 3, 2)});
    EXPECT_TRUE(alone.eliminated("br_2c_fart"));
}

// --- Where two points lead -------------------------------------------------------------------------------------------------------

RULE(W2_5_5_1, foot_artillery_under_command_has_two_points) {
    const std::string_view text = "67: fr_2c_reille_tl(activated) fr_2c_fart; 51: fr_2c_soye_inf br_2c_mitchell_inf; kind=tactical; ";
    Scene green(text);
    green.play_all({"done", "move fr_2c_fart", "to 69", "reveal"});
    Scene fight(text);
    fight.play_all({"done", "move fr_2c_fart", "to 51", "stop"});
    Scene rough(text);
    rough.play_all({"done", "move fr_2c_fart", "to 68"});
    rough.refuses("reveal", "W2-12.1.5");
    Scene rough_fight(std::string(text) + "68: fr_2c_campi_inf br_1c_byng_inf");
    rough_fight.play_all({"done", "move fr_2c_fart"});
    rough_fight.refuses("to 68", "W2-12.1.5");
}

RULE(W2_5_5_2, only_horse_artillery_joins_a_fight_in_rough_terrain) {
    Scene s("67: fr_3cav_kellermann_tl(activated) fr_3cav_hart; 68: fr_2c_campi_inf br_1c_byng_inf; kind=tactical");
    s.play_all({"done", "move fr_3cav_hart", "to 68", "stop"});
    EXPECT_EQ(s.at("fr_3cav_hart"), "68");
}

}   // namespace
}   // namespace papelotte::waterloo200
