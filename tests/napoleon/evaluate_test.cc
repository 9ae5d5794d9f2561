// The evaluation of positions.
#include "games/napoleon/doctrine/evaluate.h"

#include "games/napoleon/doctrine/doctrine.h"
#include "games/napoleon/rules/pieces.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

float french(const Position& p) { return Doctrine::evaluate(p, kFrenchSeat); }

Position after_losing(Position p, Army army, int number) {
    Dice dice(1);
    Effects effects{dice};
    for (const Unit unit : units_of(army) - kCommanders)
        if (number-- > 0) eliminate(p, unit, effects);
    return p;
}

}  // namespace

TEST(NapoleonEvaluate, the_chances_of_both_sides_add_up_to_one) {
    for (const std::string_view options : {"", "three_players"}) {
        Position p = Scene::set_up(options).position();
        Dice dice(1815);
        Effects effects{dice};
        while (!Rules::to_act(p).empty()) {
            const float chance = french(p);
            ASSERT_GE(chance, 0);
            ASSERT_LE(chance, 1);
            ASSERT_NEAR(chance + Doctrine::evaluate(p, kAlliedSeat), 1, 1e-6);
            ASSERT_EQ(Doctrine::evaluate(p, kAlliedSeat), Doctrine::evaluate(p, kPrussianSeat));
            const Seat seat = Rules::to_act(p).front();
            Rules::apply(p, seat, Rules::random_action(p, seat, dice), effects);
        }
    }
}

TEST(NapoleonEvaluate, every_loss_counts_against_its_army) {
    const Position start = Scene::set_up("", "historical").position();
    for (const Army army : kAllArmies)
        for (int lost = 1; lost <= 7; ++lost) {
            const float before = french(after_losing(start, army, lost - 1)), after = french(after_losing(start, army, lost));
            if (army == Army::french) EXPECT_LT(after, before) << lost;
            else EXPECT_GT(after, before) << lost;
        }
}

// NP-10.3.1  Two cities on the last day, against none.
TEST(NapoleonEvaluate, cities_count_at_the_end) {
    const std::string rest = " liege: pr_iv_inf1 pr_iv_inf2 pr_ii_inf1; alost: ad_i_br ad_ii_br ad_r_br1; turn=23";
    const Scene with("brussels: fr_g_old fr_i_inf1 fr_ii_inf1; ghent: fr_iv_inf fr_vi_inf;" + rest);
    const Scene without("charleroi: fr_g_old fr_i_inf1 fr_ii_inf1; mons: fr_iv_inf fr_vi_inf;" + rest);
    EXPECT_GT(french(with.position()), french(without.position()) + 0.2f);
}

}  // namespace papelotte::napoleon
