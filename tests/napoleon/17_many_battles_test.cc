// NP-1.1.7, NP-17.16  Four battles at once: each has a board of its own, and the last no terrain.
#include "engine/dice.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

// Twelve French blocks of Quatre Bras attack its four neighbours, three each; the battles are set up.
Scene four_battles() {
    Scene s(
        "quatre_bras: fr_i_inf1 fr_i_inf2 fr_i_art fr_ii_inf1 fr_ii_inf2 fr_ii_art fr_iii_inf1 fr_iii_inf2 fr_iii_art fr_g_old fr_g_young "
        "fr_g_art; "
        "waterloo: ad_r_br1 ad_r_br2 ad_r_bk; nivelles: ad_i_br ad_i_ne1 ad_i_ne2; ligny: pr_i_inf1 pr_i_inf2 pr_i_cav; "
        "charleroi: pr_ii_inf1 pr_ii_inf2 pr_ii_cav; turn=5");
    s.play("group french quatre_bras");
    for (const auto& [unit, town] : std::initializer_list<std::pair<std::string, std::string>>{{"fr_i_inf1", "waterloo"},
                                                                                               {"fr_i_inf2", "waterloo"},
                                                                                               {"fr_i_art", "waterloo"},
                                                                                               {"fr_ii_inf1", "nivelles"},
                                                                                               {"fr_ii_inf2", "nivelles"},
                                                                                               {"fr_ii_art", "nivelles"},
                                                                                               {"fr_iii_inf1", "ligny"},
                                                                                               {"fr_iii_inf2", "ligny"},
                                                                                               {"fr_iii_art", "ligny"},
                                                                                               {"fr_g_old", "charleroi"},
                                                                                               {"fr_g_young", "charleroi"},
                                                                                               {"fr_g_art", "charleroi"}})
        s.play("march " + unit + " " + town);
    Dice dice(1);
    Effects effects{dice};
    while (s.asks() != "combat")
        Rules::apply(s.position(), Rules::to_act(s.position()).front(),
                     Rules::random_action(s.position(), Rules::to_act(s.position()).front(), dice), effects);
    return s;
}

}  // namespace

RULE(NP_1_1_7, every_battle_has_a_board) {
    const Scene s = four_battles();
    ASSERT_EQ(s.position().battles.size(), 4u);
    for (const Battle& battle : s.position().battles) EXPECT_FALSE(battle.over);
}

RULE(NP_17_16, with_an_empty_pool_a_battle_has_no_terrain) {
    const Scene s = four_battles();
    for (const int left : s.position().pool) EXPECT_EQ(left, 0);
    for (const Terrain terrain : s.position().battles[3].terrain) EXPECT_EQ(terrain, Terrain::none);
    EXPECT_EQ(s.position().battles[3].streams, 0);
}

}  // namespace papelotte::napoleon
