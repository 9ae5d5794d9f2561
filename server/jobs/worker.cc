#include "server/jobs/worker.h"

#include <sys/resource.h>

#include <algorithm>
#include <condition_variable>
#include <csignal>
#include <map>
#include <mutex>
#include <thread>

#include "server/jobs/job_answers.h"
#include "server/log.h"
#include "server/match/played_rules.h"
#include "server/store/database_error.h"
#include "server/store/postgres_store.h"

namespace papelotte::server {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kPoll{500};      // for jobs whose news were lost, and for leases that have run out
constexpr milliseconds kReconnect{1000};    // after the database could not be reached
constexpr std::chrono::seconds kSweep{10};
constexpr int kNiceness = 5;            // a server on the same machine goes first

class Worker {
   public:
    Worker(store::Store& store, const WorkerSettings& settings)
        : store_(store), jobs_(store.jobs()), studied_(store), rules_(played_rules()), lease_(settings.lease) {}
    void begin(int thinkers);
    void heard(const store::News&);
    void end();   // gives back what is being thought about

   private:
    struct Running {
        std::string match;
        std::stop_source stop;
    };

    void think(bool quick_only);
    std::optional<store::Job> take(bool quick_only);
    void think_about(const store::Job&);
    std::optional<store::JobAnswer> answer_of(const store::Job&, const std::stop_token&);
    void keep();
    void renew();
    bool sleep(milliseconds, std::uint64_t seen);   // until something was asked; false: the worker ends
    std::uint64_t asked() {
        const std::lock_guard lock(mutex_);
        return asked_;
    }

    store::Store& store_;
    const std::unique_ptr<store::Jobs> jobs_;
    StudiedMatches studied_;
    const std::vector<std::string> rules_;
    const milliseconds lease_;
    std::mutex mutex_;
    std::condition_variable wake_, wake_keeper_;
    std::map<std::string, Running> running_;   // by the job's id
    std::uint64_t asked_ = 0;                  // grows with every news of a job
    bool look_ = false;                        // the match of a running job has gone on
    bool stopping_ = false;
    std::vector<std::jthread> threads_;        // last: they use all other members
};

void Worker::begin(int thinkers) {
    for (int i = 0; i < thinkers; ++i) threads_.emplace_back([this] { think(false); });
    threads_.emplace_back([this] { think(true); });
    threads_.emplace_back([this] { keep(); });
}

void Worker::end() {
    std::vector<std::string> ids;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        for (auto& [id, running] : running_) {
            running.stop.request_stop();
            ids.push_back(id);
        }
    }
    try {
        if (!ids.empty()) jobs_->give_back(ids);
    } catch (const std::exception& error) {   // their leases run out
        log_event(Level::error, "jobs", {{"problem", error.what()}});
    }
    wake_.notify_all();
    wake_keeper_.notify_all();
    threads_.clear();   // joins
}

void Worker::heard(const store::News& news) {
    using Kind = store::News::Kind;
    const std::lock_guard lock(mutex_);
    if (news.kind == Kind::job_asked || news.kind == Kind::anything) {
        ++asked_;
        wake_.notify_all();
    }
    if (news.kind == Kind::job_dropped)
        if (const auto found = running_.find(news.id); found != running_.end()) found->second.stop.request_stop();
    const auto concerned = [&](const auto& one) { return one.second.match == news.id; };
    if (news.kind == Kind::anything || (news.kind == Kind::records && std::ranges::any_of(running_, concerned))) {
        look_ = true;
        wake_keeper_.notify_all();
    }
}

// --- Thinking -----------------------------------------------------------------------------------------------------------------------

bool Worker::sleep(milliseconds time, std::uint64_t seen) {
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, time, [&] { return stopping_ || asked_ != seen; });
    return !stopping_;
}

void Worker::think(bool quick_only) {
    setpriority(PRIO_PROCESS, 0, kNiceness);   // on Linux, 0 means the calling thread
    for (bool on = true; on;) {
        const std::uint64_t seen = asked();
        try {
            if (const auto job = take(quick_only)) think_about(*job);
            else on = sleep(kPoll, seen);
        } catch (const std::exception& error) {
            log_event(Level::error, "jobs", {{"problem", error.what()}});
            on = sleep(kReconnect, seen);
        }
        const std::lock_guard lock(mutex_);
        on = on && !stopping_;
    }
}

