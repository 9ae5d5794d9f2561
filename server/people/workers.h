// A few threads for work that takes long: passwords, and reading and telling matches.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

namespace papelotte::people {

using Failed = std::function<void(std::string_view what)>;   // told of an exception that came out of a task

// An exception costs the task, not the thread.
void run_guarded(std::move_only_function<void()>& task, const Failed& failed);

class Workers {
   public:
    using Task = std::move_only_function<void()>;

    Workers(int threads, std::size_t most_waiting, Failed failed = {});
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();                                     // lets running tasks end; those that only wait are dropped unrun

    bool run(Task task);                            // false, and dropped, when too many wait already
    std::size_t waiting() const;

   private:
    void work();

    const std::size_t most_waiting_;
    const Failed failed_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> tasks_;
    bool stopping_ = false;
    std::vector<std::jthread> threads_;             // last: they use all the others
};

}  // namespace papelotte::people
