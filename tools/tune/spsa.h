// Simultaneous perturbation (SPSA): all numbers are changed at once at random, each a little up or down; the change and its opposite are
// compared; every number moves a little in the direction that won. Numbers are changed by factors, so they keep their signs, and zero stays.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace papelotte::tools {

struct SpsaPlan {
    std::uint64_t seed = 1;
    std::size_t steps = 2500, directions = 16, jobs = 1;   // directions: changes that are compared per step, before the numbers move
    // From the first step to the last: by how much the logarithm of a number is changed, and how far it moves after a comparison that was won.
    // A game is won or lost by luck about as often after a small change as after a large one, so a large change tells more.
    double first_change = 1, last_change = 0.4;
    double first_rate = 0.02, last_rate = 0.002;
};

// How much better the first numbers did than the second, from -1 to 1. Called on several threads.
using Compare = std::function<double(std::span<const double> one, std::span<const double> other, std::uint64_t seed)>;
// Told after each step how many are done; false ends the search.
using GoOn = std::function<bool(std::size_t steps)>;

// The mean, by factors, of the numbers over the last third of the steps. `moves` says which numbers may change. The result does not depend on
// the jobs.
std::vector<double> spsa(std::vector<double> start, const std::vector<bool>& moves, const SpsaPlan& plan, const Compare& compare,
                         const GoOn& go_on);

}   // namespace papelotte::tools
