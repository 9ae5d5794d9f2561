// Text as code points: reading UTF-8 that may be anything, and writing it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace papelotte::people {

// Strictly: no overlong forms, no surrogates, nothing above U+10FFFF. Empty when the text is not valid.
std::optional<std::u32string> code_points(std::string_view text);
std::string utf8(std::u32string_view text);

}  // namespace papelotte::people
