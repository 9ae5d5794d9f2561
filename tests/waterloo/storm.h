// Helpers for the tests of morale, cubes, retreats and strong points: an assault from one area into another, and the column of a
// unit's last morale check.
#pragma once

#include <string>
#include <vector>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

struct Way {
    std::string from = "sandpit_valley", to = "crossroads";
};

// These units assault with a red disc, and dice are rolled until a player must decide. A single infantry unit with a single enemy area
// next to it has no choice and attacks automatically (WL-16.1.5).
inline void storm(Scene& s, const std::vector<std::string>& units, const std::vector<int>& dice, const Way& way = {}) {
    std::vector<std::string> actions{"assault red " + way.from};
    const bool goes_by_itself = units.size() == 1 && units[0].find("cav") == std::string::npos;
    if (!goes_by_itself)
        for (const std::string& unit : units) actions.push_back("attack " + unit + " " + way.to + " " + way.from);
    s.play_all({actions.begin(), actions.end()}, dice);
}

inline int column(const Scene& s, const std::string& unit) {
    const auto checks = s.log(unit + " checks morale");
    const auto at = checks.empty() ? std::string::npos : checks.back().find("column ");
    if (at == std::string::npos) {
        ADD_FAILURE() << unit << " has made no morale check";
        return -1;
    }
    return checks.back()[at + 7] - '0';
}

}  // namespace papelotte::waterloo
