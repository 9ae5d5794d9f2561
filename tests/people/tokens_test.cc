// Tokens: their form, that they differ, and their hashes.
#include "server/people/tokens.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace papelotte::people {

TEST(Tokens, are_22_characters_of_base64url_and_never_the_same) {
    std::set<std::string> seen;
    std::set<char> characters;
    for (int i = 0; i < 20'000; ++i) {
        const std::string token = random_token();
        ASSERT_TRUE(is_token(token)) << token;
        characters.insert(token.begin(), token.end());
        ASSERT_TRUE(seen.insert(token).second) << token;
    }
    EXPECT_EQ(characters.size(), 64u);
}

TEST(Tokens, of_another_form_are_recognised) {
    const std::string good = "AbcdefghijKLMNOPQ09-_x";
    EXPECT_TRUE(is_token(good));
    EXPECT_FALSE(is_token(""));
    EXPECT_FALSE(is_token(good.substr(1)));
    EXPECT_FALSE(is_token(good + "A"));
    for (const char bad : {' ', '+', '/', '=', '.', '\0', '\n', '%', '\x80', '\xff'}) {
        std::string token = good;
        token[10] = bad;
        EXPECT_FALSE(is_token(token)) << token;
    }
}

TEST(Tokens, are_hashed_by_sha_256) {
    EXPECT_EQ(token_hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(token_hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Tokens, are_compared_whole) {
    EXPECT_TRUE(same_secret("", ""));
    EXPECT_TRUE(same_secret("abc", "abc"));
    EXPECT_FALSE(same_secret("abc", "abd"));
    EXPECT_FALSE(same_secret("abc", "ab"));
    EXPECT_FALSE(same_secret("", "a"));
    EXPECT_FALSE(same_secret(std::string("a\0b", 3), std::string("a\0c", 3)));
}

}  // namespace papelotte::people
