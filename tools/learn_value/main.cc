// learn_value GAMES SEED JOBS OUT: plays so many games of doctrine against itself, a tenth of them to be held out, teaches the network with the
// rest, and writes its weights to OUT (games/waterloo/doctrine/learned_weights.inc). The result depends on GAMES and SEED, not on JOBS.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <exception>
#include <fstream>
#include <span>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "tools/learn_value/teacher.h"

namespace papelotte::learn {

namespace {

std::uint64_t number(std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        throw std::runtime_error(fmt::format("expected a number from {} to {} and found '{}'", least, most, text));
    return value;
}

// A stretch of games a thread, one after the other, so that the order is the same for any number of threads.
TrainingSet play(std::uint64_t seed, std::uint64_t games, std::uint64_t jobs) {
    constexpr std::uint64_t kStretch = 200;
    TrainingSet training;
    for (std::uint64_t played = 0; played < games;) {
        std::vector<TrainingSet> parts(jobs);
        {
            std::vector<std::jthread> threads;
            for (TrainingSet& part : parts) {
                const std::uint64_t count = std::min(kStretch, games - played);
                threads.emplace_back([&part, seed, first = played, count] { part = play_games(seed, first, count); });
                played += count;
            }
        }
        for (const TrainingSet& part : parts) training.append(part);
        fmt::print(stderr, "\r{} of {} games", played, games);
    }
    fmt::print(stderr, "\n");
    return training;
}

void write(const waterloo::Network& network, const char* path) {
    std::ofstream out(path);
    const auto row = [&](std::span<const float> weights) {
        for (const float weight : weights) out << std::lround(weight * 10'000) << ',';
        out << '\n';
    };
    for (const auto& one : network.rows) row(one);
    row(network.first), row(network.voices), row(network.direct);
    if (!out.flush()) throw std::runtime_error(fmt::format("cannot write '{}'", path));
}

int run(int count, char** arguments) {
    if (count != 5) throw std::runtime_error("usage: learn_value GAMES SEED JOBS OUT");
    const std::uint64_t games = number(arguments[1], 20, 10'000'000), seed = number(arguments[2], 0, std::uint64_t{1} << 62),
                        jobs = number(arguments[3], 1, 64);
    const TrainingSet held_out = play(seed, games / 10, jobs);
    fmt::print("{} positions of {} games held out\n", held_out.samples.size(), games / 10);
    TrainingSet training = play(seed + games / 10, games - games / 10, jobs);
    fmt::print("{} positions of {} games to learn from\n", training.samples.size(), games - games / 10);
    const auto network = teach(std::move(training), [&](const waterloo::Network& so_far) {
        fmt::print("log-loss on the games held out: {:.4f}\n", loss(so_far, held_out));
        std::fflush(stdout);
    });
    write(*network, arguments[4]);
    return 0;
}

}  // namespace

}  // namespace papelotte::learn

int main(int count, char** arguments) {
    try {
        return papelotte::learn::run(count, arguments);
    } catch (const std::exception& error) {
        fmt::print(stderr, "learn_value: {}\n", error.what());
        return 1;
    }
}
