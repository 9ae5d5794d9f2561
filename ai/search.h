// What the two searches share: what they are asked, and what they found.
#pragma once

#include "ai/candidates.h"
#include "ai/purse.h"
#include "ai/rollout.h"
#include "engine/veiled.h"

namespace papelotte::ai {

template <GameDoctrine D>
struct Question {
    const Veiled<typename D::Rules>& veiled;
    const PlayerSpec& spec;
    Allowance allowance;
    Candidates candidates;   // at the root
    Depth depth;
    Policy<D>& policy;
    Dice& dice;
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
};

inline RolloutStyle rollout_style(const PlayerSpec& spec) { return {.doctrine = spec.uses("doctrine_rollouts")}; }

}  // namespace papelotte::ai
