// One way to write JSON for all data files, so that a change shows only what changed.
#pragma once

#include <string>
#include <string_view>

namespace papelotte::data {

// The same values, written anew: short lists and objects on one line, longer ones with an entry per line, long lists of numbers or points
// filled up line by line. Numbers and texts keep their own spelling. The text must be JSON.
std::string formatted(std::string_view text);

}  // namespace papelotte::data
