// NP-14, NP-16  Hidden information, and what a saved game holds.
#include <boost/json.hpp>

#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/knowledge.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

boost::json::object units_seen(const Scene& s, std::string_view seat) { return s.view(seat).at("units").as_object(); }
boost::json::object saved(const Scene& s) { return Records::position_json(s.position()); }

}  // namespace

RULE(NP_1_2_6, the_zones_matter_in_set_up_alone) {
    Scene s("brussels: fr_rc_pajol; turn=3; conde: ad_r_br1; marche: pr_iv_art");
    EXPECT_EQ(s.at("ad_r_br1"), "conde");   // read, and so sound
}

RULE(NP_2_2_4, supply_comes_before_the_check_of_defeat) {
    Scene s(
        "ghent: fr_rc_pajol; termonde: ad_r_br1 ad_r_br2; marche: pr_iv_art; "
        "eliminated=ad_i_br,ad_i_ne1,ad_i_ne2,ad_i_art,ad_ii_br,ad_ii_ne,ad_ii_art; turn=3");
    s.play_all({"done", "lose ad_r_br1"});
    EXPECT_TRUE(s.position().defeated[index_of(Army::anglo_dutch)]);   // the eighth loss counts at once
    Scene allied("ghent: fr_rc_pajol; termonde: ad_r_br1; marche: pr_iv_art; turn=6");
    allied.play("done");
    EXPECT_EQ(allied.turn(), 7);   // no supply loss in an Allied turn
}

RULE(NP_3_1_4, a_loss_lowers_strength_by_one_and_below_one_eliminates) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2(strength=1); marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_i_inf2 laneffe", "done", "force fr_i_inf1 fosse",
                "force fr_i_inf2 fosse"},
               {1, 1});
    EXPECT_EQ(s.strength("fr_i_inf1"), 2);
    EXPECT_TRUE(s.eliminated("fr_i_inf2"));
}

RULE(NP_3_1_6, nation_labels_have_no_effect) {   // Brunswick belongs to the Anglo-Dutch reserve like the British
    EXPECT_EQ(corps_of(Scene::unit_named("ad_r_bk")), corps_of(Scene::unit_named("ad_r_br1")));
    EXPECT_EQ(army_of(Scene::unit_named("ad_i_ne1")), army_of(Scene::unit_named("ad_i_br")));
}

RULE(NP_3_1_9, eliminated_blocks_are_seen_by_all) {
    Scene s("beaumont: fr_i_inf1; marche: pr_iv_inf1; eliminated=pr_i_cav turn=1");
    EXPECT_TRUE(units_seen(s, "french").contains("pr_i_cav"));
    EXPECT_TRUE(units_seen(s, "observer").contains("pr_i_cav"));
}

RULE(NP_3_2_1, a_player_sees_his_own_blocks_and_the_numbers_of_the_enemy) {
    Scene s("beaumont: fr_i_inf1; charleroi: pr_i_cav pr_i_inf2 ad_c_ne; turn=1");
    const boost::json::object view = s.view("french");
    EXPECT_TRUE(units_seen(s, "french").contains("fr_i_inf1"));
    EXPECT_FALSE(units_seen(s, "french").contains("pr_i_cav"));
    const boost::json::object& here = view.at("blocks").at("charleroi").at("map").as_object();
    EXPECT_EQ(here.at("prussian").at("blocks").to_number<int>(), 2);
    EXPECT_EQ(here.at("anglo_dutch").at("blocks").to_number<int>(), 1);
    EXPECT_TRUE(units_seen(s, "observer").empty());
}

RULE(NP_3_2_2, a_block_is_hidden_again_on_the_map_but_remembered) {
    Scene s("thuin: fr_i_inf1; charleroi: pr_i_inf1 pr_i_inf2 pr_i_art; turn=1");
    s.play_all({"group french thuin", "march fr_i_inf1 charleroi"});
    s.play("done", {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    EXPECT_EQ(s.at("fr_i_inf1"), "thuin");
    EXPECT_FALSE(units_seen(s, "anglo_dutch").contains("fr_i_inf1"));
    EXPECT_EQ(s.may_be("fr_i_inf1"), Words{"fr_i_inf1"});
}

RULE(NP_16_8, a_second_town_shows_mounted_troops) {
    Scene s("beaumont: fr_i_inf1 fr_i_art fr_rc_pajol fr_napoleon; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_rc_pajol laneffe"});
    EXPECT_EQ(s.may_be("fr_rc_pajol").size(), 4u);
    s.play("march fr_rc_pajol fosse");
    EXPECT_EQ(s.may_be("fr_rc_pajol"), (Words{"fr_napoleon", "fr_rc_pajol"}));
}

RULE(NP_16_8, who_failed_a_forced_march_is_not_told) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_i_inf2 laneffe", "done", "force fr_i_inf1 fosse",
                "force fr_i_inf2 fosse"},
               {1, 6});
    EXPECT_TRUE(s.heard_by("anglo_dutch", "two French blocks: one point lost"));
    EXPECT_FALSE(s.heard_by("anglo_dutch", "fr_i_inf1"));
    EXPECT_TRUE(s.heard_by("french", "fr_i_inf1"));
    EXPECT_EQ(s.position().unseen_losses[Side::french], 1);
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2"}) EXPECT_TRUE(s.position().piece(Scene::unit_named(unit)).may_have_lost) << unit;
}

