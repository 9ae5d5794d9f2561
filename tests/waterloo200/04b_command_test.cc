// W2-4.5, W2-4.6  Strategic leaders, and the command of tactical leaders.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

std::string fire_commanded(int area, int offence, int defence) {
    return "Fire in " + std::to_string(area) + ": offence " + std::to_string(offence) + " against defence " + std::to_string(defence) + ".";
}

// --- Strategic leaders -----------------------------------------------------------------------------------------------------------

RULE(W2_4_5_1, the_strategic_value_is_the_number_of_stars) {
    for (const auto& [step, value] : {std::pair(0, 4), std::pair(1, 3), std::pair(2, 2), std::pair(3, 1)}) {
        const Scene s("100: fr_napoleon_sl(step=" + std::to_string(step) + "); kind=pass");
        EXPECT_EQ(strategic_value(s.position(), Faction::french), value);
    }
}

RULE(W2_4_5_2, the_strategic_value_limits_leaders_moves_draws_and_regeneration) {
    const std::string one_star = "100: fr_napoleon_sl(step=3); ";
    Scene leaders(one_star + "67: fr_2c_reille_tl fr_3cav_kellermann_tl; kind=tactical");
    leaders.play_all({"activate fr_2c_reille_tl", "reveal"});
    EXPECT_EQ(leaders.asks(), "move_units");
    Scene moves(one_star + "67: fr_2c_soye_inf fr_2c_husson_inf; 51: br_2c_mitchell_inf; kind=strategic_move");
    moves.play_all({"move fr_2c_soye_inf", "to 66", "stop"});
    EXPECT_EQ(moves.phasing(), "allied");
    Scene draws(one_star + "pool=fr_6c_bony_inf,fr_6c_bellair_inf kind=strategic_reinforce");
    EXPECT_EQ(draws.operands("draw "), (Words{"0", "1"}));
    Scene night(one_star + "67: fr_2c_reille_tl(step=2); passes=1 phasing=allied disc=allied");
    night.play_all({"pass", "done", "reorganise french", "regenerate fr_2c_reille_tl"});
    EXPECT_EQ(night.seat(), "british");   // the only step is restored
}

RULE(W2_4_5_3, a_strategic_leader_adds_nothing_next_door) {
    Scene s("67: fr_napoleon_sl; 51: fr_2c_soye_inf br_2c_mitchell_inf; kind=strategic_move");
    s.play_all({"done", "battle 51"});
    EXPECT_EQ(s.log("Fire in"), Words{fire_commanded(51, 4, 4)});
}

RULE(W2_4_5_4, no_tactical_leader_moves_a_strategic_leader) {
    Scene tactical("99: fr_g_drouot_tl(activated); kind=tactical");
    tactical.play("done");
    tactical.refuses("move fr_napoleon_sl", "W2-10.4.1");
    for (const std::string kind : {"pass", "strategic_move"}) Scene("kind=" + kind).allows("move fr_napoleon_sl");
    Scene night("84: fr_napoleon_sl; passes=1 phasing=allied disc=allied");
    night.play_all({"pass", "done", "reorganise french", "to 100"});
    EXPECT_EQ(night.at("fr_napoleon_sl"), "100");
}

RULE(W2_4_5_5, the_death_of_wellington_ends_the_game) {
    Scene s(
        "27: fr_1c_derlon_tl(activated); 16: fr_1c_schmitz_inf br_wellington_sl(step=3); control 16=french 41=french; "
        "kind=tactical");
    s.play_all({"done", "done", "battle 16"});
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.outcome_rule(), "W2-18.1.1");
}

RULE(W2_4_5_6, without_bluecher_the_prussians_stand_still) {
    Scene s("63: pr_4c_hacke_inf pr_4c_bulow_tl; eliminated=pr_blucher_sl turn=4 phasing=allied disc=allied");
    EXPECT_EQ(strategic_value(s.position(), Faction::prussian), 0);
    s.refuses("tactical", "W2-10.1.1");
    s.play("pass");
    s.refuses("move pr_4c_hacke_inf", "W2-12.2.1");
    s.allows("move br_wellington_sl");
    Scene dawn("eliminated=pr_blucher_sl not_arrived=pr_1c_ziethen_tl,pr_1c_steinmetz_inf turn=4 passes=1 phasing=allied");
    dawn.play_all({"pass", "done", "done", "done"});   // no army reorganises
    EXPECT_EQ(dawn.at("pr_1c_ziethen_tl"), "10");      // scheduled corps still arrive
    EXPECT_EQ(dawn.winner(), "");
}

