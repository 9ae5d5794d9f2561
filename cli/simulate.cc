// papelotte simulate: plays many games by itself, on several cores, and counts.
#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <mutex>
#include <thread>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/files.h"
#include "cli/input.h"
#include "cli/pretty.h"
#include "cli/tally.h"
#include "engine/chronicle.h"
#include "engine/fields.h"

namespace papelotte::cli {

namespace {

constexpr std::uint64_t kMostGames = 10'000'000;

struct SimulateArguments {
    std::string game, games, scenario, position, seed = "1", jobs;
    std::vector<std::string> seats, options;
    bool as_json = false;
};

// The games of one command: shared by the workers, each of which takes the next seed until none is left.
struct Series {
    const Game& game;
    const Setup setup;
    const std::uint64_t first_seed;
    const std::vector<ai::Entrant> players;   // one per seat; without a name where it is not in play
    std::vector<std::uint64_t> hashes;   // of the last positions, in the order of seeds
    std::atomic<std::size_t> next{0}, done{0};
    std::mutex mutex;
    Tally sum;

    void work() {
        Tally share;
        for (std::size_t i = next++; i < hashes.size(); i = next++) {
            Chronicle chronicle;
            Playout playout = play_one(first_seed + i, chronicle);
            hashes[i] = playout.hash;
            share.add(first_seed + i, std::move(playout), chronicle);
            ++done;
        }
        const std::scoped_lock lock(mutex);
        sum.add(std::move(share));
    }
    // Random players need no table, and every position of theirs is tested; their losses are not counted.
    Playout play_one(std::uint64_t seed, Chronicle& chronicle) const {
        const auto is_random = [](const ai::Entrant& one) {
            return one.name.empty() || (one.spec.command.empty() && one.spec.level == ai::Level::random);
        };
        if (std::ranges::all_of(players, is_random)) return game.random_game(setup, seed, true, false);
        if (const auto begun = game.set_up(setup, seed_from_number(seed)); !begun) return {{}, 0, 0, begun.error().text(), {}};
        std::vector<const ai::Entrant*> seated;
        for (const ai::Entrant& one : players) seated.push_back(one.name.empty() ? nullptr : &one);
        ai::Contest contest = ai::play_contest(game, setup, seed, seated, ai::Keep::journal);
        Playout playout{contest.outcome, contest.decisions, contest.hash, {}, {}, contest.seating};
        chronicle = game.chronicle(contest.journal);
        playout.last_turn = chronicle.last_turn;
        if (contest.fault != ai::Fault::none) playout.broken = fmt::format("{} {}", seat_name(*game.facts, contest.at_fault), contest.why);
        if (!contest.outcome) playout.journal = std::move(contest.journal);
        return playout;
    }
    // One number for the behaviour of the rules: a refactoring may not change it.
    std::string signature() const {
        FieldHash hash;
        for (const std::uint64_t one : hashes) hash.add(one);
        return fmt::format("{:016x}", hash.value());
    }
};

void show_progress(const Series& series, const Voice& voice) {
    constexpr std::size_t kBar = 30;
    const std::size_t done = series.done, all = series.hashes.size(), full = done * kBar / all;
    const std::string games = voice(kSay.simulate.progress, {value("done", done), value("games", all)});
    write_all(2, fmt::format("\r[{:#<{}}{:.<{}}] {}", "", full, "", kBar - full, games));
}

void play_all(Series& series, std::size_t jobs, const Voice& voice) {
    std::vector<std::jthread> workers;
    for (std::size_t i = 0; i < jobs; ++i) workers.emplace_back([&series] { series.work(); });
    if (!errors_are_terminal()) return;   // the workers join as they go out of scope
    while (series.done < series.hashes.size()) {
        show_progress(series, voice);
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    write_all(2, "\r\x1b[K");
}

// Each broken game is a bug report: its seed and its journal.
void report_broken(const Facts& facts, std::vector<BrokenGame>& broken, const Voice& voice) {
    for (std::size_t i = 0; i < broken.size() && i < kJournalsKept; ++i) {
        BrokenGame& game = broken[i];
        const std::string file = fmt::format("broken-{}-{}.jsonl", facts.id, game.seed);
        try {
            write_file(file, write_journal(game.journal));
            game.file = file;
        } catch (const Failure& failure) {
            complain(failure.line(voice.speech()));
        }
        std::vector<Argument> values{value("seed", game.seed), value("problem", one_line(game.problem))};
        if (!game.file.empty()) values.push_back(value("file", file));
        complain(voice(kSay.simulate.broken, std::move(values)));
    }
    if (broken.size() > kJournalsKept) complain(voice(kSay.simulate.more_broken, {value("games", broken.size() - kJournalsKept)}));
}

std::vector<ai::Entrant> simulated_players(const Game& game, SeatSet in_play, const std::vector<std::string>& seats) {
    std::vector<ai::Entrant> players = players_from(game, in_play, seats, ai::kLevels.front());
    for (const ai::Entrant& player : players)
        if (player.name == kHuman) fail(kSay.simulate.human);
    return players;
}

int simulate(const SimulateArguments& arguments, const Voice& common) {
    const Game& game = game_named(arguments.game);
    const Voice voice = common.of(*game.texts);
    const Facts& facts = *game.facts;
    const std::size_t count = whole_number("--games", arguments.games, 1, kMostGames);
    const std::size_t jobs = jobs_from(arguments.jobs);
    const Setup setup =
        arguments.position.empty() ? setup_from(game, arguments.scenario, arguments.options) : setup_at(game, arguments.position);
    const SeatSet in_play = game.seats_in_play(setup);
    std::vector<ai::Entrant> players = simulated_players(game, in_play, arguments.seats);
    Series series{
        game, setup, whole_number("--seed", arguments.seed, 0, UINT64_MAX), std::move(players), std::vector<std::uint64_t>(count), {}, {},
        {},   {}};
    play_all(series, std::min(jobs, count), voice);
    report_broken(facts, series.sum.broken(), voice);
    if (arguments.as_json) {
        boost::json::object json{{"game", facts.id}, {"games", count}, {"seed", series.first_seed}}, seated;
        for (const Seat seat : seats_in(facts, in_play)) seated[seat_name(facts, seat)] = series.players[static_cast<std::size_t>(seat)].name;
        json["players"] = std::move(seated);
        for (auto& [key, value] : series.sum.json(facts, *game.texts, in_play)) json[key] = value;
        json["signature"] = series.signature();
        print(pretty(json));
    } else {
        const std::vector<Argument> about{value("title", facts.title), value("games", count), value("seed", series.first_seed)};
        print(fmt::format("{}\n{}{}\n", voice(kSay.simulate.heading, about), series.sum.text(facts, voice, in_play),
                          voice(kSay.simulate.signature, {value("signature", series.signature())})));
    }
    return series.sum.broken().empty() ? kOk : kTrouble;
}

}  // namespace

Run add_simulate(CLI::App& app) {
    app.description("Play many games and count who won, and how");
    app.footer(
        R"(Plays games with the seeds N, N+1, and so on, and prints the share of each side with its 95 % interval, by which rule games were won, the
turn in which they ended, how many decisions a game takes, and with computer players what was lost in each turn, by whom and why.
Without --seat all players are random, and every position is tested for being sound. The signature is one number made from the last
position of every game: as long as the rules behave the same, so does it, however many jobs run (and so do players that are
given a count instead of time). A game that breaks, or that a player forfeits, is reported with its seed, and its journal is
written to broken-GAME-SEED.jsonl in the current directory; the exit status is then 1.

PLAYER is random, recruit, regular, veteran, marshal, marshal@1, or cmd:PROGRAM; 'papelotte arena --help' tells what can follow.

Examples
  papelotte simulate waterloo --games 1000
  papelotte simulate waterloo --games 400 --seat french=regular --seat allied=regular
  papelotte simulate waterloo --games 100 --position puzzle.json
  papelotte simulate waterloo --games 100 --seed 1815 --jobs 2 --json)");
    auto arguments = std::make_shared<SimulateArguments>();
    add_value(app, "game", arguments->game, "The game", "GAME")->required();
    add_value(app, "--games", arguments->games, "How many games", "N")->required();
    add_value(app, "--seat", arguments->seats, "Who plays a seat (random); may be repeated", "SEAT=PLAYER");
    add_value(app, "--seed", arguments->seed, "The seed of the first game (1)", "N");
    add_value(app, "--jobs", arguments->jobs, "How many games at a time (one a core)", "J");
    CLI::Option* position = add_value(app, "--position", arguments->position, "Begin from this position; - is standard input", "FILE");
    add_value(app, "--scenario", arguments->scenario, "The scenario (see 'papelotte games')", "NAME")->excludes(position);
    add_value(app, "--option", arguments->options, "An option of the game; may be repeated", "NAME=VALUE")->excludes(position);
    app.add_flag("--json", arguments->as_json, "Print JSON");
    return [arguments](const Voice& voice) { return simulate(*arguments, voice); };
}

}  // namespace papelotte::cli
