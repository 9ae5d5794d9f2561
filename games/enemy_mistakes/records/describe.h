// The sentences of a description of a position in the terminal.
#pragma once

#include <string_view>

namespace papelotte::enemy_mistakes {

struct Describe {
    std::string_view objective = "describe.objective", army = "describe.army", formation = "describe.formation", generals = "describe.generals",
                     waiting = "describe.waiting";
};
inline constexpr Describe kDescribe;

}   // namespace papelotte::enemy_mistakes
