// The frames of a WebSocket (RFC 6455, 5) as plain bytes: parses the frames of a client, and writes the heads of the server's frames.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte::net {

enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

// RFC 6455, 7.4.1.
enum class CloseCode : std::uint16_t {
    none = 0,                 // no code was sent
    normal = 1000,
    going_away = 1001,
    protocol_error = 1002,
    unknown_data = 1003,
    bad_payload = 1007,
    too_big = 1009,
    internal_error = 1011,
    service_restart = 1012,
};

// The head of a frame that the server sends: a whole message, not masked.
class FrameHead {
   public:
    FrameHead(Opcode opcode, std::size_t payload);
    std::string_view bytes() const { return {bytes_.data(), size_}; }

   private:
    std::array<char, 10> bytes_{};
    std::size_t size_ = 2;
};

// The payload of a close frame. A reason that is too long is cut between two characters.
std::string close_payload(CloseCode code, std::string_view reason);

// Parses the frames of one client. Bytes are read into room(); next() returns frames until it returns `none`.
//
//     [ taken | a frame, or its beginning | room ]
//             begin_                      end_
class FrameReader {
   public:
    enum class Kind : std::uint8_t { none, part, text, ping, pong, close, broken };   // part: the message continues
    struct Frame {
        Kind kind = Kind::none;
        std::string_view payload;                   // of a text: the whole message; of a broken frame: the fault. Valid until room()
        CloseCode code = CloseCode::none;           // of a close: the client's; of a broken frame: the server's
    };

    explicit FrameReader(std::size_t longest_message);

    std::span<char> room();                         // never empty
    void add(std::size_t bytes) { end_ += bytes; }  // the number of bytes that were read into room()
    Frame next();

   private:
    struct Head {
        Opcode opcode;
        bool last;
        std::size_t head_size, size;
    };
    Frame broken(CloseCode code, std::string_view why);
    Frame control(Opcode opcode, std::string_view payload);
    Frame message(const Head& head, std::string_view payload);

    const std::size_t longest_;
    std::vector<char> bytes_;
    std::size_t begin_ = 0, end_ = 0;
    std::string parts_;                             // of a message that comes in several frames
    bool in_parts_ = false;
};

}  // namespace papelotte::net
