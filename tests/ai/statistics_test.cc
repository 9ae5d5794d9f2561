// The statistics by which players are compared.
#include "ai/statistics.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/dice.h"

namespace papelotte::ai {

namespace {

// Pairs of games between nearly equal players with unequal seats: the first seat wins 3 of 5 games, the better player a little more.
std::vector<double> pairs(Dice& dice, std::size_t count, double edge) {
    const auto won = [&](double chance) { return dice.below(1'000'000) < chance * 1e6 ? 1.0 : 0.0; };
    std::vector<double> scores;
    for (std::size_t i = 0; i < count; ++i) scores.push_back((won(0.6 + edge) + won(0.4 + edge)) / 2);
    return scores;
}

Verdict decided(Dice& dice, double edge, std::size_t most) {
    std::vector<double> scores;
    while (scores.size() < most) {
        scores.push_back(pairs(dice, 1, edge).front());
        if (const Verdict verdict = test_sequentially(scores, {0.5, 0.6}).verdict; verdict != Verdict::undecided) return verdict;
    }
    return Verdict::undecided;
}

}  // namespace

TEST(Statistics, wilson_gives_the_intervals_of_the_books) {
    const Interval seventy = wilson(140, 200);
    EXPECT_NEAR(seventy.low, 0.633, 0.001);
    EXPECT_NEAR(seventy.high, 0.759, 0.001);
    const Interval eighty = wilson(20, 25);
    EXPECT_NEAR(eighty.low, 0.609, 0.001);
    EXPECT_NEAR(eighty.high, 0.911, 0.001);
    EXPECT_EQ(wilson(0, 10).low, 0);
    EXPECT_NEAR(wilson(10, 10).low, 0.722, 0.001);
    EXPECT_EQ(wilson(0, 0).high, 1);   // no information
}

TEST(Statistics, the_interval_of_the_mean_follows_the_spread_of_the_pairs) {
    const std::vector<double> scores{0.5, 0.5, 1, 0.5, 0, 0.5, 1, 1, 0.5, 0.5};   // mean 0.6, variance 0.1
    const Interval interval = interval_of_mean(scores);
    EXPECT_NEAR(interval.mean, 0.6, 1e-9);
    EXPECT_NEAR(interval.high - interval.mean, 1.96 * 0.1, 1e-3);
    EXPECT_NEAR(interval.mean - interval.low, 1.96 * 0.1, 1e-3);
}

TEST(Statistics, equal_pairs_are_no_certainty) {
    const Interval all = interval_of_mean(std::vector<double>(50, 1.0));
    EXPECT_EQ(all.mean, 1);
    EXPECT_NEAR(all.low, 50 / (50 + 3.8415), 1e-3);
    EXPECT_EQ(interval_of_mean(std::vector<double>(50, 0.0)).low, 0);
    EXPECT_LT(interval_of_mean(std::vector<double>(50, 0.5)).low, 0.4);
    EXPECT_LT(interval_of_mean(std::vector<double>(1, 0.5)).low, 0.2);    // one pair tells almost nothing
    EXPECT_EQ(interval_of_mean({}).high, 1);
}

TEST(Statistics, the_interval_holds_the_truth_in_nineteen_of_twenty_series) {
    Dice dice(1815);
    int held = 0;
    for (int i = 0; i < 1000; ++i) {
        const Interval interval = interval_of_mean(pairs(dice, 100, 0.05));
        held += interval.low <= 0.55 && 0.55 <= interval.high ? 1 : 0;
    }
    EXPECT_GE(held, 930);
    EXPECT_LE(held, 970);
}

TEST(Statistics, the_sequential_test_errs_as_seldom_as_it_says) {
    Dice dice(1815);
    int wrong_low = 0, wrong_high = 0, undecided = 0;
    for (int i = 0; i < 400; ++i) {
        const Verdict equal = decided(dice, 0, 2000), better = decided(dice, 0.1, 2000);
        wrong_high += equal == Verdict::high ? 1 : 0;
        wrong_low += better == Verdict::low ? 1 : 0;
        undecided += (equal == Verdict::undecided ? 1 : 0) + (better == Verdict::undecided ? 1 : 0);
    }
    EXPECT_LE(wrong_low, 30);   // 20 of 400 expected
    EXPECT_LE(wrong_high, 30);
    EXPECT_EQ(undecided, 0);
}

TEST(Statistics, the_sequential_test_waits_for_fifty_pairs) {
    const std::vector<double> won(49, 1.0), lost(50, 0.0), drawn(50, 0.5);
    EXPECT_EQ(test_sequentially(won, {0.5, 0.55}).verdict, Verdict::undecided);
    EXPECT_GT(test_sequentially(won, {0.5, 0.55}).ratio, 3);
    EXPECT_EQ(test_sequentially(lost, {0.5, 0.55}).verdict, Verdict::low);
    EXPECT_EQ(test_sequentially(drawn, {0.5, 0.55}).verdict, Verdict::low);
    EXPECT_EQ(test_sequentially({}, {0.5, 0.55}).ratio, 0);
}

TEST(Statistics, the_ratio_is_that_of_the_formula) {
    const std::vector<double> scores{0.5, 0.5, 1, 0.5, 0, 0.5, 1, 1, 0.5, 0.5};
    EXPECT_NEAR(test_sequentially(scores, {0.5, 0.6}).ratio, 10 * 0.1 * (1.2 - 1.1) / (2 * 0.1), 1e-9);
}

}  // namespace papelotte::ai
