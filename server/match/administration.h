// What an operator may do with a database, also while servers use it (PostgreSQL): they are told like by another server.
#pragma once

#include <expected>
#include <functional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace papelotte::server {

struct Listed {
    bool over = false;        // also those that are over
    std::string account;      // those of the account with this name alone; empty: all
};

// Calls `line` with each match. The error is one line, as of the functions below.
std::expected<int, std::string> list_matches(store::Store&, const Listed&, const std::function<void(std::string_view line)>& line);

// Ends a match without winners. Its players read the reason.
std::expected<void, std::string> end_by_operator(store::Store&, std::string_view match, const std::string& reason, store::Time now);

// The journal as it is now; of a running match without the seed.
std::expected<std::string, std::string> exported_journal(store::Store&, std::string_view match);

// The account's password works no more and its sessions end. Returns the recovery code with which its owner sets another.
std::expected<std::string, std::string> reset_password(store::Store&, std::string_view account);

}  // namespace papelotte::server
