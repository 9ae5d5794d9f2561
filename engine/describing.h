// Short forms for what fills the gaps of a description's sentences.
#pragma once

#include <string>
#include <string_view>

#include "engine/message.h"

namespace papelotte {

inline Argument number(std::string_view gap, int value) { return Argument::of_number(gap, value); }
inline Argument flag(std::string_view gap, bool value) { return Argument::of_word(gap, value ? "yes" : "no"); }
// A word with its name in the catalogue: "faction.french".
inline Argument named(std::string_view gap, std::string_view word, std::string_view group) {
    return Argument::of_word(gap, word, std::string(group) + "." + std::string(word));
}

}  // namespace papelotte
