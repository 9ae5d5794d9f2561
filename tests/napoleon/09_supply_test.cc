// NP-9, NP-10  Supply, defeat and victory.
#include <boost/json.hpp>

#include "games/napoleon/rules/queries.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

constexpr std::string_view kFar = "marche: pr_iv_inf1 pr_iv_inf2 pr_iv_art; termonde: ad_r_br1 ad_r_br2 ad_r_art; ";
Scene scene(std::string_view text) { return Scene(std::string(kFar) + std::string(text)); }

constexpr std::string_view kElevenFrench =
    "eliminated=fr_i_inf1,fr_i_inf2,fr_i_art,fr_ii_inf1,fr_ii_inf2,fr_ii_art,fr_iii_inf1,fr_iii_inf2,fr_iii_art,fr_iv_inf,fr_iv_art ";
constexpr std::string_view kSevenAngloDutch = "eliminated=ad_i_br,ad_i_ne1,ad_i_ne2,ad_i_art,ad_ii_br,ad_ii_ne,ad_ii_art ";
constexpr std::string_view kEightPrussians = "eliminated=pr_i_inf1,pr_i_inf2,pr_i_cav,pr_i_art,pr_ii_inf1,pr_ii_inf2,pr_ii_cav,pr_ii_art ";

}  // namespace

RULE(NP_9_1_1, ghent_costs_the_anglo_dutch_a_block) {
    Scene s = scene("ghent: fr_rc_pajol; turn=3");   // at night, too
    s.play("done");
    EXPECT_EQ(s.asks(), "supply_loss");
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.play("lose ad_r_br2");
    EXPECT_TRUE(s.eliminated("ad_r_br2"));
    EXPECT_EQ(s.turn(), 4);
}

// NP-17.12: one French block is enough, also beside Allied ones.
RULE(NP_9_1_1, the_view_tells_in_whose_hands_the_cities_are) {
    Scene s = scene("ghent: fr_rc_pajol; waterloo: fr_i_inf1; brussels: ad_i_br; turn=5");
    EXPECT_EQ(s.view("french").at("cities"), (boost::json::object{{"ghent", "french"}, {"brussels", "allied"}, {"liege", "nobody"}}));
    s.play_all({"group french waterloo", "march fr_i_inf1 brussels"});
    for (const std::string_view viewer : {"french", "prussian", "observer"}) {
        EXPECT_EQ(s.view(viewer).at("cities").at("brussels"), "french") << viewer;
        EXPECT_EQ(s.view(viewer).at("cities_held").as_array().size(), 2u) << viewer;   // NP-10.3.1
    }
}

// NP-4.1.1: nor do counts tell where blocks are that are being placed.
RULE(NP_9_1_1, cities_are_nobodys_while_blocks_are_placed_there) {
    Scene s = Scene::set_up();
    ASSERT_EQ(s.seat(), "anglo_dutch");
    s.play("place ad_wellington brussels");
    EXPECT_EQ(s.view("french").at("cities").at("brussels"), "nobody");
}

RULE(NP_10_1_2, the_view_counts_lost_blocks) {
    const Scene s = scene(std::string(kSevenAngloDutch) + "turn=3");
    EXPECT_EQ(s.view("french").at("lost"), (boost::json::object{{"french", 0}, {"anglo_dutch", 7}, {"prussian", 0}}));
}

RULE(NP_9_1_2, brussels_costs_the_anglo_dutch_a_block) {
    Scene s = scene("brussels: fr_rc_pajol; turn=3");
    s.play_all({"done", "lose ad_r_art"});
    EXPECT_TRUE(s.eliminated("ad_r_art"));
}

RULE(NP_9_1_3, liege_costs_the_prussians_two_blocks) {
    Scene s = scene("liege: fr_rc_pajol; turn=3");
    s.play_all({"done", "lose pr_iv_art", "lose pr_iv_inf1"});
    EXPECT_EQ(units_on_map(s.position(), Army::prussian).size(), 1);
    EXPECT_EQ(s.turn(), 4);
}

