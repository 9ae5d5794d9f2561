// Actions that the list of legal ones only represents, on the command line: Drill (tests/toys/drill.h).
#include "tests/cli/run.h"

namespace papelotte::cli_test {

using Exact = Cli;

TEST_F(Exact, the_list_says_that_it_only_represents) {
    const Result position = run_toys({"position", "drill", "--seed", "1"});
    expect_fine(position);
    write("start.json", position.out);
    const Result legal = run_toys({"legal", "--position", "start.json"});
    EXPECT_TRUE(contains(legal.out, "post red_1 60.0 150.0")) << legal.out;
    EXPECT_TRUE(contains(legal.err, "note: actions with decimals stand for others")) << legal.err;
    const Result posted = run_toys({"apply", "--position", "start.json", "post red_1 60.1 150"});
    expect_fine(posted);
    EXPECT_TRUE(contains(posted.out, "red_1 is posted at 60.1, 150.0.")) << posted.out;
    expect_refused(run_toys({"apply", "--position", "start.json", "post red_1 60.1 120"}), "DR-2");
}

// "15" is 15.0, and not the beginning of 150.0; what is refused is not taken for another either.
TEST_F(Exact, what_reads_as_an_action_means_itself) {
    const Result result = run_toys({"play", "drill", "--seed", "1"}, "post red_1 15 150\npost blue_1 150 2\npost blue_1 15 50\nlog\nquit\n");
    EXPECT_TRUE(contains(result.out, "red_1 is posted at 15.0, 150.0.")) << result.out;
    EXPECT_TRUE(contains(result.out, "DR-3")) << "2.0 mm from the edge: " << result.out;
    EXPECT_TRUE(contains(result.out, "blue_1 is posted at 15.0, 50.0.")) << result.out;
}

TEST_F(Exact, computers_journals_and_odds_cope) {
    expect_fine(run_toys({"simulate", "drill", "--games", "20", "--json"}));
    expect_fine(run_toys({"arena", "drill", "--a", "marshal,count=20", "--b", "recruit", "--games", "6", "--json"}));
    expect_fine(run_toys({"play", "drill", "--seed", "3", "--seat", "red=random", "--seat", "blue=veteran,count=20", "--save", "game.jsonl"}));
    const Result verified = run_toys({"verify", "game.jsonl"});
    EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
}

}  // namespace papelotte::cli_test
