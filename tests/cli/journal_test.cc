// replay and verify, on a whole game and on what people do to journals.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

namespace {

// The journal with one of its lines replaced; lines count from 1, as in messages.
std::string with_line(const std::string& journal, std::size_t number, const std::string& line) {
    std::string out;
    const std::vector<std::string> lines = lines_of(journal);
    for (std::size_t i = 0; i < lines.size(); ++i) out += (i + 1 == number ? line : lines[i]) + "\n";
    return out;
}

// The number of the first line with dice after the header, and the line with its first die changed.
std::pair<std::size_t, std::string> with_another_die(const std::string& journal) {
    const std::vector<std::string> lines = lines_of(journal);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::string line = lines[i];
        const std::size_t at = line.find("\"dice\":[");
        if (at == std::string::npos) continue;
        char& die = line[at + 8];
        die = die == '1' ? '2' : '1';
        return {i + 1, line};
    }
    return {0, ""};
}

}  // namespace

TEST_F(Cli, a_finished_game_verifies_with_its_seed) {
    const std::string journal = finished_game();
    EXPECT_TRUE(contains(lines_of(journal).front(), "\"commitment\""));
    EXPECT_TRUE(contains(lines_of(journal).back(), "\"seed\""));
    const Result text = run({"verify", "game.jsonl"}), json = run({"verify", "game.jsonl", "--json"});
    expect_fine(text);
    EXPECT_TRUE(contains(text.out, "game.jsonl: sound")) << text.out;
    EXPECT_TRUE(contains(text.out, "the seed matches")) << text.out;
    expect_fine(json);
    EXPECT_EQ(json.json().at("sound"), true);
    EXPECT_EQ(json.json().at("entries").to_number<std::size_t>(), lines_of(journal).size() - 2);
    EXPECT_TRUE(json.json().at("problem").is_null());
}

TEST_F(Cli, a_finished_game_without_its_closing_line_misses_its_seed) {
    const std::string journal = finished_game();
    const std::size_t closing = journal.rfind('\n', journal.size() - 2) + 1;
    write("cut.jsonl", journal.substr(0, closing));
    const Result text = run({"verify", "cut.jsonl"});
    expect_fine(text);
    EXPECT_TRUE(contains(text.out, "the closing line that shows the seed is missing")) << text.out;
}

TEST_F(Cli, verify_finds_what_was_changed) {
    const std::string journal = finished_game();
    const auto [number, line] = with_another_die(journal);
    ASSERT_GT(number, 0u);
    write("die.jsonl", with_line(journal, number, line));
    expect_refused(run({"verify", "die.jsonl"}), "die.jsonl: not sound: ");
    const Result json = run({"verify", "die.jsonl", "--json"});
    EXPECT_EQ(json.status, 2);
    EXPECT_EQ(json.json().at("sound"), false);
    EXPECT_TRUE(json.json().at("problem").is_string());

    write("seed.jsonl", with_line(journal, lines_of(journal).size(),
                                  lines_of(journal).back().replace(lines_of(journal).back().find("\"seed\":\"") + 8, 4, "0000")));
    expect_refused(run({"verify", "seed.jsonl"}), "commitment");
    write("action.jsonl", with_line(journal, 2, R"({"n":1,"seat":"allied","do":"skirmish ge_inf_2 hougoumont"})"));
    expect_refused(run({"verify", "action.jsonl"}), "WL-");
    write("seat.jsonl", with_line(journal, 2, R"({"n":1,"seat":"french","do":"done"})"));
    expect_refused(run({"verify", "seat.jsonl"}), "entry 1");
}

TEST_F(Cli, replay_tells_every_entry_and_the_end) {
    const std::string journal = finished_game();
    const Result result = run({"replay", "game.jsonl"});
    expect_fine(result);
    const std::size_t entries = lines_of(journal).size() - 2;
    EXPECT_TRUE(contains(result.out, "    1 allied: ")) << result.out.substr(0, 500);
    EXPECT_TRUE(contains(result.out, std::to_string(entries) + " ")) << entries;
    EXPECT_TRUE(contains(result.out, "dice "));
    EXPECT_TRUE(contains(lines_of(result.out).back(), "(WL-")) << lines_of(result.out).back();
    EXPECT_EQ(run({"replay", "-"}, journal).out, result.out);
}

TEST_F(Cli, replay_stops_where_it_is_told) {
    finished_game();
    const Result start = run({"replay", "game.jsonl", "--to", "0", "--json"});
    expect_fine(start);
    EXPECT_EQ(start.json(), run({"position", "waterloo", "--seed", "7"}).json());
    const Result third = run({"replay", "game.jsonl", "--to", "3", "--json"});
    expect_fine(third);
    expect_fine(run({"legal", "--position", "-"}, third.out));
    const Result told = run({"replay", "game.jsonl", "--to", "3"});
    expect_fine(told);
    EXPECT_TRUE(contains(told.out, "    3 "));
    EXPECT_FALSE(contains(told.out, "\n    4 "));
    EXPECT_TRUE(contains(lines_of(told.out).back(), "To act: ")) << told.out;
    expect_refused(run({"replay", "game.jsonl", "--to", "99999999"}), "--to");
    expect_refused(run({"replay", "game.jsonl", "--to", "-1"}), "--to");
    expect_refused(run({"replay", "game.jsonl", "--to", "three"}), "--to 'three'");
}

TEST_F(Cli, broken_journals_are_refused_by_line) {
    const std::string journal = finished_game();
    const std::vector<std::string> lines = lines_of(journal);
    const auto replay = [&](const std::string& text) {
        write("j.jsonl", text);
        expect_refused(run({"verify", "j.jsonl"}), "j.jsonl: ");
        return run({"replay", "j.jsonl"});
    };
    expect_refused(replay("hello\n"), "line 1");
    expect_refused(replay("{}\n"), "line 1");
    expect_refused(replay(with_line(journal, 3, lines[2].substr(0, lines[2].size() / 2))), "line 3");
    expect_refused(replay(with_line(journal, 3, "")), "line 3");
    expect_refused(replay(with_line(journal, 3, lines[4])), "line 3");
    expect_refused(replay(with_line(journal, 2, R"({"n":1,"seat":"allied","do":"frolic"})")), "frolic");
    std::string other_game = lines[0];
    other_game.replace(other_game.find("waterloo"), 8, "waterlog");
    expect_refused(replay(with_line(journal, 1, other_game)), "line 1: unknown game 'waterlog'; did you mean 'waterloo'?");
    write("half.jsonl", journal.substr(0, journal.size() / 2));   // cut in the middle of a line
    expect_refused(run({"replay", "half.jsonl"}), "half.jsonl: line ");
}

}  // namespace papelotte::cli_test
