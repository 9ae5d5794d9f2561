// Tuning finds the known optimum, with any number of threads.
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>

#include "tests/tools/bargains.h"
#include "tools/common/choices.h"
#include "tools/tune/match.h"
#include "tools/tune/spsa.h"

namespace papelotte::tools {

namespace {

using bargains::Doctrine;

// Two weights, each for red and blue: gold, gold, lead, lead.
const std::vector<double> kPlain{1, 1, 1, 1};
const std::vector<bool> kAll{true, true, true, true};
bool go_on(std::size_t) { return true; }

SpsaPlan plan_of(std::size_t steps, std::size_t jobs = 1) {
    SpsaPlan plan;
    plan.seed = 1815;
    plan.steps = steps;
    plan.jobs = jobs;
    return plan;
}

double score(std::span<const double> one, std::span<const double> other, std::uint64_t pairs) {
    double sum = 0;
    for (std::uint64_t seed = 90'000; seed < 90'000 + pairs; ++seed) sum += compare_weights<Doctrine>(one, other, seed);
    return sum / static_cast<double>(pairs);
}

}  // namespace

TEST(Tune, weights_that_are_known_to_be_best_win) {
    const std::vector<double> best{4, 4, 1, 1};
    EXPECT_GT(score(best, kPlain, 200), 0.3);
    EXPECT_DOUBLE_EQ(score(best, kPlain, 50), -score(kPlain, best, 50));
    EXPECT_DOUBLE_EQ(score(best, best, 50), 0) << "the same dice, and sides swapped";
}

TEST(Tune, from_plain_weights_it_approaches_the_optimum) {
    const std::vector<double> tuned = spsa(kPlain, kAll, plan_of(120), comparing_weights<Doctrine>({}), go_on);
    for (const std::size_t side : {0u, 1u}) EXPECT_NEAR(std::log(tuned[side] / tuned[2 + side]), std::log(4.0), 0.5);
    EXPECT_GT(score(tuned, kPlain, 200), 0.3);
}

TEST(Tune, does_not_depend_on_the_jobs) {
    const std::vector<double> alone = spsa(kPlain, kAll, plan_of(6, 1), comparing_weights<Doctrine>({}), go_on);
    EXPECT_EQ(alone, spsa(kPlain, kAll, plan_of(6, 2), comparing_weights<Doctrine>({}), go_on));
    EXPECT_EQ(alone, spsa(kPlain, kAll, plan_of(6, 5), comparing_weights<Doctrine>({}), go_on));
    EXPECT_NE(alone, kPlain);
}

TEST(Tune, plays_known_set_ups_only) {
    const std::vector<std::string> known{std::string(bargains::Rules::facts().scenarios.front())}, unknown{"nowhere"};
    const std::vector<double> best{4, 4, 1, 1};
    EXPECT_EQ(comparing_weights<Doctrine>(known)(best, kPlain, 1), compare_weights<Doctrine>(best, kPlain, 1));
    EXPECT_THROW(comparing_weights<Doctrine>(unknown), BadInput);
}

TEST(Tune, moves_nothing_that_it_was_not_told_to_and_keeps_signs_and_zeros) {
    const std::vector<double> start{2, -3, 0, 5};
    const auto first_wins = [](std::span<const double> one, std::span<const double> other, std::uint64_t) {
        return one[0] > other[0] ? 1.0 : -1.0;
    };
    const std::vector<double> tuned = spsa(start, {true, true, true, false}, plan_of(40), first_wins, go_on);
    EXPECT_GT(tuned[0], 2);
    EXPECT_LT(tuned[1], 0);
    EXPECT_EQ(tuned[2], 0);
    EXPECT_EQ(tuned[3], 5);
}

TEST(Tune, ends_when_told_to) {
    std::size_t last = 0;
    std::atomic<int> compared = 0;
    const auto compare = [&](auto, auto, std::uint64_t) { return ++compared, 0.0; };
    EXPECT_EQ(spsa(kPlain, kAll, plan_of(50), compare, [&](std::size_t steps) { return last = steps, steps < 3; }), kPlain);
    EXPECT_EQ(last, 3u);
    EXPECT_EQ(compared, 3 * 16);
}

TEST(Tune, patterns_choose_names) {
    EXPECT_TRUE(fits("horse_step", "horse_*") && fits("horse_step", "*step") && fits("horse_step", "*") && fits("a", "a"));
    EXPECT_FALSE(fits("horse_step", "horse") || fits("horse_step", "step*") || fits("", "a") || fits("a", ""));
    const std::vector<std::string> names{"french.disc", "allied.disc", "french.step"};
    EXPECT_EQ(chosen_names(names, {"disc"}, "--only"), (std::vector<bool>{true, true, false}));
    EXPECT_EQ(chosen_names(names, {"french.*"}, "--only"), (std::vector<bool>{true, false, true}));
    EXPECT_THROW(chosen_names(names, {"disc", "guns"}, "--only"), BadInput);
}

}  // namespace papelotte::tools
