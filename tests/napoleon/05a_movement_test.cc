// NP-5.1 … NP-5.5, NP-5.7  Group moves.
#include "games/napoleon/rules/marches.h"
#include "games/napoleon/rules/queries.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {

RULE(NP_1_3_3, a_group_is_what_stood_there_when_the_phase_began) {
    Scene s("beaumont: fr_i_inf1; thuin: fr_i_inf2; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 thuin", "done", "group french thuin"});
    s.refuses("march fr_i_inf1 laneffe", "NP-5.1.6");
    s.allows("march fr_i_inf2 laneffe");
    s.play("done");
    EXPECT_EQ(s.asks(), "forced_marches");
}

RULE(NP_1_3_4, to_enter_a_town_with_enemies_is_an_attack) {
    Scene s("thuin: fr_i_inf1; charleroi: pr_i_cav; laneffe: fr_i_inf2; turn=1");
    s.play_all({"group french thuin", "march fr_i_inf1 charleroi"});
    EXPECT_TRUE(s.position().entry_roads.has(road_between(Scene::town_named("thuin"), Scene::town_named("charleroi"))));
}

RULE(NP_5_1_1, the_french_make_two_group_moves) {
    Scene s("beaumont: fr_i_inf1; thuin: fr_i_inf2; solre: fr_ii_inf1; marche: pr_iv_inf1; turn=3");
    EXPECT_EQ(s.view("observer").at("moves_left"), (boost::json::object{{"french", 2}}));
    s.play("group french beaumont");
    EXPECT_EQ(s.view("observer").at("moves_left"), (boost::json::object{{"french", 1}}));
    s.play_all({"done", "group french thuin", "done"});
    EXPECT_EQ(s.turn(), 4);   // no third group; at night there are no forced marches
}

RULE(NP_5_1_2, the_allies_make_one_group_move_per_army_in_either_order) {
    Scene s("hal: ad_r_br1; waterloo: ad_r_br2; ligny: pr_i_inf1; namur: pr_ii_inf1; beaumont: fr_i_inf1; turn=2");
    s.play_all({"group prussian ligny", "march pr_i_inf1 gembloux", "done"});
    s.refuses("group prussian namur", "NP-5.1.2");
    s.play_all({"group anglo_dutch hal", "done"});
    EXPECT_EQ(s.asks(), "forced_marches");
}

RULE(NP_5_1_3, a_defeated_ally_leaves_no_second_group_move) {
    Scene s("hal: ad_r_br1; waterloo: ad_r_br2; beaumont: fr_i_inf1; turn=6");
    s.play_all({"group anglo_dutch hal", "done"});
    EXPECT_EQ(s.turn(), 7);
}

RULE(NP_5_1_4, blocks_of_a_group_go_their_own_ways) {
    Scene s("brussels: ad_r_br1 ad_r_br2 ad_r_art; beaumont: fr_i_inf1; turn=2");
    s.play_all({"group anglo_dutch brussels", "march ad_r_br1 hal", "march ad_r_br2 wavre", "done"});
    EXPECT_EQ(s.at("ad_r_br1"), "hal");
    EXPECT_EQ(s.at("ad_r_br2"), "wavre");
    EXPECT_EQ(s.at("ad_r_art"), "brussels");
}

// Of a town that is farther than the first step of a way, the page asks why a block of a group cannot come.
RULE(NP_5_3_1, a_town_out_of_reach_is_refused_by_the_rate_of_movement) {
    Scene s("beaumont: fr_i_inf1 fr_rc_pajol; marche: pr_iv_inf1; turn=1");
    s.play("group french beaumont");
    const auto why = [&](std::string_view unit, std::string_view town) {
        const Refusal no = Marches::why_not(s.position(), kFrenchSeat, index_of(Scene::unit_named(unit)), index_of(Scene::town_named(town)));
        return std::string(no.id());
    };
    EXPECT_EQ(why("fr_i_inf1", "thuin"), "");
    EXPECT_EQ(why("fr_i_inf1", "charleroi"), "NP-5.3.1");
    EXPECT_EQ(why("fr_rc_pajol", "brussels"), "NP-5.3.2");
    s.refuses("march fr_i_inf1 charleroi", "NP-1.2.3");
}

