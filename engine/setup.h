// A scenario and its options, checked by the game. Games that begin from a position are in engine/beginning.h.
#pragma once

#include "engine/facts.h"
#include "engine/faults.h"

namespace papelotte {

// Checked against the facts, filled in, and then asked of the rules, if the game has combinations that exclude each other.
template <class Rules>
std::expected<Setup, InputFault> checked_setup(const Setup& setup) {
    auto checked = check_setup(Rules::facts(), setup);
    if constexpr (requires { Rules::why_not_setup(*checked); }) {
        if (!checked) return checked;
        if (const Refusal no = Rules::why_not_setup(*checked))
            return std::unexpected(InputFault(no.message()).within({std::string(kSetupFaults.excluded), {Argument::of_word("rule", no.id())}}));
    }
    return checked;
}

// The seats in play. The set-up must be checked.
template <class Rules>
SeatSet seats_in_play_of(const Setup& setup) {
    if constexpr (requires { Rules::seats_in_play(setup); }) return Rules::seats_in_play(setup);
    else return SeatSet::first(static_cast<int>(Rules::facts().seats.size()));
}

}   // namespace papelotte
