#include "engine/quoted.h"

namespace papelotte {

std::string quoted(std::string_view word) {
    static constexpr std::size_t kLongest = 60;
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string shown = "'";
    for (const char c : word.substr(0, kLongest)) {
        const unsigned byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7f) {
            shown += c;
        } else {
            shown += "\\x";
            shown += kDigits[byte >> 4];
            shown += kDigits[byte & 15];
        }
    }
    if (word.size() > kLongest) shown += "...";
    return shown += '\'';
}

}  // namespace papelotte
