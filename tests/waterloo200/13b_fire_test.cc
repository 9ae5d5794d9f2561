// W2-13.5, W2-13.6  Reveal, fire totals and the number of hits.
#include "games/waterloo200/rules/steps/fire.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// A battle in a French Strategic Action, in an area with units of both sides.
Scene battle(const std::string& scene, const std::string& area = "41") {
    Scene s(scene + "; kind=strategic_move");
    const std::string battle = "battle " + area;
    s.play_all({"done", battle});
    return s;
}

std::string fire(const Scene& s) { return s.log("Fire in").at(0); }

}  // namespace

RULE(W2_13_5_1, all_units_of_both_sides_are_revealed_together) {
    Scene s("41: fr_2c_husson_inf fr_2c_campi_inf br_res_kempt_inf; kind=strategic_move");
    s.play("done");
    for (const std::string& unit : s.units("41")) EXPECT_FALSE(s.up(unit)) << unit;
    s.play("battle 41");
    EXPECT_EQ(s.asks(), "take_losses");   // the French choose the unit that takes the winner's hit
    for (const std::string& unit : s.units("41")) EXPECT_TRUE(s.up(unit)) << unit;
}

RULE(W2_13_5_2, strengths_and_stars_and_cannon_balls_make_the_offensive_fire) {
    Scene s(
        "41: fr_2c_soye_inf fr_1c_bruno_cav(step=1) br_1c_byng_inf; 56: fr_1c_derlon_tl(activated step=1) fr_1c_fart(activated); "
        "57: fr_4cav_milhaud_tl(activated); kind=tactical");
    s.play_all({"done", "done", "battle 41", "employ fr_1c_fart"});
    EXPECT_EQ(fire(s), "Fire in 41: offence 11 against defence 5.");   // 4 + 1, D'Erlon's 3 stars, 3 balls; Milhaud is not next to 41
}

RULE(W2_13_5_3, nothing_next_to_the_area_helps_the_defender) {
    const Scene s = battle("41: fr_2c_soye_inf br_res_kempt_inf; 27: br_res_picton_tl br_res_fart br_res_pack_inf");
    EXPECT_EQ(fire(s), "Fire in 41: offence 4 against defence 5.");
}

RULE(W2_13_5_4, strengths_and_the_terrain_bonus_make_the_defensive_fire) {
    const Scene s = battle("53: fr_2c_soye_inf br_1c_byng_inf br_1c_fart(step=1)", "53");
    EXPECT_EQ(fire(s), "Fire in 53: offence 4 against defence 9.");   // 4 + 2, terrain 3
}

RULE(W2_13_5_5, equal_totals_are_a_draw_without_losses) {
    const Scene s = battle("41: fr_2c_soye_inf br_res_pack_inf");
    EXPECT_EQ(s.log("ends with"), Words{"The attack by the French on the British ends with a draw."});
    EXPECT_EQ(s.step("fr_2c_soye_inf"), 0);
    EXPECT_EQ(s.step("br_res_pack_inf"), 0);
}

RULE(W2_13_5_5, the_larger_total_wins) {
    EXPECT_EQ(battle("41: fr_2c_soye_inf br_res_vincke_inf").log("Winner"),
              Words{"Winner: the French. Hits on the loser: 1, on the winner: 1."});
    EXPECT_EQ(battle("41: fr_2c_husson_inf br_res_kempt_inf").log("Winner"),
              Words{"Winner: the British. Hits on the loser: 2, on the winner: 1."});
}

// --- The number of hits (W2-13.6) -----------------------------------------------------------------------------------------------------------

RULE(W2_13_6_1, the_loser_suffers_the_margin_but_no_more_than_its_units_can_take) {
    EXPECT_EQ(battle("41: fr_2c_soye_inf fr_1c_schmitz_inf br_res_vincke_inf(step=1)").log("Winner"),
              Words{"Winner: the French. Hits on the loser: 1, on the winner: 1."});   // FR 6, capacity 1
    EXPECT_EQ(hits_of(4, 9).loser, 4);
    EXPECT_EQ(hits_of(-4, 9).loser, 4);
    EXPECT_EQ(hits_of(4, 3).loser, 3);
}

RULE(W2_13_6_2, the_row_depends_on_the_margin_and_the_amount_on_the_losers_hits) {
    for (const int margin : {1, 5}) EXPECT_EQ(hits_of(margin, 99).victory, Victory::marginal) << margin;
    for (const int margin : {6, 10}) EXPECT_EQ(hits_of(margin, 99).victory, Victory::decisive) << margin;
    EXPECT_EQ(hits_of(11, 99).victory, Victory::brilliant);
    EXPECT_EQ(hits_of(4, 99).winner, 2);
    EXPECT_EQ(hits_of(8, 99).winner, 2);
    EXPECT_EQ(hits_of(8, 4).winner, 1);    // decisive by 8, but only 4 hits fall
    EXPECT_EQ(hits_of(30, 99).winner, 1);
    EXPECT_EQ(hits_of(0, 99).winner, 0);
}

RULE(W2_13_6_3, hits_without_effect_on_a_shield_count) {
    const Scene s = battle("41: fr_2c_soye_inf fr_2c_husson_inf fr_1c_bruno_cav(step=1) br_res_kempt_inf");
    EXPECT_EQ(s.log("Winner"), Words{"Winner: the French. Hits on the loser: 3, on the winner: 2."});
    EXPECT_EQ(s.step("br_res_kempt_inf"), 1);   // two of the three hits cost a white step, the third has no effect
}

RULE(W2_13_6_4, fractions_are_rounded_up) {
    EXPECT_EQ(hits_of(1, 99).winner, 1);
    EXPECT_EQ(hits_of(5, 99).winner, 3);
    EXPECT_EQ(hits_of(9, 99).winner, 3);
    EXPECT_EQ(hits_of(6, 5).winner, 2);
}

RULE(W2_13_6_5, the_winners_hits_beyond_its_capacity_are_ignored) {
    const Scene s = battle("52: fr_2c_soye_inf br_res_vincke_inf(step=1); control 68=french", "52");
    EXPECT_EQ(s.log("Winner"), Words{"Winner: the British. Hits on the loser: 4, on the winner: 2."});
    EXPECT_TRUE(s.eliminated("br_res_vincke_inf"));   // the first hit has eliminated it
    EXPECT_EQ(s.asks(), "choose_action");
}

}  // namespace papelotte::waterloo200
