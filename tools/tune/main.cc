// tune GAME: tunes the weights of a game's doctrine in games of doctrine against itself.
#include <fmt/format.h>

#include <array>

#include "ai/weight_file.h"
#include "games_to_tune.h"
#include "tools/common/choices.h"
#include "tools/common/tool.h"
#include "tools/tune/match.h"
#include "tools/tune/spsa.h"

namespace papelotte::tools {

namespace {

// What the tool asks of a game.
struct Tuned {
    std::string_view id;
    std::vector<std::string_view> names;
    std::span<const std::string_view> sides;
    std::vector<double> own;
    Compare (*comparing)(std::span<const std::string> scenarios);
};

template <ai::WeighedDoctrine D>
Tuned tuned() {
    return {D::Rules::facts().id, ai::weight_names<D>(), D::kWeightSides, ai::own_weights<D>(), comparing_weights<D>};
}

const auto kGames = []<class... D>(Types<D...>) { return std::array{tuned<D>...}; }(GamesToTune());

struct Arguments {
    std::string game, from = "current", out;
    std::vector<std::string> only{"*"}, except, scenarios;
    Effort effort;
    SpsaPlan plan;
};

std::vector<double> starting_weights(const Tuned& game, const std::string& from) {
    if (from == "current") return game.own;
    if (from == "plain") return std::vector<double>(game.own.size(), 1);
    const auto weights = ai::read_weights(read_file(from), {game.names, game.sides});
    if (!weights) throw BadInput(fmt::format("--from {}: {}", from, weights.error().text()));
    return *weights;
}

// "disc" and "horse_*" are names of weights for all sides, "french.disc" for one.
std::vector<bool> moving(const Tuned& game, const Arguments& arguments) {
    std::vector<std::string> names;
    for (const std::string_view name : game.names)
        for (const std::string_view side : game.sides) names.push_back(fmt::format("{}.{}", side, name));
    std::vector<bool> moves = chosen_names(names, arguments.only, "--only");
    const std::vector<bool> excepted = chosen_names(names, arguments.except, "--except");
    for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = moves[i] && !excepted[i];
    if (std::ranges::find(moves, true) == moves.end()) throw BadInput("--except: no weight is left to tune");
    return moves;
}

void tune(Arguments arguments, const std::string& command) {
    const Tuned game = chosen_game(kGames, arguments.game);
    const std::vector<double> start = starting_weights(game, arguments.from);
    const std::vector<bool> moves = moving(game, arguments);
    const Compare compare = game.comparing(arguments.scenarios);
    check_writable(arguments.out);
    arguments.plan.seed = arguments.effort.seed, arguments.plan.jobs = arguments.effort.jobs;
    const Deadline deadline(arguments.effort);
    std::size_t steps = 0;
    std::vector<double> weights;
    {
        ProgressBar bar("steps");
        weights = spsa(start, moves, arguments.plan, compare, [&](std::size_t done) {
            bar.show(steps = done, arguments.plan.steps);
            return !deadline.passed();
        });
    }
    write_file(arguments.out, ai::write_weights("Weights of doctrine, in points; what each means is in weights.h. Made by: " + command,
                                                {game.names, game.sides}, weights));
    fmt::print("{} steps of {} games; {} of {} weights tuned; written to {}\n", steps, arguments.plan.directions * game.sides.size(),
               std::ranges::count(moves, true), moves.size(), arguments.out);
}

constexpr const char* kHelp =
    R"(In each step all weights are changed at random, each by a factor up or down. The change plays its opposite, one game per
side with the same dice, both always taking what they think best, and every weight moves towards the side that won. A step
compares several such changes. The changes and moves become smaller from step to step; the result is the mean over the last
third of the steps. It depends on the arguments and not on the jobs (but on the machine if --minutes cut it short).

The table that is written has the form of games/GAME/doctrine/weights.inc: put it there and build, or let it play:
  papelotte arena GAME --a regular,weights=FILE --b regular --games 400

--from plain starts with every weight at 1, --from current with the weights that the tool was built with. The usual changes
are large, as plain weights need them: tune good weights further with smaller ones (--first-change 0.4 --last-change 0.2).

Examples
  tune waterloo200 --from plain --out weights.inc
  tune waterloo --steps 1000 --first-change 0.4 --only "horse_*" --only french.disc --out weights.inc)";

std::function<void()> add(CLI::App& app, const std::string& command) {
    app.footer(kHelp);
    auto arguments = std::make_shared<Arguments>();
    SpsaPlan& plan = arguments->plan;
    app.add_option("game", arguments->game, "The game")->option_text("GAME")->required();
    app.add_option("--out", arguments->out, "Write the weights to this file")->option_text("FILE")->required();
    app.add_option("--steps", plan.steps, "How many steps (2500)")->option_text("N")->check(CLI::Range(1, 100'000));
    app.add_option("--from", arguments->from, "Where to start: plain, current (the default) or a file")->option_text("START");
    app.add_option("--only", arguments->only, "Tune only these weights; * stands for any letters; may be repeated")
        ->option_text("NAME")
        ->allow_extra_args(false);
    app.add_option("--except", arguments->except, "Leave these weights as they are; may be repeated")
        ->option_text("NAME")
        ->allow_extra_args(false);
    app.add_option("--scenario", arguments->scenarios, "Play this set-up (the first one); if repeated, one after the other")
        ->option_text("NAME")
        ->allow_extra_args(false);
    app.add_option("--directions", plan.directions, "Changes that are compared in one step (16)")
        ->option_text("N")
        ->check(CLI::Range(1, 10'000));
    const auto range = CLI::Range(1e-6, 3.0);
    app.add_option("--first-change", plan.first_change, "How far weights are changed at first, as a logarithm (1)")
        ->option_text("X")
        ->check(range);
    app.add_option("--last-change", plan.last_change, "The same at the end (0.4)")->option_text("X")->check(range);
    app.add_option("--first-rate", plan.first_rate, "How far weights move after a comparison that was won (0.02)")
        ->option_text("X")
        ->check(range);
    app.add_option("--last-rate", plan.last_rate, "The same at the end (0.002)")->option_text("X")->check(range);
    add_effort(app, arguments->effort);
    return [arguments, command] { tune(*arguments, command); };
}

}  // namespace

}  // namespace papelotte::tools

int main(int count, char** values) {
    using namespace papelotte::tools;
    return run_tool("tune", "Tune the weights of a game's doctrine in games of doctrine against itself", count, values, add);
}
