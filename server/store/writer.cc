// See writer.h.
#include "server/store/writer.h"

namespace papelotte::store {

namespace {

// When the write-ahead log has this many pages, it is copied back into the database and then overwritten from its beginning. So it
// soon stops growing: syncing a file that does not grow costs two thirds as much.
constexpr int kLogPages = 1000;
// A transaction costs as much as twenty records. So after several records came at once, the next transaction begins no sooner than
// this, and more records share it. A single player does not wait.
constexpr std::chrono::milliseconds kBetweenTransactions{2};
constexpr std::chrono::seconds kStuck{5};

}   // namespace

Writer::Writer(Connection connection, const ServedClock& clock, ErrorLog log_error)
    : connection_(std::move(connection)),
      changes_(connection_, clock),
      begin_(connection_, "BEGIN IMMEDIATE"),
      commit_(connection_, "COMMIT"),
      savepoint_(connection_, "SAVEPOINT submit"),
      undo_(connection_, "ROLLBACK TO submit"),
      release_(connection_, "RELEASE submit"),
      touch_(connection_, "PRAGMA user_version = " + std::to_string(connection_.number("PRAGMA user_version"))),
      log_error_(std::move(log_error)) {
    const auto count_pages = [](void* pages, sqlite3*, const char*, int count) {
        *static_cast<int*>(pages) = count;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(connection_.handle(), count_pages, &log_pages_);   // replaces SQLite's own checkpoints, which delay the commit
    thread_ = std::thread([this] { work(); });
}

void Writer::submit(std::vector<Change> changes, Done done) {
    bool first = false;
    {
        const std::lock_guard lock(mutex_);
        first = waiting_.empty();
        waiting_.push_back({std::move(changes), std::move(done)});
        ++submitted_;
    }
    if (first) wake_.notify_one();
}

void Writer::flush() {
    std::unique_lock lock(mutex_);
    ++flushing_;
    wake_.notify_one();
    finished_.wait(lock, [this, all = submitted_] { return answered_ >= all; });
    --flushing_;
}

void Writer::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
}

Counts Writer::counts() const { return {.submits = submits_, .transactions = transactions_, .failures = failures_}; }

bool Writer::stuck() const {
    const Clock::rep since = busy_since_;
    return since != 0 && Clock::now().time_since_epoch() - Clock::duration(since) > kStuck;
}

void Writer::work() {
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
        write(group);
        busy_since_ = 0;
        for (Submit& submit : group) answer(submit);
        {
            const std::lock_guard lock(mutex_);
            answered_ += group.size();
        }
        finished_.notify_all();
        tidy_log();
    }
}

// If a callback throws, only its own answer is lost.
void Writer::answer(Submit& submit) noexcept {
    try {
        if (submit.done) submit.done(submit.problem);
    } catch (const std::exception& error) {
        if (log_error_) log_error_(error.what());
    }
}

void Writer::write(std::vector<Submit>& group) {
    try {
        begin_.run();
        for (Submit& submit : group) submit.problem = try_all(submit.changes);
        commit_.run();
        failing_ = false;
        transactions_ += 1;
    } catch (const std::exception& error) {
        // As SQLite advises after disk errors: rolls back the whole transaction, even if it could continue.
        if (connection_.in_transaction()) sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
        for (Submit& submit : group) submit.problem = Problem::failed;
        failing_ = true;
        failures_ += 1;
        if (log_error_) log_error_(error.what());
    }
    submits_ += group.size();
}

Problem Writer::try_all(const std::vector<Change>& changes) {
    if (changes.empty()) touch_.run();
    // The usual change of a running match. If it is refused, nothing was changed, so it needs no savepoint, which costs a third more.
    const Append* append = changes.size() == 1 ? std::get_if<Append>(&changes.front()) : nullptr;
    if (append && append->only_advances) return changes_.apply(changes.front());
    savepoint_.run();
    for (const Change& change : changes) {
        const Problem problem = changes_.apply(change);
        if (problem == Problem::none) continue;
        undo_.run();
        release_.run();
        return problem;
    }
    release_.run();
    return Problem::none;
}

void Writer::tidy_log() {
    if (log_pages_ < kLogPages) return;
    log_pages_ = 0;   // pages that could not be copied, because of readers or a full disk, are tried again after the next transaction
    sqlite3_wal_checkpoint_v2(connection_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}   // namespace papelotte::store
