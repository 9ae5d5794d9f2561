// How often somebody may do something: so many at once, then one in each interval. Keys are addresses or persons; memory is bounded, the
// least recently seen are forgotten first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace papelotte::people {

class RateLimit {
   public:
    // 20 at once, then 10 a second: RateLimit(20, 100).
    RateLimit(int at_once, std::int64_t interval_ms, std::size_t most_keys = 65536);

    // Safe from several threads. A clock that goes back is taken to stand still.
    bool allow(std::string_view key, std::int64_t now_ms);
    void give_back(std::string_view key);   // what was allowed did not count after all
    int retry_after(std::string_view key, std::int64_t now_ms) const;   // whole seconds until it is allowed again, at least 1
    std::size_t keys() const;

   private:
    // A bucket that fills by one each interval needs no count: the time when it will be full again says all.
    struct Bucket {
        std::string key;
        std::int64_t full_at;
    };
    using Buckets = std::list<Bucket>;   // latest seen first

    std::int64_t wait(const Bucket& bucket, std::int64_t now_ms) const;
    Buckets::iterator bucket_of(std::string_view key, std::int64_t now_ms);

    const std::int64_t interval_, capacity_;
    const std::size_t most_keys_;
    mutable std::mutex mutex_;
    Buckets buckets_;
    std::unordered_map<std::string_view, Buckets::iterator> places_;   // the views are of the buckets' own keys
};

}  // namespace papelotte::people
