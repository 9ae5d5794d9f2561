#include "engine/doubled_key.h"

#include <gtest/gtest.h>

namespace papelotte {

TEST(doubled_key, none_if_every_key_occurs_once) {
    EXPECT_EQ(doubled_key(R"({"a":1,"b":{"a":[{"a":null},{"a":-1.5}]},"c":"a"})"), "");
    EXPECT_EQ(doubled_key("[]"), "");
    EXPECT_EQ(doubled_key("17"), "");
}

TEST(doubled_key, the_first_one_with_its_path) {
    EXPECT_EQ(doubled_key(R"({"a":1,"b":2,"a":3,"b":4})"), "a");
    EXPECT_EQ(doubled_key(R"({"units":{"x":{"at":1,"at":2}}})"), "units.x.at");
    EXPECT_EQ(doubled_key(R"({"list":[{"a":1},{"a":1,"a":2}]})"), "list.a");
    EXPECT_EQ(doubled_key(R"({"a":1,"\u0061":2})"), "a") << "however it is written";
}

TEST(doubled_key, text_that_is_not_json_has_none) {
    EXPECT_EQ(doubled_key(""), "");
    EXPECT_EQ(doubled_key(R"({"a":1,)"), "");
    EXPECT_EQ(doubled_key(std::string(100'000, '[')), "");
}

}  // namespace papelotte
