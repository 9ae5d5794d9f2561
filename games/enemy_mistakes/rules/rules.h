// The interface between the engine and the rules of Enemy Mistakes. The rules themselves are in the steps.
#pragma once

#include "engine/agenda_rules.h"
#include "engine/rules.h"
#include "games/enemy_mistakes/rules/position.h"

namespace papelotte {
extern template struct AgendaRules<enemy_mistakes::Position>;
}   // namespace papelotte

namespace papelotte::enemy_mistakes {

struct Rules : AgendaRules<Position> {
    static const Facts& facts();
    static SeatSet seats_in_play(const Setup&);   // EM-7.9
    static SeatSet seats_in_play_at(const Position& p) { return SeatSet::first(p.three_players() ? 3 : 2); }
    static Refusal why_not_setup(const Setup&);    // EM-17.2
    static Refusal why_no_talk(const Position&);   // EM-8.4
    static Position set_up(const Setup&, Effects&);
    static Refusal why_not(const Position&, Seat, Action);
    static std::optional<Outcome> outcome(const Position&);   // EM-17
    static void redeal(Position&, Seat, Dice&);
    static void reopen(Position& p, Seat keep) { agenda::reopen(p, keep); }
    static InputFault broken_invariant(const Position&);   // invariants.cc
    static int turn(const Position& p) { return p.turn; }
};

}   // namespace papelotte::enemy_mistakes
