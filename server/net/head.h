// Checks of a request's head, before the handler is called.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/system/error_code.hpp>
#include <optional>
#include <string_view>

#include "server/net/net.h"

namespace papelotte::net {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

inline constexpr std::string_view kForwardedFor = "X-Forwarded-For", kRequestId = "X-Request-Id";

// The response to a request that cannot be parsed. Nullopt: the client has disconnected, or was only idle.
std::optional<Response> failure_of(const boost::system::error_code& error);

// RFC 9112, 5.2: a header that continues on the next line is refused, since programs parse it differently. `bytes` begin with a head,
// or a part of one.
bool has_folded_line(std::string_view bytes);

bool expects_continue(const HttpRequest& message);

// Fills the request in plain types, or returns the error response. The body is moved out of the message.
std::optional<Response> read(HttpRequest& message, Request& request);

// RFC 6455, 4.2.1: checks beyond those that make it an upgrade. Frames sent before the server has accepted are refused too.
std::optional<Response> refuse_handshake(const HttpRequest& message, const Request& request, std::size_t sent_ahead);

}  // namespace papelotte::net