RULE(NP_9_1_4, losses_of_several_cities_add_up) {
    Scene s = scene("ghent: fr_rc_pajol; brussels: fr_rc_milhaud; turn=3");
    s.play_all({"done", "lose ad_r_br1", "lose ad_r_br2"});
    EXPECT_EQ(units_on_map(s.position(), Army::anglo_dutch).size(), 1);
}

RULE(NP_9_1_5, the_owner_chooses_commanders_included) {
    Scene s = scene("ghent: fr_rc_pajol; alost: ad_wellington; turn=3");
    s.play("done");
    s.refuses("lose pr_iv_art", "NP-9.1.5");
    s.play("lose ad_wellington");
    EXPECT_TRUE(s.eliminated("ad_wellington"));
}

RULE(NP_9_1_6, the_loss_stops_with_the_occupation) {
    Scene s = scene("ghent: fr_rc_pajol; turn=1");
    s.play_all({"group french ghent", "march fr_rc_pajol oudenarde", "done", "done"});
    EXPECT_EQ(s.turn(), 2);
}

RULE(NP_9_1_7, an_army_with_fewer_blocks_loses_all) {
    Scene s("liege: fr_rc_pajol; marche: pr_iv_inf1; termonde: ad_r_br1; turn=3");
    s.play("done");
    EXPECT_TRUE(s.eliminated("pr_iv_inf1"));
}

RULE(NP_9_1_8, the_french_lose_nothing_and_nobody_in_an_allied_turn) {
    Scene s = scene("ghent: fr_rc_pajol; turn=6");
    s.play("done");
    EXPECT_EQ(s.turn(), 7);
    EXPECT_EQ(eliminated(s.position(), Army::french).size(), 0);
}

RULE(NP_10_1_1, defeat_is_checked_at_the_end_of_a_turn) {
    Scene s = scene(std::string("thuin: fr_vi_art(strength=1) fr_g_old; charleroi: pr_i_cav; ") + std::string(kElevenFrench) + "turn=1");
    s.play_all({"group french thuin", "march fr_vi_art laneffe", "done", "force fr_vi_art fosse"}, {1});
    EXPECT_EQ(s.winner(), "allied");
    EXPECT_EQ(s.outcome_rule(), "NP-10.2.2");
}

RULE(NP_10_1_2, thresholds_of_defeat) {
    EXPECT_EQ(data_of(Army::french).defeated_at, 12);
    EXPECT_EQ(data_of(Army::anglo_dutch).defeated_at, 8);
    EXPECT_EQ(data_of(Army::prussian).defeated_at, 9);
    Scene s = scene(std::string("ghent: fr_rc_pajol; ") + std::string(kSevenAngloDutch) + "turn=3");
    s.play_all({"done", "lose ad_r_br1"});
    EXPECT_TRUE(s.position().defeated[index_of(Army::anglo_dutch)]);
}

RULE(NP_10_1_3, a_defeated_army_leaves_the_map) {
    Scene s = scene(std::string("ghent: fr_rc_pajol; marche: ad_wellington; ") + std::string(kSevenAngloDutch) + "turn=3");
    s.play_all({"done", "lose ad_r_br1"});
    EXPECT_TRUE(s.eliminated("ad_r_br2"));
    EXPECT_TRUE(s.eliminated("ad_wellington"));   // NP-17.13: also from a town shared with the ally
    EXPECT_EQ(s.at("pr_iv_inf1"), "marche");
    EXPECT_EQ(s.winner(), "");
}

RULE(NP_17_13, a_defeated_armys_blocks_vanish_from_shared_towns) {
    Scene s = scene(std::string("liege: fr_rc_pajol; termonde: pr_blucher; ") + std::string(kEightPrussians) + "turn=3");
    s.play_all({"done", "lose pr_iv_inf1", "lose pr_iv_inf2"});
    EXPECT_TRUE(s.eliminated("pr_blucher"));
    EXPECT_EQ(s.at("ad_r_br1"), "termonde");
}

