// Seats in play, sides and hidden actions on the command line, with Pickets (tests/toys/pickets.h).
#include "tests/cli/run.h"

namespace papelotte::cli_test {

using Seats = Cli;

TEST_F(Seats, only_those_in_play_are_seated) {
    const Result two = run_toys({"simulate", "pickets", "--games", "20", "--option", "players=two", "--seat", "blue=regular", "--json"});
    expect_fine(two);
    EXPECT_EQ(two.json().at("players"), (boost::json::object{{"red", "random"}, {"blue", "regular"}}));
    EXPECT_FALSE(two.json().at("wins").as_object().contains("green"));
    expect_refused(run_toys({"simulate", "pickets", "--games", "2", "--option", "players=two", "--seat", "green=random"}),
                   "this seat is not in play with these options");
}

TEST_F(Seats, options_that_exclude_each_other_are_refused_with_the_rule) {
    for (const char* command : {"position", "simulate", "play", "arena"}) {
        std::vector<std::string> arguments{command, "pickets", "--option", "players=two", "--option", "scouts=yes"};
        if (command == std::string_view("simulate")) arguments.insert(arguments.end(), {"--games", "2"});
        if (command == std::string_view("arena")) arguments.insert(arguments.end(), {"--games", "2", "--a", "random", "--b", "regular"});
        expect_refused(run_toys(arguments), "PK-6 Scouts are for three players.");
    }
}

TEST_F(Seats, a_journal_with_such_options_is_refused) {
    write(
        "game.jsonl",
        R"({"journal":1,"game":"pickets","rules":1,"scenario":"standard","options":{"players":"two","scouts":"yes"},"seats":["red","blue","green"],"dice":[1,1,1,1,1,1,1,1,1]})"
        "\n");
    expect_refused(run_toys({"replay", "game.jsonl"}), "PK-6 Scouts are for three players.");
}

TEST_F(Seats, in_the_arena_a_player_has_a_whole_side) {
    for (const char* players : {"two", "three"}) {
        const Result result = run_toys(
            {"arena", "pickets", "--a", "regular", "--b", "random", "--games", "40", "--option", std::string("players=") + players, "--json"});
        expect_fine(result);
        EXPECT_EQ(result.json().at("pairs"), 20);
        EXPECT_EQ(result.json().at("games"), 40);
        EXPECT_EQ(result.json().at("seats").as_object().size(), std::string_view(players) == "two" ? 2u : 3u);
        const auto won = [&](const char* seat) { return result.json().at("seats").at(seat).at("won").as_int64(); };
        if (std::string_view(players) == "three") EXPECT_EQ(won("blue"), won("green")) << "allies win together";
    }
    expect_refused(run_toys({"arena", "pickets", "--a", "regular", "--b", "random", "--games", "3"}), "expected a multiple of 2");
}

TEST_F(Seats, a_person_reads_only_what_his_seat_may_know) {
    const Result result = run_toys({"play", "pickets", "--seat", "blue=random", "--seat", "green=random", "--seed", "1"}, "1\nlog\nwhy\nquit\n");
    EXPECT_TRUE(contains(result.out, "Blue: has chosen")) << result.out;
    EXPECT_TRUE(contains(result.out, "A blue picket is posted")) << result.out;
    EXPECT_FALSE(contains(result.out, "blue_")) << result.out;
    EXPECT_FALSE(contains(result.out, "green_")) << result.out;
}

}  // namespace papelotte::cli_test
