// The store in one SQLite file: write-ahead log, synchronous FULL, one writer thread that owns the write connection and groups waiting changes.
#pragma once

#include "server/store/open_store.h"

namespace papelotte::store {

// Opens or creates the file and migrates its schema. The error is one line: "…: not a Papelotte database",
// "…: made by a newer version of papelotte (schema 7, this one knows 1)", "…: is in use by another process", "…: is damaged: …",
// "…: cannot be opened: …". Reading from the store throws std::runtime_error when the file can no longer be read.
std::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::string& file, ErrorLog log_error = {});

}  // namespace papelotte::store
