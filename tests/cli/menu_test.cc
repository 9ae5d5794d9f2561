// The menus of play: folding, narrowing, columns.
#include "cli/menu.h"

#include <gtest/gtest.h>

namespace papelotte::cli {

namespace {

std::vector<std::string> many_moves() {
    std::vector<std::string> actions{"done"};
    for (int unit = 1; unit <= 12; ++unit)
        for (const char* area : {"hougoumont", "orchard", "papelotte", "smohain"})
            actions.push_back("go fr_inf_" + std::to_string(unit) + " " + area);
    actions.push_back("stay fr_cav_1");
    return actions;
}

}  // namespace

TEST(Menu, a_short_list_is_shown_whole_by_verb) {
    const std::vector<std::string> actions{"go a x", "done", "go b y"};
    const auto menu = menu_of(actions);
    ASSERT_EQ(menu.size(), 3u);
    EXPECT_EQ(menu[0].text, "go a x");
    EXPECT_EQ(menu[1].text, "go b y");
    EXPECT_EQ(menu[2].text, "done");
    EXPECT_EQ(menu_text(menu, 80), "  go\n     1 a x     2 b y\n     3 done\n");
}

TEST(Menu, a_long_list_is_folded_by_verb_and_first_operand) {
    const auto menu = menu_of(many_moves());
    ASSERT_EQ(menu.size(), 14u);
    EXPECT_EQ(menu[0].text, "done");
    EXPECT_EQ(menu[1].text, "go fr_inf_1");
    EXPECT_EQ(menu[1].count, 4u);
    EXPECT_EQ(menu[13].text, "stay fr_cav_1");
    EXPECT_EQ(menu[13].count, 1u);
    EXPECT_NE(menu_text(menu, 80).find("fr_inf_12 ... (4)"), std::string::npos);
}

TEST(Menu, a_list_that_folding_does_not_shorten_is_shown_whole) {
    std::vector<std::string> actions;
    for (int i = 0; i < 60; ++i) actions.push_back("bid " + std::to_string(i));
    EXPECT_EQ(menu_of(actions).size(), 60u);
}

TEST(Menu, words_narrow_the_list) {
    const auto actions = many_moves();
    EXPECT_EQ(matching(actions, "go fr_inf_1").size(), 4u);   // not fr_inf_10 to 12
    EXPECT_EQ(matching(actions, "go").size(), 48u);
    EXPECT_EQ(matching(actions, "d"), (std::vector<std::string>{"done"}));
    EXPECT_EQ(matching(actions, "  g   fr_inf_3\tor "), (std::vector<std::string>{"go fr_inf_3 orchard"}));
    EXPECT_EQ(matching(actions, "go fr_inf_3 orchard"), (std::vector<std::string>{"go fr_inf_3 orchard"}));
    EXPECT_TRUE(matching(actions, "go fr_inf_3 orchard now").empty());
    EXPECT_TRUE(matching(actions, "charge").empty());
}

// Waterloo 200's areas are numbers: "5" is the area, "#5" the line of the menu.
TEST(Menu, where_operands_are_numbers_the_lines_are_marked) {
    const std::vector<std::string> actions{"to 5", "to 56", "stop"};
    EXPECT_TRUE(has_numbers(actions));
    EXPECT_EQ(menu_text(menu_of(actions), 80), "  to\n    #1 5     #2 56\n    #3 stop\n");
    EXPECT_EQ(with_operand(actions, "5"), (std::vector<std::string>{"to 5"}));
    EXPECT_TRUE(with_operand(actions, "3").empty());
    EXPECT_FALSE(has_numbers(many_moves()));
    EXPECT_EQ(menu_number("#12"), 11u);
    EXPECT_EQ(menu_number("12"), 11u);
    EXPECT_EQ(menu_number("stop"), std::nullopt);
    EXPECT_FALSE(menu_number("0").value_or(0) < 1000);
    EXPECT_FALSE(menu_number("99999999999999999999").value_or(0) < 1000);
}

TEST(Menu, columns_fit_the_terminal) {
    const auto menu = menu_of(many_moves());
    for (const int width : {40, 80, 132}) {
        const std::string text = menu_text(menu, width);
        for (std::size_t start = 0, end; (end = text.find('\n', start)) != std::string::npos; start = end + 1)
            EXPECT_LE(end - start, static_cast<std::size_t>(width)) << text.substr(start, end - start);
    }
}

}  // namespace papelotte::cli
