// papelotte bench: how fast a game's rules run and its players think on one core.
#include <boost/json.hpp>
#include <cmath>

#include "ai/players.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/pretty.h"
#include "games/registry.h"

namespace papelotte::cli {

namespace {

struct BenchArguments {
    std::string game, seconds = "3";
    bool as_json = false;
};

// Hundredths are more than a measurement tells.
double hundredths(double value) { return std::round(value * 100) / 100; }

struct Figures {
    const Game* game;
    Benchmark rules;
    ai::SearchSpeed players;
};

Figures figures_of(const Game& game, double seconds) { return {&game, game.benchmark(0.6 * seconds), game.players->speed(0.4 * seconds)}; }

boost::json::object figures_json(const Figures& figures) {
    const Benchmark& b = figures.rules;
    const ai::SearchSpeed& s = figures.players;
    return {{"game", figures.game->facts->id},
            {"decisions_per_cpu_s", hundredths(b.decisions_per_cpu_s)},
            {"playouts_per_cpu_s", hundredths(b.playouts_per_cpu_s)},
            {"decisions_per_game", hundredths(b.decisions_per_game)},
            {"position_bytes", b.position_bytes},
            {"copy_ns", hundredths(b.copy_ns)},
            {"memcpy_ns_same_size", hundredths(b.memcpy_ns_same_size)},
            {"legal_ns", hundredths(b.legal_ns)},
            {"apply_ns", hundredths(b.apply_ns)},
            {"ways_us", hundredths(b.ways.mean)},
            {"ways_us_most", hundredths(b.ways.most)},
            {"group_ways_us", hundredths(b.group_ways.mean)},
            {"group_ways_us_most", hundredths(b.group_ways.most)},
            {"judged_decisions_per_cpu_s", hundredths(s.judged)},
            {"veteran_simulations_per_cpu_s", hundredths(s.veteran)},
            {"marshal_simulations_per_cpu_s", hundredths(s.marshal)}};
}

std::string figures_text(const Figures& figures) {
    const Benchmark& b = figures.rules;
    const ai::SearchSpeed& s = figures.players;
    std::string text = fmt::format("{} on one core, by CPU time\n", figures.game->facts->title);
    const auto line = [&](std::string_view name, const std::string& value) { text += fmt::format("  {:<34}{:>14}\n", name, value); };
    line("random decisions a second", fmt::format("{:.0f}", b.decisions_per_cpu_s));
    line("whole random games a second", fmt::format("{:.1f}", b.playouts_per_cpu_s));
    line("decisions a game", fmt::format("{:.1f}", b.decisions_per_game));
    line("bytes of a position", fmt::format("{}", b.position_bytes));
    line("copying a position, ns", fmt::format("{:.1f}", b.copy_ns));
    line("memcpy of the same size, ns", fmt::format("{:.1f}", b.memcpy_ns_same_size));
    line("listing the legal actions, ns", fmt::format("{:.1f}", b.legal_ns));
    line("applying an action, ns", fmt::format("{:.1f}", b.apply_ns));
    const auto ways = [](const WaysFigures& figures) { return fmt::format("{:.0f}, {:.0f}", figures.mean, figures.most); };
    if (b.ways.mean > 0) {
        line("all ways of a unit, µs (most)", ways(b.ways));
        line("of a whole corps, µs (most)", ways(b.group_ways));
    }
    line("decisions by doctrine a second", fmt::format("{:.0f}", s.judged));
    line("veteran's simulations a second", fmt::format("{:.0f}", s.veteran));
    line("marshal's simulations a second", fmt::format("{:.0f}", s.marshal));
    return text;
}

// One game as an object, all of them as a list of such objects.
int measure(const BenchArguments& arguments) {
    const double seconds = seconds_from("--seconds", arguments.seconds);
    if (!arguments.game.empty()) {
        const Figures figures = figures_of(game_named(arguments.game), seconds);
        print(arguments.as_json ? pretty(figures_json(figures)) : figures_text(figures));
        return kOk;
    }
    boost::json::array list;
    for (const Game& game : games()) {
        const Figures figures = figures_of(game, seconds);
        if (arguments.as_json) list.push_back(figures_json(figures));
        else print(figures_text(figures));
    }
    if (arguments.as_json) print(pretty(list));
    return kOk;
}

}  // namespace

Run add_bench(CLI::App& app) {
    app.description("Measure the speed of the games' rules and computer players");
    app.footer(
        R"(Plays random games on one core for about that many seconds per game and measures, by CPU time: decisions and whole games a second, the
size of a position and the time to copy it (beside a plain memcpy of that size), to list the legal actions, to apply one, and to
find all ways of a unit and of a whole corps, the average and the slowest (a corps: all units that can march at a decision, at most 24); then how fast the computer players think: decisions by doctrine alone, and simulations of the searches of veteran and marshal. Without a game
it measures all of them.

Examples
  papelotte bench
  papelotte bench waterloo --seconds 10 --json)");
    auto arguments = std::make_shared<BenchArguments>();
    add_value(app, "game", arguments->game, "The game (all games)", "GAME");
    add_value(app, "--seconds", arguments->seconds, "How long to measure each game (3)", "N");
    app.add_flag("--json", arguments->as_json, "Print JSON");
    return [arguments](const Voice&) { return measure(*arguments); };
}

}  // namespace papelotte::cli
