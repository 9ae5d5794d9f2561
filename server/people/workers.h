// A few threads for work that takes long: passwords, computer players, stories of matches.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace papelotte::people {

class Workers {
   public:
    using Task = std::move_only_function<void()>;   // must not throw

    Workers(int threads, std::size_t most_waiting);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();                                     // lets running tasks end; those that only wait are dropped unrun

    bool run(Task task);                            // false, and dropped, when too many wait already
    std::size_t waiting() const;

   private:
    void work();

    const std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> tasks_;
    bool stopping_ = false;
    std::vector<std::jthread> threads_;             // last: they use all the others
};

}  // namespace papelotte::people
