// Trains a network by stochastic gradient descent (Adam) on the logarithmic loss.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>
#include <random>
#include <span>

#include "tools/learn_value/training_set.h"

namespace papelotte::tools {

inline constexpr int kLessons = 3, kPassesPerLesson = 2;   // first the results, then twice its own later values
inline constexpr std::size_t kBatch = 512;
inline constexpr float kRate = 0.001f, kDecay = 0.3f;      // of Adam's step; of the rows, so that rare inputs have small weights
inline constexpr float kLambda = 0.6f;                     // the weight of still later values in a target (TD lambda)
inline constexpr float kAmount = 0.25f;   // amounts of the inputs are scaled by a quarter, to be about as large as the features

inline float chance_of(float logit) { return 1 / (1 + std::exp(-logit)); }

template <class Network>
auto inputs_of(const TrainingSet<Network>& training, std::size_t i, float unit) {
    return [&training, i, unit](const auto& put) {
        const Sample& sample = training.samples[i];
        for (const Input& input : std::span(training.inputs).subspan(sample.first_input, sample.inputs))
            put(input.row, unit * static_cast<float>(input.amount));
    };
}

// Scales features to mean 0 and standard deviation 1, except the constant one.
template <class Network>
class FeatureScales {
   public:
    using Features = typename Network::Features;
    static constexpr std::size_t kFeatures = Network::kFeatures;

    explicit FeatureScales(const std::vector<Features>& all) {
        const auto count = static_cast<double>(all.size());
        for (std::size_t i = 1; i < kFeatures; ++i) {
            double sum = 0, squares = 0;
            for (const Features& one : all)
                sum += static_cast<double>(one[i]), squares += static_cast<double>(one[i]) * static_cast<double>(one[i]);
            const double variance = squares / count - sum / count * (sum / count);
            mean_[i] = static_cast<float>(sum / count);
            factor_[i] = variance > 1e-9 ? static_cast<float>(1 / std::sqrt(variance)) : 1;
        }
    }
    void apply(Features& features) const {
        for (std::size_t i = 1; i < kFeatures; ++i) features[i] = (features[i] - mean_[i]) * factor_[i];
    }
    // The same network, for unscaled features and amounts.
    std::unique_ptr<Network> unscaled(const Network& taught) const {
        auto out = std::make_unique<Network>(taught);
        for (std::size_t row = 0; row < Network::kInputRows; ++row)
            for (float& weight : out->rows[row]) weight *= kAmount;
        for (std::size_t i = 1; i < kFeatures; ++i) {
            out->direct[i] *= factor_[i];
            out->direct[0] -= out->direct[i] * mean_[i];
            for (std::size_t k = 0; k < Network::kHidden; ++k) {
                out->rows[Network::kInputRows + i][k] *= factor_[i];
                out->bias[k] -= out->rows[Network::kInputRows + i][k] * mean_[i];
            }
        }
        return out;
    }

   private:
    Features mean_{}, factor_{};
};

// The weights, with Adam's state for each: the gradient, and the means of gradients and of their squares.
template <class Network>
class Learner {
   public:
    explicit Learner(const TrainingSet<Network>& training) : training_(training) {
        std::normal_distribution<float> small(0, 0.05f), large(0, 0.2f);
        std::vector<bool> seen(Network::kInputRows);
        for (const Input& input : training.inputs) seen[input.row] = true;
        for (std::size_t row = 0; row < Network::kRows; ++row)
            if (row >= Network::kInputRows || seen[row])   // rows that never occur stay zero
                for (float& weight : network_->rows[row]) weight = small(random_);
        for (float& weight : network_->output) weight = large(random_);
    }
    const Network& network() const { return *network_; }
    float chance(std::size_t i) const {
        typename Network::Row hidden;
        return chance_of(network_->logit(training_.features[i], inputs_of(training_, i, kAmount), hidden));
    }

    // Resets Adam's state, but keeps the weights.
    void begin_lesson() { *mean_ = *square_ = {}, moves_ = 0; }

    // One pass through the training set; the rate falls as a cosine from `from` to `to` of the lesson.
    void go_through(double from, double to) {
        std::vector<std::uint32_t> order(training_.samples.size());
        std::iota(order.begin(), order.end(), 0u);
        std::ranges::shuffle(order, random_);
        for (std::size_t begin = 0; begin + kBatch <= order.size(); begin += kBatch) {
            for (std::size_t i = begin; i < begin + kBatch; ++i) note_error(order[i]);
            const double part = from + (to - from) * static_cast<double>(begin) / static_cast<double>(order.size());
            move(kRate * static_cast<float>((1 + std::cos(std::numbers::pi * part)) / 2));
        }
    }

