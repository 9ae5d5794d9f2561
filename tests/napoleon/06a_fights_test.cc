// NP-6.1  Which fights there are, and their order.
#include "games/napoleon/records/records.h"
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

// From Quatre Bras the French attack Waterloo and Nivelles, three blocks against three, and Ligny and Charleroi, one against one.
Scene four_fights() {
    Scene s(
        "quatre_bras: fr_i_inf1 fr_i_inf2 fr_i_art fr_ii_inf1 fr_ii_inf2 fr_ii_art fr_vi_inf fr_g_young; waterloo: ad_r_br1 ad_r_br2 ad_r_art; "
        "nivelles: ad_i_br ad_i_ne1 ad_i_ne2; ligny: pr_i_inf1; charleroi: pr_i_inf2; turn=5");
    s.play_all({"group french quatre_bras", "march fr_i_inf1 waterloo", "march fr_i_inf2 waterloo", "march fr_i_art waterloo",
                "march fr_ii_inf1 nivelles", "march fr_ii_inf2 nivelles", "march fr_ii_art nivelles", "march fr_vi_inf ligny",
                "march fr_g_young charleroi", "done"});
    return s;
}

Words towns(const auto& list) {
    Words found;
    for (const auto& one : list)
        if constexpr (requires { one.town; }) found.emplace_back(word(one.town));
        else found.emplace_back(word(one));
    return found;
}

}  // namespace

RULE(NP_6_1_1, every_town_with_blocks_of_both_sides_has_a_fight) {
    const Scene s = four_fights();
    EXPECT_EQ(s.position().fights.size(), 4);
    for (const std::string_view town : {"waterloo", "nivelles", "ligny", "charleroi"})
        EXPECT_TRUE(s.position().fights.has(Scene::town_named(town))) << town;
}

RULE(NP_6_1_2, fewer_than_three_blocks_of_a_side_make_a_skirmish) {
    Scene s = four_fights();
    EXPECT_EQ(s.legal(), (Words{"fight charleroi", "fight ligny"}));
    s.play("fight ligny");   // Charleroi is left and follows by itself
    EXPECT_EQ(towns(s.position().skirmishes), (Words{"ligny", "charleroi"}));
}

// Everybody is told what each fight is, also while their order is chosen.
RULE(NP_6_1_2, the_view_tells_skirmishes_from_battles) {
    Scene s = four_fights();
    const boost::json::object kinds{{"charleroi", "skirmish"}, {"ligny", "skirmish"}, {"nivelles", "battle"}, {"waterloo", "battle"}};
    EXPECT_EQ(s.view("observer").at("fight_kinds"), kinds);
    EXPECT_EQ(s.view("french").at("fight_kinds"), kinds);
    s.play("fight ligny");
    EXPECT_EQ(s.view("prussian").at("fight_kinds"), kinds);
    EXPECT_NE(Records::describe(s.position(), kObserver, {}).find("(skirmish)"), std::string::npos);
}

RULE(NP_6_1_2, two_against_many_are_a_skirmish_and_three_against_three_a_battle) {
    const Scene s = attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_i_art fr_ii_inf1", "ad_wellington ad_r_br1", std::vector<int>(17, 6));
    EXPECT_EQ(s.log("Skirmish").size(), 1u);
    EXPECT_TRUE(s.log("Battle").empty());
}

