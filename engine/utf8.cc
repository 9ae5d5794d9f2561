// See utf8.h.
#include "engine/utf8.h"

#include <cstddef>

namespace papelotte {

namespace {

// Takes one code point from the front of a non-empty text; nullopt if it is invalid.
std::optional<char32_t> take_code_point(std::string_view& text) {
    const auto byte = [&](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u; };
    const unsigned first = byte(0);
    const std::size_t length = first < 0x80                    ? 1
                               : first >= 0xC2 && first < 0xE0 ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0) return std::nullopt;
    char32_t point = length == 1 ? first : first & (0x7Fu >> length);
    for (std::size_t next = 1; next < length; ++next) {
        if ((byte(next) & 0xC0) != 0x80) return std::nullopt;
        point = (point << 6) | (byte(next) & 0x3F);
    }
    const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    if (overlong || surrogate || point > 0x10FFFF) return std::nullopt;
    text.remove_prefix(length);
    return point;
}

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty())
        if (!take_code_point(text)) return false;
    return true;
}

std::optional<std::u32string> code_points(std::string_view text) {
    std::u32string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto point = take_code_point(text);
        if (!point) return std::nullopt;
        result.push_back(*point);
    }
    return result;
}

std::string utf8(std::u32string_view text) {
    std::string result;
    result.reserve(text.size());
    const auto add = [&](char32_t bits) { result.push_back(static_cast<char>(bits)); };
    for (const char32_t point : text) {
        if (point < 0x80) {
            add(point);
        } else if (point < 0x800) {
            add(0xC0 | (point >> 6));
            add(0x80 | (point & 0x3F));
        } else if (point < 0x10000) {
            add(0xE0 | (point >> 12));
            add(0x80 | ((point >> 6) & 0x3F));
            add(0x80 | (point & 0x3F));
        } else {
            add(0xF0 | (point >> 18));
            add(0x80 | ((point >> 12) & 0x3F));
            add(0x80 | ((point >> 6) & 0x3F));
            add(0x80 | (point & 0x3F));
        }
    }
    return result;
}

}  // namespace papelotte