RULE(NP_5_1_5, no_group_moves_twice) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2; solre: fr_ii_inf1; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "done"});
    s.refuses("group french beaumont", "NP-5.1.5");
    s.refuses("group french laneffe", "NP-1.3.3");
}

RULE(NP_5_1_6, arrivals_do_not_join_the_group) {
    Scene s("solre: fr_rc_pajol; beaumont: fr_i_inf2; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french solre", "march fr_rc_pajol beaumont", "done", "group french beaumont"});
    s.refuses("march fr_rc_pajol laneffe", "NP-5.1.6");
}

RULE(NP_5_1_7, two_armies_in_one_town_are_two_groups) {
    Scene s("waterloo: ad_r_br1 pr_i_inf1; beaumont: fr_i_inf1; turn=2");
    s.play("group anglo_dutch waterloo");
    s.refuses("march pr_i_inf1 wavre", "NP-5.1.6");
    s.play_all({"march ad_r_br1 wavre", "done", "group prussian waterloo", "march pr_i_inf1 wavre"});
    EXPECT_EQ(s.at("pr_i_inf1"), "wavre");
}

RULE(NP_5_1_8, a_path_does_not_return_and_passes_friends) {
    Scene s("beaumont: fr_rc_pajol fr_i_inf2; laneffe: fr_iv_inf; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_rc_pajol laneffe"});
    s.refuses("march fr_rc_pajol beaumont", "NP-5.1.8");
    s.allows("march fr_rc_pajol thuin");   // through the friends in Laneffe
    s.play_all({"march fr_rc_pajol thuin", "done", "done"});
    s.refuses("force fr_rc_pajol laneffe", "NP-5.1.8");   // a forced march continues the path
    s.refuses("force fr_rc_pajol beaumont", "NP-5.1.8");
    s.allows("force fr_rc_pajol solre");
}

RULE(NP_5_1_9, a_block_stops_where_enemies_are) {
    Scene s("laneffe: fr_rc_pajol; charleroi: pr_i_cav; turn=1");
    s.play_all({"group french laneffe", "march fr_rc_pajol charleroi"});
    s.refuses("march fr_rc_pajol ligny", "NP-5.1.9");
}

RULE(NP_5_2_1, one_group_attacks_along_several_roads) {
    Scene s("laneffe: fr_iv_inf fr_rc_pajol; charleroi: pr_i_cav pr_i_inf2; turn=1");
    s.play_all({"group french laneffe", "march fr_iv_inf charleroi", "march fr_rc_pajol thuin", "march fr_rc_pajol charleroi"});
    EXPECT_EQ(s.at("fr_rc_pajol"), "charleroi");
}

RULE(NP_5_2_2, two_groups_attack_together_only_if_connected) {
    Scene no("waterloo: ad_r_br1; ligny: pr_i_inf1; quatre_bras: fr_ii_inf1 fr_ii_inf2 fr_ii_art; turn=4");
    no.play_all({"group anglo_dutch waterloo", "march ad_r_br1 quatre_bras", "done", "group prussian ligny"});
    no.refuses("march pr_i_inf1 quatre_bras", "NP-5.2.2");   // Ligny is not next to Waterloo
    Scene yes("quatre_bras: fr_ii_inf1; nivelles: fr_i_inf1; waterloo: ad_r_br1 ad_r_br2 ad_r_art; turn=5");
    yes.play_all({"group french quatre_bras", "march fr_ii_inf1 waterloo", "done", "group french nivelles", "march fr_i_inf1 waterloo"});
    EXPECT_EQ(yes.at("fr_i_inf1"), "waterloo");
}

RULE(NP_5_2_3, the_starting_towns_count_not_the_roads) {
    Scene s("quatre_bras: fr_rc_pajol; charleroi: fr_rc_milhaud; waterloo: ad_r_br1 ad_r_br2 ad_r_art; turn=5");
    s.play_all({"group french quatre_bras", "march fr_rc_pajol waterloo", "done", "group french charleroi", "march fr_rc_milhaud quatre_bras"});
    s.refuses("march fr_rc_milhaud waterloo", "NP-5.2.2");   // by the right road, but from Charleroi
}

