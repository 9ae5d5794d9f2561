// See sqlite_store.h.
#include "server/store/sqlite_store.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "server/people/lookalikes.h"
#include "server/store/file_lock.h"
#include "server/store/schema.h"
#include "server/store/sql_store.h"
#include "server/store/sqlite_writer.h"

namespace papelotte::store {

namespace {

constexpr off_t kLargestToCheck = off_t{64} << 20;   // a full check of a larger file would delay the start

std::unexpected<std::string> because_of_errno() { return std::unexpected(std::string("cannot be opened: ") + std::strerror(errno)); }

std::string reason(const SqliteError& error) {
    switch (error.primary_code()) {
        case SQLITE_NOTADB: return "not a Papelotte database";
        case SQLITE_CORRUPT: return std::string("is damaged: ") + error.what();
        case SQLITE_BUSY: return "is in use by another process";
        default: return std::string("cannot be opened: ") + error.what();
    }
}

// Creates the file if it does not exist, readable only by its owner, since it holds secrets. Call it only under the lock: closing a
// file makes this process lose SQLite's own locks on it.
std::expected<off_t, std::string> size_of(const std::string& file) {
    const int number = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (number < 0) return because_of_errno();
    struct stat facts{};
    const bool known = ::fstat(number, &facts) == 0;
    ::close(number);
    if (!known) return because_of_errno();
    return facts.st_size;
}

// For accounts from schemas without this column.
void fill_in_looks(SqliteConnection& connection) {
    std::vector<std::pair<std::string, std::string>> accounts;
    {
        SqliteStatement unknown(connection, "SELECT id, name FROM people WHERE password <> '' AND name_look IS NULL");
        SqliteRows row = unknown.rows();
        while (row.next()) accounts.emplace_back(row.text(0), people::skeleton_of(row.text(1)));
    }
    SqliteStatement fill_in(connection, "UPDATE people SET name_look = ?2 WHERE id = ?1");
    for (const auto& [id, look] : accounts) fill_in.run(id, look);
}

std::expected<void, std::string> prepare(SqliteConnection& connection, off_t size) {
    if (auto current = bring_up_to_date(connection); !current) return current;   // first, since the file may not be ours
    if (connection.text("PRAGMA journal_mode = WAL") != "wal") return std::unexpected("cannot be opened: this disk has no write-ahead log");
    connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 67108864");
    if (size < kLargestToCheck) {
        const std::string verdict = connection.text("PRAGMA quick_check(1)");
        if (verdict != "ok") return std::unexpected("is damaged: " + verdict.substr(verdict.find('\n') + 1));   // skips a heading
    }
    fill_in_looks(connection);
    return {};
}

std::expected<std::unique_ptr<Store>, std::string> open(const std::string& name, ErrorLog log_error) {
    if (name.empty() || name.find('\0') != std::string::npos) return std::unexpected("cannot be opened: this is not the name of a file");
    std::error_code error;
    const std::string file = std::filesystem::weakly_canonical(name, error).string();   // absolute: no name is special to SQLite
    struct stat facts{};
    if (error) return std::unexpected("cannot be opened: " + error.message());
    if (::stat(file.c_str(), &facts) != 0 && errno != ENOENT) return because_of_errno();
    if (S_ISDIR(facts.st_mode)) return std::unexpected("is a directory, not a file");
    if (facts.st_mode != 0 && !S_ISREG(facts.st_mode)) return std::unexpected("is not a regular file");

    auto lock = FileLock::take(file + "-lock");
    if (!lock) return std::unexpected(lock.error());
    const auto size = size_of(file);
    if (!size) return std::unexpected(size.error());
    SqliteConnection connection(file, SqliteConnection::Mode::write);
    if (const auto ready = prepare(connection, *size); !ready) return std::unexpected(ready.error());
    const Time served = connection.number("SELECT served FROM clock");
    const auto make_writer = [&](const ServedClock& clock) {
        return std::make_unique<SqliteWriter>(std::move(connection), clock, std::move(*lock));
    };
    return std::make_unique<SqlStore<Sqlite>>(served, make_writer, file, std::move(log_error));
}

}   // namespace

std::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::string& file, ErrorLog log_error) {
    const auto named = [&](const std::string& why) { return std::unexpected(file + ": " + why); };
    try {
        auto store = open(file, std::move(log_error));
        if (!store) return named(store.error());
        return store;
    } catch (const SqliteError& error) {
        return named(reason(error));
    } catch (const std::exception& error) {
        return named(std::string("cannot be opened: ") + error.what());
    }
}

}   // namespace papelotte::store
