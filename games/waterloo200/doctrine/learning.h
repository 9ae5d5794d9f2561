// What tools/fit needs to know of Waterloo 200 (ai/learning.h).
#pragma once

#include "ai/learning.h"
#include "games/waterloo200/doctrine/doctrine.h"
#include "games/waterloo200/doctrine/evaluate.h"

namespace papelotte::waterloo200 {

struct Learning {
    using Doctrine = waterloo200::Doctrine;
    using Feature = waterloo200::Feature;
    static constexpr Seat kSeat = kFrenchSeat;
    static constexpr const Features& kWeights = kEvaluation;
    // clang-format off
    static constexpr std::array<int, kFeatures> kSigns{
        0,                              // even
        -1, 1, -1, 1,                   // losses, squared
        1, -1, -1, 1, -1, -1,           // strength, stars
        1, -1, 1, -1, 1, 1, 0,          // strategic value, pool, victory areas, to act
        1, -1, 1, -1, 1, -1, 1, -1,     // blows, breaks
        -1, 1,                          // danger to the commander-in-chief
    };
    // clang-format on

    static Features features(const Position& p) { return features_of(p); }
    static bool is_fitted_at(const Position& p) { return Doctrine::settled(p); }
};
static_assert(ai::FittedEvaluation<Learning>);

}  // namespace papelotte::waterloo200
