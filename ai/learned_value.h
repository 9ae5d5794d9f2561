// The technique "learned_value": the marshal evaluates the ends of rollouts by a value that was learned from games, if the game has one
// (D::learned_value). It is better than the quick evaluation of the veteran, and more simulations do not make up for that.
// marshal@1 evaluates them as before, where that has changed since (D::former_value).
#pragma once

#include "ai/doctrine.h"

namespace papelotte::ai {

enum class Evaluation : std::uint8_t { linear, learned, former };

template <GameDoctrine D>
float look_at(const typename D::Rules::Position& position, Seat seat, Evaluation evaluation) {
    if constexpr (requires { D::former_value(position, seat); })
        if (evaluation == Evaluation::former) return D::former_value(position, seat);
    if constexpr (requires { D::learned_value(position, seat); })
        if (evaluation != Evaluation::linear) return D::learned_value(position, seat);
    return D::evaluate(position, seat);
}

}  // namespace papelotte::ai
