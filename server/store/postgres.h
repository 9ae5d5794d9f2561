// C++ types for libpq: a connection in pipeline mode, and statements that are prepared once per session and used often.
#pragma once

#include <libpq-fe.h>

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/database_error.h"

namespace papelotte::store {

class PostgresError : public DatabaseError {
   public:
    PostgresError(std::string_view sqlstate, bool lost, const std::string& what);
    bool lost() const override { return lost_; }            // what was sent last may or may not have been done
    bool conflict() const { return state_ == "40001" || state_ == "40P01"; }   // rolled back because of another transaction: try again
    const std::string& state() const { return state_; }

   private:
    std::string state_;                                     // SQLSTATE, five characters; empty: no answer of the database
    bool lost_;
};

// Where a database is, and how this program calls itself there. The URL contains no password.
struct PostgresAddress {
    std::string url = {}, password = {}, application = "papelotte";   // an empty password: libpq's own sources (PGPASSWORD, PGPASSFILE)
    std::string settings = {};                              // SQL, run at the beginning of every session
};

// The first numbers of advisory locks; the second is a hash of the schema, since locks belong to the whole database.
struct PostgresLock {
    static constexpr int migration = 0x50706C70, names = 0x50706C71, upkeep = 0x50706C72;
};

class PostgresStatement;

// Statements are sent without waiting; sync() waits for the results of all. Not safe to use from several threads at once.
class PostgresConnection {
   public:
    using Counted = std::move_only_function<void(int rows)>;   // is given the number of changed rows
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    using Result = std::unique_ptr<PGresult, Clear>;

    explicit PostgresConnection(PostgresAddress address);

    void execute(const std::string& sql);                   // one or several statements, results ignored
    std::int64_t number(const std::string& sql);            // the first column of the first row
    std::string text(const std::string& sql);

    // Waits for everything that was sent and returns the last result. Throws the first error; only if it is that of the last statement
    // it has a problem() that a change may be told.
    Result sync();
    bool lost() const { return !handle_ || PQstatus(handle_.get()) != CONNECTION_OK; }
    void reconnect();                                       // a new session
    int backend() const { return PQbackendPID(handle_.get()); }
    PGconn* handle() const { return handle_.get(); }

   private:
    friend class PostgresStatement;
    struct Close {
        void operator()(PGconn* handle) const { PQfinish(handle); }
    };
    struct Sent {
        PostgresStatement* preparing = nullptr;
        Counted counted;
    };
    Result script(const std::string& sql);
    [[noreturn]] void fail(const PGresult* result = nullptr) const;

    PostgresAddress address_;
    std::unique_ptr<PGconn, Close> handle_;
    std::uint64_t session_ = 0;                             // grows with every reconnect
    std::uint64_t statements_ = 0;                          // for their names
    std::vector<Sent> sent_;
};

// The rows of one execution of a statement.
class PostgresRows {
   public:
    explicit PostgresRows(PostgresConnection::Result result) : result_(std::move(result)) {}

    bool next() { return ++row_ < PQntuples(result_.get()); }
    std::int64_t number(int column) const;
    std::string text(int column) const;                     // NULL: empty
    std::string bytes(int column) const { return text(column); }

   private:
    PostgresConnection::Result result_;
    int row_ = -1;
};

class PostgresStatement {
   public:
    PostgresStatement(PostgresConnection& connection, std::string_view sql);   // parameters ?1, ?2, … as in SQLite
    PostgresStatement(const PostgresStatement&) = delete;
    PostgresStatement& operator=(const PostgresStatement&) = delete;

    template <class... Values> PostgresRows rows(const Values&... values) {
        send(nullptr, values...);
        return PostgresRows(connection_.sync());
    }
    // Returns the number of changed rows.
    template <class... Values> int run(const Values&... values) {
        int rows = 0;
        send([&rows](int changed) { rows = changed; }, values...);
        connection_.sync();
        return rows;
    }
    // Does not wait. The values are copied.
    template <class... Values> void send(PostgresConnection::Counted counted, const Values&... values) {
        std::array<Value, sizeof...(Values)> all{};
        [[maybe_unused]] std::size_t place = 0;
        (bind(all[place++], values), ...);
        send_values(std::move(counted), all);
    }

   private:
    friend class PostgresConnection;
    struct Value {
        Oid type = 0;
        const char* bytes = nullptr;                        // null: NULL
        int length = 0;
        std::uint64_t number = 0;                           // in the network's byte order
    };
    static void bind(Value& to, std::integral auto value) { bind_number(to, static_cast<std::int64_t>(value)); }
    static void bind_number(Value& to, std::int64_t value);
    static void bind(Value& to, std::string_view value);
    static void bind(Value& to, Reference value);
    static void bind(Value& to, Bytes value);
    void send_values(PostgresConnection::Counted counted, std::span<const Value> values);

    PostgresConnection& connection_;
    std::string sql_, name_;
    std::uint64_t prepared_in_ = 0;                         // the session
};

// What the parts that both databases share (changes.h, reader.h, sql_store.h) need of PostgreSQL.
struct Postgres {
    using Connection = PostgresConnection;
    using Statement = PostgresStatement;
    using Rows = PostgresRows;
    using Source = PostgresAddress;

    static Connection reading(const Source& address) { return Connection(address); }
    // While it lives, everything is read as of one moment.
    class Snapshot {
       public:
        explicit Snapshot(Connection& connection);
        Snapshot(const Snapshot&) = delete;
        Snapshot& operator=(const Snapshot&) = delete;
        ~Snapshot();

       private:
        Connection& connection_;
    };
    // Reading changes nothing: if the connection is lost, the question is asked again through a new one.
    template <class Question> static auto ask(Connection& connection, const Question& question) {
        for (int attempt = 0;; ++attempt) {
            try {
                if (connection.lost()) connection.reconnect();
                return question();
            } catch (const PostgresError& error) {
                if (!error.lost() || attempt == kAttempts) throw;
            }
            wait(attempt);
        }
    }
    // Before a further attempt to connect: 50 ms, and each time twice as long, up to a second.
    static void wait(int attempt);

   private:
    static constexpr int kAttempts = 5;                     // about two seconds
};

}   // namespace papelotte::store
