// learn_value GAME: trains a game's network on games of doctrine against itself.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdio>

#include "games_to_teach.h"
#include "tools/common/choices.h"
#include "tools/common/stretches.h"
#include "tools/learn_value/teacher.h"

namespace papelotte::tools {

namespace {

struct Arguments {
    std::string game, out;
    std::size_t games = 0;
    Effort effort;
};

template <class Network>
std::string text_of(const Network& network) {
    std::string text;
    Network::for_each_line(network, [&](std::span<const float> line) {
        for (const float weight : line) text += fmt::format("{},", std::lround(weight * ai::kNetworkUnit));
        text += '\n';
    });
    return text;
}

// A tenth of the games is held out for validation.
template <ai::LearnedNetwork L>
void learn(const Arguments& arguments) {
    using Network = typename L::Network;
    const Deadline deadline(arguments.effort);
    const auto play = [&](std::uint64_t seed, std::size_t& games) {
        return play_stretches<TrainingSet<Network>>(arguments.effort, deadline, games,
                                                    [&](std::size_t first, std::size_t count) { return play_games<L>(seed, first, count); });
    };
    std::size_t kept = arguments.games / 10, learnt = arguments.games - kept;
    const TrainingSet<Network> held_out = play(arguments.effort.seed, kept);
    fmt::print("{} positions of {} games held out\n", held_out.samples.size(), kept);
    TrainingSet<Network> training = play(arguments.effort.seed + arguments.games / 10, learnt);
    fmt::print("{} positions of {} games to learn from\n", training.samples.size(), learnt);
    if (training.samples.size() < kBatch) throw std::runtime_error("too few positions to learn from");
    const auto network = teach<Network>(std::move(training), [&](const Network& so_far) {
        fmt::print("log-loss on the games held out: {:.4f}\n", loss(so_far, held_out));
        (void)std::fflush(stdout);
    });
    write_file(arguments.out, text_of(*network));
}

struct Learned {
    std::string_view id;
    void (*learn)(const Arguments&);
};

template <ai::LearnedNetwork L>
Learned learned() {
    return {L::Doctrine::Rules::facts().id, learn<L>};
}

const auto kGames = []<class... L>(Types<L...>) { return std::array{learned<L>...}; }(GamesToTeach());

constexpr const char* kHelp =
    R"(Doctrine plays itself. Two games in three begin with decisions by softmax and partly at random, since a search must judge what
doctrine would not do; after that doctrine plays them out, and positions where rollouts end are kept. A tenth of the games is
held out. The network learns the results of the others, and then, twice, what it came to think later in the same game. The
weights depend on the games and the seed, not on the jobs (but on the machine if --minutes cut the playing short).

The file that is written has the form of games/GAME/doctrine/learned_weights.inc: put it there and build.

Examples
  learn_value waterloo --games 220000 --seed 10000000 --out games/waterloo/doctrine/learned_weights.inc)";

std::function<void()> add(CLI::App& app, const std::string&) {
    app.footer(kHelp);
    auto arguments = std::make_shared<Arguments>();
    app.add_option("game", arguments->game, "The game")->option_text("GAME")->required();
    app.add_option("--out", arguments->out, "Write the weights to this file")->option_text("FILE")->required();
    app.add_option("--games", arguments->games, "How many games")->option_text("N")->required()->check(CLI::Range(20, 10'000'000));
    add_effort(app, arguments->effort);
    return [arguments] {
        const Learned game = chosen_game(kGames, arguments->game);
        check_writable(arguments->out);
        game.learn(*arguments);
    };
}

}  // namespace

}  // namespace papelotte::tools

int main(int count, char** values) {
    using namespace papelotte::tools;
    return run_tool("learn_value", "Teach a game's network by games of doctrine against itself", count, values, add);
}
