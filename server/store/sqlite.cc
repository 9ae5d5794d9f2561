// See sqlite.h.
#include "server/store/sqlite.h"

namespace papelotte::store {

namespace {

std::optional<Problem> problem_of(int code) {
    switch (code) {
        case SQLITE_CONSTRAINT_PRIMARYKEY:
        case SQLITE_CONSTRAINT_UNIQUE: return Problem::taken;
        case SQLITE_CONSTRAINT_FOREIGNKEY: return Problem::missing;
        default: break;
    }
    if ((code & 0xFF) == SQLITE_CONSTRAINT) return Problem::failed;   // a value that a column refuses: the database is intact
    return std::nullopt;
}

[[noreturn]] void fail(sqlite3* handle, int code) {
    if (!handle) throw SqliteError(code, sqlite3_errstr(code));
    throw SqliteError(sqlite3_extended_errcode(handle), sqlite3_errmsg(handle));
}

void check(sqlite3_stmt* statement, int code) {
    if (code != SQLITE_OK) fail(sqlite3_db_handle(statement), code);
}

}  // namespace

SqliteError::SqliteError(int code, const std::string& what) : DatabaseError(problem_of(code), what), code_(code) {}

SqliteConnection::SqliteConnection(const std::string& file, Mode mode) {
    // SQLite's memory statistics lock a mutex at each allocation. If SQLite is in use already, this is refused without harm.
    [[maybe_unused]] static const int without_statistics = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    const int flags = (mode == Mode::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
    handle_.reset(handle);   // must be closed even if opening failed
    if (code != SQLITE_OK) fail(handle, code);
    sqlite3_busy_timeout(handle, 2000);
}

void SqliteConnection::execute(const std::string& sql) {
    if (const int code = sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr); code != SQLITE_OK) fail(handle(), code);
}

std::int64_t SqliteConnection::number(const std::string& sql) {
    SqliteStatement statement(*this, sql);
    SqliteRows row = statement.rows();
    return row.next() ? row.number(0) : 0;
}

std::string SqliteConnection::text(const std::string& sql) {
    SqliteStatement statement(*this, sql);
    SqliteRows row = statement.rows();
    return row.next() ? row.text(0) : "";
}

bool SqliteRows::next() {
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail(sqlite3_db_handle(statement_), code);
    return code == SQLITE_ROW;
}

std::string SqliteRows::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))) : std::string();
}

std::string SqliteRows::bytes(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))) : std::string();
}

SqliteStatement::SqliteStatement(SqliteConnection& connection, std::string_view sql) {
    sqlite3_stmt* statement = nullptr;
    const int code =
        sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    statement_.reset(statement);
    if (code != SQLITE_OK) fail(connection.handle(), code);
}

void SqliteStatement::bind(int place, std::string_view value, sqlite3_destructor_type keep) {
    const char* bytes = value.data() ? value.data() : "";   // a null pointer would mean NULL
    check(statement_.get(), sqlite3_bind_text64(statement_.get(), place, bytes, value.size(), keep, SQLITE_UTF8));
}

void SqliteStatement::bind(int place, Reference value, sqlite3_destructor_type keep) {
    if (value.text.empty()) check(statement_.get(), sqlite3_bind_null(statement_.get(), place));
    else bind(place, value.text, keep);
}

void SqliteStatement::bind(int place, Bytes value, sqlite3_destructor_type keep) {
    if (value.bytes.empty()) check(statement_.get(), sqlite3_bind_null(statement_.get(), place));
    else check(statement_.get(), sqlite3_bind_blob64(statement_.get(), place, value.bytes.data(), value.bytes.size(), keep));
}

void SqliteStatement::bind_number(int place, std::int64_t value) { check(statement_.get(), sqlite3_bind_int64(statement_.get(), place, value)); }

int SqliteStatement::finish() {
    SqliteRows rows(statement_.get());
    while (rows.next()) {
    }
    return sqlite3_changes(sqlite3_db_handle(statement_.get()));
}

}  // namespace papelotte::store
