// Text as code points: reads UTF-8 that may be invalid, and writes it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace papelotte {

// Strictly: no overlong forms, no surrogates, nothing above U+10FFFF.
bool is_utf8(std::string_view text);
std::optional<std::u32string> code_points(std::string_view text);   // nullopt if the text is not valid
std::string utf8(std::u32string_view text);

}  // namespace papelotte
