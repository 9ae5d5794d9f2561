// Counts the records of a match that are not on the disk yet, and holds the jobs that wait for them.
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace papelotte::server {

class PendingWrites {
   public:
    using Job = std::move_only_function<void()>;

    void begin() { ++count_; }
    void done() { --count_; }
    bool none() const { return count_ == 0; }

    void when_none(Job job) {   // at once if nothing is pending
        if (none()) return job();
        waiting_.push_back(std::move(job));
    }
    void run_waiting() {   // a job may begin to write: then those after it wait again
        for (Job& job : std::exchange(waiting_, {})) when_none(std::move(job));
    }

   private:
    int count_ = 0;
    std::vector<Job> waiting_;
};

}  // namespace papelotte::server
