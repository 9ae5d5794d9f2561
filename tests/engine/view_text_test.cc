// Reading JSON without Boost, for WebAssembly: what is read, and that wrong text is refused.
#include "engine/view_text.h"

#include <gtest/gtest.h>

#include <string>

namespace papelotte::view_text {
namespace {

enum class Colour : std::uint8_t { red, green };
std::string_view word(Colour colour) { return enum_word(colour); }
struct Flag {
    std::uint8_t size : 3 = 0;
    Colour colour = Colour::red;
    static constexpr auto fields = std::tuple{Bits{"size", 0, [](auto& f, auto... v) { return ((f.size = v & 7u), ..., f.size); }},
                                              Bits{"colour", 3, [](auto& f, auto... v) { return ((f.colour = v), ..., f.colour); }}};
};
struct Camp {
    static constexpr std::string_view name = "camp";
    int tents = 1;
    static constexpr auto fields = std::tuple{Field{"tents", &Camp::tents}};
};
struct March {
    static constexpr std::string_view name = "march";
    bool night = false;
    static constexpr auto fields = std::tuple{Field{"night", &March::night}};
};
struct Orders {
    Flag flag;
    std::array<std::uint8_t, 2> dice{};
    FixedVector<std::variant<Camp, March>, 2> steps;
    IdSet<Colour, 1> seen;
    std::optional<int> last;
    static constexpr auto fields = std::tuple{Field{"flag", &Orders::flag}, Field{"dice", &Orders::dice}, Field{"steps", &Orders::steps},
                                              Field{"seen", &Orders::seen}, Field{"last", &Orders::last}};
};

bool read(std::string_view text, Orders& orders) {
    ViewText in(text);
    return read_value(in, orders) && in.over();
}
bool refused(std::string_view text) {
    Orders orders;
    return !read(text, orders);
}

}   // namespace

TEST(ViewText, reads_fields_by_their_names) {
    Orders orders;
    ASSERT_TRUE(read(
        R"( {"flag":{"colour":"green","size":5},"steps":[{"step":"march","night":true},{"step":"camp"}], "dice":[3,6],"seen":["green"],"last":-4} )",
        orders));
    EXPECT_EQ(orders.flag.colour, Colour::green);
    EXPECT_EQ(orders.flag.size, 5);
    EXPECT_EQ(orders.dice, (std::array<std::uint8_t, 2>{3, 6}));
    ASSERT_EQ(orders.steps.size(), 2u);
    EXPECT_TRUE(std::get<March>(orders.steps[0]).night);
    EXPECT_EQ(std::get<Camp>(orders.steps[1]).tents, 1);
    EXPECT_TRUE(orders.seen.has(Colour::green));
    EXPECT_FALSE(orders.seen.has(Colour::red));
    EXPECT_EQ(orders.last, -4);
}

TEST(ViewText, skips_what_it_does_not_know) {
    for (const std::string unknown : {"1.5e3", "null", "\"a \\\" ] }\"", "[]", "{}", R"([{"a":"}"},[2,"]"]])", "-7"}) {
        Orders orders;
        EXPECT_TRUE(read(R"({"other":)" + unknown + R"(,"dice":[1,2]})", orders)) << unknown;
        EXPECT_EQ(orders.dice[1], 2) << unknown;
    }
}

TEST(ViewText, refuses_wrong_values) {
    for (const std::string_view text :
         {R"({"dice":[1]})", R"({"dice":[1,2,3]})", R"({"dice":[1,256]})", R"({"dice":[1,-1]})", R"({"dice":[1,2.0]})", R"({"dice":[1,2e1]})",
          R"({"flag":{"size":8}})", R"({"flag":{"colour":"blue"}})", R"({"flag":{"colour":1}})", R"({"last":99999999999})", R"({"last":true})",
          R"({"steps":[{"night":true}]})", R"({"steps":[{"night":true,"step":"march"}]})", R"({"steps":[{"step":"halt"}]})",
          R"({"steps":[{"step":"camp"},{"step":"camp"},{"step":"camp"}]})", R"({"steps":[{}]})", R"({"seen":["blue"]})"})
        EXPECT_TRUE(refused(text)) << text;
}

TEST(ViewText, refuses_text_that_ends_or_goes_on) {
    const std::string_view text = R"({"flag":{"size":5},"other":[1,{"a":"b"}],"dice":[3,6],"last":null})";
    Orders orders;
    ASSERT_TRUE(read(text, orders));
    for (std::size_t length = 0; length < text.size(); ++length) EXPECT_TRUE(refused(text.substr(0, length))) << length;
    for (const std::string_view wrong :
         {"{} {}", "{},", "[]", "{]", R"({"other":]})", R"({"other":})", R"({"other":[}]})", R"({"dice":[1,2]]})"})
        EXPECT_TRUE(refused(wrong)) << wrong;
}

}   // namespace papelotte::view_text
