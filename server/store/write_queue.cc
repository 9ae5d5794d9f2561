// See write_queue.h.
#include "server/store/write_queue.h"

namespace papelotte::store {

namespace {

// A transaction costs as much as twenty records. So after several records came at once, the next transaction begins no sooner than
// this, and more records share it. A single player does not wait.
constexpr std::chrono::milliseconds kBetweenTransactions{2};
constexpr std::chrono::seconds kStuck{5};

}   // namespace

WriteQueue::WriteQueue(std::unique_ptr<GroupWriter> writer, ErrorLog log_error)
    : writer_(std::move(writer)), log_error_(std::move(log_error)), thread_([this] { work(); }) {}

void WriteQueue::submit(std::vector<Change> changes, Done done) {
    bool first = false;
    {
        const std::lock_guard lock(mutex_);
        first = waiting_.empty();
        waiting_.push_back({std::move(changes), std::move(done)});
        ++submitted_;
    }
    if (first) wake_.notify_one();
}

void WriteQueue::flush() {
    std::unique_lock lock(mutex_);
    ++flushing_;
    wake_.notify_one();
    finished_.wait(lock, [this, all = submitted_] { return answered_ >= all; });
    --flushing_;
}

void WriteQueue::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
}

Counts WriteQueue::counts() const { return {.submits = submits_, .transactions = transactions_, .failures = failures_}; }

bool WriteQueue::stuck() const {
    const Clock::rep since = busy_since_;
    return since != 0 && Clock::now().time_since_epoch() - Clock::duration(since) > kStuck;
}

void WriteQueue::work() {
    Clock::time_point begun;
    for (bool several = false;;) {
        std::vector<Submit> group;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            if (several) wake_.wait_until(lock, begun + kBetweenTransactions, [this] { return stopping_ || flushing_ > 0; });
            group.swap(waiting_);
        }
        several = group.size() > 1;
        begun = Clock::now();
        busy_since_ = begun.time_since_epoch().count();
        for (const Submit& submit : group) timings_.waited.add(begun - submit.at);
        write(group);
        busy_since_ = 0;
        timings_.written.add(Clock::now() - begun);
        for (Submit& submit : group) answer(submit);
        {
            const std::lock_guard lock(mutex_);
            answered_ += group.size();
        }
        finished_.notify_all();
        writer_->rest();
    }
}

// If a callback throws, only its own answer is lost.
void WriteQueue::answer(Submit& submit) noexcept {
    try {
        if (submit.done) submit.done(submit.problem);
    } catch (const std::exception& error) {
        if (log_error_) log_error_(error.what());
    }
}

void WriteQueue::write(std::vector<Submit>& group) {
    try {
        writer_->write(group);
        failing_ = false;
        transactions_ += 1;
    } catch (const std::exception& error) {
        for (Submit& submit : group) submit.problem = Problem::failed;
        failing_ = true;
        failures_ += 1;
        if (log_error_) log_error_(error.what());
    }
    submits_ += group.size();
}

}   // namespace papelotte::store
