#include "server/jobs/asked_jobs.h"

#include <algorithm>
#include <utility>

#include "server/log.h"

namespace papelotte::server {

namespace {

using How = AskedJobs::Outcome::How;

constexpr std::chrono::seconds kLook{1};        // for answers whose news were lost, and for what is late
constexpr std::chrono::seconds kWant{10};
constexpr std::chrono::milliseconds kAgain{500};   // after the database could not be reached

}   // namespace

AskedJobs::AskedJobs(std::unique_ptr<store::Jobs> jobs, int most_waiting_per_network)
    : jobs_(std::move(jobs)), most_waiting_(most_waiting_per_network), wanted_(Clock::now()), thread_([this] { work(); }) {}

AskedJobs::~AskedJobs() { end(); }

void AskedJobs::end() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
}

// A stop can be requested at any time, on any thread: also before this returns.
void AskedJobs::ask(const work::TaskOwner& owner, work::Length length, const Question& question, const std::stop_token& stop, Seconds patience,
                    Begun begun, Done done) {
    auto asked = std::make_shared<Asked>();
    asked->job = job_of(question, owner, length);
    asked->kind = question.kind;
    asked->begun = std::move(begun);
    asked->done = std::move(done);
    if (patience.count() > 0) asked->until = Clock::now() + patience;
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return asked->done({How::dropped});
        asked_[asked->job.id] = asked;
    }
    asked->on_stop.emplace(stop, [this, id = asked->job.id] {
        const std::lock_guard lock(mutex_);
        dropped_.push_back(id);
        wake_.notify_all();
    });
    wake_.notify_all();
}

void AskedJobs::heard(const store::News& news) {
    using Kind = store::News::Kind;
    if (news.kind != Kind::job_taken && news.kind != Kind::job_answered && news.kind != Kind::anything) return;
    const std::lock_guard lock(mutex_);
    if (news.kind != Kind::anything && !asked_.contains(news.id)) return;
    if (news.kind == Kind::job_taken) begun_.push_back(news.id);
    else collect_ = true;
    wake_.notify_all();
}

// --- The thread ---------------------------------------------------------------------------------------------------------------------

void AskedJobs::work() {
    while (!stopping_) {
        try {
            work_on(next());
        } catch (const std::exception& error) {
            log_event(Level::error, "jobs", {{"problem", error.what()}});
            std::unique_lock lock(mutex_);
            collect_ = true;
            wake_.wait_for(lock, kAgain, [this] { return stopping_.load(); });
        }
    }
    for (const auto& [id, asked] : std::exchange(asked_, {})) asked->done({How::dropped});
}

AskedJobs::Tasks AskedJobs::next() {
    std::unique_lock lock(mutex_);
    const auto is_new = [](const auto& one) { return !one.second->added; };
    const bool woken = wake_.wait_for(
        lock, kLook, [&] { return stopping_ || collect_ || !dropped_.empty() || !begun_.empty() || std::ranges::any_of(asked_, is_new); });
    Tasks tasks;
    tasks.drop = std::exchange(dropped_, {});
    tasks.begun = std::exchange(begun_, {});
    for (const auto& [id, asked] : asked_)
        if (stopping_) tasks.drop.push_back(id);
        else if (!asked->added) tasks.add.push_back(asked);
    tasks.collect = std::exchange(collect_, false) || (!woken && !asked_.empty());
    return tasks;
}

// What needs no database comes first.
void AskedJobs::work_on(const Tasks& tasks) {
    std::vector<std::string> useless;
    for (const std::string& id : tasks.drop)
        if (const AskedJob asked = end(id, {How::dropped}); asked && asked->added) useless.push_back(id);
    for (const std::string& id : tasks.begun)
        if (const AskedJob asked = find(id); asked && asked->begun) std::exchange(asked->begun, {})();
    for (const std::string& id : late())
        if (end(id, {How::late})) useless.push_back(id);
    for (const std::string& id : useless) jobs_->drop(id);
    for (const AskedJob& asked : tasks.add) {
        if (!find(asked->job.id)) continue;
        // One server thinks for the computers of a match: now this one does.
        const bool first = asked->kind == Question::Kind::move && !asked->lost;
        if (first ? jobs_->take_over(asked->job, most_waiting_) : jobs_->add(asked->job, most_waiting_)) asked->added = true;
        else end(asked->job.id, {How::refused});
    }
    if (tasks.collect)
        for (store::JobAnswer& answer : jobs_->collect()) end(answer.id, {answer.failed ? How::failed : How::answered, std::move(answer.text)});
    if (Clock::now() - wanted_ >= kWant) want_all();
}

// A crash of PostgreSQL empties the table of jobs: those that are missing are asked again.
void AskedJobs::want_all() {
    std::vector<std::string> there = jobs_->want();
    std::ranges::sort(there);
    const std::lock_guard lock(mutex_);
    for (const auto& [id, asked] : asked_) {
        asked->lost = asked->added && !std::ranges::binary_search(there, id);
        asked->added = asked->added && !asked->lost;
    }
    wanted_ = Clock::now();
}

AskedJobs::AskedJob AskedJobs::find(const std::string& id) {
    const std::lock_guard lock(mutex_);
    const auto found = asked_.find(id);
    return found == asked_.end() ? nullptr : found->second;
}

// The job is released after the lock, since its destructor waits for a stop that is being requested.
AskedJobs::AskedJob AskedJobs::end(const std::string& id, Outcome outcome) {
    AskedJob asked;
    {
        const std::lock_guard lock(mutex_);
        const auto found = asked_.find(id);
        if (found == asked_.end()) return nullptr;
        asked = std::move(found->second);
        asked_.erase(found);
    }
    ++outcomes_[index_of(asked->kind)][index_of(outcome.how)];
    asked->done(std::move(outcome));
    return asked;
}

std::vector<std::string> AskedJobs::late() {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> ids;
    for (const auto& [id, asked] : asked_)
        if (asked->until && *asked->until <= Clock::now()) ids.push_back(id);
    return ids;
}

}   // namespace papelotte::server
