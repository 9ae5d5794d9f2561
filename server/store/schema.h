// The tables and their versions. A database file carries our application_id and, as user_version, the number of migrations it has had.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>

#include "server/store/sqlite.h"

namespace papelotte::store {

inline constexpr std::int64_t kApplicationId = 0x50706C74;   // "Pplt"

std::span<const char* const> migrations();                   // SQL; the first makes the tables, each further one changes them

// Runs all missing migrations in one transaction. The error: why this is not our file. Throws when the file cannot be read or written.
std::expected<void, std::string> bring_up_to_date(Connection& connection, std::span<const char* const> steps = migrations());

}  // namespace papelotte::store
