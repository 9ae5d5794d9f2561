// Measures a game's rules in CPU time: random decisions and games per second, and the cost of a copy, a list of legal actions, an action
// and the search for ways. Copies rotate over 64 positions, so that neither the cache nor the compiler makes them cheaper than they are in a search.
#pragma once

#include <cstring>
#include <memory>
#include <vector>

#include "engine/benchmark_ways.h"
#include "engine/cpu_clock.h"
#include "engine/facts.h"
#include "engine/game.h"
#include "engine/playout.h"

namespace papelotte {

// Makes the compiler assume that this memory is read and written here.
inline void keep(void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

// Nanoseconds per call of work(i), i = 0, 1, …, called in rounds of 64 for at least the given CPU time.
template <class Work>
double nanoseconds_each(double seconds, Work work) {
    const double start = cpu_seconds();
    double now = start;
    std::size_t calls = 0;
    while (now - start < seconds || calls == 0) {
        for (int round = 0; round < 16; ++round)
            for (std::size_t i = 0; i < 64; ++i) work(calls++ & 63);
        now = cpu_seconds();
    }
    return 1e9 * (now - start) / static_cast<double>(calls);
}

// A position from the middle of a random game, with an action that is legal in it.
template <GameRules Rules>
struct Sample {
    typename Rules::Position position;
    Seat seat;
    Action action;
};

// 64 samples, each from the first decisions of a random game.
template <GameRules Rules>
std::vector<Sample<Rules>> sample_positions(const Setup& setup, std::uint32_t among) {
    std::vector<Sample<Rules>> samples;
    Dice choices(1815);
    for (std::uint64_t game = 0; samples.size() < 64 && game < 6400; ++game) {
        Dice dice(game);
        Effects effects{dice};
        typename Rules::Position position = Rules::set_up(setup, effects);
        const std::uint32_t wanted = choices.below(among);
        for (std::uint32_t played = 0; !Rules::outcome(position); ++played) {
            const Seat seat = random_seat(Rules::to_act(position), choices);
            const Action action = Rules::random_action(position, seat, choices);
            if (played == wanted) {
                samples.push_back({position, seat, action});
                break;
            }
            Rules::apply(position, seat, action, effects);
        }
    }
    return samples;
}

// Random games for the given CPU time.
template <GameRules Rules>
void measure_playouts(const Setup& setup, double seconds, Benchmark& result) {
    const double start = cpu_seconds();
    double now = start;
    std::uint64_t games = 0, decisions = 0;
    while (now - start < seconds || games == 0) {
        const auto ignore = [](Seat, const Action&, const typename Rules::Position&) {};
        decisions += play_randomly<Rules>(setup, games++, false, nullptr, ignore).decisions;
        now = cpu_seconds();
    }
    result.decisions_per_cpu_s = static_cast<double>(decisions) / (now - start);
    result.playouts_per_cpu_s = static_cast<double>(games) / (now - start);
    result.decisions_per_game = static_cast<double>(decisions) / static_cast<double>(games);
}

// A copy of a position, and a memcpy of as many bytes, in the same kind of loop.
template <GameRules Rules>
void measure_copies(const std::vector<Sample<Rules>>& samples, double seconds, Benchmark& result) {
    using Position = typename Rules::Position;
    std::vector<Position> copies;
    for (std::size_t i = 0; i < 64; ++i) copies.push_back(samples[i % samples.size()].position);
    result.copy_ns = nanoseconds_each(seconds / 2, [&](std::size_t i) {
        copies[(i + 1) & 63] = copies[i];
        keep(&copies[(i + 1) & 63]);
    });
    struct alignas(Position) Bytes {
        unsigned char bytes[sizeof(Position)];
    };
    std::vector<Bytes> blocks(64);
    std::size_t size = sizeof(Position);
    keep(&size);   // a size unknown to the compiler: calls the library's memcpy
    result.memcpy_ns_same_size = nanoseconds_each(seconds / 2, [&](std::size_t i) {
        std::memcpy(&blocks[(i + 1) & 63], &blocks[i], size);
        keep(&blocks[(i + 1) & 63]);
    });
}

// A list of legal actions, and an action. An action needs a fresh copy, whose cost is subtracted.
template <GameRules Rules>
void measure_actions(const std::vector<Sample<Rules>>& samples, double seconds, Benchmark& result) {
    const auto list = std::make_unique<ActionList>();
    result.legal_ns = nanoseconds_each(seconds / 2, [&](std::size_t i) {
        const Sample<Rules>& sample = samples[i % samples.size()];
        list->clear();
        Rules::legal(sample.position, sample.seat, *list);
        keep(list.get());
    });
    std::vector<typename Rules::Position> copies;
    for (std::size_t i = 0; i < 64; ++i) copies.push_back(samples[i % samples.size()].position);
    Dice dice(1815);
    Effects effects{dice};
    const double with_copy = nanoseconds_each(seconds / 2, [&](std::size_t i) {
        const Sample<Rules>& sample = samples[i % samples.size()];
        copies[i] = sample.position;
        Rules::apply(copies[i], sample.seat, sample.action, effects);
        keep(&copies[i]);
    });
    result.apply_ns = with_copy > result.copy_ns ? with_copy - result.copy_ns : 0;
}

// Half of the time is for playouts, the rest for the other measurements.
template <GameRules Rules>
Benchmark benchmark(double seconds) {
    const Setup setup = *checked_setup<Rules>(Setup{});
    Benchmark result{};
    result.position_bytes = sizeof(typename Rules::Position);
    measure_playouts<Rules>(setup, 0.5 * seconds, result);
    const auto samples = sample_positions<Rules>(setup, static_cast<std::uint32_t>(result.decisions_per_game) + 1);
    if (samples.empty()) return result;
    measure_copies(samples, 0.2 * seconds, result);
    measure_actions(samples, 0.2 * seconds, result);
    if constexpr (HasMarches<Rules>) {
        const auto marches = sample_marches<Rules>(setup);
        result.ways = measure_ways(marches, true, 0.05 * seconds);
        result.group_ways = measure_ways(marches, false, 0.05 * seconds);
    }
    return result;
}

}   // namespace papelotte
