// The tables and their versions. A database file has our application_id; its user_version is the number of migrations applied.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>

#include "server/store/sqlite.h"

namespace papelotte::store {

inline constexpr std::int64_t kApplicationId = 0x50706C74;   // "Pplt"

std::span<const char* const> migrations();                   // SQL; the first makes the tables, each further one changes them

// Runs all missing migrations in one transaction. The error says why this is not our file. Throws if the file cannot be read or written.
std::expected<void, std::string> bring_up_to_date(SqliteConnection& connection, std::span<const char* const> steps = migrations());

}  // namespace papelotte::store
