// The logistic regression recovers the weights that generated the data.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/dice.h"
#include "tools/fit/regression.h"

namespace papelotte::tools {

namespace {

// Positions with features 1, x, y and z; the chance to win is a logistic function of them.
Samples games_won_by(const std::array<double, 4>& weights, std::size_t count) {
    Dice dice(1815);
    const auto unit = [&] { return static_cast<double>(dice.below(1u << 24)) * 0x1p-24; };
    Samples samples{4, {}, {}};
    for (std::size_t i = 0; i < count; ++i) {
        const std::array<double, 4> features{1, 2 * unit() - 1, 10 * unit(), unit() < 0.3 ? 1.0 : 0.0};
        double logit = 0;
        for (std::size_t f = 0; f < 4; ++f) logit += weights[f] * features[f], samples.values.push_back(static_cast<float>(features[f]));
        samples.results.push_back(unit() < 1 / (1 + std::exp(-logit)) ? 1.0f : 0.0f);
    }
    return samples;
}

const std::vector<bool> kFree(4, true);
constexpr std::array<int, 4> kAnySign{};

}  // namespace

TEST(Fit, recovers_the_weights_that_made_the_games) {
    const std::array<double, 4> truth{-0.8, 1.5, 0.2, -1.1};
    const Samples games = games_won_by(truth, 40'000);
    const Fit fit = fit_logistic(games, std::vector<double>(4), kFree, kAnySign);
    EXPECT_NEAR(fit.weights[0], truth[0], 0.1);
    EXPECT_NEAR(fit.weights[1], truth[1], 0.1);
    EXPECT_NEAR(fit.weights[2], truth[2], 0.02);
    EXPECT_NEAR(fit.weights[3], truth[3], 0.1);
    EXPECT_TRUE(fit.dropped.empty());
    EXPECT_LE(log_loss(games, fit.weights), log_loss(games, truth)) << "on these games nothing does better";
    EXPECT_LT(log_loss(games, fit.weights), log_loss_of_rate(games));
}

TEST(Fit, drops_what_has_the_wrong_sign_and_fits_the_rest) {
    const Samples games = games_won_by({-0.8, 1.5, 0.2, -1.1}, 20'000);
    const Fit fit = fit_logistic(games, std::vector<double>(4), kFree, std::array{0, 1, -1, 1});
    EXPECT_EQ(fit.dropped, (std::vector<std::size_t>{2, 3})) << "the worst first";
    EXPECT_EQ(fit.weights[2], 0);
    EXPECT_EQ(fit.weights[3], 0);
    EXPECT_GT(fit.weights[1], 1);
}

TEST(Fit, keeps_what_it_is_told_to_keep) {
    const Samples games = games_won_by({-0.8, 1.5, 0.2, -1.1}, 20'000);
    const Fit fit = fit_logistic(games, {0, 1.5, 0, 0}, {true, false, true, true}, std::array{0, -1, 0, 0});
    EXPECT_EQ(fit.weights[1], 1.5) << "also where its sign is wrong";
    EXPECT_NEAR(fit.weights[2], 0.2, 0.03);
}

TEST(Fit, stays_finite_where_a_feature_decides_every_game_or_is_never_seen) {
    Samples games{3, {}, {}};
    for (int i = 0; i < 100; ++i)
        games.values.insert(games.values.end(), {1, i % 2 == 0 ? 1.0f : -1.0f, 0}), games.results.push_back(i % 2 == 0 ? 1.0f : 0.0f);
    const Fit fit = fit_logistic(games, std::vector<double>(3), std::vector<bool>(3, true), std::array{0, 0, 0});
    EXPECT_GT(fit.weights[1], 1);
    EXPECT_LT(fit.weights[1], 20);
    EXPECT_EQ(fit.weights[2], 0);
}

}  // namespace papelotte::tools
