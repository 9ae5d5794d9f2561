// The technique "doctrine_value": doctrine's points for an action count beside its results, however often it was tried. The evaluation at the
// end of a rollout does not see all that doctrine knows, and more simulations do not cure that. Priors, the other influence of
// doctrine, fade with the visits.
#pragma once

#include "ai/candidates.h"

namespace papelotte::ai {

// How much worse than doctrine's best action it is thought to be, as a chance to win.
inline float doctrine_value(const Candidate& one, const Candidate& best) {
    constexpr float kChanceOfAPoint = 0.03f;
    return kChanceOfAPoint * (one.score - best.score);
}

}  // namespace papelotte::ai
