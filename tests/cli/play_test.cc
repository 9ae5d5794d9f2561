// play: whole games and the commands of a player, through a pipe.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

namespace {

std::string times(int count, std::string_view line) {
    std::string text;
    for (int i = 0; i < count; ++i) text.append(line).append("\n");
    return text;
}

}  // namespace

TEST_F(Cli, a_hot_seat_game_of_first_choices_comes_to_its_end) {
    const Result result = run({"play", "waterloo", "--seed", "3", "--save", "game.jsonl"}, times(20000, "#1"));
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "— Allied to decide —"));
    EXPECT_TRUE(contains(result.out, "— French to decide —"));
    EXPECT_TRUE(contains(result.out, " won: ")) << result.out.substr(result.out.size() - 500);
    EXPECT_TRUE(contains(result.out, "The journal is in game.jsonl."));
    EXPECT_FALSE(contains(result.out, "\x1b["));   // colours are for terminals
    expect_fine(run({"verify", "game.jsonl"}));
    EXPECT_EQ(files(), (std::vector<std::string>{"game.jsonl"}));
}

TEST_F(Cli, the_computer_answers_at_once) {
    const Result result = run({"play", "waterloo", "--seed", "3", "--seat", "french=random"}, times(20000, "#1"));
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "French: ")) << result.out.substr(0, 3000);
    EXPECT_FALSE(contains(result.out, "French> "));
    EXPECT_TRUE(contains(result.out, " won: "));
}

TEST_F(Cli, the_same_seed_gives_the_same_game_of_computers) {
    const std::vector<std::string> command{"play", "waterloo", "--seed", "11", "--seat", "french=random", "--seat", "allied=random"};
    const Result first = run(command);
    expect_fine(first);
    EXPECT_EQ(run(command).out, first.out);
}

TEST_F(Cli, the_first_decision_is_shown_with_its_rules_and_choices) {
    const Result result = run({"play", "waterloo", "--seed", "1"}, "");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "— Allied to decide —"));
    EXPECT_TRUE(contains(result.out, "(WL-"));
    EXPECT_TRUE(contains(result.out, "ge_inf_2 grand_battery_west")) << result.out;
    EXPECT_TRUE(contains(result.out, "This game was not saved.")) << result.out;
}

TEST_F(Cli, actions_are_typed_by_number_words_or_their_beginnings) {
    for (const char* typed :
         {"skirmish ge_inf_2 grand_battery_west", "  skirmish   ge_inf_2  grand_battery_west ", "sk ge_inf_2 grand_battery_w"}) {
        const Result result = run({"play", "waterloo", "--seed", "1"}, std::string(typed) + "\nlog\n");
        expect_fine(result);
        EXPECT_TRUE(contains(result.out, "    1 Allied: " + kSkirmish)) << typed << "\n" << result.out;
    }
    const Result narrowed = run({"play", "waterloo", "--seed", "1"}, "skirmish\n99999\n0\nlog\n");
    EXPECT_TRUE(contains(narrowed.out, "There is no number 99999 in the list."));
    EXPECT_TRUE(contains(narrowed.out, "Nothing has happened yet."));
}

