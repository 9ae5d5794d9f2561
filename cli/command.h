// The subcommands, one file each. A command declares its arguments and help on its own part of the command line and returns what
// runs once the arguments have been read.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "cli/voice.h"

namespace papelotte::cli {

using Run = std::function<int(const Voice&)>;   // the exit status; throws Failure

inline constexpr const char* kEmptyValue = "its value is empty";   // as CLI11 is told; see main.cc

// An option with a value that may not be empty; `shape` is how the help writes the value.
template <class T>
CLI::Option* add_value(CLI::App& app, const std::string& name, T& target, const std::string& help, const std::string& shape) {
    const auto filled = [](const std::string& value) { return value.empty() ? std::string(kEmptyValue) : std::string(); };
    return app.add_option(name, target, help)->option_text(shape)->allow_extra_args(false)->check(filled);
}

Run add_games(CLI::App& app);
Run add_position(CLI::App& app);
Run add_legal(CLI::App& app);
Run add_apply(CLI::App& app);
Run add_view(CLI::App& app);
Run add_odds(CLI::App& app);
Run add_simulate(CLI::App& app);
Run add_arena(CLI::App& app);
Run add_bench(CLI::App& app);
Run add_replay(CLI::App& app);
Run add_verify(CLI::App& app);
Run add_play(CLI::App& app);
Run add_serve(CLI::App& app);
Run add_worker(CLI::App& app);
Run add_backup(CLI::App& app);
Run add_restore(CLI::App& app);
Run add_migrate(CLI::App& app);
Run add_check(CLI::App& app);
Run add_admin(CLI::App& app);

}  // namespace papelotte::cli
