// The consequences that the odds count.
#include "ai/odds.h"
#include "games/enemy_mistakes/doctrine/doctrine.h"
#include "games/enemy_mistakes/records/records.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

ai::Odds odds_in(const Scene& s, std::string_view notation) {
    const Seat seat = Rules::to_act(s.position()).front();
    const Action action = *Records::parse(notation);
    EXPECT_FALSE(Rules::why_not(s.position(), seat, action)) << notation;
    return ai::OddsMaker<Doctrine>(Veiled<Rules>(s.position(), seat), action).make(1);
}

double mean_of(const ai::Odds& odds, std::string_view name) {
    for (const ai::Odds::Count& count : odds.counts)
        if (count.name == name) return count.mean;
    return 0;
}

constexpr std::string_view kElsewhere = "napoleon 600,20; wellington 640,20; ";

}   // namespace

// EM-9.8: 6 and 7 are one Damage, 8 to 10 two, 11 and 12 two and a Loss; a Damage is a Loss with 5 or 6.
TEST(EnemyMistakesConsequences, of_a_shot_are_exact) {
    const Scene s(std::string(kElsewhere) + "b33 220,200,0; r33 220,100,180; at=bombardment:blue");
    const ai::Odds odds = odds_in(s, "fire b33 r33");
    EXPECT_TRUE(odds.exact);
    EXPECT_NEAR(mean_of(odds, "red_losses"), (11 * 1 / 3. + 12 * 2 / 3. + 3 * 5 / 3.) / 36, 1e-6);
    EXPECT_EQ(mean_of(odds, "blue_losses"), 0);
    EXPECT_NEAR(mean_of(odds, "own_shaken"), 1 / 36., 1e-6);   // 2: the gun
}

TEST(EnemyMistakesConsequences, of_a_charge_are_those_of_the_combat_that_follows) {
    Scene s(std::string(kElsewhere) + "b01 220,250,0 green; b02 220,280,0 in=b01; r33 220,180,180; r35 500,300,0; at=manoeuvre:blue");
    s.play("select b01");
    const ai::Odds odds = odds_in(s, "charge b01 0 r33");
    EXPECT_GT(mean_of(odds, "red_losses"), 0.5);
    EXPECT_GT(mean_of(odds, "red_losses"), mean_of(odds, "blue_losses"));
    EXPECT_GT(mean_of(odds, "red_units"), mean_of(odds, "blue_units"));
    EXPECT_GT(mean_of(odds, "points_won"), 0);
}

// EM-13.14: guns without company are captured without dice.
TEST(EnemyMistakesConsequences, of_a_charge_at_lone_guns_are_certain) {
    Scene s(std::string(kElsewhere) + "b13 220,250,0 green; r37 220,180,180; r33 500,300,0; at=manoeuvre:blue");
    s.play("select b13");
    EXPECT_EQ(mean_of(odds_in(s, "charge b13 0 r37"), "red_units"), 1);
}

}   // namespace papelotte::enemy_mistakes
