// JSON written directly as text: it parses to the intended values.
#include "engine/json_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace papelotte {

namespace {

namespace json = boost::json;

std::string random_text() {
    std::string text;
    for (const int c : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 128))) text += static_cast<char>(c);
    return *rc::gen::elementOf(std::vector<std::string>{text, "plain", "ends in {", "a:", "è 🐎", "\"\\/\b\n\x7f"});
}

json::value random_value(int depth) {
    switch (*rc::gen::inRange(0, depth > 0 ? 6 : 4)) {
        case 0: return nullptr;
        case 1: return *rc::gen::arbitrary<bool>();
        case 2: return *rc::gen::arbitrary<std::int64_t>();
        case 3: return json::value(random_text());
        case 4: {
            json::array list;
            for (int i = *rc::gen::inRange(0, 4); i > 0; --i) list.push_back(random_value(depth - 1));
            return list;
        }
        default: {
            json::object object;
            for (int i = *rc::gen::inRange(0, 4); i > 0; --i) object[random_text()] = random_value(depth - 1);
            return object;
        }
    }
}

void write(JsonText& out, const json::value& value) {
    if (value.is_null()) out.add(nullptr);
    else if (value.is_bool()) out.add(value.get_bool());
    else if (value.is_int64()) out.add(value.get_int64());
    else if (value.is_string()) out.add(std::string_view(value.get_string()));
    else if (value.is_array()) {
        out.open('[');
        for (const json::value& one : value.get_array()) write(out, one);
        out.close(']');
    } else {
        out.open('{');
        for (const auto& [key, one] : value.get_object()) write(out.key(key), one);
        out.close('}');
    }
}

}  // namespace

RC_GTEST_PROP(json_text, is_read_as_it_was_meant, ()) {
    const json::value meant = random_value(3);
    JsonText out;
    write(out, meant);
    RC_ASSERT(json::parse(out.text()) == meant);
    RC_ASSERT(out.text() == json::serialize(meant));
}

TEST(json_text, separates_by_commas) {
    JsonText out;
    out.open('{').key("seat").add("french").key("discs").open('[').add(3).add(0).close(']').key("none").open('{').close('}');
    out.key("parts").open('[').add_json("{\"a\":1}").add_json("[]").add("{").add(true).add(nullptr).close(']').close('}');
    EXPECT_EQ(out.text(), R"({"seat":"french","discs":[3,0],"none":{},"parts":[{"a":1},[],"{",true,null]})");
}

TEST(json_text, takes_back_what_turned_out_empty) {
    JsonText out;
    out.open('{').key("a").add(1);
    const std::size_t begin = out.size();
    out.key("b").open('{').close('}');
    EXPECT_TRUE(out.ends_empty());
    out.cut(begin);
    EXPECT_FALSE(out.ends_empty());
    out.key("c").open('{').key("d").add(2).close('}');
    EXPECT_FALSE(out.ends_empty());
    out.close('}');
    EXPECT_EQ(out.text(), R"({"a":1,"c":{"d":2}})");
}

}  // namespace papelotte
