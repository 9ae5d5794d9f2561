// See workers.h.
#include "server/work/workers.h"

#include <utility>

namespace papelotte::work {

void run_guarded(std::move_only_function<void()>& task, const Failed& failed) {
    try {
        task();
    } catch (const std::exception& error) {
        if (failed) failed(error.what());
    } catch (...) {
        if (failed) failed("an exception of an unknown type");
    }
}

std::move_only_function<void()> timed(std::move_only_function<void()> task, TaskTimes& times) {
    using Clock = std::chrono::steady_clock;
    return [task = std::move(task), &times, asked = Clock::now()]() mutable {
        const Clock::time_point begun = Clock::now();
        times.waited.add(begun - asked);
        task();
        times.ran.add(Clock::now() - begun);
    };
}

Workers::Workers(int threads, std::size_t most_waiting, Failed failed) : most_waiting_(most_waiting), failed_(std::move(failed)) {
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

bool Workers::run(Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_ || tasks_.size() >= most_waiting_) return false;
        tasks_.push_back(timed(std::move(task), times_));
    }
    wake_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock(mutex_);
    return tasks_.size();
}

void Workers::work() {
    for (;;) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
            if (stopping_) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        run_guarded(task, failed_);
    }
}

}  // namespace papelotte::work
