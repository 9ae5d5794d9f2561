// The choice of a player: eight bytes that any game can read and any container can hold.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/fixed_vector.h"

namespace papelotte {

struct Action {
    std::uint16_t verb;
    std::int16_t a, b, c;   // ids, counts or tenths of a millimetre, as the verb says
    friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8 && std::is_trivially_copyable_v<Action>);

// Room for the largest list of any game: every unit of one side with every area that it could reach.
using ActionList = FixedVector<Action, 4096>;

}  // namespace papelotte
