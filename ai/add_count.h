// For Doctrine::count: what came of an action is added up in small numbers.
#pragma once

#include "ai/doctrine.h"

namespace papelotte::ai {

inline void add_count(Counts& counts, int which, int number) {
    std::int16_t& count = counts[static_cast<std::size_t>(which)];
    count = static_cast<std::int16_t>(count + number);
}

}  // namespace papelotte::ai
