// See head.h.
#include "server/net/head.h"

#include <algorithm>
#include <array>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>

#include "server/net/request.h"
#include "server/net/response.h"

namespace papelotte::net {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;

Response bad_request(std::string_view text) { return failure(400, "bad_request", text); }

// Programs differ in which value they use if one of these fields occurs twice.
bool repeats_a_field(const HttpRequest& message) {
    constexpr std::array<std::string_view, 5> kOnce{"Host", "Origin", "Content-Type", "Cookie", kForwardedFor};
    return std::ranges::any_of(kOnce, [&](std::string_view field) { return message.count(field) > 1; });
}

// Base64 of 16 bytes: 22 characters; the last four bits are zero.
bool is_key(std::string_view key) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", kLast = "AQgw";
    return key.size() == 24 && key.ends_with("==") && key.find_first_not_of(kDigits) == 22 && kLast.contains(key[21]);
}

}  // namespace

std::optional<Response> failure_of(const boost::system::error_code& error) {
    if (error == http::error::header_limit) return failure(431, "too_large", "the head of the request is too large");
    if (error == http::error::body_limit) return failure(413, "too_large", "the body of the request is too large");
    if (error == http::error::end_of_stream || error.category() != http::make_error_code(http::error::bad_method).category()) return {};
    return bad_request("not an HTTP/1.1 request");
}

bool has_folded_line(std::string_view bytes) {
    const std::string_view head = bytes.substr(0, bytes.find("\r\n\r\n"));
    return head.contains("\r\n ") || head.contains("\r\n\t");
}

bool expects_continue(const HttpRequest& message) {
    return message.version() >= 11 && beast::iequals(message[http::field::expect], "100-continue");
}

std::optional<Response> read(HttpRequest& message, Request& request) {
    request.method = message.method() == http::verb::head ? std::string("GET") : std::string(message.method_string());
    if (!read_target(message.target(), request)) return bad_request("not a path that can be served");
    if (repeats_a_field(message)) return bad_request("a header is there twice");
    if (message.version() >= 11 && message.count(http::field::host) == 0) return bad_request("no Host header");
    if (message.count(http::field::transfer_encoding) && !message.chunked()) return bad_request("unknown transfer encoding");
    if (message.version() >= 11 && message.count(http::field::expect) && !expects_continue(message))
        return failure(417, "bad_request", "only 100-continue can be expected");
    request.host = message[http::field::host];
    request.origin = message[http::field::origin];
    request.content_type = message[http::field::content_type];
    request.cookie = message[http::field::cookie];
    request.accept_encoding = message[http::field::accept_encoding];
    request.if_none_match = message[http::field::if_none_match];
    request.id = request_id(message[kRequestId]);
    request.body = std::move(message.body());
    return {};
}

std::optional<Response> refuse_handshake(const HttpRequest& message, const Request& request, std::size_t sent_ahead) {
    if (message[http::field::sec_websocket_version] != "13") {
        Response response = failure(426, "bad_request", "only WebSocket version 13 is spoken here");
        response.headers.emplace_back("Sec-WebSocket-Version", "13");
        return response;
    }
    if (message.count(http::field::sec_websocket_key) != 1 || !is_key(message[http::field::sec_websocket_key]))
        return bad_request("no valid Sec-WebSocket-Key");
    if (!request.body.empty() || sent_ahead > 0) return bad_request("data before the WebSocket is open");
    return {};
}

}  // namespace papelotte::net
