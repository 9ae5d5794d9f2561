// The jobs that a server without thinkers has asked of workers. A thread of its own speaks with the database; what it has to say it says on
// that thread, so the callbacks should only post. While the database cannot be reached, everything waits; then it is asked again.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

#include "server/jobs/question.h"
#include "server/store/store.h"

namespace papelotte::server {

class AskedJobs {
   public:
    // What became of a question. `refused`: too many of its network wait already. `late`: no worker answered in time. `dropped`: it was
    // stopped, or the server ends. `failed`: the text is why, for the log.
    struct Outcome {
        enum class How : std::uint8_t { answered, refused, late, dropped, failed } how;
        std::string text = {};   // of an answer: JSON
    };
    static constexpr int kOutcomes = 5;
    using Begun = std::move_only_function<void()>;
    using Done = std::move_only_function<void(Outcome)>;   // called once
    using Seconds = std::chrono::seconds;

    AskedJobs(std::unique_ptr<store::Jobs> jobs, int most_waiting_per_network);
    AskedJobs(const AskedJobs&) = delete;
    AskedJobs& operator=(const AskedJobs&) = delete;
    ~AskedJobs();
    void end();   // drops all, and what is asked later

    // `begun`: a worker thinks about it. `patience`: zero for as long as it takes.
    void ask(const work::TaskOwner&, work::Length, const Question&, const std::stop_token&, Seconds patience, Begun, Done);
    void heard(const store::News&);   // of a worker; or that some news may have been missed

    // --- For /metrics ---------------------------------------------------------------------------------------------------------
    store::JobCounts counts() { return jobs_->counts(); }   // of all servers; waits for the database
    std::uint64_t outcomes(Question::Kind kind, Outcome::How how) const { return outcomes_[index_of(kind)][index_of(how)]; }

   private:
    using Clock = std::chrono::steady_clock;
    struct Asked {
        store::Job job;
        Question::Kind kind{};
        Begun begun;
        Done done;
        std::optional<Clock::time_point> until;
        bool added = false, lost = false;   // lost: it was added, but is not there any more
        std::optional<std::stop_callback<std::function<void()>>> on_stop;
    };
    using AskedJob = std::shared_ptr<Asked>;
    // What is to be done next, in one go.
    struct Tasks {
        std::vector<AskedJob> add;
        std::vector<std::string> drop, begun;
        bool collect = false;
    };

    template <class Enum> static std::size_t index_of(Enum value) { return static_cast<std::size_t>(value); }
    void work();
    Tasks next();            // waits for it
    void work_on(const Tasks&);
    void want_all();
    AskedJob find(const std::string& id);           // null: the same
    AskedJob end(const std::string& id, Outcome);   // null: it is not known any more
    std::vector<std::string> late();

    const std::unique_ptr<store::Jobs> jobs_;
    const int most_waiting_;
    std::array<std::array<std::atomic<std::uint64_t>, kOutcomes>, kQuestionKinds> outcomes_{};
    std::mutex mutex_;
    std::condition_variable wake_;
    std::map<std::string, AskedJob> asked_;
    std::vector<std::string> dropped_, begun_;
    bool collect_ = false;
    std::atomic<bool> stopping_ = false;
    Clock::time_point wanted_;                 // when it last told that it wants its jobs; only for the thread
    std::thread thread_;                       // last: it uses all other members
};

}   // namespace papelotte::server
