// See net.h and core.h. One HTTP connection: reads a request, has it answered, writes the response, and so on in turn; requests that
// are sent ahead wait in the buffer. What is malformed gets one small answer, and the connection ends.
#include <algorithm>
#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "server/net/answer.h"
#include "server/net/core.h"
#include "server/net/request.h"
#include "server/net/websocket.h"

namespace papelotte::net {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using Parser = http::request_parser<http::string_body>;
using HttpRequest = Parser::value_type;

constexpr std::chrono::seconds kGoodbye{1};   // for a client to read the last response before the connection is closed

// What cannot be read: which answer it gets. Nothing: the client is gone, or was only idle.
std::optional<Response> failure_of(const ErrorCode& error) {
    if (error == http::error::header_limit) return failure(431, "too_large", "the head of the request is too large");
    if (error == http::error::body_limit) return failure(413, "too_large", "the body of the request is too large");
    if (error == http::error::end_of_stream || error.category() != http::make_error_code(http::error::bad_method).category()) return {};
    return failure(400, "bad_request", "not an HTTP/1.1 request");
}

Response bad_request(std::string_view text) { return failure(400, "bad_request", text); }

constexpr std::string_view kForwardedFor = "X-Forwarded-For";

// A second value of these would be read by one program and not by the next.
bool repeats_a_field(const HttpRequest& message) {
    constexpr std::array<std::string_view, 5> kOnce{"Host", "Origin", "Content-Type", "Cookie", kForwardedFor};
    return std::ranges::any_of(kOnce, [&](std::string_view field) { return message.count(field) > 1; });
}

// The request in plain types, or what is wrong with it.
std::optional<Response> read(HttpRequest& message, Request& request) {
    request.method = message.method() == http::verb::head ? std::string("GET") : std::string(message.method_string());
    if (!read_target(message.target(), request)) return bad_request("not a path that can be served");
    if (repeats_a_field(message)) return bad_request("a header is there twice");
    if (message.version() >= 11 && message.count(http::field::host) == 0) return bad_request("no Host header");
    if (message.count(http::field::transfer_encoding) && !message.chunked()) return bad_request("unknown transfer encoding");
    request.host = message[http::field::host];
    request.origin = message[http::field::origin];
    request.content_type = message[http::field::content_type];
    request.cookie = message[http::field::cookie];
    request.accept_encoding = message[http::field::accept_encoding];
    request.if_none_match = message[http::field::if_none_match];
    request.forwarded_for = message[kForwardedFor];
    request.body = std::move(message.body());
    return {};
}

// RFC 6455, 4.2.1, beyond what makes it an upgrade at all. Frames sent before the server has agreed are refused with it.
std::optional<Response> refuse_handshake(const HttpRequest& message, const Request& request, std::size_t sent_ahead) {
    if (message[http::field::sec_websocket_version] != "13") {
        Response response = failure(426, "bad_request", "only WebSocket version 13 is spoken here");
        response.headers.emplace_back("Sec-WebSocket-Version", "13");
        return response;
    }
    if (message[http::field::sec_websocket_key].size() != 24) return bad_request("no valid Sec-WebSocket-Key");
    if (!request.body.empty() || sent_ahead > 0) return bad_request("data before the WebSocket is open");
    return {};
}

class HttpConnection final : public Connection {
   public:
    HttpConnection(TcpSocket socket, Lane& lane, std::string address)
        : lane_(lane), limits_(lane.core.limits), socket_(std::move(socket)), address_(std::move(address)) {}

    Awaitable<std::optional<Upgrade>> run();
    Awaitable<> say_goodbye(Response response);

    void wind_up() override {
        if (phase_ == Phase::reading) cut();
    }
    void cut() override {
        deadline = Clock::time_point::min();         // a composed read may have no operation to cancel just now: again at the next look
        ErrorCode ignored;
        socket_.cancel(ignored);
        if (answer_) answer_->give_up();
    }

   private:
    enum class Phase : std::uint8_t { reading, answering, writing };

    void enter(Phase phase, std::chrono::seconds time) {
        phase_ = phase;
        deadline = Clock::now() + time;
    }
    std::chrono::seconds idle() const { return std::chrono::seconds(limits_.idle_seconds); }
    bool stopping() const { return lane_.core.stopping.load(std::memory_order_relaxed); }

    Awaitable<bool> read_request(Parser& parser);
    Awaitable<std::optional<Answer::Given>> ask(Request request, bool upgrade);
    Awaitable<bool> write(const Response& response, KeepAlive keep_alive, bool head_only);

