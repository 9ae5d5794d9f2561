// Results of dice of fire, from the printed tables. The rules and the odds of doctrine both use these functions.
#pragma once

#include <algorithm>

#include "games/waterloo/rules/board.h"

namespace papelotte::waterloo {

// WL-6.3  The cubes that one die of a gun inflicts on infantry. Range 0 is the defensive fire of WL-7.2.2.
constexpr int gun_result(int die, int modifier, int range) {
    const int cubes = kTables.artillery_vs_infantry[static_cast<std::size_t>(std::clamp(die + modifier, 0, 6))][static_cast<std::size_t>(range)];
    return die == 6 && range > 0 ? std::max(cubes, 1) : cubes;   // WL-6.3.2
}

// WL-7.4  The result of one infantry unit's die in a volley.
struct VolleyResult {
    int cubes;
    bool check;   // the target checks its morale (WL-7.4.5)
};
constexpr VolleyResult volley_result(int die, int modifier) {
    const FireResult& result = kTables.infantry_vs_infantry[static_cast<std::size_t>(std::clamp(die + modifier, 0, 6))];
    const int cubes = die == 6 ? std::max<int>(result.cubes, 1) : result.cubes;   // WL-7.4.3
    return {cubes, result.check || cubes > 0};
}

}  // namespace papelotte::waterloo
