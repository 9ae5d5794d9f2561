// NP-4  Set-up.
#include "games/napoleon/rules/queries.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

// Places blocks of the seat to act wherever they may stand, `count` of them.
void place_some(Scene& s, int count) {
    for (int i = 0; i < count && s.asks() == "place_blocks"; ++i) s.play(s.legal().front());
}

}  // namespace

RULE(NP_4_1_1, the_allies_place_first_and_the_french_see_numbers_only) {
    Scene s = Scene::set_up();
    EXPECT_EQ(s.seat(), "anglo_dutch");
    s.play("place ad_wellington brussels");
    EXPECT_FALSE(s.view("french").at("blocks").as_object().contains("brussels"));   // until the Allies have placed all
    place_some(s, 33);
    EXPECT_EQ(s.seat(), "french");
    const boost::json::object blocks = s.view("french").at("blocks").as_object();
    EXPECT_TRUE(blocks.contains("brussels"));
    EXPECT_FALSE(s.view("french").at("units").as_object().contains("ad_wellington"));
}

RULE(NP_4_1_2, blocks_start_at_full_strength) {
    const Scene s = Scene::set_up();
    for (const Unit unit : kAllUnits) EXPECT_EQ(s.position().strength(unit), data_of(unit).strength) << word(unit);
}

RULE(NP_4_1_3, each_allied_army_has_its_zone) {
    Scene s = Scene::set_up();
    s.refuses("place ad_r_br1 ligny", "NP-4.1.3");
    s.refuses("place pr_i_inf1 brussels", "NP-4.1.3");
    s.allows("place pr_i_inf1 ligny");
}

RULE(NP_4_1_4, four_allied_blocks_in_a_town_commanders_included) {
    Scene s = Scene::set_up();
    s.play_all({"place ad_wellington brussels", "place ad_r_br1 brussels", "place ad_r_br2 brussels", "place ad_r_art brussels"});
    s.refuses("place ad_r_bk brussels", "NP-4.1.4");
}

RULE(NP_4_1_5, twelve_french_blocks_in_a_french_town) {
    Scene s = Scene::set_up();
    place_some(s, 34);
    s.refuses("place fr_napoleon charleroi", "NP-4.1.5");
    for (int i = 0; i < 12; ++i) s.play("place " + std::string(word(Unit(i))) + " beaumont");
    s.refuses("place fr_vi_art beaumont", "NP-4.1.4");
    s.allows("place fr_vi_art solre");
}

RULE(NP_4_1_6, every_block_must_be_placed) {
    Scene s = Scene::set_up();
    s.refuses("done", "NP-4.1.1");
    s.play("place ad_wellington brussels");
    s.refuses("place ad_wellington hal", "NP-4.1.6");
    place_some(s, 33 + 24);
    EXPECT_EQ(s.asks(), "choose_group");
    EXPECT_TRUE(units_at(s.position(), kUnplaced).empty());
}

RULE(NP_4_1_7, after_set_up_towns_have_no_limit_and_zones_no_meaning) {
    Scene s(
        "thuin: fr_i_inf1; laneffe: fr_i_inf2 fr_ii_inf1 fr_ii_inf2 fr_iii_inf1 fr_iii_inf2 fr_iv_inf fr_vi_inf fr_g_old fr_g_young fr_i_art "
        "fr_ii_art "
        "fr_iii_art; marche: pr_iv_inf1; turn=1");
    s.play_all({"group french thuin", "march fr_i_inf1 laneffe"});
    EXPECT_EQ(units_at(s.position(), Scene::town_named("laneffe")).size(), 13);
}

RULE(NP_4_2_1, the_historical_set_up_is_fixed_and_known) {
    const Scene s = Scene::set_up("", "historical");
    EXPECT_EQ(s.asks(), "choose_group");
    EXPECT_EQ(s.at("fr_napoleon"), "beaumont");
    EXPECT_EQ(s.at("ad_wellington"), "brussels");
    EXPECT_EQ(s.at("pr_blucher"), "namur");
    for (const Unit unit : kAllUnits) EXPECT_EQ(s.at(word(unit)), word(data_of(unit).historical));
    EXPECT_EQ(s.may_be("pr_i_inf1"), std::vector<std::string>{"pr_i_inf1"});
}

}  // namespace papelotte::napoleon
