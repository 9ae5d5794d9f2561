// papelotte position: the set-up of a game as a file.
#include "cli/command.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/pretty.h"

namespace papelotte::cli {

namespace {

struct PositionArguments {
    std::string game, scenario, seed = "1";
    std::vector<std::string> options;
};

int show_position(const PositionArguments& arguments) {
    const Game& game = game_named(arguments.game);
    const Setup setup = setup_from(game, arguments.scenario, arguments.options);
    const auto table = game.set_up(setup, seed_from(arguments.seed));
    if (!table) fail(table.error());
    print(pretty((*table)->position()));
    return kOk;
}

}  // namespace

Run add_position(CLI::App& app) {
    app.description("Print the set-up of a game as a position");
    app.footer(R"(Sets up a game and prints its position as JSON: every unit by its name with its place and state, and what must be decided
next. Edit the file as you like: the other commands check it and say what is wrong with it. What the set-up leaves to
chance comes from the seed (1 unless you give another), so the same command prints the same position.

Examples
  papelotte position waterloo > start.json
  papelotte position waterloo --seed 1815 | papelotte legal --position -)");
    auto arguments = std::make_shared<PositionArguments>();
    add_value(app, "game", arguments->game, "The game", "GAME")->required();
    add_value(app, "--scenario", arguments->scenario, "The scenario (see 'papelotte games')", "NAME");
    add_value(app, "--option", arguments->options, "An option of the game; may be repeated", "NAME=VALUE");
    add_value(app, "--seed", arguments->seed, "The seed of the dice", "N");
    return [arguments](const Voice&) { return show_position(*arguments); };
}

}  // namespace papelotte::cli
