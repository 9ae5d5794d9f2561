#include "games/waterloo/doctrine/learned_value.h"

#include <cmath>
#include <iterator>
#include <memory>
#include <span>

#include "games/waterloo/doctrine/doctrine.h"

namespace papelotte::waterloo {
namespace {

// In the order of Network's members, in ten-thousandths. Written by tools/learn_value.
constexpr std::int32_t kTenThousandths[] = {
#include "games/waterloo/doctrine/learned_weights.inc"
};
static_assert(std::size(kTenThousandths) == kRows * kHidden + 2 * kHidden + kFeatures);

std::unique_ptr<const Network> read_network() {
    auto network = std::make_unique<Network>();
    const std::int32_t* next = kTenThousandths;
    const auto read = [&](std::span<float> weights) {
        for (float& weight : weights) weight = static_cast<float>(*next++) / 10'000;
    };
    for (Network::Row& row : network->rows) read(row);
    read(network->first), read(network->voices), read(network->direct);
    return network;
}

}  // namespace

float learned_chance(const Position& p) {
    static const std::unique_ptr<const Network> kNetwork = read_network();
    if (p.result != Result::none) return french_chance(p);
    const Camps camps = camps_of(p);
    Network::Row hidden;
    const float logit = kNetwork->logit(features_of(p, camps), [&](const auto& put) { inputs(p, camps, put); }, hidden);
    return 1 / (1 + std::exp(-logit));
}

float Doctrine::learned_value(const Position& p, Seat seat) {
    const float french = learned_chance(p);
    return seat == kFrench ? french : 1 - french;
}

}  // namespace papelotte::waterloo
