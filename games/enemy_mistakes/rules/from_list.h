// Random actions are mostly made without the list of all representatives, which is slow to make; sometimes one is drawn from it, so that each can
// be drawn.
#pragma once

#include "engine/action.h"
#include "engine/dice.h"

namespace papelotte::enemy_mistakes {

inline bool now_and_then(Dice& dice) { return dice.below(64) == 0; }

template <class S, class P>
Action from_list(const S& step, const P& p, Dice& dice) {
    ActionList all;
    step.legal(p, all);
    return dice.pick(all);
}

}   // namespace papelotte::enemy_mistakes
