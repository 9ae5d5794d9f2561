// A token bucket: a burst, then one token per interval.
#pragma once

#include <algorithm>
#include <cstdint>

namespace papelotte::people {

// 20 at once, then 10 per second: Rate{20, 100}.
struct Rate {
    std::int64_t at_once, interval_ms;
};

// Starts full. Since it fills at a steady rate, it stores only the time at which it will be full again. If the clock goes back, time
// stands still for it.
class TokenBucket {
   public:
    explicit TokenBucket(std::int64_t now_ms) : full_at_(now_ms) {}

    std::int64_t wait_ms(Rate rate, std::int64_t now_ms) const {   // until a token can be taken; not positive: now
        return std::max(full_at_, now_ms) + rate.interval_ms - rate.at_once * rate.interval_ms - now_ms;
    }
    bool take(Rate rate, std::int64_t now_ms) {
        if (wait_ms(rate, now_ms) > 0) return false;
        full_at_ = std::max(full_at_, now_ms) + rate.interval_ms;
        return true;
    }
    void give_back(Rate rate) { full_at_ -= rate.interval_ms; }

   private:
    std::int64_t full_at_;
};

}  // namespace papelotte::people
