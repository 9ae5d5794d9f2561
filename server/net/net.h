// The network, in plain types: this header includes no Boost. The implementation (Boost.Beast, one io_context per thread,
// coroutines) is in the .cc files of this folder, which are the only slow ones to compile.
//
// A connection stays on the thread that accepted it. Handlers run on that thread and must not block. Long work answers later, through
// Reply or Socket::send, which are safe to call from any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace papelotte::net {

struct Request {
    std::string method;                                          // "GET"
    std::string path;                                            // decoded, without the query: "/api/games"; always begins with '/'
    std::vector<std::pair<std::string, std::string>> query;      // decoded
    std::string host, origin, content_type, cookie, accept_encoding, if_none_match;   // headers as sent; empty: absent
    std::string address;                                         // of the client: "127.0.0.1"; behind a trusted proxy, as the proxy saw it
    std::string network;   // for limits: an IPv4 address, or the /64 of an IPv6 address
    std::string body;
    std::string id;   // the proxy's X-Request-Id, or a new one: for logs, and in the answer

    std::optional<std::string_view> parameter(std::string_view name) const;   // of the query
    std::optional<std::string_view> cookie_value(std::string_view name) const;
};

struct Response {
    int status = 200;
    std::string content_type = "application/json";
    std::string body;
    std::shared_ptr<const std::string> shared_body;   // instead of body: bytes that several responses share (the page's files)
    std::vector<std::pair<std::string, std::string>> headers;   // besides those that every response gets
};

// Answers one request, once; later calls are ignored. Copies share the request. If all copies are destroyed unanswered, the client gets 500.
using Reply = std::function<void(Response)>;

using Message = std::shared_ptr<const std::string>;   // immutable, shared by all recipients

// One WebSocket connection. It lives while somebody holds it; sending to a closed one has no effect.
class Socket {
   public:
    virtual ~Socket() = default;
    virtual void send(Message text) = 0;   // queued; the connection is dropped when the queue overflows
    virtual void close(std::uint16_t code, std::string_view reason) = 0;   // after the queued messages
    virtual std::uint64_t id() const = 0;   // unique in this process
    virtual const std::string& network() const = 0;   // as in Request
    virtual const std::string& request() const = 0;   // the id of the request that it began with
};

// The acceptance of a WebSocket request. The callbacks run on the connection's thread.
struct Accepted {
    std::function<void(std::shared_ptr<Socket>)> opened;
    std::function<void(std::string_view)> received;   // one text message; binary ones close the connection with 1003
    std::function<void()> closed;   // last, exactly once after opened
};
struct Refused {
    Response response;
};

class Handler {
   public:
    virtual ~Handler() = default;
    virtual void request(Request, Reply) = 0;
    // A request to become a WebSocket. Answer once, from any thread, by calling one of the two functions.
    virtual void upgrade(Request, std::function<void(Accepted)> accept, std::function<void(Response)> refuse) = 0;
    // A callback or a posted task threw an exception. That connection or task ends; the server continues. From any thread.
    virtual void failed(std::string_view what) noexcept { static_cast<void>(what); }
};

// The proxy in front of the server.
struct Proxy {
    bool trusted = false;   // the client's address is the last one in X-Forwarded-For, which the proxy has added
    bool https = false;   // browsers use https, and are told never to use http (HSTS)
};

struct Limits {
    std::size_t head_bytes = 8 * 1024, body_bytes = 16 * 1024, message_bytes = 4 * 1024;
    std::size_t long_body_bytes = 64 * 1024;   // for requests to long_body_paths, compared with the request line
    std::vector<std::string> long_body_paths;
    // Limits of queues for clients that do not read. Bytes are counted per connection and per network.
    std::size_t queued_messages = 256, queued_bytes = std::size_t{1} << 20, queued_bytes_per_network = std::size_t{16} << 20;
    int connections_per_network = 200;   // behind a proxy: running requests and WebSockets; 0: unlimited
    int idle_seconds = 60;   // for a whole request to arrive; a silent WebSocket is pinged, then dropped
    Proxy proxy;
};

// For /metrics; may be read from any thread. All except sockets_open count from the start. refused: malformed requests, and
// connections beyond a network's limit; dropped_slow: WebSockets whose queue overflowed.
struct Counters {
    std::uint64_t requests, connections, sockets_open, messages_in, messages_out, bytes_out, dropped_slow, refused;
};

class Server {
   public:
    // Listens at once on host:port (0: any free port); the error is one line ("port 1815 is in use").
    static std::unique_ptr<Server> listen(const std::string& host, std::uint16_t port, int threads, const Limits&, Handler&, std::string& error);
    virtual ~Server() = default;

    virtual std::uint16_t port() const = 0;
    virtual void run() = 0;   // until stop(); serves with its threads
    virtual void stop() = 0;   // from any thread or a handler: closes WebSockets with 1012, lets requests end (2 s)
    virtual void on_signal(std::function<void(int)>) = 0;   // SIGTERM and SIGINT, on one of its threads; call before run()

    // Runs a task on one of the threads. Tasks of one lane run in the order of posting, never at the same time. An exception goes to
    // Handler::failed.
    // After stop(), tasks posted before the last connection ended are still run; later ones are dropped.
    virtual int lanes() const = 0;   // = threads
    virtual void post(int lane, std::move_only_function<void()>) = 0;
    virtual void post_after(int lane, int milliseconds, std::move_only_function<void()>) = 0;   // dropped if the server stops before
    virtual Counters counters() const = 0;
};

}   // namespace papelotte::net
