// Codes that bring back an account without its password.
#include "server/people/recovery_codes.h"

#include <gtest/gtest.h>

#include <set>

namespace papelotte::people {

TEST(recovery_codes, are_four_groups_without_letters_that_look_alike) {
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) {
        const std::string code = random_recovery_code();
        ASSERT_EQ(code.size(), 23u) << code;
        EXPECT_EQ(code.find_first_of("ILOUilou"), std::string::npos) << code;
        for (const std::size_t at : {5u, 11u, 17u}) EXPECT_EQ(code[at], '-') << code;
        seen.insert(code);
    }
    EXPECT_EQ(seen.size(), 200u);
}

TEST(recovery_codes, may_be_typed_carelessly) {
    const std::string hash = recovery_code_hash("7K30F-9XW1M-0TB41-RZ6CN");
    for (const std::string_view typed : {"7k30f-9xw1m-0tb41-rz6cn", "7K30F9XW1M0TB41RZ6CN", " 7K3OF 9XWIM oTB4l RZ6CN "})
        EXPECT_EQ(recovery_code_hash(typed), hash) << typed;
    EXPECT_NE(recovery_code_hash("7K30F-9XW1M-0TB41-RZ6CP"), hash);
    EXPECT_EQ(hash.size(), 64u);
}

}  // namespace papelotte::people
