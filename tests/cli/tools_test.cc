// The tools that make the computer's numbers: what they write, and what they and the players refuse. How strong it plays is for docs/doctrine/.
#include <fmt/format.h>

#include "tests/cli/run.h"
#include "tests/paths.h"

namespace papelotte::cli_test {

namespace {

std::string own_weights(const std::string& game) { return std::string(paths::source) + "/games/" + game + "/doctrine/weights.inc"; }

}  // namespace

TEST_F(Cli, tune_writes_weights_that_players_take_and_that_do_not_depend_on_the_jobs) {
    for (const std::string jobs : {"1", "2"}) {
        const Result result = run_tool("tune", {"waterloo200", "--from", "plain", "--steps", "2", "--directions", "3", "--seed", "7", "--jobs",
                                                jobs, "--out", "weights" + jobs + ".inc"});
        EXPECT_EQ(result.status, 0) << result.err;
        EXPECT_TRUE(contains(result.out, "2 steps of 6 games; 66 of 66 weights tuned")) << result.out;
        EXPECT_EQ(result.err, "");
    }
    EXPECT_EQ(read("weights1.inc"), read("weights2.inc"));
    EXPECT_TRUE(contains(read("weights1.inc"), "Made by: tune waterloo200 --from plain --steps 2 --directions 3 --seed 7\n"))
        << read("weights1.inc");
    const auto arena = run({"arena", "waterloo200", "--a", "regular,weights=weights1.inc", "--b", "regular", "--games", "2", "--json"});
    expect_fine(arena);
    EXPECT_EQ(arena.json().at("crashes"), 0);
}

TEST_F(Cli, tune_goes_on_from_a_file_and_moves_only_what_it_is_told_to) {
    const Result result = run_tool("tune", {"waterloo", "--from", own_weights("waterloo"), "--only", "french.disc", "--steps", "2",
                                            "--directions", "2", "--out", "weights.inc"});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_TRUE(contains(result.out, "1 of 120 weights tuned")) << result.out;
    const std::vector<std::string> before = lines_of(shell("cat '" + own_weights("waterloo") + "'").out), after = lines_of(read("weights.inc"));
    ASSERT_EQ(before.size(), after.size());
    for (std::size_t i = 1; i < after.size(); ++i) {
        const std::size_t allied = after[i].rfind(',');
        if (after[i].starts_with("WEIGHT(disc,")) EXPECT_EQ(before[i].substr(before[i].rfind(',')), after[i].substr(allied));
        else EXPECT_EQ(before[i], after[i]);
    }
}

TEST_F(Cli, a_player_with_the_games_own_weights_is_the_same_player) {
    for (const std::string game : {"waterloo", "waterloo200"}) {
        const std::string seat = game == "waterloo" ? "allied" : "british";
        const auto simulate = [&](const std::string& player) {
            return run({"simulate", game, "--games", "2", "--seed", "5", "--seat", "french=" + player, "--seat",
                        fmt::format("{}={}", seat, player), "--json"})
                .json()
                .at("signature");
        };
        EXPECT_EQ(simulate("regular,weights=" + own_weights(game)), simulate("regular"));
    }
    const auto veteran = [&](const std::string& player) {
        return run({"simulate", "waterloo", "--games", "1", "--seat", "french=" + player, "--seat", "allied=regular", "--json"})
            .json()
            .at("signature");
    };
    EXPECT_EQ(veteran("veteran,count=2,weights=" + own_weights("waterloo")), veteran("veteran,count=2"));
}

TEST_F(Cli, a_bad_file_of_weights_is_refused) {
    const auto arena = [&](const std::string& player) { return run({"arena", "waterloo", "--a", player, "--b", "regular", "--games", "2"}); };
    write("bad.inc", "WEIGHT(own_losses, 1, 2)\nWEIGHT(disk, 1, 2)\n");
    expect_refused(arena("regular,weights=bad.inc"), "--a: weights=bad.inc: line 2: unknown weight 'disk'");
    expect_refused(arena("regular,weights=" + own_weights("waterloo200")), "unknown weight 'kill'");
    expect_refused(arena("regular,weights=missing.inc"), "missing.inc");
    expect_refused(arena("regular,weights="), "weights=: expected a file");
    expect_refused(arena("random,weights=bad.inc"), "random does not think");
    expect_refused(run({"play", "waterloo", "--seat", "allied=regular,weights=bad.inc"}), "line 2: unknown weight 'disk'");
    expect_refused(run_toys({"simulate", "fords", "--games", "1", "--seat", "red=regular,weights=bad.inc"}), "fords has no weights");
}

TEST_F(Cli, fit_writes_an_evaluation_that_does_not_depend_on_the_jobs) {
    for (const std::string jobs : {"1", "2"}) {
        const Result result = run_tool("fit", {"waterloo200", "--games", "60", "--seed", "3", "--keep", "prussian_*", "--jobs", jobs, "--out",
                                               "evaluation" + jobs + ".inc"});
        EXPECT_EQ(result.status, 0) << result.err;
        EXPECT_TRUE(contains(result.out, "positions of 60 games")) << result.out;
        EXPECT_TRUE(contains(result.out, "log-loss on the games held out: 0.")) << result.out;
    }
    EXPECT_EQ(read("evaluation1.inc"), read("evaluation2.inc"));
    EXPECT_TRUE(contains(read("evaluation1.inc"), "WEIGHT(prussian_strength,         -0.1871)")) << read("evaluation1.inc");
}

TEST_F(Cli, learn_value_does_not_depend_on_the_jobs) {
    for (const std::string jobs : {"1", "2"})
        EXPECT_EQ(run_tool("learn_value", {"waterloo", "--games", "60", "--jobs", jobs, "--out", "learned" + jobs + ".inc"}).status, 0);
    EXPECT_EQ(read("learned1.inc"), read("learned2.inc"));
    EXPECT_EQ(lines_of(read("learned1.inc")).size(), 1532u);
}

TEST_F(Cli, tools_refuse_bad_arguments_in_one_line) {
    const std::vector<std::string> enough{"waterloo", "--steps", "1", "--out", "x.inc"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), enough.begin(), enough.end());
        return run_tool("tune", more);
    };
    expect_refused(run_tool("tune", {}), "tune: game is required");
    expect_refused(run_tool("tune", {"waterlo", "--steps", "1", "--out", "x.inc"}),
                   "unknown game 'waterlo' (known: enemy_mistakes, napoleon, waterloo, waterloo200)");
    expect_refused(run_tool("tune", {"waterloo", "--steps", "0", "--out", "x.inc"}), "--steps");
    expect_refused(run_tool("tune", {"waterloo", "--steps", "1", "--out", "no/such/x.inc"}), "no/such/x.inc");
    expect_refused(with({"--from", "missing.inc"}), "'missing.inc'");
    expect_refused(with({"--only", "horses"}), "--only 'horses': no weight has such a name");
    expect_refused(with({"--except", "*"}), "--except: no weight is left to tune");
    expect_refused(with({"--jobs", "0"}), "--jobs");
    expect_refused(with({"--bold"}), "--bold");
    expect_refused(run_tool("fit", {"waterloo", "--games", "4", "--out", "x.inc"}), "--games");
    expect_refused(run_tool("fit", {"waterloo", "--games", "5", "--out", "x.inc", "--noise", "2"}), "--noise");
    expect_refused(run_tool("fit", {"waterloo", "--games", "5", "--out", "x.inc", "--keep", "french"}), "--keep 'french'");
    expect_refused(run_tool("learn_value", {"waterloo200", "--games", "20", "--out", "x.inc"}), "unknown game 'waterloo200' (known: waterloo)");
    write("bad.inc", "WEIGHT(disc, 1)\n");
    expect_refused(with({"--from", "bad.inc"}), "--from bad.inc: line 1: expected WEIGHT(name, 2 numbers)");
    EXPECT_EQ(files(), (std::vector<std::string>{"bad.inc"})) << "nothing is left behind";
}

TEST_F(Cli, tools_stop_after_the_minutes_that_they_are_given) {
    const Result result = run_tool("tune", {"waterloo", "--minutes", "0.002", "--directions", "1", "--out", "x.inc"});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_TRUE(contains(result.out, " steps of 2 games")) << result.out;
    EXPECT_TRUE(exists("x.inc"));
}

// The signatures are those of the program before the present weights, evaluations and candidates. Another set-up changes them, too.
TEST_F(Cli, the_former_marshal_plays_as_before) {
    struct Known {
        std::string game, other, signature;
    };
    for (const auto& [game, other, signature] :
         {Known{"waterloo", "allied", "8874f7638efc156c"}, Known{"waterloo200", "british", "ba26e5dcaf9ed8aa"}}) {
        const Result result =
            run({"simulate", game, "--games", "1", "--seat", "french=marshal@1,count=4", "--seat", other + "=marshal@1,count=4", "--json"});
        expect_fine(result);
        EXPECT_EQ(result.json().at("signature").as_string(), signature) << game;
    }
    expect_refused(run({"simulate", "napoleon", "--games", "1", "--seat", "french=marshal@1"}), "--seat: napoleon has no marshal@1");
}

}  // namespace papelotte::cli_test
