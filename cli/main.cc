// The command line `papelotte`: finds the subcommand, lets it run, and turns whatever goes wrong into one line and an exit status.
#include <algorithm>
#include <array>
#include <csignal>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "cli/console.h"
#include "engine/quoted.h"

namespace papelotte::cli {

namespace {

struct Command {
    std::string_view name;
    Run (*add)(CLI::App&);
};

constexpr std::array<Command, 13> kCommands{{
    {"serve", add_serve},
    {"games", add_games},
    {"play", add_play},
    {"position", add_position},
    {"legal", add_legal},
    {"apply", add_apply},
    {"view", add_view},
    {"odds", add_odds},
    {"simulate", add_simulate},
    {"arena", add_arena},
    {"bench", add_bench},
    {"replay", add_replay},
    {"verify", add_verify},
}};

constexpr const char* kHelp = R"(How it fits together

  Every command speaks of positions, actions and journals. A position is the whole state of a game as JSON that
  you can read and edit. An action is a short phrase such as "skirmish ge_inf_2 grand_battery_west". A journal is a
  whole game: what was set up, and every action with the dice that it rolled.

First steps

  papelotte serve                                  play in a browser, at http://localhost:1815
  papelotte games                                  what can be played
  papelotte play waterloo --seat allied=regular    play the French against the computer, in this terminal
  papelotte position waterloo > start.json         the set-up as a file
  papelotte legal --position start.json            what may be done there
  papelotte COMMAND --help                         what a command does, with examples

Exit status: 0 all is well; 1 something failed that should not; 2 bad input, or a rule refused an action. Results go to
standard output, messages to standard error.)";

constexpr std::string_view kSeeHelp = "'papelotte --help' shows what there is";

std::vector<std::string_view> command_names() {
    std::vector<std::string_view> names;
    for (const Command& command : kCommands) names.push_back(command.name);
    return names;
}

// The arguments after the program's name; "help" and "help COMMAND" are other ways to say --help.
std::vector<std::string> arguments_of(int count, char** values) {
    std::vector<std::string> arguments(values + std::min(count, 1), values + count);
    if (arguments.empty()) fail("no command given; {}", kSeeHelp);
    if (arguments[0] == "help") {
        arguments.erase(arguments.begin());
        arguments.insert(arguments.begin() + (arguments.empty() ? 0 : 1), "--help");
    }
    const std::vector<std::string_view> known = command_names();
    if (const std::string& first = arguments[0]; !first.starts_with('-') && std::ranges::find(known, first) == known.end()) {
        const std::string hint = did_you_mean(first, known);
        fail("unknown command {}{}", papelotte::quoted(first), hint.empty() ? fmt::format("; {}", kSeeHelp) : hint);
    }
    return arguments;
}

// The options and arguments that nothing expected, with the nearest known option.
[[noreturn]] void fail_on_extras(const CLI::App& app, const std::string& about) {
    const std::vector<std::string> extras = app.remaining(true);
    const CLI::App* command = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
    std::vector<std::string> names;
    for (const CLI::Option* option : command->get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string word = extras.empty() ? "" : extras.front().substr(0, extras.front().find('='));
    const std::string hint = word.starts_with("--") ? did_you_mean(word, known) : "";
    fail("{}unexpected argument {}{}", about, papelotte::quoted(word), hint);
}

int run(int count, char** values) {
    CLI::App app("Papelotte: board wargames of the Waterloo campaign, played by the rules.", "papelotte");
    app.set_version_flag("--version", fmt::format("papelotte {}", kVersion), "Print the version and leave");
    app.set_help_flag("-h,--help", "Print this help and leave");
    app.footer(kHelp);
    app.require_subcommand(0, 1);   // its absence is told in our own words
    app.get_formatter()->column_width(34);
    std::vector<std::pair<CLI::App*, Run>> runs;
    for (const Command& command : kCommands) {
        CLI::App* part = app.add_subcommand(std::string(command.name));
        runs.emplace_back(part, command.add(*part));
    }
    std::vector<std::string> arguments = arguments_of(count, values);
    const std::string about = arguments[0].starts_with('-') ? "" : arguments[0] + ": ";
    std::ranges::reverse(arguments);   // as CLI11 takes them
    try {
        app.parse(std::move(arguments));
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        print(chosen.empty() ? app.help() : chosen.front()->help("papelotte"));
        return kOk;
    } catch (const CLI::CallForVersion& version) {
        print(std::string(version.what()) + "\n");
        return kOk;
    } catch (const CLI::ExtrasError&) {
        fail_on_extras(app, about);
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string text = error.what(), option = text.substr(0, text.find(':'));
        fail("{}{}: {}", about, one_line(option), text.find("missing") == std::string::npos ? "given more than once" : "its value is missing");
    } catch (const CLI::ParseError& error) {
        fail("{}{}", about, one_line(error.what()));
    }
    for (const auto& [part, action] : runs)
        if (part->parsed()) return action();
    fail("no command given; {}", kSeeHelp);
}

// Nothing escapes from here.
int guarded(int count, char** values) noexcept {
    try {
        return run(count, values);
    } catch (const Failure& failure) {
        complain(failure.what());
        return failure.status();
    } catch (const ReaderGone&) {
        return kOk;
    } catch (const std::exception& error) {
        complain("papelotte: " + one_line(error.what()));
        return kTrouble;
    }
}

}  // namespace

}  // namespace papelotte::cli

int main(int count, char** values) {
    std::signal(SIGPIPE, SIG_IGN);   // a closed pipe is seen where we write
    papelotte::cli::hold_standard_streams();
    return papelotte::cli::guarded(count, values);
}
