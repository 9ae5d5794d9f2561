// See workers.h.
#include "server/people/workers.h"

#include <sys/resource.h>

#include <utility>

namespace papelotte::people {

Workers::Workers(int threads, std::size_t most_waiting, int niceness) : most_waiting_(most_waiting), niceness_(niceness) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_all();
    threads_.clear();   // joins
}

bool Workers::run(Task task, Turn turn) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_ || tasks_.size() >= most_waiting_) return false;
        if (turn == Turn::first) tasks_.push_front(std::move(task));
        else tasks_.push_back(std::move(task));
    }
    wake_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock(mutex_);
    return tasks_.size();
}

void Workers::work() {
    if (niceness_ != 0) setpriority(PRIO_PROCESS, 0, niceness_);   // on Linux 0 is the calling thread alone
    for (;;) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
            if (stopping_) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
    }
}

}  // namespace papelotte::people
