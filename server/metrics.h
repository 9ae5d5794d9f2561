// The server's counters. All threads write them; metrics_page.h reads them.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace papelotte::server {

// Durations, in the buckets of a Prometheus histogram.
class Histogram {
   public:
    static constexpr std::array<double, 13> kBounds{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5};   // seconds

    void add(std::chrono::nanoseconds took) {
        const double seconds = std::chrono::duration<double>(took).count();
        std::size_t bucket = 0;
        while (bucket < kBounds.size() && seconds > kBounds[bucket]) ++bucket;
        counts_[bucket].fetch_add(1, std::memory_order_relaxed);
        nanoseconds_.fetch_add(static_cast<std::uint64_t>(took.count()), std::memory_order_relaxed);
    }
    std::uint64_t count(std::size_t bucket) const { return counts_[bucket].load(std::memory_order_relaxed); }   // in this bucket only
    double seconds() const { return static_cast<double>(nanoseconds_.load(std::memory_order_relaxed)) * 1e-9; }   // the sum

   private:
    std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> counts_{};   // the last: longer than all bounds
    std::atomic<std::uint64_t> nanoseconds_ = 0;
};

struct Metrics {
    using Counter = std::atomic<std::uint64_t>;
    Counter messages_refused = 0, matches_made = 0, matches_broken = 0, sign_ins = 0, sign_ins_failed = 0, internal_errors = 0;
    Counter thoughts = 0, thoughts_interrupted = 0, chances_reckoned = 0;
    Histogram acknowledged;   // from a person's message to its record on the disk
};

// Logs and counts an exception that ended a request, a task or a connection.
void note_failure(Metrics& metrics, std::string_view what) noexcept;

}  // namespace papelotte::server
