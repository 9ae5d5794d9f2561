// The evaluation of positions.
#include "games/waterloo/doctrine/evaluate.h"

#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/rules/pieces.h"
#include "tests/allocation_counter.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

float french(const Position& p) { return Doctrine::evaluate(p, kFrench); }

// The position after the loss of `number` of these units.
Position after_losing(Position p, UnitSet units, int number) {
    Dice dice(1);
    Effects effects{dice};
    for (const Unit unit : units)
        if (number > 0 && on_board(p.place(unit))) {
            eliminate(p, unit, Cause::morale, effects);
            --number;
        }
    return p;
}

constexpr UnitSet kFrenchInfantry = kInfantry & units_of(kFrench), kAngloAlliedInfantry = kInfantry & units_of(Army::anglo_allied);

}  // namespace

TEST(WaterlooEvaluate, the_chances_of_both_sides_add_up_to_one) {
    Dice dice(1815);
    Effects effects{dice};
    Position p = Rules::set_up({}, effects);
    while (!Rules::to_act(p).empty()) {
        for (const auto value : {Doctrine::evaluate, Doctrine::learned_value}) {
            const float chance = value(p, kFrench);
            ASSERT_GE(chance, 0);
            ASSERT_LE(chance, 1);
            ASSERT_NEAR(chance + value(p, kAllied), 1, 1e-6);
        }
        const Seat seat = Rules::to_act(p).front();
        Rules::apply(p, seat, Rules::random_action(p, seat, dice), effects);
    }
}

TEST(WaterlooEvaluate, a_game_that_is_over_is_certain) {
    Position p = Scene::set_up().position();
    for (const auto value : {Doctrine::evaluate, Doctrine::learned_value}) {
        p.result = Result::french_casualties;
        EXPECT_EQ(value(p, kFrench), 1);
        EXPECT_EQ(value(p, kAllied), 0);
        p.result = Result::time;
        EXPECT_EQ(value(p, kFrench), 0);
        EXPECT_EQ(value(p, kAllied), 1);
    }
}

TEST(WaterlooEvaluate, every_french_loss_lowers_the_french_chance) {
    const Position start = Scene::set_up().position();
    for (int lost = 1; lost <= 12; ++lost)
        EXPECT_LT(french(after_losing(start, kFrenchInfantry, lost)), french(after_losing(start, kFrenchInfantry, lost - 1))) << lost;
}

TEST(WaterlooEvaluate, every_anglo_allied_loss_raises_the_french_chance) {
    const Position start = Scene::set_up().position();
    for (int lost = 1; lost <= 12; ++lost)
        EXPECT_GT(french(after_losing(start, kAngloAlliedInfantry, lost)), french(after_losing(start, kAngloAlliedInfantry, lost - 1))) << lost;
}

TEST(WaterlooEvaluate, cubes_count_against_their_owner) {
    Position p = Scene::set_up().position();
    const float before = french(p);
    p.areas[static_cast<std::size_t>(Scene::area("crossroads"))].cubes[static_cast<std::size_t>(Colour::red)] = 8;
    EXPECT_GT(french(p), before);
    p.areas[static_cast<std::size_t>(Scene::area("marcognets_ridge"))].cubes[static_cast<std::size_t>(Colour::blue)] = 12;
    EXPECT_LT(french(p), before + 0.01f);
}

TEST(WaterlooEvaluate, infantry_on_the_objective_is_worth_much) {
    const Position start = Scene::set_up().position();
    Position p = start;
    relocate(p, Scene::unit("fr_inf_7"), kMontStJean);
    EXPECT_GT(french(p), french(start) + 0.1f);
    p = start;
    relocate(p, Scene::unit("ig_inf_4"), Scene::area("lobaus_field"));
    relocate(p, Scene::unit("ig_inf_5"), Scene::area("lobaus_field"));
    relocate(p, Scene::unit("ig_inf_6"), Scene::area("lobaus_field"));
    const float empty = french(p);
    relocate(p, Scene::unit("br_inf_8"), kRossomme);
    EXPECT_LT(french(p), empty - 0.03f);
}

TEST(WaterlooEvaluate, time_works_for_the_allied_player) {
    Position p = Scene::set_up().position();
    const float early = french(p);
    p.turn = 8;
    EXPECT_LT(french(p), early);
}

TEST(WaterlooEvaluate, nothing_is_allocated) {
    const Position p = Scene::set_up().position();
    const AllocationCounter counter;
    const float chance = french(p);
    EXPECT_EQ(counter.count(), 0u);
    EXPECT_GT(chance, 0);
}

}  // namespace papelotte::waterloo
