// What is said before an action that costs more than it seems to (NP-7.1.3, NP-7.4.1).
#include "games/napoleon/records/records.h"
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {

// Who would rout himself is told so before.
RULE(NP_7_4_1, who_leaves_a_position_to_the_enemy_is_warned) {
    const auto warned = [](const Scene& s, std::string_view action) {
        const auto why = Records::warning(s.position(), *Records::parse(action));
        return why ? std::string(why->rule) : "";
    };
    const std::string alone = "allied_left: ad_r_br1 fr_i_inf1; allied_centre: ad_i_br; french_left: fr_i_inf2";
    EXPECT_EQ(warned(fight(alone, "side=allied"), "retreat ad_r_br1 brussels"), "NP-7.4.1");
    EXPECT_EQ(warned(fight(alone, "side=allied"), "move ad_r_br1 allied_reserve"), "NP-7.4.1");
    EXPECT_EQ(warned(fight(alone, "side=allied"), "move ad_i_br allied_reserve"), "");   // no enemy is there
    EXPECT_EQ(warned(fight(alone), "move fr_i_inf1 french_left"), "");                   // out of an enemy position
    EXPECT_EQ(warned(fight("allied_left: ad_r_br1 ad_r_br2 fr_i_inf1; french_left: fr_i_inf2", "side=allied"), "retreat ad_r_br1 brussels"), "");
}

RULE(NP_7_1_3, the_first_attack_on_a_town_tells_how_many_could_come_back) {
    Scene s("beaumont: fr_i_inf1 fr_i_inf2 fr_g_cav; charleroi: pr_i_cav; marche: pr_iv_inf1; turn=1");
    s.play("group french beaumont");
    const auto places = [&](std::string_view action) {
        const auto why = Records::warning(s.position(), *Records::parse(action));
        return why && why->message.id == "warning.way_out" ? why->message.arguments.front().number : -1;
    };
    EXPECT_EQ(places("march fr_g_cav laneffe"), -1);   // nobody is there
    s.play("march fr_g_cav laneffe");
    EXPECT_EQ(places("march fr_g_cav charleroi"), battle_limit(road_between(Scene::town_named("laneffe"), Scene::town_named("charleroi"))));
    s.play("march fr_g_cav charleroi");
    s.play("march fr_i_inf1 laneffe");
    EXPECT_EQ(places("march fr_i_inf1 charleroi"), -1);   // a second attack there
}

}  // namespace papelotte::napoleon
