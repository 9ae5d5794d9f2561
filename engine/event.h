// Applying an action emits events: small facts with the seats that may see them. They feed logs, animation and battle
// reports. A search passes no list and pays nothing.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/dice.h"
#include "engine/seat.h"

namespace papelotte {

inline constexpr std::size_t kEventArgs = 18;   // a melee: an army, its Losses, eight dice and what each of them did
using EventArgs = std::array<std::int16_t, kEventArgs>;   // ids, dice, counts, depending on the kind

template <class... Args>
constexpr EventArgs event_args(Args... args) {
    return {static_cast<std::int16_t>(args)...};
}

// The side of a term, if an account compares two totals.
enum class TermSide : std::uint8_t { sole, attack, defence };

// One term of an account (engine/account.h): it is added to a total.
struct Term {
    std::uint8_t kind = 0;     // an index into the game's table of terms
    TermSide side = TermSide::sole;
    std::int16_t about = 0;    // an id, depending on the kind
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

// The inputs and outputs of an action besides the position.
struct Effects {
    Dice& dice;
    std::vector<Event>* events = nullptr;
    SeatSet revealed_to = {};   // something hidden was revealed to these seats: earlier actions can no longer be undone

    bool revealed() const { return !revealed_to.empty(); }
    void reveal(SeatSet seats = SeatSet::everyone()) { revealed_to = revealed_to | seats; }

    void emit(const Event& event) {
        if (events) events->push_back(event);
    }
};

}  // namespace papelotte
