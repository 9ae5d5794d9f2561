// A cache for the chances of matches. Computing them takes a third of a second for a long match, and the result depends only on its records.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace papelotte::server {

class ChancesCache {
   public:
    using Chances = std::shared_ptr<const std::vector<float>>;

    // `seat`: whose knowledge the chances use; empty: everything.
    static std::string key(std::string_view match, std::int64_t rev, std::string_view seat);

    Chances find(const std::string& key);   // null: not cached
    void add(const std::string& key, Chances chances);

   private:
    static constexpr std::size_t kMost = 256;   // entries, of a few kB each

    struct Entry {
        std::string key;
        Chances chances;
    };
    std::mutex mutex_;
    std::list<Entry> entries_;   // most recently used first
    std::unordered_map<std::string_view, std::list<Entry>::iterator> by_key_;   // the keys point into the entries
};

}  // namespace papelotte::server