RULE(NP_5_2_4, two_allied_groups_of_one_town_are_connected) {
    Scene s("waterloo: ad_r_br1 pr_i_inf1; quatre_bras: fr_ii_inf1 fr_ii_inf2 fr_ii_art; turn=4");
    s.play_all({"group anglo_dutch waterloo", "march ad_r_br1 quatre_bras", "done", "group prussian waterloo", "march pr_i_inf1 quatre_bras"});
    EXPECT_EQ(s.at("pr_i_inf1"), "quatre_bras");
}

RULE(NP_5_2_5, a_second_group_may_march_next_to_the_fight) {
    Scene s("waterloo: ad_r_br1; namur: pr_ii_inf1; quatre_bras: fr_ii_inf1; turn=4");
    s.play_all({"group anglo_dutch waterloo", "march ad_r_br1 quatre_bras", "done", "group prussian namur"});
    s.allows("march pr_ii_inf1 ligny");
}

RULE(NP_5_2_6, forced_marches_obey_command_control) {
    Scene s("waterloo: ad_r_br1; namur: pr_ii_inf1; quatre_bras: fr_ii_inf1; turn=4");
    s.play_all({"group anglo_dutch waterloo", "march ad_r_br1 quatre_bras", "done", "group prussian namur", "march pr_ii_inf1 ligny", "done"});
    EXPECT_EQ(s.asks(), "forced_marches");
    s.refuses("force pr_ii_inf1 quatre_bras", "NP-5.2.2");
    s.allows("force pr_ii_inf1 charleroi");
}

RULE(NP_5_2_6, an_attack_by_forced_march_keeps_other_groups_away) {
    Scene s("beaumont: fr_i_inf1; mons: fr_ii_inf1; charleroi: pr_i_inf1; turn=5");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "done", "group french mons", "march fr_ii_inf1 binche", "done",
                "force fr_i_inf1 charleroi"});
    s.refuses("force fr_ii_inf1 charleroi", "NP-5.2.2");
}

RULE(NP_5_3_1, foot_moves_one_town) {
    Scene s("beaumont: fr_i_inf1 fr_i_art; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french beaumont", "march fr_i_inf1 laneffe", "march fr_i_art thuin"});
    s.refuses("march fr_i_inf1 fosse", "NP-5.3.1");
    s.refuses("march fr_i_art solre", "NP-5.3.1");
}

RULE(NP_5_3_2, mounted_units_move_two_towns) {
    Scene s("beaumont: fr_napoleon fr_g_cav fr_g_hart; marche: pr_iv_inf1; turn=1");
    s.play("group french beaumont");
    for (const char* unit : {"fr_napoleon", "fr_g_cav", "fr_g_hart"}) {
        s.play_all({"march " + std::string(unit) + " laneffe", "march " + std::string(unit) + " fosse"});
        s.refuses("march " + std::string(unit) + " namur", "NP-5.3.1");
    }
}

RULE(NP_5_4_1, a_main_road_takes_eight_blocks_a_secondary_road_six) {
    Scene s(
        "beaumont: fr_i_inf1 fr_i_inf2 fr_ii_inf1 fr_ii_inf2 fr_iii_inf1 fr_iii_inf2 fr_iv_inf fr_vi_inf fr_g_old fr_g_young; "
        "philippeville: fr_i_art fr_ii_art fr_iii_art fr_iv_art fr_vi_art fr_g_art fr_g_hart; marche: pr_iv_inf1; turn=1");
    s.play("group french beaumont");
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2", "fr_ii_inf1", "fr_ii_inf2", "fr_iii_inf1", "fr_iii_inf2"})
        s.play("march " + std::string(unit) + " laneffe");
    s.refuses("march fr_iv_inf laneffe", "NP-5.4.1");
    for (const char* unit : {"fr_iv_inf", "fr_vi_inf"}) s.play("march " + std::string(unit) + " philippeville");
    s.play_all({"done", "group french philippeville"});
    for (const char* unit : {"fr_i_art", "fr_ii_art", "fr_iii_art", "fr_iv_art", "fr_vi_art", "fr_g_art"})
        s.play("march " + std::string(unit) + " beaumont");   // the other direction counts as well
    s.refuses("march fr_g_hart beaumont", "NP-5.4.1");
}

