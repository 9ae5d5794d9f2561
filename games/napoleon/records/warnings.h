// What is said before an action that costs more than it seems to.
#pragma once

#include "engine/rule.h"

namespace papelotte::napoleon {

struct Warnings {
    Rule rout{"NP-7.4.1", "warning.rout"};
    Rule way_out{"NP-7.1.3", "warning.way_out"};   // {places}
};
inline constexpr Warnings kWarns;

}  // namespace papelotte::napoleon
