// Names that are chosen by a pattern in which * stands for any letters, also none.
#pragma once

#include <string_view>

namespace papelotte::tools {

constexpr bool fits(std::string_view name, std::string_view pattern) {
    if (pattern.empty()) return name.empty();
    if (pattern.front() != '*') return !name.empty() && name.front() == pattern.front() && fits(name.substr(1), pattern.substr(1));
    return fits(name, pattern.substr(1)) || (!name.empty() && fits(name.substr(1), pattern));
}

}  // namespace papelotte::tools
