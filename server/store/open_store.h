// Opens the database that an option --db names.
#pragma once

#include "server/store/store.h"

namespace papelotte::store {

// Receives one line about an error of the disk or the database, for the log; called on the writer's thread.
using ErrorLog = std::function<void(const std::string&)>;

struct Place {
    std::string database = "sqlite:papelotte.db";   // sqlite:FILE, or postgresql://USER@HOST:PORT/NAME without a password
    std::string password_file = {};                      // with the password in its first line; empty: PGPASSWORD, or libpq's password file
    bool keeps_clock = true;   // with PostgreSQL: the time in which it is open counts as served (served_clock.h)
};

// Creates the tables of a new database and migrates those of an earlier version. The error is one line.
std::expected<std::unique_ptr<Store>, std::string> open_store(const Place& place, ErrorLog log_error = {});

}   // namespace papelotte::store
