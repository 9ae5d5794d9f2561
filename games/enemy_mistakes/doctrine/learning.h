// What tools/fit needs to know of Enemy Mistakes (ai/learning.h).
#pragma once

#include "ai/learning.h"
#include "games/enemy_mistakes/doctrine/doctrine.h"
#include "games/enemy_mistakes/doctrine/evaluate.h"

namespace papelotte::enemy_mistakes {

struct Learning {
    using Doctrine = enemy_mistakes::Doctrine;
    using Feature = enemy_mistakes::Feature;
    static constexpr Seat kSeat = kBlueSeat;
    static constexpr const Features& kWeights = kEvaluation;
    // clang-format off
    static constexpr std::array<int, kFeatures> kSigns{
        0, 0, 0,                // even
        1, 1, -1, -1,           // lead, garrisons
        1, 1, 1, 1, -1, -1,     // in the short game: lead, farms, the weaker Garrison
        1, -1, -1,              // strength
        -1, 1, -1, 1, -1, 1,    // shaken, tired, danger
        0, 0, 0, 0, 1,          // at the farms, late, markers
    };
    // clang-format on

    static Features features(const Position& p) { return features_of(p); }
    static bool is_fitted_at(const Position& p) { return Doctrine::settled(p); }
};
static_assert(ai::FittedEvaluation<Learning>);

}   // namespace papelotte::enemy_mistakes