RULE(NP_5_4_4, both_allied_armies_share_the_limit_of_a_road) {
    Scene s("waterloo: ad_r_br1 ad_r_br2 ad_r_art ad_r_bk; wavre: pr_i_inf1 pr_i_inf2 pr_i_art; beaumont: fr_i_inf1; turn=2");
    s.play("group anglo_dutch waterloo");
    for (const char* unit : {"ad_r_br1", "ad_r_br2", "ad_r_art", "ad_r_bk"}) s.play("march " + std::string(unit) + " wavre");
    s.play_all({"done", "group prussian wavre", "march pr_i_inf1 waterloo", "march pr_i_inf2 waterloo"});
    s.refuses("march pr_i_art waterloo", "NP-5.4.1");
}

RULE(NP_5_5_1, four_or_three_blocks_attack_across_a_river) {
    Scene s(
        "laneffe: fr_i_inf1 fr_i_inf2 fr_ii_inf1 fr_ii_inf2 fr_iii_inf1; thuin: fr_iv_inf fr_vi_inf fr_g_old fr_g_young; charleroi: pr_i_inf1; "
        "turn=1");
    s.play("group french laneffe");
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2", "fr_ii_inf1", "fr_ii_inf2"}) s.play("march " + std::string(unit) + " charleroi");
    s.refuses("march fr_iii_inf1 charleroi", "NP-5.5.1");
    s.play_all({"done", "group french thuin", "march fr_iv_inf charleroi", "march fr_vi_inf charleroi", "march fr_g_old charleroi"});
    s.refuses("march fr_g_young charleroi", "NP-5.5.1");
}

RULE(NP_5_5_2, only_the_last_road_matters) {
    Scene s("thuin: fr_rc_pajol fr_rc_milhaud fr_rc_exelmans fr_rc_kellermann; ligny: pr_i_inf1; turn=1");
    s.play("group french thuin");
    for (const char* unit : {"fr_rc_pajol", "fr_rc_milhaud", "fr_rc_exelmans", "fr_rc_kellermann"})
        s.play_all({"march " + std::string(unit) + " charleroi", "march " + std::string(unit) + " ligny"});
    EXPECT_EQ(units_at(s.position(), Scene::town_named("ligny"), Side::french).size(), 4);
}

RULE(NP_5_5_3, rivers_do_not_hinder_moves_without_enemies) {
    Scene s("thuin: fr_i_inf1 fr_i_inf2 fr_ii_inf1 fr_ii_inf2; marche: pr_iv_inf1; turn=1");
    s.play("group french thuin");
    for (const char* unit : {"fr_i_inf1", "fr_i_inf2", "fr_ii_inf1", "fr_ii_inf2"}) s.play("march " + std::string(unit) + " charleroi");
    EXPECT_EQ(s.at("fr_ii_inf2"), "charleroi");
}

RULE(NP_5_7_1, nobody_attacks_at_night) {
    Scene s("laneffe: fr_i_inf1; charleroi: pr_i_cav; turn=3");
    s.play("group french laneffe");
    s.refuses("march fr_i_inf1 charleroi", "NP-5.7.1");
    s.allows("march fr_i_inf1 thuin");
}

RULE(NP_5_7_2, there_are_no_forced_marches_at_night) {
    Scene s("laneffe: fr_i_inf1; marche: pr_iv_inf1; turn=3");
    s.play_all({"group french laneffe", "march fr_i_inf1 thuin", "done"});
    EXPECT_EQ(s.turn(), 4);
}

RULE(NP_17_18, everybody_may_enter_every_town) {
    Scene s("solre: fr_i_inf1; binche: ad_c_ne; maubeuge: ad_r_br1; thuin: fr_i_inf2; turn=2");
    s.play("group anglo_dutch maubeuge");
    s.allows("march ad_r_br1 avesnes");
}

}  // namespace papelotte::napoleon