RULE(NP_6_1_3, the_attacker_orders_the_skirmishes_and_then_the_battles) {
    Scene s = four_fights();
    EXPECT_EQ(s.asks(), "order_fights");
    EXPECT_EQ(s.seat(), "french");
    s.refuses("fight waterloo", "NP-2.2.3");
    s.refuses("fight namur", "NP-6.1.3");
    s.play("fight charleroi");
    EXPECT_EQ(s.asks(), "order_fights");
    EXPECT_EQ(s.legal(), (Words{"fight waterloo", "fight nivelles"}));
    s.play_all({"fight nivelles"}, {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    EXPECT_EQ(towns(s.position().skirmishes), (Words{"charleroi", "ligny"}));
    EXPECT_EQ(towns(s.position().battles), (Words{"nivelles", "waterloo"}));
}

RULE(NP_6_1_4, all_battles_are_set_up_in_order_before_the_first_battle_turn) {
    Scene s(
        "quatre_bras: fr_i_inf1 fr_i_inf2 fr_vi_inf fr_ii_inf1 fr_ii_inf2 fr_g_young; waterloo: ad_r_br1 ad_r_br2 ad_r_bk; "
        "nivelles: ad_i_br ad_i_ne1 ad_i_ne2; turn=5");
    s.play_all({"group french quatre_bras", "march fr_i_inf1 waterloo", "march fr_i_inf2 waterloo", "march fr_vi_inf waterloo",
                "march fr_ii_inf1 nivelles", "march fr_ii_inf2 nivelles", "march fr_g_young nivelles", "done"});
    s.play("fight nivelles", {5});   // a hill for the attacker
    EXPECT_EQ(s.log("Battle at").size(), 1u);
    s.play("terrain hill french_left", {1, 1});
    s.play_all({"terrain woods allied_left", "terrain woods allied_right"});
    s.play_all({"deploy ad_i_br allied_left", "deploy ad_i_ne1 allied_centre", "deploy ad_i_ne2 allied_right"});
    EXPECT_EQ(s.log("Battle at").size(), 1u);
    s.play_all({"deploy fr_ii_inf1 french_left", "deploy fr_ii_inf2 french_centre", "deploy fr_g_young french_right"}, {3});
    EXPECT_EQ(s.log("Battle at").size(), 2u);
    EXPECT_EQ(s.asks(), "place_terrain");
    EXPECT_TRUE(s.log("battle turn").empty());
}

RULE(NP_6_1_5, in_each_round_attacker_and_defender_take_one_battle_turn_in_every_battle) {
    Scene s(
        "battle ligny side=french step=combat roads=charleroi; french_left: fr_i_inf1; allied_left: pr_i_inf1; "
        "battle quatre_bras roads=charleroi; french_left: fr_ii_inf1; allied_left: ad_i_ne1; turn=5");
    std::vector<std::pair<std::string, std::string>> turns;
    const auto where = [&] { return std::string(word(s.position().battles[std::get<Combat>(s.position().agenda.back()).battle].town)); };
    for (int i = 0; i < 5; ++i) {
        turns.emplace_back(where(), s.seat());
        s.play("done");
    }
    EXPECT_EQ(
        turns,
        (std::vector<std::pair<std::string, std::string>>{
            {"ligny", "french"}, {"ligny", "anglo_dutch"}, {"quatre_bras", "french"}, {"quatre_bras", "anglo_dutch"}, {"ligny", "french"}}));
}

RULE(NP_6_1_5, a_battle_that_is_over_drops_out) {
    Scene s(
        "battle ligny side=french step=combat roads=charleroi; french_left: fr_i_inf1; allied_left: pr_i_inf1; "
        "battle quatre_bras roads=charleroi; french_left: fr_ii_inf1; allied_left: ad_i_ne1; turn=5");
    s.play("move fr_i_inf1 allied_right");   // an empty position: the Prussians are routed
    while (s.asks() != "combat") s.play(s.legal().back());
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(std::get<Combat>(s.position().agenda.back()).battle, 1);
    s.play_all({"done", "done"});
    EXPECT_EQ(std::get<Combat>(s.position().agenda.back()).battle, 1);
}

RULE(NP_6_1_6, a_battle_stays_a_battle_below_three_blocks) {
    Scene s = fight("french_left: fr_i_inf1; french_centre: fr_i_inf2; allied_left: ad_r_br1");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.asks(), "combat");
    EXPECT_TRUE(s.log("Skirmish").empty());
}

}  // namespace papelotte::napoleon
