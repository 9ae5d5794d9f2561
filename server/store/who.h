// The words for Who in the database.
#pragma once

#include <string_view>

#include "server/store/store.h"

namespace papelotte::store {

constexpr std::string_view name_of(Who who) { return who == Who::open ? "open" : who == Who::person ? "person" : "computer"; }
constexpr Who who_of(std::string_view name) { return name == "open" ? Who::open : name == "person" ? Who::person : Who::computer; }

}  // namespace papelotte::store
