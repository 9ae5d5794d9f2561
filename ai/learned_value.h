// The technique "learned_value": the marshal judges what rollouts lead to by a value that was learnt from games, where the game has one
// (D::learned_value). It sees more than the glance with which the veteran makes do, and no number of simulations gives that.
#pragma once

#include "ai/doctrine.h"

namespace papelotte::ai {

enum class Look : std::uint8_t { glance, learned };

template <GameDoctrine D>
float look_at(const typename D::Rules::Position& position, Seat seat, Look look) {
    if constexpr (requires { D::learned_value(position, seat); })
        if (look == Look::learned) return D::learned_value(position, seat);
    return D::evaluate(position, seat);
}

}  // namespace papelotte::ai
