// The worked cases of the campaign: examples of the rulebook, and some derived from its rules. The dice of forced marches are rolled in the order
// of the blocks (decision D46).
#include "games/napoleon/rules/queries.h"
#include "games/napoleon/rules/steps/retreat.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

void march_all(Scene& s, std::vector<std::string> units, std::string_view to) {
    for (const std::string& unit : units) s.play("march " + unit + " " + std::string(to));
}

}   // namespace

RULE(NP_X02, towns_next_to_brussels) {
    Scene s("brussels: ad_r_br1 ad_r_br2 ad_r_art; turn=2");
    s.play_all({"group anglo_dutch brussels", "march ad_r_br1 hal", "march ad_r_br2 wavre"});
    EXPECT_EQ(s.operands("march ad_r_art "), (std::vector<std::string>{"alost", "hal", "louvain", "malines", "ninove", "waterloo", "wavre"}));
}

RULE(NP_X03, waterloo_and_ligny_cannot_both_attack_quatre_bras) {
    Scene s("waterloo: ad_r_br1 ad_r_br2 ad_c_light; ligny: pr_i_inf1 pr_i_art; quatre_bras: fr_ii_inf1 fr_ii_inf2 fr_ii_art; turn=4");
    s.play("group anglo_dutch waterloo");
    march_all(s, {"ad_r_br1", "ad_r_br2", "ad_c_light"}, "quatre_bras");
    s.play_all({"done", "group prussian ligny"});
    s.refuses("march pr_i_inf1 quatre_bras", "NP-5.2.2");
}

RULE(NP_X04, quatre_bras_and_nivelles_may_both_attack_waterloo) {
    Scene s("quatre_bras: fr_ii_inf1 fr_ii_art; nivelles: fr_i_inf1 fr_i_inf2; waterloo: ad_r_br1 ad_r_br2 ad_r_art; turn=5");
    s.play("group french quatre_bras");
    march_all(s, {"fr_ii_inf1", "fr_ii_art"}, "waterloo");
    s.play_all({"done", "group french nivelles"});
    march_all(s, {"fr_i_inf1", "fr_i_inf2"}, "waterloo");
    s.play("done", {1});   // a battle: the attacker draws his marker
    EXPECT_EQ(s.asks(), "place_terrain");
}

RULE(NP_X05, wavre_cannot_join_an_attack_on_waterloo) {
    Scene s("quatre_bras: fr_ii_inf1 fr_ii_inf2 fr_ii_art; wavre: fr_rc_pajol fr_rc_exelmans; waterloo: ad_r_br1 ad_r_br2 ad_r_art; turn=5");
    s.play("group french quatre_bras");
    march_all(s, {"fr_ii_inf1", "fr_ii_inf2", "fr_ii_art"}, "waterloo");
    s.play_all({"done", "group french wavre"});
    s.refuses("march fr_rc_pajol waterloo", "NP-5.2.2");
    EXPECT_EQ(battle_limit(road_between(Scene::town_named("wavre"), Scene::town_named("waterloo"))), 1);   // as a reinforcement, one at a time
}

RULE(NP_X06, one_group_attacks_charleroi_by_three_roads) {
    Scene s(
        "laneffe: fr_iv_inf fr_iv_art fr_iii_inf1 fr_iii_inf2 fr_rc_pajol fr_rc_exelmans fr_rc_kellermann fr_rc_milhaud fr_g_cav fr_rc_hart; "
        "charleroi: pr_i_inf1 pr_i_inf2 pr_i_art; turn=5");
    s.play("group french laneffe");
    march_all(s, {"fr_iv_inf", "fr_iv_art", "fr_iii_inf1", "fr_iii_inf2"}, "charleroi");
    for (const char* unit : {"fr_rc_pajol", "fr_rc_exelmans", "fr_rc_kellermann"})
        s.play_all({"march " + std::string(unit) + " thuin", "march " + std::string(unit) + " charleroi"});
    for (const char* unit : {"fr_rc_milhaud", "fr_g_cav", "fr_rc_hart"})
        s.play_all({"march " + std::string(unit) + " fosse", "march " + std::string(unit) + " charleroi"});
    EXPECT_EQ(units_at(s.position(), Scene::town_named("charleroi"), Side::french).size(), 10);
    s.play("done", {1});
    std::vector<std::string> towns;
    for (const Town town : retreat_towns(s.position(), Scene::town_named("charleroi"), Side::french)) towns.emplace_back(word(town));
    std::ranges::sort(towns);
    EXPECT_EQ(towns, (std::vector<std::string>{"fosse", "laneffe", "thuin"}));
}

