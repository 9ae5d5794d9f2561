// The names that people choose: visible, on one line, and not easily mistaken for another person's.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

namespace papelotte::people {

inline constexpr std::size_t kLongestName = 24;   // code points

// The name as it is displayed: without blanks at the ends, with single blanks inside. The error is one line for the person who chose it.
std::expected<std::string, std::string> display_name(std::string_view text);

// Two names are the same if this is equal for both: it ignores case in the Latin, Greek, Cyrillic and Armenian scripts.
std::string normalised(std::string_view name);

}  // namespace papelotte::people
