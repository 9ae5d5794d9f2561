// The store in one SQLite file: write-ahead log, synchronous FULL, one writer thread that owns the write connection and groups what waits.
#pragma once

#include "server/store/store.h"

namespace papelotte::store {

// Opens or makes the file and brings its schema up to date. The error is one line: "…: not a Papelotte database",
// "…: made by a newer version of papelotte (schema 7, this one knows 1)", "…: cannot be opened: …".
std::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::string& file);

}  // namespace papelotte::store
