#include "tools/learn_value/teacher.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <random>
#include <span>

namespace papelotte::learn {

namespace {

using waterloo::Features;
using waterloo::kFeatures;
using waterloo::kHidden;
using waterloo::kPictureRows;
using waterloo::Network;

constexpr int kLessons = 3, kTimesALesson = 2;      // results, then twice its own later thoughts; each time twice through the training
constexpr std::size_t kBatch = 512;
constexpr float kRate = 0.001f, kDecay = 0.3f;      // of Adam's step; of the rows, so that what is seldom seen says little
constexpr float kLambda = 0.6f;                     // how much of a later thought comes from still later ones
constexpr float kAmount = 0.25f;                    // amounts of the inputs are taught in quarters, to be about as large as the features

float chance_of(float logit) { return 1 / (1 + std::exp(-logit)); }

auto inputs_of(const TrainingSet& training, std::size_t i, float unit) {
    return [&training, i, unit](const auto& put) {
        const Sample& sample = training.samples[i];
        for (const Spot& spot : std::span(training.spots).subspan(sample.first_spot, sample.spots))
            put(spot.row, unit * static_cast<float>(spot.amount));
    };
}

// Features with mean 0 and spread 1, but for the one that is always one.
class Scales {
   public:
    explicit Scales(const std::vector<Features>& all) {
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
    // The same network, for features and amounts as they are.
    std::unique_ptr<Network> unscaled(const Network& taught) const {
        auto out = std::make_unique<Network>(taught);
        for (std::size_t row = 0; row < kPictureRows; ++row)
            for (float& weight : out->rows[row]) weight *= kAmount;
        for (std::size_t i = 1; i < kFeatures; ++i) {
            out->direct[i] *= factor_[i];
            out->direct[0] -= out->direct[i] * mean_[i];
            for (std::size_t k = 0; k < kHidden; ++k) {
                out->rows[kPictureRows + i][k] *= factor_[i];
                out->first[k] -= out->rows[kPictureRows + i][k] * mean_[i];
            }
        }
        return out;
    }

   private:
    Features mean_{}, factor_{};
};

// The weights and what Adam remembers of each: its slope now, the mean of slopes and of their squares.
class Learner {
   public:
    explicit Learner(const TrainingSet& training) : training_(training) {
        std::normal_distribution<float> small(0, 0.05f), voice(0, 0.2f);
        std::vector<bool> seen(kPictureRows);
        for (const Spot& spot : training.spots) seen[spot.row] = true;
        for (std::size_t row = 0; row < waterloo::kRows; ++row)
            if (row >= kPictureRows || seen[row])   // the others stay zero
                for (float& weight : network_->rows[row]) weight = small(random_);
        for (float& weight : network_->voices) weight = voice(random_);
    }
    const Network& network() const { return *network_; }
    float chance(std::size_t i) const {
        Network::Row hidden;
        return chance_of(network_->logit(training_.features[i], inputs_of(training_, i, kAmount), hidden));
    }

    // Forgets how it moved, but not what it knows.
    void begin_lesson() { *mean_ = *square_ = {}, moves_ = 0; }

    // Once through the training set; the rate falls as a cosine from `from` to `to` of the lesson.
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
        Network::Row hidden, back;
        const Features& features = training_.features[i];
        const auto inputs = inputs_of(training_, i, kAmount);
        const float error = (chance_of(network_->logit(features, inputs, hidden)) - training_.samples[i].target) / static_cast<float>(kBatch);
        for (std::size_t k = 0; k < kHidden; ++k) {
            slope_->voices[k] += error * hidden[k];
            back[k] = hidden[k] > 0 ? error * network_->voices[k] : 0;
            slope_->first[k] += back[k];
        }
        const auto note = [&](std::size_t row, float amount) {
            for (std::size_t k = 0; k < kHidden; ++k) slope_->rows[row][k] += amount * back[k];
        };
        inputs(note);
        for (std::size_t f = 0; f < kFeatures; ++f) note(kPictureRows + f, features[f]), slope_->direct[f] += error * features[f];
    }

    void move(float rate) {
        ++moves_;
        for (std::size_t row = 0; row < waterloo::kRows; ++row)
            move(network_->rows[row], slope_->rows[row], mean_->rows[row], square_->rows[row], rate, kDecay);
        move(network_->first, slope_->first, mean_->first, square_->first, rate, 0);
        move(network_->voices, slope_->voices, mean_->voices, square_->voices, rate, 0);
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

    const TrainingSet& training_;
    std::mt19937 random_{1815};
    std::unique_ptr<Network> network_ = std::make_unique<Network>(), slope_ = std::make_unique<Network>(), mean_ = std::make_unique<Network>(),
                             square_ = std::make_unique<Network>();
    int moves_ = 0;
};

void aim_at_results(TrainingSet& training) {
    for (Sample& sample : training.samples) sample.target = sample.french_won ? 1 : 0;
}

void aim_at_later_thoughts(TrainingSet& training, const Learner& learner) {
    float later = 0;
    for (std::size_t i = training.samples.size(); i-- > 0;) {
        Sample& sample = training.samples[i];
        if (sample.last) later = sample.french_won ? 1 : 0;
        sample.target = later;
        later = kLambda * later + (1 - kLambda) * learner.chance(i);
    }
}

}  // namespace

std::unique_ptr<Network> teach(TrainingSet training, const std::function<void(const Network&)>& done) {
    const Scales scales(training.features);
    for (Features& features : training.features) scales.apply(features);
    Learner learner(training);
    aim_at_results(training);
    for (int lesson = 0; lesson < kLessons; ++lesson) {
        if (lesson > 0) aim_at_later_thoughts(training, learner);
        learner.begin_lesson();
        for (int time = 0; time < kTimesALesson; ++time) {
            learner.go_through(static_cast<double>(time) / kTimesALesson, static_cast<double>(time + 1) / kTimesALesson);
            done(*scales.unscaled(learner.network()));
        }
    }
    return scales.unscaled(learner.network());
}

double loss(const Network& network, const TrainingSet& training) {
    double sum = 0;
    Network::Row hidden;
    for (std::size_t i = 0; i < training.samples.size(); ++i) {
        const double logit = static_cast<double>(network.logit(training.features[i], inputs_of(training, i, 1), hidden));
        sum += std::log1p(std::exp(training.samples[i].french_won ? -logit : logit));
    }
    return sum / static_cast<double>(training.samples.size());
}

}  // namespace papelotte::learn
