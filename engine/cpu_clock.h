// CPU time of the thread that asks: a busy machine must not make a player weaker or a budget mean something else.
#pragma once

#include <ctime>

namespace papelotte {

inline double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace papelotte
