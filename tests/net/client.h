// Clients for tests against a real server on loopback: raw bytes, HTTP with cookies, WebSocket. Nothing here blocks for ever: what
// does not arrive in time gives an empty result, and the test fails.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace papelotte::net_test {

using Milliseconds = std::chrono::milliseconds;
using Headers = std::vector<std::pair<std::string, std::string>>;
inline constexpr Milliseconds kPatience{10'000};

// A TCP connection to 127.0.0.1.
class RawClient {
   public:
    explicit RawClient(std::uint16_t port, int receive_buffer = 0);   // 0: the system's default
    RawClient(RawClient&& other) noexcept : socket_(std::exchange(other.socket_, -1)), buffer_(std::move(other.buffer_)) {}
    RawClient& operator=(RawClient&& other) noexcept;
    ~RawClient() { disconnect(); }

    bool connected() const { return socket_ >= 0; }
    bool send(std::string_view bytes);                                // false: the server has closed the connection
    void finish();                                                    // closes the sending half of the connection
    void disconnect();
    void reset();                                                     // disconnects with RST

    // Reading. Bytes beyond the requested ones are kept.
    std::optional<std::string> read_until(std::string_view end, Milliseconds patience = kPatience);
    std::optional<std::string> read(std::size_t bytes, Milliseconds patience = kPatience);
    std::optional<std::string> read_to_end(Milliseconds patience = kPatience);   // until the server closes; nullopt: it did not

   private:
    enum class Got : std::uint8_t { bytes, end, nothing };
    Got receive_more(std::chrono::steady_clock::time_point until);

    int socket_ = -1;
    std::string buffer_;
};

struct HttpAnswer {
    int status = 0;                                                   // 0: no answer
    Headers headers;                                                  // names in small letters
    std::string body;

    std::string header(std::string_view name) const;                  // the first one; empty: absent
    std::string error_code() const;                                   // of {"error":{"code":…}}
};

// Reads one response; without a body if it answers HEAD.
HttpAnswer read_answer(RawClient& client, bool head = false, Milliseconds patience = kPatience);

// One person's browser: keeps cookies and its connection, and opens another connection if the server has closed it.
class HttpClient {
   public:
    explicit HttpClient(std::uint16_t port) : port_(port) {}

    HttpAnswer get(std::string_view path, const Headers& headers = {}) { return request("GET", path, "", headers); }
    HttpAnswer post(std::string_view path, std::string_view json, const Headers& headers = {});
    HttpAnswer request(std::string_view method, std::string_view path, std::string_view body, const Headers& headers = {});

    std::string cookie_header() const;                                // "name=value; …", for a WsClient
    std::map<std::string, std::string> cookies;
    int connections() const { return connections_; }                  // opened so far

   private:
    HttpAnswer try_request(const std::string& text, bool head);
    void keep_cookies(const HttpAnswer& answer);

    std::uint16_t port_;
    std::optional<RawClient> client_;
    int connections_ = 0;
};

class WsClient {
   public:
    enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

    // Connects and does the handshake; status() is 101 if that succeeded, else answer() has the response.
    WsClient(std::uint16_t port, std::string_view path, const Headers& headers = {}, int receive_buffer = 0);

    bool open() const { return answer_.status == 101; }
    const HttpAnswer& answer() const { return answer_; }

    bool send(std::string_view text) { return send_frame(Opcode::text, text); }
    bool send_frame(Opcode opcode, std::string_view payload, bool last = true);
    bool send_raw(std::string_view bytes) { return client_.send(bytes); }
    void close(std::uint16_t code = 1000);

    // The next text message; pings before it are answered. Nullopt: none came, or the connection ended.
    std::optional<std::string> receive(Milliseconds patience = kPatience);
    // Reads to the end. 0: the server has not closed; 1006: it closed without a close frame.
    std::uint16_t close_code(Milliseconds patience = kPatience);
    const std::string& close_reason() const { return reason_; }
    void disconnect() { client_.disconnect(); }

   private:
    RawClient client_;
    HttpAnswer answer_;
    std::uint16_t code_ = 0;
    std::string reason_;
};

}  // namespace papelotte::net_test
