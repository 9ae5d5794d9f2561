// What tools/fit needs to know of Napoléon (ai/learning.h).
#pragma once

#include "ai/learning.h"
#include "games/napoleon/doctrine/doctrine.h"
#include "games/napoleon/doctrine/evaluate.h"

namespace papelotte::napoleon {

struct Learning {
    using Doctrine = napoleon::Doctrine;
    using Feature = napoleon::Feature;
    static constexpr Seat kSeat = kFrenchSeat;
    static constexpr const Features& kWeights = kEvaluation;
    // clang-format off
    static constexpr std::array<int, kFeatures> kSigns{
        0,                              // even
        -1, 1, 1, -1, 1, 1, 1, 1,       // losses, squared, defeated
        1, -1, -1,                      // power
        0, 0,                           // late
        1, 1, 1, 1, 1,                  // supply, cities
        -1, 1, 0, 0, 0,                 // danger, together, to act
    };
    // clang-format on

    static Features features(const Position& p) { return features_of(p); }
    static bool is_fitted_at(const Position& p) { return Doctrine::settled(p); }
};
static_assert(ai::FittedEvaluation<Learning>);

}  // namespace papelotte::napoleon
