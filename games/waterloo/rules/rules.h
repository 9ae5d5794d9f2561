// The interface between the engine and the rules of Waterloo: it calls the step on top of the agenda. The rules themselves are in the steps.
#pragma once

#include "engine/agenda_rules.h"
#include "engine/loss.h"
#include "engine/rules.h"
#include "games/waterloo/rules/marches.h"
#include "games/waterloo/rules/position.h"

namespace papelotte {

extern template struct AgendaRules<waterloo::Position>;

namespace waterloo {

struct Rules : AgendaRules<Position> {
    using Marches = waterloo::Marches;

    static const Facts& facts();
    static Position set_up(const Setup&, Effects&);                  // WL-2
    static Refusal why_not(const Position&, Seat, Action);
    static std::optional<Outcome> outcome(const Position&);       // WL-15
    static void redeal(Position&, Seat, Dice&);                   // WL-18: only the tile is hidden
    static InputFault broken_invariant(const Position&);         // invariants.cc
    static Seating seating(const Position& p) { return p.settlement.seating; }
    static int turn(const Position& p) { return p.turn; }
    static void losses(const Position& before, std::span<const Event>, std::vector<Loss>&);   // by Cause
};

// True when the seat may know the tile: that of the player who drew it, and all seats once the round is over (WL-4.1.1, WL-4.1.3).
bool knows_tile(const Position&, Seat);

}  // namespace waterloo
}  // namespace papelotte
