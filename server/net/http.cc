// See net.h and core.h. One HTTP connection: reads a request, waits for its answer, writes the response, and repeats; pipelined
// requests wait in the buffer. A malformed request gets a small error response, and the connection ends.
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
#include "server/net/head.h"
#include "server/net/websocket.h"

namespace papelotte::net {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using Parser = http::request_parser<http::string_body>;

constexpr std::chrono::seconds kLinger{1};   // for the client to read the last response before the connection is closed
constexpr std::size_t kReadAtOnce = 16 * 1024;
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

Response too_many_connections() {
    Response response = failure(429, "too_many", "too many connections from this address");
    response.headers.emplace_back("Retry-After", "10");
    return response;
}

class HttpConnection final : public Connection {
   public:
    HttpConnection(TcpSocket socket, Lane& lane, Client peer)
        : lane_(lane), limits_(lane.core.limits), socket_(std::move(socket)), peer_(std::move(peer)) {
        if (!limits_.proxy.trusted) admission_.emplace(lane.core, peer_.network);
    }

    Awaitable<std::optional<Upgrade>> run();
    Awaitable<> send_last_response(Response response);

    void finish() override {
        if (phase_ == Phase::reading) cut();
    }
    void cut() override {
        deadline = Clock::time_point::min();   // a composed read may have no operation to cancel at this moment: the next check tries again
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
    Awaitable<ErrorCode> read_head(Parser& parser);
    Awaitable<ErrorCode> read_body(Parser& parser);
    bool admit(const HttpRequest& message, Request& request);
    Awaitable<std::optional<Answer::Given>> ask(Request request, bool upgrade);
    Awaitable<bool> write(const Response& response, KeepAlive keep_alive, bool head_only);

    Lane& lane_;
    const Limits& limits_;
    TcpSocket socket_;
    const Client peer_;
    std::string network_;   // of the request's client
    std::string request_;   // its id
    std::optional<Admission> admission_;   // of the peer; behind a proxy, of the request's client
    beast::flat_buffer buffer_;
    std::shared_ptr<Answer> answer_;
    Phase phase_ = Phase::reading;
};

// The limit of the body depends on the path, which is known once the head is parsed. The parser must start with the larger limit,
// since it compares the announced length at the end of the head.
ErrorCode limit_body(Parser& parser, const Limits& limits) {
    const std::string_view path = parser.get().target();
    if (std::ranges::find(limits.long_body_paths, path) != limits.long_body_paths.end()) return {};
    parser.body_limit(limits.body_bytes);
    const auto announced = parser.content_length();
    return announced && *announced > limits.body_bytes ? make_error_code(http::error::body_limit) : ErrorCode();
}

// Like Beast's own async_read_header, but also checks the bytes: the parser joins folded lines silently.
Awaitable<ErrorCode> HttpConnection::read_head(Parser& parser) {
    while (true) {
        if (buffer_.size() > 0) {
            ErrorCode error;
            if (has_folded_line({static_cast<const char*>(buffer_.data().data()), buffer_.size()})) co_return http::error::bad_value;
            buffer_.consume(parser.put(buffer_.data(), error));
            if (parser.is_header_done() || (error && error != http::error::need_more)) co_return error;
        }
        const auto [error, bytes] = co_await socket_.async_read_some(buffer_.prepare(kReadAtOnce), kWait);
        buffer_.commit(bytes);
        if (error == asio::error::eof)
            co_return parser.got_some() || buffer_.size() > 0 ? http::error::partial_message : http::error::end_of_stream;
        if (error) co_return error;
    }
}

// RFC 9110, 10.1.1: a client that sends Expect: 100-continue sends its body only after this response.
Awaitable<ErrorCode> HttpConnection::read_body(Parser& parser) {
    if (!parser.is_done() && buffer_.size() == 0 && expects_continue(parser.get())) {
        const auto [error, written] = co_await asio::async_write(socket_, asio::buffer(kContinue), kWait);
        if (error) co_return error;
    }
    const auto [error, bytes] = co_await http::async_read(socket_, buffer_, parser, kWait);
    co_return error;
}

Awaitable<bool> HttpConnection::read_request(Parser& parser) {
    parser.header_limit(static_cast<std::uint32_t>(limits_.head_bytes));
    parser.body_limit(std::max(limits_.body_bytes, limits_.long_body_bytes));
    enter(Phase::reading, idle());
    ErrorCode error = co_await read_head(parser);
    if (!error) error = limit_body(parser, limits_);
    if (!error) error = co_await read_body(parser);
    if (!error) co_return true;
    std::optional<Response> last = failure_of(error);
    if (error == asio::error::operation_aborted && (parser.got_some() || buffer_.size() > 0))
        last = stopping() ? failure(503, "unavailable", "the server stops") : failure(408, "bad_request", "the request did not arrive in time");
    if (last) co_await send_last_response(std::move(*last));
    co_return false;
}

// Sets the client of a request; false if its network may have no further connection.
bool HttpConnection::admit(const HttpRequest& message, Request& request) {
    const Client client = limits_.proxy.trusted ? client_behind(peer_, message[kForwardedFor]) : peer_;
    request.address = client.address;
    request.network = network_ = client.network;
    if (limits_.proxy.trusted) admission_.emplace(lane_.core, client.network);
    return admission_->granted();
}

// Passes the request to the handler and waits for the answer.
Awaitable<std::optional<Answer::Given>> HttpConnection::ask(Request request, bool upgrade) {
    phase_ = Phase::answering;
    deadline = Clock::time_point::max();
    answer_ = std::make_shared<Answer>(lane_);
    {
        const auto guard = std::make_shared<ReplyGuard>(answer_);
        const Reply reply = [guard](Response response) { guard->give(std::move(response)); };
        const bool done = guarded(lane_.core, [&] {
            if (upgrade) lane_.core.handler.upgrade(std::move(request), [guard](Accepted accepted) { guard->give(std::move(accepted)); }, reply);
            else lane_.core.handler.request(std::move(request), reply);
        });
        if (!done) guard->give(failure(500, "internal", "the server failed at this request"));
    }
    std::optional<Answer::Given> given = co_await answer_->wait();
    answer_.reset();
    co_return given;
}

Awaitable<bool> HttpConnection::write(const Response& response, KeepAlive keep_alive, bool head_only) {
    enter(Phase::writing, idle());
    const std::string head = head_of(response, keep_alive, limits_.proxy);
    const std::string_view body = head_only ? std::string_view() : body_of(response);
    const std::array<asio::const_buffer, 2> bytes{asio::buffer(head), asio::buffer(body)};
    const auto [error, written] = co_await asio::async_write(socket_, bytes, kWait);
    lane_.counts.bytes_out.add(written);
    co_return !error;
}

// Sends the last response. A client that is still sending must be read from, or the system resets the connection and the response is lost.
Awaitable<> HttpConnection::send_last_response(Response response) {
    lane_.counts.refused.add(1);
    if (!co_await write(response, KeepAlive::no, false)) co_return;
    ErrorCode ignored;
    socket_.shutdown(TcpSocket::shutdown_send, ignored);
    enter(Phase::writing, kLinger);
    std::array<char, 4096> rest;
    for (bool open = true; open;) {
        const auto [error, bytes] = co_await socket_.async_read_some(asio::buffer(rest), kWait);
        open = !error && deadline > Clock::now();
    }
}

Awaitable<std::optional<Upgrade>> HttpConnection::run() {
    if (admission_ && !admission_->granted()) {
        co_await send_last_response(too_many_connections());
        co_return std::nullopt;
    }
    while (!stopping()) {
        Parser parser;
        if (!co_await read_request(parser)) break;
        lane_.counts.requests.add(1);
        HttpRequest& message = parser.get();
        const bool head_only = message.method() == http::verb::head, upgrade = beast::websocket::is_upgrade(message);
        Request request;
        std::optional<Response> wrong = read(message, request);
        if (!wrong && upgrade) wrong = refuse_handshake(message, request, buffer_.size());
        if (wrong) {
            co_await send_last_response(std::move(*wrong));
            break;
        }
        request_ = request.id;
        std::optional<Answer::Given> given = too_many_connections();
        if (admit(message, request)) given = co_await ask(std::move(request), upgrade);
        else lane_.counts.refused.add(1);
        if (!given) break;
        if (Accepted* accepted = std::get_if<Accepted>(&*given)) {
            if (stopping()) break;
            co_return Upgrade{std::move(socket_),  parser.release(),    std::move(*accepted),
                              std::move(network_), std::move(request_), std::move(*admission_)};
        }
        std::get<Response>(*given).headers.emplace_back(kRequestId, std::move(request_));
        const KeepAlive keep_alive = message.keep_alive() && !stopping() ? KeepAlive::yes : KeepAlive::no;
        if (!co_await write(std::get<Response>(*given), keep_alive, head_only) || keep_alive == KeepAlive::no) break;
        if (limits_.proxy.trusted) admission_.reset();
    }
    ErrorCode ignored;
    socket_.shutdown(TcpSocket::shutdown_both, ignored);
    co_return std::nullopt;
}

}   // namespace

Awaitable<> serve(TcpSocket socket, Lane& lane, Client peer, Ticket) {
    std::optional<Upgrade> upgrade;
    {
        HttpConnection connection(std::move(socket), lane, std::move(peer));
        const Registered registered(lane, connection);
        upgrade = co_await connection.run();
    }
    if (upgrade) co_await serve_websocket(std::move(*upgrade), lane);
}

}   // namespace papelotte::net
