#include "games/waterloo/doctrine/learned_value.h"

#include <cmath>

#include "games/waterloo/doctrine/doctrine.h"

namespace papelotte::waterloo {
namespace {

// In ten-thousandths, in the order of the members of Network. Written by tools/learn_value.
constexpr std::int32_t kTenThousandths[] = {
#include "games/waterloo/doctrine/learned_weights.inc"
};

}  // namespace

float learned_chance(const Position& p) {
    static const auto kNetwork = ai::network_of<Network>(kTenThousandths);
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
