// See names.h. Characters that are invisible or reorder a line are refused, not removed: nobody types them by mistake.
#include "server/people/names.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/utf8.h"

namespace papelotte::people {

namespace {

struct Range {
    char32_t first, last;
};

bool in(std::span<const Range> ranges, char32_t point) {
    return std::ranges::any_of(ranges, [&](const Range& range) { return point >= range.first && point <= range.last; });
}

// Control, zero-width, bidirectional and filling characters, variation selectors, tags, private use.
constexpr Range kUnseen[] = {
    {0x0000, 0x001F},   {0x007F, 0x009F},   {0x00AD, 0x00AD},   {0x034F, 0x034F},   {0x0600, 0x0605},   {0x061C, 0x061C},   {0x06DD, 0x06DD},
    {0x070F, 0x070F},   {0x0890, 0x0891},   {0x08E2, 0x08E2},   {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x200B, 0x200F},
    {0x2028, 0x202E},   {0x2060, 0x206F},   {0x2800, 0x2800},   {0x3164, 0x3164},   {0xE000, 0xF8FF},   {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},   {0xFFFE, 0xFFFF},   {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x13430, 0x1343F},
    {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}, {0xF0000, 0x10FFFF}};

// Marks that combine with the preceding letter.
constexpr Range kMarks[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}};
constexpr int kMostMarks = 2;   // as in Vietnamese; more would overlap the lines above

constexpr Range kBlanks[] = {{0x0020, 0x0020}, {0x00A0, 0x00A0}, {0x1680, 0x1680}, {0x2000, 0x200A},
                             {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};

// A range of capitals and the distance to their small letters. With step 2, capitals and small letters alternate, beginning with a capital.
struct Capitals {
    char32_t first, last;
    int to_small;
    int step = 1;
};
constexpr Capitals kCapitals[] = {
    {0x0041, 0x005A, 32},   {0x00C0, 0x00D6, 32},   {0x00D8, 0x00DE, 32},   {0x0100, 0x012E, 1, 2}, {0x0132, 0x0136, 1, 2},
    {0x0139, 0x0147, 1, 2}, {0x014A, 0x0176, 1, 2}, {0x0178, 0x0178, -121}, {0x0179, 0x017D, 1, 2}, {0x0182, 0x0184, 1, 2},
    {0x01CD, 0x01DB, 1, 2}, {0x01DE, 0x01EE, 1, 2}, {0x01F8, 0x021E, 1, 2}, {0x0222, 0x0232, 1, 2}, {0x0386, 0x0386, 38},
    {0x0388, 0x038A, 37},   {0x038C, 0x038C, 64},   {0x038E, 0x038F, 63},   {0x0391, 0x03A1, 32},   {0x03A3, 0x03AB, 32},
    {0x0400, 0x040F, 80},   {0x0410, 0x042F, 32},   {0x0460, 0x0480, 1, 2}, {0x048A, 0x04BE, 1, 2}, {0x04C1, 0x04CD, 1, 2},
    {0x04D0, 0x052E, 1, 2}, {0x0531, 0x0556, 48},   {0x1E00, 0x1E94, 1, 2}, {0x1EA0, 0x1EFE, 1, 2}, {0xFF21, 0xFF3A, 32},
};

char32_t small(char32_t point) {
    for (const Capitals& range : kCapitals) {
        if (point < range.first || point > range.last) continue;
        if ((point - range.first) % static_cast<char32_t>(range.step) != 0) return point;
        return static_cast<char32_t>(static_cast<int>(point) + range.to_small);
    }
    return point;
}

// Variants of small letters, and letters that fold into two.
std::u32string folded(char32_t point) {
    switch (point) {
        case 0x00DF:
        case 0x1E9E: return U"ss";   // ß
        case 0x0130:
        case 0x0131: return U"i";    // the Turkish dotted capital and dotless small i
        case 0x017F: return U"s";                 // long s
        case 0x03C2: return U"\u03C3";            // final sigma
        default: return std::u32string(1, small(point));
    }
}

// Replaces blanks of every kind by single plain blanks between words.
std::u32string with_single_blanks(std::u32string_view text) {
    std::u32string result;
    bool blank = false;
    for (const char32_t point : text) {
        if (in(kBlanks, point)) {
            blank = !result.empty();
            continue;
        }
        if (blank) result.push_back(U' ');
        blank = false;
        result.push_back(point);
    }
    return result;
}

bool marks_in_order(std::u32string_view text) {
    int marks = kMostMarks;   // a mark may not begin a word
    for (const char32_t point : text) {
        if (!in(kMarks, point)) marks = point == U' ' ? kMostMarks : 0;
        else if (++marks > kMostMarks) return false;
    }
    return true;
}

}  // namespace

std::expected<std::string, std::string> display_name(std::string_view text) {
    if (text.size() > 64 * kLongestName) return std::unexpected("a name has at most 24 characters");   // tested first, before any expensive work
    const auto points = code_points(text);
    if (!points) return std::unexpected("the name is not valid UTF-8");
    const std::u32string name = with_single_blanks(*points);
    if (name.empty()) return std::unexpected("a name has at least one character");
    if (name.size() > kLongestName) return std::unexpected("a name has at most 24 characters");
    if (std::ranges::any_of(name, [](char32_t point) { return in(kUnseen, point) || (point & 0xFFFE) == 0xFFFE; }))
        return std::unexpected("the name has a character that cannot be seen");
    if (!marks_in_order(name)) return std::unexpected("the name has too many marks on one letter");
    return utf8(name);
}

std::string normalised(std::string_view name) {
    const auto points = code_points(name);
    if (!points) return std::string(name);
    std::u32string result;
    for (const char32_t point : with_single_blanks(*points)) result += folded(point);
    return utf8(result);
}

}   // namespace papelotte::people
