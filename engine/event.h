// Applying an action emits events: small facts with the seats that may see them. They feed logs, animation and battle
// reports. A search passes no list and pays nothing.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/dice.h"
#include "engine/seat.h"

namespace papelotte {

struct Event {
    std::uint16_t kind = 0;                 // an index into the game's table of events
    SeatSet seen_by = SeatSet::everyone();
    std::array<std::int16_t, 5> args{};     // ids, dice, counts, as the kind says
    friend bool operator==(const Event&, const Event&) = default;
};

// What applying an action needs and leaves behind besides the new position.
struct Turn {
    Dice& dice;
    std::vector<Event>* events = nullptr;
    bool revealed = false;   // something hidden came to light: from here on nothing can be taken back

    void emit(const Event& event) {
        if (events) events->push_back(event);
    }
};

}  // namespace papelotte
