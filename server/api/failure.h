// Why a request failed: thrown by the handlers of the API, and turned into an error response in one place.
#pragma once

#include <string>
#include <string_view>

#include "engine/input_fault.h"
#include "server/net/net.h"

namespace papelotte::server {

struct Failure {
    int status = 400;
    std::string code, text;
    int retry_after = 0;       // seconds; 0: not sent
    InputFault fault = {};     // the text for others to put into words, if it is about what was sent
};

inline Failure bad_request(std::string text) { return {400, "bad_request", std::move(text)}; }
inline Failure bad_request(InputFault fault) {
    std::string text = fault.text();
    return {400, "bad_request", std::move(text), 0, std::move(fault)};
}
inline Failure other_server() { return {503, "other_server", "another server plays this match: try again", 1}; }
inline Failure not_found() { return {404, "not_found", "there is nothing here"}; }

net::Response response_of(const Failure&);
net::Response method_not_allowed(std::string_view allowed);   // "GET, HEAD"

}  // namespace papelotte::server
