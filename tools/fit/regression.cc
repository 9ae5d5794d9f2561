// See regression.h.
#include "tools/fit/regression.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace papelotte::tools {

namespace {

constexpr int kMostRounds = 50;
constexpr double kEnough = 1e-7;   // a round that changes no logit by more, at the feature's spread, is the last
constexpr double kPenalty = 0.5;   // on the square of a weight at its feature's spread, beside the loss of all positions: keeps what is never
    // seen, or decides every game it is seen in, from growing without end

double logit_of(std::span<const float> features, std::span<const double> weights) {
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * static_cast<double>(features[i]);
    return sum;
}

// How far each feature lies from its mean, on average (as a standard deviation); of a feature that is always the same, itself.
std::vector<double> spreads_of(const Samples& samples) {
    std::vector<double> sums(samples.features), squares(samples.features);
    for (std::size_t i = 0; i < samples.size(); ++i)
        for (std::size_t f = 0; f < samples.features; ++f) {
            const auto value = static_cast<double>(samples.at(i)[f]);
            sums[f] += value, squares[f] += value * value;
        }
    const auto count = static_cast<double>(samples.size());
    for (std::size_t f = 0; f < samples.features; ++f) {
        const double mean = sums[f] / count, variance = squares[f] / count - mean * mean;
        squares[f] = variance > 1e-12 ? std::sqrt(variance) : std::max(std::abs(mean), 1e-6);
    }
    return squares;
}

// The solution of a positive definite system, by Cholesky's decomposition. The matrix is by rows; its lower half is read.
std::vector<double> solve(std::vector<double> matrix, std::vector<double> right) {
    const std::size_t n = right.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[i * n + j];
            for (std::size_t k = 0; k < j; ++k) sum -= matrix[i * n + k] * matrix[j * n + k];
            if (i == j && !(sum > 0)) throw std::runtime_error("the features do not tell enough apart to fit their weights");
            matrix[i * n + j] = i == j ? std::sqrt(sum) : sum / matrix[j * n + j];
        }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k) right[i] -= matrix[i * n + k] * right[k];
        right[i] /= matrix[i * n + i];
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k) right[i] -= matrix[k * n + i] * right[k];
        right[i] /= matrix[i * n + i];
    }
    return right;
}

// One round of Newton's method: by how much each of the features `fitted` must change its weight.
std::vector<double> newton_step(const Samples& samples, const std::vector<double>& weights, const std::vector<std::size_t>& fitted,
                                const std::vector<double>& spreads) {
    const std::size_t n = fitted.size();
    std::vector<double> curvature(n * n), slope(n);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::span<const float> features = samples.at(i);
        const double chance = 1 / (1 + std::exp(-logit_of(features, weights)));
        const double error = static_cast<double>(samples.results[i]) - chance, weight = chance * (1 - chance);
        for (std::size_t a = 0; a < n; ++a) {
            const auto value = static_cast<double>(features[fitted[a]]);
            if (value == 0) continue;
            slope[a] += error * value;
            for (std::size_t b = 0; b <= a; ++b) curvature[a * n + b] += weight * value * static_cast<double>(features[fitted[b]]);
        }
    }
    for (std::size_t a = 0; a < n; ++a) {
        const double penalty = kPenalty * spreads[fitted[a]] * spreads[fitted[a]];
        curvature[a * n + a] += penalty;
        slope[a] -= penalty * weights[fitted[a]];
    }
    return solve(std::move(curvature), std::move(slope));
}

void fit_free(const Samples& samples, std::vector<double>& weights, const std::vector<bool>& free, const std::vector<double>& spreads) {
    std::vector<std::size_t> fitted;
    for (std::size_t f = 0; f < samples.features; ++f)
        if (free[f]) fitted.push_back(f);
    for (int round = 0; round < kMostRounds; ++round) {
        const std::vector<double> step = newton_step(samples, weights, fitted, spreads);
        double largest = 0;
        for (std::size_t i = 0; i < fitted.size(); ++i) largest = std::max(largest, std::abs(step[i]) * spreads[fitted[i]]);
        const double part = largest > 5 ? 5 / largest : 1;   // far from the answer, a whole step may overshoot
        for (std::size_t i = 0; i < fitted.size(); ++i) weights[fitted[i]] += part * step[i];
        if (largest < kEnough) return;
    }
}

}   // namespace

void Samples::append(const Samples& other) {
    features = other.features;
    values.insert(values.end(), other.values.begin(), other.values.end());
    results.insert(results.end(), other.results.begin(), other.results.end());
}

double log_loss(const Samples& samples, std::span<const double> weights) {
    double sum = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double logit = logit_of(samples.at(i), weights);
        const auto won = static_cast<double>(samples.results[i]);
        sum += won * std::log1p(std::exp(-logit)) + (1 - won) * std::log1p(std::exp(logit));
    }
    return sum / static_cast<double>(samples.size());
}

double log_loss_of_rate(const Samples& samples) {
    double won = 0;
    for (const float result : samples.results) won += static_cast<double>(result);
    const double rate = won / static_cast<double>(samples.size());
    return rate <= 0 || rate >= 1 ? 0 : -rate * std::log(rate) - (1 - rate) * std::log(1 - rate);
}

Fit fit_logistic(const Samples& samples, std::vector<double> weights, std::vector<bool> free, std::span<const int> signs) {
    const std::vector<double> spreads = spreads_of(samples);
    Fit fit{std::move(weights), {}};
    while (true) {
        fit_free(samples, fit.weights, free, spreads);
        std::size_t worst = samples.features;
        double most = 0;
        for (std::size_t f = 0; f < samples.features; ++f) {
            const double wrong = free[f] ? -signs[f] * fit.weights[f] * spreads[f] : 0;
            if (wrong > most) most = wrong, worst = f;
        }
        if (worst == samples.features) return fit;
        fit.weights[worst] = 0;
        free[worst] = false;
        fit.dropped.push_back(worst);
    }
}

}   // namespace papelotte::tools
