// The technique "doctrine_value": what doctrine thinks of an action counts beside what came of it, however often it was tried. The
// evaluation at the end of a rollout does not see all that doctrine knows, and more simulations do not cure that. Priors, the other way in
// which doctrine speaks, fade with the visits.
#pragma once

#include "ai/candidates.h"

namespace papelotte::ai {

// What an action is thought to be worth less than the best of doctrine, as a chance to win.
inline float doctrine_value(const Candidate& one, const Candidate& best) {
    constexpr float kChanceOfAPoint = 0.03f;
    return kChanceOfAPoint * (one.score - best.score);
}

}  // namespace papelotte::ai