std::optional<store::Job> Worker::take(bool quick_only) {
    auto job = quick_only ? std::nullopt : jobs_->take(false, rules_, lease_);
    return job ? job : jobs_->take(true, rules_, lease_);
}

// A worker that is told to stop just after it has taken a job gives it back.
void Worker::think_about(const store::Job& job) {
    std::stop_token stop;
    {
        const std::lock_guard lock(mutex_);
        if (!stopping_) stop = running_.try_emplace(job.id, Running{job.match, {}}).first->second.stop.get_token();
    }
    if (!stop.stop_possible()) return jobs_->give_back({&job.id, 1});
    const Clock::time_point begun = Clock::now();
    const auto answer = answer_of(job, stop);
    {
        const std::lock_guard lock(mutex_);
        running_.erase(job.id);
    }
    const bool taken = answer && jobs_->answer(*answer);
    const auto took = std::chrono::duration_cast<milliseconds>(Clock::now() - begun).count();
    log_event(Level::debug, "job", {{"job", job.id}, {"match", job.match}, {"kind", job.kind}, {"milliseconds", took}, {"answered", taken}});
}

// Nullopt: it was stopped, or the database failed; then the lease runs out.
std::optional<store::JobAnswer> Worker::answer_of(const store::Job& job, const std::stop_token& stop) {
    try {
        const auto question = question_of(job);
        if (!question) throw std::runtime_error("an unknown question: " + job.kind);
        auto text = answer_to(*question, store_, studied_, stop);
        return text ? std::optional(store::JobAnswer{job.id, std::move(*text), false}) : std::nullopt;
    } catch (const std::exception& error) {
        log_event(Level::error, "job_failed", {{"job", job.id}, {"match", job.match}, {"kind", job.kind}, {"problem", error.what()}});
        if (dynamic_cast<const store::DatabaseError*>(&error)) return std::nullopt;
        return store::JobAnswer{job.id, error.what(), true};
    }
}

// --- Keeping the leases -------------------------------------------------------------------------------------------------------------

void Worker::keep() {
    Clock::time_point swept{};
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            wake_keeper_.wait_for(lock, lease_ / 3, [this] { return stopping_ || look_; });
            if (stopping_) return;
            look_ = false;
        }
        try {
            renew();
            if (Clock::now() - swept < kSweep) continue;
            jobs_->sweep();
            swept = Clock::now();
        } catch (const std::exception& error) {
            log_event(Level::error, "jobs", {{"problem", error.what()}});
        }
    }
}

// What is not renewed is not wanted any more, or is another worker's.
void Worker::renew() {
    std::vector<std::string> ids;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [id, running] : running_) ids.push_back(id);
    }
    if (ids.empty()) return;
    std::vector<std::string> ours = jobs_->renew(ids, lease_);
    std::ranges::sort(ours);
    const std::lock_guard lock(mutex_);
    for (const std::string& id : ids)
        if (const auto found = running_.find(id); found != running_.end() && !std::ranges::binary_search(ours, id))
            found->second.stop.request_stop();
}

}   // namespace

std::expected<void, std::string> run_worker(const WorkerSettings& settings, const std::function<void(int threads)>& ready) {
    if (!store::is_postgres_url(settings.place.database))
        return std::unexpected("a worker needs the PostgreSQL database of its servers; with SQLite the server thinks itself");
    std::signal(SIGPIPE, SIG_IGN);
    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGTERM);
    sigaddset(&ends, SIGINT);
    pthread_sigmask(SIG_BLOCK, &ends, nullptr);   // in all threads: this one waits for them
    store::Place place = settings.place;
    place.keeps_clock = false;   // only the time in which a server runs counts
    auto store = store::open_store(place, [](std::string_view line) { log_event(Level::error, "store", {{"problem", line}}); });
    if (!store) return std::unexpected(store.error());
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    const int thinkers = settings.thinkers > 0 ? settings.thinkers : std::max(1, cores - 1);
    Worker worker(**store, settings);
    store::Neighbours* const servers = (*store)->neighbours();
    servers->listen([&](const store::News& news) { worker.heard(news); }, {});
    worker.begin(thinkers);
    log_event(Level::info, "thinking", {{"threads", thinkers}});
    ready(thinkers);
    int signal = 0;
    sigwait(&ends, &signal);
    log_event(Level::info, "stopping", {{"signal", signal}});
    worker.end();
    servers->stop_listening();
    log_event(Level::info, "stopped");
    return {};
}

}   // namespace papelotte::server
