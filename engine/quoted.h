// How a word from outside is shown in a message: in quotes, short, and never with its control characters raw.
#pragma once

#include <string>
#include <string_view>

namespace papelotte {

// 'word'; bytes that are not printable ASCII as \xNN, cut after 60 bytes with "...".
// Call it by its full name, papelotte::quoted: for a std::string the compiler may else find std::quoted.
std::string quoted(std::string_view word);

}  // namespace papelotte
