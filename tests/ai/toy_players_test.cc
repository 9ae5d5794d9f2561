// The battery of players on Fords, and the results of searches that can be computed exactly in so small a game.
#include <gtest/gtest.h>

#include <chrono>
#include <stop_token>
#include <thread>

#include "ai/no_doctrine.h"
#include "tests/battery/players.h"
#include "tests/engine/toy_battery.h"
#include "tests/toys/drill_doctrine.h"
#include "tests/toys/toy_doctrine.h"

namespace papelotte {

using FordsSide = battery::Side<fords::Records, fords::Doctrine>;
INSTANTIATE_TYPED_TEST_SUITE_P(Fords, Players, FordsSide);
using DrillSide = battery::Side<drill::Records, drill::Doctrine>;
INSTANTIATE_TYPED_TEST_SUITE_P(Drill, Players, DrillSide);
using UntaughtSide = battery::Side<fords::Records, ai::NoDoctrine<fords::Rules>>;   // a game that has no doctrine yet
INSTANTIATE_TYPED_TEST_SUITE_P(Untaught, Players, UntaughtSide);

}  // namespace papelotte

namespace papelotte::ai {
namespace {

using fords::Doctrine;
using Mind = LevelMind<fords::Records, Doctrine>;
using Table = TableOf<fords::Records>;

// Red marches; one of its scouts (3) is next to a blue one of strength 1; the other blue scout is far stronger.
fords::Position beside_a_weak_scout() {
    Dice dice(1);
    Effects effects{dice};
    fords::Position p = fords::Rules::set_up({"standard", {{"length", "short"}}}, effects);
    p.round = p.rounds;
    p.scouts = {{{fords::Place::north, 3}, {fords::Place::gone, 0}, {fords::Place::east, 1}, {fords::Place::south, 3}}};
    p.agenda.clear();
    p.agenda.push_back(fords::BeginRound{});
    p.agenda.push_back(fords::March{fords::kRed, 1});
    return p;
}

PlayerSpec counted(Level level, std::int64_t count) {
    PlayerSpec spec = spec_of(level);
    spec.budget.count = count;
    return spec;
}

TEST(Search, finds_the_strike_that_wins) {
    const fords::Position p = beside_a_weak_scout();
    for (const Level level : {Level::regular, Level::veteran, Level::marshal}) {
        Mind mind(fords::kRed, counted(level, 400), 3);
        EXPECT_EQ(mind.think(Veiled<fords::Rules>(p, fords::kRed)).notation, "march red_1 east") << kLevels[static_cast<std::size_t>(level)];
    }
}

TEST(Search, techniques_can_be_switched_off_one_by_one) {
    const fords::Position p = beside_a_weak_scout();
    for (const std::string_view technique : techniques()) {
        for (const Level level : {Level::veteran, Level::marshal}) {
            PlayerSpec spec = counted(level, 400);
            spec.without.emplace_back(technique);
            Mind mind(fords::kRed, spec, 3);
            EXPECT_EQ(mind.think(Veiled<fords::Rules>(p, fords::kRed)).notation, "march red_1 east") << technique;
        }
    }
}

TEST(Search, what_doctrine_likes_less_is_worth_less_by_the_point) {
    const Candidate best{{}, 3.0f, 0.6f}, second{{}, 2.0f, 0.3f}, third{{}, 1.0f, 0.1f};
    EXPECT_EQ(doctrine_value(best, best), 0);
    EXPECT_LT(doctrine_value(second, best), 0);
    EXPECT_FLOAT_EQ(doctrine_value(third, best), 2 * doctrine_value(second, best));
}

// Even without priors the action that doctrine prefers is tried more often, also in a long search.
TEST(Search, doctrines_value_does_not_fade) {
    const fords::Position p = beside_a_weak_scout();
    const auto part_of_the_best = [&](std::int64_t count, bool lasting) {
        PlayerSpec spec = counted(Level::marshal, count);
        spec.without = {"priors", "early_stop"};
        if (!lasting) spec.without.emplace_back("doctrine_value");
        const Thought thought = Mind(fords::kRed, spec, 3).think(Veiled<fords::Rules>(p, fords::kRed));
        return static_cast<double>(thought.account.considered.front().visits) / static_cast<double>(thought.account.simulations);
    };
    for (const std::int64_t count : {400, 4000}) EXPECT_GT(part_of_the_best(count, true), part_of_the_best(count, false));
}

TEST(Search, stops_when_the_leader_cannot_be_caught) {
    const fords::Position p = beside_a_weak_scout();
    const auto simulations = [&](bool early) {
        PlayerSpec spec = counted(Level::marshal, 4000);
        if (!early) spec.without.emplace_back("early_stop");
        return Mind(fords::kRed, spec, 3).think(Veiled<fords::Rules>(p, fords::kRed)).account.simulations;
    };
    EXPECT_EQ(simulations(false), 4000);
    EXPECT_LT(simulations(true), 4000);
}

// A cancelled search ends, however large its budget is.
TEST(Search, ends_when_it_is_asked_to) {
    PlayerSpec spec = counted(Level::marshal, 100'000'000);
    spec.threads = 2;
    spec.without.emplace_back("early_stop");
    const fords::Position p = beside_a_weak_scout();
    std::stop_source stop;
    const std::jthread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    const Thought thought = Mind(fords::kRed, spec, 3).think(Veiled<fords::Rules>(p, fords::kRed), stop.get_token());
    EXPECT_LT(thought.account.simulations, 200'000'000);
}

TEST(Search, two_threads_add_up) {
    PlayerSpec spec = counted(Level::marshal, 300);
    spec.threads = 2;
    spec.without.emplace_back("early_stop");
    const fords::Position p = beside_a_weak_scout();
    const Thought thought = Mind(fords::kRed, spec, 3).think(Veiled<fords::Rules>(p, fords::kRed));
    EXPECT_EQ(thought.account.simulations, 600);
    EXPECT_EQ(thought.notation, "march red_1 east");
}

TEST(Search, reports_the_actions_it_considered_and_why) {
    const fords::Position p = beside_a_weak_scout();
    const Thought thought = Mind(fords::kRed, counted(Level::veteran, 100), 3).think(Veiled<fords::Rules>(p, fords::kRed));
    ASSERT_GT(thought.account.considered.size(), 1u);
    const Considered& first = thought.account.considered.front();
    EXPECT_EQ(first.notation, thought.notation);
    ASSERT_EQ(first.why.size(), 1u);
    EXPECT_EQ(first.why[0].reason, "strike");
    EXPECT_GT(first.visits, 0);
    EXPECT_GT(first.chance, 0);
    EXPECT_EQ(thought.account.chance, first.chance);
}

TEST(Search, without_an_account_the_decision_is_the_same_and_only_its_time_is_reported) {
    const fords::Position p = beside_a_weak_scout();
    PlayerSpec spec = counted(Level::veteran, 100);
    const Thought told = Mind(fords::kRed, spec, 3).think(Veiled<fords::Rules>(p, fords::kRed));
    spec.silent = true;
    const Thought silent = Mind(fords::kRed, spec, 3).think(Veiled<fords::Rules>(p, fords::kRed));
    EXPECT_EQ(silent.notation, told.notation);
    EXPECT_TRUE(silent.account.considered.empty());
    EXPECT_GT(silent.account.cpu_seconds, 0);
}

// A doctrine that has learned that red nearly always wins.
struct Hopeful : Doctrine {
    static float learned_value(const fords::Position&, Seat seat) { return seat == fords::kRed ? 0.9f : 0.1f; }
};

TEST(Search, only_the_marshal_uses_the_learned_value) {
    fords::Position p = beside_a_weak_scout();
    p.round = 1;   // so that a rollout does not end the game
    const auto chance = [&](const PlayerSpec& spec) {
        return LevelMind<fords::Records, Hopeful>(fords::kRed, spec, 3).think(Veiled<fords::Rules>(p, fords::kRed)).account.chance;
    };
    PlayerSpec marshal = counted(Level::marshal, 100);
    EXPECT_FLOAT_EQ(chance(marshal), 0.9f);
    marshal.without.emplace_back("learned_value");
    EXPECT_LT(chance(marshal), 0.5f);
    EXPECT_LT(chance(counted(Level::veteran, 100)), 0.5f);
}

TEST(Prospect, is_evaluated_where_the_position_is_settled) {
    const fords::Position march = beside_a_weak_scout();
    const auto policy = std::make_unique<Policy<Doctrine>>();
    Dice dice(1), same_dice(1);
    EXPECT_EQ(settled_chance<Doctrine>(march, fords::kRed, *policy, dice), worth<Doctrine>(march, fords::kRed));

    fords::Position bidding = march;   // FD-2: nobody has marched yet; doctrine bids for both
    bidding.agenda.clear();
    bidding.agenda.push_back(fords::BeginRound{});
    bidding.round = 0;
    Effects effects{same_dice};
    fords::Rules::settle(bidding, effects);
    ASSERT_FALSE(Doctrine::settled(bidding));
    dice = same_dice;
    const float seen = settled_chance<Doctrine>(bidding, fords::kRed, *policy, dice);
    while (!Doctrine::settled(bidding)) {
        const Seat seat = fords::Rules::to_act(bidding).front();
        fords::Rules::apply(bidding, seat, policy->choose(bidding, seat, {}, same_dice), effects);
    }
    EXPECT_EQ(seen, worth<Doctrine>(bidding, fords::kRed));
}

TEST(TimeBudget, a_turn_is_spent_decision_by_decision) {
    const Budget budget{.turn_seconds = 2, .decision_seconds = 0.25};
    TimeBudget budget_left;
    EXPECT_DOUBLE_EQ(budget_left.open(budget, 1, 0.1f).seconds, 2 * static_cast<double>(0.1f));
    EXPECT_DOUBLE_EQ(budget_left.open(budget, 1, 0.5f).seconds, 0.25) << "no decision takes more than its own limit";
    budget_left.spend(1.9);
    EXPECT_NEAR(budget_left.open(budget, 1, 0.5f).seconds, 0.05, 1e-9);
    budget_left.spend(0.2);
    EXPECT_FALSE(budget_left.open(budget, 1, 0.5f).searches()) << "the turn's time is gone";
    EXPECT_TRUE(budget_left.open(budget, 2, 0.5f).searches()) << "a new turn";
    EXPECT_FALSE(budget_left.open(budget, 2, 0).searches()) << "what doctrine decides alone";
    EXPECT_EQ(budget_left.open({.count = 800}, 2, 0.125f).count, 800);
    EXPECT_EQ(budget_left.open({.count = 800}, 2, 0.0625f).count, 400);
}

// FD-4: a clash with one die each: 15 of 36 for each side, 6 ties.
TEST(Odds, of_a_clash_are_exact) {
    const fords::Position p = beside_a_weak_scout();
    const Odds odds = OddsMaker<Doctrine>(Veiled<fords::Rules>(p, fords::kRed), *fords::Records::parse("march red_1 east")).make(1);
    EXPECT_TRUE(odds.exact);
    ASSERT_EQ(odds.counts.size(), 2u);
    EXPECT_EQ(odds.counts[0].name, "red_loss");
    ASSERT_EQ(odds.counts[0].chances.size(), 2u);
    EXPECT_NEAR(odds.counts[0].chances[1].second, 15.0 / 36, 1e-12);
    EXPECT_NEAR(odds.counts[1].mean, 15.0 / 36, 1e-12);
    EXPECT_EQ(odds.counts[1].half_width, 0);
    EXPECT_NEAR(odds.chance_after, 15.0 / 36 / 2, 1e-6) << "the last round: three against three is a draw, everything else is lost";
}

}  // namespace
}  // namespace papelotte::ai
