// Passwords: right, wrong, odd and none.
#include "server/people/passwords.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <array>
#include <ctime>
#include <string>

namespace papelotte::people {

TEST(Passwords, are_recognised_by_their_hash) {
    const std::string hash = hash_password("Up, Guards, and at them").value();
    EXPECT_TRUE(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$")) << hash;
    EXPECT_TRUE(verify_password(hash, "Up, Guards, and at them"));
    EXPECT_FALSE(verify_password(hash, "Up, Guards, and at them!"));
    EXPECT_FALSE(verify_password(hash, ""));
    EXPECT_FALSE(needs_rehash(hash));
}

TEST(Passwords, have_salt) { EXPECT_NE(hash_password("same").value(), hash_password("same").value()); }

TEST(Passwords, may_hold_any_byte) {
    using namespace std::string_literals;
    const std::string odd = "\0caf\xC3\xA9\xFF\n"s;
    const std::string hash = hash_password(odd).value();
    EXPECT_TRUE(verify_password(hash, odd));
    EXPECT_FALSE(verify_password(hash, odd.substr(0, 1)));
    EXPECT_FALSE(verify_password(hash, "\0cafe\xFF\n"s));
}

TEST(Passwords, of_guests_and_of_nobody_are_never_right) {
    EXPECT_FALSE(verify_password("", ""));
    EXPECT_FALSE(verify_password("", "anything"));
    EXPECT_FALSE(verify_password("not a hash", "not a hash"));
    EXPECT_FALSE(verify_password(std::string(5000, '$'), ""));
}

TEST(Passwords, of_nobody_take_as_long_as_those_of_somebody) {
    const std::string hash = hash_password("password").value();
    const auto time = [&](const std::string& with) {
        const std::clock_t begin = std::clock();
        for (int i = 0; i < 4; ++i) verify_password(with, "wrong");
        return static_cast<double>(std::clock() - begin);
    };
    time("");
    const double nobody = time(""), somebody = time(hash);
    EXPECT_GT(nobody, somebody / 4);
    EXPECT_LT(nobody, somebody * 4);
}

TEST(Passwords, hashed_at_another_cost_are_to_be_hashed_again) {
    std::array<char, crypto_pwhash_STRBYTES> cheap{};
    ASSERT_EQ(crypto_pwhash_str_alg(cheap.data(), "x", 1, 1, 8u << 20, crypto_pwhash_ALG_ARGON2ID13), 0);
    EXPECT_TRUE(verify_password(cheap.data(), "x"));
    EXPECT_TRUE(needs_rehash(cheap.data()));
    EXPECT_TRUE(needs_rehash("nonsense"));
}

}  // namespace papelotte::people
