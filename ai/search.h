// The question of a search, and its result.
#pragma once

#include <stop_token>

#include "ai/candidates.h"
#include "ai/rollout.h"
#include "ai/time_budget.h"
#include "engine/veiled.h"

namespace papelotte::ai {

template <GameDoctrine D>
struct Question {
    const Veiled<typename D::Rules>& veiled;
    const PlayerSpec& spec;
    Allowance allowance;
    Candidates candidates;   // at the root
    Policy<D>& policy;
    Dice& dice;
    std::stop_token stop;    // when requested, the search ends with its present result
};

struct Found {
    struct Line {
        Action action;
        std::int64_t visits = 0;
        double sum = 0;   // of the chances seen
        float mean() const { return visits > 0 ? static_cast<float>(sum / static_cast<double>(visits)) : 0.0f; }
    };
    FixedVector<Line, kMostCandidates> lines;   // in the order of the candidates
    std::size_t best = 0;
    std::int64_t simulations = 0;
    bool mixes = false;   // others decide at the same time: a fixed choice could be predicted

    // A random line, weighted by visits; lines with few visits are left out.
    std::size_t drawn(Dice& dice) const {
        const auto weight = [&](const Line& line) { return line.visits * kTriedOut < lines[best].visits ? 0 : line.visits; };
        std::int64_t sum = 0;
        for (const Line& line : lines) sum += weight(line);
        std::int64_t left = static_cast<std::int64_t>(dice.below(static_cast<std::uint32_t>(std::max<std::int64_t>(1, sum))));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            left -= weight(lines[i]);
            if (left < 0) return i;
        }
        return best;
    }
    static constexpr std::int64_t kTriedOut = 8;   // visited less than an eighth as often as the best
};

}  // namespace papelotte::ai
