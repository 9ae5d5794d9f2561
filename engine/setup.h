// A scenario and its options, checked by the game. Games that begin from a position are in engine/beginning.h.
#pragma once

#include "engine/facts.h"

namespace papelotte {

// Checks and completes a set-up, and asks the rules if the game has options that exclude each other. The error is one line.
template <class Rules>
std::expected<Setup, std::string> checked_setup(const Setup& setup) {
    auto checked = check_setup(Rules::facts(), setup);
    if constexpr (requires { Rules::why_not_setup(*checked); }) {
        if (!checked) return checked;
        if (const Refusal no = Rules::why_not_setup(*checked)) return std::unexpected(std::string(no.id()) + " " + std::string(no.message()));
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
