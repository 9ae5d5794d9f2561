// See sqlite_writer.h.
#include "server/store/sqlite_writer.h"

namespace papelotte::store {

namespace {

// When the write-ahead log has this many pages, it is copied back into the database and then overwritten from its beginning. So it
// soon stops growing: syncing a file that does not grow costs two thirds as much.
constexpr int kLogPages = 1000;

}   // namespace

SqliteWriter::SqliteWriter(SqliteConnection connection, const ServedClock& clock, std::optional<FileLock> lock)
    : lock_(std::move(lock)),
      connection_(std::move(connection)),
      changes_(connection_, clock),
      begin_(connection_, "BEGIN IMMEDIATE"),
      commit_(connection_, "COMMIT"),
      touch_(connection_, "PRAGMA user_version = " + std::to_string(connection_.number("PRAGMA user_version"))) {
    const auto count_pages = [](void* pages, sqlite3*, const char*, int count) {
        *static_cast<int*>(pages) = count;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(connection_.handle(), count_pages, &log_pages_);   // replaces SQLite's own checkpoints, which delay the commit
}

void SqliteWriter::write(std::vector<Submit>& group) {
    try {
        begin_.run();
        for (Submit& submit : group) {
            if (submit.changes.empty()) touch_.run();
            submit.problem = changes_.apply(submit.changes);
        }
        commit_.run();
    } catch (...) {
        // As SQLite advises after disk errors: rolls back the whole transaction, even if it could continue.
        if (connection_.in_transaction()) sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
        throw;
    }
}

void SqliteWriter::rest() {
    if (log_pages_ < kLogPages) return;
    log_pages_ = 0;   // pages that could not be copied, because of readers or a full disk, are tried again after the next transaction
    sqlite3_wal_checkpoint_v2(connection_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}   // namespace papelotte::store
