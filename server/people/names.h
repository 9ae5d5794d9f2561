// The names that people choose: visible, on one line, and not mistaken for another's.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

namespace papelotte::people {

inline constexpr std::size_t kLongestName = 24;   // code points

// The name as it will be shown: blanks at the ends removed, those inside single. The error is one line for the person who chose it.
std::expected<std::string, std::string> display_name(std::string_view text);

// Two names are the same when these are equal: without regard to case in the Latin, Greek, Cyrillic and Armenian scripts.
std::string normalised(std::string_view name);

}  // namespace papelotte::people
