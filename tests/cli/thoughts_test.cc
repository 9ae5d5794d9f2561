// hint, why and odds in a game, the command odds, and programs that play.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

TEST_F(Cli, a_hint_comes_with_its_reasons) {
    const Result result = run({"play", "waterloo", "--seed", "1"}, "hint\nlog\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "Hint: ")) << result.out;
    EXPECT_TRUE(contains(result.out, "% to win")) << result.out;
    EXPECT_TRUE(contains(result.out, "  > ")) << result.out;
    EXPECT_TRUE(contains(result.out, "Nothing has happened yet."));   // a hint changes nothing
}

TEST_F(Cli, reasons_counts_and_results_are_told_in_the_language_that_is_asked_for) {
    const Result advised = run({"play", "waterloo", "--seed", "1", "--language", "it"}, "odds " + kSkirmish + "\nhint\n");
    expect_fine(advised);
    EXPECT_TRUE(contains(advised.out, "  Cubi francesi: ")) << advised.out;
    EXPECT_TRUE(contains(advised.out, "  Logora il nemico con i cubi, tolti quelli che prende a sua volta.\n")) << advised.out;
    const Result played = run({"play", "waterloo200", "--seat", "french=random", "--seat", "british=random", "--seed", "3", "--language", "it"});
    expect_fine(played);
    EXPECT_TRUE(contains(played.out, "Scende la notte e gli Alleati tengono più aree vittoria. (W2-18.2.1)\n")) << played.out;
}

TEST_F(Cli, the_computer_says_why_it_did_what_it_did) {
    const Result result = run({"play", "waterloo", "--seed", "1", "--seat", "french=regular"}, "why\ndone\nwhy\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "The computer has not acted yet.")) << result.out;
    EXPECT_TRUE(contains(result.out, "Allied> French: ")) << result.out;
    EXPECT_TRUE(contains(result.out, "  > ")) << result.out;
}

// WL-4.3: the player who is not active knows the tile, and what he weighs may tell it.
TEST_F(Cli, the_computer_keeps_the_secrets_that_it_weighs) {
    std::string typed;
    for (int i = 0; i < 600; ++i) typed += "#" + std::to_string(1 + i * i % 6) + "\n#1\nwhy\n";
    bool kept = false;
    for (const char* seed : {"1", "2", "3", "4"}) {
        const Result result = run({"play", "waterloo", "--seed", seed, "--seat", "allied=random"}, typed);
        expect_fine(result);
        kept = kept || contains(result.out, "It knew something that is still secret: ask again later.");
    }
    EXPECT_TRUE(kept);
}

TEST_F(Cli, odds_are_told_in_a_game) {
    const Result result =
        run({"play", "waterloo", "--seed", "1"},
            "odds " + kSkirmish + "\nodds sk ge_inf_2 grand_battery_w\nodds skirmish\nodds skirmish ge_inf_2 hougoumont\nodds\nlog\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, kSkirmish + "\n  ")) << result.out;
    EXPECT_TRUE(contains(result.out, "Chance to win: "));
    EXPECT_TRUE(contains(result.out, "Say which: "));
    EXPECT_TRUE(contains(result.out, "refused: WL-"));
    EXPECT_TRUE(contains(result.out, "Say odds ACTION."));
    EXPECT_TRUE(contains(result.out, "Nothing has happened yet."));
}

TEST_F(Cli, odds_of_a_position_are_chances) {
    set_up();
    const Result result = run({"odds", "--position", "start.json", kSkirmish, "--json"});
    expect_fine(result);
    const boost::json::value json = result.json();
    EXPECT_EQ(json.at("seat"), "allied");
    EXPECT_EQ(json.at("do"), boost::json::value(kSkirmish));
    EXPECT_FALSE(json.at("counts").as_array().empty());
    for (const boost::json::value& count : json.at("counts").as_array()) {
        double sum = 0, mean = 0;
        for (const boost::json::value& chance : count.at("chances").as_array()) {
            sum += chance.at(1).to_number<double>();
            mean += chance.at(0).to_number<double>() * chance.at(1).to_number<double>();
        }
        EXPECT_NEAR(sum, 1, 0.01) << count;
        EXPECT_NEAR(mean, count.at("mean").to_number<double>(), 0.01) << count;
    }
    EXPECT_EQ(run({"odds", "--position", "start.json", kSkirmish, "--json"}).out, result.out);   // the same seed
}

TEST_F(Cli, more_samples_narrow_the_odds) {
    set_up();
    const auto odds = [&](const std::string& samples) {
        const Result result = run({"odds", "--position", "start.json", "--samples", samples, "--json", kSkirmish});
        expect_fine(result);
        return result.json();
    };
    const boost::json::value few = odds("1"), many = odds("10000");
    if (few.at("exact").as_bool()) return;
    EXPECT_GE(many.at("cases").to_number<int>(), 10000);
    EXPECT_LT(many.at("counts").at(0).at("half_width").to_number<double>(), few.at("counts").at(0).at("half_width").to_number<double>());
    EXPECT_NEAR(many.at("counts").at(0).at("mean").to_number<double>(), few.at("counts").at(0).at("mean").to_number<double>(), 0.15);
}

TEST_F(Cli, odds_refuses_what_it_cannot_tell) {
    set_up();
    expect_refused(run({"odds", "--position", "start.json"}), "required");
    expect_refused(run({"odds", "done"}), "--position");
    expect_refused(run({"odds", "--position", "start.json", "frolic"}), "frolic");
    expect_refused(run({"odds", "--position", "start.json", "skirmish ge_inf_2 hougoumont"}), "refused: WL-");
    expect_refused(run({"odds", "--position", "start.json", "--seat", "french", "done"}), "It is not your turn: the Allies are to decide.");
    expect_refused(run({"odds", "--position", "start.json", "--samples", "0", "done"}), "--samples '0'");
}

TEST_F(Cli, a_program_plays_in_the_terminal_and_forfeits_when_it_dies) {
    write("bot.sh", "while read -r line; do case $line in *'\"decide\"'*) echo '{\"do\":\"done\"}';; esac; done\n");
    const Result fine = run({"play", "waterloo", "--seed", "1", "--seat", "allied=cmd:sh bot.sh"}, "quit\n");
    expect_fine(fine);
    EXPECT_TRUE(contains(fine.out, "Allied: done")) << fine.out;
    const Result dead = run({"play", "waterloo", "--seed", "1", "--seat", "allied=cmd:sh -c 'exit 3'"});
    expect_fine(dead);
    EXPECT_TRUE(contains(dead.out, "Allied (cmd:sh -c 'exit 3') died (exit status 3), and forfeits the game.")) << dead.out;
    write("cheat.sh", "while read -r line; do echo '{\"do\":\"skirmish ge_inf_2 hougoumont\"}'; done\n");
    const Result cheat = run({"play", "waterloo", "--seed", "1", "--seat", "allied=cmd:sh cheat.sh"});
    expect_fine(cheat);
    EXPECT_TRUE(contains(cheat.out, "chose 'skirmish ge_inf_2 hougoumont': WL-")) << cheat.out;
}

TEST_F(Cli, a_program_says_why_in_its_own_words) {
    write("bot.sh",
          "while read -r line; do case $line in *'\"decide\"'*) echo '{\"do\":\"done\",\"why\":\"Pazienza, è tardi.\"}';; esac; done\n");
    const Result said = run({"play", "waterloo", "--seed", "1", "--seat", "allied=cmd:sh bot.sh"}, "why\nquit\n");
    expect_fine(said);
    EXPECT_TRUE(contains(said.out, "Allied: done\n  It says: Pazienza, è tardi.\n")) << said.out;
    write("rude.sh", "while read -r line; do case $line in *'\"decide\"'*) echo '{\"do\":\"done\",\"why\":\"\\u001b[2J\"}';; esac; done\n");
    const Result rude = run({"play", "waterloo", "--seed", "1", "--seat", "allied=cmd:sh rude.sh"}, "why\nquit\n");
    expect_fine(rude);
    EXPECT_TRUE(contains(rude.out, "Allied: done\n  Its reason is not shown: it has control characters in it.\n")) << rude.out;
}

// Waterloo 200: what a bot says may name blocks that only its side knows.
TEST_F(Cli, what_a_program_says_of_its_secrets_waits) {
    write("bot.py",
          "import json, sys\n"
          "for line in sys.stdin:\n"
          "    message = json.loads(line)\n"
          "    if message['type'] == 'decide': print(json.dumps({'do': message['legal'][0], 'why': 'I am at 42.'}), flush=True)\n");
    const Result result = run({"play", "waterloo200", "--seed", "1", "--seat", "french=cmd:python3 bot.py"}, "why\nquit\n");
    expect_fine(result);
    EXPECT_FALSE(contains(result.out, "I am at 42.")) << result.out;
    EXPECT_TRUE(contains(result.out, "It knew something that is still secret: ask again later.")) << result.out;
}

}  // namespace papelotte::cli_test
