// papelotte arena: which of two players is stronger, and how surely.
#include <boost/json.hpp>
#include <chrono>
#include <filesystem>

#include "cli/arena_report.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/files.h"
#include "cli/input.h"
#include "cli/pretty.h"

namespace papelotte::cli {

namespace {

constexpr std::uint64_t kMostGames = 1'000'000;

struct ArenaArguments {
    std::string game, a, b, games, scenario, seed = "1", jobs, keep_lost;
    std::vector<std::string> cross, options, sprt;
    bool as_json = false;
};

std::vector<ai::Entrant> entrants_of(const Game& game, const ArenaArguments& arguments) {
    if (arguments.cross.empty() && (arguments.a.empty() || arguments.b.empty())) fail(kSay.arena.two_players);
    if (arguments.cross.size() == 1) fail(kSay.arena.several);
    std::vector<ai::Entrant> entrants;
    for (const std::string& text : arguments.cross) entrants.push_back(computer_named(game, "--cross", text));
    if (entrants.empty()) entrants = {computer_named(game, "--a", arguments.a), computer_named(game, "--b", arguments.b)};
    return entrants;
}

std::size_t units_of(const ArenaArguments& arguments, const Game& game, const Setup& setup) {
    const std::size_t seatings = ai::seatings_of(game, setup).size();
    const std::uint64_t games = whole_number("--games", arguments.games, seatings, kMostGames);
    if (games % seatings != 0) fail(kSay.arena.multiple, {value("games", games), value("seatings", seatings)});
    return games / seatings;
}

std::optional<ai::Hypotheses> hypotheses_of(const std::vector<std::string>& sprt) {
    if (sprt.empty()) return std::nullopt;
    const ai::Hypotheses hypotheses{number_from("--sprt", sprt[0], 0.01, 0.99), number_from("--sprt", sprt[1], 0.01, 0.99)};
    if (hypotheses.low >= hypotheses.high) fail(kSay.arena.order, {value("low", sprt[0]), value("high", sprt[1])});
    return hypotheses;
}

// Writes the games that a lost, each named by its seed and the (first) seat of a.
auto keeper_of_lost(const Facts& facts, const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) fail(kSay.arena.keep_lost, {value("folder", folder), system_reason(error.value())});
    return [&facts, folder](std::uint64_t seed, Seat seat, const ai::Contest& contest) {
        write_file(fmt::format("{}/{}-{}-{}.jsonl", folder, facts.id, seed, seat_name(facts, seat)), write_journal(contest.journal),
                   Disk::trust);
    };
}

ArenaMatch play_match(ai::SeriesPlan& plan, const ai::Entrant& a, const ai::Entrant& b, const Voice& voice) {
    const auto start = std::chrono::steady_clock::now();
    const std::string who = fmt::format("{} : {} ", one_line(a.name), one_line(b.name));
    if (errors_are_terminal())
        plan.progress = [start, who, voice](const ai::Progress& progress) {
            const std::chrono::duration<double> so_far = std::chrono::steady_clock::now() - start;
            const std::string line = who + progress_text(progress, so_far.count(), voice);
            write_all(2, "\r\x1b[K" + line.substr(0, static_cast<std::size_t>(terminal_width() - 1)));
        };
    ArenaMatch match{a, b, ai::play_series(plan, a, b)};
    if (errors_are_terminal()) write_all(2, "\r\x1b[K");
    return match;
}

void report(const ArenaArguments& arguments, const ai::SeriesPlan& plan, const std::vector<ai::Entrant>& entrants,
            const std::vector<ArenaMatch>& matches, const Voice& voice) {
    if (arguments.cross.empty())
        return print(arguments.as_json ? pretty(match_json(plan, matches.front())) : match_text(plan, matches.front(), voice));
    if (!arguments.as_json) {
        std::string text;
        for (const ArenaMatch& match : matches) text += match_text(plan, match, voice) + "\n";
        return print(text + cross_table(entrants, matches));
    }
    boost::json::array players, all;
    for (const ai::Entrant& entrant : entrants) players.push_back(boost::json::value(entrant.name));
    for (const ArenaMatch& match : matches) all.push_back(match_json(plan, match));
    print(pretty(boost::json::object{{"game", plan.game.facts->id}, {"players", std::move(players)}, {"matches", std::move(all)}}));
}

int run_arena(const ArenaArguments& arguments, const Voice& voice) {
    const Game& game = game_named(arguments.game);
    const Facts& facts = *game.facts;
    const std::vector<ai::Entrant> entrants = entrants_of(game, arguments);
    const Setup setup = setup_from(game, arguments.scenario, arguments.options);
    ai::SeriesPlan plan{.game = game,
                        .setup = setup,
                        .seed = whole_number("--seed", arguments.seed, 0, UINT64_MAX - kMostGames),
                        .units = units_of(arguments, game, setup),
                        .jobs = jobs_from(arguments.jobs),
                        .hypotheses = hypotheses_of(arguments.sprt),
                        .lost = {},
                        .progress = {}};
    if (!arguments.keep_lost.empty()) plan.lost = keeper_of_lost(facts, arguments.keep_lost);
    std::vector<ArenaMatch> matches;
    for (std::size_t i = 0; i < entrants.size(); ++i)
        for (std::size_t j = i + 1; j < entrants.size(); ++j) matches.push_back(play_match(plan, entrants[i], entrants[j], voice));
    report(arguments, plan, entrants, matches, voice);
    return kOk;
}

}  // namespace