TEST_F(Cli, why_and_refusals_name_the_rule) {
    const Result result =
        run({"play", "waterloo", "--seed", "1"}, "why " + kSkirmish +
                                                     "\nwhy skirmish ge_inf_2 hougoumont\nwhy\nwhy skirmish ge_inf_2 atlantis\n"
                                                     "skirmish ge_inf_2 hougoumont\nfrolic\nlog\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "Legal: " + kSkirmish)) << result.out;
    EXPECT_TRUE(contains(result.out, "refused: WL-")) << result.out;
    EXPECT_TRUE(contains(result.out, "The computer has not acted yet."));
    EXPECT_TRUE(contains(result.out, "atlantis"));
    EXPECT_TRUE(contains(result.out, "frolic"));
    EXPECT_TRUE(contains(result.out, "Nothing has happened yet."));
}

TEST_F(Cli, events_are_told_in_the_language_that_is_asked_for) {
    const Result result = run({"play", "waterloo", "--seed", "1", "--language", "it"}, kSkirmish + "\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "I tiragliatori tedeschi (ge_inf_2) sparano sulla Grande Batteria Ovest (grand_battery_west): "))
        << result.out;
}

TEST_F(Cli, undo_says_why_not_when_dice_were_rolled) {
    const Result result = run({"play", "waterloo", "--seed", "1"}, "undo\n" + kSkirmish + "\nundo\n");
    expect_fine(result);
    EXPECT_FALSE(contains(result.out, "Taken back"));
    EXPECT_TRUE(contains(result.out, "nothing to take back")) << result.out;
}

TEST_F(Cli, undo_takes_back_what_nobody_has_answered) {
    const Result result =
        run({"play", "waterloo", "--seed", "1", "--save", "game.jsonl"}, "done\ndone\nturn fr_inf_1 defensive\nundo\nundo\nlog\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "Taken back: turn fr_inf_1 defensive")) << result.out;
    EXPECT_TRUE(contains(result.out, "nothing to take back"));   // the dice of the new round
    EXPECT_FALSE(contains(result.out, "    3 French: turn"));
    EXPECT_EQ(lines_of(read("game.jsonl")).size(), 3u);
}

// WL-4.3: only the player who is not active knows the tile.
TEST_F(Cli, nobody_reads_what_is_not_for_his_eyes) {
    const Result french = run({"play", "waterloo", "--seed", "1"}, "done\ndone\nboard\nlog\n");
    expect_fine(french);
    EXPECT_TRUE(contains(french.out, "Round 1: the French"));
    EXPECT_FALSE(contains(french.out, "tile")) << french.out;
    const Result computer = run({"play", "waterloo", "--seed", "1", "--seat", "allied=random"}, "done\nlog\n");
    EXPECT_FALSE(contains(computer.out, "tile")) << computer.out;
    const Result allied = run({"play", "waterloo", "--seed", "1", "--seat", "french=random"}, "done\n");
    EXPECT_TRUE(contains(allied.out, "tile")) << allied.out;
}

TEST_F(Cli, board_legal_and_help_change_nothing) {
    const Result result = run({"play", "waterloo", "--seed", "1"}, "help\nboard\nlegal\nlegal ge_inf_2\nlegal xyzzy\nlog 5\nlog zero\n\n");
    expect_fine(result);
    for (const std::string_view word : {"undo", "save FILE", "why [ACTION]", "hint", "odds ACTION", "No legal action contains 'xyzzy'.",
                                        "Nothing has happened yet.", "'zero'"})
        EXPECT_TRUE(contains(result.out, word)) << word;
}

TEST_F(Cli, a_saved_game_goes_on_where_it_stopped) {
    const Result first = run({"play", "waterloo", "--seed", "1"}, kSkirmish + "\nsave mine.jsonl\nquit\n");
    expect_fine(first);
    EXPECT_TRUE(contains(first.out, "Saved in mine.jsonl."));
    EXPECT_TRUE(contains(first.out, "papelotte play waterloo --load mine.jsonl"));
    EXPECT_FALSE(contains(read("mine.jsonl"), "seed"));
    expect_fine(run({"verify", "mine.jsonl"}));
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"play", "waterloo", "--load", "mine.jsonl"}, {"play", "waterloo"}}) {
        const Result second = run(command, "load mine.jsonl\nlog\nquit\n");
        expect_fine(second);
        EXPECT_TRUE(contains(second.out, "Loaded mine.jsonl: 1 action; a saved game does not hold its seed")) << second.out;
        EXPECT_TRUE(contains(second.out, "    1 Allied: " + kSkirmish));
    }
}

