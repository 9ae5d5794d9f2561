// Seats that decide at the same time on the command line, with Fords (tests/toys/toy_game.h): both bid before a bid is shown.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

using Together = Cli;

TEST_F(Together, a_position_says_that_both_are_to_act) {
    const Result position = run_toys({"position", "fords", "--seed", "1"});
    expect_fine(position);
    write("start.json", position.out);
    expect_refused(run_toys({"apply", "--position", "start.json", "bid 0"}), "red and blue are to act at once: say who with --seat");
    const Result red = run_toys({"apply", "--position", "start.json", "--seat", "red", "bid 1"});
    expect_fine(red);
    write("red.json", boost::json::serialize(red.json().at("position")));
    expect_refused(run_toys({"apply", "--position", "red.json", "--seat", "red", "bid 0"}), "It is not your turn: blue are to decide.");
    const Result blue = run_toys({"apply", "--position", "red.json", "bid 0"});
    expect_fine(blue);
    EXPECT_TRUE(contains(blue.out, "Red bid 1, blue 0.")) << blue.out;
}

// The log of the person who decides second does not show what the first one has chosen.
TEST_F(Together, a_bid_is_read_by_nobody_else_until_both_are_made) {
    const Result result = run_toys({"play", "fords", "--seed", "1"}, "#2\nlog\n#1\nlog\nquit\n");
    const std::size_t second = result.out.find("Blue to decide"), shown = result.out.find("Red bid 1, blue 0.");
    ASSERT_NE(second, std::string::npos) << result.out;
    ASSERT_NE(shown, std::string::npos) << result.out;
    const std::string between = result.out.substr(second, shown - second);
    EXPECT_FALSE(contains(between, "bid 1\n")) << between;
    EXPECT_FALSE(contains(between, "A bid of 1")) << between;
    EXPECT_TRUE(contains(between, "Red: has chosen")) << between;
}

TEST_F(Together, computers_and_journals_cope) {
    const Result games = run_toys({"simulate", "fords", "--games", "20", "--seat", "red=veteran,count=20", "--seat", "blue=regular", "--json"});
    expect_fine(games);
    const Result arena = run_toys({"arena", "fords", "--a", "marshal,count=40", "--b", "regular", "--games", "10", "--json"});
    expect_fine(arena);
    expect_fine(run_toys({"play", "fords", "--seed", "3", "--seat", "red=regular", "--seat", "blue=recruit", "--save", "game.jsonl"}));
    const Result verified = run_toys({"verify", "game.jsonl"});
    EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
}

}  // namespace papelotte::cli_test
