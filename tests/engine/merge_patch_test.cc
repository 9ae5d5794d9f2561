// Merge patches: the difference of two objects, and its application to the first.
#include "engine/merge_patch.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace papelotte {

namespace {

namespace json = boost::json;

json::object object(std::string_view text) { return json::parse(text).as_object(); }

// A random object without nulls, small enough to share keys with others.
json::object random_object(int depth) {
    json::object out;
    const int size = *rc::gen::inRange(0, 5);
    for (int i = 0; i < size; ++i) {
        const std::string key(1, static_cast<char>('a' + *rc::gen::inRange(0, 5)));
        switch (*rc::gen::inRange(0, depth > 0 ? 4 : 3)) {
            case 0: out[key] = *rc::gen::inRange(0, 3); break;
            case 1: out[key] = "text"; break;
            case 2: out[key] = json::array{1, nullptr, 2}; break;
            default: out[key] = random_object(depth - 1);
        }
    }
    return out;
}

}  // namespace

TEST(merge_patch, holds_what_changed_and_nothing_else) {
    const auto patch = [](std::string_view before, std::string_view after) {
        return json::serialize(merge_patch(object(before), object(after)));
    };
    EXPECT_EQ(patch(R"({"a":1,"b":2})", R"({"a":1,"b":3})"), R"({"b":3})");
    EXPECT_EQ(patch(R"({"a":{"x":1,"y":2}})", R"({"a":{"x":1,"y":3}})"), R"({"a":{"y":3}})");
    EXPECT_EQ(patch(R"({"a":1})", R"({})"), R"({"a":null})");
    EXPECT_EQ(patch(R"({})", R"({"a":{"x":1}})"), R"({"a":{"x":1}})");
    EXPECT_EQ(patch(R"({"a":[1,2]})", R"({"a":[1,3]})"), R"({"a":[1,3]})");
    EXPECT_EQ(patch(R"({"a":{"x":1}})", R"({"a":5})"), R"({"a":5})");
    EXPECT_EQ(patch(R"({"a":1})", R"({"a":1})"), "{}");
}

RC_GTEST_PROP(merge_patch, leads_from_one_object_to_the_other, ()) {
    json::object before = random_object(3);
    const json::object after = random_object(3);
    apply_merge_patch(before, merge_patch(before, after));
    RC_ASSERT(before == after);
}

}  // namespace papelotte
