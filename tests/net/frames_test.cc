// The frames of a WebSocket without a socket: the result does not depend on how the bytes arrive, and no bytes cause a crash.
#include "server/net/frames.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace papelotte::net {

namespace {

constexpr std::size_t kLongest = 300;
using Kind = FrameReader::Kind;

std::string frame(Opcode opcode, std::string_view payload, bool last = true) {
    std::string bytes(FrameHead(opcode, payload.size()).bytes());
    if (!last) bytes[0] = static_cast<char>(bytes[0] & 0x7f);
    bytes[1] = static_cast<char>(bytes[1] | 0x80);
    constexpr std::string_view kMask = "\x11\x92\x33\xf4";
    bytes += kMask;
    for (std::size_t i = 0; i < payload.size(); ++i) bytes += static_cast<char>(payload[i] ^ kMask[i % 4]);
    return bytes;
}

// All frames that are read, as text; the bytes arrive in pieces of this size.
std::vector<std::string> read(std::string_view bytes, std::size_t piece) {
    FrameReader reader(kLongest);
    std::vector<std::string> all;
    while (!bytes.empty()) {
        const std::span<char> room = reader.room();
        EXPECT_FALSE(room.empty());
        const std::size_t size = std::min({piece, room.size(), bytes.size()});
        std::copy_n(bytes.begin(), size, room.begin());
        bytes.remove_prefix(size);
        reader.add(size);
        for (auto one = reader.next(); one.kind != Kind::none; one = reader.next()) {
            const std::string payload(one.payload);
            if (one.kind == Kind::text) all.push_back("text " + payload);
            if (one.kind == Kind::ping) all.push_back("ping " + payload);
            if (one.kind == Kind::pong) all.push_back("pong " + payload);
            if (one.kind == Kind::close) all.push_back("close " + std::to_string(static_cast<int>(one.code)) + " " + payload);
            if (one.kind == Kind::broken) return all.push_back("broken " + std::to_string(static_cast<int>(one.code))), all;
        }
    }
    return all;
}

using Told = std::vector<std::string>;

TEST(Frames, are_read_the_same_however_they_arrive) {
    const std::string long_text(kLongest, 'x');
    const std::string bytes = frame(Opcode::text, "") + frame(Opcode::text, "hello") + frame(Opcode::text, long_text) +
                              frame(Opcode::text, "one ", false) + frame(Opcode::ping, "?") + frame(Opcode::more, "", false) +
                              frame(Opcode::more, "two") + frame(Opcode::pong, "!") + frame(Opcode::text, long_text) +
                              frame(Opcode::text, std::string(200, 'a'), false) + frame(Opcode::more, std::string(100, 'b')) +
                              frame(Opcode::close, close_payload(CloseCode::normal, "bye"));
    const Told expected{"text ",         "text hello", "text " + long_text, "ping ?",
                        "text one two",  "pong !",     "text " + long_text, "text " + std::string(200, 'a') + std::string(100, 'b'),
                        "close 1000 bye"};
    for (const std::size_t piece : {1u, 2u, 3u, 7u, 64u, 301u, 100'000u}) EXPECT_EQ(read(bytes, piece), expected) << piece;
}

TEST(Frames, say_why_they_are_refused) {
    const auto refused = [](const std::string& bytes) {
        const Told told = read(bytes, 1000);
        return told.empty() ? "" : told.back();
    };
    EXPECT_EQ(refused(frame(Opcode::text, std::string(kLongest + 1, 'x'))), "broken 1009");
    EXPECT_EQ(refused(frame(Opcode::text, std::string(200, 'x'), false) + frame(Opcode::more, std::string(101, 'x'))), "broken 1009");
    EXPECT_EQ(refused("\x81\xff" + std::string(8, '\xff') + "mask"), "broken 1009");
    EXPECT_EQ(refused(frame(Opcode::binary, "x")), "broken 1003");
    EXPECT_EQ(refused(frame(Opcode::text, "\xff")), "broken 1007");
    EXPECT_EQ(refused(frame(Opcode::text, "\xc3", false) + frame(Opcode::more, "\xa9")), "text \xc3\xa9");   // a character in two parts
    EXPECT_EQ(refused(frame(Opcode::text, "x", false) + frame(Opcode::text, "y")), "broken 1002");
    EXPECT_EQ(refused(frame(Opcode::more, "x")), "broken 1002");
    EXPECT_EQ(refused(std::string("\x81\xfe\x00\x7d", 4) + "mask"), "broken 1002");                  // a length of 125 needs no extra bytes
    EXPECT_EQ(refused(std::string("\x81\xff\x00\x00\x00\x00\x00\x00\xff\xff", 10) + "mask"), "broken 1002");
    for (const int code : {0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535})
        EXPECT_EQ(refused(frame(Opcode::close, close_payload(static_cast<CloseCode>(code), "") + (code == 0 ? "x" : ""))), "broken 1002")
            << code;
    EXPECT_EQ(refused(frame(Opcode::close, close_payload(CloseCode::normal, "\xff"))), "broken 1007");
    EXPECT_EQ(refused(frame(Opcode::close, "")), "close 0 ");
}

TEST(Frames, of_random_bytes_do_no_harm) {
    std::minstd_rand random(1815);
    for (int round = 0; round < 20'000; ++round) {
        std::string bytes;
        for (int i = static_cast<int>(random() % 4); i > 0; --i)
            bytes += frame(static_cast<Opcode>(random() % 11), std::string(random() % 150, 'x'), random() % 3 != 0);
        for (int i = static_cast<int>(random() % 6); i > 0 && !bytes.empty(); --i) bytes[random() % bytes.size()] = static_cast<char>(random());
        const Told told = read(bytes, 100'000);
        ASSERT_EQ(read(bytes, 1 + random() % 5), told);
        for (const std::string& one : told) ASSERT_LE(one.size(), kLongest + 20);
    }
}

TEST(Frames, that_are_sent_encode_their_length_in_as_few_bytes_as_possible) {
    using namespace std::string_literals;
    EXPECT_EQ(FrameHead(Opcode::text, 0).bytes(), "\x81\x00"s);
    EXPECT_EQ(FrameHead(Opcode::pong, 125).bytes(), "\x8a\x7d"s);
    EXPECT_EQ(FrameHead(Opcode::text, 126).bytes(), "\x81\x7e\x00\x7e"s);
    EXPECT_EQ(FrameHead(Opcode::text, 65535).bytes(), "\x81\x7e\xff\xff"s);
    EXPECT_EQ(FrameHead(Opcode::text, 65536).bytes(), "\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"s);
}

}  // namespace

}  // namespace papelotte::net
