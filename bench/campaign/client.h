// One client at one match: it watches, or plays random legal actions for its seat, connects again to any server when it is cut off, and
// notes all of it for the checker.
#pragma once

#include "bench/campaign/attendance.h"

namespace papelotte::campaign {

class Client {
   public:
    Client(const Site& site, Attendance::Who who, unsigned seed, Counts& counts, std::atomic<std::int64_t>& progress)
        : site_(site), random_(seed), attendance_(std::move(who), seed, counts, progress) {}

    void run(const std::stop_token& stop);            // until the match is over
    const std::string& match() const { return attendance_.match(); }
    ClientLog take_log() { return attendance_.take_log(); }

   private:
    void attend(const std::stop_token& stop);         // one connection

    const Site& site_;
    Random random_;
    Attendance attendance_;
};

}   // namespace papelotte::campaign
