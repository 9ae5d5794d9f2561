// Any bytes as notation: refused in one line, or an action that is written the same way again.
#include <cstdlib>

#include "games/waterloo/actions.h"
#include "games/waterloo/records.h"

using papelotte::waterloo::Records;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto action = Records::parse(text);
    if (!action) {
        if (action.error().empty() || action.error().find('\n') != std::string::npos) std::abort();
        return 0;
    }
    const auto again = Records::parse(Records::notate(*action));
    if (!again || !(*again == *action)) std::abort();
    papelotte::Dice dice(1);
    papelotte::Turn turn{dice};
    const auto position = Records::Rules::set_up({}, turn);
    static_cast<void>(Records::Rules::why_not(position, papelotte::waterloo::kAllied, *action));
    return 0;
}
