// Helpers for the checks of several games.
#pragma once

#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

#include "tools/compile_data/games.h"

namespace papelotte::data {

// The entries of a list by their ids.
inline std::map<std::string, Node> by_id(const Node& list) {
    std::map<std::string, Node> entries;
    for (const Node& entry : list.items()) entries.emplace(entry.at("id").word(), entry);
    return entries;
}

inline int figure(const Node& node) { return node.whole(-1'000'000, 1'000'000); }

}  // namespace papelotte::data
