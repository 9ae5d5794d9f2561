// The consequences that the odds count.
#include "ai/odds.h"
#include "games/napoleon/doctrine/doctrine.h"
#include "games/napoleon/records/records.h"
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

ai::Odds odds_of(const Scene& s, std::string_view notation) {
    const Seat seat = Rules::to_act(s.position()).front();
    const Action action = *Records::parse(notation);
    EXPECT_FALSE(Rules::why_not(s.position(), seat, action)) << notation;
    return ai::OddsMaker<Doctrine>(Veiled<Rules>(s.position(), seat), action).make(1);
}

double mean(const ai::Odds& odds, std::string_view name) {
    for (const ai::Odds::Count& count : odds.counts)
        if (count.name == name) return count.mean;
    return 0;
}

}  // namespace

// Three dice that hit with 1 and 2: one point on the average.
TEST(NapoleonConsequences, of_a_fire_are_exact) {
    const Scene s = fight("allied_right: fr_i_inf1 ad_i_br; allied_centre: ad_r_br1; french_centre: fr_ii_inf1; allied_left: ad_r_br2");
    const ai::Odds odds = odds_of(s, "fire fr_i_inf1");
    EXPECT_TRUE(odds.exact);
    EXPECT_NEAR(mean(odds, "allied_points"), 1, 1e-6);
    EXPECT_EQ(mean(odds, "french_points"), 0);
    EXPECT_EQ(mean(odds, "routs_enemy"), 0) << "four points cannot be lost to three dice";
}

// The last block of a position: a hit routs its side.
TEST(NapoleonConsequences, of_a_fire_tell_how_often_it_routs) {
    const Scene s =
        fight("allied_right: fr_i_inf1 ad_i_br(strength=1); allied_centre: ad_r_br1; french_centre: fr_ii_inf1; allied_left: ad_r_br2");
    const double none = 2.0 / 3 * 2 / 3 * 2 / 3;
    EXPECT_NEAR(mean(odds_of(s, "fire fr_i_inf1"), "routs_enemy"), 1 - none, 1e-6);
}

// One against four: the attack ends with the town taken, or driven off, and the three ends add up to one.
TEST(NapoleonConsequences, of_an_attack_tell_who_has_the_town) {
    Scene s(
        "charleroi: fr_i_inf1 fr_ii_inf1 fr_iii_inf1 fr_iv_inf fr_g_old; quatre_bras: ad_i_ne2; brussels: ad_r_br1; liege: pr_iv_inf1; turn=1");
    s.play("group french charleroi");
    for (const char* unit : {"fr_i_inf1", "fr_ii_inf1", "fr_iii_inf1"}) s.play("march " + std::string(unit) + " quatre_bras");
    const ai::Odds odds = odds_of(s, "march fr_g_old quatre_bras");
    EXPECT_GT(mean(odds, "area_taken"), 0.9);
    EXPECT_NEAR(mean(odds, "area_taken") + mean(odds, "area_held") + mean(odds, "driven_off"), 1, 1e-9);
}

}  // namespace papelotte::napoleon
