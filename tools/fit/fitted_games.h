// Games of doctrine against itself, as positions with the results of their games.
#pragma once

#include <memory>

#include "ai/learning.h"
#include "tools/common/self_play.h"
#include "tools/fit/regression.h"

namespace papelotte::tools {

// Game number n of a seed makes random choices as often as noise[n % noise.size()] says: else the positions would be too much alike. So many
// games that follow each other have the same set-up.
template <ai::FittedEvaluation L>
Samples positions_of_games(std::uint64_t seed, std::size_t first, std::size_t count, std::span<const float> noise,
                           std::span<const Setup> setups) {
    using Position = typename L::Doctrine::Rules::Position;
    Samples samples{ai::kFeatureCount<L>, {}, {}};
    const auto policy = std::make_unique<ai::Policy<typename L::Doctrine>>();
    for (std::size_t game = first; game < first + count; ++game) {
        Dice dice(seed + game), choices(~(seed + game));
        const ai::Style style{ai::kAllReasons, 0, noise[game % noise.size()]};
        std::size_t positions = 0;
        const auto choose = [&](const Position& p, Seat seat, std::uint64_t) { return policy->choose(p, seat, style, choices); };
        const auto keep = [&](const Position&, const Position& p, std::uint64_t) {
            if (!L::is_fitted_at(p)) return;
            const auto features = L::features(p);
            samples.values.insert(samples.values.end(), features.begin(), features.end());
            ++positions;
        };
        const auto outcome = play_game<typename L::Doctrine::Rules>(dice, choose, keep, setups[game / noise.size() % setups.size()]);
        const float result = !outcome || outcome->winners.empty() ? 0.5f : outcome->winners.has(L::kSeat) ? 1.0f : 0.0f;
        samples.results.insert(samples.results.end(), positions, result);
    }
    return samples;
}

}  // namespace papelotte::tools
