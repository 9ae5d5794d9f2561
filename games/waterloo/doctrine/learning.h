// What tools/fit and tools/learn_value need to know of Waterloo (ai/learning.h).
#pragma once

#include <tuple>

#include "ai/learning.h"
#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/doctrine/learned_value.h"

namespace papelotte::waterloo {

struct Learning {
    using Doctrine = waterloo::Doctrine;
    using Feature = waterloo::Feature;
    using Network = waterloo::Network;
    static constexpr Seat kSeat = kFrench;
    static constexpr const Features& kWeights = kEvaluation;
    // clang-format off
    static constexpr std::array<int, kFeatures> kSigns{
        0, 0,                    // even, turns left
        -1, 1, -1, 1, -1,        // tolls, squared, pace needed
        1, -1, -1, -1,           // infantry, Prussians to come
        -1, 1, -1, 1,            // cubes, worn
        1, -1, 1, -1,            // cavalry
        1, -1, -1, 1,            // guns, unmanned
        1, -1, 1, -1, -1, 1,     // near, strong points, exposed
        1, 1, -1, 1, -1,         // to act, discs
        1, -1, 1, -1,            // on the objective, settled
    };
    // clang-format on

    static Features features(const Position& p) { return features_of(p, camps_of(p)); }
    static bool is_fitted_at(const Position& p) { return agenda::asks_for<ChooseAction, ChangeFormation>(p); }

    template <class Put>
    static void inputs(const Position& p, Put&& put) {
        waterloo::inputs(p, camps_of(p), put);
    }
    static std::tuple<int, Phase, int> stage(const Position& p) { return {p.turn, p.phase, p.round}; }
    static constexpr std::uint32_t kLongestOpening = 420;
};
static_assert(ai::LearnedNetwork<Learning>);

}  // namespace papelotte::waterloo
