// A word from outside for a message: in quotes, shortened, and with control characters escaped.
#pragma once

#include <string>
#include <string_view>

namespace papelotte {

// 'word'; bytes that are not printable ASCII as \xNN, cut after 60 bytes with "...".
// Call it by its full name, papelotte::quoted: otherwise the compiler may find std::quoted for a std::string.
std::string quoted(std::string_view word);

}  // namespace papelotte
