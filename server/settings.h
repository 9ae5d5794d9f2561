// The settings of a server: the options of `papelotte serve`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/store/open_store.h"

namespace papelotte::server {

struct Settings {
    std::string host = "0.0.0.0";
    std::uint16_t port = 1815;            // 0: any free port
    store::Place place;                   // of the database
    std::string public_url;               // "https://papelotte.example"; empty: the address that the browser used
    int threads = 1;                      // for the network
    int workers = 2;                      // for passwords and stories
    // Threads for computer players that search; nullopt: all cores but one, at least one. One more runs quick tasks. 0: workers think, and this
    // server does not.
    std::optional<int> thinkers;
    int drain_seconds = 0;   // from SIGTERM to the end: /readyz says no, and everything else goes on
    int pace_milliseconds = 400;   // between two moves of computer players, when somebody watches
    bool trust_proxy = false;   // the client's address is the last of X-Forwarded-For
    std::optional<std::uint16_t> metrics_port;   // for /metrics; 0: any free port; nullopt: not served
    std::string metrics_host = "127.0.0.1";
    bool unlimited = false;   // no rate limits: for load tests on loopback
    // Retention in days of served time (server/store/served_clock.h); 0: for ever.
    int session_days = 400;   // sessions, by the machine's clock; browsers keep cookies no longer than this
    int keep_guests_days = 30;   // guests who have no match
    int keep_unplayed_days = 30;   // matches that ended before the first move
    int keep_guest_matches_days = 365;   // finished matches in which nobody has an account
    std::string log_level = "info";
};

}   // namespace papelotte::server
