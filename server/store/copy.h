// Copies a whole database into an empty one of either kind, and compares the two afterwards, row by row and record by record: for
// moving from SQLite to PostgreSQL and back, for backups and for restoring them.
#pragma once

#include "server/store/open_store.h"

namespace papelotte::store {

struct Copied {
    std::int64_t people = 0, matches = 0, records = 0;
};

enum class Source : std::uint8_t { at_rest, may_be_in_use };   // may_be_in_use: the copy is of the moment when it began

// The error is one line. A copy that failed has written nothing.
std::expected<Copied, std::string> copy_database(const Place& from, const Place& to, Source source);

// A copy in a new SQLite file, which exists only once it is complete.
std::expected<Copied, std::string> back_up(const Place& from, const std::string& file);

}   // namespace papelotte::store