    Lane& lane_;
    const Limits& limits_;
    TcpSocket socket_;
    const std::string address_;
    beast::flat_buffer buffer_;
    std::shared_ptr<Answer> answer_;
    Phase phase_ = Phase::reading;
};

Awaitable<bool> HttpConnection::read_request(Parser& parser) {
    parser.header_limit(static_cast<std::uint32_t>(limits_.head_bytes));
    parser.body_limit(limits_.body_bytes);
    enter(Phase::reading, idle());
    const auto [error, bytes] = co_await http::async_read(socket_, buffer_, parser, kWait);
    if (!error) co_return true;
    std::optional<Response> last = failure_of(error);
    if (error == asio::error::operation_aborted && parser.got_some())
        last = stopping() ? failure(503, "unavailable", "the server stops") : failure(408, "bad_request", "the request did not arrive in time");
    if (last) co_await say_goodbye(std::move(*last));
    co_return false;
}

// Hands the request over and waits until somebody answers it.
Awaitable<std::optional<Answer::Given>> HttpConnection::ask(Request request, bool upgrade) {
    phase_ = Phase::answering;
    deadline = Clock::time_point::max();
    answer_ = std::make_shared<Answer>(lane_);
    {
        const auto pen = std::make_shared<Pen>(answer_);
        const Reply reply = [pen](Response response) { pen->give(std::move(response)); };
        try {
            if (upgrade) lane_.core.handler.upgrade(std::move(request), [pen](Accepted accepted) { pen->give(std::move(accepted)); }, reply);
            else lane_.core.handler.request(std::move(request), reply);
        } catch (const std::exception&) {
            pen->give(failure(500, "internal", "the server failed at this request"));
        }
    }
    std::optional<Answer::Given> given = co_await answer_->wait();
    answer_.reset();
    co_return given;
}

Awaitable<bool> HttpConnection::write(const Response& response, KeepAlive keep_alive, bool head_only) {
    enter(Phase::writing, idle());
    const std::string head = head_of(response, keep_alive);
    const std::string_view body = head_only ? std::string_view() : body_of(response);
    const std::array<asio::const_buffer, 2> bytes{asio::buffer(head), asio::buffer(body)};
    const auto [error, written] = co_await asio::async_write(socket_, bytes, kWait);
    lane_.counts.bytes_out.add(written);
    co_return !error;
}

// The last response. A client that is still sending must be read from, or the system resets the connection and the response is lost.
Awaitable<> HttpConnection::say_goodbye(Response response) {
    lane_.counts.refused.add(1);
    if (!co_await write(response, KeepAlive::no, false)) co_return;
    ErrorCode ignored;
    socket_.shutdown(TcpSocket::shutdown_send, ignored);
    enter(Phase::writing, kGoodbye);
    std::array<char, 4096> rest;
    for (bool open = true; open;) {
        const auto [error, bytes] = co_await socket_.async_read_some(asio::buffer(rest), kWait);
        open = !error && deadline > Clock::now();
    }
}

Awaitable<std::optional<Upgrade>> HttpConnection::run() {
    while (!stopping()) {
        Parser parser;
        if (!co_await read_request(parser)) break;
        lane_.counts.requests.add(1);
        HttpRequest& message = parser.get();
        const bool head_only = message.method() == http::verb::head, upgrade = beast::websocket::is_upgrade(message);
        Request request;
        request.address = address_;
        std::optional<Response> wrong = read(message, request);
        if (!wrong && upgrade) wrong = refuse_handshake(message, request, buffer_.size());
        if (wrong) {
            co_await say_goodbye(std::move(*wrong));
            break;
        }
        std::optional<Answer::Given> given = co_await ask(std::move(request), upgrade);
        if (!given) break;
        if (Accepted* accepted = std::get_if<Accepted>(&*given)) {
            if (stopping()) break;
            co_return Upgrade{std::move(socket_), parser.release(), std::move(*accepted), address_};
        }
        const KeepAlive keep_alive = message.keep_alive() && !stopping() ? KeepAlive::yes : KeepAlive::no;
        if (!co_await write(std::get<Response>(*given), keep_alive, head_only) || keep_alive == KeepAlive::no) break;
    }
    ErrorCode ignored;
    socket_.shutdown(TcpSocket::shutdown_both, ignored);
    co_return std::nullopt;
}

}  // namespace

Awaitable<> serve(TcpSocket socket, Lane& lane, std::string address, Ticket ticket) {
    std::optional<Upgrade> upgrade;
    {
        HttpConnection connection(std::move(socket), lane, std::move(address));
        const Registered registered(lane, connection);
        if (ticket.admitted()) {
            upgrade = co_await connection.run();
        } else {
            Response response = failure(429, "too_many", "too many connections from this address");
            response.headers.emplace_back("Retry-After", "10");
            co_await connection.say_goodbye(std::move(response));
        }
    }
    if (upgrade) co_await serve_websocket(std::move(*upgrade), lane);
}

}  // namespace papelotte::net
