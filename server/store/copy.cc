// See copy.h.
#include "server/store/copy.h"

#include <algorithm>
#include <filesystem>

#include "server/store/copied_tables.h"
#include "server/store/file_lock.h"
#include "server/store/postgres_schema.h"
#include "server/store/postgres_store.h"
#include "server/store/record_table.h"
#include "server/store/schema.h"

namespace papelotte::store {

namespace {

// --- The two ends -----------------------------------------------------------------------------------------------------------------

struct SqliteEnd {
    using Database = Sqlite;
    std::optional<FileLock> lock;   // keeps servers away
    SqliteConnection connection;

    static constexpr const char* kRead = "BEGIN";
    static bool is_up_to_date(SqliteConnection& c) {
        return c.number("PRAGMA application_id") == kApplicationId && c.number("PRAGMA user_version") == std::ssize(migrations());
    }
    void settle() {}
    template <class... Values> static void put(SqliteStatement& statement, const Values&... values) { statement.run(values...); }
    static void put(RecordWriter<Sqlite>& records, const Append& append) { records.append(append); }
};

struct PostgresEnd {
    using Database = Postgres;
    PostgresConnection connection;

    static constexpr const char* kRead = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    static bool is_up_to_date(PostgresConnection& c) { return c.number("SELECT version FROM papelotte") == postgres_migrations().back().to; }
    void settle() { connection.sync(); }
    template <class... Values> static void put(PostgresStatement& statement, const Values&... values) { statement.send({}, values...); }
    static void put(RecordWriter<Postgres>& records, const Append& append) { records.send(append, {}); }
};

struct CopyError : std::runtime_error {   // one line for the operator
    using std::runtime_error::runtime_error;
};

SqliteEnd sqlite_end(const Place& place, SqliteConnection::Mode mode, bool locks) {
    const std::string file = std::filesystem::weakly_canonical(place.database.substr(std::string_view("sqlite:").size())).string();
    std::optional<FileLock> lock;
    if (locks) {
        auto taken = FileLock::take(file + "-lock");
        if (!taken) throw CopyError(file + ": " + taken.error());
        lock.emplace(std::move(*taken));
    }
    SqliteEnd end{std::move(lock), SqliteConnection(file, mode)};
    if (!SqliteEnd::is_up_to_date(end.connection)) throw CopyError(file + ": not a Papelotte database of this version");
    if (mode == SqliteConnection::Mode::write) end.connection.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL");
    return end;
}

PostgresEnd postgres_end(const Place& place) {
    const auto address = postgres_address(place);
    if (!address) throw CopyError(address.error());
    PostgresEnd end{PostgresConnection(*address)};
    if (!PostgresEnd::is_up_to_date(end.connection)) throw CopyError(place.database + ": not a Papelotte database of this version");
    return end;
}

using namespace copied_tables;

// --- The copy ---------------------------------------------------------------------------------------------------------------------

// One table in both databases; with an id, only the rows of that match.
template <class From, class To, class Table> class TablePair {
   public:
    TablePair(From& from, To& to, const Table& table, bool by_match)
        : to_(to),
          name_(table.name),
          read_(from.connection, sql(table, by_match)),
          write_(to.connection, table.insert()),
          copies_(to.connection, sql(table, by_match)) {}

    template <class... Id> void copy(const Id&... id) {
        auto row = read_.rows(id...);
        while (row.next()) Table::template put<To>(write_, Table::read(row));
        to_.settle();
    }
    template <class... Id> std::int64_t compare(const Id&... id) {
        auto row = read_.rows(id...);
        auto copy = copies_.rows(id...);
        for (std::int64_t rows = 0;; ++rows) {
            const bool more = row.next();
            if (more != copy.next() || (more && Table::read(row) != Table::read(copy)))
                throw CopyError("the copy of the table " + name_ + " differs in row " + std::to_string(rows + 1));
            if (!more) return rows;
        }
    }

   private:
    static std::string sql(const Table& table, bool by_match) {
        return table.select() + (by_match ? " WHERE match_id = ?1" : "") + " ORDER BY " + table.order;
    }

    To& to_;
    std::string name_;
    typename From::Database::Statement read_;
    typename To::Database::Statement write_, copies_;
};

template <class From, class To> class Copy {
    template <class Table> using Pair = TablePair<From, To, Table>;

   public:
    Copy(From& from, To& to)
        : from_(from),
          to_(to),
          people_(from, to, kPeople, false),
          sessions_(from, to, kSessions, false),
          of_matches_(from, to, kMatches, false),
          seats_(from, to, kSeats, false),
          progress_(from, to, kProgress, false),
          chats_(from, to, kChats, true),
          standing_(from, to, kGivenAnswers, true),
          archives_(from, to, kArchives, true) {}

    Copied run() {
        from_.connection.execute(From::kRead);
        if (to_.connection.number("SELECT count(*) FROM (SELECT 1 FROM people UNION ALL SELECT 1 FROM matches) AS rows") > 0)
            throw CopyError("the database to copy to is not empty");
        to_.connection.execute("BEGIN");
        people_.copy();
        sessions_.copy();
        of_matches_.copy();
        seats_.copy();
        copy_records();
        for (const std::string& id : matches_) {
            chats_.copy(id);
            standing_.copy(id);
            archives_.copy(id);
        }
        to_.connection.execute("UPDATE clock SET served = " + std::to_string(served(from_)));
        compare();   // before the commit: a copy with a difference is not kept
        to_.connection.execute("COMMIT");
        from_.connection.execute("COMMIT");
        return copied_;
    }

   private:
    static std::int64_t served(auto& end) { return end.connection.number("SELECT served FROM clock"); }

    void copy_records() {
        typename From::Database::Statement progress(from_.connection, kProgress.select() + " ORDER BY match_id");
        RecordReader<typename From::Database> reader(from_.connection);
        RecordWriter<typename To::Database> writer(to_.connection);
        auto row = progress.rows();
        while (row.next()) {
            MatchRow match;
            match.id = row.text(0);
            match.n = row.number(2);
            match.to_act = row.text(3);
            match.headline = row.text(4);
            match.bidding = row.number(5) != 0;
            match.rules = static_cast<int>(row.number(6));
            writer.begin(match);   // before its first record: each record leads to the next number
            Append append{match.id, {}, match.n, {}, {}, match.to_act, match.headline, match.bidding, match.rules, true};
            for (RecordRow& record : reader.records(match.id, 0)) {
                append.record = std::move(record);
                To::put(writer, append);
            }
            to_.settle();
            matches_.push_back(match.id);
        }
    }
    void compare() {
        copied_.people = people_.compare();
        sessions_.compare();
        copied_.matches = of_matches_.compare();
        seats_.compare();
        progress_.compare();
        RecordReader<typename From::Database> one(from_.connection);
        RecordReader<typename To::Database> other(to_.connection);
        const auto parts = [](const RecordRow& record) { return std::tie(record.rev, record.line, record.at, record.account); };
        for (const std::string& id : matches_) {
            const auto records = one.records(id, 0), copies = other.records(id, 0);
            if (!std::ranges::equal(records, copies, {}, parts, parts)) throw CopyError("the copy of the records of match " + id + " differs");
            copied_.records += std::ssize(records);
            chats_.compare(id);
            standing_.compare(id);
            archives_.compare(id);
        }
        if (served(from_) != served(to_)) throw CopyError("the copy of the served time differs");
    }

    From& from_;
    To& to_;
    Pair<std::remove_const_t<decltype(kPeople)>> people_;
    Pair<std::remove_const_t<decltype(kSessions)>> sessions_;
    Pair<std::remove_const_t<decltype(kMatches)>> of_matches_;
    Pair<std::remove_const_t<decltype(kSeats)>> seats_;
    Pair<std::remove_const_t<decltype(kProgress)>> progress_;
    Pair<std::remove_const_t<decltype(kChats)>> chats_;
    Pair<std::remove_const_t<decltype(kGivenAnswers)>> standing_;
    Pair<std::remove_const_t<decltype(kArchives)>> archives_;
    std::vector<std::string> matches_;
    Copied copied_;
};

template <class From> Copied copy_to(From from, const Place& to) {
    if (is_postgres_url(to.database)) {
        PostgresEnd end = postgres_end(to);
        return Copy(from, end).run();
    }
    SqliteEnd end = sqlite_end(to, SqliteConnection::Mode::write, true);
    return Copy(from, end).run();
}

Copied copied(const Place& from, const Place& to, Source source) {
    const auto prepare = [](const Place& place) {   // makes or migrates the tables
        if (const auto store = open_store(place); !store) throw CopyError(store.error());
    };
    if (source == Source::at_rest) prepare(from);
    prepare(to);
    if (!is_postgres_url(from.database)) {
        // A connection that may only read cannot remove the write-ahead log afterwards.
        const bool at_rest = source == Source::at_rest;
        return copy_to(sqlite_end(from, at_rest ? SqliteConnection::Mode::write : SqliteConnection::Mode::read, at_rest), to);
    }
    PostgresEnd end = postgres_end(from);
    const bool used =
        end.connection.number("SELECT count(*) FROM writers JOIN pg_stat_activity ON application_name = 'papelotte writer ' || id") > 0;
    if (used && source == Source::at_rest) throw CopyError(from.database + ": is in use by a server");
    return copy_to(std::move(end), to);
}

}   // namespace

std::expected<Copied, std::string> copy_database(const Place& from, const Place& to, Source source) {
    try {
        return copied(from, to, source);
    } catch (const std::exception& error) {
        return std::unexpected(error.what());
    }
}

std::expected<Copied, std::string> back_up(const Place& from, const std::string& file) {
    std::error_code error;
    if (std::filesystem::exists(file, error)) return std::unexpected(file + ": exists already");
    const std::string part = file + ".part";
    const auto copy = copy_database(from, {.database = "sqlite:" + part}, Source::may_be_in_use);
    if (!copy) {
        for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(part + end, error);
        return copy;
    }
    std::filesystem::rename(part, file, error);
    if (error) return std::unexpected(file + ": " + error.message());
    return copy;
}

}   // namespace papelotte::store
