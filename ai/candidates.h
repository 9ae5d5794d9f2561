// The actions that a search considers: those that doctrine ranks best, each with a prior from its points.
#pragma once

#include <cmath>

#include "ai/policy.h"

namespace papelotte::ai {

inline constexpr std::size_t kMostCandidates = 32;
inline constexpr float kPriorTemperature = 0.5f;

struct Candidate {
    Action action;
    float score = 0;    // doctrine's points
    float prior = 0;    // softmax of them, over the candidates, with kPriorTemperature
};
using Candidates = FixedVector<Candidate, kMostCandidates>;

// The best `most` of the actions that the policy has just judged, best first. Equal points keep the order of the rules.
template <GameDoctrine D>
Candidates best_of(const Policy<D>& policy, std::size_t most, bool with_priors) {
    Candidates out;
    for (std::size_t i = 0; i < policy.actions().size(); ++i) {
        const Candidate one{policy.actions()[i], policy.judgement(i).score, 0};
        if (out.size() == most && one.score <= out[most - 1].score) continue;
        if (out.size() < most) out.push_back(one);
        std::size_t at = out.size() - 1;
        for (; at > 0 && out[at - 1].score < one.score; --at) out[at] = out[at - 1];
        out[at] = one;
    }
    float sum = 0;
    for (Candidate& one : out) sum += one.prior = with_priors ? std::exp((one.score - out[0].score) / kPriorTemperature) : 1.0f;
    for (Candidate& one : out) one.prior /= sum;
    return out;
}

}  // namespace papelotte::ai
