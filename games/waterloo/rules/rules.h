// The rules of Waterloo as the engine sees them: dispatch to the step that is on top of the agenda. No rule lives here.
#pragma once

#include "engine/rules.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

struct Rules {
    using Position = waterloo::Position;

    static const Facts& facts();
    static Position set_up(const Setup&, Effects&);                  // WL-2
    static SeatSet to_act(const Position&);
    static void legal(const Position&, Seat, ActionList&);
    static Refusal why_not(const Position&, Seat, Action);
    static void apply(Position&, Seat, Action, Effects&);
    static Action random_action(const Position&, Seat, Dice&);
    static std::optional<Outcome> outcome(const Position&);       // WL-15
    static void redeal(Position&, Seat, Dice&);                   // WL-18: the tile is all that is hidden
    static std::uint64_t hash(const Position&);
    static bool same(const Position&, const Position&);
    static InputFault broken_invariant(const Position&);         // invariants.cc
    static std::string_view step_name(const Position&);
    static std::span<const std::string_view> step_names();

    // Runs what needs no player, and makes choices that have one option, until somebody must decide or nothing is left.
    static void settle(Position&, Effects&);
};

// True when the seat may know the tile: the player who drew it, and everybody once the round is over (WL-4.1.1, WL-4.1.3).
bool knows_tile(const Position&, Seat);

}  // namespace papelotte::waterloo
