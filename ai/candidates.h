// The actions that a search considers: those that doctrine ranks best, and the best one of every other kind, each with a prior from its
// points.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

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

inline void set_priors(Candidates& candidates, bool with_priors) {
    float sum = 0;
    for (Candidate& one : candidates) sum += one.prior = with_priors ? std::exp((one.score - candidates[0].score) / kPriorTemperature) : 1.0f;
    for (Candidate& one : candidates) one.prior /= sum;
}

// Moves a candidate up past those with fewer points, but not before `first`: those from there to it are in order already.
inline void rise(Candidates& candidates, std::size_t at, std::size_t first) {
    for (; at > first && candidates[at - 1].score < candidates[at].score; --at) std::swap(candidates[at - 1], candidates[at]);
}

// The best `most` of the actions that the policy has just judged, best first. Equal points keep the order of the rules.
template <GameDoctrine D>
Candidates best_of(const Policy<D>& policy, std::size_t most, bool with_priors) {
    Candidates out;
    for (std::size_t i = 0; i < policy.actions().size(); ++i) {
        const Candidate one{policy.actions()[i], policy.judgement(i).score, 0};
        if (out.size() == most && one.score <= out[most - 1].score) continue;
        if (out.size() < most) out.push_back(one);
        else out.back() = one;
        rise(out, out.size() - 1, 0);
    }
    set_priors(out, with_priors);
    return out;
}

// The technique "every_kind": adds the best action of every verb that is not among the candidates yet, as far as there is room. Without it
// a side with many attacks to choose from would not even think of holding its ground.
template <GameDoctrine D>
void add_every_kind(const Policy<D>& policy, bool with_priors, Candidates& candidates) {
    const std::size_t ranked = candidates.size();
    for (std::size_t i = 0; i < policy.actions().size(); ++i) {
        const Candidate one{policy.actions()[i], policy.judgement(i).score, 0};
        const auto same = std::ranges::find(candidates, one.action.verb, [](const Candidate& kept) { return kept.action.verb; });
        if (same == candidates.end() && !candidates.full()) candidates.push_back(one);
        else if (same >= candidates.begin() + ranked && same != candidates.end() && one.score > same->score) *same = one;
    }
    for (std::size_t last = ranked; last < candidates.size(); ++last) rise(candidates, last, ranked);
    set_priors(candidates, with_priors);
}

}  // namespace papelotte::ai
