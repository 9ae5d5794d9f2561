// fit GAME: fits the weights of a game's evaluation to the results of games of doctrine against itself.
#include <fmt/format.h>

#include <array>

#include "ai/weight_file.h"
#include "games_to_fit.h"
#include "tools/common/choices.h"
#include "tools/common/stretches.h"
#include "tools/fit/fitted_games.h"

namespace papelotte::tools {

namespace {

constexpr std::array<std::string_view, 1> kColumn{"weight"};

// What the tool asks of a game.
struct Fitted {
    std::string_view id;
    std::vector<std::string_view> names;
    std::vector<double> own;
    std::vector<int> signs;
    Samples (*positions)(std::uint64_t seed, std::size_t first, std::size_t count, std::span<const float> noise, std::span<const Setup> setups);
    std::vector<Setup> (*setups)(std::span<const std::string> scenarios);
};

template <ai::FittedEvaluation L>
Fitted fitted() {
    const auto names = ai::feature_names<L>();
    return {L::Doctrine::Rules::facts().id,       {names.begin(), names.end()}, {L::kWeights.begin(), L::kWeights.end()},
            {L::kSigns.begin(), L::kSigns.end()}, positions_of_games<L>,        setups_of<typename L::Doctrine::Rules>};
}

const auto kGames = []<class... L>(Types<L...>) { return std::array{fitted<L>...}; }(GamesToFit());

struct Arguments {
    std::string game, out;
    std::vector<std::string> keep, scenarios;
    std::vector<float> noise{0, 0.04f, 0.08f};
    std::size_t games = 0;
    bool any_sign = false;
    Effort effort;
};

// A fifth of the games is held out.
struct Split {
    Samples training, held_out;
    void append(const Split& other) { training.append(other.training), held_out.append(other.held_out); }
};

Split play(const Fitted& game, const Arguments& arguments, std::size_t& games) {
    const std::vector<Setup> setups = game.setups(arguments.scenarios);
    const auto stretch = [&](std::size_t first, std::size_t count) {
        Split split;
        split.training.features = split.held_out.features = game.names.size();
        for (std::size_t i = first; i < first + count; ++i)
            (i % 5 == 4 ? split.held_out : split.training).append(game.positions(arguments.effort.seed, i, 1, arguments.noise, setups));
        return split;
    };
    return play_stretches<Split>(arguments.effort, Deadline(arguments.effort), games, stretch);
}

void fit(const Arguments& arguments, const std::string& command) {
    const Fitted game = chosen_game(kGames, arguments.game);
    std::vector<bool> free = chosen_names(game.names, arguments.keep, "--keep");
    free.flip();
    check_writable(arguments.out);
    std::size_t games = arguments.games;
    const Split split = play(game, arguments, games);
    if (split.training.size() == 0 || split.held_out.size() == 0) throw std::runtime_error("too few games to learn from");
    fmt::print("{} positions of {} games, {} of them held out\n", split.training.size() + split.held_out.size(), games, split.held_out.size());
    std::vector<double> start(game.own);
    for (std::size_t i = 0; i < start.size(); ++i)
        if (free[i]) start[i] = 0;
    const std::vector<int> signs = arguments.any_sign ? std::vector<int>(game.signs.size()) : game.signs;
    const Fit result = fit_logistic(split.training, start, free, signs);
    for (const std::size_t feature : result.dropped) fmt::print("{} had the wrong sign and was dropped\n", game.names[feature]);
    fmt::print("log-loss on the games held out: {:.4f}; by the present weights {:.4f}, by the rate of wins alone {:.4f}\n",
               log_loss(split.held_out, result.weights), log_loss(split.held_out, game.own), log_loss_of_rate(split.held_out));
    write_file(arguments.out, ai::write_weights("Weights of the evaluation, a logistic; the features are in evaluate.h. Made by: " + command,
                                                {game.names, kColumn}, result.weights));
}

constexpr const char* kHelp =
    R"(Doctrine plays itself. Positions where the evaluation is asked are kept with the results of their games; every fifth game is
held out, and a logistic regression on the others finds the weights. A weight whose sign is wrong (a loss that would please
its owner) is set to zero, the worst one first, until none is left. The result depends on the arguments and not on the jobs
(but on the machine if --minutes cut it short).

The table that is written has the form of games/GAME/doctrine/evaluation.inc: put it there and build.

Examples
  fit waterloo --games 5000 --out evaluation.inc
  fit napoleon --games 600 --scenario free --scenario historical --out evaluation.inc
  fit waterloo200 --games 12000 --keep "prussian_*" --keep "*_value" --out evaluation.inc)";

std::function<void()> add(CLI::App& app, const std::string& command) {
    app.footer(kHelp);
    auto arguments = std::make_shared<Arguments>();
    app.add_option("game", arguments->game, "The game")->option_text("GAME")->required();
    app.add_option("--out", arguments->out, "Write the weights to this file")->option_text("FILE")->required();
    app.add_option("--games", arguments->games, "How many games")->option_text("N")->required()->check(CLI::Range(5, 10'000'000));
    app.add_option("--noise", arguments->noise, "How often choices are random, in turn from game to game (0,0.04,0.08)")
        ->option_text("P,P,…")
        ->delimiter(',')
        ->check(CLI::Range(0.0, 1.0));
    app.add_option("--keep", arguments->keep, "Features that keep their present weight; * stands for any letters; may be repeated")
        ->option_text("NAME")
        ->allow_extra_args(false);
    app.add_option("--scenario", arguments->scenarios, "Play this set-up (the first one); if repeated, in turn")
        ->option_text("NAME")
        ->allow_extra_args(false);
    app.add_flag("--any-sign", arguments->any_sign, "Keep weights whatever their sign");
    add_effort(app, arguments->effort);
    return [arguments, command] { fit(*arguments, command); };
}

}  // namespace

}  // namespace papelotte::tools

int main(int count, char** values) {
    using namespace papelotte::tools;
    return run_tool("fit", "Fit the weights of a game's evaluation to games of doctrine against itself", count, values, add);
}
