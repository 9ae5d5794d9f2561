// play: what a player answers beforehand.
#include <fstream>
#include <iterator>

#include "tests/cli/run.h"
#include "tests/paths.h"

namespace papelotte::cli_test {

namespace {

// The French are to choose who takes a hit in the turn of the Allies.
std::string hit() {
    std::ifstream file(std::string(paths::source) + "/web/browser/robot/positions/napoleon/hit.json");
    const auto json = boost::json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
    return boost::json::serialize(json.at("position"));
}

}  // namespace

TEST_F(Cli, standing_answers_are_listed_given_and_played) {
    write("hit.json", hit());
    const Result result = run({"play", "napoleon", "--position", "hit.json", "--save", "game.jsonl"}, "standing\nstanding foot_first\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "Hits: my strongest blocks are equally strong\n    foot_first: Foot first\n")) << result.out;
    EXPECT_TRUE(contains(result.out, "Answered beforehand: foot_first.\nFrench: has chosen\n")) << result.out;
    EXPECT_TRUE(contains(read("game.jsonl"), R"({"standing":["foot_first"],"seat":"french","turn":17})")) << read("game.jsonl");
    expect_fine(run({"verify", "game.jsonl"}));
    EXPECT_TRUE(contains(run({"replay", "game.jsonl"}).out, "(beforehand: foot_first)"));
}

TEST_F(Cli, standing_answers_of_a_saved_game_go_on_until_they_are_revoked) {
    write("hit.json", hit());
    expect_fine(run({"play", "napoleon", "--position", "hit.json", "--save", "game.jsonl"}, "standing foot_first\n"));
    const Result loaded = run({"play", "napoleon", "--load", "game.jsonl"}, "undo\nlog\nstanding\nstanding none\nstanding\nlog\n");
    expect_fine(loaded);
    EXPECT_TRUE(contains(loaded.out, "foot_first: Foot first (given)\n")) << loaded.out;
    EXPECT_TRUE(contains(loaded.out, "Nothing is answered beforehand any more.\n")) << loaded.out;
    EXPECT_TRUE(contains(loaded.out, "foot_first: Foot first\n")) << loaded.out;
}

TEST_F(Cli, standing_answers_that_are_wrong_change_nothing) {
    write("hit.json", hit());
    const Result result =
        run({"play", "napoleon", "--position", "hit.json"}, "standing run_away\nstanding foot_first mounted_first\nstanding\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "This game has no standing answer 'run_away'.")) << result.out;
    EXPECT_TRUE(contains(result.out, "The question of 'mounted_first' has another standing answer in the same list.")) << result.out;
    EXPECT_FALSE(contains(result.out, "(given)")) << result.out;
    const Result other = run({"play", "waterloo", "--language", "it"}, "standing\n");
    EXPECT_TRUE(contains(other.out, "Questo gioco non ha domande a cui rispondere in anticipo.")) << other.out;
}

}  // namespace papelotte::cli_test
