// The command line `papelotte`: finds the subcommand, lets it run, and turns whatever goes wrong into one line and an exit status.
#include <algorithm>
#include <array>
#include <csignal>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "cli/console.h"

namespace papelotte::cli {

namespace {

struct Command {
    std::string_view name;
    Run (*add)(CLI::App&);
};

constexpr std::array<Command, 19> kCommands{{
    {"serve", add_serve},     {"worker", add_worker},   {"games", add_games},   {"play", add_play},     {"position", add_position},
    {"legal", add_legal},     {"apply", add_apply},     {"view", add_view},     {"odds", add_odds},     {"simulate", add_simulate},
    {"arena", add_arena},     {"bench", add_bench},     {"replay", add_replay}, {"verify", add_verify}, {"backup", add_backup},
    {"restore", add_restore}, {"migrate", add_migrate}, {"check", add_check},   {"admin", add_admin},
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
standard output, messages to standard error. --language it is for all commands that print sentences: they are in Italian then.)";

std::vector<std::string_view> command_names() {
    std::vector<std::string_view> names;
    for (const Command& command : kCommands) names.push_back(command.name);
    return names;
}

// The arguments after the program's name; "help" and "help COMMAND" are other ways to say --help.
std::vector<std::string> arguments_of(int count, char** values) {
    std::vector<std::string> arguments(values + std::min(count, 1), values + count);
    if (arguments.empty()) fail(kSay.program.no_command);
    if (arguments[0] == "help") {
        arguments.erase(arguments.begin());
        arguments.insert(arguments.begin() + (arguments.empty() ? 0 : 1), "--help");
    }
    const std::vector<std::string_view> known = command_names();
    if (const std::string& first = arguments[0]; !first.starts_with('-') && std::ranges::find(known, first) == known.end()) {
        std::vector<Argument> about{outside("word", first)};
        add_nearest(about, first, known);
        fail(kSay.program.unknown_command, std::move(about));
    }
    return arguments;
}

// The options and arguments that nothing expected, with the nearest known option.
InputFault unexpected_argument(const CLI::App& app) {
    const std::vector<std::string> extras = app.remaining(true);
    const CLI::App* command = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
    std::vector<std::string> names;
    for (const CLI::Option* option : command->get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string word = extras.empty() ? "" : extras.front().substr(0, extras.front().find('='));
    std::vector<Argument> values{outside("word", word)};
    if (word.starts_with("--")) add_nearest(values, word, known);
    return InputFault(kSay.program.unexpected, std::move(values));
}

// What CLI11 says in English, in our own words. What is not among them stays as it is: only commands for operators have such options.
InputFault wrong_arguments(const CLI::ParseError& error) {
    const std::string text = one_line(error.what());
    const auto before = [&](std::string_view mark) { return value("option", text.substr(0, text.find(mark))); };
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error))
        return InputFault(text.find("missing") == std::string::npos ? kSay.program.given_twice : kSay.program.value_missing, {before(":")});
    if (dynamic_cast<const CLI::RequiredError*>(&error)) return InputFault(kSay.program.required, {before(" is required")});
    constexpr std::string_view kExcludes = " excludes ";
    if (const std::size_t at = text.find(kExcludes); at != std::string::npos && dynamic_cast<const CLI::ExcludesError*>(&error))
        return InputFault(kSay.program.excludes, {before(kExcludes), value("other", text.substr(at + kExcludes.size()))});
    if (text.ends_with(kEmptyValue)) return InputFault(kSay.program.value_empty, {before(":")});
    return Message{text};
}

// "--language it" or "--language=it", wherever it stands: it is known before anything is found wrong with the rest. CLI11 has it too, for the
// help of every command and so that it is no stranger there.
std::string language_in(int count, char** values) {
    constexpr std::string_view kFlag = "--language", kWithValue = "--language=";
    const std::span arguments(values, static_cast<std::size_t>(count));
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument.starts_with(kWithValue)) return std::string(argument.substr(kWithValue.size()));
        if (argument == kFlag && i + 1 < arguments.size()) return arguments[i + 1];
    }
    return std::string(kEnglish);
}

Voice voice_of(const std::string& language) {
    const std::vector<std::string_view> known = languages();
    if (std::ranges::find(known, language) == known.end())
        fail(kSay.program.language, {outside("word", language), value("known", joined(known))});
    return Voice(language);
}

// All commands but the server and those for its database, whose few lines are for its operator.
void add_language(CLI::App& app, std::string& language) {
    constexpr std::array<std::string_view, 7> kForOperators = {"serve", "worker", "backup", "restore", "migrate", "check", "admin"};
    if (std::ranges::find(kForOperators, app.get_name()) == kForOperators.end())
        add_value(app, "--language", language, "The language of what it says: en, it (en)", "LANGUAGE");
}

int run(int count, char** values, const Voice& voice) {
    CLI::App app("Papelotte: board wargames of the Waterloo campaign, played by the rules.", "papelotte");
    app.set_version_flag("--version", fmt::format("papelotte {}", kVersion), "Print the version and leave");
    app.set_help_flag("-h,--help", "Print this help and leave");
    app.footer(kHelp);
    app.require_subcommand(0, 1);   // its absence is told in our own words
    app.get_formatter()->column_width(34);
    std::vector<std::pair<CLI::App*, Run>> runs;
    std::string language;   // read by language_in
    add_language(app, language);
    for (const Command& command : kCommands) {
        CLI::App* part = app.add_subcommand(std::string(command.name));
        runs.emplace_back(part, command.add(*part));
        add_language(*part, language);
    }
    std::vector<std::string> arguments = arguments_of(count, values);
    const std::string command = arguments[0];
    const auto fail_about = [&](InputFault wrong) {
        fail(command.starts_with('-') ? std::move(wrong)
                                      : std::move(wrong).within({std::string(kSay.program.in_command), {value("command", command)}}));
    };
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
        fail_about(unexpected_argument(app));
    } catch (const CLI::ParseError& error) {
        fail_about(wrong_arguments(error));
    }
    for (const auto& [part, action] : runs)
        if (part->parsed()) return action(voice);
    fail(kSay.program.no_command);
}

// Nothing escapes from here.
int guarded(int count, char** values) noexcept {
    Voice voice;
    try {
        voice = voice_of(language_in(count, values));
        return run(count, values, voice);
    } catch (const Failure& failure) {
        complain(failure.line(voice.speech()));
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
