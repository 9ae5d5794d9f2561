// W2-4  Leaders.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

std::string fire_of_leaders(int area, int offence, int defence) {
    return "Fire in " + std::to_string(area) + ": offence " + std::to_string(offence) + " against defence " + std::to_string(defence) + ".";
}

// --- General ---------------------------------------------------------------------------------------------------------------------

RULE(W2_4_1_1, three_strategic_leaders_and_one_tactical_leader_a_corps) {
    EXPECT_EQ(kStrategicLeaders.size(), 3);
    EXPECT_EQ((kTacticalLeaders & units_of(Faction::french)).size(), 6);
    EXPECT_EQ((kTacticalLeaders & units_of(Faction::british)).size(), 4);
    EXPECT_EQ((kTacticalLeaders & units_of(Faction::prussian)).size(), 3);
    for (int corps = 0; corps < kCorps; ++corps) EXPECT_EQ((units_of(Corps(corps)) & kTacticalLeaders).size(), 1);
}

RULE(W2_4_1_2, a_leader_adds_his_strength_and_takes_hits) {
    Scene s("51: fr_2c_soye_inf(step=3) br_2c_hill_tl(step=1); kind=strategic_move");
    s.play_all({"done", "battle 51"});
    EXPECT_EQ(s.log("Fire in"), Words{fire_of_leaders(51, 1, 4)});   // 3 stars and the terrain
    EXPECT_EQ(s.step("br_2c_hill_tl"), 2);                // a hit for the winner
}

RULE(W2_4_1_3, a_leader_never_enters_an_area_with_enemies) {
    Scene pass("99: fr_napoleon_sl; 83: br_2c_mitchell_inf; kind=pass");
    pass.play("move fr_napoleon_sl");
    pass.refuses("to 83", "W2-4.1.3");
    Scene strategic("67: fr_2c_reille_tl; 51: br_2c_mitchell_inf fr_2c_soye_inf; kind=strategic_move");
    strategic.play("move fr_2c_reille_tl");
    strategic.refuses("to 51", "W2-4.1.3");
    Scene activation("67: fr_2c_reille_tl; 51: br_2c_mitchell_inf; kind=tactical");
    activation.play("activate fr_2c_reille_tl");
    activation.refuses("to 51", "W2-4.1.3");
}

RULE(W2_4_1_4, enemies_may_enter_a_leaders_area_and_he_stays) {
    Scene s("67: fr_2c_reille_tl; 51: br_2c_mitchell_inf; phasing=allied disc=allied kind=strategic_move");
    s.play_all({"move br_2c_mitchell_inf", "to 67"});
    EXPECT_TRUE(s.contested("67"));
    EXPECT_EQ(s.at("fr_2c_reille_tl"), "67");
}

RULE(W2_4_1_5, a_leader_left_alone_defends_himself) {
    Scene s("67: fr_2c_reille_tl; 51: fr_2c_soye_inf br_2c_hill_tl(step=3) br_2c_mitchell_inf(step=2); kind=strategic_move");
    s.play_all({"done", "battle 51", "lose br_2c_mitchell_inf"});   // 4 against 3
    s.play_all({"pass", "done"});
    s.play_all({"tactical", "activate fr_2c_reille_tl", "reveal", "done", "done", "battle 51"});
    EXPECT_EQ(s.log("Fire in").back(), fire_of_leaders(51, 7, 2));   // the heart and the terrain
}

// --- Activation ------------------------------------------------------------------------------------------------------------------

RULE(W2_4_2_1, a_leader_moves_first_and_must_then_be_revealed) {
    Scene s("81: fr_2c_reille_tl; kind=tactical");
    s.play_all({"activate fr_2c_reille_tl", "to 67"});
    for (const std::string& action : s.legal()) EXPECT_TRUE(action == "reveal" || action.starts_with("to ")) << action;
    s.play("reveal");
    EXPECT_TRUE(s.up("fr_2c_reille_tl"));
    EXPECT_EQ(s.asks(), "activate_leaders");
    Scene at_once("81: fr_2c_reille_tl; kind=tactical");
    at_once.play_all({"activate fr_2c_reille_tl", "reveal"});
    EXPECT_EQ(at_once.at("fr_2c_reille_tl"), "81");
}

