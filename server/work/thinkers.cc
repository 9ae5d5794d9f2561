// See thinkers.h.
#include "server/work/thinkers.h"

#include <sys/resource.h>

#include <utility>

namespace papelotte::work {

Thinkers::Thinkers(int threads, std::size_t most_waiting_per_network, int niceness, Failed failed)
    : most_waiting_(most_waiting_per_network), niceness_(niceness), failed_(std::move(failed)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(false); });
    threads_.emplace_back([this] { work(true); });
}

Thinkers::~Thinkers() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_all();
    threads_.clear();   // joins
}

bool Thinkers::run(const TaskOwner& owner, Length length, Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_ || queue(length).waiting_of(owner.network) >= most_waiting_) return false;
        queue(length).push(owner, timed(std::move(task), times_[static_cast<std::size_t>(length)]));
    }
    wake_.notify_all();   // notify_one might wake the thread for quick tasks only
    return true;
}

std::size_t Thinkers::waiting(Length length) const {
    const std::lock_guard lock(mutex_);
    return queues_[static_cast<std::size_t>(length)].size();
}

FairQueue* Thinkers::next(bool quick_only) {
    if (!quick_only && !queue(Length::slow).empty()) return &queue(Length::slow);
    return queue(Length::quick).empty() ? nullptr : &queue(Length::quick);
}

void Thinkers::work(bool quick_only) {
    if (niceness_ != 0) setpriority(PRIO_PROCESS, 0, niceness_);   // on Linux, 0 means the calling thread
    for (;;) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [&] { return stopping_ || next(quick_only); });
            if (stopping_) return;
            task = next(quick_only)->pop();
        }
        run_guarded(task, failed_);
    }
}

}  // namespace papelotte::work
