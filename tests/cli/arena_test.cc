// arena: what it reports and refuses. How strong anybody is, is for docs/strength.md.
#include "tests/cli/run.h"
#include "tests/paths.h"

namespace papelotte::cli_test {

namespace {

// Without the CPU time, which is never the same twice.
boost::json::value without_time(boost::json::value json) {
    for (const char* side : {"a", "b"}) json.as_object()[side].as_object().erase("cpu_seconds_a_game");
    return json;
}

}  // namespace

TEST_F(Cli, arena_reports_the_score_with_its_interval) {
    const Result result = run({"arena", "waterloo", "--a", "regular", "--b", "random", "--games", "12", "--seed", "3", "--json"});
    expect_fine(result);
    const boost::json::value json = result.json();
    const auto number = [&](const char* name) { return json.at(name).to_number<double>(); };
    EXPECT_EQ(json.at("games"), 12);
    EXPECT_EQ(json.at("pairs"), 6);
    EXPECT_EQ(number("wins_a") + number("draws") + number("losses_a"), 12);
    EXPECT_NEAR(number("score_a"), (number("wins_a") + number("draws") / 2) / 12, 1e-6);
    EXPECT_LE(number("low"), number("score_a"));
    EXPECT_GE(number("high"), number("score_a"));
    EXPECT_EQ(json.at("crashes"), 0);
    EXPECT_EQ(json.at("overtime"), 0);
    EXPECT_EQ(json.at("a").at("player"), "regular");
    EXPECT_GT(json.at("a").at("cpu_seconds_a_game").to_number<double>(), 0);
    EXPECT_EQ(json.at("seats").at("french").at("won").to_number<int>() + json.at("seats").at("allied").at("won").to_number<int>() +
                  json.at("draws").to_number<int>(),
              12);
    EXPECT_GT(json.at("decisions").at("mean").to_number<double>(), 0);
    EXPECT_TRUE(files().empty());
}

TEST_F(Cli, arena_depends_on_the_seed_and_not_on_the_jobs) {
    const auto arena = [&](const std::string& seed, const std::string& jobs) {
        return without_time(
            run({"arena", "waterloo", "--a", "veteran,count=8", "--b", "recruit", "--games", "4", "--seed", seed, "--jobs", jobs, "--json"})
                .json());
    };
    const boost::json::value first = arena("5", "1");
    EXPECT_EQ(arena("5", "1"), first);
    EXPECT_EQ(arena("5", "2"), first);
    EXPECT_NE(arena("6", "1").at("decisions"), first.at("decisions"));
}

TEST_F(Cli, arena_keeps_lost_games_on_request) {
    const Result result =
        run({"arena", "waterloo", "--a", "random", "--b", "regular", "--games", "4", "--seed", "9", "--keep-lost", "lost/here", "--json"});
    expect_fine(result);
    const int lost = result.json().at("losses_a").to_number<int>();
    ASSERT_GT(lost, 0);
    int found = 0;
    for (const std::string name : {"9-french", "9-allied", "10-french", "10-allied"}) {
        if (!exists("lost/here/waterloo-" + name + ".jsonl")) continue;
        ++found;
        expect_fine(run({"verify", "lost/here/waterloo-" + name + ".jsonl"}));
    }
    EXPECT_EQ(found, lost);
}

TEST_F(Cli, arena_stops_when_the_test_is_decided) {
    const Result result =
        run({"arena", "waterloo", "--a", "regular", "--b", "cmd:sh -c 'exit 1'", "--games", "400", "--sprt", "0.5", "0.6", "--json"});
    expect_fine(result);
    EXPECT_EQ(result.json().at("pairs"), 50);
    EXPECT_EQ(result.json().at("sprt").at("verdict"), "high");
    EXPECT_EQ(result.json().at("b").at("crashes"), 100);
    EXPECT_TRUE(contains(std::string(result.json().at("b").at("faults").at(0).as_string()), "died (exit status 1)"));
}

TEST_F(Cli, the_example_in_python_plays_whole_games_of_waterloo) {
    if (shell("python3 -c 0").status != 0) GTEST_SKIP() << "python3 is missing";
    const Result result = run({"arena", "waterloo", "--a", std::string("cmd:python3 '") + paths::source + "/docs/examples/bot.py'", "--b",
                               "random", "--games", "2", "--json"});
    expect_fine(result);
    EXPECT_EQ(result.json().at("games"), 2);
    EXPECT_EQ(result.json().at("crashes"), 0) << result.out;
}

TEST_F(Cli, arena_makes_a_table_of_all_against_all) {
    const std::vector<std::string> command{"arena", "waterloo", "--cross", "random", "--cross", "recruit", "--cross", "regular", "--games", "4"};
    const Result text = run(command);
    expect_fine(text);
    for (const std::string_view word : {"random against recruit", "random against regular", "recruit against regular", " 3 regular"})
        EXPECT_TRUE(contains(text.out, word)) << word << "\n" << text.out;
    std::vector<std::string> as_json = command;
    as_json.push_back("--json");
    EXPECT_EQ(run(as_json).json().at("matches").as_array().size(), 3u);
}

TEST_F(Cli, arena_without_json_is_for_people) {
    const Result result = run({"arena", "waterloo", "--a", "recruit", "--b", "random", "--games", "2"});
    expect_fine(result);
    for (const std::string_view word :
         {"Waterloo: recruit against random, 2 games in 1 pair from seed 1", "Score", "By seat", "Decisions a game", "CPU seconds a game"})
        EXPECT_TRUE(contains(result.out, word)) << word << "\n" << result.out;
}

TEST_F(Cli, arena_refuses_what_it_cannot_measure) {
    const auto arena = [&](std::vector<std::string> rest) {
        rest.insert(rest.begin(), {"arena", "waterloo"});
        return run(rest);
    };
    expect_refused(arena({"--games", "2"}), "--a and --b");
    expect_refused(arena({"--a", "random", "--games", "2"}), "--a and --b");
    expect_refused(arena({"--a", "random", "--b", "random"}), "--games");
    expect_refused(arena({"--a", "random", "--b", "random", "--games", "3"}), "expected a multiple of 2");
    expect_refused(arena({"--a", "random", "--b", "random", "--games", "0"}), "--games '0'");
    expect_refused(arena({"--a", "human", "--b", "random", "--games", "2"}), "--a: a person cannot play here");
    expect_refused(arena({"--a", "random", "--b", "ney", "--games", "2"}), "--b: unknown player 'ney'");
    expect_refused(arena({"--a", "random", "--b", "marshal,-genius", "--games", "2"}), "unknown technique 'genius'");
    expect_refused(arena({"--a", "random", "--b", "random", "--games", "2", "--sprt", "0.6", "0.5"}), "must be less than");
    expect_refused(arena({"--a", "random", "--b", "random", "--games", "2", "--sprt", "0.5"}), "--sprt");
    expect_refused(arena({"--a", "random", "--b", "random", "--games", "2", "--sprt", "0.5", "x"}), "--sprt 'x'");
    expect_refused(arena({"--cross", "random", "--games", "2"}), "at least two players");
    expect_refused(arena({"--cross", "random", "--a", "random", "--games", "2"}), "--a");
    expect_refused(arena({"--a", "random", "--b", "random", "--games", "2", "--jobs", "0"}), "--jobs");
    expect_refused(arena({"--a", "random", "--b", "random", "--games", "2", "--keep-lost", "/proc/none"}), "--keep-lost /proc/none: ");
}

}  // namespace papelotte::cli_test
