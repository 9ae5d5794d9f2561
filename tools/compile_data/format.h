// One format of JSON for all data files, so that a diff shows only real changes.
#pragma once

#include <string>
#include <string_view>

namespace papelotte::data {

// The same values, reformatted: short lists and objects on one line, longer ones with an entry per line, long lists of numbers or
// points filled line by line. Numbers and texts keep their spelling. The text must be JSON.
std::string formatted(std::string_view text);

}  // namespace papelotte::data
