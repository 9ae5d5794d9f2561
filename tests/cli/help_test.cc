// The help, the version, and what happens to a command line that means nothing.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

namespace {

constexpr std::string_view kCommands[] = {"games",  "position", "legal", "apply",  "view",    "odds",    "simulate", "arena",  "bench",
                                          "replay", "verify",   "play",  "backup", "restore", "migrate", "check",    "worker", "admin"};

}  // namespace

TEST_F(Cli, help_names_every_command) {
    const Result help = run({"--help"});
    expect_fine(help);
    for (const std::string_view command : kCommands) EXPECT_TRUE(contains(help.out, command)) << command;
    EXPECT_TRUE(contains(help.out, "Usage:"));
    EXPECT_EQ(run({"help"}).out, help.out);
}

TEST_F(Cli, every_command_has_help_with_an_example) {
    for (const std::string_view command : kCommands) {
        const Result help = run({std::string(command), "--help"});
        expect_fine(help);
        EXPECT_TRUE(contains(help.out, "Examples\n  papelotte")) << help.out;
        EXPECT_TRUE(contains(help.out, "papelotte " + std::string(command))) << help.out;
        EXPECT_EQ(run({"help", std::string(command)}).out, help.out);
    }
}

TEST_F(Cli, version_is_one_line) {
    const Result version = run({"--version"});
    expect_fine(version);
    EXPECT_TRUE(version.out.starts_with("papelotte ")) << version.out;
    EXPECT_EQ(lines_of(version.out).size(), 1u);
}

TEST_F(Cli, a_meaningless_command_line_is_refused_in_one_line) {
    expect_refused(run({}), "no command given");
    expect_refused(run({"simulat"}), "unknown command 'simulat'; did you mean 'simulate'?");
    expect_refused(run({"xyzzy"}), "unknown command 'xyzzy'");
    expect_refused(run({"help", "xyzzy"}), "unknown command 'xyzzy'");
    expect_refused(run({""}), "unknown command ''");
    expect_refused(run({"games\nplay"}), "unknown command 'games\\x0aplay'");
    expect_refused(run({"--frobnicate"}), "unexpected argument '--frobnicate'");
    expect_refused(run({"games", "--jsn"}), "did you mean '--json'?");
    expect_refused(run({"games", "waterloo"}), "unexpected argument 'waterloo'");
    expect_refused(run({"position"}), "required");
    expect_refused(run({"legal", "--position"}), "--position: its value is missing");
    expect_refused(run({std::string(100000, 'x')}), "unknown command");
}

}  // namespace papelotte::cli_test
