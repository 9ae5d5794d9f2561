// See client.h: WsClient.
#include <algorithm>

#include "tests/net/client.h"

namespace papelotte::net_test {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view kMask = "\x11\x22\x33\x44";            // RFC 6455 requires a random one; a server cannot tell

std::string big_endian(std::uint64_t value, int bytes) {
    std::string text;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) text.push_back(static_cast<char>(value >> shift & 0xff));
    return text;
}

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t value = 0;
    for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

}  // namespace

WsClient::WsClient(std::uint16_t port, std::string_view path, const Headers& headers, int receive_buffer) : client_(port, receive_buffer) {
    std::string text = "GET " + std::string(path) + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                       "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (const auto& [name, value] : headers) text.append(name).append(": ").append(value).append("\r\n");
    client_.send(text + "\r\n");
    answer_ = read_answer(client_);
}

bool WsClient::send_frame(Opcode opcode, std::string_view payload, bool last) {
    std::string frame;
    frame.push_back(static_cast<char>((last ? 0x80 : 0) | static_cast<int>(opcode)));
    const std::size_t size = payload.size();
    if (size < 126) frame += big_endian(0x80 | size, 1);
    else if (size < 65536) frame += big_endian(0x80 | 126, 1) + big_endian(size, 2);
    else frame += big_endian(0x80 | 127, 1) + big_endian(size, 8);
    frame += kMask;
    for (std::size_t i = 0; i < size; ++i) frame.push_back(static_cast<char>(payload[i] ^ kMask[i % 4]));
    return client_.send(frame);
}

void WsClient::close(std::uint16_t code) { send_frame(Opcode::close, big_endian(code, 2)); }

std::optional<std::string> WsClient::receive(Milliseconds patience) {
    const auto until = Clock::now() + patience;
    const auto left = [&] { return std::max(std::chrono::ceil<Milliseconds>(until - Clock::now()), Milliseconds(0)); };
    while (code_ == 0) {
        const std::optional<std::string> head = client_.read(2, left());   // the rest of a frame follows at once
        if (!head) return std::nullopt;
        const auto opcode = static_cast<Opcode>((*head)[0] & 0x0f);
        std::uint64_t size = big_endian(head->substr(1)) & 0x7f;
        if (size >= 126) size = big_endian(client_.read(size == 126 ? 2 : 8).value_or(""));
        std::optional<std::string> payload = client_.read(size);
        if (!payload) return std::nullopt;
        if (opcode == Opcode::text) return payload;
        if (opcode == Opcode::ping) send_frame(Opcode::pong, *payload);
        if (opcode == Opcode::close) {
            code_ = payload->size() < 2 ? 1005 : static_cast<std::uint16_t>(big_endian(payload->substr(0, 2)));
            reason_ = payload->size() < 2 ? "" : payload->substr(2);
            close(code_);
            client_.disconnect();
        }
    }
    return std::nullopt;
}

std::uint16_t WsClient::close_code(Milliseconds patience) {
    const auto until = Clock::now() + patience;
    while (code_ == 0 && receive(std::max(std::chrono::ceil<Milliseconds>(until - Clock::now()), Milliseconds(0)))) {
    }
    if (code_ != 0) return code_;
    return client_.read_to_end(std::max(std::chrono::ceil<Milliseconds>(until - Clock::now()), Milliseconds(1))) ? 1006 : 0;
}

}  // namespace papelotte::net_test
