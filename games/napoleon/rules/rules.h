// The interface between the engine and the rules of Napoléon. The rules themselves are in the steps.
#pragma once

#include "engine/agenda_rules.h"
#include "engine/rules.h"
#include "games/napoleon/rules/marches.h"
#include "games/napoleon/rules/position.h"
#include "games/napoleon/rules/standing.h"

namespace papelotte::napoleon {

struct Rules : AgendaRules<Position> {
    using Marches = napoleon::Marches;
    using Standing = StandingAnswers;
    static const Facts& facts();
    static SeatSet seats_in_play(const Setup&);   // NP-11.1.1
    static SeatSet seats_in_play_at(const Position& p) { return SeatSet::first(p.three_players() ? 3 : 2); }
    static Refusal why_not_setup(const Setup&);   // NP-12.1.9
    static Seating seating(const Position& p) { return p.settlement.seating; }
    static Refusal why_no_talk(const Position&);   // NP-11.1.3
    static Position set_up(const Setup&, Effects&);
    static Refusal why_not(const Position&, Seat, Action);
    static std::optional<Outcome> outcome(const Position&);   // NP-10
    static void redeal(Position&, Seat, Dice&);
    static void reopen(Position& p, Seat keep) { agenda::reopen(p, keep); }
    static InputFault broken_invariant(const Position&);   // invariants.cc
    static int turn(const Position& p) { return p.turn; }
};

}  // namespace papelotte::napoleon
