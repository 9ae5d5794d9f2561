// The technique "outcome_keys": after an action that rolled dice, a lucky and an unlucky result do not share a node. The class of a result
// is coarse: the next decision, its seat, and the evaluation in steps. Without it all results of an action share one node.
#pragma once

#include "ai/learned_value.h"

namespace papelotte::ai {

template <GameDoctrine D>
std::uint32_t outcome_key(const typename D::Rules::Position& position, Seat searcher, Evaluation evaluation) {
    using Rules = typename D::Rules;
    constexpr float kSteps = 25;   // a step is 4 % of a win
    const auto chance = static_cast<std::uint32_t>(look_at<D>(position, searcher, evaluation) * kSteps);
    const std::string_view step = Rules::step_name(position);
    std::uint32_t index = 0;
    for (const std::string_view name : Rules::step_names()) {
        if (name.data() == step.data()) break;
        ++index;
    }
    const SeatSet acting = Rules::to_act(position);
    return chance | index << 8 | (acting.empty() ? 0xffu : static_cast<std::uint32_t>(acting.front())) << 16;
}

}  // namespace papelotte::ai
