// Many games played on several threads, their yield put together in the order of the games.
#pragma once

#include <string>

#include "tools/common/in_parallel.h"
#include "tools/common/tool.h"

namespace papelotte::tools {

// What play(first, count) makes of stretches of games, appended in order. `games` is how many to play; after a deadline it is how many were.
template <class Yield, class Play>
Yield play_stretches(const Effort& effort, const Deadline& deadline, std::size_t& games, const Play& play) {
    constexpr std::size_t kStretch = 50;
    Yield yield;
    ProgressBar bar("games");
    std::size_t played = 0;
    while (played < games && !deadline.passed()) {
        std::vector<Yield> parts(std::min(effort.jobs, (games - played + kStretch - 1) / kStretch));
        in_parallel(effort.jobs, parts.size(), [&](std::size_t i) {
            const std::size_t first = played + i * kStretch;
            parts[i] = play(first, std::min(kStretch, games - first));
        });
        for (const Yield& part : parts) yield.append(part);
        played = std::min(games, played + parts.size() * kStretch);
        bar.show(played, games);
    }
    games = played;
    return yield;
}

}  // namespace papelotte::tools
