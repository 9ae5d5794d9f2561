// Served time: the total number of seconds that the server has run. Deadlines and retention use it instead of the machine's clock, so a wrong clock
// cannot end or delete matches. Time in which the server is down does not count either: nobody can move then.
#pragma once

#include <chrono>

#include "server/store/store.h"

namespace papelotte::store {

class ServedClock {
   public:
    explicit ServedClock(Time so_far) : so_far_(so_far), begun_(std::chrono::steady_clock::now()) {}

    Time now() const { return so_far_ + std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begun_).count(); }

   private:
    Time so_far_;
    std::chrono::steady_clock::time_point begun_;
};

}   // namespace papelotte::store
