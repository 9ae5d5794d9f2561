// The weights of a game's doctrine as data. A table has one line per weight and one column per side:
//   WEIGHT(own_losses,  1.14,  0.631)
// The game includes its own table (weights.inc), tools/tune writes it, and a player can be given another one (regular,weights=FILE).
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "ai/doctrine.h"

namespace papelotte::ai {

// A line of the table: a member of the game's struct of weights, and its number for each side.
template <class Weights, std::size_t Sides>
struct WeightLine {
    std::string_view name;
    float Weights::* member;
    std::array<double, Sides> numbers;
};

// One struct of weights per side.
template <class Weights, std::size_t Sides, std::size_t Count>
constexpr std::array<Weights, Sides> weights_in(const std::array<WeightLine<Weights, Sides>, Count>& table) {
    std::array<Weights, Sides> weights{};
    for (std::size_t side = 0; side < Sides; ++side)
        for (const auto& line : table) weights[side].*line.member = static_cast<float>(line.numbers[side]);
    return weights;
}

// The table names every member once.
template <class Weights, std::size_t Sides, std::size_t Count>
constexpr bool lists_every_weight(const std::array<WeightLine<Weights, Sides>, Count>& table) {
    for (const auto& one : table)
        if (std::ranges::count(table, one.member, &WeightLine<Weights, Sides>::member) != 1) return false;
    return Count * sizeof(float) == sizeof(Weights);
}

// A doctrine that can judge by other weights than its own. D::kWeightTable is the table, D::kWeightSides has the names of its columns, and
// D::WeightSets is an array of one struct of weights per side.
template <class D>
concept WeighedDoctrine = GameDoctrine<D> && requires(const typename D::Rules::Position& position, Seat seat, const ActionList& actions,
                                                      ReasonSet on, std::span<Judgement> judgements, const typename D::WeightSets& weights) {
    D::judge(position, seat, actions, on, judgements, weights);
    { weights_in(D::kWeightTable) } -> std::same_as<typename D::WeightSets>;
    { D::kWeightSides.size() } -> std::convertible_to<std::size_t>;
};

// D::WeightSets; an empty type for a doctrine without weights.
namespace detail {
template <class D>
struct WeightSetsOf {
    using Type = struct NoWeights {};
};
template <WeighedDoctrine D>
struct WeightSetsOf<D> {
    using Type = typename D::WeightSets;
};
}  // namespace detail
template <class D>
using WeightSetsOf = typename detail::WeightSetsOf<D>::Type;

// The weights of the former marshal: D::kFormerWeights, from a table of the same form; null for a doctrine without them.
template <class D>
constexpr const WeightSetsOf<D>* former_weights() {
    if constexpr (requires { D::kFormerWeights; }) return &D::kFormerWeights;
    else return nullptr;
}

// All numbers of a table, line by line.
template <WeighedDoctrine D>
std::vector<double> own_weights() {
    std::vector<double> numbers;
    for (const auto& line : D::kWeightTable) numbers.insert(numbers.end(), line.numbers.begin(), line.numbers.end());
    return numbers;
}
template <WeighedDoctrine D>
typename D::WeightSets weight_sets(std::span<const double> numbers) {
    auto table = D::kWeightTable;
    auto next = numbers.begin();
    for (auto& line : table)
        for (double& number : line.numbers) number = *next++;
    return weights_in(table);
}
template <WeighedDoctrine D>
std::vector<std::string_view> weight_names() {
    std::vector<std::string_view> names;
    for (const auto& line : D::kWeightTable) names.push_back(line.name);
    return names;
}

}  // namespace papelotte::ai