// --- Tactical leaders ------------------------------------------------------------------------------------------------------------

RULE(W2_4_6_1, a_leader_commands_his_corps_within_his_radius) {
    Scene s("67: fr_2c_reille_tl(activated); 82: fr_2c_soye_inf fr_3cav_donop_cav; 83: fr_2c_husson_inf; kind=tactical");
    s.play("done");
    EXPECT_EQ(s.legal("move "), Words{"move fr_2c_soye_inf"});   // another corps; three areas away
}

RULE(W2_4_6_2, the_table_of_radii) {
    for (const Unit leader : kTacticalLeaders) {
        std::array<int, 4> expected = faction_of(leader) == Faction::french ? std::array{2, 2, 2, 1} : std::array{1, 1, 1, 0};
        if (word(leader) == "br_cav_uxbridge_tl") expected = {4, 3, 2, 0};
        for (std::size_t step = 0; step < 4; ++step)
            EXPECT_EQ(block_data(kPresentEdition, leader).step[step].radius, expected[step]) << word(leader);
    }
}

// 69 lies between Reille in 67 and his units in 53 and 82; 81 is another path to 82.
RULE(W2_4_6_3, the_radius_follows_friendly_uncontested_areas) {
    const std::string_view units = "67: fr_2c_reille_tl(activated); 70: fr_2c_soye_inf; 82: fr_2c_husson_inf; kind=tactical; ";
    Scene open(units);
    open.play("done");
    EXPECT_EQ(open.operands("move "), (Words{"fr_2c_husson_inf", "fr_2c_soye_inf"}));
    Scene held(std::string(units) + "control 69=british");
    held.play("done");
    EXPECT_EQ(held.operands("move "), Words{"fr_2c_husson_inf"});
    Scene contested(std::string(units) + "69: fr_2c_campi_inf br_2c_mitchell_inf; control 69=french");
    contested.play("done");
    EXPECT_EQ(contested.operands("move "), (Words{"fr_2c_campi_inf", "fr_2c_husson_inf"}));   // both ends may be contested
}

RULE(W2_4_6_4, command_is_tested_when_the_move_begins) {
    Scene s("67: fr_2c_reille_tl(activated) fr_2c_hubert_cav; 52: fr_2c_soye_inf; control 51=british 68=british 53=french; kind=tactical");
    s.play("done");
    s.refuses("move fr_2c_soye_inf", "W2-10.4.1");
    s.play_all({"move fr_2c_hubert_cav", "to 68", "stop"});   // opens the path
    s.allows("move fr_2c_soye_inf");
}

RULE(W2_4_6_5, his_stars_help_every_attack_of_his_faction_next_to_him) {
    Scene s(
        "67: fr_2c_reille_tl(activated); 80: fr_g_drouot_tl(activated); 51: fr_1c_schmitz_inf br_2c_mitchell_inf; "
        "68: fr_1c_quiot_inf br_1c_byng_inf; kind=tactical");
    s.play_all({"done", "done", "battle 51", "battle 68"});
    EXPECT_EQ(s.log("Fire in"),
              (Words{fire_commanded(51, 8, 4), fire_commanded(68, 7, 6)}));   // for another corps, and twice; Drouot is too far
}

RULE(W2_4_6_6, each_leader_allows_a_battle_and_a_new_engagement) {
    Scene s("67: fr_2c_reille_tl(activated) fr_2c_soye_inf fr_2c_husson_inf; 51: br_2c_mitchell_inf; 68: br_1c_byng_inf; kind=tactical");
    s.play_all({"done", "move fr_2c_soye_inf", "to 51", "stop", "move fr_2c_husson_inf"});
    s.refuses("to 68", "W2-12.5.2");
    s.play_all({"stop", "done", "battle 51"});
    EXPECT_EQ(s.phasing(), "allied");   // no second battle
}

RULE(W2_4_6_7, without_its_leader_a_corps_is_not_moved_by_tactical_actions) {
    Scene s("67: fr_2c_soye_inf fr_3cav_kellermann_tl(activated); eliminated=fr_2c_reille_tl kind=tactical");
    s.play("done");
    s.refuses("move fr_2c_soye_inf", "W2-10.4.1");
}

}  // namespace
}  // namespace papelotte::waterloo200
