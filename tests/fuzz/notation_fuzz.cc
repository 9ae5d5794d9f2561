// Any bytes as notation, in every game: refused in one line, or an action that is written in the same form again.
#include <cstdlib>

#include "engine/text.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo200/records/records.h"

using namespace papelotte;

namespace {

template <class Records>
void read_as_action(std::string_view text) {
    const auto action = Records::parse(text);
    if (!action) {
        if (action.error().id.empty() || common_texts().say(action.error()).find('\n') != std::string::npos) std::abort();
        return;
    }
    const auto again = Records::parse(Records::notate(*action));
    if (!again || !(*again == *action)) std::abort();
    Dice dice(1);
    Effects effects{dice};
    const auto position = Records::Rules::set_up({}, effects);
    for (std::size_t i = 0; i < Records::Rules::facts().seats.size(); ++i)
        static_cast<void>(Records::Rules::why_not(position, Seat(i), *action));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    read_as_action<waterloo::Records>(text);
    read_as_action<waterloo200::Records>(text);
    return 0;
}
