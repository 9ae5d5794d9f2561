// C++ types for SQLite's C interface: a connection, and statements that are prepared once and used often.
#pragma once

#include <sqlite3.h>

#include <concepts>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace papelotte::store {

class DatabaseError : public std::runtime_error {
   public:
    DatabaseError(int code, const std::string& what) : std::runtime_error(what), code_(code) {}
    int code() const { return code_; }                      // SQLite's extended result code
    int primary_code() const { return code_ & 0xFF; }

   private:
    int code_;
};

// Not safe to use from several threads at once.
class Connection {
   public:
    enum class Mode { read, write };
    Connection(const std::string& file, Mode mode);         // the file must exist

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

// A text that is stored as NULL if it is empty: for references, which must not dangle.
struct Reference {
    std::string_view text;
};

// A BLOB; NULL if it is empty.
struct Bytes {
    std::string_view bytes;
};

// The rows of one execution of a statement. When this object is destroyed, the statement can be executed again; until then all reads
// through the same connection see the database as of the first row.
class Rows {
   public:
    explicit Rows(sqlite3_stmt* statement) : statement_(statement) {}
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows() { sqlite3_reset(statement_); }

    bool next();
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) const;                     // NULL: empty
    std::string bytes(int column) const;                    // of a BLOB; NULL: empty

   private:
    sqlite3_stmt* statement_;
};

class Statement {
   public:
    Statement(Connection& connection, std::string_view sql);

    // Values for ?1, ?2, …: whole numbers, texts, references, bytes.
    template <class... Values> Rows rows(const Values&... values) {
        bind_all(SQLITE_TRANSIENT, values...);              // rows outlive the caller's values
        return Rows(statement_.get());
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

}  // namespace papelotte::store
