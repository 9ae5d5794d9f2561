// The interface between the engine and the rules of Waterloo 200: it calls the step on top of the agenda. The rules themselves are in
// the steps. The only chance is in draws (W2-1.9, W2-23.1.1).
#pragma once

#include "engine/agenda_rules.h"
#include "engine/loss.h"
#include "engine/rules.h"
#include "games/waterloo200/rules/marches.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte {

extern template struct AgendaRules<waterloo200::Position>;

namespace waterloo200 {

struct Rules : AgendaRules<Position> {
    using Marches = waterloo200::Marches;

    static const Facts& facts();
    static SeatSet seats_in_play(const Setup&);   // W2-20.1
    static SeatSet seats_in_play_at(const Position& p) { return SeatSet::first(p.three_players() ? 3 : 2); }
    static Refusal why_not_setup(const Setup&);
    static Position set_up(const Setup&, Effects&);   // W2-7
    static int rules_version(const Position&);   // of the edition of board and forces that the position follows
    static Refusal why_not(const Position&, Seat, Action);
    static std::optional<Outcome> outcome(const Position&);   // W2-18
    static void redeal(Position&, Seat, Dice&);   // W2-22: knowledge.cc
    static InputFault broken_invariant(const Position&);   // invariants.cc
    static Seating seating(const Position& p) { return p.settlement.seating; }
    static int turn(const Position& p) { return p.turn; }
    static void losses(const Position& before, std::span<const Event>, std::vector<Loss>&);
    static std::span<const std::string_view> loss_causes();
};

}  // namespace waterloo200
}  // namespace papelotte
