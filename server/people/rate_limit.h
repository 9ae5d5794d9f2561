// Limits how often each address or person may do something, with one token bucket per key. Memory is bounded: the least recently used keys
// are forgotten first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/people/token_bucket.h"

namespace papelotte::people {

// Safe to use from several threads.
class RateLimit {
   public:
    explicit RateLimit(Rate rate, std::size_t most_keys = 65536);

    bool allow(std::string_view key, std::int64_t now_ms);
    void give_back(std::string_view key);   // the allowed event did not count after all
    int retry_after(std::string_view key, std::int64_t now_ms) const;   // whole seconds until it is allowed again, at least 1
    std::size_t keys() const;

   private:
    struct Entry {
        std::string key;
        TokenBucket bucket;
    };
    using Entries = std::list<Entry>;   // most recently used first

    TokenBucket& bucket_of(std::string_view key, std::int64_t now_ms);

    const Rate rate_;
    const std::size_t most_keys_;
    mutable std::mutex mutex_;
    Entries entries_;
    std::unordered_map<std::string_view, Entries::iterator> by_key_;   // the keys point into the entries
};

}  // namespace papelotte::people
