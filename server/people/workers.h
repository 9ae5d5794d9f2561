// A few threads for work that takes long: passwords and stories of matches; and others, of lower priority, for computer players and
// what they reckon for people.
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

    enum class Turn : bool { last, first };         // first: what is quickly done and waited for, before what takes long

    Workers(int threads, std::size_t most_waiting, int niceness = 0);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();                                     // lets running tasks end; those that only wait are dropped unrun

    bool run(Task task, Turn turn = Turn::last);    // false, and dropped, when too many wait already
    std::size_t waiting() const;

   private:
    void work();

    const std::size_t most_waiting_;
    const int niceness_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> tasks_;
    bool stopping_ = false;
    std::vector<std::jthread> threads_;             // last: they use all the others
};

}  // namespace papelotte::people
