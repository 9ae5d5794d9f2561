// The evaluation of positions.
#include "games/waterloo200/doctrine/evaluate.h"

#include "ai/rollout.h"
#include "games/waterloo200/doctrine/doctrine.h"
#include "games/waterloo200/rules/pieces.h"
#include "tests/allocation_counter.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

float french(const Position& p) { return Doctrine::evaluate(p, kFrenchSeat); }

// The position after the loss of `number` units of the pool, so that only the loss counts, and nothing on the map.
Position after_losing(Position p, Faction faction, int number) {
    Dice dice(1);
    Effects effects{dice};
    for (const Unit unit : units_at(p, kPool, faction)) {
        if (number-- <= 0) break;
        eliminate(p, unit, effects);
    }
    return p;
}

}  // namespace

TEST(Waterloo200Evaluate, the_chances_of_both_sides_add_up_to_one) {
    for (const std::string_view options : {"", "three_players,morale"}) {
        Position p = Scene::set_up(options).position();
        Dice dice(1815);
        Effects effects{dice};
        while (!Rules::to_act(p).empty()) {
            const float chance = french(p);
            ASSERT_GE(chance, 0);
            ASSERT_LE(chance, 1);
            ASSERT_NEAR(chance + Doctrine::evaluate(p, kBritishSeat), 1, 1e-6);
            ASSERT_EQ(Doctrine::evaluate(p, kBritishSeat), Doctrine::evaluate(p, kPrussianSeat));
            const Seat seat = Rules::to_act(p).front();
            Rules::apply(p, seat, Rules::random_action(p, seat, dice), effects);
        }
    }
}

TEST(Waterloo200Evaluate, every_loss_counts_against_its_army) {
    const Position start = Scene::set_up().position();
    for (int lost = 1; lost <= 8; ++lost) {
        EXPECT_LT(french(after_losing(start, Faction::french, lost)), french(after_losing(start, Faction::french, lost - 1))) << lost;
        EXPECT_GT(french(after_losing(start, Faction::british, lost)), french(after_losing(start, Faction::british, lost - 1))) << lost;
    }
}

TEST(Waterloo200Evaluate, victory_areas_count_most_at_the_end) {
    const auto gain = [](int turn) {
        Position p = Scene("70: fr_2c_reille_tl fr_2c_soye_inf; 39: br_1c_bijlandt_inf").position();
        p.turn = static_cast<std::uint8_t>(turn);
        const float before = french(p);
        Dice dice(1);
        Effects effects{dice};
        take_control(p, Scene::area("40"), Faction::french, effects);
        return french(p) - before;
    };
    EXPECT_GT(gain(5), gain(1));
    EXPECT_GT(gain(5), 0.05f);
}

TEST(Waterloo200Evaluate, tired_leaders_are_worth_less) {
    const Position start = Scene::set_up().position();
    Position tired = start;
    for (const Unit leader : kTacticalLeaders& units_of(Faction::french)) tired.unit(leader).step = 3;
    EXPECT_LT(french(tired), french(start));
    tired = start;
    for (const Unit leader : kTacticalLeaders& units_of(Faction::british)) tired.unit(leader).step = 3;
    EXPECT_GT(french(tired), french(start));
}

// Both sides play by doctrine: while play follows the plan, the chance that people see stays at the value that the choice of the
// action gave it. The evaluation alone would fluctuate, since it counts the current attack as one still to come.
TEST(Waterloo200Evaluate, the_chance_shown_does_not_fluctuate_within_an_impulse) {
    Position p = Scene::set_up().position();
    const auto policy = std::make_unique<ai::Policy<Doctrine>>();
    Dice dice(1815);
    Effects effects{dice};
    const auto shown = [&](const Position& now) {
        Dice own(1);
        return ai::settled_chance<Doctrine>(now, kFrenchSeat, *policy, own);
    };
    float wavers = 0, glance_wavers = 0;
    int impulses = 0;
    while (!Rules::to_act(p).empty() && impulses < 4) {
        const Position before = p;
        const Seat seat = Rules::to_act(p).front();
        Rules::apply(p, seat, policy->choose(p, seat, {}, dice), effects);
        if (Doctrine::settled(p)) ++impulses;
        if (Doctrine::settled(p) || Doctrine::settled(before)) continue;
        wavers += std::abs(shown(p) - shown(before));
        glance_wavers += std::abs(french(p) - french(before));
    }
    EXPECT_GT(impulses, 1);
    EXPECT_LT(wavers, glance_wavers / 4);
    EXPECT_FLOAT_EQ(shown(p), ai::worth<Doctrine>(p, kFrenchSeat)) << "at the choice of an action a glance is enough";
}

TEST(Waterloo200Evaluate, nothing_is_allocated) {
    const Position p = Scene::set_up().position();
    const AllocationCounter counter;
    const float chance = french(p);
    EXPECT_EQ(counter.count(), 0u);
    EXPECT_GT(chance, 0);
}

}  // namespace papelotte::waterloo200
