// Who asks something of a match, and how that connection alone is answered.
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

// Why a request changes nothing: the error message of docs/protocol.md, section 3.
struct RequestError {
    std::string code, text, rule = {};
    Message message = {};   // the text for others to put into words, if it has an id
};

RequestError request_error(const Problem&);   // of an action that the table does not play

struct Requester {
    std::shared_ptr<net::Socket> socket;        // null: a computer player, or the server itself
    std::string person;                         // id; empty: unknown
    std::optional<std::int64_t> ref;            // the client's number of its message, repeated in the answer
    std::chrono::steady_clock::time_point at;   // when the message arrived

    void answer(boost::json::object message) const;
    void refuse(const RequestError&) const;
    void refuse(std::string_view code, std::string_view text) const { refuse(RequestError{std::string(code), std::string(text)}); }
};

}  // namespace papelotte::server