RULE(NP_10_2_1, the_french_win_when_both_allied_armies_are_defeated) {
    Scene s(std::string("ghent: fr_rc_pajol; liege: fr_rc_milhaud; termonde: ad_r_br1; marche: pr_iv_inf1; ") + std::string(kSevenAngloDutch) +
            "; " + std::string(kEightPrussians) + "; turn=3");
    s.play("done");
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.outcome_rule(), "NP-10.2.1");
}

RULE(NP_10_2_2, the_allies_win_when_the_french_army_is_defeated) {
    Scene s = scene(std::string("thuin: fr_vi_art(strength=1); ") + std::string(kElevenFrench) + "turn=1");
    s.play_all({"group french thuin", "march fr_vi_art laneffe", "done", "force fr_vi_art fosse"}, {1});
    EXPECT_EQ(s.winner(), "allied");
}

RULE(NP_10_2_3, a_common_defeat_is_a_french_victory) {
    Scene s(std::string("ghent: fr_rc_pajol; liege: fr_rc_milhaud; thuin: fr_vi_art(strength=1); termonde: ad_r_br1; marche: pr_iv_inf1; ") +
            std::string(kSevenAngloDutch) + "; " + std::string(kEightPrussians) + "; " + std::string(kElevenFrench) + "; turn=1");
    s.play_all({"group french thuin", "march fr_vi_art laneffe", "done", "done", "force fr_vi_art fosse"}, {1});
    EXPECT_EQ(s.winner(), "french");
}

RULE(NP_10_3_1, two_cities_on_the_last_day_win) {
    Scene s = scene("ghent: fr_rc_pajol; brussels: fr_rc_milhaud(disrupted); turn=23");   // NP-17.12: disrupted counts, too
    s.play_all({"done", "lose ad_r_br1", "lose ad_r_br2"});
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.outcome_rule(), "NP-10.3.1");
}

RULE(NP_10_3_2, otherwise_the_allies_win_when_time_runs_out) {
    Scene s = scene("ghent: fr_rc_pajol; turn=23");
    s.play_all({"done", "lose ad_r_br1"});
    EXPECT_EQ(s.winner(), "allied");
    EXPECT_EQ(s.outcome_rule(), "NP-10.3.2");
}

RULE(NP_10_3_3, the_cities_are_counted_after_supply_and_defeat) {
    Scene s = scene(std::string("ghent: fr_rc_pajol; brussels: fr_rc_milhaud; thuin: fr_vi_art(strength=1); ") + std::string(kElevenFrench) +
                    "turn=23");
    s.play_all({"group french thuin", "march fr_vi_art laneffe", "done", "done", "force fr_vi_art fosse"}, {1});
    s.play_all({"lose ad_r_br1", "lose ad_r_br2"});
    EXPECT_EQ(s.winner(), "allied");
    EXPECT_EQ(s.outcome_rule(), "NP-10.2.2");   // the French army was defeated first
}

RULE(NP_17_12, one_disrupted_block_holds_a_city) {
    Scene s = scene("ghent: fr_rc_pajol(disrupted); liege: fr_vi_art(disrupted); turn=23");
    s.play_all({"done", "lose ad_r_br1", "lose pr_iv_art", "lose pr_iv_inf1"});
    EXPECT_EQ(s.winner(), "french");
}

RULE(NP_10_3_1, the_cities_are_counted_on_the_last_turn_alone) {
    Scene s("ghent: fr_rc_pajol; brussels: fr_rc_milhaud; hal: ad_r_br1; marche: pr_iv_inf1; turn=22");
    s.end_turn();
    EXPECT_EQ(s.turn(), 23);
    EXPECT_EQ(s.winner(), "");
}

}  // namespace papelotte::napoleon
