// Evaluations: the chance of a side as a logistic function of features of a position. The weights are a table written by tools/fit.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace papelotte::ai {

// One number per value of the enum, which ends with count_.
template <class Feature>
using Features = std::array<float, static_cast<std::size_t>(Feature::count_)>;

template <class Feature>
struct FeatureWeight {
    Feature feature;
    double number;
};

void a_feature_has_two_weights();   // not constexpr: a table that needs it does not compile

// The table names every feature once.
template <class Feature, std::size_t Count>
consteval Features<Feature> weights_of(const FeatureWeight<Feature> (&table)[Count]) {
    static_assert(Count == static_cast<std::size_t>(Feature::count_));
    Features<Feature> weights{};
    std::array<bool, Count> named{};
    for (const auto& [feature, number] : table) {
        const std::size_t i = static_cast<std::size_t>(feature);
        if (named[i]) a_feature_has_two_weights();
        named[i] = true;
        weights[i] = static_cast<float>(number);
    }
    return weights;
}

template <std::size_t Count>
float chance_by(const std::array<float, Count>& weights, const std::array<float, Count>& features) {
    float points = 0;
    for (std::size_t i = 0; i < Count; ++i) points += weights[i] * features[i];
    return 1 / (1 + std::exp(-points));
}

}  // namespace papelotte::ai
