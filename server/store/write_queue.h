// The queue of changes and the thread that writes them. Changes that are submitted while it writes, or under load within a few
// milliseconds, form its next transaction, so that many changes share one wait for the disk.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "server/store/open_store.h"

namespace papelotte::store {

struct Submit {
    std::vector<Change> changes;
    Done done;
    Problem problem = Problem::none;
    std::chrono::steady_clock::time_point at = std::chrono::steady_clock::now();
};

// Writes to a database of one kind. Used only by the thread of its queue.
class GroupWriter {
   public:
    virtual ~GroupWriter() = default;
    virtual void write(std::vector<Submit>& group) = 0;    // in one transaction, each submit with its problem; throws if it failed
    virtual void rest() {}                                 // called after each group, when its submitters have been answered
};

class WriteQueue {
   public:
    WriteQueue(std::unique_ptr<GroupWriter> writer, ErrorLog log_error);
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;
    ~WriteQueue() { stop(); }

    void submit(std::vector<Change> changes, Done done);   // without changes: only tests whether the disk can be written
    void flush();                                          // not from the writer's own thread
    void stop();   // writes the waiting changes, then ends the thread; nothing may be submitted after it

    Counts counts() const;
    const Timings& timings() const { return timings_; }
    bool failing() const { return failing_; }   // the last transaction could not be written
    bool stuck() const;   // a transaction has been running for longer than any disk takes

   private:
    using Clock = std::chrono::steady_clock;

    void work();
    void write(std::vector<Submit>& group);
    void answer(Submit& submit) noexcept;

    std::unique_ptr<GroupWriter> writer_;
    ErrorLog log_error_;

    std::mutex mutex_;
    std::condition_variable wake_, finished_;
    std::vector<Submit> waiting_;
    std::uint64_t submitted_ = 0, answered_ = 0;
    int flushing_ = 0;   // the number of threads in flush()
    bool stopping_ = false;

    std::atomic<std::uint64_t> submits_ = 0, transactions_ = 0, failures_ = 0;
    Timings timings_;
    std::atomic<bool> failing_ = false;
    std::atomic<Clock::rep> busy_since_ = 0;   // 0: not writing

    std::thread thread_;   // last: it uses all other members
};

}   // namespace papelotte::store
