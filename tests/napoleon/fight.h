// Battles for the tests of chapter 6.
#pragma once

#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {

// A French attack on Waterloo by the road from Quatre Bras; the French have the battle turn and act. `words` changes that: "side=allied",
// "step=morale", "woods=allied_left".
inline Scene fight(const std::string& units, const std::string& words = "") {
    return Scene("battle waterloo side=french step=combat roads=quatre_bras " + words + "; " + units + "; turn=5");
}

// The last fire: "F2: 1 3, one hit."
inline std::string last_fire(const Scene& s) {
    const auto lines = s.log(" fires");
    if (lines.empty()) return "";
    const auto at = lines.back().rfind(" F");
    return at == std::string::npos ? lines.back().substr(lines.back().rfind(": ") + 2) : lines.back().substr(at + 1);
}

// Draws of terrain count the markers that are left in the order woods, farm, hill, stream: these are from the full pool.
inline constexpr int kWoods = 1, kFarm = 3, kHill = 5, kStream = 7;

// Three French blocks of Quatre Bras attack three of Waterloo: the position when the battle is set up, at its first decision.
inline Scene attack_on_waterloo(const std::string& french, const std::string& allied, std::vector<int> draws, const std::string& more = "") {
    Scene s("quatre_bras: " + french + "; waterloo: " + allied + "; turn=5" + more);
    std::vector<std::string> marches;
    s.play("group french quatre_bras");
    for (const std::string& action : s.legal("march "))
        if (action.ends_with(" waterloo")) marches.push_back(action);
    for (const std::string& march : marches) s.play(march);
    s.play("done", std::move(draws));
    return s;
}

}  // namespace papelotte::napoleon
