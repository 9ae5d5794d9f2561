// Durations, in the buckets of a Prometheus histogram.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace papelotte {

class Histogram {
   public:
    // Seconds: from an action to the longest turn that a computer may think about.
    static constexpr std::array<double, 16> kBounds{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60};

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

}  // namespace papelotte
