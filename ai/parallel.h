// Root parallelism: the same search on several threads, each with its own dice, and the sum of their visits. The searches themselves do not
// know about threads.
#pragma once

#include <thread>
#include <vector>

#include "ai/search.h"

namespace papelotte::ai {

// Runs `search(thread, dice)` on each of the threads; the first one is the caller's.
template <class Search>
Found search_in_parallel(std::size_t threads, Dice& dice, const Search& search) {
    if (threads <= 1) return search(0, dice);
    std::vector<Found> found(threads);
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < threads; ++i)
            others.emplace_back([&, i, seed = Seed{dice.word(), dice.word(), dice.word(), dice.word()}] {
                Dice own(seed);
                found[i] = search(i, own);
            });
        found[0] = search(0, dice);
    }
    Found sum = found[0];
    for (std::size_t i = 1; i < threads; ++i) {
        sum.simulations += found[i].simulations;
        for (std::size_t line = 0; line < sum.lines.size(); ++line) {
            sum.lines[line].visits += found[i].lines[line].visits;
            sum.lines[line].sum += found[i].lines[line].sum;
        }
    }
    for (std::size_t line = 0; line < sum.lines.size(); ++line)
        if (sum.lines[line].visits > sum.lines[sum.best].visits) sum.best = line;
    return sum;
}

}  // namespace papelotte::ai