TEST_F(Cli, autosave_follows_every_action_and_keeps_what_was_there) {
    write("game.jsonl", "something dear");
    const Result result = run({"play", "waterloo", "--seed", "1", "--save", "game.jsonl"}, kSkirmish + "\n");
    expect_fine(result);
    EXPECT_EQ(lines_of(read("game.jsonl")).size(), 2u);
    EXPECT_EQ(read("game.jsonl~"), "something dear");
    EXPECT_EQ(files(), (std::vector<std::string>{"game.jsonl", "game.jsonl~"}));
    const Result on = run({"play", "waterloo", "--load", "game.jsonl", "--save", "game.jsonl"}, "1\nquit\n");
    expect_fine(on);
    EXPECT_GE(lines_of(read("game.jsonl")).size(), 3u);
    EXPECT_EQ(read("game.jsonl~"), "something dear");   // a game that goes on replaces only itself
}

TEST_F(Cli, loading_what_is_no_game_leaves_the_game_alone) {
    write("bad.jsonl", "hello\n");
    const Result result =
        run({"play", "waterloo", "--seed", "1"}, kSkirmish + "\nload bad.jsonl\nload missing.jsonl\nload .\nlog\nsave no/where/x\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "bad.jsonl: line 1")) << result.out;
    EXPECT_TRUE(contains(result.out, "missing.jsonl: No such file"));
    EXPECT_TRUE(contains(result.out, "no/where/x: No such file"));
    EXPECT_TRUE(contains(result.out, "    1 Allied: " + kSkirmish));
}

TEST_F(Cli, a_finished_game_can_be_loaded_to_see_its_result) {
    finished_game();
    const Result result = run({"play", "waterloo", "--load", "game.jsonl"});
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "(WL-")) << result.out;
    EXPECT_TRUE(contains(result.out, "The game took "));
}

TEST_F(Cli, strange_input_is_borne) {
    const Result result =
        run({"play", "waterloo", "--seed", "1"}, std::string(5000, 'x') + "\n" + std::string("\x01\x1b[31m\xff\0\n", 9) + "1 1\n-1\n\r\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "too long: 1000 bytes at most"));
    EXPECT_FALSE(contains(result.out, "\x1b"));
}

// Only a whole number is a width; anything else counts as unknown.
TEST_F(Cli, the_menu_fits_the_columns_that_are_given) {
    const auto menu = [this](const std::string& columns) {
        return shell("echo quit | COLUMNS='" + columns + "' \"$P\" play waterloo --seed 1").out;
    };
    EXPECT_NE(menu("40"), menu("80"));
    for (const char* unknown : {"", "40x", "-40", "0", "99999999999999999999"}) EXPECT_EQ(menu(unknown), menu("80")) << unknown;
}

TEST_F(Cli, play_refuses_what_it_cannot_begin) {
    write("bad.jsonl", "hello\n");
    expect_refused(run({"play"}), "required");
    expect_refused(run({"play", "waterlooo"}), "did you mean 'waterloo'?");
    expect_refused(run({"play", "waterloo", "--seat", "allied=wellington"}), "unknown player 'wellington' (known: random, recruit");
    expect_refused(run({"play", "waterloo", "--seat", "allied=marshal,+sees_all"}), "nobody plays against a cheat");
    expect_refused(run({"play", "waterloo", "--seat", "allied=marshal,turn=0"}), "--seat: turn='0': expected a number from 0.05 to 600");
    expect_refused(run({"play", "waterloo", "--seat", "blucher=random"}), "unknown seat 'blucher'");
    expect_refused(run({"play", "waterloo", "--load", "missing.jsonl"}), "missing.jsonl: No such file");
    expect_refused(run({"play", "waterloo", "--load", "bad.jsonl", "--save", "new.jsonl"}), "bad.jsonl: line 1");
    expect_refused(run({"play", "waterloo", "--load", "bad.jsonl", "--seed", "1"}), "--seed");
    expect_refused(run({"play", "waterloo", "--seed", "one"}), "--seed 'one'");
    EXPECT_EQ(files(), (std::vector<std::string>{"bad.jsonl"}));
    expect_refused(run({"play", "waterloo", "--save", "no/such/folder/game.jsonl"}), "no/such/folder/game.jsonl: No such file");
}

}  // namespace papelotte::cli_test
