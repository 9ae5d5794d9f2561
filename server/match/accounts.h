// Why a computer chose an action, as stored with the record: an account (docs/protocol.md, section 3) and the seats that may read it.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "ai/players.h"
#include "engine/seat.h"

namespace papelotte::server {

std::string packed(const boost::json::object& account);
std::string packed(const ai::Account&);   // deflated; takes some microseconds, so the thinking thread does it
std::optional<boost::json::object> unpacked_account(std::string_view packed);

// A computer's move with its account, in memory.
struct ExplainedMove {
    int n = 0;
    Seat seat{};
    bool saw_secret = false;              // the seat knew something that other seats did not
    SeatSet readers;                      // the views that may read it while the match runs
    std::string packed;
};

// To and from the bytes stored with a record, which has the entry's number and seat. Empty or nullopt if the account is too long or damaged.
std::string stored_account(const ExplainedMove&);
std::optional<ExplainedMove> read_account(std::string_view stored, int n, Seat seat);

}  // namespace papelotte::server
