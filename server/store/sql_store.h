// The store of either database: a queue for changes, and a pool of connections for reading.
#pragma once

#include "server/store/jobs.h"
#include "server/store/reader.h"
#include "server/store/served_clock.h"
#include "server/store/write_queue.h"

namespace papelotte::store {

template <class Database> class SqlStore final : public Store {
   public:
    using MakeWriter = std::function<std::unique_ptr<GroupWriter>(const ServedClock&)>;
    using OpenJobs = std::function<std::unique_ptr<Jobs>()>;

    SqlStore(Time served, const MakeWriter& make_writer, typename Database::Source source, ErrorLog log_error,
             std::unique_ptr<Neighbours> neighbours = nullptr, OpenJobs open_jobs = {}, bool keeps_clock = true)
        : clock_(served),
          queue_(make_writer(clock_), std::move(log_error)),
          readers_(std::move(source), kReaders),
          neighbours_(std::move(neighbours)),
          open_jobs_(std::move(open_jobs)),
          keeps_clock_(keeps_clock) {}
    ~SqlStore() override {
        neighbours_.reset();
        if (keeps_clock_) queue_.submit({KeepClock{}}, {});
        queue_.stop();   // before the readers: its last callbacks may still read
    }

    void submit(std::vector<Change> changes, Done done) override { queue_.submit(std::move(changes), std::move(done)); }
    void flush() override { queue_.flush(); }

    std::optional<Person> person(std::string_view id) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.person(id); });
    }
    std::optional<Person> account(std::string_view name) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.account(name); });
    }
    std::optional<Session> session(std::string_view token_hash, Time now) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.session(token_hash, now); });
    }
    std::optional<MatchRow> match(std::string_view id) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.match(id); });
    }
    std::vector<RecordRow> records(std::string_view match, std::int64_t after) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.records(match, after); });
    }
    std::vector<ChatRow> chat(std::string_view match, int latest) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.chat(match, latest); });
    }
    std::optional<std::pair<std::string, std::string>> seat_of_token(std::string_view token) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.seat_of_token(token); });
    }
    std::vector<MatchRow> matches_of(std::string_view person, int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.matches_of(person, limit); });
    }
    std::vector<MatchRow> matches_to_watch(int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.matches_to_watch(limit); });
    }
    int running_matches_of(std::string_view person) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.running_matches_of(person); });
    }
    std::optional<ArchiveRow> archive(std::string_view match) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.archive(match); });
    }
    std::vector<std::string> matches_idle(int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.matches_idle(clock_.now(), limit); });
    }
    std::vector<std::string> matches_left(int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.matches_left(limit); });
    }
    std::vector<std::string> matches_after(std::string_view after, int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.matches_after(after, limit); });
    }
    std::vector<std::string> matches_not_over(std::string_view after, int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.matches_not_over(after, limit); });
    }
    std::vector<std::string> matches_not_archived(std::string_view after, int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.matches_not_archived(after, limit); });
    }
    std::vector<std::string> guest_matches_older_than(Time seconds, int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.guest_matches_before(clock_.now() - seconds, limit); });
    }
    std::vector<std::string> unplayed_matches_older_than(Time seconds, int limit) override {
        return readers_.ask([&](Reader<Database>& reader) { return reader.unplayed_matches_before(clock_.now() - seconds, limit); });
    }

    bool healthy() override {
        if (queue_.stuck()) return false;
        if (queue_.failing()) {
            queue_.submit({}, {});   // tests whether there is room again; the next call knows the result
            return false;
        }
        try {
            return readers_.ask([](Reader<Database>& reader) { return reader.connection().number("SELECT one FROM clock") == 1; });
        } catch (const std::exception&) {
            return false;
        }
    }
    const Timings& timings() const override { return queue_.timings(); }
    Counts counts() const override { return queue_.counts(); }
    Neighbours* neighbours() override { return neighbours_.get(); }
    std::unique_ptr<Jobs> jobs() override { return open_jobs_ ? open_jobs_() : nullptr; }

   private:
    static constexpr int kReaders = 4;

    const ServedClock clock_;
    WriteQueue queue_;
    Readers<Database> readers_;
    std::unique_ptr<Neighbours> neighbours_;
    const OpenJobs open_jobs_;
    const bool keeps_clock_;
};

}   // namespace papelotte::store
