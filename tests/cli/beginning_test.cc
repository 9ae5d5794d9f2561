// play and simulate from a position; replay and verify of what was played.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

namespace {

constexpr std::string_view kHaySainte =
    R"({"game": "waterloo", "units": {"fr_inf_7": {"at": "sandpit_valley"}, "ge_inf_2": {"at": "la_haye_sainte", "state": "defensive"}}})";

std::string ones(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "1\n";
    return text;
}

}  // namespace

TEST_F(Cli, a_game_is_played_from_a_position_saved_loaded_replayed_and_verified) {
    write("lhs.json", kHaySainte);
    const Result first = run({"play", "waterloo", "--position", "lhs.json", "--seed", "4", "--save", "game.jsonl"}, "1\nquit\n");
    expect_fine(first);
    EXPECT_TRUE(contains(read("game.jsonl"), R"("position":{"game":"waterloo",)")) << read("game.jsonl").substr(0, 300);
    const Result loaded = run({"play", "waterloo", "--load", "game.jsonl", "--save", "game.jsonl"}, ones(3) + "quit\n");
    expect_fine(loaded);
    EXPECT_TRUE(contains(loaded.out, "Loaded game.jsonl: 1 action"));
    const Result replayed = run({"replay", "game.jsonl"});
    expect_fine(replayed);
    EXPECT_TRUE(contains(replayed.out, "Waterloo, from a position, 4 actions")) << replayed.out.substr(0, 200);
    expect_fine(run({"verify", "game.jsonl"}));
    const Result begun = run({"replay", "game.jsonl", "--to", "0", "--json"});
    EXPECT_EQ(begun.json().at("units").at("fr_inf_7").at("at"), "sandpit_valley");
}

TEST_F(Cli, a_whole_game_from_a_position_verifies_with_its_seed) {
    write("lhs.json", kHaySainte);
    expect_fine(
        run({"play", "waterloo", "--position", "-", "--seat", "french=random", "--seat", "allied=random", "--save", "game.jsonl"}, kHaySainte));
    const Result verified = run({"verify", "game.jsonl"});
    expect_fine(verified);
    EXPECT_TRUE(contains(verified.out, "the seed matches its commitment and gives these dice")) << verified.out;
}

TEST_F(Cli, games_are_simulated_from_a_position) {
    write("lhs.json", kHaySainte);
    for (const char* player : {"random", "recruit"}) {
        const Result result =
            run({"simulate", "waterloo", "--games", "4", "--position", "lhs.json", "--seat", std::string("french=") + player, "--json"});
        expect_fine(result);
        EXPECT_EQ(result.json().at("games"), 4);
    }
}

TEST_F(Cli, positions_that_cannot_be_played_from_are_refused) {
    write("other.json", R"({"game":"waterloo200","base":"historical"})");
    write("over.json", R"({"game":"waterloo","base":"setup","result":"time","agenda":[]})");
    write("bad.json", R"({"game":"waterloo","units":{"fr_inf_7":{"at":"moon"}}})");
    for (const std::vector<std::string>& command : {std::vector<std::string>{"play", "waterloo"}, {"simulate", "waterloo", "--games", "1"}}) {
        const auto with = [&](std::vector<std::string> more) {
            more.insert(more.begin(), command.begin(), command.end());
            return run(more);
        };
        expect_refused(with({"--position", "other.json"}), "other.json: this is a position of waterloo200, not of waterloo");
        expect_refused(with({"--position", "over.json"}), "over.json: position: the game is over there: WL-15");
        expect_refused(with({"--position", "bad.json"}), "bad.json: position: units.fr_inf_7.at: unknown area 'moon'");
        expect_refused(with({"--position", "none.json"}), "none.json: No such file");
        expect_refused(with({"--position", "over.json", "--scenario", "standard"}), "--position");
    }
}

TEST_F(Cli, a_journal_whose_position_is_damaged_is_refused) {
    write("lhs.json", kHaySainte);
    expect_fine(run({"play", "waterloo", "--position", "lhs.json", "--save", "game.jsonl"}, "1\nquit\n"));
    std::string text = read("game.jsonl");
    text.replace(text.find("sandpit_valley"), 14, "moon");
    write("bad.jsonl", text);
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"replay", "bad.jsonl"}, {"verify", "bad.jsonl"}, {"play", "waterloo", "--load", "bad.jsonl"}})
        expect_refused(run(command), "position: units.fr_inf_7.at: unknown area 'moon'");
}

}  // namespace papelotte::cli_test