Run add_arena(CLI::App& app) {
    app.description("Measure which of two computer players is stronger");
    app.footer(
        R"(Plays pairs of games: the same seed, hence the same dice, with the seats swapped. A pair's score is the unit of the statistics; the
score of A comes with the 95 % interval of the mean of the pairs. (Allied seats are played by one player; where three seats are each
for itself, A has each of them in turn.) The result of players that are given a count instead of time depends on the seed alone, not
on the jobs.

A PLAYER is a level and what differs from it, after commas:
  random, recruit, regular, veteran, marshal
  marshal@1                  the marshal of rules version 2, in games that keep it
  marshal,turn=30            30 s of CPU time a turn (2 for veteran, 10 for marshal); decision=S: at most S for one decision
  veteran,count=200          200 simulations a decision instead of time: reproducible
  marshal,threads=2          two threads
  marshal,-widening,-reuse   techniques switched off; their names are listed when one is unknown
  regular,weights=FILE       doctrine's weights from a file in place of the game's own: see docs/doctrine/README.md
  marshal,+sees_all          a cheat, to measure what perfect knowledge would be worth
  "cmd:python3 my_bot.py"    a program of your own: see docs/bots.md
A player who crashes, answers with an illegal action or takes too long loses the game at once. Too long: by its own account of CPU
time, over 120 % of the budget of a decision or 110 % of that of a turn, and 0.05 s of grace; programs have 10 s on the clock for
each answer. Time is measured on this machine: let nothing else run.

With --sprt the match ends as soon as it is decided, with 5 % of error either way, whether the score is LOW or HIGH (as 0.5 0.55),
after 50 pairs at least and --games at most. Without it, all games are played: nobody should stop when it looks good. Where two
players are the same, the two games of a pair are too: to see whether the seats are fair, use 'papelotte simulate'.

Examples
  papelotte arena waterloo --a regular --b recruit --games 200
  papelotte arena waterloo --a marshal,turn=1 --b veteran,turn=0.2 --games 2000 --sprt 0.5 0.55 --json
  papelotte arena waterloo --cross random --cross recruit --cross regular --games 100
  papelotte arena waterloo --a "cmd:python3 bot.py" --b recruit --games 20 --keep-lost lost)");
    auto arguments = std::make_shared<ArenaArguments>();
    add_value(app, "game", arguments->game, "The game", "GAME")->required();
    CLI::Option* cross = add_value(app, "--cross", arguments->cross, "All these players against each other; may be repeated", "PLAYER");
    add_value(app, "--a", arguments->a, "The player whose score is measured", "PLAYER")->excludes(cross);
    add_value(app, "--b", arguments->b, "The other player", "PLAYER")->excludes(cross);
    add_value(app, "--games", arguments->games, "How many games, or how many at most with --sprt", "N")->required();
    add_value(app, "--seed", arguments->seed, "The seed of the first pair (1)", "N");
    add_value(app, "--jobs", arguments->jobs, "How many games at a time (one a core)", "J");
    add_value(app, "--scenario", arguments->scenario, "The scenario (see 'papelotte games')", "NAME");
    add_value(app, "--option", arguments->options, "An option of the game; may be repeated", "NAME=VALUE");
    app.add_option("--sprt", arguments->sprt, "Stop when it is decided which of two scores it is")->option_text("LOW HIGH")->expected(2);
    add_value(app, "--keep-lost", arguments->keep_lost, "Write the journals of games that A lost to this folder", "DIR")->excludes(cross);
    app.add_flag("--json", arguments->as_json, "Print JSON");
    return [arguments](const Voice& voice) { return run_arena(*arguments, voice); };
}

}  // namespace papelotte::cli
