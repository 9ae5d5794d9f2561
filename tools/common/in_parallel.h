// Work that is split by index, so that its result does not depend on the number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace papelotte::tools {

// Calls work(i) for i from 0 to count - 1 on so many threads, each of which takes the next. What the work throws is thrown here.
template <class Work>
void in_parallel(std::size_t jobs, std::size_t count, const Work& work) {
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::exception_ptr trouble;
    const auto run = [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++) work(i);
        } catch (...) {
            const std::scoped_lock lock(mutex);
            trouble = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < std::min(jobs, count); ++i) others.emplace_back(run);
        run();
    }
    if (trouble) std::rethrow_exception(trouble);
}

}  // namespace papelotte::tools
