// See chances_cache.h.
#include "server/api/chances_cache.h"

#include <utility>

namespace papelotte::server {

std::string ChancesCache::key(std::string_view match, std::int64_t rev, std::string_view seat) {
    return std::string(match).append(" ").append(std::to_string(rev)).append(" ").append(seat);
}

ChancesCache::Chances ChancesCache::find(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const auto place = by_key_.find(key);
    if (place == by_key_.end()) return nullptr;
    entries_.splice(entries_.begin(), entries_, place->second);
    return entries_.front().chances;
}

void ChancesCache::add(const std::string& key, Chances chances) {
    const std::lock_guard lock(mutex_);
    if (by_key_.contains(key)) return;   // two threads have computed the same
    if (entries_.size() == kMost) {
        by_key_.erase(entries_.back().key);
        entries_.pop_back();
    }
    entries_.push_front({key, std::move(chances)});
    by_key_.emplace(entries_.front().key, entries_.begin());
}

}  // namespace papelotte::server
