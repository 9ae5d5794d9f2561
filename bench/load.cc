// bench_load: measures the load that a server can carry, per game. Prints one JSON object per game, one per line
// (docs/design/figures.md).
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>

#include "bench/load_run.h"

namespace papelotte::bench {

namespace {

std::string milliseconds(const Latency& latency) { return fmt::format(R"({{"p50":{:.2f},"p99":{:.2f}}})", latency.p50, latency.p99); }

std::string line_of(const Load& load, const LoadResult& result) {
    const auto actions = static_cast<double>(result.actions);
    const auto rate = [&](double seconds) { return seconds > 0 ? actions / seconds : 0; };
    return fmt::format(
        R"({{"game":"{}","store":"{}","servers":{},"scattered":{},"rate":{},"stored":{},"matches":{},"actions":{},"wall_s":{:.2f},"server_cpu_s":{:.2f},"each_cpu_s":[{:.2f}],"actions_per_cpu_s":{:.0f},"actions_per_s":{:.0f},)"
        R"("click_to_state_ms":{{"player":{},"opponent":{},"observer":{}}},"idle_mb":{:.1f},"loaded_mb":{:.1f},"late_to_early_cost":{:.2f}}})"
        "\n",
        load.game, load.postgresql ? "postgresql" : "sqlite", load.servers, load.scattered, load.rate, load.stored, load.matches, result.actions,
        result.wall_s, result.server_cpu_s, fmt::join(result.each_cpu_s, ","), rate(result.server_cpu_s), rate(result.wall_s),
        milliseconds(result.player), milliseconds(result.opponent), milliseconds(result.observer), result.idle_mb, result.loaded_mb,
        result.late_to_early_cost);
}

void run(const std::string& program, std::vector<std::string> games, Load load) {
    if (games.empty()) games = games_of(program);
    for (const std::string& game : games) {
        load.game = game;
        fmt::print("{}", line_of(load, run_load(program, load)));
        std::fflush(stdout);   // a game takes half a minute: show each result at once
    }
}

}  // namespace

}  // namespace papelotte::bench

int main(int argc, char** argv) {
    CLI::App app(
        "Puts a server of its own under load on loopback: matches with every seat taken and one observer, all playing random\n"
        "legal actions as fast as they are acknowledged. Prints one JSON object per game.");
    std::string program;
    std::vector<std::string> games;
    papelotte::bench::Load load;
    app.add_option("program", program, "The program papelotte")->required();
    app.add_option("--game", games, "A game to measure (every game that the program offers)")->allow_extra_args(false);
    app.add_option("--matches", load.matches, "Matches at the same time (32)")->check(CLI::Range(1, 1000));
    app.add_option("--seconds", load.seconds, "How long each game is measured at most (30)")->check(CLI::Range(1, 600));
    auto* postgresql = app.add_flag("--postgresql", load.postgresql, "On a PostgreSQL cluster of its own instead of a SQLite file");
    app.add_option("--servers", load.servers, "Servers that share the load (1)")->check(CLI::Range(1, 16))->needs(postgresql);
    app.add_flag("--scattered", load.scattered, "The people of one match are at different servers");
    app.add_option("--rate", load.rate, "Actions per second that all players together offer (as fast as they are acknowledged)")
        ->check(CLI::Range(1, 100'000));
    app.add_option("--stored", load.stored, "Finished matches in the database beforehand (0)")
        ->check(CLI::Range(1, 10'000'000))
        ->needs(postgresql);
    CLI11_PARSE(app, argc, argv);
    try {
        papelotte::bench::run(program, games, load);
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "bench_load: {}\n", error.what());
        return 1;
    }
}
