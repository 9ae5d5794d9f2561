// See rate_limit.h.
#include "server/people/rate_limit.h"

#include <algorithm>

namespace papelotte::people {

namespace {

constexpr std::size_t kLongestKey = 64;   // what comes from outside may be long; its beginning tells it apart well enough

}  // namespace

RateLimit::RateLimit(int at_once, std::int64_t interval_ms, std::size_t most_keys)
    : interval_(interval_ms), capacity_(at_once * interval_ms), most_keys_(std::max<std::size_t>(most_keys, 1)) {}

// How long until one more has room in the bucket.
std::int64_t RateLimit::wait(const Bucket& bucket, std::int64_t now_ms) const {
    return std::max(bucket.full_at, now_ms) + interval_ - capacity_ - now_ms;
}

RateLimit::Buckets::iterator RateLimit::bucket_of(std::string_view key, std::int64_t now_ms) {
    if (const auto place = places_.find(key); place != places_.end()) {
        buckets_.splice(buckets_.begin(), buckets_, place->second);
        return buckets_.begin();
    }
    if (buckets_.size() == most_keys_) {
        places_.erase(buckets_.back().key);
        buckets_.pop_back();
    }
    buckets_.push_front({std::string(key), now_ms});
    places_.emplace(buckets_.front().key, buckets_.begin());
    return buckets_.begin();
}

bool RateLimit::allow(std::string_view key, std::int64_t now_ms) {
    const std::lock_guard lock(mutex_);
    const auto bucket = bucket_of(key.substr(0, kLongestKey), now_ms);
    if (wait(*bucket, now_ms) > 0) return false;
    bucket->full_at = std::max(bucket->full_at, now_ms) + interval_;
    return true;
}

void RateLimit::give_back(std::string_view key) {
    const std::lock_guard lock(mutex_);
    if (const auto place = places_.find(key.substr(0, kLongestKey)); place != places_.end()) place->second->full_at -= interval_;
}

int RateLimit::retry_after(std::string_view key, std::int64_t now_ms) const {
    const std::lock_guard lock(mutex_);
    const auto place = places_.find(key.substr(0, kLongestKey));
    if (place == places_.end()) return 1;
    return static_cast<int>(std::max<std::int64_t>((wait(*place->second, now_ms) + 999) / 1000, 1));
}

std::size_t RateLimit::keys() const {
    const std::lock_guard lock(mutex_);
    return buckets_.size();
}

}  // namespace papelotte::people
