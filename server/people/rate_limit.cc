// See rate_limit.h.
#include "server/people/rate_limit.h"

#include <algorithm>

namespace papelotte::people {

namespace {

constexpr std::size_t kLongestKey = 64;   // keys from clients may be long; the first characters distinguish them well enough

}  // namespace

RateLimit::RateLimit(Rate rate, std::size_t most_keys) : rate_(rate), most_keys_(std::max<std::size_t>(most_keys, 1)) {}

TokenBucket& RateLimit::bucket_of(std::string_view key, std::int64_t now_ms) {
    if (const auto found = by_key_.find(key); found != by_key_.end()) {
        entries_.splice(entries_.begin(), entries_, found->second);
        return entries_.front().bucket;
    }
    if (entries_.size() == most_keys_) {
        by_key_.erase(entries_.back().key);
        entries_.pop_back();
    }
    entries_.push_front({std::string(key), TokenBucket(now_ms)});
    by_key_.emplace(entries_.front().key, entries_.begin());
    return entries_.front().bucket;
}

bool RateLimit::allow(std::string_view key, std::int64_t now_ms) {
    const std::lock_guard lock(mutex_);
    return bucket_of(key.substr(0, kLongestKey), now_ms).take(rate_, now_ms);
}

void RateLimit::give_back(std::string_view key) {
    const std::lock_guard lock(mutex_);
    if (const auto found = by_key_.find(key.substr(0, kLongestKey)); found != by_key_.end()) found->second->bucket.give_back(rate_);
}

int RateLimit::retry_after(std::string_view key, std::int64_t now_ms) const {
    const std::lock_guard lock(mutex_);
    const auto found = by_key_.find(key.substr(0, kLongestKey));
    if (found == by_key_.end()) return 1;
    return static_cast<int>(std::max<std::int64_t>((found->second->bucket.wait_ms(rate_, now_ms) + 999) / 1000, 1));
}

std::size_t RateLimit::keys() const {
    const std::lock_guard lock(mutex_);
    return entries_.size();
}

}  // namespace papelotte::people
