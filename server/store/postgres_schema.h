// The tables in PostgreSQL and their versions. Those up to 9 have the same numbers and meaning as those of SQLite (schema.h); version 10 has what
// only workers need. The table `papelotte` has the version.
#pragma once

#include <expected>
#include <span>
#include <string>

#include "server/store/postgres.h"

namespace papelotte::store {

struct PostgresMigration {
    int to;   // the version that it leads to
    const char* sql;
};

std::span<const PostgresMigration> postgres_migrations();

// Runs all missing migrations in one transaction. The error says why these are not our tables. Throws if the database fails.
std::expected<void, std::string> bring_up_to_date(PostgresConnection& connection,
                                                  std::span<const PostgresMigration> steps = postgres_migrations());

}   // namespace papelotte::store
