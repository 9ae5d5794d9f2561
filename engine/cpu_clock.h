// CPU time of the calling thread: a busy machine must not make a player weaker or change the meaning of a budget.
#pragma once

#include <ctime>

namespace papelotte {

inline double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace papelotte
