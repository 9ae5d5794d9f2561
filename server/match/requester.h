// The sender of a request to a match, and the answers to that connection alone.
#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/table.h"
#include "server/net/net.h"

namespace papelotte::server {

// Why a request has no effect: the error message of docs/protocol.md, section 3.
struct RequestError {
    std::string code, text, rule = {};
    Message message = {};   // the message for translation, if it has an id
};

RequestError request_error(const Problem&);   // for an action that the table refuses

struct Requester {
    std::shared_ptr<net::Socket> socket;        // null: a computer player, or the server itself
    std::string person;                         // id; empty: unknown
    std::optional<std::int64_t> ref;            // the client's number of its message, copied to the answer
    std::chrono::steady_clock::time_point at;   // when the message arrived

    void answer(boost::json::object message) const;
    void refuse(const RequestError&) const;
    void refuse(std::string_view code, std::string_view text) const { refuse(RequestError{std::string(code), std::string(text)}); }
};

}  // namespace papelotte::server
