// papelotte bench: how fast a game's rules run and its players think on one core.
#include <boost/json.hpp>
#include <cmath>

#include "ai/players.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/pretty.h"

namespace papelotte::cli {

namespace {

struct Arguments {
    std::string game, seconds = "3";
    bool as_json = false;
};

// Hundredths are more than a measurement tells.
double rounded(double value) { return std::round(value * 100) / 100; }

int measure(const Arguments& arguments) {
    const Game& game = game_named(arguments.game);
    const double seconds = seconds_from("--seconds", arguments.seconds);
    const Benchmark b = game.benchmark(0.6 * seconds);
    const ai::SearchSpeed s = game.players->speed(0.4 * seconds);
    if (arguments.as_json) {
        print(pretty(boost::json::object{{"game", game.facts->id},
                                         {"decisions_per_cpu_s", rounded(b.decisions_per_cpu_s)},
                                         {"playouts_per_cpu_s", rounded(b.playouts_per_cpu_s)},
                                         {"decisions_per_game", rounded(b.decisions_per_game)},
                                         {"position_bytes", b.position_bytes},
                                         {"copy_ns", rounded(b.copy_ns)},
                                         {"memcpy_ns_same_size", rounded(b.memcpy_ns_same_size)},
                                         {"legal_ns", rounded(b.legal_ns)},
                                         {"apply_ns", rounded(b.apply_ns)},
                                         {"judged_decisions_per_cpu_s", rounded(s.judged)},
                                         {"veteran_simulations_per_cpu_s", rounded(s.veteran)},
                                         {"marshal_simulations_per_cpu_s", rounded(s.marshal)}}));
        return kOk;
    }
    std::string text = fmt::format("{} on one core, by CPU time\n", game.facts->title);
    const auto line = [&](std::string_view name, const std::string& value) { text += fmt::format("  {:<34}{:>14}\n", name, value); };
    line("random decisions a second", fmt::format("{:.0f}", b.decisions_per_cpu_s));
    line("whole random games a second", fmt::format("{:.1f}", b.playouts_per_cpu_s));
    line("decisions a game", fmt::format("{:.1f}", b.decisions_per_game));
    line("bytes of a position", fmt::format("{}", b.position_bytes));
    line("copying a position, ns", fmt::format("{:.1f}", b.copy_ns));
    line("memcpy of the same size, ns", fmt::format("{:.1f}", b.memcpy_ns_same_size));
    line("listing the legal actions, ns", fmt::format("{:.1f}", b.legal_ns));
    line("applying an action, ns", fmt::format("{:.1f}", b.apply_ns));
    line("decisions by doctrine a second", fmt::format("{:.0f}", s.judged));
    line("veteran's simulations a second", fmt::format("{:.0f}", s.veteran));
    line("marshal's simulations a second", fmt::format("{:.0f}", s.marshal));
    print(text);
    return kOk;
}

}  // namespace

Run add_bench(CLI::App& app) {
    app.description("Measure the speed of a game's rules and computer players");
    app.footer(R"(Plays random games on one core for about that many seconds and measures, by CPU time: decisions and whole games a second, the
size of a position and the time to copy it (beside a plain memcpy of that size), to list the legal actions and to apply one; then how
fast the computer players think: decisions by doctrine alone, and simulations of the searches of veteran and marshal.

Examples
  papelotte bench waterloo
  papelotte bench waterloo --seconds 10 --json)");
    auto arguments = std::make_shared<Arguments>();
    add_value(app, "game", arguments->game, "The game", "GAME")->required();
    add_value(app, "--seconds", arguments->seconds, "How long to measure (3)", "N");
    app.add_flag("--json", arguments->as_json, "Print JSON");
    return [arguments] { return measure(*arguments); };
}

}  // namespace papelotte::cli
