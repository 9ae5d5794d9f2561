// Measures the search for ways: all ways of one piece, and of a group of two to four, at decisions of random games in which pieces can march.
#pragma once

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

#include "engine/cpu_clock.h"
#include "engine/game.h"
#include "engine/group_ways.h"
#include "engine/playout.h"

namespace papelotte {

template <class Rules>
struct MarchSample {
    typename Rules::Position position;
    Seat seat;
    std::vector<std::int16_t> pieces;   // that can march, at most four
};

template <class Rules>
std::vector<MarchSample<Rules>> sample_marches(const Setup& setup) {
    constexpr std::size_t kSamples = 64, kGroup = 4;
    std::vector<MarchSample<Rules>> samples;
    Dice choices(1815);
    ActionList legal;
    for (std::uint64_t game = 0; samples.size() < kSamples && game < 10 * kSamples; ++game) {
        Dice dice(game);
        Effects effects{dice};
        typename Rules::Position position = Rules::set_up(setup, effects);
        while (!Rules::outcome(position)) {
            const Seat seat = random_seat(Rules::to_act(position), choices);
            legal.clear();
            Rules::legal(position, seat, legal);
            std::set<std::int16_t> pieces;
            for (const Action& action : legal)
                if (const auto march = Rules::Marches::action(position, action); march && pieces.size() < kGroup)
                    pieces.insert(static_cast<std::int16_t>(march->piece));
            if (pieces.size() > 1 && choices.below(8) == 0) {
                samples.push_back({position, seat, {pieces.begin(), pieces.end()}});
                break;
            }
            Rules::apply(position, seat, Rules::random_action(position, seat, choices), effects);
        }
    }
    return samples;
}

// Each sample once and then again while there is time: the mean, and the mean of the slowest sample, in microseconds.
template <class Rules>
WaysFigures measure_ways(const std::vector<MarchSample<Rules>>& samples, std::size_t pieces, double seconds) {
    const auto search = std::make_unique<GroupWaySearch<Rules>>();
    std::vector<double> spent(samples.size());
    const double begun = cpu_seconds();
    int rounds = 0;
    for (; rounds == 0 || cpu_seconds() - begun < seconds; ++rounds)
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const double start = cpu_seconds();
            const GroupWays ways = search->run(samples[i].position, samples[i].seat,
                                               std::span(samples[i].pieces).first(std::min(pieces, samples[i].pieces.size())), {});
            spent[i] += cpu_seconds() - start;
        }
    double all = 0, most = 0;
    for (const double one : spent) {
        all += one;
        most = std::max(most, one);
    }
    if (samples.empty()) return {};
    return {1e6 * all / rounds / static_cast<double>(samples.size()), 1e6 * most / rounds};
}

}  // namespace papelotte
