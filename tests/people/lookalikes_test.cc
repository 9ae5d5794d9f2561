// Names that look like other names.
#include "server/people/lookalikes.h"

#include <gtest/gtest.h>

#include "server/people/common_passwords.h"

namespace papelotte::people {

TEST(Lookalikes, have_the_same_skeleton) {
    for (const std::string name :
         {"anna", "ANNA", "Аnnа", "Αnna", "Ａｎｎａ", "𝐀𝐧𝐧𝐚", "Änna", "Ânnà", "A n n a", "An-na", "An.na", "ⓐnna", "Anna\u0301"})
        EXPECT_EQ(skeleton_of(name), skeleton_of("Anna")) << name;
    for (const std::string name : {"WeIIington", "We11ington", "Well1ngton", "Wеllіngtоn", "VVellington", "Wellingt0n", "wellington."})
        EXPECT_EQ(skeleton_of(name), skeleton_of("Wellington")) << name;
    EXPECT_EQ(skeleton_of("Кутузов"), skeleton_of("КУТУЗОВ"));
    EXPECT_EQ(skeleton_of("Marna"), skeleton_of("Mama"));
}

TEST(Lookalikes, other_names_have_different_skeletons) {
    const std::string names[] = {"Anna",   "Hanna",      "Anne", "Bruno", "Blücher", "Zieten",     "Кутузов",
                                 "拿破崙", "ナポレオン", "🐎",   "...",   "-",       "Guest 4711", "Guest 4712"};
    for (const std::string& a : names)
        for (const std::string& b : names)
            if (&a != &b) EXPECT_NE(skeleton_of(a), skeleton_of(b)) << a << ", " << b;
    for (const std::string& name : names) EXPECT_FALSE(skeleton_of(name).empty()) << name;
}

TEST(CommonPasswords, are_known) {
    for (const std::string password : {"password", "PassWord", "12345678", "waterloo", "juventus", "aaaaaaaaaa", "Anna von Zieten"})
        EXPECT_TRUE(is_easily_guessed(password, "anna von zieten")) << password;
    for (const std::string password : {"la haye sainte", "correct horse battery staple", "Ma7eiw9o", "пароль пароль"})
        EXPECT_FALSE(is_easily_guessed(password, "Anna")) << password;
}

}  // namespace papelotte::people
