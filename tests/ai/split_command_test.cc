#include <gtest/gtest.h>

#include "ai/bot_process.h"

namespace papelotte::ai {

TEST(SplitCommand, finds_words_as_a_shell_would_and_expands_nothing) {
    using Words = std::vector<std::string>;
    EXPECT_EQ(*split_command("python3 bot.py  --fast "), (Words{"python3", "bot.py", "--fast"}));
    EXPECT_EQ(*split_command("sh -c 'echo \"a b\"' \"it's\" x' 'y ''"), (Words{"sh", "-c", "echo \"a b\"", "it's", "x y", ""}));
    EXPECT_EQ(*split_command("a\\ b \"\\\"\" '\\' $HOME *"), (Words{"a b", "\"", "\\", "$HOME", "*"}));
    EXPECT_FALSE(split_command("a 'b"));
    EXPECT_FALSE(split_command("''"));
}

}  // namespace papelotte::ai
