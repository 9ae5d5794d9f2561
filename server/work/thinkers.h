// The thread pool of computer players: their moves, hints and odds. Its threads have a lower priority. Tasks wait in two fair queues, one for
// quick and one for slow tasks; one extra thread runs only quick tasks, so that a recruit's move never waits for a marshal's.
#pragma once

#include <array>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "server/work/fair_queue.h"
#include "server/work/workers.h"

namespace papelotte::work {

enum class Length : std::uint8_t { quick, slow };   // milliseconds; up to many seconds

class Thinkers {
   public:
    using Task = FairQueue::Task;

    // `threads` that prefer slow tasks, and one more for quick tasks only.
    Thinkers(int threads, std::size_t most_waiting_per_network, int niceness, Failed failed = {});
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;
    ~Thinkers();   // waits for running tasks; drops those that have not begun

    bool run(const TaskOwner& owner, Length length, Task task);   // false: dropped, since too many tasks of its network wait already
    std::size_t waiting(Length length) const;
    const TaskTimes& times(Length length) const { return times_[static_cast<std::size_t>(length)]; }

   private:
    void work(bool quick_only);
    FairQueue& queue(Length length) { return queues_[static_cast<std::size_t>(length)]; }
    FairQueue* next(bool quick_only);   // the queue of a thread's next task; null: none

    const std::size_t most_waiting_;
    const int niceness_;
    const Failed failed_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::array<FairQueue, 2> queues_;   // by length
    std::array<TaskTimes, 2> times_;    // by length
    bool stopping_ = false;
    std::vector<std::jthread> threads_;   // last: they use all other members
};

}   // namespace papelotte::work