   private:
    void note_error(std::size_t i) {
        typename Network::Row hidden, back;
        const auto& features = training_.features[i];
        const auto inputs = inputs_of(training_, i, kAmount);
        const float error = (chance_of(network_->logit(features, inputs, hidden)) - training_.samples[i].target) / static_cast<float>(kBatch);
        for (std::size_t k = 0; k < Network::kHidden; ++k) {
            slope_->output[k] += error * hidden[k];
            back[k] = hidden[k] > 0 ? error * network_->output[k] : 0;
            slope_->bias[k] += back[k];
        }
        const auto note = [&](std::size_t row, float amount) {
            for (std::size_t k = 0; k < Network::kHidden; ++k) slope_->rows[row][k] += amount * back[k];
        };
        inputs(note);
        for (std::size_t f = 0; f < Network::kFeatures; ++f)
            note(Network::kInputRows + f, features[f]), slope_->direct[f] += error * features[f];
    }

    void move(float rate) {
        ++moves_;
        for (std::size_t row = 0; row < Network::kRows; ++row)
            move(network_->rows[row], slope_->rows[row], mean_->rows[row], square_->rows[row], rate, kDecay);
        move(network_->bias, slope_->bias, mean_->bias, square_->bias, rate, 0);
        move(network_->output, slope_->output, mean_->output, square_->output, rate, 0);
        move(network_->direct, slope_->direct, mean_->direct, square_->direct, rate, 0);
    }
    void move(std::span<float> weights, std::span<float> slopes, std::span<float> means, std::span<float> squares, float rate,
              float decay) const {
        constexpr float kMeanFades = 0.9f, kSquareFades = 0.999f;
        const float whole_mean = 1 - std::pow(kMeanFades, static_cast<float>(moves_)),
                    whole_square = 1 - std::pow(kSquareFades, static_cast<float>(moves_));
        for (std::size_t i = 0; i < weights.size(); ++i) {
            means[i] = kMeanFades * means[i] + (1 - kMeanFades) * slopes[i];
            squares[i] = kSquareFades * squares[i] + (1 - kSquareFades) * slopes[i] * slopes[i];
            weights[i] -= rate * (means[i] / whole_mean / (std::sqrt(squares[i] / whole_square) + 1e-8f) + decay * weights[i]);
            slopes[i] = 0;
        }
    }

    const TrainingSet<Network>& training_;
    std::mt19937 random_{1815};
    std::unique_ptr<Network> network_ = std::make_unique<Network>(), slope_ = std::make_unique<Network>(), mean_ = std::make_unique<Network>(),
                             square_ = std::make_unique<Network>();
    int moves_ = 0;
};

template <class Network>
void aim_at_results(TrainingSet<Network>& training) {
    for (Sample& sample : training.samples) sample.target = sample.won ? 1 : 0;
}

template <class Network>
void aim_at_later_thoughts(TrainingSet<Network>& training, const Learner<Network>& learner) {
    float later = 0;
    for (std::size_t i = training.samples.size(); i-- > 0;) {
        Sample& sample = training.samples[i];
        if (sample.last) later = sample.won ? 1 : 0;
        sample.target = later;
        later = kLambda * later + (1 - kLambda) * learner.chance(i);
    }
}

// First the network learns the results of the games. Then, twice, it learns its own values of later positions in the same game,
// weighted towards the next position, since less luck is still to come there (temporal differences). `done` is called after each pass
// through the training set with a network in the form that loss() and the game need.
template <class Network>
std::unique_ptr<Network> teach(TrainingSet<Network> training, const std::function<void(const Network&)>& done) {
    const FeatureScales<Network> scales(training.features);
    for (auto& features : training.features) scales.apply(features);
    Learner<Network> learner(training);
    aim_at_results(training);
    for (int lesson = 0; lesson < kLessons; ++lesson) {
        if (lesson > 0) aim_at_later_thoughts(training, learner);
        learner.begin_lesson();
        for (int pass = 0; pass < kPassesPerLesson; ++pass) {
            learner.go_through(static_cast<double>(pass) / kPassesPerLesson, static_cast<double>(pass + 1) / kPassesPerLesson);
            done(*scales.unscaled(learner.network()));
        }
    }
    return scales.unscaled(learner.network());
}

// The mean logarithmic loss against the results.
template <class Network>
double loss(const Network& network, const TrainingSet<Network>& training) {
    double sum = 0;
    typename Network::Row hidden;
    for (std::size_t i = 0; i < training.samples.size(); ++i) {
        const double logit = static_cast<double>(network.logit(training.features[i], inputs_of(training, i, 1), hidden));
        sum += std::log1p(std::exp(training.samples[i].won ? -logit : logit));
    }
    return sum / static_cast<double>(training.samples.size());
}

}   // namespace papelotte::tools
