// The technique "doctrine_value": doctrine's points for an action count in addition to its results, independent of its visits. The
// evaluation at the end of a rollout lacks some of doctrine's knowledge, and more simulations do not help. Priors, the other influence of
// doctrine, lose weight with the visits.
#pragma once

#include "ai/candidates.h"

namespace papelotte::ai {

// How much worse than doctrine's best action it is considered to be, as a chance to win.
inline float doctrine_value(const Candidate& one, const Candidate& best) {
    constexpr float kChanceOfAPoint = 0.03f;
    return kChanceOfAPoint * (one.score - best.score);
}

}  // namespace papelotte::ai
