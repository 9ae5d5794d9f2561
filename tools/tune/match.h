// Doctrine against itself with two tables of weights: which of them plays better.
#pragma once

#include <memory>

#include "ai/weights.h"
#include "tools/common/self_play.h"
#include "tools/tune/spsa.h"

namespace papelotte::tools {

// One game per side with the same dice; both play what they think best. From -1, `one` has lost all of them, to 1.
template <ai::WeighedDoctrine D>
double compare_weights(std::span<const double> one, std::span<const double> other, std::uint64_t seed,
                       const Setup& setup = usual_setup<typename D::Rules>()) {
    using Rules = typename D::Rules;
    const auto weights = ai::weight_sets<D>(one), other_weights = ai::weight_sets<D>(other);
    const auto policy = std::make_unique<ai::Policy<D>>(), other_policy = std::make_unique<ai::Policy<D>>();
    policy->weigh_by(weights);
    other_policy->weigh_by(other_weights);
    const auto sides = sides_in_play(Rules::facts(), seats_in_play_of<Rules>(setup));
    double score = 0;
    for (const SeatSet side : sides) {
        Dice dice(seed), unused(seed);   // the best choice needs none
        const auto choose = [&](const typename Rules::Position& position, Seat seat, std::uint64_t) {
            return (side.has(seat) ? *policy : *other_policy).choose(position, seat, {}, unused);
        };
        const auto outcome = play_game<Rules>(dice, choose, [](const auto&...) {}, setup);
        if (!outcome || outcome->winners.empty()) continue;
        score += (outcome->winners & side).empty() ? -1 : 1;
    }
    return score / static_cast<double>(sides.size());
}

// The same in the set-ups of these scenarios, one after the other. Without any, in the usual set-up.
template <ai::WeighedDoctrine D>
Compare comparing_weights(std::span<const std::string> scenarios) {
    return [setups = setups_of<typename D::Rules>(scenarios)](std::span<const double> one, std::span<const double> other, std::uint64_t seed) {
        return compare_weights<D>(one, other, seed, setups[seed % setups.size()]);
    };
}

}  // namespace papelotte::tools
