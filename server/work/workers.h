// A thread pool for long tasks: hashing passwords, loading matches, making stories.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

#include "server/histogram.h"

namespace papelotte::work {

using Failed = std::function<void(std::string_view what)>;   // called with the message of an exception thrown by a task

// Runs the task; an exception ends the task, not the thread.
void run_guarded(std::move_only_function<void()>& task, const Failed& failed);

struct TaskTimes {
    Histogram waited, ran;
};
std::move_only_function<void()> timed(std::move_only_function<void()> task, TaskTimes& times);   // notes how long it waited and ran

class Workers {
   public:
    using Task = std::move_only_function<void()>;

    Workers(int threads, std::size_t most_waiting, Failed failed = {});
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();                                     // waits for running tasks; drops those that have not begun

    bool run(Task task);                            // false: the task was dropped, since too many wait already
    std::size_t waiting() const;
    const TaskTimes& times() const { return times_; }

   private:
    void work();

    const std::size_t most_waiting_;
    const Failed failed_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> tasks_;
    TaskTimes times_;
    bool stopping_ = false;
    std::vector<std::jthread> threads_;             // last: they use all other members
};

}  // namespace papelotte::work
