// See statistics.h.
#include "ai/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace papelotte::ai {

namespace {

constexpr double kZ = 1.959964;       // of the normal distribution, 95 % within
constexpr double kBound = 2.944439;   // ln(0.95 / 0.05)
constexpr double kLeastVariance = 1e-6;

struct Moments {
    double mean = 0, variance = 0;   // the variance with n - 1
};

Moments moments(std::span<const double> scores) {
    const double n = static_cast<double>(scores.size());
    if (scores.empty()) return {};
    const double mean = std::accumulate(scores.begin(), scores.end(), 0.0) / n;
    double squares = 0;
    for (const double score : scores) squares += (score - mean) * (score - mean);
    return {mean, scores.size() > 1 ? squares / (n - 1) : 0};
}

}  // namespace

Interval wilson(double successes, std::int64_t trials) {
    if (trials <= 0) return {};
    const double n = static_cast<double>(trials), p = successes / n, z2 = kZ * kZ;
    const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = kZ / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    return {p, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Interval interval_of_mean(std::span<const double> scores) {
    const auto [mean, variance] = moments(scores);
    const auto count = static_cast<std::int64_t>(scores.size());
    if (variance <= 0) return wilson(mean * static_cast<double>(count), count);
    const double half = kZ * std::sqrt(variance / static_cast<double>(count));
    return {mean, std::max(0.0, mean - half), std::min(1.0, mean + half)};
}

SequentialTest test_sequentially(std::span<const double> scores, Hypotheses hypotheses) {
    const auto [mean, variance] = moments(scores);
    const auto [low, high] = hypotheses;
    const double n = static_cast<double>(scores.size());
    const double ratio = n * (high - low) * (2 * mean - low - high) / (2 * std::max(variance, kLeastVariance));
    if (static_cast<std::int64_t>(scores.size()) < kFewestPairs) return {ratio, Verdict::undecided};
    return {ratio, ratio >= kBound ? Verdict::high : ratio <= -kBound ? Verdict::low : Verdict::undecided};
}

}  // namespace papelotte::ai
