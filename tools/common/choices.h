// What arguments choose: a game by its id, names by patterns.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/quoted.h"
#include "tools/common/tool.h"

namespace papelotte::tools {

// `games` are functions that make what the tool asks of a game, with its `id`.
auto chosen_game(const auto& games, const std::string& id) {
    std::string known;
    for (const auto game : games) {
        auto made = game();
        if (made.id == id) return made;
        known += fmt::format("{}{}", known.empty() ? "" : ", ", made.id);
    }
    throw BadInput(fmt::format("unknown game {} (known: {})", papelotte::quoted(id), known));
}

// In a pattern * stands for any letters, also none.
constexpr bool fits(std::string_view name, std::string_view pattern) {
    if (pattern.empty()) return name.empty();
    if (pattern.front() != '*') return !name.empty() && name.front() == pattern.front() && fits(name.substr(1), pattern.substr(1));
    return fits(name, pattern.substr(1)) || (!name.empty() && fits(name.substr(1), pattern));
}

// Which of the names fit one of the patterns; of "french.disc" also the part after the dot alone. A pattern that no name fits is refused; `option` is the one that gave it.
template <class Name>
std::vector<bool> chosen_names(const std::vector<Name>& names, const std::vector<std::string>& patterns, std::string_view option) {
    std::vector<bool> chosen(names.size());
    for (const std::string& pattern : patterns) {
        bool any = false;
        for (std::size_t i = 0; i < names.size(); ++i)
            if (const std::string_view name = names[i]; fits(name, pattern) || fits(name.substr(name.find('.') + 1), pattern))
                chosen[i] = any = true;
        if (!any) throw BadInput(fmt::format("{} {}: no weight has such a name", option, papelotte::quoted(pattern)));
    }
    return chosen;
}

}   // namespace papelotte::tools