RULE(NP_X07, cavalry_passes_friends_but_not_enemies) {
    Scene friends("waterloo: ad_c_light; quatre_bras: ad_i_ne1; turn=4");
    friends.play_all({"group anglo_dutch waterloo", "march ad_c_light quatre_bras", "march ad_c_light ligny"});
    EXPECT_EQ(friends.at("ad_c_light"), "ligny");
    Scene enemies("waterloo: ad_c_light; quatre_bras: fr_i_inf1; turn=4");
    enemies.play_all({"group anglo_dutch waterloo", "march ad_c_light quatre_bras"});
    enemies.refuses("march ad_c_light ligny", "NP-5.1.9");
}

RULE(NP_X08, eight_blocks_use_the_main_road_a_ninth_cannot) {
    Scene s("laneffe: fr_iv_inf fr_iv_art fr_iii_inf1 fr_iii_inf2 fr_iii_art fr_vi_inf fr_vi_art fr_g_old fr_g_young; turn=5");
    s.play("group french laneffe");
    march_all(s, {"fr_iv_inf", "fr_iv_art", "fr_iii_inf1", "fr_iii_inf2", "fr_iii_art", "fr_vi_inf", "fr_vi_art", "fr_g_old"}, "charleroi");
    s.refuses("march fr_g_young charleroi", "NP-5.4.1");
}

RULE(NP_X09, an_attack_over_the_sambre_is_limited_to_four) {
    Scene s("laneffe: fr_iv_inf fr_iv_art fr_iii_inf1 fr_iii_inf2 fr_iii_art; charleroi: pr_i_inf1 pr_i_inf2 pr_i_art; turn=5");
    s.play("group french laneffe");
    march_all(s, {"fr_iv_inf", "fr_iv_art", "fr_iii_inf1", "fr_iii_inf2"}, "charleroi");
    s.refuses("march fr_iii_art charleroi", "NP-5.5.1");
    EXPECT_EQ(battle_limit(road_between(Scene::town_named("laneffe"), Scene::town_named("charleroi"))), 2);
}

RULE(NP_X20, the_french_redeploy_from_ligny_to_quatre_bras) {
    Scene s(
        "battle ligny side=french step=combat roads=charleroi; french_left: fr_g_old; french_centre: fr_g_young; french_right: fr_iv_inf; "
        "french_reserve: fr_iii_inf1; allied_left: pr_i_inf2; quatre_bras: fr_ii_inf1 fr_ii_inf2; gembloux: pr_i_inf1; turn=5");
    s.play("move fr_g_old allied_right");   // a rout: nobody holds the Allied right
    s.play("retreat pr_i_inf2 namur");
    s.play_all({"redeploy fr_g_old quatre_bras", "redeploy fr_g_young quatre_bras"});
    EXPECT_EQ(s.at("fr_g_young"), "quatre_bras");
    EXPECT_EQ(s.turn(), 6);   // the main road has no place left, and Charleroi is empty: there is nothing more to choose
}

RULE(NP_X21, a_commander_at_the_start_town_helps) {
    Scene s("beaumont: fr_napoleon fr_g_old fr_vi_inf; turn=5");
    s.play_all({"group french beaumont", "march fr_g_old laneffe", "march fr_vi_inf laneffe", "done", "force fr_g_old charleroi",
                "force fr_vi_inf charleroi"});
    s.play("reveal fr_napoleon", {2, 3});   // the VI Corps rolls first
    EXPECT_EQ(s.strength("fr_g_old"), 3);
    EXPECT_EQ(s.strength("fr_vi_inf"), 2);
    EXPECT_EQ(s.at("fr_napoleon"), "beaumont");
}

RULE(NP_X22, a_winning_bid_of_allies_two) {
    Scene s = Scene::set_up("bidding");
    s.play_all({"bid allied 0", "bid allied 1", "bid allied 2", "pass", "reduce pr_iv_inf1"});
    s.refuses("reduce pr_iv_inf1", "NP-12.1.5");
    s.refuses("reduce pr_blucher", "NP-12.1.5");
    s.play("reduce ad_ii_ne");
    EXPECT_EQ(s.strength("pr_iv_inf1"), 3);
    EXPECT_EQ(s.strength("ad_ii_ne"), 2);
}

RULE(NP_X25, a_group_never_moves_twice_nor_does_a_block) {
    Scene s("philippeville: fr_rc_pajol; beaumont: fr_iii_inf1; turn=1");
    s.play_all({"group french philippeville", "march fr_rc_pajol laneffe", "done"});
    s.refuses("group french laneffe", "NP-1.3.3");
    s.refuses("group french philippeville", "NP-5.1.5");
}

