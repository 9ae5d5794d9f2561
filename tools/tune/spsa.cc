// See spsa.h.
#include "tools/tune/spsa.h"

#include <cmath>

#include "engine/dice.h"
#include "tools/common/in_parallel.h"

namespace papelotte::tools {

namespace {

struct Direction {
    std::vector<double> signs;
    double score = 0;
};

std::vector<double> random_signs(std::size_t count, Dice& dice) {
    std::vector<double> signs(count);
    for (double& sign : signs) sign = dice.below(2) == 0 ? -1 : 1;
    return signs;
}

// The start, each number times e to the power of its shift.
std::vector<double> shifted(const std::vector<double>& start, const std::vector<double>& shifts, const std::vector<double>& signs,
                            double change) {
    std::vector<double> numbers(start);
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] *= std::exp(shifts[i] + change * signs[i]);
    return numbers;
}

}  // namespace

std::vector<double> spsa(std::vector<double> start, const std::vector<bool>& moves, const SpsaPlan& plan, const Compare& compare,
                         const GoOn& go_on) {
    const std::size_t count = start.size();
    std::vector<double> shifts(count), sums(count);
    std::vector<std::vector<double>> path;   // of the shifts, one per step
    Dice dice(plan.seed);
    for (std::size_t step = 0; step < plan.steps; ++step) {
        const double part = static_cast<double>(step) / static_cast<double>(plan.steps);
        const double change = plan.first_change * std::pow(plan.last_change / plan.first_change, part);
        const double rate = plan.first_rate * std::pow(plan.last_rate / plan.first_rate, part);
        std::vector<Direction> directions(plan.directions);
        for (Direction& direction : directions) {
            direction.signs = random_signs(count, dice);
            for (std::size_t i = 0; i < count; ++i)
                if (!moves[i]) direction.signs[i] = 0;
        }
        in_parallel(plan.jobs, directions.size(), [&](std::size_t i) {
            const std::uint64_t seed = plan.seed + 1 + step * plan.directions + i;
            Direction& direction = directions[i];
            direction.score = compare(shifted(start, shifts, direction.signs, change), shifted(start, shifts, direction.signs, -change), seed);
        });
        for (const Direction& direction : directions)
            for (std::size_t i = 0; i < count; ++i) shifts[i] += rate * direction.score * direction.signs[i];
        path.push_back(shifts);
        if (!go_on(step + 1)) break;
    }
    const std::size_t last = (path.size() + 2) / 3;
    for (std::size_t step = path.size() - last; step < path.size(); ++step)
        for (std::size_t i = 0; i < count; ++i) sums[i] += path[step][i] / static_cast<double>(last);
    for (std::size_t i = 0; i < count; ++i) start[i] *= std::exp(sums[i]);
    return start;
}

}  // namespace papelotte::tools
