// W2-1  Components.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

// The size of each corps and its leader, as the rulebook lists them.
struct Listed {
    Corps corps;
    std::string_view leader;
    int units;
};

void expect_listed(Faction faction, std::string_view commander, std::initializer_list<Listed> corps, int in_all) {
    int units = 1;   // the commander-in-chief
    EXPECT_EQ(word(strategic_leader(faction)), commander);
    for (const Listed& one : corps) {
        EXPECT_EQ(faction_of(one.corps), faction);
        EXPECT_EQ(word(leader_of(one.corps)), one.leader);
        EXPECT_TRUE(units_of(one.corps).has(leader_of(one.corps)));
        EXPECT_EQ(units_of(one.corps).size(), one.units) << one.leader;
        units += units_of(one.corps).size();
    }
    EXPECT_EQ(units, in_all);
}

RULE(W2_1_1, there_are_116_blocks) {
    EXPECT_EQ(kAllUnits.size(), 116);
    EXPECT_EQ(units_of(Faction::french).size(), 54);
    EXPECT_EQ(units_of(Faction::british).size(), 42);
    EXPECT_EQ(units_of(Faction::prussian).size(), 20);
}

RULE(W2_1_2, napoleon_and_six_corps) {
    expect_listed(Faction::french, "fr_napoleon_sl",
                  {{Corps::fr_I, "fr_1c_derlon_tl", 12},
                   {Corps::fr_II, "fr_2c_reille_tl", 10},
                   {Corps::fr_VI, "fr_6c_lobau_tl", 8},
                   {Corps::fr_IIIc, "fr_3cav_kellermann_tl", 6},
                   {Corps::fr_IVc, "fr_4cav_milhaud_tl", 6},
                   {Corps::fr_G, "fr_g_drouot_tl", 11}},
                  54);
}

RULE(W2_1_3, wellington_and_four_corps) {
    expect_listed(Faction::british, "br_wellington_sl",
                  {{Corps::br_I, "br_1c_prince_of_orange_tl", 11},
                   {Corps::br_II, "br_2c_hill_tl", 6},
                   {Corps::br_R, "br_res_picton_tl", 11},
                   {Corps::br_C, "br_cav_uxbridge_tl", 13}},
                  42);
}

RULE(W2_1_4, bluecher_and_three_corps) {
    expect_listed(Faction::prussian, "pr_blucher_sl",
                  {{Corps::pr_I, "pr_1c_ziethen_tl", 4}, {Corps::pr_II, "pr_2c_pirch_tl", 6}, {Corps::pr_IV, "pr_4c_bulow_tl", 9}}, 20);
}

// Orange is the colour of D'Erlon and of the Prince of Orange, green that of Reille, Hill and Pirch; each leader commands only his own corps.
RULE(W2_1_5, a_colour_tells_a_corps_only_within_its_faction) {
    Scene s(
        "25: br_2c_hill_tl(activated); 24: br_2c_adam_inf br_1c_byng_inf; 9: pr_2c_krafft_inf; 50: pr_blucher_sl; turn=3 phasing=allied "
        "kind=tactical");
    s.play("done");
    s.allows("move br_2c_adam_inf");
    s.refuses("move br_1c_byng_inf", "W2-10.4.1");
    s.refuses("move pr_2c_krafft_inf", "W2-10.4.1");
}

RULE(W2_1_6, thirty_cubes_are_no_limit) {
    std::string conquered;   // all British areas except the victory areas and the last area
    int areas = 0;
    for (const Area area : kMap) {
        if (area_data(area).initial_control != Faction::british || kVictoryAreas.has(area) || number_of(area) == 51) continue;
        conquered += " " + std::string(word(area)) + "=french";
        ++areas;
    }
    ASSERT_GT(areas, 30);
    Scene s("67: fr_2c_hubert_cav; kind=pass; control" + conquered);
    s.play_all({"move fr_2c_hubert_cav", "to 51"});
    EXPECT_EQ(s.control("51"), "french");
}

RULE(W2_1_7, two_morale_tracks_begin_at_ten) {
    const Scene fresh("kind=pass");
    EXPECT_EQ(fresh.view("observer").at("morale"), (boost::json::value{{"french", 10}, {"british", 10}}));
    const Scene losses("turn=3 kind=pass eliminated=fr_2c_soye_inf,pr_4c_hacke_inf,pr_4c_ryssel_inf");
    EXPECT_EQ(losses.view("observer").at("morale"), (boost::json::value{{"french", 9}, {"british", 10}}));
}

// Quiot and Grenier led brigades of different divisions with the same steps.
RULE(W2_1_8, names_of_brigades_have_no_effect) {
    std::vector<std::vector<std::string>> told;
    for (const std::string brigade : {"fr_1c_quiot_inf", "fr_1c_grenier_inf"}) {
        Scene s("57: fr_1c_derlon_tl(activated); 42: " + brigade + " br_res_best_inf; kind=tactical");
        s.play_all({"done", "done", "battle 42"});
        told.push_back(s.log("Fire in 42"));
    }
    EXPECT_EQ(told[0], told[1]);
    EXPECT_EQ(told[0].size(), 1u);
}

RULE(W2_1_9, a_battle_needs_no_dice) {
    Scene s("67: fr_2c_reille_tl(activated); 51: fr_2c_soye_inf br_2c_mitchell_inf; kind=tactical");
    s.play_all({"done", "done", "battle 51"});
    EXPECT_EQ(s.log("Fire in 51").size(), 1u);
    EXPECT_TRUE(s.eliminated("br_2c_mitchell_inf"));
    EXPECT_EQ(s.draws(), 0);
}

}  // namespace
}  // namespace papelotte::waterloo200
