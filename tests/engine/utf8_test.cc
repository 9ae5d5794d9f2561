#include "engine/utf8.h"

#include <gtest/gtest.h>

namespace papelotte {

TEST(utf8, valid_and_invalid_text_are_distinguished) {
    for (const std::string_view text :
         {"", "plain", "\xc2\x80", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
        EXPECT_TRUE(is_utf8(text)) << text;
    for (const std::string_view text : {"\x80", "\xc1\xbf", "\xc3", "\xc3x", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xe2\x82", "\xf0\x8f\xbf\xbf",
                                        "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"})
        EXPECT_FALSE(is_utf8(text)) << text;
}

TEST(utf8, every_code_point_comes_back) {
    std::u32string all;
    for (char32_t point = 0; point <= 0x10FFFF; ++point)
        if (point < 0xD800 || point > 0xDFFF) all.push_back(point);
    EXPECT_TRUE(code_points(utf8(all)) == all);
}

}  // namespace papelotte
