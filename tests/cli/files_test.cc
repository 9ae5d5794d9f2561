// Files that are missing, unreadable, too large, no files, no JSON; and streams that are closed: one line, exit 2, nothing written.
#include <unistd.h>

#include "tests/cli/run.h"

namespace papelotte::cli_test {

namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

}  // namespace

TEST_F(Cli, files_that_cannot_be_read_are_named) {
    write("empty.json", "");
    write("blank.json", " \n\t\n");
    write("huge.json", std::string((std::size_t{64} << 20) + 1, ' '));
    for (const std::string command : {"legal", "view", "apply", "replay", "verify"}) {
        const auto with = [&](const std::string& file) -> std::vector<std::string> {
            if (command == "legal") return {command, "--position", file};
            if (command == "view") return {command, "--position", file, "--seat", "french"};
            if (command == "apply") return {command, "--position", file, "done", "--output", "out.json"};
            return {command, file};
        };
        expect_refused(run(with("missing.json")), "missing.json: No such file");
        expect_refused(run(with("missing/folder/file.json")), "missing/folder/file.json");
        expect_refused(run(with(".")), ".: is a directory");
        expect_refused(run(with("empty.json")), "empty.json: ");
        expect_refused(run(with("blank.json")), "blank.json: ");
        expect_refused(run(with("huge.json")), "huge.json: larger than 64 MB");
        expect_refused(run(with("empty.json/below")), "empty.json/below");
        expect_refused(run(with(std::string(5000, 'n'))), "File name too long");
        expect_refused(run(with("-")), "standard input");
        EXPECT_FALSE(exists("out.json"));
    }
}

TEST_F(Cli, a_file_without_permission_is_named) {
    if (geteuid() == 0) GTEST_SKIP() << "the superuser reads everything";
    set_up();
    expect_refused(shell("chmod 0 start.json; \"$P\" legal --position start.json"), "start.json: Permission denied");
}

TEST_F(Cli, every_truncation_of_a_position_is_refused) {
    const std::string position = set_up();
    for (std::size_t length = 1; length + 2 < position.size(); length += 1 + position.size() / 40) {
        write("cut.json", position.substr(0, length));
        expect_refused(run({"legal", "--position", "cut.json"}), "cut.json: line ");
    }
}

TEST_F(Cli, malformed_positions_are_refused_with_their_place) {
    const std::string position = set_up();
    const auto legal = [&](const std::string& text) {
        write("p.json", text);
        return run({"legal", "--position", "p.json"});
    };
    expect_refused(legal("[]"), "p.json: expected a position");
    expect_refused(legal("17"), "p.json: expected a position");
    expect_refused(legal("nonsense"), "p.json: line 1, column 1: not JSON");
    expect_refused(legal("{}"), "p.json: game: ");
    expect_refused(legal("{\"game\": 5}"), "p.json: game: ");
    expect_refused(legal("{\"game\": \"waterlo\"}"), "p.json: game: unknown game 'waterlo'; did you mean 'waterloo'?");
    expect_refused(legal("{\"game\": \"waterloo\", \"turn\": 99}"), "p.json: turn: ");
    expect_refused(legal("{\"game\": \"waterloo\", \"turn\": \"noon\"}"), "p.json: turn: ");
    expect_refused(legal("{\"game\": \"water\\nloo\"}"), "p.json: game: unknown game 'water\\x0aloo'");
    expect_refused(legal(position + "}"), "something follows");
    expect_refused(legal(replaced(position, "\"units\": {", "\"units\": {\"ge_inf_2\": {\"at\": \"rossomme\"},")),
                   "'units.ge_inf_2' is there twice");
    expect_refused(legal(std::string(100000, '[')), "p.json: ");
    expect_refused(legal("{\"game\": \"\xff\xfe\"}"), "p.json: ");
    expect_refused(legal(replaced(position, "ge_inf_2", "ge_inf_x")), "p.json: ");
    expect_refused(legal(replaced(position, "grand_battery_west", "atlantis")), "'atlantis'");
    expect_refused(legal(replaced(position, "\"game\": \"waterloo\",", "\"game\": \"waterloo\", \"colour\": 3,")), "colour");
}

TEST_F(Cli, a_reader_that_leaves_is_no_disaster) {
    set_up();
    const Result early =
        shell("\"$P\" position waterloo | head -c 10; yes 1 | \"$P\" play waterloo --seed 1 | head -3 > /dev/null; echo; echo $?");
    EXPECT_EQ(early.status, 0);
    EXPECT_EQ(early.err, "");
}

TEST_F(Cli, closed_streams_are_told_or_borne) {
    set_up();
    const Result closed = shell("\"$P\" position waterloo >&-");
    EXPECT_EQ(closed.status, 1);
    EXPECT_TRUE(contains(closed.err, "papelotte: standard output: ")) << closed.err;
    const Result full = shell("\"$P\" position waterloo > /dev/full");
    EXPECT_EQ(full.status, 1);
    EXPECT_EQ(lines_of(full.err).size(), 1u) << full.err;
    EXPECT_EQ(shell("\"$P\" nonsense 2>&-").status, 2);
    expect_refused(shell("\"$P\" legal --position - <&-"), "standard input");
    EXPECT_EQ(shell("\"$P\" play waterloo <&- > /dev/null").status, 0);   // as at the end of the input
}

TEST_F(Cli, output_to_a_device_leaves_the_device) {
    set_up();
    expect_fine(run({"apply", "--position", "start.json", "--seed", "1", "done", "--output", "/dev/null"}));
    EXPECT_EQ(shell("test -c /dev/null").status, 0);
}

TEST_F(Cli, output_through_a_link_replaces_the_file_and_not_the_link) {
    set_up();
    write("real.json", "old");
    EXPECT_EQ(
        shell("ln -s real.json link.json; chmod 640 real.json; \"$P\" apply --position start.json --seed 1 done --output link.json").status, 0);
    EXPECT_TRUE(contains(read("real.json"), "\"position\""));
    EXPECT_EQ(shell("test -L link.json && test $(stat -c %a real.json) = 640").status, 0);
}

}  // namespace papelotte::cli_test
