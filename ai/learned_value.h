// The technique "learned_value": the marshal evaluates the ends of rollouts by a value that was learned from games, if the game has one
// (D::learned_value). It is better than the quick evaluation of the veteran, and more simulations do not make up for that.
#pragma once

#include "ai/doctrine.h"

namespace papelotte::ai {

enum class Evaluation : std::uint8_t { linear, learned };

template <GameDoctrine D>
float look_at(const typename D::Rules::Position& position, Seat seat, Evaluation evaluation) {
    if constexpr (requires { D::learned_value(position, seat); })
        if (evaluation == Evaluation::learned) return D::learned_value(position, seat);
    return D::evaluate(position, seat);
}

}  // namespace papelotte::ai
