// What a game provides for the tools that learn its evaluations from games of doctrine against itself: a struct of static functions,
// its Learning.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ai/doctrine.h"
#include "engine/words.h"

namespace papelotte::ai {

// tools/fit: the evaluation is a logistic function of features, and their weights are in the game's evaluation.inc.
template <class L>
concept FittedEvaluation = GameDoctrine<typename L::Doctrine> && requires(const typename L::Doctrine::Rules::Position& position, std::size_t i) {
    { L::kSeat } -> std::convertible_to<Seat>;                                // the seat whose chance it gives
    { L::features(position)[i] } -> std::convertible_to<float>;
    { L::kWeights[i] } -> std::convertible_to<float>;                         // the present ones
    { L::kSigns[i] } -> std::convertible_to<int>;                             // of the weight: 1, -1, or 0 for either
    { typename L::Feature(i) };                                               // an enum; its last enumerator is count_
    { L::is_fitted_at(position) } -> std::same_as<bool>;                      // whether such positions are evaluated in play
};

// tools/learn_value: the value is a network (ai/network.h) over inputs and the same features.
template <class L>
concept LearnedNetwork = FittedEvaluation<L> && requires(const typename L::Doctrine::Rules::Position& position, void (&put)(std::size_t, int)) {
    typename L::Network;
    L::inputs(position, put);                                                 // put(row, amount) for each input
    { L::stage(position) == L::stage(position) } -> std::same_as<bool>;   // positions are kept where it changes, since rollouts end there
    { L::kLongestOpening } -> std::convertible_to<std::uint32_t>;   // decisions that may be made at random; most games are longer
};

template <FittedEvaluation L>
inline constexpr std::size_t kFeatureCount = static_cast<std::size_t>(L::Feature::count_);

template <FittedEvaluation L>
std::array<std::string_view, kFeatureCount<L>> feature_names() {
    std::array<std::string_view, kFeatureCount<L>> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = enum_word(typename L::Feature(i));
    return names;
}

}   // namespace papelotte::ai
