// The interface between the engine and the rules of Waterloo: it calls the step on top of the agenda. The rules themselves are in the steps.
#pragma once

#include "engine/rules.h"
#include "games/waterloo/rules/marches.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

struct Rules {
    using Position = waterloo::Position;
    using Marches = waterloo::Marches;

    static const Facts& facts();
    static Position set_up(const Setup&, Effects&);                  // WL-2
    static SeatSet to_act(const Position&);
    static void legal(const Position&, Seat, ActionList&);
    static Refusal why_not(const Position&, Seat, Action);
    static void apply(Position&, Seat, Action, Effects&);
    static Action random_action(const Position&, Seat, Dice&);
    static std::optional<Outcome> outcome(const Position&);       // WL-15
    static void redeal(Position&, Seat, Dice&);                   // WL-18: only the tile is hidden
    static std::uint64_t hash(const Position&);
    static bool same(const Position&, const Position&);
    static InputFault broken_invariant(const Position&);         // invariants.cc
    static std::string_view step_name(const Position&);
    static std::span<const std::string_view> step_names();

    // Runs the steps that need no player and makes choices that have one option, until a player must decide or the agenda is empty.
    static void settle(Position&, Effects&);
};

// True when the seat may know the tile: that of the player who drew it, and all seats once the round is over (WL-4.1.1, WL-4.1.3).
bool knows_tile(const Position&, Seat);

}  // namespace papelotte::waterloo
