// Applying an action emits events: small facts with the seats that may see them. They feed logs, animation and battle
// reports. A search passes no list and pays nothing.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/dice.h"
#include "engine/seat.h"

namespace papelotte {

inline constexpr std::size_t kEventArgs = 10;
using EventArgs = std::array<std::int16_t, kEventArgs>;   // ids, dice, counts, as the kind says

template <class... Args>
constexpr EventArgs event_args(Args... args) {
    return {static_cast<std::int16_t>(args)...};
}

// Whose total a term belongs to, where an account compares two.
enum class TermSide : std::uint8_t { sole, attack, defence };

// One term of an account (engine/account.h): what is added to a total or taken from it.
struct Term {
    std::uint8_t kind = 0;     // an index into the game's table of terms
    TermSide side = TermSide::sole;
    std::int16_t about = 0;    // an id, as the kind says
    std::int16_t value = 0;
    friend bool operator==(const Term&, const Term&) = default;
};

struct Event {
    std::uint16_t kind = 0;                      // an index into the game's table of events
    SeatSet seen_by = SeatSet::everyone();
    EventArgs args{};
    std::vector<Term> terms{};                   // of an account; else empty
    friend bool operator==(const Event&, const Event&) = default;
};

// What applying an action needs and leaves behind besides the new position.
struct Effects {
    Dice& dice;
    std::vector<Event>* events = nullptr;
    bool revealed = false;   // something hidden came to light: from here on nothing can be taken back

    void emit(const Event& event) {
        if (events) events->push_back(event);
    }
};

}  // namespace papelotte
