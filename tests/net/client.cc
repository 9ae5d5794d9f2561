// See client.h.
#include "tests/net/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace papelotte::net_test {

namespace {

using Clock = std::chrono::steady_clock;

std::string lower(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return small;
}

std::string head_of(std::string_view method, std::string_view path, std::uint16_t port, const Headers& headers) {
    std::string head;
    head.append(method).append(" ").append(path).append(" HTTP/1.1\r\nHost: 127.0.0.1:").append(std::to_string(port)).append("\r\n");
    for (const auto& [name, value] : headers) head.append(name).append(": ").append(value).append("\r\n");
    return head;
}

std::size_t number(std::string_view text) {
    std::size_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace

RawClient::RawClient(std::uint16_t port, int receive_buffer) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const int yes = 1;
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (receive_buffer > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) disconnect();
}

RawClient& RawClient::operator=(RawClient&& other) noexcept {
    std::swap(socket_, other.socket_);
    std::swap(buffer_, other.buffer_);
    return *this;
}

bool RawClient::send(std::string_view bytes) {
    if (!connected()) return false;
    while (!bytes.empty()) {
        pollfd ready{socket_, POLLOUT, 0};
        if (::poll(&ready, 1, static_cast<int>(kPatience.count())) != 1) return false;
        const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

void RawClient::finish() { ::shutdown(socket_, SHUT_WR); }

void RawClient::disconnect() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
}

void RawClient::reset() {
    const linger now{1, 0};
    setsockopt(socket_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    disconnect();
}

RawClient::Got RawClient::receive_more(Clock::time_point until) {
    if (!connected()) return Got::end;
    const auto left = std::chrono::ceil<Milliseconds>(until - Clock::now());
    pollfd ready{socket_, POLLIN, 0};
    if (socket_ < 0) return Got::end;
    if (left.count() <= 0 || ::poll(&ready, 1, static_cast<int>(left.count())) != 1) return Got::nothing;
    std::array<char, 16384> bytes;
    const ssize_t got = ::recv(socket_, bytes.data(), bytes.size(), 0);
    if (got <= 0) return Got::end;
    buffer_.append(bytes.data(), static_cast<std::size_t>(got));
    return Got::bytes;
}

std::optional<std::string> RawClient::read(std::size_t bytes, Milliseconds patience) {
    const auto until = Clock::now() + patience;
    while (buffer_.size() < bytes)
        if (receive_more(until) != Got::bytes) return std::nullopt;
    std::string read = buffer_.substr(0, bytes);
    buffer_.erase(0, bytes);
    return read;
}

std::optional<std::string> RawClient::read_until(std::string_view end, Milliseconds patience) {
    const auto until = Clock::now() + patience;
    while (!buffer_.contains(end))
        if (receive_more(until) != Got::bytes) return std::nullopt;
    return read(buffer_.find(end) + end.size());
}

std::optional<std::string> RawClient::read_to_end(Milliseconds patience) {
    const auto until = Clock::now() + patience;
    while (true) switch (receive_more(until)) {
            case Got::bytes: break;
            case Got::nothing: return std::nullopt;
            case Got::end: return std::exchange(buffer_, {});
        }
}

std::string HttpAnswer::header(std::string_view name) const {
    const auto found = std::ranges::find(headers, lower(name), &Headers::value_type::first);
    return found == headers.end() ? std::string() : found->second;
}

std::string HttpAnswer::error_code() const {
    constexpr std::string_view kBefore = R"({"error":{"code":")";
    if (!body.starts_with(kBefore)) return "";
    return body.substr(kBefore.size(), body.find('"', kBefore.size()) - kBefore.size());
}

HttpAnswer read_answer(RawClient& client, bool head, Milliseconds patience) {
    HttpAnswer answer;
    const std::optional<std::string> text = client.read_until("\r\n\r\n", patience);
    if (!text || !text->starts_with("HTTP/1.1 ")) return answer;
    answer.status = static_cast<int>(number(text->substr(9, 3)));
    for (std::size_t begin = text->find("\r\n") + 2; begin + 2 < text->size();) {
        const std::size_t end = text->find("\r\n", begin), colon = text->find(": ", begin);
        answer.headers.emplace_back(lower(text->substr(begin, colon - begin)), text->substr(colon + 2, end - colon - 2));
        begin = end + 2;
    }
    if (!head) answer.body = client.read(number(answer.header("content-length")), patience).value_or("");
    return answer;
}

HttpAnswer HttpClient::post(std::string_view path, std::string_view json, const Headers& headers) {
    Headers all = headers;
    const auto is_type = [](const auto& header) { return lower(header.first) == "content-type"; };
    if (std::ranges::none_of(all, is_type)) all.emplace_back("Content-Type", "application/json");
    return request("POST", path, json, all);
}

HttpAnswer HttpClient::request(std::string_view method, std::string_view path, std::string_view body, const Headers& headers) {
    std::string text = head_of(method, path, port_, headers);
    if (!cookies.empty()) text.append("Cookie: ").append(cookie_header()).append("\r\n");
    if (!body.empty() || method == "POST") text.append("Content-Length: ").append(std::to_string(body.size())).append("\r\n");
    text.append("\r\n").append(body);

    HttpAnswer answer = try_request(text, method == "HEAD");
    if (answer.status == 0 && !client_->connected()) answer = try_request(text, method == "HEAD");
    keep_cookies(answer);
    return answer;
}

// There is no answer on a connection that the server has closed; the caller tries again on a new one.
HttpAnswer HttpClient::try_request(const std::string& text, bool head) {
    if (!client_ || !client_->connected()) {
        client_.emplace(port_);
        ++connections_;
    }
    client_->send(text);
    HttpAnswer answer = read_answer(*client_, head);
    if (answer.status == 0 || answer.header("connection") == "close") client_->disconnect();
    return answer;
}

void HttpClient::keep_cookies(const HttpAnswer& answer) {
    for (const auto& [name, value] : answer.headers) {
        if (name != "set-cookie") continue;
        const std::string pair = value.substr(0, value.find(';'));
        const std::size_t equals = pair.find('=');
        cookies[pair.substr(0, equals)] = pair.substr(equals + 1);
    }
}

std::string HttpClient::cookie_header() const {
    std::string text;
    for (const auto& [name, value] : cookies) text.append(text.empty() ? "" : "; ").append(name).append("=").append(value);
    return text;
}

}  // namespace papelotte::net_test
