// A small network that estimates the chance to win, and its weights in a file.
//
//   inputs (rows with amounts) and features  ->  hidden sums, negative ones set to zero  ->  one sum, a logit
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

namespace papelotte::ai {

template <std::size_t InputRows, std::size_t FeatureCount, std::size_t HiddenSums>
struct Network {
    static constexpr std::size_t kInputRows = InputRows, kFeatures = FeatureCount, kHidden = HiddenSums, kRows = kInputRows + kFeatures;
    using Features = std::array<float, kFeatures>;
    using Row = std::array<float, kHidden>;
    alignas(64) std::array<Row, kRows> rows{};   // of the inputs, then of the features
    Row bias{};                                  // the initial values of the hidden sums
    Row output{};                                // their weights
    Features direct{};                           // the direct weights of the features

    // The chance as a logit; `inputs` calls put(row, amount) for each input. The hidden sums are returned in `hidden`.
    template <class Inputs>
    float logit(const Features& features, const Inputs& inputs, Row& hidden) const {
        hidden = bias;
        const auto add = [&](std::size_t row, float amount) {
            for (std::size_t i = 0; i < kHidden; ++i) hidden[i] += amount * rows[row][i];
        };
        inputs([&](std::size_t row, auto amount) { add(row, static_cast<float>(amount)); });
        float sum = 0;
        for (std::size_t i = 0; i < kFeatures; ++i) add(kInputRows + i, features[i]), sum += direct[i] * features[i];
        for (std::size_t i = 0; i < kHidden; ++i) {
            hidden[i] = hidden[i] > 0 ? hidden[i] : 0;
            sum += output[i] * hidden[i];
        }
        return sum;
    }

    // All weights in the order of the file: visit(span), one call per line.
    template <class Self, class Visit>
    static void for_each_line(Self& network, const Visit& visit) {
        for (auto& row : network.rows) visit(std::span(row));
        visit(std::span(network.bias)), visit(std::span(network.output)), visit(std::span(network.direct));
    }
};

// Files contain whole numbers; this many stand for 1.
inline constexpr int kNetworkUnit = 10'000;

template <class Net, std::size_t Count>
std::unique_ptr<const Net> network_of(const std::int32_t (&numbers)[Count]) {
    static_assert(Count == Net::kRows * Net::kHidden + 2 * Net::kHidden + Net::kFeatures);
    auto network = std::make_unique<Net>();
    const std::int32_t* next = numbers;
    Net::for_each_line(*network, [&](std::span<float> line) {
        for (float& weight : line) weight = static_cast<float>(*next++) / kNetworkUnit;
    });
    return network;
}

}  // namespace papelotte::ai
