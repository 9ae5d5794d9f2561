// papelotte play: a game in the terminal, against each other or against the computer.
#include "cli/command.h"
#include "cli/console.h"
#include "cli/session.h"

namespace papelotte::cli {

namespace {

struct PlayArguments {
    std::string game, scenario, position, seed, load, save;
    std::vector<std::string> seats, options;
};

// Of a loaded game it is the journal's; a journal of another game is refused when it is loaded.
Setup setup_of(const Game& game, const PlayArguments& arguments) {
    if (!arguments.position.empty()) return setup_at(game, arguments.position);
    if (arguments.load.empty()) return setup_from(game, arguments.scenario, arguments.options);
    const JournalFile file = read_journal_file(arguments.load);
    auto checked = game.check_setup(file.game == &game ? file.journal.setup : Setup{});
    if (!checked) fail_in(arguments.load, std::move(checked.error()));
    return std::move(*checked);
}

int play_game(const PlayArguments& arguments, const Voice& common) {
    const Game& game = game_named(arguments.game);
    const Voice voice = common.of(*game.texts);
    const Setup setup = setup_of(game, arguments);
    std::vector<ai::Entrant> players = players_from(game, game.seats_in_play(setup), arguments.seats, kHuman);
    for (const ai::Entrant& player : players)
        if (player.spec.sees_all) fail(kSay.input.cheat);
    const Seed seed = arguments.seed.empty() ? random_seed() : seed_from(arguments.seed);
    Session session(game, std::move(players), seed, arguments.save, voice);
    std::string greeting =
        voice(kSay.play.greeting, {value("title", painted(game.facts->title, Paint::bold)), value("designer", game.facts->designer)}) + "\n";
    if (!arguments.load.empty()) {
        greeting += session.load(arguments.load);
    } else {
        auto table = game.set_up(setup, seed);
        if (!table) fail(std::move(table.error()));
        session.begin(std::move(*table));
    }
    session.save_at_start();
    print(greeting);
    return session.play();
}

}  // namespace

Run add_play(CLI::App& app) {
    app.description("Play a game in the terminal");
    app.footer(R"(Plays a game here: it shows the board, says what must be decided and by which rules, and lists what you may do. Type the number
of an action or its words; 'why ACTION' tells the rule that forbids an action; 'hint' says what the computer would do in your
place, 'why' alone why it did what it did, 'odds ACTION' what an action may lead to; 'undo', 'log', 'save FILE', 'load FILE' and
'help' do what they say. Without --seat all seats are played by people at this terminal; each is shown only what its seat may
see.

PLAYER is human, random, recruit, regular, veteran (2 s of thought a turn), marshal (10 s; marshal,turn=30 takes 30), marshal@1 (the former one) or
cmd:PROGRAM, a program of your own (docs/bots.md).

With --position the game begins from a position, as 'papelotte position' and 'replay --json' print it.

With --save the game is written to the file after every action; --load goes on with such a file. A saved game does not hold
the seed of its dice, lest anyone look ahead: a loaded game goes on with new dice.

Examples
  papelotte play waterloo
  papelotte play waterloo --seat allied=veteran --save game.jsonl
  papelotte play waterloo --position puzzle.json --seat french=veteran
  papelotte play waterloo --load game.jsonl --save game.jsonl)");
    auto arguments = std::make_shared<PlayArguments>();
    add_value(app, "game", arguments->game, "The game", "GAME")->required();
    add_value(app, "--seat", arguments->seats, "Who plays a seat (human); may be repeated", "SEAT=PLAYER");
    CLI::Option* load = add_value(app, "--load", arguments->load, "Go on with this journal", "FILE");
    add_value(app, "--save", arguments->save, "Save to this file after every action", "FILE");
    CLI::Option* position = add_value(app, "--position", arguments->position, "Begin from this position; - is standard input", "FILE");
    position->excludes(load);
    add_value(app, "--seed", arguments->seed, "The seed of the dice (random)", "N")->excludes(load);
    for (CLI::Option* option : {add_value(app, "--scenario", arguments->scenario, "The scenario (see 'papelotte games')", "NAME"),
                                add_value(app, "--option", arguments->options, "An option of the game; may be repeated", "NAME=VALUE")})
        option->excludes(load)->excludes(position);
    return [arguments](const Voice& voice) { return play_game(*arguments, voice); };
}

}  // namespace papelotte::cli
