// See deflated.h. Raw deflate without zlib's header and checksum, which would be a tenth of a stored account.
#include "server/match/deflated.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <new>

namespace papelotte::server {

namespace {

constexpr int kRaw = -15, kLevel = 6, kMemory = 8;

Bytef* bytes_of(std::string_view text) { return reinterpret_cast<Bytef*>(const_cast<char*>(text.data())); }   // zlib only reads from it

void set_input(z_stream& stream, std::string_view text) {
    stream.next_in = bytes_of(text);
    stream.avail_in = static_cast<uInt>(text.size());
}

}  // namespace

std::string deflated(std::string_view text, std::string_view dictionary) {
    z_stream stream{};
    if (deflateInit2(&stream, kLevel, Z_DEFLATED, kRaw, kMemory, Z_DEFAULT_STRATEGY) != Z_OK) throw std::bad_alloc();
    if (!dictionary.empty()) deflateSetDictionary(&stream, bytes_of(dictionary), static_cast<uInt>(dictionary.size()));
    std::string out(deflateBound(&stream, text.size()), '\0');
    set_input(stream, text);
    stream.next_out = bytes_of(out);
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);   // deflateBound() made the output large enough
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

std::optional<std::string> inflated(std::string_view bytes, std::size_t most, std::string_view dictionary) {
    z_stream stream{};
    if (inflateInit2(&stream, kRaw) != Z_OK) throw std::bad_alloc();
    if (!dictionary.empty()) inflateSetDictionary(&stream, bytes_of(dictionary), static_cast<uInt>(dictionary.size()));
    set_input(stream, bytes);
    std::string out;
    std::array<char, 16384> buffer{};
    int code = Z_OK;
    while (code == Z_OK && out.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        stream.avail_out = static_cast<uInt>(buffer.size());
        code = inflate(&stream, Z_NO_FLUSH);
        out.append(buffer.data(), buffer.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    if (code != Z_STREAM_END || out.size() > most) return std::nullopt;
    return out;
}

}  // namespace papelotte::server