RULE(W2_4_2_2, revealing_costs_a_point) {
    Scene french("70: fr_2c_reille_tl; kind=tactical");
    french.play_all({"activate fr_2c_reille_tl", "to 69", "to 67", "to 66"});
    EXPECT_EQ(french.legal(), Words{"reveal"});
    Scene british("25: br_2c_hill_tl; phasing=allied kind=tactical");
    british.play_all({"activate br_2c_hill_tl", "to 24", "to 37", "to 36", "to 51"});
    EXPECT_EQ(british.legal(), Words{"reveal"});
}

RULE(W2_4_2_3, a_leader_being_activated_has_no_boost) {
    Scene s("70: fr_2c_reille_tl; kind=tactical");
    s.play_all({"activate fr_2c_reille_tl", "to 69", "to 67", "to 66"});
    s.refuses("to 80", "W2-12.1.5");
}

RULE(W2_4_2_4, no_leader_is_revealed_among_enemies) {
    Scene s("67: fr_2c_reille_tl br_2c_mitchell_inf; control 67=french; kind=tactical");
    s.play("activate fr_2c_reille_tl");
    s.refuses("reveal", "W2-4.2.4");
    s.play_all({"to 69", "reveal"});
    EXPECT_TRUE(s.activated("fr_2c_reille_tl"));
}

RULE(W2_4_2_5, tactical_leaders_in_a_tactical_action_of_their_side) {
    Scene s("67: fr_2c_reille_tl; 25: br_2c_hill_tl; kind=tactical");
    s.refuses("activate fr_napoleon_sl", "W2-4.2.5");
    s.refuses("activate br_2c_hill_tl", "W2-4.2.5");
    s.allows("activate fr_2c_reille_tl");
    for (const std::string kind : {"pass", "strategic_move"}) {
        Scene other("67: fr_2c_reille_tl; kind=" + kind);
        EXPECT_TRUE(other.legal("activate ").empty()) << kind;
    }
}

RULE(W2_4_2_6, an_isolated_leader_cannot_be_activated) {
    Scene s("36: fr_2c_reille_tl; 99: fr_g_drouot_tl; kind=tactical");   // one step from his own lines, but isolated
    s.refuses("activate fr_2c_reille_tl", "W2-4.2.6");
}

RULE(W2_4_2_7, once_an_impulse_and_no_move_after_it) {
    Scene s("67: fr_2c_reille_tl; kind=tactical");
    s.play_all({"activate fr_2c_reille_tl", "reveal"});
    s.refuses("activate fr_2c_reille_tl", "W2-4.2.7");
    s.play("done");
    s.refuses("move fr_2c_reille_tl", "W2-10.4.1");
}

RULE(W2_4_2_8, moving_to_be_activated_follows_the_rules_of_movement) {
    Scene s("51: fr_2c_reille_tl br_2c_mitchell_inf; kind=tactical");
    s.play("activate fr_2c_reille_tl");
    s.refuses("to 36", "W2-12.4.1");
    s.play_all({"to 67", "to 81"});   // 1 and 1 to disengage, then 1
    EXPECT_EQ(s.legal(), Words{"reveal"});
    Scene full("67: fr_2c_reille_tl; 69: fr_2c_soye_inf fr_2c_husson_inf fr_2c_campi_inf fr_2c_fart; kind=tactical");
    full.play_all({"activate fr_2c_reille_tl", "to 69"});
    full.refuses("reveal", "W2-2.2.3");
}

// Drouot has a line of communication to Napoleon next to him, but there are enemies all around.
RULE(W2_4_2_9, activation_must_be_possible_to_complete) {
    const std::string around =
        "100: fr_napoleon_sl br_2c_adam_inf; 99: fr_g_drouot_tl br_2c_mitchell_inf; 101: fr_6c_lobau_tl; "
        "98: br_cav_vivian_cav; 83: br_cav_grant_cav; 107: br_cav_trip_cav; control 100=french 99=french; kind=tactical; ";
    Scene s(around + "84: br_1c_byng_inf");
    s.allows("activate fr_6c_lobau_tl");
    s.refuses("activate fr_g_drouot_tl", "W2-4.2.9");
    Scene way_out(around + "84: fr_6c_bony_inf");
    way_out.allows("activate fr_g_drouot_tl");
}

