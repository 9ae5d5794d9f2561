// Any bytes from a WebSocket client, in pieces of any size: the result does not depend on the pieces, is text, and never exceeds the
// limit. The first byte is the size of a piece.
#include <algorithm>
#include <cstdlib>

#include "engine/utf8.h"
#include "server/net/frames.h"

using namespace papelotte;
using net::FrameReader;

namespace {

constexpr std::size_t kLongest = 200;

std::string read(std::string_view bytes, std::size_t piece) {
    FrameReader reader(kLongest);
    std::string all;
    while (!bytes.empty()) {
        const std::span<char> room = reader.room();
        if (room.empty()) std::abort();
        const std::size_t size = std::min({piece, room.size(), bytes.size()});
        std::copy_n(bytes.begin(), size, room.begin());
        bytes.remove_prefix(size);
        reader.add(size);
        for (auto frame = reader.next(); frame.kind != FrameReader::Kind::none; frame = reader.next()) {
            if (frame.kind == FrameReader::Kind::text && (frame.payload.size() > kLongest || !is_utf8(frame.payload))) std::abort();
            all += static_cast<char>(frame.kind);
            all += frame.payload;
            if (frame.kind == FrameReader::Kind::broken) return all;
        }
    }
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (read(bytes, 1 + std::size_t{data[0]}) != read(bytes, 1)) std::abort();
    return 0;
}
