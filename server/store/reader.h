// The queries of store.h through one connection, and a pool of such readers for all threads.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/store/record_table.h"
#include "server/store/store.h"

namespace papelotte::store {

template <class Database> class Reader {
    using Connection = typename Database::Connection;
    using Statement = typename Database::Statement;
    using Rows = typename Database::Rows;

   public:
    explicit Reader(const typename Database::Source& source);

    std::optional<Person> person(std::string_view id);
    std::optional<Person> account(std::string_view name);
    std::optional<Session> session(std::string_view token_hash, Time now);
    std::optional<MatchRow> match(std::string_view id);
    std::vector<RecordRow> records(std::string_view match, std::int64_t after);
    std::vector<ChatRow> chat(std::string_view match, int latest);
    std::optional<std::pair<std::string, std::string>> seat_of_token(std::string_view token);
    std::vector<MatchRow> matches_of(std::string_view person, int limit);
    std::vector<MatchRow> matches_to_watch(int limit);
    int running_matches_of(std::string_view person);
    std::optional<ArchiveRow> archive(std::string_view match);
    // Times in these queries are served time.
    std::vector<std::string> matches_idle(Time now, int limit);
    std::vector<std::string> matches_left(int limit);
    std::vector<std::string> matches_after(std::string_view after, int limit);
    std::vector<std::string> matches_not_over(std::string_view after, int limit);
    std::vector<std::string> matches_not_archived(std::string_view after, int limit);
    std::vector<std::string> guest_matches_before(Time time, int limit);
    std::vector<std::string> unplayed_matches_before(Time time, int limit);

    Connection& connection() { return connection_; }

   private:
    MatchRow match_of(const Rows& row);
    std::vector<MatchRow> matches_of(Rows rows);

    Connection connection_;
    RecordReader<Database> records_;
    Statement person_, account_, session_, match_, seats_, standing_, chat_, seat_of_token_;
    Statement matches_of_, matches_to_watch_, running_matches_of_, archive_;
    Statement matches_idle_, matches_left_, matches_after_, matches_not_over_, matches_not_archived_, guest_matches_before_,
        unplayed_matches_before_;
};

template <class Database> class Readers {
   public:
    Readers(typename Database::Source source, int most) : source_(std::move(source)), most_(most) {}

    // Runs the query with a reader of the pool; waits while all are busy.
    template <class Question> auto ask(const Question& question) {
        const Loan loan(*this);
        return Database::ask(loan.reader->connection(), [&] { return question(*loan.reader); });
    }

   private:
    struct Loan {
        explicit Loan(Readers& readers) : lender(readers), reader(readers.take()) {}
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;
        ~Loan() { lender.give_back(std::move(reader)); }
        Readers& lender;
        std::unique_ptr<Reader<Database>> reader;
    };
    std::unique_ptr<Reader<Database>> take();
    void give_back(std::unique_ptr<Reader<Database>> reader);

    const typename Database::Source source_;
    const int most_;
    std::mutex mutex_;
    std::condition_variable returned_;
    int made_ = 0;
    std::vector<std::unique_ptr<Reader<Database>>> idle_;
};

}  // namespace papelotte::store