// --- Deactivation ----------------------------------------------------------------------------------------------------------------

RULE(W2_4_3_1, leaders_stay_activated_to_the_end_of_their_phase) {
    Scene s("67: fr_2c_reille_tl; kind=tactical");
    s.play_all({"activate fr_2c_reille_tl", "reveal", "done"});
    EXPECT_TRUE(s.activated("fr_2c_reille_tl"));
    s.play("done");   // no move, no battle: the impulse is over
    EXPECT_FALSE(s.activated("fr_2c_reille_tl"));
    Scene night("67: fr_2c_reille_tl(step=1); passes=1 phasing=allied disc=allied");
    night.play_all({"pass", "done", "reorganise french"});
    EXPECT_TRUE(night.activated("fr_napoleon_sl"));
    let_steps_go(night);
    EXPECT_FALSE(night.activated("fr_napoleon_sl"));
    EXPECT_EQ(night.strength("fr_napoleon_sl"), 3);
}

RULE(W2_4_3_2, a_leader_tires_and_is_hidden) {
    Scene s("67: fr_2c_reille_tl(activated); kind=tactical");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.strength("fr_2c_reille_tl"), 3);
    EXPECT_FALSE(s.up("fr_2c_reille_tl"));
}

RULE(W2_4_3_3, a_leader_at_heart_does_not_tire) {
    Scene s("67: fr_2c_reille_tl(activated step=3); kind=tactical");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.at("fr_2c_reille_tl"), "67");
    EXPECT_EQ(s.step("fr_2c_reille_tl"), 3);
}

RULE(W2_4_3_4, fighting_does_not_tire_a_leader) {
    Scene s("51: fr_2c_soye_inf br_2c_hill_tl(step=1); kind=strategic_move");   // 4 against 3 and 1: a draw
    s.play_all({"done", "battle 51"});
    EXPECT_EQ(s.log("ends with a draw").size(), 1u);
    EXPECT_EQ(s.step("br_2c_hill_tl"), 1);
}

// --- Heart level -----------------------------------------------------------------------------------------------------------------

RULE(W2_4_4_1, a_leader_at_heart_can_be_activated) {
    Scene s("67: fr_2c_reille_tl(step=3); 69: fr_3cav_kellermann_tl(activated); kind=tactical");
    s.play_all({"activate fr_2c_reille_tl", "reveal"});
    EXPECT_TRUE(s.activated("fr_2c_reille_tl"));
}

RULE(W2_4_4_2, a_heart_takes_three_hits) {
    Scene two("67: fr_2c_reille_tl(activated step=3); 51: fr_2c_soye_inf br_2c_hill_tl(step=3); kind=tactical");   // 4 against 2
    two.play_all({"done", "done", "battle 51"});
    EXPECT_EQ(two.at("br_2c_hill_tl"), "51");
    Scene three("67: fr_2c_reille_tl(activated step=2); 51: fr_2c_soye_inf(step=1) br_2c_hill_tl(step=3); kind=tactical");   // 5 against 2
    three.play_all({"done", "done", "battle 51"});
    EXPECT_TRUE(three.eliminated("br_2c_hill_tl"));
}

RULE(W2_4_4_3, a_commander_at_heart_has_a_strategic_value_of_one) {
    Scene s("100: fr_napoleon_sl(step=3); 67: fr_2c_soye_inf fr_2c_husson_inf; kind=strategic_move");
    s.play_all({"move fr_2c_soye_inf", "to 69", "stop"});
    EXPECT_EQ(s.phasing(), "allied");   // one unit is the limit; there is no battle to fight
}

RULE(W2_4_4_4, a_heart_shortens_the_radius) {
    const Scene s("67: fr_2c_reille_tl(step=3); 25: br_2c_hill_tl(step=3); kind=pass");
    EXPECT_EQ(within_radius(s.position(), Scene::unit("fr_2c_reille_tl")).size(), 1 + neighbours(area_number(67)).size());
    EXPECT_EQ(within_radius(s.position(), Scene::unit("br_2c_hill_tl")), AreaSet::of(area_number(25)));
    EXPECT_EQ(value(s.position(), Scene::unit("br_2c_hill_tl")), 0);
}

}  // namespace
}  // namespace papelotte::waterloo200
