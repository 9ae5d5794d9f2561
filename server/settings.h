// How a server is run: the options of `papelotte serve`.
#pragma once

#include <cstdint>
#include <string>

namespace papelotte::server {

struct Settings {
    std::string host = "0.0.0.0";
    std::uint16_t port = 1815;            // 0: any free one
    std::string database = "sqlite:papelotte.db";
    std::string public_url;               // "https://papelotte.example"; empty: as the browser called us
    int threads = 1;                      // for the network
    int workers = 2;                      // for passwords and stories
    int thinkers = 0;                     // for computer players; 0: the machine's cores but one, at least one
    int pace_milliseconds = 400;          // between two moves of the computer, when somebody looks
    bool trust_proxy = false;             // addresses from X-Forwarded-For
    bool unlimited = false;               // no rate limits: for load tests on loopback
    std::string log_level = "info";
};

}  // namespace papelotte::server
