// One test per rule of docs/rules/smohain.md.
#include "games/smohain/records/records.h"
#include "tests/smohain/scene.h"

namespace papelotte::smohain {

using Words = std::vector<std::string>;

RULE(SM_1_1, units_go_to_adjacent_areas) {
    Scene s("knoll: fr_8; ridge: na_1");
    EXPECT_EQ(s.operands("march fr_8 "), (Words{"brook", "lane"}));
    s.refuses("march fr_8 papelotte", "SM-1.1");
}

RULE(SM_1_2, three_areas_are_built_up) {
    Scene s = Scene::set_up();
    EXPECT_EQ(s.operands("ambush "), (Words{"la_haye", "papelotte", "smohain"}));
}

RULE(SM_1_3, an_area_holds_two_units) {
    Scene s("knoll: fr_8; lane: fr_29 fr_85; ridge: na_1");
    s.refuses("march fr_8 lane", "SM-1.3");
    s.allows("march fr_8 brook");
}

RULE(SM_2_1, seven_battalions_of_two_steps) {
    const Scene s = Scene::set_up();
    for (const char* unit : {"fr_8", "fr_29", "fr_85", "fr_95", "na_1", "na_2", "or_28"}) EXPECT_EQ(s.steps(unit), 2) << unit;
    EXPECT_EQ(s.at("fr_85"), "lane");
    EXPECT_EQ(s.at("or_28"), "smohain");
}

RULE(SM_2_2, the_allied_player_lays_an_ambush_in_secret) {
    Scene s = Scene::set_up();
    EXPECT_EQ(s.seat(), "allied");
    s.refuses("ambush ridge", "SM-2.2");
    s.play("ambush la_haye");
    EXPECT_TRUE(s.heard_by("french", "have laid their ambush"));
    EXPECT_TRUE(s.heard_by("allied", "lies at La Haye"));
    EXPECT_FALSE(s.heard_by("french", "lies at La Haye"));
    EXPECT_FALSE(Records::view(s.position(), kFrench).contains("ambush_at"));
    EXPECT_TRUE(Records::view(s.position(), kAllied).contains("ambush_at"));
    EXPECT_FALSE(Records::may_see(s.position(), kAllied, *Records::parse("ambush la_haye"), kFrench));
}

RULE(SM_3_1, the_french_order_first) {
    Scene s("knoll: fr_8; ridge: na_1; turn=2");
    EXPECT_EQ(s.seat(), "french");
    s.play("done");
    EXPECT_EQ(s.seat(), "allied");
    s.play("done");
    EXPECT_EQ(s.seat(), "french");
    EXPECT_EQ(s.position().turn, 3);
}

RULE(SM_3_2, each_unit_is_ordered_once) {
    Scene s("knoll: fr_8 fr_29; ridge: na_1");
    s.play("march fr_8 lane");
    EXPECT_EQ(s.at("fr_8"), "lane");
    s.refuses("march fr_8 knoll", "SM-3.2");
    s.refuses("march na_1 smohain", "SM-3.2");
    s.allows("march fr_29 lane");
}

RULE(SM_3_2, an_area_with_enemies_is_assaulted) {
    const Scene s("lane: fr_85; papelotte: na_1");
    s.refuses("march fr_85 papelotte", "SM-3.2");
    s.refuses("assault fr_85 la_haye", "SM-3.2");
    s.allows("assault fr_85 papelotte");
}

RULE(SM_4_1, all_terms_count) {
    Scene s("lane: fr_85 fr_8(1); la_haye: fr_29; papelotte: na_1 na_2(1)");
    s.play("assault fr_85 papelotte", {6});
    EXPECT_EQ(s.log("85th Line").front(),
              "The 85th Line (fr_85) assaults Papelotte (papelotte): die 6, total 5. The assault succeeds.");   // 2 + 2 − 2 − 1 − 2
}

RULE(SM_4_2, an_assault_that_fails_costs_a_step) {
    Scene s("lane: fr_85; papelotte: na_1");
    s.play("assault fr_85 papelotte", {5});   // 5 + 2 − 2 − 2
    EXPECT_EQ(s.steps("fr_85"), 1);
    EXPECT_EQ(s.at("fr_85"), "lane");
    EXPECT_EQ(s.seat(), "allied");
}

RULE(SM_4_3, the_defender_may_stand) {
    Scene s("lane: fr_85; papelotte: na_1 na_2");
    s.play("assault fr_85 papelotte", {6});   // 6 + 2 − 4 − 2: it fails
    EXPECT_EQ(s.steps("fr_85"), 1);
    Scene t("lane: fr_85; ridge: na_2; papelotte: na_1");
    t.play("assault fr_85 papelotte", {6});
    EXPECT_EQ(t.asks(), "answer");
    EXPECT_EQ(t.seat(), "allied");
    t.refuses("stand na_2", "SM-4.3");
    t.play("stand na_1");
    EXPECT_EQ(t.steps("na_1"), 1);
    EXPECT_EQ(t.at("fr_85"), "lane");
}

RULE(SM_4_4, the_defender_may_yield) {
    Scene s("lane: fr_85; la_haye: fr_29; ridge: or_28; papelotte: na_1");
    s.play("assault fr_85 papelotte", {5});
    EXPECT_EQ(s.operands("yield "), (Words{"ridge"}));
    s.refuses("yield la_haye", "SM-4.4");
    s.play("yield ridge");
    EXPECT_EQ(s.at("na_1"), "ridge");
    EXPECT_EQ(s.at("fr_85"), "papelotte");
}

RULE(SM_4_5, the_last_defender_is_lost_and_the_area_taken) {
    Scene s("lane: fr_85; ridge: na_2; papelotte: na_1(1)");
    s.play_all({"assault fr_85 papelotte", "stand na_1"}, {5});
    EXPECT_EQ(s.at("na_1"), "none");
    EXPECT_EQ(s.at("fr_85"), "papelotte");
}

RULE(SM_5_1, an_ambush_counts_once) {
    Scene s("lane: fr_85 fr_29; papelotte: na_1; ambush=hidden ambush_at=papelotte");
    s.play("assault fr_85 papelotte", {5});   // 5 + 2 + 1 − 2 − 2 − 2
    EXPECT_EQ(s.steps("fr_85"), 1);
    EXPECT_TRUE(s.heard_by("french", "The ambush at Papelotte (papelotte) is sprung."));
    s.play("assault fr_29 papelotte", {5});   // 5 + 2 + 1 − 2 − 2
    EXPECT_EQ(s.asks(), "answer");
}

RULE(SM_5_2, a_search_tells_where_the_ambush_is_not) {
    Scene s("lane: fr_85; ridge: na_1; ambush=hidden ambush_at=smohain");
    s.play("march fr_85 papelotte");
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        Position p = s.position();
        Dice dice(seed);
        Rules::redeal(p, kFrench, dice);
        EXPECT_NE(p.ambush_at, p.searched.front());
        Rules::redeal(p, kAllied, dice);
        EXPECT_FALSE(Rules::broken_invariant(p)) << Rules::broken_invariant(p);
    }
}

RULE(SM_6_1, the_french_need_two_built_up_areas) {
    Scene s("papelotte: fr_8; la_haye: fr_29; ridge: na_1; turn=6");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.winner(), "french");
    Scene t("papelotte: fr_8 fr_29; ridge: na_1; turn=6");
    t.play_all({"done", "done"});
    EXPECT_EQ(t.winner(), "allied");
}

RULE(SM_6_2, who_has_no_unit_left_has_lost) {
    Scene s("lane: fr_85; papelotte: na_1(1)");
    s.play_all({"assault fr_85 papelotte", "stand na_1"}, {6});
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.position().turn, 1);
}

}  // namespace papelotte::smohain
