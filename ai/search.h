// What a search is asked, and what it found.
#pragma once

#include <stop_token>

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
    Policy<D>& policy;
    Dice& dice;
    std::stop_token stop;    // the search then ends with what it has
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

}  // namespace papelotte::ai
