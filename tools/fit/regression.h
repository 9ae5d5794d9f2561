// Logistic regression by Newton's method.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace papelotte::tools {

// Positions as features, each with the result of its game: 1 won, 0 lost, one half drawn. The features lie one position after the other.
struct Samples {
    std::size_t features = 0;
    std::vector<float> values, results;

    std::size_t size() const { return results.size(); }
    std::span<const float> at(std::size_t i) const { return std::span(values).subspan(i * features, features); }
    void append(const Samples& other);
};

double log_loss(const Samples& samples, std::span<const double> weights);   // the mean
double log_loss_of_rate(const Samples& samples);                            // of somebody who knows only how often games are won

struct Fit {
    std::vector<double> weights;
    std::vector<std::size_t> dropped;   // features whose weight had the wrong sign, in the order in which they were given up
};
// Finds the weights with the least loss. Those that are not `free` keep their number in `weights`. `signs` says of each weight whether it must be
// positive (1), negative (-1) or may be either (0): as long as some are wrong, the worst of these is set to zero for good.
Fit fit_logistic(const Samples& samples, std::vector<double> weights, std::vector<bool> free, std::span<const int> signs);

}   // namespace papelotte::tools
