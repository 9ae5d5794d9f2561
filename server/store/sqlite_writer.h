// Writes to the SQLite file, through the one connection that may, and keeps its write-ahead log short.
#pragma once

#include <optional>

#include "server/store/changes.h"
#include "server/store/file_lock.h"
#include "server/store/write_queue.h"

namespace papelotte::store {

class SqliteWriter final : public GroupWriter {
   public:
    // The lock keeps other servers from the file, for as long as this one may write.
    SqliteWriter(SqliteConnection connection, const ServedClock& clock, std::optional<FileLock> lock = {});
    void write(std::vector<Submit>& group) override;
    void rest() override;

   private:
    std::optional<FileLock> lock_;
    SqliteConnection connection_;
    Changes<Sqlite> changes_;
    SqliteStatement begin_, commit_, touch_;
    int log_pages_ = 0;   // of the write-ahead log
};

}   // namespace papelotte::store
