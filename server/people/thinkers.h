// Threads of lower priority for computer players and what they reckon for people. Tasks wait in fair queues, quick ones apart from slow ones:
// one thread more than asked for does nothing but quick ones, so that a recruit never waits for a marshal's thought to end.
#pragma once

#include <array>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "server/people/fair_queue.h"
#include "server/people/workers.h"

namespace papelotte::people {

enum class Length : std::uint8_t { quick, slow };   // milliseconds, or up to many seconds

class Thinkers {
   public:
    using Task = FairQueue::Task;

    // `threads` for slow tasks first and quick ones when there are no others, and one for quick ones alone.
    Thinkers(int threads, std::size_t most_waiting_per_network, int niceness, Failed failed = {});
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;
    ~Thinkers();   // lets running tasks end; those that only wait are dropped unrun

    bool run(const Asker& asker, Length length, Task task);   // false, and dropped, when too many of its network wait already
    std::size_t waiting(Length length) const;

   private:
    void work(bool quick_alone);
    FairQueue& queue(Length length) { return queues_[static_cast<std::size_t>(length)]; }
    FairQueue* next(bool quick_alone);   // from which a thread takes its next task; null: there is none for it

    const std::size_t most_waiting_;
    const int niceness_;
    const Failed failed_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::array<FairQueue, 2> queues_;   // by length
    bool stopping_ = false;
    std::vector<std::jthread> threads_;   // last: they use all the others
};

}  // namespace papelotte::people