RULE(NP_16_8, redeals_deal_lost_points_anew) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_i_inf2 laneffe", "done", "force fr_i_inf1 fosse",
                "force fr_i_inf2 fosse"},
               {1, 6});
    int weak = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Position twin = s.position();
        Dice dice(seed);
        redeal(twin, kAlliedSeat, dice);
        weak += twin.strength(Scene::unit_named("fr_i_inf1")) == 2 ? 1 : 0;
    }
    EXPECT_GT(weak, 60);
    EXPECT_LT(weak, 140);
}

RULE(NP_16_1, a_saved_game_holds_its_options_and_bids) {
    Scene s = Scene::set_up("bidding,fog");
    s.play_all({"bid french 1", "pass", "reduce fr_i_inf1"});
    const boost::json::object json = saved(s);
    EXPECT_EQ(json.at("options").as_array().size(), 2u);
    EXPECT_EQ(json.at("settlement").at("price").to_number<int>(), 1);
    EXPECT_EQ(json.at("units").at("fr_i_inf1").at("strength").to_number<int>(), 2);
}

RULE(NP_16_2, a_saved_game_holds_turn_step_and_result) {
    Scene s("beaumont: fr_i_inf1; marche: pr_iv_inf1; turn=5");
    const boost::json::object json = saved(s);
    EXPECT_EQ(json.at("turn").to_number<int>(), 5);
    EXPECT_EQ(json.at("agenda").as_array().back().at("step").as_string(), "choose_group");
    EXPECT_EQ(json.at("result").as_string(), "none");
}

RULE(NP_16_3, a_saved_game_holds_every_block) {
    Scene s("beaumont: fr_i_inf1(disrupted strength=2); marche: pr_iv_inf1; eliminated=pr_i_cav turn=5");
    const boost::json::object units = saved(s).at("units").as_object();
    EXPECT_TRUE(units.at("fr_i_inf1").at("disrupted").as_bool());
    EXPECT_EQ(units.at("pr_i_cav").at("at").as_string(), "eliminated");
}

RULE(NP_16_4, a_saved_game_holds_the_movement_phase) {
    Scene s("thuin: fr_rc_pajol; charleroi: pr_i_cav; turn=5");
    s.play_all({"group french thuin", "march fr_rc_pajol charleroi"});
    const boost::json::object json = saved(s);
    EXPECT_EQ(json.at("units").at("fr_rc_pajol").at("start").as_string(), "thuin");
    EXPECT_EQ(json.at("units").at("fr_rc_pajol").at("steps").to_number<int>(), 1);
    EXPECT_EQ(json.at("roads").at("charleroi__thuin").at("attacked").to_number<int>(), 1);
    EXPECT_EQ(json.at("groups").as_array()[0].at("attacks").as_array()[0].as_string(), "charleroi");
}

RULE(NP_16_5, a_saved_game_holds_its_battles) {
    Scene s(
        "battle ligny side=french step=combat roads=charleroi farm=allied_left stream=french_centre idle=1; french_left: fr_i_inf1; "
        "allied_left: pr_i_inf1; turn=5");
    const boost::json::object battle = saved(s).at("battles").as_array()[0].as_object();
    EXPECT_EQ(battle.at("town").as_string(), "ligny");
    EXPECT_EQ(battle.at("idle").to_number<int>(), 1);
    EXPECT_EQ(battle.at("terrain").as_array()[position_index(Space::allied_left)].as_string(), "farm");
    EXPECT_EQ(saved(s).at("entry_roads").as_array()[0].as_string(), "charleroi__ligny");
}

RULE(NP_16_6, a_saved_game_holds_the_marks_of_a_battle) {
    Scene s(
        "battle ligny side=french step=combat roads=charleroi; french_left: fr_i_inf1(square=1) fr_i_art(shelter=1); allied_left: pr_i_inf1; "
        "turn=5");
    const boost::json::object units = saved(s).at("units").as_object();
    EXPECT_EQ(units.at("fr_i_inf1").at("square").to_number<int>(), 1);
    EXPECT_EQ(units.at("fr_i_art").at("shelter").to_number<int>(), 1);
    EXPECT_EQ(units.at("fr_i_art").at("space").as_string(), "french_left");
}

RULE(NP_16_7, a_saved_game_holds_fights_pool_and_defeats) {
    Scene s("battle ligny side=french step=combat roads=charleroi farm=allied_left; french_left: fr_i_inf1; allied_left: pr_i_inf1; turn=5");
    const boost::json::object json = saved(s);
    EXPECT_EQ(json.at("fights").as_array()[0].as_string(), "ligny");
    EXPECT_EQ(json.at("pool").as_array()[1].to_number<int>(), 1);   // a farm lies on the board
    EXPECT_EQ(json.at("defeated").as_array().size(), 3u);
}

RULE(NP_17_19, every_block_is_on_the_map_or_eliminated) {
    const auto read = Records::read_position(boost::json::parse(R"({"units":{"fr_i_inf1":{"at":"unplaced"}},"turn":4})"));
    ASSERT_FALSE(read);
    EXPECT_NE(testing::PrintToString(read.error()).find("NP-4.1.6"), std::string::npos);
}

}  // namespace papelotte::napoleon
