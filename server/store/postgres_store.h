// The store in a PostgreSQL database, which several servers may share. Its tables are in the connection's schema.
#pragma once

#include "server/store/open_store.h"
#include "server/store/postgres.h"

namespace papelotte::store {

bool is_postgres_url(std::string_view database);

// The error, one line, never shows a password: "--db: the password does not belong in the URL …".
std::expected<PostgresAddress, std::string> postgres_address(const Place& place);

// Creates or migrates the tables. The error is one line that begins with the URL: "…: cannot be reached: …", "…: is read-only",
// "…: not a Papelotte database", "…: made by a newer version of papelotte (schema 9, this one knows 7)".
std::expected<std::unique_ptr<Store>, std::string> open_postgres(const PostgresAddress& address, ErrorLog log_error = {},
                                                                 bool keeps_clock = true);

}   // namespace papelotte::store
