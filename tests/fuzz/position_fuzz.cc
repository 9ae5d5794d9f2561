// Any bytes as a position: refused in one line, or a position that can be played on, written and read again.
#include <boost/json.hpp>
#include <cstdlib>

#include "games/waterloo/records.h"

using namespace papelotte;
using waterloo::Records;
using waterloo::Rules;

namespace {

// Plays at random until the game is over, stuck by its own odd making, or long enough.
void play_on(waterloo::Position& position, std::uint64_t seed) {
    Dice dice(seed), choices(seed + 1);
    Turn turn{dice};
    Rules::settle(position, turn);
    for (int i = 0; i < 300 && !Rules::outcome(position); ++i) {
        const SeatSet seats = Rules::to_act(position);
        if (seats.empty()) return;
        ActionList list;
        Rules::legal(position, seats.front(), list);
        if (list.empty()) return;
        const Action action = list[choices.below(static_cast<std::uint32_t>(list.size()))];
        if (Rules::why_not(position, seats.front(), action)) std::abort();
        Rules::apply(position, seats.front(), action, turn);
        for (const Seat seat : {waterloo::kFrench, waterloo::kAllied, kObserver}) static_cast<void>(Records::view(position, seat));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    boost::system::error_code wrong;
    const boost::json::value json = boost::json::parse({reinterpret_cast<const char*>(data), size}, wrong);
    if (wrong) return 0;
    auto position = Records::read_position(json);
    if (!position) {
        if (position.error().empty() || position.error().find('\n') != std::string::npos) std::abort();
        return 0;
    }
    const auto again = Records::read_position(Records::position_json(*position));
    if (!again || !Rules::same(*again, *position)) std::abort();
    play_on(*position, size);
    return 0;
}
