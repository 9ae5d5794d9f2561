// See frames.h. Numbers in comments are sections of RFC 6455.
#include "server/net/frames.h"

#include <algorithm>
#include <cstring>

#include "engine/utf8.h"

namespace papelotte::net {

namespace {

constexpr std::size_t kLongestHead = 14, kLongestControl = 125;
constexpr std::size_t kMask = 4;

std::uint8_t byte_at(std::string_view bytes, std::size_t place) { return static_cast<std::uint8_t>(bytes[place]); }

std::uint64_t number_of(std::string_view big_endian) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < big_endian.size(); ++i) number = number << 8 | byte_at(big_endian, i);
    return number;
}

// 7.4: the codes that may be sent in a frame.
bool may_be_sent(std::uint64_t code) {
    return (code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006) || (code >= 3000 && code <= 4999);
}

}  // namespace

FrameHead::FrameHead(Opcode opcode, std::size_t payload) {
    bytes_[0] = static_cast<char>(0x80 | static_cast<int>(opcode));
    if (payload > kLongestControl) size_ = payload <= 0xffff ? 4 : 10;
    bytes_[1] = static_cast<char>(size_ == 2 ? payload : size_ == 4 ? 126 : 127);
    for (std::size_t i = size_; i-- > 2; payload >>= 8) bytes_[i] = static_cast<char>(payload & 0xff);
}

std::string close_payload(CloseCode code, std::string_view reason) {
    if (code == CloseCode::none) return {};
    std::size_t size = std::min(reason.size(), kLongestControl - 2);
    while (size < reason.size() && size > 0 && (byte_at(reason, size) & 0xc0) == 0x80) --size;
    const auto number = static_cast<unsigned>(code);
    std::string payload{static_cast<char>(number >> 8), static_cast<char>(number & 0xff)};
    return payload.append(reason.substr(0, size));
}

FrameReader::FrameReader(std::size_t longest_message)
    : longest_(longest_message), bytes_(kLongestHead + std::max(longest_message, kLongestControl)) {}

// Makes room for the longest frame allowed.
std::span<char> FrameReader::room() {
    if (begin_ > 0) {
        std::memmove(bytes_.data(), bytes_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    return std::span(bytes_).subspan(end_);
}

FrameReader::Frame FrameReader::broken(CloseCode code, std::string_view why) {
    begin_ = end_ = 0;   // the input after this is meaningless
    return {Kind::broken, why, code};
}

FrameReader::Frame FrameReader::next() {
    const std::string_view bytes(bytes_.data() + begin_, end_ - begin_);
    if (bytes.size() < 2) return {};
    Head head{static_cast<Opcode>(byte_at(bytes, 0) & 0x0f), (byte_at(bytes, 0) & 0x80) != 0, 2 + kMask, byte_at(bytes, 1) & 0x7fu};
    const bool is_control = head.opcode >= Opcode::close;
    // 5.2, 5.5
    if ((byte_at(bytes, 0) & 0x70) != 0) return broken(CloseCode::protocol_error, "reserved bits");
    if ((byte_at(bytes, 1) & 0x80) == 0) return broken(CloseCode::protocol_error, "a frame is not masked");
    if (head.opcode > Opcode::pong || (head.opcode > Opcode::binary && !is_control)) return broken(CloseCode::protocol_error, "unknown opcode");
    if (is_control && (!head.last || head.size > kLongestControl)) return broken(CloseCode::protocol_error, "not a control frame");
    // 5.4
    if (head.opcode == Opcode::binary) return broken(CloseCode::unknown_data, "only text is read here");
    if (!is_control && (head.opcode == Opcode::more) != in_parts_) return broken(CloseCode::protocol_error, "fragments out of order");

    if (head.size > kLongestControl) {
        const std::size_t length = head.size == 126 ? 2 : 8;
        if (bytes.size() < 2 + length) return {};
        const std::uint64_t size = number_of(bytes.substr(2, length));
        if (size <= (length == 2 ? kLongestControl : 0xffff)) return broken(CloseCode::protocol_error, "a length in too many bytes");
        if (size > longest_) return broken(CloseCode::too_big, "the message is too long");
        head.size = static_cast<std::size_t>(size);
        head.head_size += length;
    }
    if (!is_control && head.size > longest_ - (in_parts_ ? parts_.size() : 0)) return broken(CloseCode::too_big, "the message is too long");
    if (bytes.size() < head.head_size + head.size) return {};

    char* payload = bytes_.data() + begin_ + head.head_size;
    const char* mask = payload - kMask;
    for (std::size_t i = 0; i < head.size; ++i) payload[i] = static_cast<char>(payload[i] ^ mask[i % kMask]);   // 5.3
    begin_ += head.head_size + head.size;
    return is_control ? control(head.opcode, {payload, head.size}) : message(head, {payload, head.size});
}

FrameReader::Frame FrameReader::control(Opcode opcode, std::string_view payload) {
    if (opcode != Opcode::close) return {opcode == Opcode::ping ? Kind::ping : Kind::pong, payload};
    if (payload.empty()) return {Kind::close, payload};
    const std::uint64_t code = number_of(payload.substr(0, 2));
    if (payload.size() < 2 || !may_be_sent(code)) return broken(CloseCode::protocol_error, "not a code to close with");
    if (!is_utf8(payload.substr(2))) return broken(CloseCode::bad_payload, "not UTF-8");
    return {Kind::close, payload.substr(2), static_cast<CloseCode>(code)};
}

FrameReader::Frame FrameReader::message(const Head& head, std::string_view payload) {
    if (in_parts_ || !head.last) {
        if (head.opcode == Opcode::text) parts_.clear();
        parts_.append(payload);
        in_parts_ = !head.last;
        if (in_parts_) return {Kind::part, {}};
        payload = parts_;
    }
    if (!is_utf8(payload)) return broken(CloseCode::bad_payload, "not UTF-8");
    return {Kind::text, payload};
}

}  // namespace papelotte::net
