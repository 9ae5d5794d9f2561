// The options that name a database, for all commands that use one.
#pragma once

#include "cli/command.h"
#include "server/store/open_store.h"

namespace papelotte::cli {

inline CLI::Option* add_database(CLI::App& app, store::Place& place, const std::string& help) {
    add_value(app, "--db-password-file", place.password_file, "A file with PostgreSQL's password (else PGPASSWORD, or PGPASSFILE)", "FILE");
    return add_value(app, "--db", place.database, help, "sqlite:FILE|postgresql://USER@HOST/NAME");
}

}   // namespace papelotte::cli
