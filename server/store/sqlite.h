// C++ types for SQLite's C interface: a connection, and statements that are prepared once and used often.
#pragma once

#include <sqlite3.h>

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/store/database_error.h"

namespace papelotte::store {

class SqliteError : public DatabaseError {
   public:
    SqliteError(int code, const std::string& what);
    int primary_code() const { return code_ & 0xFF; }

   private:
    int code_;                                              // SQLite's extended result code
};

// Not safe to use from several threads at once.
class SqliteConnection {
   public:
    enum class Mode { read, write };
    SqliteConnection(const std::string& file, Mode mode);         // the file must exist

    void execute(const std::string& sql);                   // one or several statements, results ignored
    std::int64_t number(const std::string& sql);            // the first column of the first row
    std::string text(const std::string& sql);
    bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
    sqlite3* handle() const { return handle_.get(); }

   private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

// The rows of one execution of a statement. When this object is destroyed, the statement can be executed again; until then all reads
// through the same connection see the database as of the first row.
class SqliteRows {
   public:
    explicit SqliteRows(sqlite3_stmt* statement) : statement_(statement) {}
    SqliteRows(const SqliteRows&) = delete;
    SqliteRows& operator=(const SqliteRows&) = delete;
    ~SqliteRows() { sqlite3_reset(statement_); }

    bool next();
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) const;                     // NULL: empty
    std::string bytes(int column) const;                    // of a BLOB; NULL: empty

   private:
    sqlite3_stmt* statement_;
};

class SqliteStatement {
   public:
    SqliteStatement(SqliteConnection& connection, std::string_view sql);

    // Values for ?1, ?2, …: whole numbers, texts, references, bytes.
    template <class... Values> SqliteRows rows(const Values&... values) {
        bind_all(SQLITE_TRANSIENT, values...);              // rows outlive the caller's values
        return SqliteRows(statement_.get());
    }
    // Runs to the end; returns the number of changed rows.
    template <class... Values> int run(const Values&... values) {
        bind_all(SQLITE_STATIC, values...);
        return finish();
    }

   private:
    template <class... Values> void bind_all([[maybe_unused]] sqlite3_destructor_type keep, const Values&... values) {
        int place = 0;
        (bind(++place, values, keep), ...);
    }
    void bind(int place, std::integral auto value, sqlite3_destructor_type) { bind_number(place, static_cast<std::int64_t>(value)); }
    void bind(int place, std::string_view value, sqlite3_destructor_type keep);
    void bind(int place, Reference value, sqlite3_destructor_type keep);
    void bind(int place, Bytes value, sqlite3_destructor_type keep);
    void bind_number(int place, std::int64_t value);
    int finish();

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// What the parts that both databases share (changes.h, reader.h, sql_store.h) need of SQLite.
struct Sqlite {
    using Connection = SqliteConnection;
    using Statement = SqliteStatement;
    using Rows = SqliteRows;
    using Source = std::string;                             // the file

    static Connection reading(const Source& file) { return {file, Connection::Mode::read}; }
    // While it lives, everything is read as of one moment: here because one of the rows stays open.
    struct Snapshot {
        explicit Snapshot(Connection&) {}
        ~Snapshot() {}
    };
    template <class Question> static auto ask(Connection&, const Question& question) { return question(); }
};

}  // namespace papelotte::store
