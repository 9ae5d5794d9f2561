// Measures the search for ways at decisions of random games in which pieces can march: all ways of one piece, and of all that can march then,
// as a corps that is taken in hand at once.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <utility>
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
    std::vector<std::int16_t> pieces;   // that can march: two or more, at most kMostPieces
};

template <class Rules>
std::vector<std::int16_t> pieces_that_march(const typename Rules::Position& position, Seat seat, ActionList& legal) {
    legal.clear();
    Rules::legal(position, seat, legal);
    std::set<std::int16_t> pieces;
    for (const Action& action : legal)
        if (const auto march = Rules::Marches::action(position, action); march && pieces.size() < kMostPieces)
            pieces.insert(static_cast<std::int16_t>(march->piece));
    return {pieces.begin(), pieces.end()};
}

// One decision of each game, any of those in which several pieces can march.
template <class Rules>
std::vector<MarchSample<Rules>> sample_marches(const Setup& setup) {
    constexpr std::uint64_t kGames = 64;
    std::vector<MarchSample<Rules>> samples;
    Dice choices(1815);
    ActionList legal;
    for (std::uint64_t game = 0; game < kGames; ++game) {
        Dice dice(game);
        Effects effects{dice};
        typename Rules::Position position = Rules::set_up(setup, effects);
        std::optional<MarchSample<Rules>> sample;
        for (std::uint32_t seen = 0; !Rules::outcome(position);) {
            const Seat seat = random_seat(Rules::to_act(position), choices);
            std::vector<std::int16_t> pieces = pieces_that_march<Rules>(position, seat, legal);
            if (pieces.size() > 1 && choices.below(++seen) == 0) sample = {position, seat, std::move(pieces)};
            Rules::apply(position, seat, Rules::random_action(position, seat, choices), effects);
        }
        if (sample) samples.push_back(std::move(*sample));
    }
    return samples;
}

// The mean over all searches, and the mean of the slowest of them, in microseconds. `alone`: a search for each piece, else one for all.
template <class Rules>
WaysFigures measure_ways(const std::vector<MarchSample<Rules>>& samples, bool alone, double seconds) {
    struct Search {
        const MarchSample<Rules>* sample;
        std::span<const std::int16_t> pieces;
        double spent = 0;
    };
    std::vector<Search> searches;
    for (const MarchSample<Rules>& sample : samples) {
        if (!alone) searches.push_back({&sample, sample.pieces});
        else
            for (const std::int16_t& piece : sample.pieces) searches.push_back({&sample, {&piece, 1}});
    }
    if (searches.empty()) return {};
    const auto search = std::make_unique<GroupWaySearch<Rules>>();
    const double begun = cpu_seconds();
    int rounds = 0;
    for (; rounds == 0 || cpu_seconds() - begun < seconds; ++rounds)
        for (Search& one : searches) {
            const double start = cpu_seconds();
            const GroupWays ways = search->run(one.sample->position, one.sample->seat, one.pieces, {});
            one.spent += cpu_seconds() - start;
        }
    double all = 0, most = 0;
    for (const Search& one : searches) {
        all += one.spent;
        most = std::max(most, one.spent);
    }
    return {1e6 * all / rounds / static_cast<double>(searches.size()), 1e6 * most / rounds};
}

}  // namespace papelotte