RULE(NP_X26, both_allied_armies_in_one_town_use_both_group_moves) {
    Scene s("quatre_bras: ad_i_ne1 ad_i_br pr_i_inf1 pr_i_art; ath: ad_ii_br; charleroi: fr_ii_inf1 fr_ii_inf2 fr_ii_art; turn=4");
    s.play_all({"group anglo_dutch quatre_bras", "march ad_i_br charleroi", "march ad_i_ne1 charleroi", "done"});
    s.refuses("group anglo_dutch ath", "NP-5.1.2");
    s.play_all({"group prussian quatre_bras", "march pr_i_inf1 charleroi"});
    EXPECT_EQ(s.at("pr_i_inf1"), "charleroi");
}

RULE(NP_X36, supply_of_ghent_and_liege_at_night) {
    Scene s("ghent: fr_rc_pajol; liege: fr_rc_exelmans; hal: ad_i_ne2 ad_i_br; namur: pr_i_cav pr_iii_art pr_blucher; turn=9");
    s.play_all({"done", "lose ad_i_ne2", "lose pr_i_cav", "lose pr_iii_art"});
    for (const char* unit : {"ad_i_ne2", "pr_i_cav", "pr_iii_art"}) EXPECT_TRUE(s.eliminated(unit)) << unit;
    EXPECT_EQ(s.turn(), 10);
}

RULE(NP_X37, all_three_armies_fall_together) {
    const auto ended = [](int french, int anglo_dutch, int prussian) {
        std::string text;
        for (const auto& [army, lost] :
             {std::pair(Army::french, french), std::pair(Army::anglo_dutch, anglo_dutch), std::pair(Army::prussian, prussian)}) {
            int count = 0;
            for (const Unit unit : units_of(army)) text += (count++ < lost ? "eliminated=" + std::string(word(unit)) : std::string()) + "; ";
        }
        Scene s(text + "bavay: fr_rc_hart; termonde: ad_c_hart; marche: pr_iv_art; turn=17");
        s.end_turn();
        return s.winner();
    };
    EXPECT_EQ(ended(12, 8, 9), "french");
    EXPECT_EQ(ended(12, 8, 8), "allied");
    EXPECT_EQ(ended(11, 8, 8), "");
}

RULE(NP_X38, the_end_of_the_calendar) {
    Scene both("brussels: fr_i_inf1; ghent: fr_rc_pajol; marche: pr_iv_art; termonde: ad_c_hart ad_r_br1 ad_r_br2; turn=23");
    both.end_turn();
    EXPECT_EQ(both.winner(), "french");
    Scene one("brussels: fr_i_inf1; marche: pr_iv_art; termonde: ad_c_hart ad_r_br1 ad_r_br2; turn=23");
    one.end_turn();
    EXPECT_EQ(one.winner(), "allied");
}

RULE(NP_X39, no_attack_and_no_forced_march_at_night) {
    Scene s("laneffe: fr_rc_pajol fr_iv_inf; charleroi: pr_i_cav; turn=3");
    s.play("group french laneffe");
    s.refuses("march fr_rc_pajol charleroi", "NP-5.7.1");
    s.play_all({"march fr_iv_inf thuin", "done"});
    EXPECT_EQ(s.turn(), 4);
}

RULE(NP_X40, a_forced_march_without_a_commander) {
    Scene s("charleroi: fr_ii_inf2(strength=1) fr_ii_inf1 fr_ii_art; marche: pr_iv_art; turn=5");
    s.play_all({"group french charleroi", "march fr_ii_inf2 quatre_bras", "march fr_ii_inf1 quatre_bras", "done", "force fr_ii_inf2 waterloo"});
    s.refuses("force fr_ii_art ligny", "NP-5.6.1");
    s.play("force fr_ii_inf1 waterloo", {4, 3});   // the first block of the army rolls first
    EXPECT_TRUE(s.eliminated("fr_ii_inf2"));
    EXPECT_EQ(s.at("fr_ii_inf1"), "waterloo");
    EXPECT_EQ(s.strength("fr_ii_inf1"), 4);
}

RULE(NP_X49, set_up_limits) {
    Scene s = Scene::set_up();
    s.play_all({"place ad_i_br nivelles", "place ad_i_ne1 nivelles", "place ad_i_ne2 nivelles", "place ad_i_art nivelles"});
    s.refuses("place ad_wellington nivelles", "NP-4.1.4");
    s.refuses("place pr_i_inf1 quatre_bras", "NP-4.1.3");
    s.allows("place pr_i_inf1 laneffe");
    for (int i = 0; i < 30; ++i) s.play(s.legal().front());
    s.refuses("place fr_iv_inf laneffe", "NP-4.1.5");
}

}   // namespace papelotte::napoleon
