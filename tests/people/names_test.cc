// Names that people choose, good and bad.
#include "server/people/names.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/utf8.h"

namespace papelotte::people {

namespace {

std::string many(int times, const std::string& text) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

}  // namespace

TEST(Names, that_are_sound_are_shown_as_chosen) {
    for (const std::string name : {"Anna",
                                   "a",
                                   "7",
                                   "Anna-Maria d'Este",
                                   "Blücher",
                                   "Łukasz",
                                   "Ġorġ",
                                   "Ναπολέων",
                                   "Кутузов",
                                   "拿破崙",
                                   "ナポレオン",
                                   "नेपोलियन",
                                   "نابليون",
                                   "Nguyễn",
                                   "o\u0302\u0323",
                                   "🐎",
                                   "<b>&amp;\"'",
                                   "null",
                                   "../../etc",
                                   "%s%n",
                                   "'; DROP TABLE people"}) {
        const auto shown = display_name(name);
        ASSERT_TRUE(shown) << name << ": " << shown.error();
        EXPECT_EQ(*shown, name);
    }
}

TEST(Names, lose_needless_blanks) {
    EXPECT_EQ(display_name("  Anna  ").value(), "Anna");
    EXPECT_EQ(display_name("Anna   von   Zieten").value(), "Anna von Zieten");
    EXPECT_EQ(display_name("Anna\u00A0von\u3000\u2003Zieten\u2009").value(), "Anna von Zieten");
    EXPECT_EQ(display_name(std::string(60, ' ') + "Anna").value(), "Anna");
}

TEST(Names, have_1_to_24_characters) {
    EXPECT_TRUE(display_name(many(24, "a")));
    EXPECT_FALSE(display_name(many(25, "a")));
    EXPECT_TRUE(display_name(many(24, "é")));
    EXPECT_FALSE(display_name(many(25, "é")));
    EXPECT_TRUE(display_name(many(24, "🐎")));
    EXPECT_FALSE(display_name(many(25, "🐎")));
    EXPECT_FALSE(display_name(""));
    EXPECT_FALSE(display_name("   "));
    EXPECT_FALSE(display_name("\u00A0\u2003"));
    EXPECT_FALSE(display_name(many(1'000'000, "a")));
}

TEST(Names, that_cannot_be_seen_are_refused) {
    for (const unsigned point :
         {0x00u,   0x01u,   0x07u,   0x09u,    0x0Au,    0x0Du,    0x1Bu,    0x1Fu,    0x7Fu,    0x80u,    0x85u,   0x9Fu,   0xADu,
          0x34Fu,  0x61Cu,  0x115Fu, 0x180Eu,  0x200Bu,  0x200Cu,  0x200Du,  0x200Eu,  0x200Fu,  0x2028u,  0x2029u, 0x202Au, 0x202Du,
          0x202Eu, 0x2060u, 0x2066u, 0x2069u,  0x206Fu,  0x2800u,  0x3164u,  0xE000u,  0xF8FFu,  0xFDD0u,  0xFE0Fu, 0xFEFFu, 0xFFA0u,
          0xFFF9u, 0xFFFEu, 0xFFFFu, 0x1FFFEu, 0x1D173u, 0xE0001u, 0xE0041u, 0xE0100u, 0xF0000u, 0x10FFFFu}) {
        const std::string character = utf8(std::u32string(1, static_cast<char32_t>(point)));
        EXPECT_FALSE(display_name(character)) << std::hex << point;
        EXPECT_FALSE(display_name("An" + character + "na")) << std::hex << point;
        EXPECT_FALSE(display_name("Anna" + character)) << std::hex << point;
    }
}

TEST(Names, that_are_not_utf_8_are_refused) {
    for (const std::string bytes :
         {"\xFF", "\x80", "\xC3", "\xC0\xAF", "\xC1\x81", "\xE2\x82", "\xE0\x80\xAF", "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x80\x80\xAF",
          "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xF8\x88\x80\x80\x80", "\xE9", "\xF0\x9F\x90"}) {
        EXPECT_FALSE(display_name(bytes));
        EXPECT_FALSE(display_name("Anna" + bytes));
        EXPECT_FALSE(display_name(bytes + "Anna"));
    }
}

TEST(Names, carry_few_marks_on_a_letter) {
    EXPECT_TRUE(display_name("e\u0301\u0302"));
    EXPECT_FALSE(display_name("e\u0301\u0302\u0303"));
    EXPECT_FALSE(display_name("\u0301e"));
    EXPECT_FALSE(display_name("e \u0301"));
    EXPECT_FALSE(display_name("Z" + many(20, "\u0336")));
}

TEST(Names, are_the_same_without_regard_to_case) {
    const auto same = [](const std::string& a, const std::string& b) { return normalised(a) == normalised(b); };
    EXPECT_TRUE(same("Anna", "aNNA"));
    EXPECT_TRUE(same("BLÜCHER", "blücher"));
    EXPECT_TRUE(same("ŁÓDŹ", "łódź"));
    EXPECT_TRUE(same("ŸÿŽžĲĳŊŋ", "ÿÿžžĳĳŋŋ"));
    EXPECT_TRUE(same("STRASSE", "straße"));
    EXPECT_TRUE(same("STRAẞE", "straße"));
    EXPECT_TRUE(same("ΝΑΠΟΛΈΩΝ ΣΊΣΥΦΟΣ", "ναπολέων σίσυφος"));
    EXPECT_TRUE(same("КУТУЗОВ Ё", "кутузов ё"));
    EXPECT_TRUE(same("İstanbul", "istanbul"));
    EXPECT_TRUE(same("NGUYỄN", "nguyễn"));
    EXPECT_TRUE(same(" Anna  Maria ", "anna maria"));
    EXPECT_FALSE(same("Anna", "Ana"));
    EXPECT_FALSE(same("José", "Jose"));
    EXPECT_FALSE(same("×", "÷"));
    EXPECT_FALSE(same("x", "y"));
    EXPECT_EQ(normalised("\xFF"), "\xFF");
}

TEST(Names, normalised_twice_are_unchanged) {
    for (char32_t point = 0x20; point < 0x20000; ++point) {
        if (point >= 0xD800 && point <= 0xDFFF) continue;
        const std::string once = normalised("a" + utf8(std::u32string(1, point)) + "a");
        ASSERT_EQ(normalised(once), once) << std::hex << static_cast<unsigned>(point);
    }
}

}  // namespace papelotte::people
