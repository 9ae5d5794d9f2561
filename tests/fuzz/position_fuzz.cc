// Any bytes as a position, in every game: refused in one line, or a position from which play can continue, and that can be written and
// read again.
#include <boost/json.hpp>
#include <cstdlib>

#include "games/enemy_mistakes/records/records.h"
#include "games/napoleon/records/records.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo200/records/records.h"

using namespace papelotte;

namespace {

// Plays at random until the game is over, has no legal action, or is long enough.
template <class Records>
void play_on(typename Records::Rules::Position& position, std::uint64_t seed) {
    using Rules = typename Records::Rules;
    Dice dice(seed), choices(seed + 1);
    Effects effects{dice};
    Rules::settle(position, effects);
    for (int i = 0; i < 300 && !Rules::outcome(position); ++i) {
        const SeatSet seats = Rules::to_act(position);
        if (seats.empty()) return;
        ActionList list;
        Rules::legal(position, seats.front(), list);
        if (list.empty()) return;
        const Action action = list[choices.below(static_cast<std::uint32_t>(list.size()))];
        if (Rules::why_not(position, seats.front(), action)) std::abort();
        const auto before = position;
        Rules::apply(position, seats.front(), action, effects);
        for (std::size_t seat = 0; seat < Rules::facts().seats.size(); ++seat)
            static_cast<void>(Records::view_change(before, position, Seat(seat)));
        static_cast<void>(Records::view(position, kObserver));
    }
}

template <class Records>
void read_as_position(const boost::json::value& json, std::uint64_t seed) {
    auto position = Records::read_position(json);
    if (!position) {
        if (position.error().text().empty() || position.error().text().find('\n') != std::string::npos) std::abort();
        return;
    }
    const auto again = Records::read_position(Records::position_json(*position));
    if (!again || !Records::Rules::same(*again, *position)) std::abort();
    play_on<Records>(*position, seed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    boost::system::error_code wrong;
    const boost::json::value json = boost::json::parse({reinterpret_cast<const char*>(data), size}, wrong);
    if (wrong) return 0;
    read_as_position<enemy_mistakes::Records>(json, size);
    read_as_position<napoleon::Records>(json, size);
    read_as_position<waterloo::Records>(json, size);
    read_as_position<waterloo200::Records>(json, size);
    return 0;
}
